"""One practice question on the page: what the moment is, the table, the move, the ruling."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from engine import explain, lessons
from engine.drills import COUNTED, CountDrill, Drill, count_drill, drill
from engine.notebook.document import RulingCell
from engine.notebook.keeping import ruling_cell
from engine.position import Position
from engine.rules.offer import freezing_card
from engine.ruleset import RuleSet
from pages.parts.count_cell import count_cell
from pages.parts.judge_cell import judge_cell
from pages.parts.practice_place import DrillPlace
from pages.parts.step_text import step_text
from pages.parts.task import head_html
from pages.parts.words import say


@lru_cache(maxsize=512)
def made(rule: str, rules: RuleSet, seed: int) -> Drill | CountDrill:
    """The drill of a seed, made once. Raises like `engine.drills.drill`."""
    return (count_drill if rule in COUNTED else drill)(rule, rules, seed)


def show_drill(found: Drill | CountDrill, place: DrillPlace, title: str) -> None:
    """Ask the question of a drill, and tell what its answer was."""
    if isinstance(found, CountDrill):
        asked = say("practice-count", rule=found.rule.replace(".", "-").replace("_", "-"))
        count_cell(_count(found), place, head_html(title, escape(asked)))
        return
    asked = moment_text(found.position, found.rule)
    judge_cell(_cell(found), place, found.rules, head_html(title, escape(asked)))


def _cell(found: Drill) -> lessons.Judge:
    """The drill as a task, with the words that a lesson's author would write."""
    return lessons.Judge(
        number=found.seed,
        ask="",
        about=(),
        otherwise="",
        say=_twin_text(found),
        hints=(explain.rule_statement(found.rule, found.rules),),
        position=found.position,
        steps=found.steps,
        legal=found.legal,
        rules=found.broken,
        choices=found.choices,
        replies=(),
    )


def _count(found: CountDrill) -> lessons.Count:
    """The counting drill as a task; an answer of the wrong sign is foreseen."""
    sign = say("practice-minus") if found.answer < 0 else say("practice-plus")
    statement = explain.rule_statement(found.rule, found.rules)
    return lessons.Count(
        number=found.seed,
        ask="",
        about=(),
        otherwise="",
        say=statement,
        hints=(statement,),
        position=found.position,
        of=None,
        cards=(),
        answer=found.answer,
        unit=say("practice-points"),
        wrong=((-found.answer, sign),),
    )


def _twin_text(found: Drill) -> str:
    """What one change of the move would make of it; empty where the table is what changes."""
    twin = found.twin
    if twin.position != found.position:
        return ""
    move = " ".join(step_text(step, found.rules) for step in twin.steps)
    return say("practice-twin", legal="no" if found.legal else "yes", move=move)


def ruling_of(found: Drill) -> RulingCell:
    """The question and its answer as a cell of a notebook. Raises `CannotRead`."""
    return ruling_cell(found.question, found.rules, explain.rule_title(found.rule))


def moment_text(position: Position, rule: str) -> str:
    """Where the turn stands, and what else the table does not show and a rule may turn on."""
    parts = [say("practice-moment", stage=position.stage)]
    if position.frozen and position.pile and freezing_card(position) is None:
        parts.append(say("practice-frozen"))
    if position.own_melds and rule.startswith("out."):
        melded = "yes" if position.has_melded[position.seat - 1] else "no"
        parts.append(say("practice-melded", melded=melded))
    if position.kitties:
        kitty = position.kitties[position.seat - 1]
        state = "taken" if kitty.taken else "seen" if kitty.seen else "unseen"
        parts.append(say("practice-kitty", state=state))
    if position.buttons:
        button = position.buttons[position.seat - 1]
        used = "yes" if button.used else "no"
        parts.append(say("practice-button", used=used, spare=button.spare))
    return " ".join(parts)
