# Tasks that ask for cards, an order, rulings by rule set, or some turns.

app-too-many-steps = That is more than one attempt may hold. Take something back, or start over.

## Pick

app-pick-example = 7 7 Jo
app-pick-keys = Arrow keys move, space picks, Esc drops, Ctrl+Enter checks
app-pick-cards-only = Here cards are asked for. Type them one after the other, such as 7 7 Jo.
app-pick-right = That is right: { $cards }.
app-pick-not-yet = Not yet: { $cards }.
app-pick-chosen = You chose { $cards }.
app-pick-legal = Legal with { $cards }, but not yet what was asked for.

## Order

app-order-label = The steps, in your order
app-order-up = Move up: { $step }
app-order-down = Move down: { $step }
app-order-moved = { $step }: now step { $number } of { $count }
app-order-right = That is a right order.
app-order-not-yet = This order does not work yet.
app-order-referee = What the referee says about that step
app-order-answer = { $number }. { $step }

## Compare

app-compare-legal = Legal
app-compare-not-legal = Not legal
app-compare-choose = First choose for each of the rule sets: legal or not legal?
app-compare-right = Right, for each of the rule sets.
app-compare-not-yet = { $wrong ->
    [one] One of the rule sets says something else.
   *[other] { $wrong } of the rule sets say something else.
}
app-compare-ruling = { $rules }: { $legal ->
    [yes] legal
   *[no] not legal
}

## Play

app-play-turn = Your turn { $number } of { $count }
app-play-since = Since your last turn
app-play-seat = { $partner ->
    [yes] Your partner in seat { $seat }:
   *[no] Seat { $seat }:
} { $sentences }
app-play-kitty = You take up the kitty: { $cards }.
app-play-draws = Draws from the stock.
app-play-next-turn = The others have played, and it is your turn again.
app-play-over = It is over, and not what was asked for
app-play-again = Take back a step, or start over.
app-play-back-turn = Back to the start of this turn
