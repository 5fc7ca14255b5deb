# What the pages say. One sentence, one message; figures come in by name.

## Cards

app-suit-name = { $suit ->
    [spade] spades
    [heart] hearts
    [diamond] diamonds
    [club] clubs
    [red] red
    [yellow] yellow
    [black] black
   *[blue] blue
}
app-card-badge-wild = wild
app-card-hidden = a face-down card
app-card-spoken = { $index }{ $suit ->
        [none] { "" }
       *[other] { " of " }{ app-suit-name }
    }{ $kind ->
        [joker] , joker
        [red_three] , a red three
       *[other] { "" }
    }{ $points ->
        [none] { "" }
       *[other] , { $points } points
    }
app-card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Table

app-table-label = The table
app-seat = Seat { $seat }
app-seat-you = You
app-seat-to-move = { $name }, to move
app-hand-count = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}
app-side-you = You
app-side-yours = You and seat { $partner }
app-side-theirs = Your opponents
app-side-score = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
app-number-below-zero = −{ $points }
app-side-open = has opened
app-side-minimum = opening minimum { $points }
app-side-red-threes = { $count ->
    [one] { $count } red three laid out
   *[other] { $count } red threes laid out
}
app-side-no-melds = No melds yet.
app-meld-count = { $count } { $ranks }
app-meld-kind = { $kind }
app-meld-canasta = { $kind } canasta
app-stock = Stock
app-pile = Discard pile
app-pile-top = Top card: { $card }.
app-pile-none = none
app-pile-unknown = not shown
app-pile-under = Seen under it: { $cards }.

## Hand

app-hand-label = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
app-hand-picked = { $count ->
    [one] { $count } card picked
   *[other] { $count } cards picked
}
app-hand-keys = Arrow keys move, space picks, Esc drops, Ctrl+Enter plays

## Pile, for the player to move

app-pile-frozen-by = Frozen: { $card } lies in it. Taking it needs two natural { $ranks } from hand.
app-pile-frozen-unseen = Frozen. Taking it needs two natural { $ranks } from hand.
app-pile-frozen-before-opening = This side has not opened yet: taking it needs two natural { $ranks } from hand.
app-pile-closed-before-opening = This side may not take it before it has opened from its own hand.
app-pile-not-frozen = Not frozen.

## Steps

app-act-draw = Draw
app-act-take = Take the pile
app-act-meld = New meld
app-act-add = Add to { $ranks }
app-act-add-number = Add to { $ranks } ({ $number })
app-act-add-theirs = Add to their { $ranks }
app-act-lay = Lay out red threes
app-act-discard = Discard
app-act-ask = Ask your partner
app-act-yes = Answer yes
app-act-no = Answer no
app-act-end = End the round
app-act-joker = Joker button
app-act-kitty-look = Look at the kitty
app-act-kitty-take = Take up the kitty
app-act-gone = That cannot be done at this moment.
app-pick-some = First pick the cards in your hand that you want to lay.
app-pick-one = { $count ->
    [0] First pick the one card that you want to discard.
   *[other] You picked { $count } cards, and a turn ends with one discard: pick one card.
}
app-type-label = Or type it
app-type-example = 7 7 Jo picks cards, take 7 7 plays
app-type-button = Enter
app-type-nothing = Type the cards to pick, such as 7 7 Jo, or a move, such as take 7 7.
app-type-unread = { $message }. A move begins with one of: { $moves }. For example: take 7 7.
app-type-missing = Your hand does not hold: { $cards }.
app-log-label = The steps of this turn so far
app-log-back = Take back
app-log-restart = Start over
app-moves-show = What may I do?
app-moves-hide = Hide what I may do
app-moves-not-now = Not now.
app-moves-more = and { $count } more
app-moves-head = What you may do now, and what not

## Verdict

app-verdict-illegal = { $count ->
    [one] Not legal: { $count } rule is broken.
   *[other] Not legal: { $count } rules are broken.
}
app-verdict-all-rules = { $count ->
    [one] The one rule that the referee asked
   *[other] All { $count } rules that the referee asked, in order
}
app-verdict-remedy = What would make it legal:
app-finding-kept = Kept.
app-finding-broken = Broken.
app-citation = { $source }, “{ $where }”
app-citation-silent = the rule set’s own text leaves it open; played as in { $source }, “{ $where }”
app-source = { $key ->
    [seed-000] the Railroad text
    [seed-001] the second Railroad text
    [seed-002] the Classic text
    [seed-003] the Tile text
    [seed-004] the Complete text
   *[other] { $source }
}

## Tasks

app-task-head = Task { $number } of { $count }
app-task-done = { $stars ->
    [3] Done without help.
    [2] Done with hints.
   *[1] Done after seeing the answer.
}
app-task-again = Try again
app-stars = { $stars ->
    [one] { $stars } star of 3
   *[other] { $stars } stars of 3
}
app-hint-next = Hint { $number } of { $of }
app-hint-show = Show the answer
app-hint-answer = The answer:
app-check = Check
app-try-right = That is what was asked.
app-try-go-on = Go on with your turn.
app-try-legal-but-not-asked = Legal, and your turn is over, but the task asked for something else. Take back a step or start over.
app-judge-move = The move:
app-judge-question = Is it legal?
app-judge-legal = Legal
app-judge-not-legal = Not legal
app-judge-which-rule = Which rule says so?
app-judge-choose = First choose: legal or not legal?
app-judge-choose-rule = Not legal, you say. Now choose the rule that it breaks.
app-judge-is-legal = It is legal. Which rule made you think otherwise? Look again.
app-judge-is-not-legal = It is not legal. Look again: which rule does it break?
app-judge-other-rule = Right, it is not legal. But “{ $rule }” is not the rule it breaks.
app-judge-right = Your ruling is right.
app-judge-answer = Not legal. The rule: { $rules }.
app-count-label = Your answer in { $unit }
app-count-right = { $number } { $unit }: that is right.
app-count-too-low = { $number } is too low.
app-count-too-high = { $number } is too high.
app-count-type = First type a number.

## Pages

app-tab-title = { $title } · Canasta Notebook

app-lesson-unknown-title = No such lesson
app-lesson-unknown = This link names the lesson “{ $lesson }”, and there is none by that name. All lessons are on the course page.
app-lesson-lead = { $rules } rules · lesson { $number } of { $count } · about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
app-lesson-needs = Best after: { $lessons }
app-course-needs = { $count ->
    [one] after lesson { $numbers }
   *[other] after lessons { $numbers }
}
app-lesson-show-all = Show the rest of the lesson now
app-lesson-end = Lesson done
app-lesson-bottom = The end of the lesson
app-lesson-tasks-done = { $done } of { $count ->
    [one] { $count } task
   *[other] { $count } tasks
} done.
app-lesson-next = Next: { $title }
app-to-course = All lessons
app-course-none-title = No course yet
app-course-none = There is no course for the { $rules } rules yet. These there are:
app-course-lead = { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}, { $done } done. They build on each other, but none is locked.
app-course-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
app-course-tasks = { $done } of { $count ->
    [one] { $count } task
   *[other] { $count } tasks
} done
app-home-title = Learn canasta by playing it
app-home-lead = Invited to play canasta? Pick up a hand, try a move, and see at once whether it is allowed, and which rule says so.
app-home-course = The { $rules } course
app-home-course-lead = { $done ->
    [0] { $count ->
        [one] { $count } short lesson
       *[other] { $count } short lessons
    }, with cards to play in every one.
   *[other] { $done } of { $count } lessons done.
}
app-home-start = Start: { $title }
app-home-continue = Continue: { $title }
app-home-other-courses = Or learn another game of the family:
app-home-settle = Settle a question
app-home-settle-lead = A game is on, and somebody asks: was that allowed?
app-home-ruling = Lay out the table and get a ruling
app-home-rules = Look up a rule
app-home-score = Count a round and keep the score
app-home-try = Try any move
app-home-try-text = Every lesson puts a table before you and cards into your hand. No attempt is refused.
app-home-all-rules = See every rule
app-home-all-rules-text = A referee goes through the rules one by one: which hold, which are broken, and what would make the move legal.
app-home-time = Take your time
app-home-time-text = Hints come when you ask for them. Your progress stays in the address of the page: bookmark it to go on later.
app-menu = Pages
app-look = How cards look
app-look-two = Two colours, red and black
app-look-large = Large cards
app-link-unknown-version = This link was made by another version of the app and cannot be read. You can start afresh.
app-link-unreadable = This link cannot be read: perhaps a part of it is missing. You can start afresh.

app-rules-choose = Rules
app-rules-house = House rules ({ $rules })
