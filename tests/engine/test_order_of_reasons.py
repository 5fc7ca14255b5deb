"""The reasons of a verdict stand in the order in which a referee would go through them."""

from __future__ import annotations

import pytest

from engine.cases import read_case
from engine.verify import run
from engine.yamltext import read_text


def reasons(case: str) -> list[str]:
    """The ids of the reasons for the last step of a case, in their order."""
    variant, position, moves = case.split("; ")
    text = f"{{case: a, variant: {variant}, position: {position}, moves: {moves}}}"
    return [one.rule for one in run(read_case(read_text(text, "case"))).verdicts[-1].findings]


OPENING = [
    # legal, at once or with more to follow; out of reach; short with nothing else in hand
    "classic; {step: play, hands: {1: K K K Q Q Q 5 4}}; [meld K K K + Q Q Q]",
    "classic; {step: play, hands: {1: K K K Q Q Q 5 4}}; [meld K K K]",
    "classic; {step: play, hands: {1: Q Q Q 4 5}}; [meld Q Q Q]",
    "classic; {hands: {1: 7 7 K K K 2 4 5}, pile: 8 7}; [take 7 7 + K K 2]",
    "classic; {hands: {1: 7 7 K 9 8 5}, pile: 8 7}; [take 7 7]",
    "classic; {step: play, hands: {1: K 2 2 5 4 6}}; [meld K 2 2]",
]


@pytest.mark.parametrize("case", OPENING)
def test_what_counts_stands_beside_the_minimum(case: str) -> None:
    """`opening.counts` follows `opening.minimum` at once, and `turn.finish` follows both."""
    order = reasons(case)
    assert order.index("opening.counts") == order.index("opening.minimum") + 1
    assert "turn.finish" not in order[:-1]


def test_a_minimum_out_of_reach_stays_in_its_place() -> None:
    """The minimum is asked before going out, whether the step or its sequel misses it."""
    order = reasons("official; {step: play, hands: {1: K K K 2}}; [meld K K K]")
    ends = [rule for rule in order if rule.split(".")[0] in ("opening", "out", "turn")][3:]
    assert ends == ["opening.minimum", "opening.counts", "out.keep_card", "turn.finish"]


def test_leave_to_go_out_is_asked_before_the_canastas() -> None:
    """With a no from the partner, whether the side has its canastas is the second question."""
    order = reasons(
        'official; {step: play, hands: {1: K K}, melds: {A: [K K K]}}; [ask, "no", add K K to K]'
    )
    assert order.index("out.ask_partner") < order.index("out.canastas")
