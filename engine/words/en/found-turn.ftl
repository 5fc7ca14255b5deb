# What the referee finds about the shape of a turn. Attributes are the keys of findings;
# hint-… says, for a broken one, what would be allowed.

found-turn-order =
    .kept = It is seat { $seat }’s turn.
    .kept-kitty = Seat { $seat } has not begun its turn yet, so seat { $owner } may still take up a kitty.
    .broken-over = The round is over: nobody can play on.
    .broken-asked = The partner has been asked and has not answered yet.
hint-turn-order =
    .broken-over = Look at the score of this round, or deal the next one.
    .broken-asked = The partner answers first, yes or no.

found-turn-draw-first =
    .kept = The turn began with a draw or with the pile.
    .broken = The turn has not begun with a draw yet: the stock or the pile comes first.
hint-turn-draw-first =
    .broken = { $stock ->
        [empty] The stock is empty: take the pile if you can; if you need not or cannot, say end.
       *[some] Draw from the stock or take the pile, then play on.
    }

found-turn-one-draw =
    .kept = This is the one draw of the turn.
    .broken = { $drew ->
        [pile] This turn already began by taking the pile, and there is only one draw in a turn.
       *[stock] { $count ->
            [one] This turn has already had its draw from the stock, and there is only one draw in a turn.
           *[other] This turn has already had its draw from the stock, and one draw brings all { $count } { deck-cards }.
        }
    }
hint-turn-one-draw =
    .broken = Go on with melds, or end the turn with a discard.

found-turn-cards-held =
    .kept = { $count ->
        [one] The { deck-card } named is in the hand.
       *[other] The { $count } { deck-cards } named are in the hand.
    }
    .broken = Not in the hand: { $cards }.
    .broken-hidden = { $known ->
        [0] The hand is not known
       *[other] The hand is known only in part
    }, so nobody can say whether { $cards } { $count ->
        [one] is
       *[other] are
    } in it.
    .broken-unknown = A face-down { deck-card } was named to be melded. Only a { deck-card } that is known can be melded.
hint-turn-cards-held =
    .broken = Play only { deck-cards } from your own hand; what lies on the table is not in it any more.
    .broken-hidden = Give the { deck-cards } of the hand, and the step can be judged.
    .broken-unknown = Name { deck-cards } that are known to be in the hand.

found-turn-takeback =
    .kept = It was laid in this turn, and the turn has not ended: it may go back to the hand.
    .broken-none = In this rule set { deck-cards } that are laid stay where they are.
    .broken-nothing = There is nothing from this turn that may be taken back. The draw and the pile never go back.
hint-turn-takeback =
    .broken-none = Think first, then lay; play on from here.
    .broken-nothing = Play on from here.

found-turn-finish =
    .kept = After this the turn can still be finished by the rules.
    .broken = After this there would be no legal way to finish the turn.
hint-turn-finish =
    .broken = Choose a play that leaves you a legal discard, or a legal way out.

found-deal-starter =
    .kept = The starter only discards, and this is the discard.
    .kept-lay = A { deck-red-three } is laid out by the starter too; after that the starter only discards.
    .broken = The starter was dealt one more and only discards: no draw, no meld.
hint-deal-starter =
    .broken = Discard one tile; the next player draws.

found-stock-last-red-three =
    .kept = The last of the stock was a { deck-red-three }. Melding goes on this turn, and the turn ends without a discard.
    .broken = The last of the stock was a { deck-red-three }. It was laid out and the round stopped at once.
    .broken-discard = The last of the stock was a { deck-red-three }. Melding goes on this turn, but nothing is discarded.
hint-stock-last-red-three =
    .broken = The round is scored as it stands.
    .broken-discard = Meld what you like, then say end.

found-stock-empty =
    .kept = The stock is empty and the pile need not be taken: the round may end.
    .kept-draw = { $count ->
        [one] One { deck-card } is left in the stock.
       *[other] There are { $count } { deck-cards } in the stock.
    }
    .broken-draw = The stock is empty: there is nothing to draw.
    .broken-over = The stock is empty: the round is over, and no turn follows.
    .broken-end = The stock still holds { $count ->
        [one] one { deck-card }
       *[other] { $count } { deck-cards }
    }, so the round cannot be ended like this.
    .broken-forced = The stock is empty, but the pile is not frozen and its top { deck-card } fits your { $rank }: then it must be taken.
hint-stock-empty =
    .broken-draw = Take the pile if you can; if you need not or cannot, say end.
    .broken-over = The round is counted as it stands.
    .broken-end = { hint-draw-or-take }
    .broken-forced = Take the pile.

found-threes-red-expose =
    .kept = A { deck-red-three } is laid out, not melded.
    .broken = There is a { deck-red-three } in the hand, and it is laid out before anything else.
    .broken-other = Only { deck-red-threes } are laid out like this.
hint-threes-red-expose =
    .broken = Lay the { deck-red-three } out first.
    .broken-other = Meld other { deck-cards } with two more of their { deck-rank }, or keep them.

found-discard-required =
    .broken = A turn ends with a discard; it cannot just be left off here.
hint-discard-required =
    .broken = Discard one { deck-card }.

found-discard-red-three =
    .broken = A { deck-red-three } is never discarded; it belongs face up beside your melds.
hint-discard-red-three =
    .broken = Lay the { deck-red-three } out and discard another { deck-card }.

found-discard-sevens =
    .kept = Every player has a canasta of sevens, so sevens may be discarded.
    .broken = No seven may be discarded before every player has a canasta of sevens. Still without one: { $seats }.
    .broken-finish = The only { deck-cards } left would be sevens, and no seven may be discarded yet.
hint-discard-sevens =
    .broken = Discard another { deck-card }.
    .broken-finish = Keep a { deck-card } that is no seven for the discard.

found-discard-freezes =
    .kept = { $rank_a_cap } on the pile freezes it.
    .kept-free = { $rank_a_cap } on the pile does not freeze it in this rule set. While it lies on top, nobody takes the pile.
    .kept-stops = { $rank_a_cap } on top stops the next player from taking the pile, and freezes nothing.

# What may be done instead, for hints: the stock may be empty.

hint-no-take = { $stock ->
    [empty] The stock is empty: take the pile in another way if you can, or say end.
   *[some] Draw from the stock.
}
hint-draw-or-take = { $stock ->
    [empty] The stock is empty: take the pile if you can; if you need not or cannot, say end.
   *[some] Draw from the stock, or take the pile.
}
seat-you = you
seat-number = seat { $seat }
