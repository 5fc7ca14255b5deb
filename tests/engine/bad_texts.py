"""Texts that are no case, each with what its refusal must say: the line and key, and some words."""

from __future__ import annotations

CLASSIC = "variant: classic\n"
HANDS = CLASSIC + "position:\n  hands:\n"
POSITION = CLASSIC + "position:\n"
MOVES = CLASSIC + "position: {hands: {1: K 6 9}}\nmoves:\n"
LAUGHS = "a: &a [x, x, x]\n" + "".join(
    f"{key}: &{key} [*{before}, *{before}, *{before}]\n"
    for before, key in zip("abcdefgh", "bcdefghi", strict=True)
)

TEXTS: dict[str, tuple[str, str, str]] = {
    # what is wrong: the text, the line and key that the message names, words in it
    "unknown card": (HANDS + "    1: K X 9\n", ":4: position.hands.1", "“X” is no card"),
    "card of another deck": (HANDS + "    1: 13 K\n", ":4: position.hands.1", "“13” is no card"),
    "suit of another deck": (HANDS + "    1: 7y\n", ":4: position.hands.1", "suits are s h d c"),
    "joker with a suit": (HANDS + "    1: Jos\n", ":4: position.hands.1", "joker has no suit"),
    "ninth seven": (HANDS + "    1: 7*5\n  melds: {A: [7*4]}\n", ":2: position", "7 is there 9"),
    "fifth joker": (HANDS + "    1: Jo*5\n", ":2: position", "the pack holds 4"),
    "third seven of spades": (HANDS + "    1: 7s 7s 7s\n", ":2: position", "7s is there 3"),
    "fifth red three": (POSITION + "  red_threes: {A: 5}\n", ":2: position", "the pack holds 4"),
    "more than the pack": (POSITION + "  stock: 200\n", ":2: position", "the pack has 108"),
    "three of either colour": (HANDS + "    1: 3 K\n", ":4: position.hands.1", "3r or 3b"),
    "too many at once": (HANDS + "    1: 7*1000\n", ":4: position.hands.1", "more than 999"),
    "huge number of cards": (HANDS + "    1: 7*99999999999\n", ":4: position.hands.1", "999"),
    "huge hidden hand": (HANDS + '    1: "?99999999"\n', ":4: position.hands.1", "999"),
    # rule sets
    "no rule set": ("position: {pile: K}\n", ":1: variant", "needed and was not given"),
    "unknown rule set": ("variant: samba\n", ":1: variant", "known are classic, official"),
    "no base": (
        "variant: {with: {meld.max_wilds: 3}}\n",
        ":1: variant",
        "base: is missing, the rule set that is changed; known are classic, official",
    ),
    "unknown key of house rules": (
        "variant: {base: classic, wiht: {}}\n",
        ":1: variant.wiht",
        "known here are base, with, title",
    ),
    "unknown base": ("variant: {base: samba}\n", ":1: variant.base", "“samba” is no rule set"),
    "unknown switch": (
        "variant:\n  base: classic\n  with:\n    meld.colour: 2\n",
        ":4: variant.with.meld.colour",
        "unknown switch; they are written like meld.max_wilds, and python -m engine rules --schema",
    ),
    "switch with a slip": (
        "variant: {base: classic, with: {meld.max_wild: 2}}\n",
        ":1: variant.with.meld.max_wild",
        "unknown switch; was meld.max_wilds meant?",
    ),
    "unknown value of a switch": (
        "variant:\n  base: classic\n  with:\n    pile.one_card: maybe\n",
        ":4: variant.with.pile.one_card",
        "maybe",
    ),
    # keys
    "unknown key": (POSITION + "  hand: {1: K}\n", ":3: position.hand", "known here are turn"),
    "unknown key of a case": (CLASSIC + "postion: {}\n", ":2: postion", "known here are case"),
    "unknown key below a seat": (
        "variant: railroad\nposition:\n  kitty:\n    1: {sen: yes}\n",
        ":4: position.kitty.1.sen",
        "known here are seen, taken, cards",
    ),
    "key given twice": (POSITION + "  pile: K\n  pile: 9\n", ":4: position.pile", "in line 3"),
    "seat given twice": (HANDS + "    1: K\n    1: 9\n", ":5: position.hands.1", "in line 4"),
    "seat given twice, once quoted": (
        HANDS + "    1: K\n    '1': 9\n",
        ":5: position.hands.1",
        "in line 4",
    ),
    "seat that is no number": (HANDS + "    me: K\n", ":4: position.hands.me", "whole number"),
    "key that is a list": (HANDS + "    [1]: K\n", ":4: position.hands", "must be a word"),
    # seats and sides
    "seat that does not exist": (HANDS + "    9: K\n", ":4: position.hands.9", "no seat 9"),
    "seat nought": (HANDS + "    0: K\n", ":4: position.hands.0", "no seat 0"),
    "turn of nobody": (POSITION + "  turn: 7\n", ":3: position.turn", "no seat 7"),
    "side that does not exist": (
        POSITION + "  melds:\n    C: [K K K]\n",
        ":4: position.melds.C",
        "sides are A, B",
    ),
    "score of no side": (POSITION + "  scores: {Z: 5}\n", ":3: position.scores.Z", "no side Z"),
    "red threes of no side": (
        POSITION + "  red_threes: {D: 1}\n",
        ":3: position.red_threes.D",
        "no side D",
    ),
    "too many players": (
        "variant: railroad\nposition:\n  players: 99\n",
        ":3: position.players",
        "for 2 to 8 (The source says two or more and names no most",
    ),
    # what a game does not have
    "starter": (POSITION + "  step: start\n", ":3: position.step", "no starter"),
    "kitty": (POSITION + "  kitty: {1: {}}\n", ":3: position.kitty", "no kitty"),
    "Joker button": (POSITION + "  joker_button: {1: {}}\n", ":3: position.joker_button", "no Jo"),
    # wrong types
    "hands as a list": (POSITION + "  hands: [K, 9]\n", ":3: position.hands", "a list was given"),
    "melds as a text": (POSITION + "  melds: {A: K K K}\n", ":3: position.melds.A", "a list was"),
    "position as a text": (CLASSIC + "position: K K K\n", ":2: position", "keys with their values"),
    "moves as a text": (CLASSIC + "moves: draw\n", ":2: moves", "a list was expected"),
    "step that is none": (POSITION + "  step: jump\n", ":3: position.step", "draw, play or start"),
    "broken number": (POSITION + "  stock: 1.5\n", ":3: position.stock", "“1.5” was given"),
    "yes as a hand": (HANDS + "    1: yes\n", ":4: position.hands.1", "“yes” was given"),
    "no as a count": (POSITION + "  stock: no\n", ":3: position.stock", "“no” was given"),
    "yes as a seat": (POSITION + "  turn: yes\n", ":3: position.turn", "a whole number was"),
    "count below nought": (POSITION + "  stock: -3\n", ":3: position.stock", "from 0 to 999"),
    "huge count": (POSITION + "  stock: 9999999999\n", ":3: position.stock", "from 0 to 999"),
    "endless number": (POSITION + f"  stock: {'9' * 400}\n", ":3: position.stock", "too long"),
    "huge score": (POSITION + "  scores: {A: 99999999999}\n", ":3: position.scores.A", "at most"),
    "no pile": (POSITION + "  pile:\n", ":3: position.pile", 'written ""'),
    "date as cards": (POSITION + "  pile: 2001-01-01\n", ":3: position.pile", "is no card"),
    "more turned than lie there": (
        POSITION + "  pile: K\n  turned: 5\n",
        ":4: position.turned",
        "it holds 1",
    ),
    "meld without cards": (POSITION + "  melds: {A: ['']}\n", ":3: position.melds.A.1", "K K K 2"),
    "meld of several ranks": (
        POSITION + "  melds:\n    A:\n      - K K K\n      - K Q J\n",
        ":6: position.melds.A.2",
        "the naturals of a meld are all of one rank",
    ),
    "meld of several numbers": (
        "variant: tile\nposition: {melds: {A: [9 9 13]}}\n",
        ":2: position.melds.A.1",
        "all of one number",
    ),
    "meld of red threes": (
        POSITION + "  melds: {A: [3r 3r 3r]}\n",
        ":3: position.melds.A.1",
        "No red three is ever melded",
    ),
    "meld with an unknown card": (
        POSITION + "  melds: {A: [9 9 ?]}\n",
        ":3: position.melds.A.1",
        "an unknown card cannot lie in a meld",
    ),
    "no hidden card": (HANDS + "    1: '?0'\n", ":4: position.hands.1", "“?0” is no card"),
    "tile that is none": (
        "variant: tile\nposition: {pile: 14}\n",
        ":2: position.pile",
        "“14” is no tile",
    ),
    "hand that is needed": (
        POSITION + "  over: yes\n  hands: {1: K}\n",
        ":4: position.hands.2",
        "hand of seat 2 is needed",
    ),
    "kitty that is needed": (
        "variant: railroad\nposition:\n  over: yes\n  hands: {1: K, 2: K}\n",
        ": position.kitty.1",
        "kitty of seat 1 is needed",
    ),
    # moves
    "unknown move": (MOVES + "  - draw\n  - jump 7\n", ":5: moves.2", "moves are draw, take"),
    "move without cards": (MOVES + "  - meld\n", ":4: moves.1", "write meld K K 2"),
    "empty part of a move": (MOVES + "  - meld K K K +\n", ":4: moves.1", "without cards"),
    "addition to nothing": (MOVES + "  - add 7\n", ":4: moves.1", "write add 2 9 to 9"),
    "addition of nothing": (MOVES + "  - add to 9\n", ":4: moves.1", "not say which cards"),
    "two discards at once": (MOVES + "  - discard K 9\n", ":4: moves.1", "one card is discarded"),
    "draw with a card": (MOVES + "  - draw 7\n", ":4: moves.1", "write draw alone"),
    "half a kitty": (MOVES + "  - kitty\n", ":4: moves.1", "kitty look or kitty take"),
    "ambiguous three in a move": (MOVES + "  - discard 3\n", ":4: moves.1", "3r or 3b"),
    "unknown card in a move": (MOVES + "  - discard X\n", ":4: moves.1", "“X” is no card"),
    "number as a move": (MOVES + "  - 9\n", ":4: moves.1", "write discard 9"),
    "no move": (MOVES + '  - ""\n', ":4: moves.1", "moves are draw, take"),
    "nothing as a move": (MOVES + "  -\n", ":4: moves.1", "a text was expected"),
    "endless line of moves": (MOVES + f"  - {'draw; ' * 400}\n", ":4: moves.1", "2000 characters"),
    # expectations
    "unknown expectation": (CLASSIC + "expect: {legl: yes}\n", ":2: expect.legl", "known here are"),
    # YAML
    "alias": (HANDS + "    1: &h K\n    2: *h\n", ":5", "the alias *h is not read here"),
    "joker that looks like an alias": (HANDS + "    1: * 7\n", ":4", "in quotes"),
    "cards that look like an alias": (HANDS + "    1: *7 8\n", ":4", "in quotes"),
    "hidden hand in braces": (POSITION + "  hands: {1: ?11}\n", ":3", "in quotes"),
    "recursive alias": ("&a [*a]\n", ":1", "the alias *a is not read here"),
    "billion laughs": (LAUGHS, ":2", "the alias *a is not read here"),
    "garbage": ("{{{[[ : - ? !!\n", ":1", "is no YAML"),
    "wrong indentation": (CLASSIC + " position: x\n", ":2", "is no YAML"),
    "tab": (POSITION + "\tpile: K\n", ":3", "is no YAML"),
    "tag": ("!!python/object/apply:os.getcwd []\n", ":1", "the tag os.getcwd is not read"),
    "set": ("!!set {variant, position}\n", ":1", "the tag set is not read"),
    "tag of a value": (CLASSIC + "title: !secret x\n", ":2: title", "the tag !secret is not read"),
    "two documents": (CLASSIC + "---\n" + CLASSIC, ":2", "another document"),
    "deep nesting": (CLASSIC + f"note: {'[' * 200}{']' * 200}\n", ":2", "nested too deeply"),
    "deepest nesting": ("[" * 100_000, ":1", ""),
    "control character": (CLASSIC[:-1] + "\0\n", "", "control characters"),
    "empty file": ("", "", "is empty"),
    "nothing but a comment": ("# later\n", "", "is empty"),
    "word": ("hello\n", ":1", "a case was expected"),
    "number": ("42\n", ":1", "a case was expected"),
    "empty list": ("[]\n", "", "a case was expected"),
    "list of words": ("- variant: classic\n- hello\n", ":2", "a case was expected"),
    "second of two cases": ("- variant: classic\n- variant: clasic\n", ":2: variant", "“clasic”"),
    # what is expected
    "unknown rule": (
        MOVES + "  - draw\nexpect:\n  rules: [pile.frosen]\n",
        ":6: expect.rules.1",
        "“pile.frosen” is no rule; was pile.frozen meant?",
    ),
    "unknown part": (
        MOVES + "  - draw\nexpect:\n  after: {frosen: yes}\n",
        ":6: expect.after.frosen",
        "known here are turn",
    ),
    "expected hands as a list": (
        MOVES + "  - draw\nexpect:\n  after: {hands: [1]}\n",
        ":6: expect.after.hands",
        "a list was given",
    ),
    "expected seat of nobody": (
        MOVES + "  - draw\nexpect:\n  after: {hands: {7: K}}\n",
        ":6: expect.after.hands.7",
        "there is no seat 7; seats are 1 to 4",
    ),
    "expected card that is none": (
        MOVES + "  - draw\nexpect:\n  after: {melds: {A: [K K X]}}\n",
        ":6: expect.after.melds.A.1",
        "“X” is no card",
    ),
    "nothing as the pile expected": (
        MOVES + "  - draw\nexpect:\n  after: {pile: }\n",
        ":6: expect.after.pile",
        'written ""',
    ),
    "expected kitty": (
        MOVES + "  - draw\nexpect:\n  after: {kitty: {1: {seen: yes}}}\n",
        ":6: expect.after.kitty",
        "no kitty",
    ),
    "unknown move expected": (
        MOVES + "  - draw\nexpect:\n  can: [jump]\n",
        ":6: expect.can.1",
        "is no move",
    ),
    "expected score of no side": (
        POSITION + "  stock: 9\nexpect: {score: {C: 1}}\n",
        ":4: expect.score.C",
        "there is no side C; sides are A, B",
    ),
    # what cannot be together
    "one alone where nobody is": (
        POSITION + "  alone: 2\n",
        ":3: position.alone",
        "nobody comes to play alone",
    ),
    "one alone in no seat": (
        "variant: official-3\nposition: {alone: 7}\n",
        ":2: position.alone",
        "no seat 7",
    ),
    "out while the round goes on": (
        POSITION + "  out: {seat: 3}\n",
        ":3: position.out",
        "write over: true",
    ),
    "pile taken before anything was done": (
        POSITION + "  drew: pile\n",
        ":3: position.drew",
        "write step: play",
    ),
}

HIDDEN = POSITION + "  hands: {1: K 6, 2: 9 9}\n"
ONLY_VERIFY: dict[str, tuple[str, str, str]] = {
    # faults of what is expected, which only comparing finds
    "score of a hidden hand": (
        "case: hidden\n" + HIDDEN + "expect: {score: {A: 5}}\n",
        ":5: expect.score",
        "case hidden: the round cannot be scored: the hand of seat 3 is not known; give it, or",
    ),
    "addition to one of two melds": (
        "variant: {base: official, with: {meld.per_rank: many}}\n"
        "position: {step: play, hands: {1: K 5 6}, melds: {A: [K K K, K K K]}}\n"
        "expect: {can: [discard 5, add K to K]}\n",
        ":3: expect.can.2",
        "K#1, #2",
    ),
}
