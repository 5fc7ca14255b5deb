### The page “Settle a dispute”.

app-ruling-title = Settle a dispute
app-ruling-lead = Say what lies on the table and what was played. The referee answers, and shows who plays it otherwise.
app-ruling-rules = Which rules do you play?

## Position

app-ruling-position = The table
app-ruling-field-hand = Your cards that matter
app-ruling-field-pile = Discard pile, top card last
app-ruling-field-melds = Melds of your side
app-ruling-field-their-melds = Melds of the other side
app-ruling-field-step = When it was played
app-ruling-field-others = Other cards in your hand
app-ruling-field-score = Your score before this round
app-ruling-field-their-score = Their score before this round
app-ruling-field-stock = Cards left in the stock
app-ruling-opened = Our side has opened; the melds do not matter
app-ruling-frozen = Something hidden in the pile froze it
app-ruling-step = { $step ->
    [draw] before drawing
    [stock] after drawing from the stock
    [pile] after taking the pile
   *[auto] as the move tells
}
app-ruling-assumed = What is assumed
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
app-ruling-left = { $count } left

## Move

app-ruling-move = The move
app-ruling-no-moves = Remove all moves
app-ruling-moves-show = What could I do here?
app-ruling-moves-hide = Hide what I could do
app-ruling-moves = The move: `{ $moves }`

## Answer

app-ruling-nearest = Nearest legal move: { $move }. { $why }
app-ruling-nothing-legal = This player may do nothing at this moment.
app-ruling-everywhere = Under every rule set
app-ruling-column-rules = Rules
app-ruling-column-answer = Answer
app-ruling-yours = your rules
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
app-ruling-allowed-by = Allowed: { $rules }.
app-ruling-barred-by = Not allowed: { $rules }.
app-ruling-readings = Where books disagree
app-ruling-read-otherwise = { $sources } would answer { $answer ->
    [yes] that it is allowed
   *[no] that it is not allowed
}. Read there: { $switch }: { $value }.
app-ruling-chosen-reading = This rests on a reading: the source of the { $rules } rules does not say. { $switch }: { $value }, as in { $source } ({ $where }).{ $note ->
    [none] { "" }
   *[other] { " " }{ $note }
}
app-ruling-version = Ruled by engine { $engine }, rules { $rules }.
