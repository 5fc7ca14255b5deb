# Cards and what they are worth; partners, dealer and deal.

cards-values =
    .title = What each is worth
    .statement = { $deck ->
        [tiles] A joker counts { $cards_values_Jo } points, a 2 counts { $cards_values_2 } and a 1 counts { $cards_values_A }. From 13 down to 4, a tile counts this much: 13: { $cards_values_K }, 12: { $cards_values_Q }, 11: { $cards_values_J }, 10: { $cards_values_10 }, 9: { $cards_values_9 }, 8: { $cards_values_8 }, 7: { $cards_values_7 }, 6: { $cards_values_6 }, 5: { $cards_values_5 }, 4: { $cards_values_4 }. Threes are counted by rules of their own.
       *[cards] A joker counts { $cards_values_Jo } points, a two { $cards_values_2 } and an ace { $cards_values_A }. Kings count { $cards_values_K }, queens { $cards_values_Q }, jacks { $cards_values_J }, tens { $cards_values_10 }, nines { $cards_values_9 }, eights { $cards_values_8 }, sevens { $cards_values_7 }, sixes { $cards_values_6 }, fives { $cards_values_5 } and fours { $cards_values_4 }. Threes are counted by rules of their own.
    }
    .why = Values make some melds worth more than others and leave a price on what stays in the hand. The strongest helpers are worth the most.

cards-wild =
    .title = What is wild
    .statement = Jokers and twos are wild: in a meld they stand for what is missing, of any { deck-rank } but { $meld_sevens_wilds ->
        [forbidden] threes and sevens
       *[allowed] threes
    }.{ $meld_twos_meld ->
        [none] {""}
       *[fewer_jokers_than_twos] {" "}Only in a meld of twos are the twos themselves natural, and just the jokers wild.
    }
    .why = Wilds make it easier to start melds and to finish canastas, so the luck of the deal matters less.

rules-players = This is a game for { $seats_least ->
    [2] { $seats_most ->
        [2] 2
       *[other] 2 to { $seats_most }
    }
    [3] { $seats_most ->
        [3] 3
       *[other] 3 to { $seats_most }
    }
    [4] { $seats_most ->
        [4] 4
       *[other] 4 to { $seats_most }
    }
    [5] { $seats_most ->
        [5] 5
       *[other] 5 to { $seats_most }
    }
    [6] { $seats_most ->
        [6] 6
       *[other] 6 to { $seats_most }
    }
    [7] { $seats_most ->
        [7] 7
       *[other] 7 to { $seats_most }
    }
   *[other] { $seats_least }
} players.

deal-partners =
    .title = Finding partners
    .statement = { rules-players } { $seats_sides ->
        [taker_alone] No partners are chosen beforehand. The first player to take the pile plays alone for the rest of that round, and the others are partners against that player.
        [each] There are no partners: every player plays alone.
       *[two] { $deal_partners ->
            [cut] Every player cuts a card: the highest chooses a seat and plays first, and the second highest becomes that player's partner. Aces are highest and twos lowest; equal ranks are decided by suit, from spades over hearts and diamonds to clubs, and two equal cards or a joker are cut again.{ $seats_most ->
                [4] {" "}Partners sit opposite each other.
               *[other] {" "}The two sides take alternating seats.
            }
            [agreed] The players agree who plays with whom.{ $seats_most ->
                [4] {" "}Partners sit opposite each other.
               *[other] {" "}The two sides take alternating seats.
            }
            [fixed_seats] The seats decide who plays with whom: every second seat belongs to the same side.{ $seats_most ->
                [4] {" "}So partners sit opposite each other.
               *[other] {""}
            }
           *[none] Nobody chooses a partner: the two sides are the players in alternating seats.
        }
    }
    .why = All should know before the first turn whose melds they share. Sides that sit in turn keep the game even.

deal-dealer =
    .title = First dealer
    .statement = { $deal_dealer ->
        [right_of_highest] The first dealer is the player to the right of the one who cut the highest card.
        [random] The first dealer is chosen at random.
       *[agreed] The players choose the first dealer in any way they like.
    } { $seats_direction ->
        [clockwise] The player to the dealer's left begins, and after each round the deal passes to the left.
       *[counter_clockwise] The player to the dealer's right begins, and after each round the deal passes to the right.
    }
    .why = It matters a little who begins. As the deal moves on, everybody gets that chance.

deal-cards =
    .title = How many are dealt
    .statement = { $deck ->
        [tiles] { $cards_packs ->
            [one] The game has every tile from 1 to 13 in four colours once,
            [2] The game has every tile from 1 to 13 in four colours twice,
           *[other] The game has every tile from 1 to 13 in four colours { $cards_packs } times,
        }
       *[cards] { $cards_packs ->
            [one] The game is played with 1 pack of 52 cards
           *[other] The game is played with { $cards_packs } packs of 52 cards
        }
    } and { $cards_jokers ->
        [0] no jokers
        [one] 1 joker
       *[other] { $cards_jokers } jokers
    }{ $cards_per_player ->
        [yes] {" "}for each player, all mixed together
       *[no] , all mixed together
    }. Every player is dealt { $deal_cards } { deck-cards }{ $deal_kitty ->
        [0] .
       *[other] , and { $deal_kitty } more face down as a kitty, which nobody may look at yet.
    }{ $deal_starter ->
        [yes] {" "}The starter gets one more.
       *[no] {""}
    }
    .why = Equal hands give everybody the same start, and a big stock leaves enough for a long round.

deal-upcard =
    .title = The first of the pile
    .statement = { $deal_upcard_covers ->
        [none] Nothing is turned up at the deal: the discard pile begins empty, and the first discard starts it.
       *[some] The top { deck-card } of the stock is turned up to start the discard pile. { $deal_upcard_covers_wild ->
            [yes] { $deal_upcard_covers_red_three ->
                [yes] { $deal_upcard_covers_black_three ->
                    [yes] If it is a wild or any three, another is turned on top of it, until something else lies there.
                   *[no] If it is a wild or a { deck-red-three }, another is turned on top of it, until something else lies there.
                }
               *[no] { $deal_upcard_covers_black_three ->
                    [yes] If it is a wild or a { deck-black-three }, another is turned on top of it, until something else lies there.
                   *[no] If it is a wild, another is turned on top of it, until something else lies there.
                }
            }
           *[no] { $deal_upcard_covers_red_three ->
                [yes] { $deal_upcard_covers_black_three ->
                    [yes] If it is any three, another is turned on top of it, until something else lies there.
                   *[no] If it is a { deck-red-three }, another is turned on top of it, until something else lies there.
                }
               *[no] { $deal_upcard_covers_black_three ->
                    [yes] If it is a { deck-black-three }, another is turned on top of it, until something else lies there.
                   *[no] Whatever it is, it stays on top.
                }
            }
        }
    }
    .why = How the pile begins decides what the first player can do, so the start follows a fixed rule and not the dealer's choice.

deal-starter =
    .title = The starter
    .statement = { $deal_starter ->
        [yes] The starter, who is dealt one { deck-card } more than the others, only discards in the first turn: no draw and no meld.
       *[no] There is no starter with a bigger hand: the player who begins has a full turn like everybody else.
    }
    .why = Somebody has to begin, and the first turn should be worth neither more nor less than the next.
