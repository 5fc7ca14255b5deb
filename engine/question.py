"""A question to the referee as people ask it: what they say of the table, and the moves.

A `Question` holds only what was said, as it stands in a case under `position:`; texts that
cannot be read stay in it. `value_of` fills in what was not said, and `assumptions` names it.
What is left to the rule set's default is taken anew from each rule set.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from dataclasses import replace as changed
from typing import Any, NamedTuple

from engine.cards import RANKS, SEVEN, Cards, name_of, read_cards, write_cards
from engine.cases import Case, read_case
from engine.errors import BadInput
from engine.moves import Draw, Say, Step, Take
from engine.notation import read_steps
from engine.position import SIDE_LETTERS, Position, minimum_at, side_count, side_of
from engine.ruleset import RuleSet
from engine.saidposition import read_said
from engine.yamltext import Document
from engine.yamlwriting import yaml_text

__all__ = [
    "Assumption",
    "Question",
    "assumptions",
    "case_of",
    "changed",
    "question_of",
    "value_of",
]


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked. `position` is a mapping as in a case; `moves` are texts of one step each.

    `others` counts the further cards in the hand of the player to move, which nobody names
    (None: as many as make up the number dealt). `opened` says that the side has opened, where
    none of its melds is named.
    """

    position: Mapping[str, Any] = field(default_factory=dict)
    moves: tuple[str, ...] = ()
    title: str = ""
    others: int | None = None
    opened: bool = False

    @property
    def turn(self) -> int:
        """The seat to move."""
        turn = self.position.get("turn", 1)
        return turn if isinstance(turn, int) and 1 <= turn <= 8 else 1

    @property
    def hand(self) -> str | None:
        """The hand of the player to move as it was written; None where no card of it was named."""
        found = _mapping(self.position, "hands").get(self.turn)
        return found if isinstance(found, str) else None

    def with_part(self, key: str, value: Any, part: int | str | None = None) -> Question:
        """The question with one part of the position said anew, or left unsaid (None).

        `part` is the seat or side below the key: `with_part("hands", "7 7", 1)`.
        """
        position = dict(self.position)
        if part is not None:
            below = dict(_mapping(position, key))
            below[part] = value
            value = {name: said for name, said in below.items() if said is not None} or None
        position[key] = value
        return changed(
            self, position={name: said for name, said in position.items() if said is not None}
        )


class Assumption(NamedTuple):
    """Something that nobody said: `key` names it, `figures` are for its sentence."""

    key: str
    figures: dict[str, Any]


def question_of(case: Case) -> Question:
    """The question that a case asks. What it leaves to the format's defaults counts as said."""
    position = dict(case.document.value.get("position") or {})
    position.setdefault("step", "draw")
    moves = tuple(part.strip() for text in case.move_texts for part in text.split(";"))
    return Question(position, tuple(filter(None, moves)), case.title, others=0)


def case_of(question: Question, rules: RuleSet) -> Case:
    """The question as a case under these rules. Raises `BadInput` with the key as its place."""
    return read_case(Document(value_of(question, rules), {}, ""), rules)


def value_of(question: Question, rules: RuleSet) -> dict[str, Any]:
    """The question as plain data in the form of a case, with what is assumed filled in."""
    position = dict(question.position)
    position.setdefault("step", _step(question, rules))
    hand, others = hand_of(question, rules), others_of(question, rules)
    if hand is not None and (others or hand != question.hand):
        hands = dict(_mapping(position, "hands"))
        hands[question.turn] = f"{hand} ?{others}" if others else hand
        position["hands"] = hands
    letter = side_letter(question, rules)
    melds = _mapping(position, "melds")
    if question.opened and not melds.get(letter):
        position["melds"] = {**melds, letter: [_some_meld(question, rules)]}
    value: dict[str, Any] = {"case": "question"}
    if question.title:
        value["title"] = question.title
    return {**value, "variant": rules.variant, "position": position, "moves": list(question.moves)}


def yaml_of(question: Question, rules: RuleSet) -> str:
    """The question as a case in YAML, with what is assumed filled in."""
    return yaml_text(value_of(question, rules))


def hand_of(question: Question, rules: RuleSet) -> str | None:
    """The cards named of the hand: those said, else those that are played; None for neither."""
    if question.hand is not None or question.others is not None:
        return question.hand
    if question.turn in _mapping(question.position, "hands"):
        return None
    deck = rules.cards.deck
    try:
        steps = read_steps("; ".join(question.moves), deck)
    except BadInput:
        return None
    cards = [card for step in steps for card in cards_of(step)]
    return write_cards(cards, deck) or None


def cards_of(step: Step) -> Cards:
    """All cards that a step names."""
    cards: Cards = getattr(step, "cards", ())
    melds: tuple[Cards, ...] = getattr(step, "melds", ())
    return sum(melds, cards)


def others_of(question: Question, rules: RuleSet) -> int:
    """How many cards the player to move holds beside those named."""
    if question.others is not None:
        return question.others
    hand = hand_of(question, rules)
    if hand is None:
        return 0
    try:
        named = len(read_cards(hand, rules.cards.deck))
    except BadInput:
        return 0
    drawn = (
        rules.turn.draw if question.position.get("step", _step(question, rules)) == "play" else 0
    )
    return max(0, rules.deal.cards + drawn - named)


def assumptions(question: Question, rules: RuleSet) -> tuple[Assumption, ...]:
    """What is taken for granted, because nobody said it, of what a ruling may hang on."""
    said = question.position
    found = []
    if "step" not in said:
        found.append(Assumption("step", {"step": _step(question, rules)}))
    if question.hand is None and hand_of(question, rules) is not None:
        found.append(Assumption("hand", {}))
    if question.others is None and hand_of(question, rules) is not None:
        found.append(Assumption("others", {"count": others_of(question, rules)}))
    letter = side_letter(question, rules)
    melds = _mapping(said, "melds")
    if not melds.get(letter):
        figures = {"meld": _some_meld(question, rules) if question.opened else "none"}
        found.append(Assumption("melds", figures))
    if not any(melds.get(other) for other in melds if other != letter):
        found.append(Assumption("their-melds", {}))
    if "pile" not in said:
        found.append(Assumption("pile", {}))
    if letter not in _mapping(said, "scores"):
        found.append(Assumption("score", {"minimum": minimum_at(rules, 0)}))
    if "stock" not in said:
        found.append(Assumption("stock", {}))
    return tuple(found)


def side_letter(question: Question, rules: RuleSet) -> str:
    """The letter of the side to move."""
    seats = _seating(question, rules)
    return SIDE_LETTERS[seats.side] if seats else "A"


def other_letter(question: Question, rules: RuleSet) -> str:
    """The letter of the next side, or of the only other one."""
    seats = _seating(question, rules)
    if seats is None:
        return "B"
    return SIDE_LETTERS[side_of(seats, seats.seat % seats.players + 1)]


def letters_of(question: Question, rules: RuleSet) -> str:
    """The letters of all sides."""
    seats = _seating(question, rules)
    return SIDE_LETTERS[: side_count(rules, seats.players) if seats else 2]


def players_of(question: Question, rules: RuleSet) -> int:
    """How many play."""
    seats = _seating(question, rules)
    return seats.players if seats else rules.seats.least


def _seating(question: Question, rules: RuleSet) -> Position | None:
    """A position that shows who sits where and nothing else; None where that cannot be read."""
    named = ("turn", "players", "alone")
    value = {key: question.position[key] for key in named if key in question.position}
    try:
        return read_said(value, rules)
    except BadInput:
        return None


def _step(question: Question, rules: RuleSet) -> str:
    """How far the turn has come, as the first move tells: who lays or discards has drawn."""
    first = first_step(question, rules)
    if first is None or isinstance(first, Draw | Take):
        return "draw"
    if isinstance(first, Say) and first.word in ("joker", "kitty take", "end"):
        return "draw"
    return "play"


def first_step(question: Question, rules: RuleSet) -> Step | None:
    """The first move; None where there is none that can be read."""
    try:
        return read_steps(question.moves[0], rules.cards.deck)[0] if question.moves else None
    except BadInput:
        return None


def _some_meld(question: Question, rules: RuleSet) -> str:
    """A meld that gets in nobody's way: of a rank that the question does not name."""
    deck = rules.cards.deck
    texts = [question.hand or "", str(question.position.get("pile", ""))]
    named = " ".join(texts + list(question.moves)).upper().replace("T", "10").split()
    ranks = {word.rstrip("SHDCRYKB").split("*")[0] for word in named} | set(named)
    free = [kind for kind in reversed(RANKS) if kind != SEVEN and name_of(kind, deck) not in ranks]
    name = name_of(free[0] if free else RANKS[-1], deck)
    return " ".join([name] * 3)


def _mapping(value: Mapping[str, Any], key: str) -> Mapping[Any, Any]:
    found = value.get(key)
    return found if isinstance(found, Mapping) else {}
