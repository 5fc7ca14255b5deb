# A round written down as a story.

story-deal = { $rules }: a new round. Seat { $seat } begins.
story-hand = Seat { $seat } holds { $cards }
story-red-threes = Side { $side } lays out { $count ->
    [one] a red three
   *[other] { $count } red threes
}
story-upcard = The pile begins with { $cards }
story-draw = Seat { $seat }: { $step }, and gets { $cards }
story-step = Seat { $seat }: { $step } ({ $left ->
    [0] no card left
    [one] one card left
   *[other] { $left } cards left
})
story-end = { $how ->
    [out] Seat { $seat } is out.
    [red_three] The last of the stock was a red three: the round stops.
    [sevens] A hand of sevens ends the round.
   *[stock] The stock is used up: the round ends.
}
story-score = Side { $side }: { $label } ({ $count }): { $points }
story-total = Side { $side } scores { $points }
