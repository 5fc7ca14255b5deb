### The page “The rules”.

app-rules-title = The rules
app-rules-lead = Every rule with its figures, why it is there, and what is allowed and what not.
app-rules-all = All rules
app-rules-to-sheet = On one page, to print
app-rules-to-glossary = Words of the game
app-rules-unknown = This link names the rule “{ $rule }”, and there is none by that name. Here are all rules.

## Parts of the game

app-rules-part-title = { $part ->
    [cards] The cards
    [seat] Seats
    [deal] The deal
    [turn] The turn
    [stock] The stock
    [pile] The discard pile
    [meld] Melds
    [opening] Opening
    [threes] Red threes
    [discard] Discarding
    [out] Going out
    [kitty] The kitty
    [joker-button] The Joker button
    [score] Scoring a round
   *[match] The match
}

## Search

app-rules-search = Find a rule
app-rules-search-example = can I pick up with a joker
app-rules-search-none = No rule found. Try a word of the game, such as pile, wild, canasta or going out, or begin with one of these:
app-rules-search-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}

## A rule

app-rules-part = Part of the rules: { app-rules-part-title }.
app-rules-absent = These rules do not have it.
app-rules-absent-there = There is no such rule there.
app-rules-why = Why it is there
app-rules-allowed = Allowed
app-rules-forbidden = Not allowed
app-rules-shown = An example
app-rules-limit = In this game no move is decided by this rule. Here is one that it is about.
app-rules-limit-forbidden = This rule only allows something, so nothing breaks it. Here another rule sets the limit.
app-rules-limit-allowed = This rule only forbids something. Here is what a player may do.
app-rules-move = The move: { $moves }
app-rules-ask = Ask about this
app-rules-lessons = Lessons that teach it
app-rules-near = Rules nearby
app-rules-elsewhere = In other rule sets
app-rules-same = The same in { $rules }.
app-rules-same-everywhere = The same in every rule set.
app-rules-value = { $switch }: { $value } (here: { $own })
app-rules-sources = Where it is written
app-rules-source = { $source }, “{ $where }”.
app-rules-source-silent = Its own text leaves this open. It is played here as in { $source }, “{ $where }”.
app-rules-source-own = Its own text leaves this open, and so do the books: a reading chosen for this app (“{ $where }”).
app-rules-otherwise = Who reads it otherwise
app-rules-reading = { $sources }: { $switch }: { $value }.
app-rules-reading-unsure = { $sources }, as others report: { $switch }: { $value }.
app-rules-words = What the words mean: { $words }

## What an example shows

app-rules-score-caption = The round, line by line
app-rules-score-side = Side
app-rules-score-line = What counts
app-rules-score-count = How many
app-rules-score-points = Points
app-rules-score-total = Total
app-rules-wrong = Wrong would be:
app-rules-claim-legal = { $legal ->
    [yes] It is allowed.
   *[no] It is not allowed.
}
app-rules-claim-score = Side { $side } gets { $points } points. No, it gets { $right }.
app-rules-claim-can = Then { $move } is possible. No, it is not.
app-rules-claim-cannot = Then { $move } is not possible. Yes, it is.
app-rules-claim-over = { $over ->
    [yes] The round is over. No, it goes on.
   *[no] The round goes on. No, it is over.
}
app-rules-claim-hands = Seat { $seat } then holds { $cards }. No, it holds { $right }.
app-rules-claim-melds = Side { $side } then has { $cards }. No, it has { $right }.
app-rules-claim-pile = What stays in the pile is { $cards }. No, { $right ->
    [none] nothing stays
   *[other] it is { $right }
}.

## Rounds dealt and matches counted

app-rules-dealt = A round just dealt, for { $players } players
app-rules-match-caption = A match so far
app-rules-match-side = Side { $side }
app-rules-match-round = Round { $round }
app-rules-match-total = Total
app-rules-match-goes-on = The match goes on.
app-rules-match-tied = The leaders are level: the match goes on with another round.
app-rules-match-won = { $count ->
    [one] The match is over. Side { $sides } has won.
   *[other] The match is over. Sides { $sides } share the win.
}
app-rules-match-account = Account points: { $shares }.
app-rules-match-arena = With a stake of { $stake }: { $shares }.
app-rules-match-share = seat { $seat } { $points }

## The words

app-glossary-title = Words of the game
app-glossary-lead = What they mean in every game of the family.

## The sheet

app-sheet-title = { $rules } on one page
app-sheet-how = All the figures of these rules. Print this page from your browser: it fits on one sheet of A4.
app-sheet-house = House rules, made from { $rules }.
app-sheet-foot = Canasta Notebook, rules { $version }
app-sheet-score = Score of the side
app-sheet-minimum = Opening minimum
app-sheet-any = any
app-sheet-below = below { $score }
app-sheet-from = from { $score }
app-sheet-kind = Each
app-sheet-points = Points
app-sheet-bonus = Bonus or minus
