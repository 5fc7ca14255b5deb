# Lines of a round's score.

score-line-cards = Cards melded
score-line-canasta-natural = Natural canastas
score-line-canasta-mixed = Mixed canastas
score-line-canasta-wild = Wild canastas
score-line-canasta-sevens = Canastas of sevens
score-line-canasta-twos = Canastas of twos
score-line-canasta-twos_mixed = Canastas of twos with jokers
score-line-concealed-canasta = Canastas laid concealed
score-line-red-threes = Red threes
score-line-red-threes-against = Red threes of a side without a meld
score-line-out = Going out
score-line-concealed = Going out concealed
score-line-hand = Cards left in hand
score-line-black-threes = Black threes left in hand
score-line-kitty = Cards left in the kitty
