# Practice: questions about single rules, and which rules are known.

app-practice-title = Practice
app-practice-lead = One move at a time: is it legal, and if not, which rule says so? What you miss comes back.
app-practice-choose-rule = Or choose a rule yourself, below.
app-practice-surprise = Surprise me
app-practice-next = Next question
app-practice-rules = All rules
app-practice-about = About one rule: { $rule }
app-practice-mixed = A rule of any kind
app-practice-look-up = Read the rule
app-practice-this = Practise this
app-practice-course = Practise the rules of this game
app-practice-no-rule = The link asks for the rule “{ $rule }”, and there are no practice questions about it here. Choose another one.
app-practice-no-seed = A practice question has a whole number, and the link has “{ $seed }”. Here is another question about that rule.
app-practice-making = A question is being made …
practice-none = No question could be made of this rule here. Choose another one.
app-practice-picture = What you know
app-practice-state = { $state ->
    [known] known
    [learning] getting there
    [weak] weak
   *[new] not practised yet
}
app-practice-part = { $known } of { $count } known{ $weak ->
    [0] { "" }
   *[other] , { $weak } weak
}
app-practice-box = { $state ->
    [known] You know this rule now.
    [learning] You are getting to know this rule.
   *[weak] This rule will come back soon.
}
app-practice-twin = { $legal ->
    [yes] This would be legal: { $move }
   *[no] This would not be legal: { $move }
}
app-practice-moment = { $stage ->
    [start] You are the starter of this round.
    [draw] It is your turn, and you have done nothing yet.
   *[play] It is your turn, and you have drawn from the stock.
}
app-practice-frozen = The pile is frozen.
app-practice-melded = { $melded ->
    [yes] You have laid cards in an earlier turn.
   *[no] You yourself have laid nothing in this round yet.
}
app-practice-kitty = { $state ->
    [taken] You have taken up your kitty.
    [seen] You have looked at your kitty, and not taken it up.
   *[unseen] You have not looked at your kitty.
}
app-practice-button = Your Joker button: { $used ->
    [yes] used in this round
   *[no] not used in this round
}, { $spare ->
    [0] no spare joker
    [one] one spare joker
   *[other] { $spare } spare jokers
} left.
app-practice-count = The round is over. { $rule ->
    [score-cards] What are the cards in your side’s melds worth, without any bonus?
    [score-canasta] What do your side’s canastas earn, beside the value of their cards?
    [score-red-threes] What do your side’s red threes come to?
    [score-black-threes] What do the black threes left in hand on your side come to?
   *[other] What do the cards left in hand on your side come to? Leave black threes out: they are counted apart.
} Points against a side are written with a minus.
app-practice-points = points
app-practice-minus = The number is right, but these points count against your side.
app-practice-plus = The number is right, but these points count for your side.
