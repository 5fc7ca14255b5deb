### The page “Settle a dispute”.

app-ruling-title = Settle a dispute
app-ruling-lead = Lay out the table, say the move, and read the ruling.
app-ruling-rules = Which rules do you play?

## Position

app-ruling-position = The table
app-ruling-field-title = The question in your own words
app-ruling-field-hand = Your cards that matter
app-ruling-field-pile = Discard pile, top card last
app-ruling-field-melds = Melds of your side
app-ruling-field-their-melds = Melds of the other side
app-ruling-field-step = When it was played
app-ruling-field-others = Other cards in your hand
app-ruling-field-score = Your score before this round
app-ruling-field-their-score = Their score before this round
app-ruling-field-stock = Cards left in the stock
app-ruling-stock-rest = the rest of the pack
app-ruling-opened = Our side has opened; the melds do not matter
app-ruling-frozen = Something hidden in the pile froze it
app-ruling-step = { $step ->
    [draw] before drawing
    [stock] after drawing from the stock
    [pile] after taking the pile
   *[auto] as the move tells
}
app-ruling-assumed = Say more about the table
app-ruling-unknown = We do not know which rules we play
app-ruling-ways = How to lay out the table
app-ruling-way = { $way ->
    [tap] Tap cards
    [type] Type
    [gallery] Examples
   *[yaml] YAML
}
app-ruling-afresh = Ask another question
app-ruling-whole-hand = These are all my cards
app-ruling-table-asked = The table that was asked about
app-ruling-table-after = After the legal moves
app-ruling-search = Find a question like yours
app-ruling-search-example = frozen pile joker
app-ruling-search-more = Show all that fit
app-ruling-search-none = No question fits. Lay out your own instead.
app-ruling-yaml = The question as a case in YAML
app-ruling-yaml-take = Use this
app-ruling-yaml-place = your text
app-ruling-yaml-first = Your text holds { $count } cases. This is the first.
app-ruling-assume = Assumed:
app-ruling-assume-step = { $step ->
    [play] The player has drawn from the stock.
   *[draw] The player has not drawn yet.
}
app-ruling-assume-hand = The hand holds the cards played.
app-ruling-assume-others = { $count ->
    [0] The hand holds no other card.
    [one] The hand holds one other card, which is never melded.
   *[other] The hand holds { $count } other cards, which are never melded.
}
app-ruling-assume-melds = { $meld ->
    [none] The side has not opened.
   *[other] The side has opened, say with { $meld }.
}
app-ruling-assume-their-melds = The other side has no melds.
app-ruling-assume-pile = What lies in the pile is unknown.
app-ruling-assume-score = The score is 0, so the opening minimum is { $minimum }.
app-ruling-assume-stock = The stock holds the rest of the pack.
app-ruling-part = { $part ->
    [hands] Hand
    [pile] Discard pile
    [melds] Melds
    [stock] Stock
    [scores] Score
    [moves] Move
    [position] The table
   *[other] { $path }
}
app-ruling-fault = The referee cannot judge this yet. { $part }: { $message }

app-ruling-zone-hand = Your hand
app-ruling-zone-hand-empty = Tap the cards that matter.
app-ruling-zone-pile = Discard pile
app-ruling-zone-pile-empty = The top card comes last.
app-ruling-zone-mine = Your side’s melds
app-ruling-zone-mine-empty = None: not opened yet.
app-ruling-zone-theirs = The other side’s melds
app-ruling-zone-theirs-empty = None.
app-ruling-pack = Cards of the pack
app-ruling-places = Where cards go
app-ruling-removes = tap to take it away
app-ruling-left = ×{ $count }

## Move

app-ruling-move = The move
app-ruling-move-first = Put cards on the table above, or just type the move.
app-ruling-move-hint = Pick the cards that were played, then press what was done with them.
app-ruling-no-moves = Remove all moves
app-ruling-moves-show = What could I do here?
app-ruling-moves-hide = Hide what I could do
app-ruling-moves = { $rules ->
    [none] The move: `{ $moves }`
   *[other] The move, under { $rules } rules: `{ $moves }`
}

## Answer

app-ruling-stopped = Judged here: `{ $move }`

app-ruling-nearest = Nearest legal move: { $move }. { $why }
app-ruling-go-on = If more was played in this turn, go on.
app-ruling-nothing-legal = This player may do nothing at this moment.
app-ruling-everywhere = Under every rule set
app-ruling-count = { $which ->
    [all] { $count ->
        [one] Allowed in the one rule set where this can come up.
       *[other] All { $count } rule sets where this can come up allow it.
    }
    [none] { $count ->
        [one] Not allowed in the one rule set where this can come up.
       *[other] None of the { $count } rule sets where this can come up allows it.
    }
   *[some] { $yes } of { $count } rule sets { $yes ->
        [one] allows
       *[other] allow
    } it, { $no } { $no ->
        [one] does not.
       *[other] do not.
    }
}
app-ruling-column-rules = Rules
app-ruling-column-answer = Answer
app-ruling-yours = { $rules } (yours)
app-ruling-allowed = Allowed.
app-ruling-not-allowed = Not allowed.
app-ruling-does-not-apply = This position cannot come up here: { $why }.
app-ruling-difference = { $switch }: here { $there }; in your rules { $here }.
app-ruling-all-allow = { $count ->
    [one] Allowed in the one rule set where this can come up.
   *[other] Allowed in all { $count } rule sets where this can come up.
}
app-ruling-none-allows = { $count ->
    [one] Not allowed in the one rule set where this can come up.
   *[other] Not allowed in any of the { $count } rule sets where this can come up.
}
app-ruling-depends = It depends on the rules you play.
app-ruling-ask = { $switch }?
app-ruling-agree = What your table has to agree on
app-ruling-what-if = What if?
app-ruling-what-if-lead = Turn a rule and see what becomes of the answer. The link then carries your house rules.
app-ruling-option = { $answer ->
    [yes] Allowed:{ " " }
    [no] Not allowed:{ " " }
   *[none] { "" }
}{ $value }
app-ruling-house-back = Back to the { $rules } rules as they are
app-ruling-share = Share and keep
app-ruling-line = { $answer ->
    [yes] Allowed
   *[no] Not allowed
} under { $rules } rules: “{ $moves }”.{ $why ->
    [none] { "" }
   *[other] { " " }{ $why }
}
app-ruling-line-all = “{ $moves }” is allowed under { $allowed } of { $count } rule sets of canasta{ $rules ->
    [none] .
   *[other] : { $rules }.
}
app-ruling-short-missing = There is no ruling under this short link: a part of it may be missing.
app-ruling-disagree = I disagree: report
app-ruling-print = Print
app-ruling-qr = QR code
app-ruling-qr-hide = Hide the QR code
app-ruling-qr-alt = QR code with the link to this ruling
app-ruling-readings = Where books disagree
app-ruling-read-otherwise = { $switch }: { $value }, as read by { $sources }. With that alone in place of your rule it is { $answer ->
    [yes] allowed
   *[no] not allowed
}.{ $still ->
    [none] { "" }
   *[other] { " " }By the whole of the rules of { $still } it is { $answer ->
        [yes] not allowed
       *[no] allowed
    } all the same: other rules there decide it.
}
app-ruling-chosen-reading = This rests on a reading: the source of the { $rules } rules does not settle it. { $switch }: { $value }, as in { $source } ({ $where }).{ $note ->
    [none] { "" }
   *[other] { " " }{ $note }
}
app-ruling-version = Ruled by engine { $engine }, rules { $rules }.
app-ruling-made-with = This link was made with rules { $rules }; look whether the answer is still the same.
