"""A table on which the rule sets differ: found by the engine, an example, typed, or from a link."""

from __future__ import annotations

from html import escape
from urllib.parse import parse_qs, urlencode, urlsplit

import streamlit as st

from engine import contrast
from engine.errors import BadInput, CannotRead
from engine.question import Question, question_of
from engine.ruling import judge
from engine.switch_text import switch_title
from engine.words import listed
from pages.parts import menu, rule_choice, ruling_form, ruling_store
from pages.parts.rule_choice import rules_name
from pages.parts.ruling_gallery import gallery
from pages.parts.ruling_store import Work
from pages.parts.seed import MOST_SEED
from pages.parts.variants_link import Choice, follow
from pages.parts.variants_moves import each_html, every_html, moves_html, shown_html
from pages.parts.variants_round import round_html
from pages.parts.words import say

WAYS = ("find", "example", "type", "link")
_MOST_LINK = 9_000
_ANY = ""


def hand_part(choice: Choice) -> Choice:
    """The ways to a table, and the table under each rule set; returns the choice as it is now."""
    if len({rules.cards.deck for rules in choice.sets}) > 1:
        st.html(f'<p class="quiet screen">{escape(say("variants-decks"))}</p>')
    way = st.segmented_control(
        say("variants-ways"),
        WAYS,
        format_func=lambda name: say("variants-way", way=name),
        key=follow("way", "find" if choice.work is None else "type"),
        label_visibility="collapsed",
        width="stretch",
    )
    if way == "example":
        choice = _example(choice)
    elif way == "type":
        choice = _typed(choice)
    elif way == "link":
        choice = _linked(choice)
    else:
        choice = _find(choice._replace(work=None))
    question = _question(choice)
    if question is not None:
        _show(choice, question)
    return choice


def _question(choice: Choice) -> Question | None:
    if choice.work is not None:
        return choice.work.question if choice.work != Work() else None
    found = contrast.hand(choice.sets, choice.seed, choice.by)
    return found.question if found else None


def _show(choice: Choice, question: Question) -> None:
    tables = contrast.judged_under(question, choice.sets)
    if all(table.position is None for table in tables):
        faults = [table.fault.message for table in tables if table.fault]
        st.warning(say("variants-nowhere", why=faults[0] if faults else ""))
        return
    st.html(
        f'<div class="apart">{shown_html(tables)}{each_html(question, tables)}'
        f"{moves_html(question, tables)}</div>"
    )
    if st.toggle(say("variants-every"), key="variants-every"):
        st.html(every_html(tables))


# Found by the engine


def _find(choice: Choice) -> Choice:
    """Which difference a hand is to show, and a button for another one."""
    switches = contrast.telling_switches(choice.sets)
    if not switches:
        _same_play(choice)
        return choice._replace(by="")
    by = choice.by if choice.by in switches else _ANY
    if choice.by != by:
        told = say("variants-by-none", switch=switch_title(choice.by))
        st.info(told, icon=":material/info:")
    with st.container(key="variants-find"):
        wide, narrow = st.columns([3, 1], vertical_alignment="bottom")
        with wide:
            options = [_ANY, *switches]
            picked = st.selectbox(
                say("variants-by"),
                options,
                index=options.index(by),
                format_func=lambda name: switch_title(name) if name else say("variants-by-any"),
                key=f"variants-by-{by}-{','.join(map(rule_choice.write, choice.sets))}",
            )
        with narrow:
            pressed = st.button(
                say("variants-another"), icon=":material/shuffle:", width="stretch", type="primary"
            )
    if pressed:
        choice = choice._replace(seed=choice.seed % MOST_SEED + 1)
    choice = choice._replace(by=picked or "")
    found = contrast.hand(choice.sets, choice.seed, choice.by)
    if found is not None:
        told = say("variants-shows", switch=switch_title(found.switch), kind=found.kind)
        st.html(f'<p class="count screen" role="status">{escape(told)}</p>{_present_html(choice)}')
    return choice


def _present_html(choice: Choice) -> str:
    """A link to three such hands on a projector, this one first."""
    if "present" not in menu.paths():
        return ""
    of = ",".join(map(rule_choice.write, choice.sets))
    query = urlencode({"of": of, "hands": "3", "hand": str(choice.seed)})
    label = escape(say("variants-present"))
    return f'<p class="screen"><a class="inside" href="present?{escape(query)}">{label}</a></p>'


def _same_play(choice: Choice) -> None:
    """What there is to say where every move gets the same answer: what differs, and a round."""
    names = [switch_title(switch) for switch in contrast.differing(choice.sets)]
    rules = listed([rules_name(one) for one in choice.sets])
    told = say("variants-same-play", rules=rules, switches=listed(names) or "none")
    found = contrast.round_apart(choice.sets, choice.seed)
    more = f"<p>{escape(say('variants-round'))}</p>{round_html(found)}" if found else ""
    st.html(f"<p>{escape(told)}</p>{more}")


# One's own


def _example(choice: Choice) -> Choice:
    """A question from real tables; those of these rule sets first."""
    bases = {rules.base for rules in choice.sets}
    cases = sorted(gallery().values(), key=lambda case: case.rules.base not in bases)
    slugs = [case.slug for case in cases]
    titles = {case.slug: case.title for case in cases}
    picked = st.selectbox(
        say("variants-example"),
        slugs,
        index=None,
        format_func=lambda slug: titles[slug],
        placeholder=say("variants-example-choose"),
        key="variants-example",
    )
    if picked is None:
        return choice
    return choice._replace(work=Work(question_of(gallery()[picked])))


def _typed(choice: Choice) -> Choice:
    """The fields of the ruling page for a table."""
    work = choice.work or Work(_found_question(choice))
    rules = next((one for one in choice.sets if not judge(work.question, one).fault), None)
    rules = rules or choice.sets[0]
    work = ruling_form.typed_form(work, rules)
    work = ruling_form.score_form(work, rules)
    return choice._replace(work=work)


def _found_question(choice: Choice) -> Question:
    found = contrast.hand(choice.sets, choice.seed, choice.by)
    return found.question if found else Question()


def _linked(choice: Choice) -> Choice:
    """A field for the address of a ruling."""
    address = st.text_input(
        say("variants-link"), key="variants-link", max_chars=_MOST_LINK, autocomplete="off"
    )
    if not address or not address.strip():
        return choice
    try:
        return choice._replace(work=_of_address(address.strip()))
    except BadInput as error:
        st.warning(error.message, icon=":material/link_off:")
        return choice


def _of_address(address: str) -> Work:
    """The question that the address of a ruling holds. Raises `CannotRead` where it has none."""
    try:
        query = parse_qs(urlsplit(address).query)
    except ValueError:
        query = {}
    if not query.get("q"):
        raise CannotRead(say("variants-no-question"))
    rules = rule_choice.read(query.get("variant", [rule_choice.FIRST])[0])
    return ruling_store.read(query["q"][0], rules)
