# Words that fill lesson texts.

lesson-number = { $number ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
}

# What a part of a task's goal asks for, as a sentence of its own.

goal-take =
    .yes = Take the discard pile.
    .no = Leave the discard pile where it is.
goal-draw =
    .yes = Draw from the stock.
    .no = Do without drawing from the stock.
goal-opened =
    .yes = Open: lay melds that reach your side’s minimum.
    .no = Do not open yet.
goal-melded =
    .cards = Lay a meld of { $ranks }, or add to one.
goal-laid =
    .number = { $number ->
        [1] Lay a card from your hand in a meld.
       *[other] Lay at least { $number } cards in melds.
    }
    .cards = Lay these cards in melds: { $cards }.
goal-wilds =
    .number = { $number ->
        [0] Do it without wilds.
        [1] Use one wild in the melds, no more and no fewer.
       *[other] Use { $number } wilds in the melds, no more and no fewer.
    }
goal-points =
    .number = Lay cards that are worth { $number } points or more.
goal-canasta =
    .yes = Complete a canasta.
    .no = Do not complete a canasta.
    .kind = Complete { $kind }.
goal-discarded =
    .yes = End the turn with a discard.
    .no = Do not discard yet.
    .cards = End the turn with this discard: { $cards }.
goal-red-three =
    .yes = Lay out a red three.
    .no = Do it without a red three.
goal-keeps =
    .cards = Keep these cards in your hand: { $cards }.
goal-turn-over =
    .yes = Finish the turn.
    .no = Do not end the turn yet.
goal-out =
    .yes = Go out.
    .no = Do not go out.

# What is said to an answer, beside the author’s own words.

lesson-pick-none = Choose the cards first.
lesson-pick-not-held = These cards are not in the hand: { $cards }.
lesson-pick-more = { $number ->
    [1] One more card belongs to them.
   *[other] { $number } more cards belong to them.
}
lesson-pick-kind =
    .wild = { $cards } – not wild. The wilds are twos and jokers.
    .natural = { $cards } – not natural. The naturals are the cards from the ace down to the four.
    .red_three = { $cards } – no red three.
    .black_three = { $cards } – no black three.
lesson-pick-worth = { $cards } – worth { $points }, not { $worth }.
lesson-pick-each = { $cards } – { $text }
lesson-order-step = Step { $number }, “{ $step }”, cannot come there. { $text }
lesson-compare-missing = Say for each of the rule sets what holds there.
lesson-compare-legal = { $rules }: the move is legal.
lesson-compare-illegal = { $rules }: { $text }
lesson-play-over = The round is over.
lesson-play-turns = { $number ->
    [1] Your turn is over, and something is left to do.
   *[other] Your { $number } turns are over, and something is left to do.
}
