# A notebook written out, as for Jupyter: headings, the rows of a position, what stands of a ruling.

notebook-untitled = Canasta notebook
notebook-about = Rules: { $rules }. Written by version { $version }.
notebook-rules = Rules: { $rules }.
notebook-house = { $rules }, with house rules
notebook-other-version = Another version of the cell before: it was changed in two places.
notebook-fault = The referee cannot answer: { $fault }.

notebook-kind-position = Position
notebook-kind-ruling = Ruling
notebook-kind-score = Score
notebook-kind-lesson = Lesson
notebook-kind-lesson_text = Lesson in writing

notebook-what = What
notebook-cards = On the table
notebook-part-turn = To move
notebook-part-step = The turn
notebook-part-drew = Drawn from
notebook-part-has_melded = Seats that have melded
notebook-part-scores = Score of side { $which }
notebook-part-hands = Hand of seat { $which }
notebook-part-pile = Discard pile
notebook-part-turned = Cards turned up at the deal
notebook-part-frozen = Frozen
notebook-part-stock = Stock
notebook-part-melds = Melds of side { $which }
notebook-part-red_threes = Red threes of side { $which }
notebook-part-players = Players
notebook-part-alone = Plays alone
notebook-part-over = The round is over
notebook-part-out = Went out
notebook-part-kitty = Kitty of seat { $which }
notebook-part-joker_button = Joker button of seat { $which }
notebook-yes = yes
notebook-no = no

notebook-moves = The move:
notebook-kept = kept
notebook-broken = broken
notebook-seen = When it was kept, the answer was another one: { $legal ->
    [yes] legal
    [no] not legal
   *[none] none
}.

notebook-round = Round { $number }
notebook-side = Side
notebook-line = What counts
notebook-count = How many
notebook-points = Points
notebook-total = Total

notebook-lesson-done = { $done } of { $tasks ->
    [one] 1 task
   *[other] { $tasks } tasks
} done, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}, on { $day }.
