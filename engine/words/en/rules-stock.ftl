# The stock and its end.

stock-empty =
    .title = An empty stock
    .statement = { $stock_end ->
        [forced_pile] From an empty stock nothing can be drawn, and the round goes on only while each player in turn takes the pile. { $pile_onto_meld ->
            [unfrozen] If the top { deck-card } may join one of { deck-your } melds by itself, you have to take it; with what you hold in hand you may. When a player does not take the pile, the round ends.
           *[never] You may take it if you can; when a player does not, the round ends.
        }
        [player_may_end] From an empty stock nothing can be drawn. The player to move may take the pile, if able to, or end the round; nobody has to take the pile.
       *[last_tile_turn] Play does not go on without a stock: the round is over at the end of the turn in which the last { deck-card } was drawn.
    }
    .why = The stock runs out in many rounds, so it needs a clear end instead of an argument.

stock-last-card =
    .title = The last draw
    .statement = { $stock_end ->
        [forced_pile] Whoever draws the last { deck-card } of the stock finishes that turn as usual, and play goes on for as long as each player takes the pile.
        [player_may_end] Whoever draws the last { deck-card } of the stock finishes that turn as usual, and play goes on until a player cannot take the pile or does not want to.
       *[last_tile_turn] Whoever draws the last { deck-card } of the stock finishes that turn as usual, and then the round ends, even if nobody has gone out.
    }{ $turn_draw ->
        [one] {""}
       *[other] {" "}If fewer than { $turn_draw } are left, what is left is the whole draw.
    }
    .why = The player who draws last should have a full turn like everybody else.

stock-last-red-three =
    .title = A red three drawn last
    .statement = { $threes_red_replace_stock ->
        [no] A { deck-red-three } is not replaced, so the turn goes on as usual even if it was the last { deck-card } of the stock.
       *[yes] { $turn_draw ->
            [one] If the last { deck-card } of the stock is a { deck-red-three }, nothing is left to replace it.
           *[other] If the stock runs out and the last draw brought nothing but { deck-red-threes }, nothing is left to replace them.
        } { $stock_last_red_three ->
            [stop] What was drawn is laid out and counts, and the round ends at once: no meld and no discard.
           *[meld_no_discard] What was drawn is laid out and counts, and that player may still meld and add, but does not discard; then the round ends.
        }
    }
    .why = A player who gets nothing to play with cannot be asked for a normal turn, so the rule says how the round stops.
