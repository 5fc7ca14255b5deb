# The switches of a rule set in plain words: the message names the switch, an attribute names a value that is a word.
# `meld.min_naturals` is `switch-meld-min-naturals`; the value `stops_next` is the attribute `.stops_next`.
# Where a switch holds a list or several parts, an attribute names each member or part.

## The pack

switch-cards-deck = Played with
    .cards = cards
    .tiles = tiles
switch-cards-packs = Packs shuffled together
switch-cards-jokers = Jokers
switch-cards-per-player = Packs and jokers meant for each player
    .yes = yes, so many for each player
    .no = no, so many in all
switch-cards-values = Points of each card
    .each = { $cards }: { $points }

## Seats

switch-seats-least = Players, at least
switch-seats-most = Players, at most
switch-seats-sides = Sides
    .two = two sides in alternating seats
    .each = each player alone
    .taker_alone = the first to take the pile alone against the others
switch-seats-direction = Direction of play
    .clockwise = clockwise
    .counter_clockwise = counter-clockwise
switch-seats-absent = When a player is away
    .waits = the game waits
    .draws_and_discards = the seat draws and discards automatically

## Deal

switch-deal-partners = How partners are found
    .cut = by cutting the cards
    .agreed = by agreement
    .fixed_seats = by fixed seats
    .none = no partners are chosen
switch-deal-dealer = How the first dealer is found
    .right_of_highest = to the right of the highest card cut
    .random = at random
    .agreed = by agreement
switch-deal-cards = Dealt to each player
switch-deal-kitty = Dealt face down as a kitty
switch-deal-starter = The starter gets one more and only discards
    .yes = yes
    .no = no
switch-deal-upcard-covers = Covered when turned up at the deal
    .none = nothing is turned up
    .empty = nothing
    .wild = a wild
    .red_three = a red three
    .black_three = a black three

## Turn

switch-turn-draw = Drawn from the stock in a turn
switch-turn-takeback = Taking back what was laid in a turn
    .none = never
    .until_discard = until the discard

## Pile

switch-pile-frozen-by = What freezes the pile
    .empty = nothing
    .wild = a discarded wild
    .wild_upcard = a wild turned up at the deal
    .red_three_upcard = a red three turned up at the deal
    .black_three_upcard = a black three turned up at the deal
switch-pile-black-three = A discarded black three
    .stops_next = stops the next player
    .freezes = freezes the pile until it is taken
switch-pile-natural-and-wild = Taking the pile with a natural and a wild
    .never = never
    .open_unfrozen = if the side has opened and the pile is not frozen
switch-pile-onto-meld = Taking the pile with nothing from the hand, onto an own meld
    .never = never
    .unfrozen = if the pile is not frozen
switch-pile-onto-canasta = Taking the pile onto an own canasta
    .yes = allowed
    .no = not allowed
switch-pile-before-opening = The pile for a side that has not opened
    .pair_and_minimum = with a natural pair and the minimum
    .forbidden = not allowed
switch-pile-one-card = Taking a pile of one with one in hand
    .forbidden = not allowed
    .allowed = allowed

## Melds

switch-meld-min-naturals = Naturals in a meld, at least
switch-meld-max-wilds = Wilds in a meld, at most
    .none = no limit
switch-meld-wild-ratio = Wilds against naturals
    .none = not compared
    .wilds_at_most_naturals = never more wilds than naturals
    .naturals_outnumber = always more naturals than wilds
    .two_naturals_per_wild = two naturals for each wild
switch-meld-max-size = Size of a meld, at most
    .none = no limit
switch-meld-per-rank = Melds of one rank for a side
    .one = one
    .one_open = one unfinished at a time
    .many = any number
switch-meld-wild-meld = Melds of wilds alone
    .forbidden = not allowed
    .allowed = allowed
switch-meld-sevens-wilds = Wilds in a meld of sevens
    .allowed = allowed
    .forbidden = not allowed
switch-meld-black-threes = Melding black threes
    .forbidden = never
    .going_out_3_to_4 = three or four, while going out
    .going_out_from_3 = three or more, while going out
switch-meld-twos-meld = Melds of twos as naturals
    .none = not allowed
    .fewer_jokers_than_twos = with at most two jokers, fewer than the twos

## Opening

switch-opening-bands = Opening minimum by score
switch-opening-counts-wilds = Wilds count towards the minimum
    .yes = yes
    .no = no

## Discard

switch-discard-sevens = Discarding sevens
    .free = at any time
    .after_sevens_canastas = once every player has a canasta of sevens

## Going out

switch-out-canastas = Canastas to go out
    .empty = none
    .natural = a natural one
    .mixed = a mixed one
    .wild = one of wilds alone
    .sevens = one of sevens
    .twos = one of twos alone
    .twos_mixed = one of twos with jokers
switch-out-discard = Going out with a discard
    .optional = with or without
    .required = always with one
switch-out-last-discard-bars = Never the last discard
    .empty = no exceptions
switch-out-concealed-canasta = A canasta in the hand that goes out concealed
    .own_canasta = needed
    .none = not needed
switch-out-concealed-bonus = Points more for going out concealed
switch-out-concealed-minimum = The opening minimum when going out concealed
    .required = needed
    .exempt = not needed
    .exempt_after_stock_draw = not needed after a draw from the stock
switch-out-ask-partner = Asking the partner whether to go out
    .no = not part of the game
    .optional = allowed, and the answer binds
switch-out-bonus = Points for going out
switch-out-sevens-hand = A hand of nothing but sevens
    .none = has no rule of its own
    .ends_round = ends the round

## Threes

switch-threes-red-value = Points of red threes
    .each = each
    .all = all of them together
    .totals = by number
switch-threes-red-minus = When red threes count against their side
    .no_meld = when the side has no meld
    .not_open = when the side has not opened
    .never = never
switch-threes-red-replace = Replacing red threes
    .stock = dealt or drawn
    .pile = taken with the pile
switch-threes-black-in-hand = Points against a black three left in hand

## Stock

switch-stock-end = When the stock is empty
    .forced_pile = play goes on while each player takes the pile
    .player_may_end = the player to move may end the round
    .last_tile_turn = the round ends with the turn of the last draw
switch-stock-last-red-three = A red three as the last of the stock
    .stop = ends the round at once
    .meld_no_discard = the player may still meld, without a discard

## Kitty and Joker button

switch-kitty-opened-by = What opens the kitty
    .empty = nothing
    .none = there is no kitty
    .natural = a natural canasta
    .mixed = a mixed canasta
    .wild = a canasta of wilds
    .sevens = a canasta of sevens
    .twos = a canasta of twos alone
    .twos_mixed = a canasta of twos with jokers
switch-joker-button-use = Joker button
    .none = there is none
    .once_a_round = once a round for each player

## Score and match

switch-score-canasta = Bonus for a canasta
    .natural = natural
    .mixed = mixed
    .wild = of wilds
    .sevens = of sevens
    .twos = of twos alone
    .twos_mixed = of twos with jokers
switch-score-concealed-canasta = Points more for a canasta laid whole
switch-match-target = End of the match
    .points = at { $count } points
    .rounds = { $count ->
        [one] after { $count } round
       *[other] after { $count } rounds
    }
switch-match-tie = A tie at the end
    .another_round = another round is played
    .shared = the win is shared
switch-match-settlement = Settled beyond the score
    .none = nothing
    .account = account points and stakes
