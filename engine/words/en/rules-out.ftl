# Going out.

out-canastas =
    .title = Canastas to go out
    .statement = { $out_canastas ->
        [kinds] Before a player may go out, the side needs a finished canasta of each kind that is asked for.{ $out_canastas_natural ->
            [yes] {" "}One must be natural.
           *[no] {""}
        }{ $out_canastas_mixed ->
            [yes] {" "}One must be mixed, of naturals and wilds.
           *[no] {""}
        }{ $out_canastas_wild ->
            [yes] {" "}One must be of wilds alone.
           *[no] {""}
        }{ $out_canastas_sevens ->
            [yes] {" "}One must be of sevens.
           *[no] {""}
        }{ $out_canastas_twos ->
            [yes] {" "}One must be of twos alone.
           *[no] {""}
        }{ $out_canastas_twos_mixed ->
            [yes] {" "}One must be of twos with jokers.
           *[no] {""}
        }
        [0] A player may go out even if the side has no canasta.
        [one] Before a player may go out, the side needs at least 1 canasta, of any kind.
       *[other] Before a player may go out, the side needs at least { $out_canastas } canastas, of any kind.
    }
    .why = Nobody should end the round before something great has been built. It gives all players time to play.

out-keep-card =
    .title = Keep something in hand
    .statement = A player who may not go out must still hold at least one { deck-card } when the turn is over. Such a player therefore never melds so much that the discard would be the last { deck-card }.
    .why = An empty hand means going out. While that is not allowed, the hand must not run empty.

out-discard =
    .title = Going out with a discard
    .statement = { $out_discard ->
        [required] You go out with a discard: all but one { deck-card } of your hand are melded, and that one is discarded.
       *[optional] You go out with or without a discard: either the last { deck-card } of your hand is discarded, or the whole hand is melded.
    }
    .why = The rule says how the last step of a round looks, so that nobody argues when it matters most.

out-last-discard =
    .title = The last discard
    .statement = { $out_last_discard_bars ->
        [none] Whatever may be discarded at all may also be the last discard, wilds and { deck-black-threes } included.
       *[other] Whatever may be discarded at all may also be the last discard, except for these: { $out_last_discard_bars }.
    }
    .why = The last discard ends the round. The rule says whether it may be one that is special in this game.

out-concealed =
    .title = Going out concealed
    .statement = You go out concealed by laying your whole hand in new melds within one turn, a last discard aside, when you have melded nothing earlier in the round{ $out_concealed_bonus ->
        [0] ; it earns nothing extra.
       *[other] ; it earns { $out_concealed_bonus } points more.
    }{ $out_concealed_canasta ->
        [own_canasta] {" "}What you lay must hold a canasta.
       *[none] {""}
    } { $out_concealed_minimum ->
        [exempt] A side that has not opened needs no minimum for it.
        [exempt_after_stock_draw] A side that has not opened needs no minimum for it if the turn began with the stock; after taking the pile it does.
       *[required] A side that has not opened must reach its minimum all the same.
    }
    .why = Keeping everything back until the last moment is bold, for it all counts against you if somebody else is faster.

out-ask-partner =
    .title = Asking the partner
    .statement = { $out_ask_partner ->
        [optional] { $seats_sides ->
            [taker_alone] After the draw, and before laying anything, a player who has a partner in this round may ask whether to go out. The answer binds: after a yes you must go out in this turn, after a no you must not.
           *[other] After the draw, and before laying anything, you may ask { $seats_most ->
                [4] your partner
               *[other] a partner
            } whether to go out. The answer binds: after a yes you must go out in this turn, after a no you must not.
        }
       *[no] { $seats_sides ->
            [each] There is nobody to ask whether to go out: each player decides alone.
           *[other] Partners do not ask each other whether to go out: each decides alone.
        }
    }
    .why = Going out also catches what your partner still holds. The rule says whether the two of you may agree on it.

out-sevens-hand =
    .title = A hand of sevens
    .statement = { $out_sevens_hand ->
        [ends_round] If a hand holds nothing but sevens while some player has no canasta of sevens, its holder melds the sevens that can be melded, and the round ends without a discard. Only a draw may bring this about: nobody may play so as to be left with sevens alone.
       *[none] A hand of nothing but sevens has no rule of its own.
    }
    .why = Where sevens may not be discarded, such a hand could not finish a turn. The rule says what happens then.
