# Bots play the same deals under two sets of rules.

simulation-fault = Under these rules no round can be played: { $why }.
simulation-stuck = Under these rules a round came to no end (deal { $seed }). Something in them does not go together.
simulation-broken = The bots stopped before the end. Please start them again.
simulation-no-process = The bots could not be started on this server.
simulation-crowded = Too many simulations are waiting. Please try again in a few minutes.

simulation-turns = Turns in a round
simulation-points = Points of a side
simulation-best = Points of the best side
simulation-out = Rounds in which somebody goes out
simulation-concealed = Rounds that end concealed
simulation-canastas = Canastas in a round
simulation-natural = Canastas without wilds
simulation-piles = Piles taken in a round
simulation-cards = Cards taken with a pile
simulation-opened = Sides that open
