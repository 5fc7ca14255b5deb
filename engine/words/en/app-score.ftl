### The page “Count a round”: the round, what it comes to, and the match sheet.

app-score-title = Count a round
app-score-lead = Say what lies on the table: the page says what it is worth, line by line, with the rule behind each line. Enter it into the sheet, and it keeps the match.

## Who plays

app-score-players = Players
app-score-setup = Names, first dealer, length of the match
app-score-name = Name of { $side }
app-score-name-example = { $seats ->
    [one] e.g. Ann
   *[other] e.g. Ann & Bob
}
app-score-side = Side { $letter }
app-score-player = Player { $seat }
app-score-seat = { $side }, seat { $seat }
app-score-joined = { $names } together
app-score-dealer = First dealer
app-score-length = The match ends
app-score-length-own = { $points ->
    [none] { $rounds ->
        [one] after 1 round
       *[other] after { $rounds } rounds
    }
   *[other] at { $points } points
}, as in the rules
app-score-length-rounds = { $rounds ->
    [one] after 1 round
   *[other] after { $rounds } rounds
}
app-score-stake = Net entry stake in the Arena, 0 if it is no Arena

## The round

app-score-round = Round { $number }
app-score-round-again = Round { $number }, corrected
app-score-way = Count from
app-score-way-cards = the cards
app-score-way-sums = canastas and sums
app-score-way-points = points alone
app-score-alone = Who played alone?
app-score-alone-none = Each for themselves
app-score-out = Who went out?
app-score-out-none = Nobody
app-score-concealed = All in one turn, concealed
app-score-whose = Whose cards?
app-score-melds = { $side }: melds on the table
app-score-melds-example = { $deck ->
    [tiles] e.g. 13*7 or 7 thirteens
        8882
   *[cards] e.g. K*7 or 7 kings
        8882
}
app-score-melds-help = One meld a line, or ; between them. { $deck ->
    [tiles] 13*7 and 7 thirteens are both seven thirteens; 8*5 2 2 is five eights with two twos; Jo is a joker. Spaces may be left out between single digits: 8882.
   *[cards] K*7, 7xK and 7 kings are all seven kings; 8*5 2 2 is five eights with two twos; Jo is a joker. Spaces may be left out: KKK2.
}{ $whole ->
    [0] {""}
   *[other] {" "}Write concealed behind a canasta that was laid whole.
}
app-score-hand = { $side }: left in { $seats ->
    [one] hand
   *[other] both hands together
}
app-score-hand-many = { $side }: left in all hands together
app-score-hand-example = { $deck ->
    [tiles] e.g. 1 4 3k
   *[cards] e.g. A 4 3b
}
app-score-hand-help = All that was still held, one behind the other. Empty: nothing was.
app-score-kitty = { $side }: kitty not taken up
app-score-kitty-example = e.g. A Jo 2 K K 9 4 …
app-score-kitty-help = The { $count } cards of the kitty. Leave it empty if it was taken up: what came of it is on the table or in hand.
app-score-red-threes = { $side }: { $deck ->
    [tiles] red and yellow threes
   *[cards] red threes laid out
}
app-score-canasta = { $side }: { $kind ->
    [natural] natural canastas
    [mixed] mixed canastas
    [wild] canastas of wilds
    [sevens] canastas of sevens
    [twos] canastas of twos
   *[twos_mixed] canastas of twos with jokers
}
app-score-whole = { $side }: of these, laid whole
app-score-cards = { $side }: value of all melded cards
app-score-cards-help = The values of the cards in all melds, canastas too, without any bonus: { $values }.
app-score-sum-example = e.g. 50 + 3x20 + 120
app-score-left = { $side }: value left in hand
app-score-left-threes = { $side }: value left in hand, without { $deck ->
    [tiles] black and blue threes
   *[cards] black threes
}
app-score-black-threes = { $side }: { $deck ->
    [tiles] black and blue threes
   *[cards] black threes
} in hand
app-score-kitty-left = { $side }: value of a kitty not taken up
app-score-points = { $side }: points

## What it comes to

app-score-read = { $count } { $ranks }
app-score-read-wilds = { $count ->
    [one] 1 wild
   *[other] { $count } wilds
}
app-score-read-points = { $points } points
app-score-blank = Nothing is counted yet. Begin with what lies before one side.
app-score-fault = { $field }: { $message }
app-score-fault-plain = This cannot be counted yet: { $message }
app-score-total = This round
app-score-line-count = { $name } ({ $count })
app-score-enter = Enter round { $number } into the sheet
app-score-replace = Put it in place of round { $number }
app-score-cancel = Leave round { $number } as it was
app-score-remarks = A referee would object
app-score-remark = { $side }: { $text }
app-score-remark-meld = { $side }, meld { $cards }: { $text }
app-score-remark-out = This side went out, but lacks { $missing ->
    [one] a canasta
   *[other] { $missing } canastas
} to do so.
app-score-remarks-note = It is counted all the same.
app-score-elsewhere = The same round under other rules
app-score-elsewhere-same = the same
app-score-elsewhere-rules = Rules
app-score-elsewhere-why = What differs
app-score-elsewhere-differs = { $side }: { $item } { $there } instead of { $here }
app-score-elsewhere-never = Not comparable: { $rules }.

## The match sheet

app-score-sheet = Match sheet
app-score-sheet-rules = { $rules } rules
app-score-sheet-round = Round
app-score-sheet-total = Total
app-score-sheet-minimum = Opens with
app-score-sheet-to-go = To go to { $points }
app-score-sheet-so-far = = { $points }
app-score-recount = All rounds are counted under { $rules } rules. Choose others, and they are counted anew; what was written down stays as it is.{ $faults ->
    [0] {""}
    [one] {" "}One round cannot be counted under these rules: it adds nothing here.
   *[other] {" "}{ $faults } rounds cannot be counted under these rules: they add nothing here.
}
app-score-sheet-fault = Not counted: { $message }
app-score-before = Opening minimum { $minimum } for everybody; the match { $points ->
    [none] ends after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
   *[other] is played to { $points } points
}. { $dealer } deals.
app-score-next = Round { $number }: { $dealer } deals.
app-score-tied = The leaders are equal, so another round is played.
app-score-won = { $side } { $players ->
    [one] wins
   *[other] win
} the match, { $by } ahead.
app-score-shared = { $sides } share the win.
app-score-account = Account points at a table of friends: { $side } { $points } each
app-score-arena = Arena: { $side } { $points } each
app-score-settled = What is settled
app-score-lines = Every round line by line

## Changing and keeping

app-score-change = Change the sheet
app-score-pick = Round to change
app-score-edit = Correct it
app-score-delete = Delete it
app-score-undo = Undo
app-score-new = New match, same players
app-score-keep = Keep the sheet
app-score-keep-text = The address of this page holds the whole sheet: bookmark it, or send it to the others. Printed, it is one clean page.
app-score-sent = After { $number ->
    [one] 1 round
   *[other] { $number } rounds
}: { $scores }.
app-score-download = Download as YAML
app-score-upload = Open a sheet that was downloaded
app-score-too-long = This sheet has grown too long for a link: download it to keep it.
