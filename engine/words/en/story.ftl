# A round written down as a story. A line of a turn is made of whole sentences.

story-match = { $rules }. { $players } players, seed { $seed }.

# Before the deal
story-cut = player { $player } { $card }
story-cuts = The players cut cards: { $cuts }.
story-cuts-again = A joker or equal cards were cut. Again: { $cuts }.
story-highest = Player { $player } cut the highest card, chooses seat { $seat }, and plays first.
story-partner = Player { $player } comes next and is a partner, in seat { $seat }.
story-other = Player { $player } takes seat { $seat }.
story-highest-alone = Seat { $seat } cut the highest card and plays first.
story-partners = { $how ->
    [agreed] The players agree on partners: { $sides }.
    [cut] The partners are { $sides }.
    [fixed_seats] The seats decide who are partners: { $sides }.
    [taker] Nobody has a partner yet: the first to take the pile plays alone against the others.
   *[alone] Everybody plays alone.
}
story-side = side { $side } in seats { $seats }
story-first-dealer = { $how ->
    [right_of_highest] Seat { $seat }, on the right of the highest card, deals first.
    [random] Seat { $seat } is drawn by lot and deals first.
   *[agreed] The players choose seat { $seat } to deal first.
}
story-away = The player in seat { $seat } is away: that seat draws and discards by itself.

# The deal
story-round = Round { $number }. Seat { $dealer } deals and seat { $first } begins.
story-scores = Side { $side } has { $score } points and opens with { $minimum } or more.
story-spare = Seat { $seat } has { $spare ->
    [0] no spare joker
    [one] 1 spare joker
   *[other] { $spare } spare jokers
}.
story-hand = Seat { $seat } is dealt { $cards }.
story-hand-threes = Seat { $seat } is dealt { $cards }, lays out { $threes }{ $gained ->
    [none] {" "}and gets nothing instead.
   *[some] {" "}and gets { $cards_gained } instead.
}
story-kitty = Face down in the kitty of seat { $seat }: { $cards }.
story-turned = { $cards ->
    [none] No { deck-card } is turned up: the first discard begins the pile.
   *[some] { $top } is turned up{ $covered ->
        [none] {""}
       *[some] {" "}to cover { $under }
    }.{ $pile ->
        [frozen] {" "}The pile is frozen.
        [stopped] {" "}Nobody may take the pile while it lies on top.
       *[free] {""}
    }
}
story-starter = Seat { $seat } has one { deck-card } more and only discards.

# A turn
story-turn = { $turn }. Seat { $seat }: { $sentences }
story-draw = Draws { $cards }.
story-draw-threes = Draws { $cards }. { $threes } is laid out{ $instead ->
    [all] {" "}and another { deck-card } drawn instead.
   *[none] , and no { deck-card } comes in its place.
}
story-draw-more-threes = Draws { $cards }. { $threes } are laid out{ $instead ->
    [all] {" "}and others drawn instead.
    [some] , and not all of them are replaced.
   *[none] , and nothing comes in their place.
}
story-stock-empty = The stock is used up.
story-joker-button = Uses the Joker button and draws a joker; { $spare ->
    [0] no spare one is left
    [one] one spare is left
   *[other] { $spare } spare are left
}.
story-take = Takes the { $frozen ->
    [yes] frozen pile
   *[no] pile
}, { $pile }, { $from ->
    [none] and adds { $top } to the { $rank }.
    [join] with { $cards } from hand, and adds { $laid } to the { $rank }.
   *[new] with { $cards } from hand, and melds { $laid }.
}
story-rest-waits = The rest of the pile waits for the minimum.
story-rest = The rest of the pile goes to hand.
story-rest-threes = The rest of the pile goes to hand, but { $threes } is laid out{ $gained ->
    [none] {" "}and not replaced.
   *[some] {" "}and replaced by { $cards_gained }.
}
story-alone = From now on seat { $seat } plays alone against seats { $others }, who share all they have.
story-meld = Melds { $melds }.
story-add = Adds { $cards } to the { $rank }.
story-canasta = The { $rank } are { $canasta } now.
story-minimum = { $points } points so far, and { $minimum } are needed.
story-opens = That opens with { $points } points; { $minimum } were needed.
story-lay-three = Lays out { $cards }{ $gained ->
    [none] .
   *[some] {" "}and draws { $cards_gained } instead.
}
story-discard = Discards { $card }{ $effect ->
    [freezes] , which freezes the pile
    [stops] , which stops the next player
   *[plain] {""}
}; { $left } left.
story-last-discard = Discards { $card }, the last one.
story-empty-hand = No { deck-card } is left.
story-back = Takes back what was laid last.
story-ask = Asks: “Partner, may I go out?”
story-yes = The partner says yes.
story-no = The partner says no.
story-end = Ends the round.
story-kitty-look = Looks at the kitty.
story-kitty-take = Takes up the kitty, { $cards }; { $left } now in hand.
story-kitty-take-threes = Takes up the kitty, { $cards }, lays out { $threes } from it; { $left } now in hand.

# The end of the round
story-ended = { $how ->
    [out] Seat { $seat } is out: the round is over.
    [concealed] Seat { $seat } is out, concealed: the round is over.
    [red_three] The last { deck-card } of the stock was a { deck-red-three }: the round stops at once.
    [sevens] Seat { $seat } holds nothing but sevens that may not be discarded: the round is over.
    [last_turn] The stock is used up and the turn is over, so the round is over too.
   *[stock] The stock is used up and seat { $seat } takes no pile: the round is over.
}
story-melded = { $count ->
    [one] Seat { $seats } has melded { $melds }.
   *[other] Seats { $seats } have melded { $melds }.
}
story-no-meld = { $count ->
    [one] Seat { $seats } has melded nothing.
   *[other] Seats { $seats } have melded nothing.
}
story-meld-canasta = { $cards } ({ $canasta })
story-threes = { $count ->
    [one] Seat { $seats } has laid out { $threes } { $threes ->
        [one] { deck-red-three }
       *[other] { deck-red-threes }
    }.
   *[other] Seats { $seats } have laid out { $threes } { $threes ->
        [one] { deck-red-three }
       *[other] { deck-red-threes }
    }.
}
story-held = Seat { $seat } still holds { $cards }.
story-kitty-left = The kitty of seat { $seat } was never taken up: { $cards }.
story-score = { $side }: { $points } for { $label } ({ $count }), { $rule }
story-total = Side { $side } makes { $points } and has { $total } now.
story-next = Side { $side } makes { $points } and has { $total } now: { $minimum } to open the next round.

# The match
story-result = Round { $number }: { $sides }. { $ending }
story-result-side = { $side } { $points } (total { $total })
story-winner = The match is over: side { $side } wins with { $points } points.
story-shared = The match is over: sides { $sides } share the win with { $points } points.
story-goes-on = The match goes on.
story-account = Seat { $seat }: { $points } account points.
