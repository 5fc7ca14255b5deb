# What is left to do in a lesson, for its author.

todo-no-task = The lesson asks for nothing yet. Put in a task: try, judge, pick, count, order, compare or play.
todo-nothing-taught = Name the rules that the lesson teaches: teaches: [pile.frozen]
todo-not-met = No task lets a learner meet { $rule }, which the lesson teaches.
todo-not-broken = { $rule } is only ever kept. Show it broken too: a mistake under wrong, or a move to judge that is not legal.
todo-not-kept = { $rule } is only ever broken. Show it kept too: a right move that has to do with it.
todo-untaught = { $rule } is used here, and neither this lesson teaches it nor one that it needs. Add it to teaches, or name the lesson that teaches it under needs.
todo-long = { $count } words are more than one thought. Make two cells of them; { $most } are plenty.
todo-few-hints = { $count ->
    [0] No hint.
    [one] Only one hint.
   *[other] Only { $count } hints.
} A stair has four: the idea, the rule, the cards, the answer.
todo-no-praise = Nothing is said after a right answer. Add say.
todo-no-reply = { $count ->
        [one] One wrong answer gets no word: { $answers }.
       *[other] { $count } wrong answers get no word: { $answers }.
    } Give a reply to each under replies, or one for all under otherwise.
todo-no-otherwise = A mistake that nothing else answers gets no word. Add otherwise.
todo-no-wrong = No mistake is foreseen. What would a player of other card games try? Put it under wrong.
todo-more-answers = { $goal ->
        [none] Without a goal any legal move is right
       *[other] { $count ->
            [one] Another move reaches the goal too
           *[other] { $count } other moves reach the goal too
        }
    }: { $answers }. Narrow the goal, or the hand, if they should not.
