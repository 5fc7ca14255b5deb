# What the referee finds about taking the pile.

found-pile-not-empty =
    .kept = { $count ->
        [one] The pile holds one { deck-card }.
       *[other] The pile holds { $count } { deck-cards }.
    }
    .broken = The pile is empty, so there is nothing to take.
hint-pile-not-empty =
    .broken = { $stock ->
        [empty] The stock is empty as well: say end.
       *[some] Draw from the stock.
    }

found-pile-natural-top =
    .kept = The top { deck-card } is a natural.
    .broken-wild = A wild { deck-card } lies on top, { $rank_a }: a pile is taken only with a natural on top.
    .broken-three = A three lies on top: a pile is taken only with a natural, a four or higher, on top.
hint-pile-natural-top =
    .broken-wild = { hint-top-blocks }
    .broken-three = { hint-top-blocks }

found-pile-black-three =
    .kept = No { deck-black-three } lies on top.
    .broken = A { deck-black-three } lies on top and stops you, whatever you hold.
hint-pile-black-three =
    .broken = { hint-top-blocks }

hint-top-blocks = { $stock ->
    [empty] The stock is empty and nobody can take this pile: say end.
   *[some] Draw from the stock; the pile can be taken again once a natural covers it.
}

found-pile-frozen =
    .kept-free = The pile is not frozen.
    .kept-unseen = No { deck-card } that freezes the pile is to be seen, so it is taken as not frozen. A freezing { deck-card } among the { deck-cards } below that are not seen would change that.
    .kept = The pile is frozen by { $by_a }, and two natural { $rank } from the hand open it.
    .broken = The pile is frozen by { $by_a }. It takes two natural { $rank } from your hand, and { $naturals ->
        [0] you offer none
        [one] you offer one
       *[other] you offer { $naturals }
    }.
    .broken-top = The pile is frozen too, by { $by_a }: even with a natural on top it takes two naturals of that { deck-rank } from the hand.
hint-pile-frozen =
    .broken = With two natural { $rank } from the hand the pile could be taken; { hint-otherwise }
    .broken-top = Once a natural lies on top, a natural pair from the hand takes the pile.

hint-otherwise = { $stock ->
    [empty] otherwise say end, for the stock is empty.
   *[some] otherwise draw from the stock.
}

found-pile-natural-pair =
    .kept = Two natural { $rank } come from the hand.
    .broken = { $naturals ->
        [0] Two natural { $rank } from the hand are needed to meet the top { deck-card }, and none is offered.
       *[other] Two natural { $rank } from the hand are needed to meet the top { deck-card }, and one is offered.
    }
    .broken-open = { $naturals ->
        [0] The top { deck-card } needs two more { deck-cards } to be melded: two natural { $rank } from the hand, or one and a wild. No { $rank_one } is offered.
       *[other] The top { deck-card } needs two more { deck-cards } to be melded: two natural { $rank } from the hand, or one and a wild. Only one is offered.
    }
hint-pile-natural-pair =
    .broken-open = Offer two natural { $rank }, or one natural { $rank_one } and a wild.
    .broken = Offer two natural { $rank } from the hand.

found-pile-natural-and-wild =
    .kept = One natural { $rank_one } and a wild meet the top { deck-card }: enough for a pile that is not frozen and { $alone ->
        [yes] a player who has
       *[no] a side that has
    } opened.
    .broken = In this rule set a natural and a wild never take the pile.
hint-pile-natural-and-wild =
    .broken = It takes two natural { $rank } from the hand.

found-pile-onto-meld =
    .kept = The top { deck-card } joins your { $rank } on the table.
    .broken = In this rule set the top { deck-card } alone never takes the pile, even when your { $rank } are on the table.
hint-pile-onto-meld =
    .broken = Two natural { $rank } from the hand would take it.

found-pile-onto-canasta =
    .kept = Your { $rank } are a canasta already, and the pile may still be taken onto them.
    .broken = Your { $rank } are a canasta already ({ $count } { deck-cards }), and in this rule set no pile is taken onto a canasta.
hint-pile-onto-canasta =
    .broken = { hint-no-take }

found-pile-before-opening =
    .kept = { found-not-opened } yet, and a natural pair is what it takes to open with the pile.
    .broken = { found-not-opened } yet. Until then the pile takes two natural { $rank } from the hand, as if it were frozen.
    .broken-forbidden = { found-not-opened } yet, and in this rule set the pile is not touched before an opening from the hand.
hint-pile-before-opening =
    .broken = With two natural { $rank } and { $minimum } points in this turn the pile could be taken; { hint-otherwise }
    .broken-forbidden = { $stock ->
        [empty] The stock is empty: say end.
       *[some] Draw from the stock and open with { $minimum } points from the hand.
    }

found-not-opened = { $alone ->
    [yes] You have not opened
   *[no] Your side has not opened
}

found-pile-top-melded =
    .kept = The top { deck-card } is melded in the same act.
    .broken = The top { deck-card } would not stand in a legal meld, and it must be melded in the act of taking.
hint-pile-top-melded =
    .broken = Put the top { deck-card } with { deck-cards } that make a legal meld with it.

found-pile-one-card =
    .kept = You hold one { deck-card }, and the pile has { $count ->
        [one] one { deck-card }
       *[other] { $count } { deck-cards }
    }: this is allowed.
    .broken = You hold one { deck-card } and the pile is one { deck-card }: then it may not be taken.
hint-pile-one-card =
    .broken = { hint-no-take }

found-pile-top-only-counts =
    .kept = Only the top { deck-card } counts and is within reach until the minimum is met.
    .broken-borrowed = { $cards }: still in the pile, under its top { deck-card }. Until the minimum is met only the top { deck-card } of the pile is within reach.
hint-pile-top-only-counts =
    .broken-borrowed = Reach the minimum with your hand and the top { deck-card }; then the rest of the pile is yours.
