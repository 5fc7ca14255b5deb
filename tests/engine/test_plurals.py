"""One thing is said in the singular: in the list of moves, and in every sentence that counts."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast, parse

from engine.cases import read_case
from engine.listing import move_groups
from engine.words import FOLDER
from engine.yamltext import read_text

COUNTED = {
    "cards", "tiles", "naturals", "wilds", "jokers", "canastas", "melds", "lie", "spare", "hints",
}  # fmt: skip
NEVER_ONE = {
    "app-pick-one": "one card picked is the discard",
    "app-score-kitty-help": "a kitty has the cards of a hand",
    "app-variants-dealt": "a hand that is dealt",
    "deal-cards.statement": "a hand that is dealt",
    "found-meld-closed.broken": "a full meld",
    "found-meld-size.broken": "a meld has three cards or more",
    "found-meld-size.broken-most": "a full meld",
    "found-meld-size.kept": "a meld has three cards or more",
    "found-meld-twos.broken": "two jokers at most",
    "found-pile-onto-canasta.broken": "a canasta has seven cards or more",
    "meld-closed.statement": "a full meld",
    "move-add": "a meld has three cards or more",
}
"""Sentences without a singular, and why they need none."""


def _bare_counts(pattern: ast.Pattern, singular: frozenset[str]) -> Iterator[str]:
    """The figures before a plural that stand in no choice with a case for one."""
    for place, part in enumerate(pattern.elements):
        asked = getattr(part, "expression", None)
        if isinstance(asked, ast.SelectExpression):
            keys = {getattr(v.key, "name", getattr(v.key, "value", "")) for v in asked.variants}
            named = {asked.selector.id.name.removesuffix("_most")} if keys & {"one", "1"} else set()
            for variant in asked.variants:
                yield from _bare_counts(variant.value, singular | named)
        elif (
            isinstance(asked, ast.VariableReference)
            and asked.id.name not in singular
            and _is_plural(pattern.elements[place + 1 : place + 3])
        ):
            yield asked.id.name


def _is_plural(behind: list[ast.TextElement | ast.Placeable]) -> bool:
    """Whether what stands behind a figure begins with a plural."""
    if not behind or not isinstance(behind[0], ast.TextElement):
        return False
    if behind[0].value == " " and len(behind) > 1:
        asked = behind[1].expression
        return isinstance(asked, ast.MessageReference) and asked.id.name == "deck-cards"
    words = re.findall(r"^ (\w+)", behind[0].value)
    return bool(words) and words[0] in COUNTED


def test_every_sentence_that_counts_has_a_singular() -> None:
    """Exactly the sentences whose figure is never one go without."""
    bare = set()
    for file in sorted((FOLDER / "en").glob("*.ftl")):
        for message in parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(message, ast.Message):
                continue
            patterns = {message.id.name: message.value} if message.value else {}
            patterns |= {f"{message.id.name}.{a.id.name}": a.value for a in message.attributes}
            bare |= {name for name, p in patterns.items() if any(_bare_counts(p, frozenset()))}
    assert bare == set(NEVER_ONE)


ROWS = [
    # rule set, hand, melds of the side, family, what its row says, what it does not
    ("official", "K K 2 9 5 4", "", "meld", "2 natural kings with one wild: 40", "wilds"),
    ("official", "K K 2 2 9 5", "", "meld", "2 natural kings with 1 to 2 wilds:", " 0 "),
    ("official", "K K K 9 5 4", "", "meld", "3 natural kings: 30", "wild"),
    ("official", "2 6 5 4", "9 9 9", "add", "To your nines: one wild, 20", "natural"),
    ("official", "9 6 5 4", "9 9 9", "add", "To your nines: one natural, 10", "wild"),
    ("official", "9 9 6 5", "9 9 9", "add", "To your nines: 1 to 2 naturals, ", "wild"),
    ("official", "9 2 5 4", "9 9 9", "add", "up to one natural and up to one wild, ", "naturals"),
    ("railroad", "2 2 2 Jo 5 4", "9 9 9", "meld", "3 to 4 wilds: ", "natural"),
    ("tile", "2 2 2 5 4", "9 9 9", "meld", "3 natural twos: ", "wild"),
]


@pytest.mark.parametrize(("variant", "hand", "melds", "family", "says", "never"), ROWS)
def test_the_list_of_moves_counts_in_plain_words(
    variant: str, hand: str, melds: str, family: str, says: str, never: str
) -> None:
    """A row says one, some or none of naturals and wilds as people say it."""
    lying = f"[{melds}, Q Q Q]" if melds else "[Q Q Q]"
    position = f"{{step: play, hands: {{1: {hand}}}, melds: {{A: {lying}}}}}"
    case = read_case(read_text(f"{{case: a, variant: {variant}, position: {position}}}", "a"))
    rows = next(group.rows for group in move_groups(case.position) if group.family == family)
    text = " ".join(row.text for row in rows)
    assert says in text
    assert never not in text.replace(says, "")
