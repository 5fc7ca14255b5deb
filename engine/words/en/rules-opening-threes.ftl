# Opening, threes and discards.

opening-minimum =
    .title = The opening minimum
    .statement = The first melds of a side in a round must together reach its minimum in a single turn. { $seats_sides ->
        [taker_alone] The minimum goes by the score that the player who opens had before the round: { $opening_bands }.
       *[other] The minimum goes by the score that the side had before the round: { $opening_bands }.
    }{ $out_concealed_minimum ->
        [exempt] {" "}Going out concealed needs no minimum.
        [exempt_after_stock_draw] {" "}Going out concealed after a draw from the stock needs no minimum.
       *[required] {""}
    }
    .why = Whoever leads in the match has to begin with more, so those behind have a chance to catch up.

opening-counts =
    .title = What counts to open
    .statement = { $opening_counts_wilds ->
        [yes] Towards the minimum count the values of all { deck-cards } melded in that turn, wilds included. Bonuses for canastas and for { deck-red-threes } do not count.
       *[no] Towards the minimum count the values of the naturals melded in that turn; wilds count nothing there. Bonuses for canastas and for { deck-red-threes } do not count.
    }
    .why = The minimum asks for good melds from your hand, not for luck or for bonuses still to come.

threes-red-expose =
    .title = Laying out red threes
    .statement = { $deck ->
        [tiles] A red or yellow three that comes into your hand is laid out beside the melds at once, before anything else you do.
       *[cards] A red three that comes into your hand is laid out beside the melds at once, before anything else you do.
    }
    .why = These threes are a bonus in the open. Everybody sees them, and nobody has to guess.

threes-red-replace =
    .title = Replacing red threes
    .statement = { $threes_red_replace_stock ->
        [yes] A { deck-red-three } that was dealt or drawn is replaced from the stock, and again if the replacement is another one, while the stock lasts. { $threes_red_replace_pile ->
            [yes] One that came with the pile is replaced too.
           *[no] One that came with the pile is not replaced.
        }
       *[no] A { deck-red-three } that was dealt or drawn is not replaced. { $threes_red_replace_pile ->
            [yes] One that came with the pile is replaced from the stock, while the stock lasts.
           *[no] One that came with the pile is not replaced either.
        }
    }
    .why = A replacement keeps hands at their size. The rule says when such a three costs you a place in your hand.

discard-required =
    .title = The discard
    .statement = { $out_discard ->
        [optional] A turn ends with one discard. Only a player who goes out by melding everything has nothing left to discard.
       *[required] A turn ends with one discard, also when it is the turn in which you go out.
    }{ $out_sevens_hand ->
        [ends_round] {" "}Only a hand of nothing but sevens may end the round without one.
       *[none] {""}
    }
    .why = The discard feeds the pile and hands over the turn, so every turn gives the others something.

discard-red-three =
    .title = Not a red three
    .statement = { $deck ->
        [tiles] A red or yellow three is never discarded. It is laid out instead.
       *[cards] A red three is never discarded. It is laid out instead.
    }
    .why = Such a three belongs on the table, where it counts for its side.

discard-sevens =
    .title = Discarding sevens
    .statement = { $discard_sevens ->
        [after_sevens_canastas] No seven may be discarded before every player has a canasta of sevens.
       *[free] Sevens may be discarded like any other { deck-rank }.
    }
    .why = Where sevens are special they stay with the players who have to collect them. Elsewhere nothing sets them apart.

discard-freezes =
    .title = What a discard does
    .statement = { $pile_frozen_by_wild ->
        [yes] A discarded wild freezes the pile until somebody takes it.
       *[no] A discarded wild freezes nothing: it only blocks the pile while it lies on top.
    } { $pile_black_three ->
        [freezes] A discarded { deck-black-three } freezes it until it is taken as well.
       *[stops_next] A discarded { deck-black-three } only stops the next player, until something else covers it.
    }
    .why = Some discards guard the pile. They cost you something good or a place in your hand, so you choose the moment.
