# Legal moves in words: one sentence a move, one a family.

move-draw = { $count ->
    [one] Draw one { deck-card } from the stock; { move-stock }.
   *[other] Draw { $count } { deck-cards } from the stock; { move-stock }.
}
move-stock = { $stock ->
    [one] one lies there
   *[other] { $stock } lie there
}
move-take = { $how ->
    [pair] Take the pile of { $pile ->
        [one] one { deck-card }
       *[other] { $pile } { deck-cards }
    } with { $naturals } natural { $rank }: a natural pair is always enough.
    [wild] Take the pile of { $pile ->
        [one] one { deck-card }
       *[other] { $pile } { deck-cards }
    } with one natural { $rank_one } and { $wilds ->
        [one] a wild
       *[other] { $wilds } wilds
    }: nothing that can be seen freezes it, and { $alone ->
        [yes] you have
       *[no] your side has
    } opened.
   *[meld] Take the pile of { $pile ->
        [one] one { deck-card }
       *[other] { $pile } { deck-cards }
    }: its top { deck-card } joins your { $rank }, and nothing that can be seen freezes it.
}
move-take-more = Take the pile of { $pile ->
    [one] one { deck-card }
   *[other] { $pile } { deck-cards }
} with { $naturals } natural { $rank }, and lay { $melds ->
    [one] one more meld
   *[other] { $melds } more melds
} in the same act: { $points } points towards the minimum of { $minimum }.
move-open = { $melds ->
    [one] Lay a meld of { $rank } towards the minimum of { $minimum }: { $points } points.
   *[other] Open with { $melds } melds: { $points } points, and the minimum is { $minimum }.
}
move-meld = Lay a new meld of { $rank }: { $points } points.
move-add = { $canasta ->
    [none] Add to your { $rank }, which makes { $size } { deck-cards }: { $points } points.
    [already] Add to your canasta of { $rank }: { $points } points.
   *[other] Add to your { $rank }, which completes { $canasta }: { $points } points and the bonus.
}
move-lay = Lay out the { deck-red-three }; nothing else may be done before.
move-discard = { $effect ->
    [out] Discard { $rank_a } as your last { deck-card } and go out.
    [freezes] Discard { $rank_a }, which freezes the pile, and end the turn.
    [stops] Discard { $rank_a }, which stops the next player from taking the pile, and end the turn.
   *[plain] Discard { $rank_a } and end the turn.
}
move-back = Take back what was laid last this turn.
move-ask = Ask your partner for leave to go out; the answer binds.
move-yes = The partner says yes: the player must go out.
move-no = The partner says no: the player stays in this turn.
move-end = End the round: the stock is empty.
move-joker = Use the Joker button and draw a joker.
move-kitty-look = Look at your kitty.
move-kitty-take = Take up your kitty before the next player begins.

family-draw = Draw
family-take = Take the pile
family-open = Open
family-meld = Lay a new meld
family-add = Add to a meld
family-lay = Lay out a { deck-red-three }
family-discard = Discard
family-back = Take back
family-kitty = Kitty
family-joker = Joker button
family-ask = Ask the partner
family-end = End the round

# `$naturals` and `$wilds` are a number or a range in words, `…_most` the largest number of it.
row-melds = { $naturals_most ->
    [0] { row-wilds }
    [one] One natural { $rank_one }{ row-with-wilds }
   *[other] { $naturals } natural { $rank }{ row-with-wilds }
}: { $points } points.
row-with-wilds = { $wilds_most ->
    [0] {""}
   *[other] {" "}with { row-wilds }
}
row-adds = To your { $rank }: { $naturals_most ->
    [0] { row-wilds }
   *[other] { row-naturals }{ $wilds_most ->
        [0] {""}
       *[other] {" "}and { row-wilds }
    }
}, { $points } points.
row-naturals = { $naturals_most ->
    [one] { row-one-natural } natural
   *[other] { $naturals } naturals
}
row-one-natural = { $naturals ->
    [one] one
   *[other] { $naturals }
}
row-wilds = { $wilds_most ->
    [one] { row-one-wild } wild
   *[other] { $wilds } wilds
}
row-one-wild = { $wilds ->
    [one] one
   *[other] { $wilds }
}
row-openings = { $count ->
    [one] One way to open with several melds at once.
   *[other] { $count } ways to open with several melds at once.
}
row-discards = One of these ends the turn: { $cards }.
row-takes-more = { $count ->
    [one] One way to take the pile together with more melds, to reach the minimum.
   *[other] { $count } ways to take the pile together with more melds, to reach the minimum.
}
range = { $least ->
    [0] up to { $most ->
        [one] one
       *[other] { $most }
    }
   *[other] { $least } to { $most }
}

refused-take = The pile: no. { $text }
refused-open = Opening: no. The minimum is { $minimum }, and nothing you can lay this turn reaches it.
refused-out = Going out: not yet. { $has ->
    [0] { found-has } no canasta
   *[other] { found-has } { $has } of the canastas needed
} and { $alone ->
    [yes] need
   *[no] needs
} { $needed ->
    [one] one
   *[other] { $needed }
}.
