# Words that differ between a game of cards and a game of tiles. `$deck` is "cards" or "tiles".
# They stand inside the sentences of the rules; a translation may write those sentences out twice instead.

deck-card = { $deck ->
    [tiles] tile
   *[cards] card
}
deck-cards = { $deck ->
    [tiles] tiles
   *[cards] cards
}
# What makes a set: the rank of cards, the number of tiles.
deck-rank = { $deck ->
    [tiles] number
   *[cards] rank
}
# The threes that are laid out.
deck-red-three = { $deck ->
    [tiles] red or yellow three
   *[cards] red three
}
deck-red-threes = { $deck ->
    [tiles] red and yellow threes
   *[cards] red threes
}
# The other threes.
deck-black-three = { $deck ->
    [tiles] black or blue three
   *[cards] black three
}
deck-black-threes = { $deck ->
    [tiles] black and blue threes
   *[cards] black threes
}
deck-black-threes-cap = { $deck ->
    [tiles] Black and blue threes
   *[cards] Black threes
}

# Whose melds: a side's, or one player's where each plays alone.
deck-your = { $seats_sides ->
    [each] your
   *[other] your side's
}
deck-you-have = { $seats_sides ->
    [each] you have
   *[other] your side has
}
