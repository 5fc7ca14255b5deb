# The parts of the game, by which switches are grouped

group-cards = The pack
group-seats = Seats
group-deal = The deal
group-turn = A turn
group-pile = The discard pile
group-meld = Melds
group-opening = Opening
group-discard = Discarding
group-out = Going out
group-threes = Threes
group-stock = The stock
group-kitty = The kitty
group-joker-button = The Joker button
group-score = The score
group-match = The match
