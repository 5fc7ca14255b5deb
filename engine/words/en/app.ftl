# What the pages say. One sentence, one message; figures come in by name.

## Cards

suit-name = { $suit ->
    [spade] spades
    [heart] hearts
    [diamond] diamonds
    [club] clubs
    [red] red
    [yellow] yellow
    [black] black
   *[blue] blue
}
rank-one = { $rank ->
    [ace] ace
    [king] king
    [queen] queen
    [jack] jack
    [ten] ten
    [nine] nine
    [eight] eight
    [seven] seven
    [six] six
    [five] five
    [four] four
    [red_three] red three
    [black_three] black three
    [two] two
    [joker] joker
   *[other] card
}
rank-many = { $rank ->
    [ace] aces
    [king] kings
    [queen] queens
    [jack] jacks
    [ten] tens
    [nine] nines
    [eight] eights
    [seven] sevens
    [six] sixes
    [five] fives
    [four] fours
    [red_three] red threes
    [black_three] black threes
    [two] twos
    [joker] jokers
   *[other] cards
}
card-badge-wild = wild
card-hidden = a face-down card
card-spoken = { $index }{ $suit ->
        [none] { "" }
       *[other] { " of " }{ suit-name }
    }{ $kind ->
        [joker] , joker
        [red_three] , a red three
       *[other] { "" }
    }{ $points ->
        [none] { "" }
       *[other] , { $points } points
    }
card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Table

table-label = The table
seat = Seat { $seat }
seat-you = You
seat-to-move = { $name }, to move:
hand-count = { $count ->
    [0] holds no card
    [one] holds { $count } card
   *[other] holds { $count } cards
}
side-you = You
side-yours = You and seat { $partner }
side-theirs = Your opponents
side-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
side-open = has opened
side-minimum = opening minimum { $points }
side-red-threes = { $count ->
    [one] { $count } red three laid out
   *[other] { $count } red threes laid out
}
side-no-melds = No melds yet.
meld-count = { $count } { $kind ->
    [wild] wilds
   *[other] { rank-many }
}
meld-kind = { $kind }
meld-canasta = { $kind } canasta
stock = Stock
pile = Discard pile
pile-top = Top card: { $card }.
pile-none = none
pile-under = Seen under it: { $cards }.

## Hand

hand-label = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-picked = { $count ->
    [one] { $count } card picked
   *[other] { $count } cards picked
}
hand-keys = Arrow keys move, space picks, Esc drops, Ctrl+Enter plays
