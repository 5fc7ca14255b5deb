# Melds: their size, their wilds, where they may grow, and the special ones.

meld-size =
    .title = Size of a meld
    .statement = { $meld_max_size ->
        [none] A meld has 3 { deck-cards } or more, with no upper limit.{ $meld_black_threes ->
            [going_out_3_to_4] {" "}A meld of { deck-black-threes } has at most 4.
           *[other] {""}
        }
       *[other] A meld has at least 3 { deck-cards } and at most { $meld_max_size }.{ $meld_black_threes ->
            [going_out_from_3] {" "}Only a meld of { deck-black-threes } may be larger.
            [going_out_3_to_4] {" "}A meld of { deck-black-threes } has at most 4.
           *[forbidden] {""}
        }
    }
    .why = Two of a kind are easy to get. The third makes a meld something to work for.

meld-one-rank =
    .title = No mixed ranks
    .statement = All naturals in a meld are of the same { deck-rank }. { $deck ->
        [tiles] Colours do not matter, and a run of different numbers is no meld.
       *[cards] Suits do not matter, and a run of different ranks is no meld.
    }
    .why = The whole game is about collecting equal ones. It keeps melds easy to read across the table.

meld-naturals =
    .title = Naturals in a meld
    .statement = { $meld_wild_meld ->
        [allowed] A meld holds at least { $meld_min_naturals ->
            [one] 1 natural
           *[other] { $meld_min_naturals } naturals
        }, unless it is made of wilds alone.
       *[forbidden] A meld holds at least { $meld_min_naturals ->
            [one] 1 natural
           *[other] { $meld_min_naturals } naturals
        }.
    }
    .why = Wilds help a meld, but they should not replace it: the set itself has to be there.

meld-wilds =
    .title = Wilds in a meld
    .statement = { $meld_max_wilds ->
        [none] The number of wilds in a meld has no limit of its own.
        [0] A meld holds no wilds.
        [one] A meld holds at most 1 wild, from its beginning until the end of the round.
       *[other] A meld holds at most { $meld_max_wilds } wilds, from its beginning until the end of the round.
    }{ $meld_wild_meld ->
        [allowed] {" "}A meld made of wilds alone is not bound by this.
       *[forbidden] {""}
    }{ $seats_sides ->
        [taker_alone] {" "}When two players put their melds together, a meld may come to hold more; no wild may then be added to it.
       *[other] {""}
    }{ $meld_sevens_wilds ->
        [forbidden] {" "}A meld of sevens holds none.
       *[allowed] {""}
    }
    .why = Wilds are scarce and strong. A limit spreads them over many melds and leaves naturals worth collecting.

meld-wild-ratio =
    .title = Wilds against naturals
    .statement = { $meld_wild_ratio ->
        [wilds_at_most_naturals] A meld never holds more wilds than naturals.
        [naturals_outnumber] A meld always holds more naturals than wilds.
        [two_naturals_per_wild] A meld holds two naturals for each of its wilds: one wild needs 2 naturals, two wilds need 4.
       *[none] Wilds are not weighed against naturals: a meld may hold more wilds than naturals, within its other limits.
    }{ $meld_wild_meld ->
        [allowed] { $meld_wild_ratio ->
            [none] {""}
           *[other] {" "}A meld made of wilds alone is not bound by this.
        }
       *[forbidden] {""}
    }
    .why = The rule says how far wilds may carry a meld. The stricter it is, the more the naturals matter.

meld-per-rank =
    .title = Second meld of a rank
    .statement = { $meld_per_rank ->
        [one] A side has at most one meld of a { deck-rank }; more of that { deck-rank } join it. The opponents may have a meld of the same { deck-rank }.
        [one_open] A side never has two unfinished melds of the same { deck-rank }. When one of them has become a canasta, another may be started. The opponents may have melds of the same { deck-rank } too.
       *[many] A side may have any number of melds of the same { deck-rank }, and so may the opponents.
    }
    .why = Where equal ones come together in one place, canastas get finished and the table stays clear.

meld-closed =
    .title = Full and closed
    .statement = { $meld_max_size ->
        [none] No canasta is ever closed: its side may go on adding to it, within the limits for wilds.
       *[other] A meld of { $meld_max_size } { deck-cards } is full and closed: nothing is added to it any more.
    }
    .why = Everybody should be able to see which melds can still grow and which are finished.

meld-own-side =
    .title = Only your own side
    .statement = { $seats_sides ->
        [each] You add only to your own melds, never to those of another player.
        [taker_alone] You add only to the melds of your own side, never to others. Your side is you alone, or, once another player is playing alone, you and your partner together.
       *[two] You add only to the melds of your own side, whichever partner laid them, and never to those of the opponents.
    }
    .why = Every meld is the work of its side and earns points for that side alone.

meld-fixed =
    .title = Melds stay put
    .statement = What has been melded stays in its meld until the round is scored, wilds included: it never moves to another meld and never returns to a hand.{ $turn_takeback ->
        [until_discard] {" "}Only what you laid in this very turn may you take back before you discard.
       *[none] {""}
    }{ $seats_sides ->
        [taker_alone] {" "}When two players become partners in the middle of a round, their melds of the same { deck-rank } are put together.
       *[other] {""}
    }
    .why = A wild, once placed, is spent. That makes it a real decision where it goes.

meld-wild-meld =
    .title = Melds of wilds
    .statement = { $meld_wild_meld ->
        [allowed] Jokers and twos may form a meld of their own, of 3 or more. { $meld_max_size ->
            [none] With 7 it is a canasta of wilds.
           *[other] With { $meld_max_size } it is full and closed.
        } The limit for wilds in other melds does not bind it.
       *[forbidden] { $meld_twos_meld ->
            [none] Wilds alone are not a meld: jokers and twos can only stand beside naturals.
           *[fewer_jokers_than_twos] Wilds alone are not a meld: jokers can only stand beside naturals. In a meld of twos, the twos themselves are the naturals.
        }
    }
    .why = The rule says whether wilds are only helpers or may be collected for their own sake.

meld-sevens =
    .title = Melds of sevens
    .statement = { $meld_sevens_wilds ->
        [forbidden] A meld of sevens holds sevens alone, from its beginning until the end of the round: no wild ever joins it.
       *[allowed] Sevens are melded like any other { deck-rank }, and wilds may join them.
    }
    .why = Where sevens are special they have to be collected pure, which is hard and well paid. Elsewhere they are just sevens.

meld-twos =
    .title = Melds of twos
    .statement = { $meld_twos_meld ->
        [fewer_jokers_than_twos] Twos may form a meld in which they are the naturals. It takes at most 2 jokers, and always fewer jokers than twos: two twos and a joker are enough to begin, but two twos and two jokers are not allowed.
       *[none] Twos are always wild: there is no meld in which they are the naturals.
    }
    .why = The rule says whether twos are only helpers or also a prize of their own.

meld-threes =
    .title = Threes to lay out
    .statement = { $deck ->
        [tiles] Red and yellow threes are never melded: they are laid out beside the melds, and no wild joins them.
       *[cards] Red threes are never melded: they are laid out beside the melds, and no wild joins them.
    }
    .why = These threes are a gift of luck. They count by themselves and help no meld.

meld-black-threes =
    .title = Melding black threes
    .statement = { $meld_black_threes ->
        [forbidden] { $deck ->
            [tiles] Black and blue threes are never melded: no three is.
           *[cards] Black threes are never melded.
        }
        [going_out_from_3] { $deck ->
            [tiles] Black and blue threes are melded only in the turn in which you go out: 3 or more of them together, without wilds. They never count as a canasta.
           *[cards] Black threes are melded only in the turn in which you go out: 3 or more of them together, without wilds. They never count as a canasta.
        }
       *[going_out_3_to_4] { $deck ->
            [tiles] Black and blue threes are melded only in the turn in which you go out: 3 or 4 of them together, without wilds.
           *[cards] Black threes are melded only in the turn in which you go out: 3 or 4 of them together, without wilds.
        }
    }
    .why = These threes are kept for stopping the next player. Whoever holds on to several of them takes a risk.
