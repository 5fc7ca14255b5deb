"""The Rules page: every rule under every rule set, links, search, the sheet, the words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from html import unescape

import pytest
from streamlit.testing.v1 import AppTest

from engine import rulesets
from engine.examples import examples
from engine.explain import citations, rule_applies, rule_statement, rule_title, rule_why
from engine.glossary import terms
from engine.rules.checklist import all_rules
from engine.rules.registry import RULES
from engine.words import say
from pages.parts.rule_choice import write
from tests.app.test_pages import html_of, opened, title_of

PAGE = "pages/settle/rules.py"
EVERY = [(name, rule.id) for name in rulesets.names() for rule in all_rules()]


@cache
def _app(name: str) -> AppTest:
    """One visitor for each rule set, who goes from rule to rule."""
    return opened(PAGE, variant=name)


def shown(name: str, rule: str) -> AppTest:
    """The page of a rule under a rule set."""
    app = _app(name)
    app.query_params["variant"] = name
    app.query_params["rule"] = rule
    return app.run()


def text_of(app: AppTest) -> str:
    """What can be read in the HTML of the page, on one line."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html_of(app))).split())


def links(app: AppTest) -> list[str]:
    """The names of the page's links, those in its HTML last."""
    drawn = re.findall(r'<a class="inside" href="[^"]*">([^<]*)</a>', html_of(app))
    return [*(link.value for link in app.page_link), *map(unescape, drawn)]


def plain(text: str) -> str:
    """A text as `text_of` reads it where words of it are links."""
    return re.sub(r"\W+", "", text)


def page_faults(name: str, rule: str) -> Iterator[str]:
    """What is wrong with the page of a rule under a rule set."""
    rules = rulesets.load(name)
    app = shown(name, rule)
    if app.exception:
        yield f"stops with {app.exception[0].message}"
        return
    drawn, said = html_of(app), plain(text_of(app))
    if title_of(app) != rule_title(rule):
        yield f"is titled {title_of(app)}"
    found = examples(rule, rules)
    wanted = [rule_statement(rule, rules), rule_why(rule)]
    wanted += [cite.where for cite in citations(rule, rules)]
    for example, kind in ((found.allowed, "good"), (found.forbidden, "bad")):
        if example is not None:
            wanted.append(example.case.title)
            if f'class="verdict {kind}"' not in drawn:
                yield f"has no {kind} verdict"
    if found.shown is not None:
        wanted.append(say("app-rules-wrong"))
    elif RULES[rule].effect and rule_applies(rule, rules):
        wanted.append(say("app-rules-shown"))
    yield from (f"does not say: {text}" for text in wanted if plain(text) not in said)
    if (plain(say("app-rules-absent")) in said) == rule_applies(rule, rules):
        yield "is wrong about whether the rule is used"


@pytest.mark.parametrize("name", rulesets.names())
def test_every_rule_has_its_page(name: str) -> None:
    faults = [f"{rule.id} {fault}" for rule in all_rules() for fault in page_faults(name, rule.id)]
    assert faults == []


def test_a_rule_tells_how_other_rule_sets_differ_and_which_lacks_it() -> None:
    said = text_of(shown("railroad", "kitty.look"))
    assert say("app-rules-absent-there") in said
    said = text_of(shown("railroad", "pile.frozen"))
    assert "What freezes the pile: nothing" in said
    assert say("app-rules-same-everywhere") in text_of(shown("classic", "match.tie"))


def test_a_rule_leads_to_the_lesson_that_teaches_it_and_to_its_neighbours() -> None:
    named = links(shown("classic", "pile.frozen"))
    assert "When the pile is frozen" in named
    assert rule_title("pile.natural_pair") in named


def test_a_chosen_reading_is_told_as_one() -> None:
    silent = next(
        (name, rule)
        for name, rule in EVERY
        if any(cite.silent for cite in citations(rule, rulesets.load(name)))
    )
    assert "leaves this open" in text_of(shown(*silent))


def test_an_example_that_another_rule_decides_says_so() -> None:
    said = text_of(shown("classic", "pile.natural_and_wild"))
    assert say("app-rules-limit-forbidden") in said
    assert say("app-rules-limit-allowed") not in said
    assert say("app-rules-limit-allowed") in text_of(shown("railroad", "pile.natural_and_wild"))
    said = text_of(shown("tile", "pile.frozen"))
    assert said.count(say("app-rules-limit")) == 2
    assert "limit" not in html_of(shown("classic", "pile.frozen")).split("</style>")[-1]


@pytest.mark.parametrize("bad", ["pile.unknown", "<script>alert(1)</script>", "pile", " "])
def test_a_link_to_no_rule_says_so_and_shows_all(bad: str) -> None:
    app = opened(PAGE, rule=bad)
    assert app.warning[0].value == say("app-rules-unknown", rule=bad)
    assert rule_title("pile.frozen") in links(app)
    assert "<script>" not in html_of(app)


@pytest.mark.parametrize("bad", ["whist", "official~1.damaged", "~", "<b>"])
def test_a_link_to_no_rule_set_says_so_and_shows_all(bad: str) -> None:
    for query in ({"rule": "pile.frozen", "variant": bad}, {"sheet": bad}):
        app = opened(PAGE, **query)
        assert len(app.warning) == 1
        assert title_of(app) == say("app-rules-title")
        assert rule_title("pile.frozen") in links(app)


@pytest.mark.parametrize("name", rulesets.names())
def test_the_index_names_every_rule_that_a_rule_set_uses_and_no_other(name: str) -> None:
    named = links(opened(PAGE, variant=name))
    for rule in all_rules():
        assert (rule_title(rule.id) in named) == rule_applies(rule.id, rulesets.load(name))


def test_the_search_finds_while_typing_and_helps_where_it_finds_nothing() -> None:
    app = opened(PAGE, variant="classic")
    all_links = Counter(links(app))
    app.text_input(key="rules-search").set_value("forzen pack").run()
    assert (Counter(links(app)) - all_links)[rule_title("pile.frozen")] == 1
    app.text_input(key="rules-search").set_value("qqqq").run()
    assert say("app-rules-search-none") in text_of(app)
    assert Counter(links(app)) - all_links
    app.text_input(key="rules-search").set_value("<script>alert(1)</script>").run()
    assert "<script>" not in html_of(app)


def test_a_choice_of_rules_stays_on_the_rule() -> None:
    app = opened(PAGE, rule="pile.frozen", variant="classic")
    app.selectbox[0].set_value("tile").run()
    assert title_of(app) == rule_title("pile.frozen")
    assert "Nothing freezes the pile in this game" in text_of(app).replace("  ", " ")


@pytest.mark.parametrize("name", rulesets.names())
def test_a_sheet_has_the_figures_of_its_rule_set(name: str) -> None:
    rules = rulesets.load(name)
    app = opened(PAGE, sheet=name)
    said = text_of(app)
    assert title_of(app) == say("app-sheet-title", rules=rules.title)
    for least, points in rules.opening.bands:
        assert least is None or f"from {least:,} {points}" in said
    for points in rules.score.canasta.values():
        assert f"{points:,}" in said
    for rule in ("pile.natural_pair", "out.canastas", "meld.size", "deal.cards"):
        assert rule_statement(rule, rules) in said


def test_the_glossary_explains_every_word() -> None:
    said = text_of(opened(PAGE, glossary="1"))
    for term in terms():
        assert term.meaning in said


def test_a_word_of_a_statement_leads_to_its_meaning_on_the_page() -> None:
    drawn = html_of(shown("official", "pile.frozen"))
    targets = set(re.findall(r'href="#(word-[a-z-]+)"', drawn))
    assert "word-discard-pile" in targets
    assert targets == set(re.findall(r'id="(word-[a-z-]+)"', drawn))


def test_house_rules_have_pages_a_sheet_and_a_search() -> None:
    rules = rulesets.house("official", {"pile.before_opening": "forbidden"})
    variant = write(rules)
    said = plain(rule_statement("pile.before_opening", rules))
    app = opened(PAGE, rule="pile.before_opening", variant=variant)
    assert said in plain(text_of(app))
    assert "house rule" in text_of(app).lower()
    app = opened(PAGE, sheet=variant)
    assert said in plain(text_of(app))
    app = opened(PAGE, variant=variant)
    app.text_input(key="rules-search").set_value("pile before opening").run()
    assert said in plain(text_of(app))
