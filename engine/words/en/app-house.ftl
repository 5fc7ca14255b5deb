# The page House rules.

app-house-title = House rules
app-house-lead = Start from a rule set and change what your table plays otherwise. You see at once which answers change; the link keeps your rules, and every page can use them.
app-house-base = Start from
app-house-base-help = Take back the changes that this rule set cannot have, or start from it without any.
app-house-name = Name of your rules
app-house-name-example = for example: Friday evening
app-house-now = Now: { $rules }
app-house-nothing-changed = Nothing is changed yet. Choose a part of the game below and turn a switch.
app-house-changed = { $switch }: { $now } (before: { $before })
app-house-turn-back = Take back
app-house-turn-all-back = Take back all changes
app-house-here = Your rules

## Switches

app-house-change = Change a rule
app-house-group = Part of the game
app-house-group-option = { $group }{ $changed ->
    [0] { "" }
   *[other] { " " }({ $changed } changed)
}
app-house-word = Or find it by a word
app-house-word-example = frozen, sevens, minimum …
app-house-only = Only what I changed
app-house-none-found = No switch has these words.
app-house-more-found = { $count ->
    [one] One more switch has these words. One word more finds fewer.
   *[other] { $count } more switches have these words. One word more finds fewer.
}
app-house-turned = changed
app-house-what = What it says, and who plays it
app-house-rules = Other rules that depend on it:
app-house-who-plays = Who plays so:
app-house-who = { $value }: { $who }
app-house-book = { $sources }: { $value }.
app-house-all-play = all rule sets here
app-house-lines = one a line, number: points
app-house-nothing = none
app-house-field = { $key ->
    [number] Number
    [kinds] { $switch ->
        [out-canastas] One of each of these
       *[other] These
    }
   *[other] Form
}
app-house-option = { $value ->
    [number] a number
    [kinds] one of each kind
    [points] at a score
    [rounds] after a number of rounds
    [no] { $switch ->
        [deal-upcard-covers] no card is turned up
       *[other] there is no kitty
    }
   *[yes] { $switch ->
        [deal-upcard-covers] a card is turned up, and covered if it is
       *[other] the kitty is opened by
    }
}
app-house-yes-no = { $value ->
    [yes] yes
   *[no] no
}

## What changes

app-house-effects-wait = Asking all lessons and examples again …
app-house-effects-progress = { $done } of { $count } answers
app-house-effects-none = None of the { $count } answers in lessons, examples and questions changes.
app-house-effects-of = { $kind ->
    [lesson] { $changed } of { $count } tasks in lessons
    [example] { $changed } of { $count } example rulings
   *[question] { $changed } of { $count } questions from the table
}
app-house-effects-sum = The answer changes in { $parts }.
app-house-effects = { $count ->
    [one] The answer that changes
   *[other] The { $count } answers that change
}
app-house-effects-kind = { $kind ->
    [lesson] Lessons
    [example] Example rulings
   *[question] Questions from the table
}
app-house-effects-task = { $title }, part { $number }
app-house-effects-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
app-house-because = Because of: { $switches }.

## Bots

app-house-bots = Try it with bots
app-house-bots-lead = Bots with the sense of a beginner play the same deals twice: by the rules you started from, and by yours. The scores before each deal are drawn by lot.
app-house-bots-deals = How many
app-house-bots-option = { $count } deals, { $rounds } rounds
app-house-bots-start = Let them play
app-house-bots-cancel = Stop
app-house-bots-waiting = { $ahead ->
    [1] Somebody else’s is running; yours comes next.
   *[other] Somebody else’s is running; { $ahead } come before yours.
}
app-house-bots-begin = The bots sit down: 0 of { $count } deals
app-house-bots-progress = { $done } of { $count } deals; about { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} left
app-house-bots-done = { $count } deals were played twice, { $rate } rounds a second.
app-house-bots-stopped = Stopped after { $count } of { $of } deals, { $rate } rounds a second.
app-house-bots-other = These figures are of the rules as they were before your last change.
app-house-bots-table = { $count ->
    [one] One deal, played twice: the mean of a round, ± how far single rounds lie from it
   *[other] { $count } deals, each played twice: the mean of a round, ± how far single rounds lie from it
}
app-house-column-measure = Counted
app-house-column-before = Before
app-house-column-after = After
app-house-column-finding = What that says
app-house-column-turns = Turns
app-house-percent = { $number } %
app-house-turns = { $least } to { $most }
app-house-lengths = How long the rounds last: how many took so many turns
app-house-finding = { $finding ->
    [same] The same in every deal.
    [few] Too few deals to say.
    [chance] No difference that could not be chance.
    [more] More, by { $difference }{ $points ->
        [yes] { " " }points in a hundred
       *[no] { "" }
    } (± { $margin }).
   *[less] Less, by { $difference }{ $points ->
        [yes] { " " }points in a hundred
       *[no] { "" }
    } (± { $margin }).
}
app-house-chance = A difference is named where chance alone would bring one as large in less than one of a hundred such trials; ± says how far it may be off. People play otherwise than these bots: take it as a hint, not as a proof.

## Use and share

app-house-share = Use and share
app-house-uses = Open with these rules:
app-house-use = { $page ->
    [rules] All rules
    [sheet] One page to print
    [ruling] Settle a dispute
    [score] Count a round
    [present] Present three hands where they differ
    [editor] Make a quiz of such hands
   *[variants] Side by side
}
app-house-quiz = Quiz: { $rule }
app-house-download = Download as YAML
app-house-upload = Open house rules from a file
app-house-qr = QR code
app-house-qr-long = This link is too long for a QR code. Send the link itself, or the file.
app-house-rule-link = Change this in your house rules
