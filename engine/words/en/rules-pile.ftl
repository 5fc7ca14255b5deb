# Taking the discard pile.

pile-not-empty =
    .title = A pile to take
    .statement = The pile can be taken only while at least one { deck-card } lies in it.
    .why = Right after somebody has taken the pile there may be nothing there, until the next discard.

pile-whole =
    .title = The whole pile
    .statement = Whoever takes the pile takes all of it. Nobody ever takes just its top { deck-card }.
    .why = A pile that grows is a prize that grows. That is what makes every discard a small risk.

pile-natural-top =
    .title = A natural on top
    .statement = The pile can be taken only while a natural lies on top. While a joker, a two or a three lies there, nobody may take it.
    .why = A wild or a three on top guards the pile for a moment. Whoever threw it had to give it up for that.

pile-black-three =
    .title = Black three on top
    .statement = { $pile_black_three ->
        [freezes] A discarded { deck-black-three } freezes the pile until somebody takes it, and a frozen pile needs a natural pair. While that three itself lies on top, the pile cannot be taken at all.
       *[stops_next] While a { deck-black-three } lies on top, nobody may take the pile, whatever they hold. A discarded one stops only the next player: once something else covers it, it has no effect any more.
    }
    .why = This three is worth little, but it is a safe discard: it keeps a big pile out of the next player's hands.

pile-frozen =
    .title = The frozen pile
    .statement = { $pile_frozen_by_wild ->
        [yes] { part-frozen-pile }
       *[no] { $pile_frozen_by_wild_upcard ->
            [yes] { part-frozen-pile }
           *[no] { $pile_frozen_by_red_three_upcard ->
                [yes] { part-frozen-pile }
               *[no] { $pile_frozen_by_black_three_upcard ->
                    [yes] { part-frozen-pile }
                   *[no] { $pile_black_three ->
                        [freezes] { part-frozen-pile }
                       *[stops_next] Nothing freezes the pile in this game: only its top { deck-card } decides whether it can be taken, never what lies below.
                    }
                }
            }
        }
    }
    .why = A frozen pile can grow large, because few can take it. It lets a side that is behind slow down one that is ahead.

part-frozen-pile = { part-what-freezes } It stays frozen until somebody takes it, and that takes two naturals from hand that match the top { deck-card }: no wild can stand for one of them, and a meld on the table does not help.

part-what-freezes = { $pile_frozen_by_wild ->
    [yes] { $pile_frozen_by_wild_upcard ->
        [yes] { $pile_frozen_by_red_three_upcard ->
            [yes] A wild freezes the pile, whether discarded or turned up at the deal, and so does a { deck-red-three } turned up at the deal.
           *[no] A wild freezes the pile, whether discarded or turned up at the deal.
        }
       *[no] { $pile_frozen_by_red_three_upcard ->
            [yes] A discarded wild freezes the pile, and so does a { deck-red-three } turned up at the deal.
           *[no] A discarded wild freezes the pile.
        }
    }
   *[no] { $pile_frozen_by_wild_upcard ->
        [yes] { $pile_frozen_by_red_three_upcard ->
            [yes] A wild or a { deck-red-three } turned up at the deal freezes the pile.
           *[no] A wild turned up at the deal freezes the pile.
        }
       *[no] { $pile_frozen_by_red_three_upcard ->
            [yes] A { deck-red-three } turned up at the deal freezes the pile.
           *[no] Wilds and { deck-red-threes } do not freeze the pile.
        }
    }
}{ $pile_black_three ->
    [freezes] { $pile_frozen_by_black_three_upcard ->
        [yes] {" "}A { deck-black-three } freezes it too, whether discarded or turned up at the deal.
       *[no] {" "}A discarded { deck-black-three } freezes it too.
    }
   *[stops_next] { $pile_frozen_by_black_three_upcard ->
        [yes] {" "}A { deck-black-three } turned up at the deal freezes it too.
       *[no] {""}
    }
}

pile-natural-pair =
    .title = A natural pair
    .statement = Two naturals from your own hand that match the top { deck-card } take the pile. The three go to the table at once, as a new meld or onto { deck-your } meld of that { deck-rank }.{ $pile_natural_and_wild ->
        [open_unfrozen] {" "}A frozen pile can be taken in this way alone.
       *[never] { $pile_onto_meld ->
            [unfrozen] {" "}A frozen pile can be taken in this way alone.
           *[never] {" "}In this game nothing else takes the pile: no wild, and no meld on the table, replaces one of the two.
        }
    }
    .why = Two of a kind, kept back in the hand, are the strongest claim to the pile. Keeping them costs something, so the prize is fair.

pile-natural-and-wild =
    .title = A natural and a wild
    .statement = { $pile_natural_and_wild ->
        [open_unfrozen] If { deck-you-have } opened and the pile is not frozen, one natural that matches the top { deck-card } and one wild, both from your hand, take it too. The three go to the table at once, as a new meld or onto { deck-your } meld of that { deck-rank }.
       *[never] One matching natural and one wild are never enough to take the pile.
    }
    .why = The rule says how much a wild may help with the pile. The easier it is to take, the more careful every discard has to be.

pile-onto-meld =
    .title = Onto a meld
    .statement = { $pile_onto_meld ->
        [unfrozen] If the pile is not frozen, you may take it with nothing from your hand, by adding its top { deck-card } to { $pile_onto_canasta ->
            [yes] { deck-your } meld of that { deck-rank }.
           *[no] { deck-your } meld of that { deck-rank }, as long as that meld is not yet a canasta.
        }
       *[never] The top { deck-card } never joins a meld by itself: the pile cannot be taken without matching { deck-cards } from your hand.
    }
    .why = The rule says what a meld on the table is good for when a matching discard comes along.

pile-onto-canasta =
    .title = Onto a canasta
    .statement = { $pile_onto_canasta ->
        [yes] { $pile_onto_meld ->
            [unfrozen] A canasta serves like any other of { deck-your } melds: the top { deck-card } may join it and bring you the pile, alone where that is allowed, or together with what takes the pile from your hand.
           *[never] A canasta serves like any other of { deck-your } melds: the top { deck-card } may join it together with what takes the pile from your hand.
        }
       *[no] The top { deck-card } never joins a finished canasta, neither alone nor with others from your hand.{ $meld_per_rank ->
            [one] {""}
           *[other] {" "}Two matching naturals from your hand may begin a new meld of that { deck-rank } with it.
        }
    }
    .why = A finished canasta is strong already. The rule says whether it may also keep bringing in the pile.

pile-before-opening =
    .title = The pile before opening
    .statement = { $pile_before_opening ->
        [pair_and_minimum] A side that has not opened takes the pile only with two matching naturals from hand, as if it were frozen, and only if its melds of that turn reach the opening minimum.{ $out_concealed_minimum ->
            [exempt] {" "}Only going out concealed in that turn needs no minimum.
           *[other] {""}
        }
       *[forbidden] A side that has not opened may not take the pile at all. It first has to open from its hand.
    }
    .why = A big pile early in the round is a great gift. A side should have earned its place on the table first.

pile-top-only-counts =
    .title = Top card towards the minimum
    .statement = { $pile_before_opening ->
        [pair_and_minimum] When a side opens by taking the pile, only the top { deck-card } of the pile counts towards the minimum. The rest stays out of reach until the melds of that turn have met it.
       *[forbidden] A side opens from its hand alone, because it may not take the pile before it has opened: nothing in the pile counts towards the minimum.
    }
    .why = Otherwise a lucky pile could pay for its own taking. The hand has to do the work.

pile-top-melded =
    .title = Meld the top at once
    .statement = The top { deck-card } is melded in the same act that takes the pile, { $pile_onto_meld ->
        [unfrozen] with matching { deck-cards } from your hand or, where that is allowed, by joining one of { deck-your } melds.
       *[never] with matching { deck-cards } from your hand.
    }
    .why = Using the top at once shows everybody that you had the right to take the pile.

pile-one-card =
    .title = One against one
    .statement = { $pile_one_card ->
        [forbidden] A player with only one { deck-card } in hand may not take a pile of only one { deck-card }.
       *[allowed] Having only one { deck-card } in hand does not by itself forbid taking a pile of one: the usual ways of taking the pile decide.
    }
    .why = With one in hand and one in the pile a turn could go round without a real choice. The rule says whether that may happen.
