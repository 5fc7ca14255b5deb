"""What the tests of the catalogues share: reading them, and the variables of a statement."""

from __future__ import annotations

import types
import typing
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from pydantic import BaseModel

from engine import words
from engine.cards import CARD_NAMES, read_card
from engine.ruleset import RuleSet
from engine.switch_groups import CanastaKind
from engine.switches import Switches, switch_names

FOLDER = Path(__file__).parents[2] / "engine" / "words" / "en"

RULES = (
    "turn.order", "turn.draw_first", "turn.one_draw", "turn.cards_held", "turn.finish",
    "turn.takeback", "cards.values", "cards.wild", "deal.partners", "deal.dealer", "deal.cards",
    "deal.upcard", "deal.starter", "pile.not_empty", "pile.whole", "pile.natural_top",
    "pile.black_three", "pile.frozen", "pile.natural_pair", "pile.natural_and_wild",
    "pile.onto_meld", "pile.onto_canasta", "pile.before_opening", "pile.top_only_counts",
    "pile.top_melded", "pile.one_card", "stock.empty", "stock.last_card", "stock.last_red_three",
    "meld.size", "meld.one_rank", "meld.naturals", "meld.wilds", "meld.wild_ratio",
    "meld.per_rank", "meld.closed", "meld.own_side", "meld.fixed", "meld.wild_meld",
    "meld.sevens", "meld.twos", "meld.threes", "meld.black_threes", "opening.minimum",
    "opening.counts", "threes.red_expose", "threes.red_replace", "discard.required",
    "discard.red_three", "discard.sevens", "discard.freezes", "out.canastas", "out.keep_card",
    "out.discard", "out.last_discard", "out.concealed", "out.ask_partner", "out.sevens_hand",
    "kitty.look", "kitty.take", "joker_button.once", "joker_button.spare",
    "joker_button.available", "seat.absent", "score.cards", "score.canasta",
    "score.concealed_canasta", "score.red_threes", "score.black_threes", "score.out",
    "score.concealed", "score.hand", "score.kitty", "match.target", "match.rounds", "match.tie",
    "match.account", "match.arena",
)  # fmt: skip


def message_id(name: str) -> str:
    """The message of a rule or switch."""
    return name.replace(".", "-").replace("_", "-")


@cache
def bundle() -> FluentBundle:
    """All catalogues that these tests are about."""
    found = FluentBundle(["en"], use_isolating=False)
    for path in (
        *sorted(FOLDER.glob("rules-*.ftl")),
        FOLDER / "switches.ftl",
        FOLDER / "glossary.ftl",
    ):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def text(message: str, attribute: str = "", **values: Any) -> str:
    """A message or one of its attributes; a fault in it fails the test."""
    found = bundle().get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None, f"{message} says nothing by itself"
    said, errors = bundle().format_pattern(pattern, values)
    assert not errors, f"{message}.{attribute}: {errors}"
    return str(said)


@cache
def statements(rules: RuleSet) -> dict[str, str]:
    """What every rule says in a rule set."""
    values = variables(rules)
    return {rule: text(message_id(rule), "statement", **values) for rule in RULES}


def annotation(switch: str) -> Any:
    """The type of a switch's values."""
    group, field = switch.split(".", 1)
    part = typing.cast(type[BaseModel], Switches.model_fields[group].annotation)
    return part.model_fields[field].annotation


def members(kind: Any) -> tuple[str, ...]:
    """The words a type allows: of a choice, or of the members of a list."""
    if typing.get_origin(kind) is typing.Literal:
        return typing.get_args(kind)
    return tuple(word for part in typing.get_args(kind) for word in members(part))


def is_list(kind: Any) -> bool:
    """Whether a switch holds a list (or no list at all)."""
    union = typing.get_origin(kind) in (typing.Union, types.UnionType)
    parts = typing.get_args(kind) if union else (kind,)
    return any(typing.get_origin(part) is tuple for part in parts)


def variables(rules: RuleSet) -> dict[str, Any]:
    """The variables of a statement: the engine's, or the same built here."""
    if hasattr(words, "variables"):
        return dict(words.variables(rules))
    found: dict[str, Any] = {"deck": rules.cards.deck}
    for switch in switch_names():
        name, value = switch.replace(".", "_"), rules.value(switch)
        if is_list(annotation(switch)):
            for word in members(annotation(switch)):
                found[f"{name}_{word}"] = yes(isinstance(value, tuple) and word in value)
        if isinstance(value, BaseModel | dict):
            parts = value if isinstance(value, dict) else value.model_dump()
            found.update({f"{name}_{key}": plain(part) for key, part in parts.items()})
        else:
            found[name] = plain(value)
    for rank, value in rules.cards.values.items():
        if rank not in ("3b", "3r"):
            found[f"cards_values_{CARD_NAMES[read_card(rank, 'tiles').kind]}"] = value
    for kind in typing.get_args(CanastaKind):
        found.setdefault(f"score_canasta_{kind}", "none")
    found["deal_upcard_covers"] = "none" if rules.deal.upcard_covers is None else "some"
    found["out_canastas"] = rules.out.canastas if isinstance(rules.out.canastas, int) else "kinds"
    found["out_last_discard_bars"] = ", ".join(rules.out.last_discard_bars) or "none"
    (_, first), *rest = rules.opening.bands
    parts = [
        f"below 0: {first}",
        *(f"from {least:,}: {points}" for least, points in rest),
    ]
    found["opening_bands"] = f"{', '.join(parts[:-1])} and {parts[-1]} points"
    totals = rules.threes.red_value.totals.items()
    listed = ", ".join(f"{points:,} points for {number}" for number, points in totals)
    found["threes_red_value_totals"] = listed or "none"
    return found


def yes(value: bool) -> str:
    """A boolean as the catalogues read it."""
    return "yes" if value else "no"


def plain(value: Any) -> Any:
    """A switch value as the catalogues read it."""
    if isinstance(value, bool):
        return yes(value)
    return "none" if value is None else value


def choices(switch: str) -> list[Any]:
    """Every value of a switch that is a choice of words, or a yes or no."""
    kind = annotation(switch)
    if kind is bool:
        return [True, False]
    return list(members(kind)) if typing.get_origin(kind) is typing.Literal else []


def whole_sentences(said: str) -> bool:
    """Whether a text looks like one or more finished sentences."""
    return (
        said[0].isupper()
        and said[-1] == "."
        and said == " ".join(said.split())
        and not any(wrong in said for wrong in (" .", " ,", "..", "{", "}", "None"))
    )
