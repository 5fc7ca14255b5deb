"""A position as people write it, turned into a `Position`.

`build_position` fills in what was not given (`engine.positiontext` is the schema) and
refuses what cannot be: a seat or side the game does not have, a card the pack does not
hold, more copies than there are, melds that nobody can have laid.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TypeVar

from engine.cards import RED_THREE, UNKNOWN, UNKNOWN_CARD, Card, Cards, name_of, read_cards
from engine.errors import BadInput, CannotRead
from engine.impossible import End, are_together, impossible_meld
from engine.named import Fault, faults_named, seats_named
from engine.pack import pack_counts, pack_size
from engine.playercount import fits, meant, refusal
from engine.position import (
    SIDE_LETTERS,
    JokerButton,
    Kitty,
    Meld,
    Out,
    Position,
    Turn,
    make_meld,
    replace,
    side_count,
    side_of,
)
from engine.positiontext import ButtonText, KittyText, PositionText
from engine.rules.act import rank_of
from engine.rules.registry import broken
from engine.rules.shapes import has_twos_meld
from engine.ruleset import RuleSet
from engine.yamltext import Document, Path_

Result = TypeVar("Result")


def build_position(
    text: PositionText, rules: RuleSet, document: Document, as_it_lies: bool = False
) -> Position:
    """The position that was written, with the rule set's defaults filled in.

    `as_it_lies` takes melds that nobody can have laid too: what lies on a real table is counted.
    Raises `BadInput` with file, line and key.
    """
    builder = _Builder(text, rules, document)
    position = builder.position()
    if not as_it_lies:
        builder.check_melds(position)
    return position


def meld_words(text: str) -> tuple[str, bool]:
    """A meld's cards as they are written, and whether the word behind them says concealed.

    >>> meld_words("K*7 concealed")
    ('K*7', True)
    """
    words = text.split()
    concealed = bool(words) and words[-1].lower() == "concealed"
    return " ".join(words[:-1] if concealed else words), concealed


def _contradictions(text: PositionText) -> Iterator[Fault]:
    """Parts that cannot be said together."""
    if text.out and not text.over:
        yield ("out",), "somebody went out, so the round is over: write over: true beside it"
    if text.drew == "pile" and text.step != "play":
        yield ("drew",), f"nothing was taken yet at step: {text.step}; write step: play beside it"


def _by_side(given: dict[str, int], count: int) -> tuple[int, ...]:
    return tuple(given.get(letter, 0) for letter in SIDE_LETTERS[:count])


class _Builder:
    def __init__(self, text: PositionText, rules: RuleSet, document: Document) -> None:
        self.text = text
        self.rules = rules
        self.document = document
        self.deck = rules.cards.deck
        self.given: list[Card] = []
        self.players = self._players()
        for path, message in (*faults_named(text, rules, self.players), *_contradictions(text)):
            raise self._fault(path, message)

    def _fault(self, path: Path_, message: str) -> CannotRead:
        return CannotRead(message, self.document.place(path))

    def _at(self, path: Path_, read: Callable[[], Result]) -> Result:
        try:
            return read()
        except BadInput as error:
            raise error.at(self.document.place(path)) from None

    def _players(self) -> int:
        least, most = self.rules.seats.least, self.rules.seats.most
        path, highest = max(seats_named(self.text), key=lambda named: named[1])
        if self.text.players is not None:
            if not fits(self.rules, self.text.players):
                raise self._fault(("players",), refusal(self.rules, self.text.players))
            return self.text.players
        if highest > most:
            wanted = meant(self.rules)
            raise self._fault(
                path, f"there is no seat {highest}; this game is for {wanted} players"
            )
        return max(least, highest)

    def _cards(self, path: Path_, text: str) -> Cards:
        cards = self._at(path, lambda: read_cards(text, self.deck))
        self.given.extend(cards)
        return cards

    def _hidden(self, count: int) -> Cards:
        return (UNKNOWN_CARD,) * count

    def _hand(self, seat: int) -> Cards:
        given = self.text.hands.get(seat)
        path: Path_ = ("hands", seat)
        if given is None:
            if self.text.over:
                raise self._fault(
                    path,
                    f"the hand of seat {seat} is needed: a round that is over is scored",
                )
            return self._hidden(self.rules.deal.cards)
        if isinstance(given, int):
            if not 0 <= given <= 999:
                raise self._fault(path, "a number here is a count of cards, from 0 to 999")
            cards = self._hidden(given)
            self.given.extend(cards)
            return cards
        return self._cards(path, given)

    def _melds(self) -> tuple[tuple[Meld, ...], ...]:
        sides = side_count(self.rules, self.players)
        found: list[tuple[Meld, ...]] = []
        for letter in SIDE_LETTERS[:sides]:
            texts = self.text.melds.get(letter, ())
            found.append(
                tuple(self._meld(("melds", letter, n), str(one)) for n, one in enumerate(texts))
            )
        return tuple(found)

    def _meld(self, path: Path_, text: str) -> Meld:
        words, concealed = meld_words(text)
        cards = self._cards(path, words)
        if not cards:
            raise self._fault(path, "a meld without cards; write for example K K K 2")
        rank = rank_of(self.rules, cards)
        kinds = {card.kind for card in cards}
        if UNKNOWN in kinds:
            raise self._fault(path, "an unknown card cannot lie in a meld: melds lie face up")
        if rank is None or RED_THREE in kinds:
            rule = "meld.threes" if RED_THREE in kinds else "meld.one_rank"
            raise self._fault(path, self._broken(rule, cards))
        return make_meld(rank, cards, has_twos_meld(self.rules), concealed)

    def _broken(self, rule: str, cards: Cards) -> str:
        """A broken rule in a sentence."""
        from engine.explain import finding_text  # loads words: only where something is wrong

        return finding_text(broken(rule, cards=cards), self.rules)

    def check_melds(self, position: Position) -> None:
        """Refuse melds that under these rules nobody can have laid."""
        for side, (letter, melds) in enumerate(zip(SIDE_LETTERS, position.melds, strict=False)):
            merged = are_together(self.text.alone, letter)
            found = impossible_meld(melds, self.rules, merged, self._end(position, side))
            if found is not None:
                written = self.text.melds[letter][found.place]
                raise self._fault(
                    ("melds", letter, found.place), f"“{written}” cannot lie there: {found.why}"
                )

    def _end(self, position: Position, side: int) -> End:
        if not self.text.over:
            return "none"
        out = position.out
        return "went out" if out and side_of(position, out.seat) == side else "other"

    def _stock(self, used: int) -> Cards:
        given = self.text.stock
        if given is None:
            return self._hidden(max(0, pack_size(self.rules, self.players) - used))
        if isinstance(given, int):
            if not 0 <= given <= 999:
                raise self._fault(("stock",), "a number here is a count of cards, from 0 to 999")
            cards = self._hidden(given)
            self.given.extend(cards)
            return cards
        return self._cards(("stock",), given)

    def _kitties(self) -> tuple[Kitty, ...]:
        size = self.rules.deal.kitty
        if not size:
            return ()
        return tuple(self._kitty(seat, size) for seat in range(1, self.players + 1))

    def _kitty(self, seat: int, size: int) -> Kitty:
        given = self.text.kitty.get(seat, KittyText())
        path: Path_ = ("kitty", seat)
        if given.taken:
            return Kitty(True, True, ())
        if given.cards is None:
            if self.text.over:
                raise self._fault(path, f"the kitty of seat {seat} is needed to score the round")
            return Kitty(given.seen, False, self._hidden(size))
        return Kitty(given.seen, False, self._cards((*path, "cards"), given.cards))

    def _buttons(self) -> tuple[JokerButton, ...]:
        if self.rules.joker_button.use == "none":
            return ()
        texts = [
            self.text.joker_button.get(seat, ButtonText()) for seat in range(1, self.players + 1)
        ]
        return tuple(JokerButton(text.used, text.spare) for text in texts)

    def position(self) -> Position:
        text, rules, players = self.text, self.rules, self.players
        hands = tuple(self._hand(seat) for seat in range(1, players + 1))
        melds = self._melds()
        pile = self._pile()
        sides = side_count(rules, players)
        red_threes = _by_side(text.red_threes, sides)
        kitties = self._kitties()
        assumed = sum(map(len, hands)) + sum(len(kitty.cards) for kitty in kitties)
        on_table = sum(len(meld.cards) for side in melds for meld in side) + sum(red_threes)
        stock = self._stock(assumed + on_table + len(pile))
        self._check_copies(sum(red_threes))
        position = Position(
            rules=rules, players=players, seat=text.turn,
            stage="over" if text.over else text.step, hands=hands, melds=melds,
            pile=pile, stock=stock, red_threes=red_threes,
            scores=_by_side(text.scores, sides),
            has_melded=(False,) * players, turned=self._turned(pile), frozen=text.frozen,
            out=Out(text.out.seat, text.out.concealed) if text.out else None, alone=text.alone,
            kitties=kitties, buttons=self._buttons(), ended="out" if text.out else "",
        )  # fmt: skip
        return self._with_turn(position)

    def _with_turn(self, position: Position) -> Position:
        text = self.text
        melded = tuple(
            bool(position.melds[side_of(position, seat)])
            if text.has_melded is None
            else seat in text.has_melded
            for seat in range(1, self.players + 1)
        )
        turn = Turn()
        if text.step == "play" and not text.over:
            turn = Turn(drew=text.drew, opened_before=bool(position.own_melds))
        before = text.turn - 1 or self.players
        kitty = position.kitties[before - 1] if position.kitties else None
        waiting = kitty is not None and kitty.seen and not kitty.taken and text.step == "draw"
        return replace(
            position, has_melded=melded, turn=turn, kitty_seat=before if waiting else None
        )

    def _pile(self) -> Cards:
        given = self.text.pile
        if "pile" not in self.text.model_fields_set and self.text.step == "start":
            return ()
        if given is None:
            raise self._fault(("pile",), 'cards were expected; an empty pile is written ""')
        return self._cards(("pile",), str(given))

    def _turned(self, pile: Cards) -> int:
        if self.text.turned > len(pile):
            raise self._fault(
                ("turned",), f"so many cards are not in the pile; it holds {len(pile)}"
            )
        return self.text.turned

    def _check_copies(self, red_threes: int) -> None:
        """Refuse more copies of a card than the pack holds, and more cards than it has."""
        most = pack_counts(self.rules, self.players)
        kinds = Counter(card.kind for card in self.given)
        kinds[RED_THREE] += red_threes
        for kind, count in kinds.items():
            if kind != UNKNOWN and count > most[kind]:
                name = name_of(kind, self.deck)
                raise self._fault(
                    (), f"{name} is there {count} times, but the pack holds {most[kind]}"
                )
        each = most[0] // 4
        for card, count in Counter(card for card in self.given if card.suit).items():
            if count > each:
                name = name_of(card.kind, self.deck)[: -1 if card.kind in (11, 12) else None]
                raise self._fault(
                    (), f"{name}{card.suit} is there {count} times, but the pack holds {each}"
                )
        if len(self.given) + red_threes > sum(most):
            raise self._fault(
                (),
                f"{len(self.given) + red_threes} cards in all, but the pack has {sum(most)}",
            )
