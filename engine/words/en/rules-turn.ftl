# The rules of a turn. A rule's statement is filled from the switches of the rule set: `$turn_draw` is `turn.draw`.

turn-order =
    .title = Turns in order
    .statement = Only the player whose turn it is may play, and the steps keep their order: first the stock or the pile, then melds, last the discard. Turns go round { $seats_direction ->
        [clockwise] clockwise
       *[counter_clockwise] counter-clockwise
    }.{ $deal_kitty ->
        [0] {""}
       *[other] {" "}After the discard a player may still take up the kitty, until the next player begins.
    }
    .why = When one player acts at a time, and in a known order, everybody can follow the game and nobody is rushed.

turn-draw-first =
    .title = First the draw
    .statement = A turn begins with { $turn_draw ->
        [one] one { deck-card }
       *[other] { $turn_draw } { deck-cards }
    } from the stock or with taking the pile; only after that may you meld or discard.{ $joker_button_use ->
        [once_a_round] {" "}The Joker button may take the place of that draw.
       *[none] {""}
    }{ $deal_starter ->
        [yes] {" "}The one exception is the very first turn, in which the starter does not draw.
       *[no] {""}
    }
    .why = Every turn first brings something new into the hand, so that nobody runs dry and all can see how the turn began.

turn-one-draw =
    .title = One draw a turn
    .statement = In a turn you draw at most once: either { $turn_draw ->
        [one] one { deck-card } from the stock
       *[other] { $turn_draw } { deck-cards } from the stock together
    }, or the whole pile. You never get both, and you never draw a second time.{ $threes_red_replace_stock ->
        [yes] {" "}What replaces a { deck-red-three } is not a second draw.
       *[no] {""}
    }
    .why = The choice between the stock and the pile is the heart of a turn. It would be no choice if you could have both.

turn-cards-held =
    .title = Only from your hand
    .statement = Whatever you name for a step has to be in your own hand; only the top of a pile that you take comes to it from outside. What lies in a meld or in another hand is not yours to play.
    .why = It is easy to forget what has already gone to the table. A quick look at the hand settles it.

turn-finish =
    .title = A way to finish
    .statement = A step is allowed only if at least one legal way to finish the turn remains after it. A step that would leave you stuck is refused, and the rule that stands in the way is named beside this one.{ $turn_takeback ->
        [until_discard] {" "}Taking the step back does not count as a way to finish.
       *[none] {""}
    }
    .why = Nobody should be caught in a turn that cannot be ended. It is kinder to hear so before the step than after it.

turn-takeback =
    .title = Taking back
    .statement = { $turn_takeback ->
        [until_discard] What you laid or added in this turn you may take back until you discard, the latest first. The draw cannot be taken back; neither can the pile, nor the meld that took it.
       *[none] What you have laid stays on the table, also within your turn. The draw cannot be taken back either.
    }
    .why = Everybody should know from which moment a play is final. A draw always is, because what has been seen cannot be unseen.
