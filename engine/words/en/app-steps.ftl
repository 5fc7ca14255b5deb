# A step as a sentence that says what is done, and not whether it is allowed.

app-step-cards = { $count ->
    [one] { $rank_a }
    [2] two { $ranks }
    [3] three { $ranks }
    [4] four { $ranks }
    [5] five { $ranks }
    [6] six { $ranks }
    [7] seven { $ranks }
   *[other] { $count } { $ranks }
}
app-step-draw = Draw from the stock.
app-step-take = { $cards ->
    [none] Take the pile.
   *[some] Take the pile with { $shown } from the hand.
}
app-step-take-and-lay = Take the pile with { $shown } from the hand, and lay { $melds } in the same act.
app-step-lay = { $count ->
    [one] Lay a meld: { $melds }.
   *[other] Lay { $count } melds: { $melds }.
}
app-step-add = Add { $shown } to the meld of { $ranks }.
app-step-lay-three = Lay out { $shown }.
app-step-discard = Discard { $shown }.
app-step-back = Take back what was laid last.
app-step-joker = Use the Joker button.
app-step-ask = Ask the partner for leave to go out.
app-step-yes = Answer the partner: yes.
app-step-no = Answer the partner: no.
app-step-end = End the round.
app-step-kitty-look = Look at the kitty.
app-step-kitty-take = Take up the kitty.
