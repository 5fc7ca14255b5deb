"""What each rule set's source says, switch by switch, as tables.

Written down from the texts, not from the rule set files. A comment names the topic of
the text where a line's value stands; `silent` lists the switches on which it says nothing
usable, or contradicts itself, so that a reading had to be chosen.
"""

from __future__ import annotations

from typing import Any

Table = dict[str, Any]

CARD_VALUES = {  # classic, railroad and complete texts agree: card values
    **dict.fromkeys(("A", "2"), 20),
    **dict.fromkeys(("K", "Q", "J", "10", "9", "8"), 10),
    **dict.fromkeys(("7", "6", "5", "4", "3b"), 5),
    "Jo": 50,
}
CLASSIC_BANDS = ((None, 15), (0, 50), (1500, 90), (3000, 120))
THREE_SORTS = ("wild", "red_three", "black_three")

OFFICIAL: Table = {
    "cards.deck": "cards",
    "cards.packs": 2,  # Pagat, players and cards
    "cards.jokers": 4,
    "cards.per_player": False,
    "cards.values": CARD_VALUES,
    "seats.least": 4,
    "seats.most": 4,
    "seats.sides": "two",
    "seats.direction": "clockwise",
    "seats.absent": "waits",
    "deal.partners": "cut",  # Bicycle, drawing for partners
    "deal.dealer": "right_of_highest",  # Bicycle, the deal
    "deal.cards": 11,
    "deal.kitty": 0,
    "deal.starter": False,
    "deal.upcard_covers": ("wild", "red_three"),  # Pagat: a black three stays
    "turn.draw": 1,
    "turn.takeback": "none",
    "pile.frozen_by": ("wild", "wild_upcard", "red_three_upcard"),
    "pile.black_three": "stops_next",  # Pagat, Britannica
    "pile.natural_and_wild": "open_unfrozen",
    "pile.onto_meld": "unfrozen",
    "pile.onto_canasta": True,
    "pile.before_opening": "pair_and_minimum",
    "pile.one_card": "forbidden",  # Bicycle, Britannica, going out
    "meld.min_naturals": 2,
    "meld.max_wilds": 3,
    "meld.wild_ratio": "none",
    "meld.max_size": None,
    "meld.per_rank": "one",
    "meld.wild_meld": "forbidden",
    "meld.sevens_wilds": "allowed",
    "meld.black_threes": "going_out_3_to_4",
    "meld.twos_meld": "none",
    "opening.bands": CLASSIC_BANDS,
    "opening.counts_wilds": True,
    "discard.sevens": "free",
    "out.canastas": 1,
    "out.discard": "optional",
    "out.last_discard_bars": (),
    "out.concealed_canasta": "own_canasta",
    "out.concealed_bonus": 100,
    "out.concealed_minimum": "exempt_after_stock_draw",  # Pagat, going out concealed
    "out.ask_partner": "optional",
    "out.bonus": 100,
    "out.sevens_hand": "none",
    "threes.red_value": {"each": 100, "all": 800, "totals": {}},
    "threes.red_minus": "no_meld",
    "threes.red_replace": {"stock": True, "pile": False},
    "threes.black_in_hand": 5,
    "stock.end": "forced_pile",  # Pagat, Bicycle
    "stock.last_red_three": "stop",  # Pagat, Bicycle; Britannica otherwise
    "kitty.opened_by": None,
    "joker_button.use": "none",
    "score.canasta": {"natural": 500, "mixed": 300},
    "score.concealed_canasta": 0,
    "match.target": {"points": 5000, "rounds": None},
    "match.tie": "another_round",
    "match.settlement": "none",
}

CLASSIC: Table = {  # seed 002
    "cards.deck": "cards",
    "cards.packs": 2,  # number of cards: two packs, four jokers, 108
    "cards.jokers": 4,
    "cards.per_player": False,
    "cards.values": CARD_VALUES,  # point values
    "seats.least": 4,  # number of players: 4
    "seats.most": 4,
    "seats.sides": "two",  # picking partners: partners sit opposite
    "seats.direction": "clockwise",  # how to deal
    "seats.absent": "waits",
    "deal.partners": "cut",  # picking partners: drawn from the pack, second highest is partner
    "deal.dealer": "right_of_highest",  # how to deal: begins right of who drew the highest
    "deal.cards": 11,  # how to deal
    "deal.kitty": 0,
    "deal.starter": False,  # how to play: begins with drawing or the pile
    "deal.upcard_covers": THREE_SORTS,  # how to deal: a joker, a two or a three
    "turn.draw": 1,  # how to play
    "turn.takeback": "none",
    "pile.frozen_by": ("wild", "wild_upcard", "red_three_upcard"),  # freezing the pile
    "pile.black_three": "freezes",  # freezing the pile: thaws only by being taken
    "pile.natural_and_wild": "open_unfrozen",  # unfrozen pile, second way
    "pile.onto_meld": "unfrozen",  # unfrozen pile, third way
    "pile.onto_canasta": True,
    "pile.before_opening": "pair_and_minimum",  # minimum count: of the pile the top card counts
    "pile.one_card": "forbidden",  # how to go out
    "meld.min_naturals": 2,  # how to make melds
    "meld.max_wilds": 3,
    "meld.wild_ratio": "two_naturals_per_wild",  # how to make melds: two for every wild
    "meld.max_size": None,
    "meld.per_rank": "one",
    "meld.wild_meld": "forbidden",
    "meld.sevens_wilds": "allowed",
    "meld.black_threes": "going_out_3_to_4",  # how to make melds: only in going out
    "meld.twos_meld": "none",
    "opening.bands": CLASSIC_BANDS,  # minimum count: below 0, to 1,495, to 2,995, 3,000 on
    "opening.counts_wilds": True,  # minimum count: the sum of the values of its cards
    "discard.sevens": "free",
    "out.canastas": 1,  # how to go out: at least one
    "out.discard": "optional",  # how to go out: no discard is required
    "out.last_discard_bars": (),
    "out.concealed_canasta": "own_canasta",
    "out.concealed_bonus": 100,  # how to score: 100 more
    "out.concealed_minimum": "required",  # how to go out: must meet it alone
    "out.ask_partner": "no",
    "out.bonus": 100,  # how to score
    "out.sevens_hand": "none",
    "threes.red_value": {"each": 100, "all": 800, "totals": {}},  # how to score
    "threes.red_minus": "no_meld",  # red threes: taken off a side that made no meld
    "threes.red_replace": {"stock": True, "pile": False},  # red threes
    "threes.black_in_hand": 5,  # point values
    "stock.end": "forced_pile",
    "stock.last_red_three": "stop",
    "kitty.opened_by": None,
    "joker_button.use": "none",
    "score.canasta": {"natural": 500, "mixed": 300},  # how to score
    "score.concealed_canasta": 0,
    "match.target": {"points": 5000, "rounds": None},  # how to score: first to 5,000
    "match.tie": "another_round",
    "match.settlement": "none",
}

RAILROAD: Table = {  # seeds 000 and 001, two translations of one text
    "cards.deck": "cards",
    "cards.packs": 2,  # material: two packs and two jokers for each player
    "cards.jokers": 2,
    "cards.per_player": True,
    "cards.values": CARD_VALUES,  # card ranks and point values
    "seats.least": 2,  # number of players: 2 or more
    "seats.most": 8,
    "seats.sides": "each",
    "seats.direction": "clockwise",  # play
    "seats.absent": "waits",
    "deal.partners": "none",
    "deal.dealer": "random",  # set-up: chosen at random, then to the left
    "deal.cards": 13,  # set-up
    "deal.kitty": 11,  # set-up: eleven more that may not be looked at
    "deal.starter": False,
    "deal.upcard_covers": (),  # set-up: the top card is turned; it may be a red three
    "turn.draw": 2,  # play
    "turn.takeback": "none",
    "pile.frozen_by": ("wild", "red_three_upcard"),  # the discard pile; red threes
    "pile.black_three": "stops_next",  # black threes: for the next turn, until covered
    "pile.natural_and_wild": "never",  # the discard pile: two naturals, or an own meld
    "pile.onto_meld": "unfrozen",  # the discard pile: a meld of fewer than seven
    "pile.onto_canasta": False,  # the discard pile: fewer than seven
    "pile.before_opening": "pair_and_minimum",  # the discard pile: meet the requirement first
    "pile.one_card": "allowed",
    "meld.min_naturals": 2,  # melds: a mixed one has at least two naturals
    "meld.max_wilds": 3,  # melds: and at most three wilds
    "meld.wild_ratio": "none",
    "meld.max_size": 7,  # melds: no more than seven
    "meld.per_rank": "one_open",  # melds: another of the rank once one is complete
    "meld.wild_meld": "allowed",  # canastas: seven wilds
    "meld.sevens_wilds": "forbidden",  # canastas: no wild with the sevens
    "meld.black_threes": "going_out_from_3",  # black threes: as many as one likes
    "meld.twos_meld": "none",
    "opening.bands": ((None, 15), (0, 50), (5000, 90), (10000, 120), (15000, 150)),  # requirements
    "opening.counts_wilds": True,  # requirements: the cards in the melds being laid
    "discard.sevens": "after_sevens_canastas",  # the discard pile: until all players have one
    "out.canastas": ("natural", "mixed", "wild", "sevens"),  # going out: one of every kind
    "out.discard": "required",  # going out: all but one, which is thrown
    "out.last_discard_bars": ("7",),  # going out: not a seven
    "out.concealed_canasta": "none",
    "out.concealed_bonus": 0,
    "out.concealed_minimum": "required",
    "out.ask_partner": "no",
    "out.bonus": 100,  # scoring
    "out.sevens_hand": "ends_round",  # ending the round, third way
    "threes.red_value": {"each": 100, "all": None, "totals": {}},  # scoring: 100 each
    "threes.red_minus": "never",
    "threes.red_replace": {"stock": True, "pile": False},
    "threes.black_in_hand": 5,  # point values
    "stock.end": "player_may_end",  # ending the round: wishes to or must draw
    "stock.last_red_three": "stop",
    "kitty.opened_by": ("natural", "wild", "sevens"),  # play: a canasta that is not black
    "joker_button.use": "none",
    "score.canasta": {"natural": 500, "mixed": 300, "wild": 1000, "sevens": 1500},  # canastas
    "score.concealed_canasta": 0,
    "match.target": {"points": 20000, "rounds": None},  # end of game
    "match.tie": "another_round",  # end of game: further rounds until there is a winner
    "match.settlement": "none",
}

TILE_VALUES = {  # seed 003, tile values; threes count only by rules of their own
    "1": 25,
    "2": 20,
    "3b": 0,
    **dict.fromkeys(("4", "5", "6", "7", "8", "9"), 5),
    **dict.fromkeys(("10", "11", "12", "13"), 10),
    "Jo": 50,
}

TILE: Table = {  # seed 003
    "cards.deck": "tiles",
    "cards.packs": 2,  # teams and deal: two of each of 1-13 in four colours, two jokers
    "cards.jokers": 2,
    "cards.per_player": False,
    "cards.values": TILE_VALUES,
    "seats.least": 4,  # teams and deal: exactly four
    "seats.most": 4,
    "seats.sides": "two",  # teams and deal: seats 1/3 and 2/4
    "seats.direction": "counter_clockwise",
    "seats.absent": "draws_and_discards",  # teams and deal: disconnected players
    "deal.partners": "fixed_seats",
    "deal.dealer": "random",
    "deal.cards": 14,  # teams and deal
    "deal.kitty": 0,
    "deal.starter": True,  # teams and deal: fifteen tiles, throws without drawing
    "deal.upcard_covers": None,
    "turn.draw": 1,
    "turn.takeback": "none",  # melds: melded tiles never move nor return
    "pile.frozen_by": (),  # taking the pile: a wild lower in the pile does not freeze it
    "pile.black_three": "stops_next",  # threes: blocks the next player
    "pile.natural_and_wild": "never",  # taking the pile: two naturals in hand
    "pile.onto_meld": "never",  # taking the pile: melded tiles do not replace the pair
    "pile.onto_canasta": True,  # taking the pile: the three may join the team's meld
    "pile.before_opening": "pair_and_minimum",  # taking the pile: from the hand and the top tile
    "pile.one_card": "allowed",
    "meld.min_naturals": 2,
    "meld.max_wilds": 3,  # melds: three wilds at most
    "meld.wild_ratio": "naturals_outnumber",  # melds: naturals more than wilds
    "meld.max_size": None,  # melds: at least seven make a canasta
    "meld.per_rank": "one",  # melds: one per number and team
    "meld.wild_meld": "forbidden",
    "meld.sevens_wilds": "allowed",
    "meld.black_threes": "forbidden",  # threes: no meld of threes
    "meld.twos_meld": "fewer_jokers_than_twos",  # melds: two jokers at most, fewer than twos
    "opening.bands": ((None, 15), (0, 50), (1500, 90), (3000, 120), (7000, 150)),  # opening
    "opening.counts_wilds": True,  # opening: the values include wilds
    "discard.sevens": "free",
    "out.canastas": 1,  # going out: one clean, dirty or twos canasta
    "out.discard": "required",  # going out: a tile must be kept to throw
    "out.last_discard_bars": (),  # going out: even a black three or a wild
    "out.concealed_canasta": "none",
    "out.concealed_bonus": 0,
    "out.concealed_minimum": "required",
    "out.ask_partner": "no",
    "out.bonus": 100,  # going out
    "out.sevens_hand": "none",
    "threes.red_value": {"each": 100, "all": 400, "totals": {}},  # threes: no doubling
    "threes.red_minus": "not_open",  # threes: against a team that has not opened
    "threes.red_replace": {"stock": True, "pile": False},
    "threes.black_in_hand": 100,  # threes
    "stock.end": "last_tile_turn",  # running out of stock
    "stock.last_red_three": "stop",  # running out of stock: recorded, the round ends at once
    "kitty.opened_by": None,
    "joker_button.use": "once_a_round",  # Joker button
    "score.canasta": {"natural": 500, "mixed": 300, "twos": 1000, "twos_mixed": 700},
    "score.concealed_canasta": 0,
    "match.target": {"points": 10000, "rounds": None},  # match length: or one or three rounds
    "match.tie": "another_round",  # match length: adds a round
    "match.settlement": "account",  # prizes: account points and stakes
}

COMPLETE_4: Table = {  # seed 004, which breaks off; from there on as the official game
    **OFFICIAL,
    "deal.partners": "agreed",  # players: only that partners sit opposite
    "deal.dealer": "agreed",  # the first dealer: by any usual method
    "deal.upcard_covers": THREE_SORTS,  # the turned card: any three or a wild
    "turn.takeback": "until_discard",  # the turn: laid cards may be taken back or changed
    "pile.frozen_by": ("wild", "wild_upcard"),  # the turned card: a wild freezes
    "meld.wild_ratio": "wilds_at_most_naturals",  # melds: 9-9-9-2-2-joker is legal
    "score.concealed_canasta": 100,  # concealed canastas: 400 and 600
}
COMPLETE_2: Table = {
    **COMPLETE_4,
    "seats.least": 2,  # seed 004, players: two play each alone
    "seats.most": 2,
    "seats.sides": "each",
    "deal.partners": "none",
    "deal.cards": 15,  # two players: Pagat, Bicycle
    "turn.draw": 2,
    "out.canastas": 2,
    "out.ask_partner": "no",
}
COMPLETE_3: Table = {
    **COMPLETE_4,
    "seats.least": 3,  # seed 004, players: three play each alone
    "seats.most": 3,
    "seats.sides": "each",
    "deal.partners": "none",
    "deal.cards": 13,  # three players: Pagat
    "turn.draw": 2,
    "out.ask_partner": "no",
    "match.target": {"points": 7500, "rounds": None},
}
COMPLETE_6: Table = {
    **COMPLETE_4,
    "cards.packs": 3,  # six players: 162 cards
    "cards.jokers": 6,
    "seats.least": 6,  # seed 004, players: two teams of three
    "seats.most": 6,
    "deal.cards": 13,
    "out.canastas": 2,
    "threes.red_value": {"each": 100, "all": 1200, "totals": {5: 1000}},
    "match.target": {"points": 10000, "rounds": None},
}
OFFICIAL_2: Table = {  # Pagat and Bicycle, two players
    **OFFICIAL,
    "seats.least": 2,
    "seats.most": 2,
    "seats.sides": "each",
    "deal.partners": "none",
    "deal.cards": 15,
    "turn.draw": 2,
    "out.canastas": 2,
    "out.ask_partner": "no",
}
OFFICIAL_3: Table = {  # Pagat, three players
    **OFFICIAL,
    "seats.least": 3,
    "seats.most": 3,
    "seats.sides": "taker_alone",
    "deal.partners": "none",
    "deal.cards": 13,
    "turn.draw": 2,
    "match.target": {"points": 7500, "rounds": None},
}

EXPECTED: dict[str, Table] = {
    "official": OFFICIAL,
    "classic": CLASSIC,
    "railroad": RAILROAD,
    "tile": TILE,
    "complete-4": COMPLETE_4,
    "complete-2": COMPLETE_2,
    "complete-3": COMPLETE_3,
    "complete-6": COMPLETE_6,
    "official-2": OFFICIAL_2,
    "official-3": OFFICIAL_3,
}

SEEDS: dict[str, set[str]] = {
    "classic": {"seed 002"},
    "railroad": {"seed 000", "seed 001"},
    "tile": {"seed 003"},
    "complete-4": {"seed 004"},
    "complete-2": {"seed 004"},
    "complete-3": {"seed 004"},
    "complete-6": {"seed 004"},
}
"""The source of each rule set that has one of its own."""

_CUT_OFF = {  # seed 004 ends within its section on canastas
    "seats.absent", "pile.frozen_by", "pile.black_three", "pile.natural_and_wild",
    "pile.onto_meld", "pile.onto_canasta", "pile.before_opening", "pile.one_card",
    "meld.per_rank", "opening.bands", "opening.counts_wilds", "out.canastas", "out.discard",
    "out.last_discard_bars", "out.concealed_canasta", "out.concealed_bonus",
    "out.concealed_minimum", "out.ask_partner", "out.bonus", "out.sevens_hand",
    "threes.red_minus", "stock.end", "stock.last_red_three", "match.target", "match.tie",
    "match.settlement", "kitty.opened_by", "joker_button.use",
}  # fmt: skip
_PUBLISHED = {"seats.absent", "turn.takeback", "match.tie", "kitty.opened_by", "joker_button.use"}

SILENT: dict[str, set[str]] = {
    "classic": {
        "seats.absent", "turn.takeback", "pile.before_opening", "meld.max_size", "meld.per_rank",
        "meld.black_threes", "out.concealed_canasta", "out.ask_partner", "stock.end",
        "stock.last_red_three", "match.tie", "kitty.opened_by", "joker_button.use",
    },
    "railroad": {
        "seats.most", "seats.absent", "turn.takeback", "pile.one_card", "meld.wild_meld",
        "out.concealed_canasta", "out.concealed_minimum", "threes.red_replace",
        "stock.last_red_three", "joker_button.use",
    },
    "tile": {
        "seats.direction", "deal.dealer", "pile.one_card", "out.concealed_canasta",
        "out.ask_partner", "kitty.opened_by",
    },
    "official": _PUBLISHED,
    "official-2": _PUBLISHED,
    "official-3": _PUBLISHED | {"seats.sides"},
    "complete-4": _CUT_OFF,
    "complete-2": (_CUT_OFF - {"out.ask_partner"}) | {"deal.cards", "turn.draw"},
    "complete-3": (_CUT_OFF - {"out.ask_partner"}) | {"deal.cards", "turn.draw"},
    "complete-6": _CUT_OFF | {
        "cards.packs", "cards.jokers", "deal.partners", "deal.cards", "threes.red_value",
    },
}  # fmt: skip
"""The switches on which the source of a rule set leaves a gap that a reading fills."""
