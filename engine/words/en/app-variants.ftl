# The page that sets rule sets side by side.

app-variants-title = Rule sets side by side
app-variants-lead = Choose two to four rule sets: see what differs and where it is written, and a hand that shows the difference. The address of this page holds your whole choice.
app-variants-set = Rule set { $number }
app-variants-none = none
app-variants-too-many = At most { $most } rule sets fit side by side; the others of the link are left out.

app-variants-parts = On this page
app-variants-part-rows = What differs
app-variants-part-hand = A hand where they differ
app-variants-part-figures = In figures

# On the page of a rule: the switches behind it.
app-rules-switches = What decides it, side by side

## The rows

app-variants-show = Show
app-variants-shown = { $show ->
    [all] Everything
   *[differences] Only differences
}
app-variants-word = Only what these words are about
app-variants-word-example = frozen, minimum, going out …
app-variants-count = { $rules } differ in { $differing } of { $of } points.
app-variants-found = { $count ->
    [0] { $show ->
        [all] None is about “{ $word }”.
       *[other] None of these is about “{ $word }”; look under “Everything”.
    }
    [one] One is about “{ $word }”.
   *[other] { $count } are about “{ $word }”.
}
app-variants-caption = What each rule set says, point by point
app-variants-column = Point
app-variants-rules = Rules and readings
app-variants-more = Rules and readings: { $switch }
app-variants-others = Other books read it otherwise:
app-variants-print = Print on one page

## Pictures

app-variants-picture-minimum = Opening minimum by score
app-variants-picture-canastas = What a canasta adds
app-variants-picture-hands = Cards dealt to each player
app-variants-none-there = none
app-variants-dealt = { $kitty ->
    [0] { $cards } cards
   *[other] { $cards } cards, and a kitty of { $kitty }
}

## A hand

app-variants-decks = Cards and tiles share their ranks here: A K Q J stand for the tiles 1 13 12 11. Suits and colours play no part.
app-variants-ways = Where the table comes from
app-variants-way = { $way ->
    [find] Find one
    [example] Examples
    [type] Type
   *[link] From a ruling
}
app-variants-by = It shows
app-variants-by-any = any difference
app-variants-by-none = No hand of ours tells these rule sets apart by this point alone: { $switch }.
app-variants-another = Another hand
app-variants-present = Present three such hands
app-variants-shows = { $kind ->
    [legal] This hand turns on one point: { $switch }.
   *[effect] The same moves are legal, but something else comes of them. This hand shows: { $switch }.
}
app-variants-same-play = Under { $rules } every move of our examples gets the same answer. { $switches ->
    [none] They do not differ at all.
   *[other] They differ only in: { $switches }.
}
app-variants-round = A round that they count differently:
app-variants-sum = Side { $side } in all
app-variants-line = { $side }: { $line }
app-variants-example = A question from real tables
app-variants-example-choose = Choose one
app-variants-link = The address of a ruling
app-variants-no-question = This address holds no question; copy the one of a ruling page with cards on the table.
app-variants-nowhere = This table cannot be under any of these rules: { $why }.
app-variants-table = The table, as { $rules } counts it
app-variants-asked = The move:
app-variants-to-ruling = Ask the referee
app-variants-then = Your hand then holds { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}.
app-variants-makes = What makes the difference:
app-variants-part = { $switch }: { $here } in { $one }; { $there } in { $other }.
app-variants-moves = Moves that are legal in one and not in another
app-variants-moves-count = { $count ->
    [0] At this table the same moves are legal under all of them.
    [one] One move differs; { app-variants-common }
   *[other] { $count } moves differ; { app-variants-common }
}
app-variants-common = { $common ->
    [0] none is legal under all.
    [one] one is legal under all.
   *[other] { $common } are legal under all.
}
app-variants-every = Show every legal move under each
app-variants-cut = Only the first of very many were compared.
app-variants-away = this table cannot be there.
app-variants-legal = allowed.

# On the ruling page: the same table, every move compared.
app-variants-from-ruling = Compare every move at this table under two rule sets
