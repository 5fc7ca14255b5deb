# What only some games have: a kitty, a Joker button, a seat whose player is away.

kitty-look =
    .title = Looking at the kitty
    .statement = { $deal_kitty ->
        [0] There is no kitty in this game, so there is none to look at.
       *[other] After completing a canasta that opens the kitty, you may look at it once, in your own turn.{ $kitty_opened_by_natural ->
            [yes] {" "}A natural canasta opens it.
           *[no] {""}
        }{ $kitty_opened_by_wild ->
            [yes] {" "}A canasta of wilds opens it.
           *[no] {""}
        }{ $kitty_opened_by_sevens ->
            [yes] {" "}A canasta of sevens opens it.
           *[no] {""}
        }{ $kitty_opened_by_mixed ->
            [yes] {" "}A mixed canasta opens it.
           *[no] {" "}A mixed canasta does not.
        }
    }
    .why = A kitty is a reward to be earned. Until then it stays as hidden from its owner as from everybody else.

kitty-take =
    .title = Taking up the kitty
    .statement = { $deal_kitty ->
        [0] There is no kitty in this game, so there is none to take up.
       *[other] Once you have looked at your kitty, you may take it into your hand after a discard of yours, in that turn or a later one, before the next player begins.
    }
    .why = Taking it only after the discard means that the kitty helps from the next turn on, and the others have time to react.

joker-button-once =
    .title = Joker button once
    .statement = { $joker_button_use ->
        [once_a_round] Each player may use the Joker button once in a round. It brings a joker in place of the plain draw.
       *[none] There is no Joker button in this game.
    }
    .why = Help that everybody gets once stays fair and keeps its value.

joker-button-spare =
    .title = A spare joker
    .statement = { $joker_button_use ->
        [once_a_round] The Joker button works only for a player whose account holds a spare joker.
       *[none] There is no Joker button in this game, so no spare joker is needed.
    }
    .why = The button spends something that was saved up. Where nothing is saved, nothing can be spent.

joker-button-available =
    .title = A joker left to draw
    .statement = { $joker_button_use ->
        [once_a_round] The Joker button works only while a joker is still there to be drawn.
       *[none] There is no Joker button in this game, so it does not matter where the jokers are.
    }
    .why = The button fetches a joker of this very game and never makes a new one.

seat-absent =
    .title = A player is away
    .statement = { $seats_absent ->
        [draws_and_discards] A player who is away keeps the seat: on each turn one { deck-card } is drawn and one discarded automatically, and nothing is melded.
       *[waits] When a player is away, the game waits.
    }
    .why = An empty seat should not spoil the round for those who are still at the table.
