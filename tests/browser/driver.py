"""A learner in a real browser: does tasks with the mouse, or with the keyboard alone."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Page, expect

from engine import lessons
from engine.cards import Cards, read_card
from engine.explain import meld_word, rule_title
from engine.moves import Add, Discard, Draw, Lay, LayThree, Say, Step, Take
from engine.ruleset import RuleSet
from engine.words import say
from tests.browser.conftest import eventually, settle

MOST_TABS = 120
_ACTIVE = """() => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!active || active === document.body) return { name: "", id: "", group: "" };
  const label = active.getAttribute("aria-label") || active.labels?.[0]?.innerText;
  const words = (label || active.innerText || "").trim().split("\\n");  // an icon is a line
  const group = active.closest("[role=radiogroup]")?.getAttribute("aria-label") ?? "";
  return { name: words[words.length - 1], id: active.dataset.id ?? "", group };
}"""


class Hands(Protocol):
    """What a learner does with hands: press something by its name, choose, type, pick cards."""

    page: Page

    def press(self, name: str) -> None: ...
    def choose(self, options: list[str], wanted: str) -> None: ...
    def type(self, label: str, text: str) -> None: ...
    def pick(self, ids: list[str]) -> None: ...
    def rule(self, group: str, wanted: str) -> None: ...


class Mouse:
    """Clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()
        settle(self.page)

    def choose(self, options: list[str], wanted: str) -> None:
        self.page.get_by_role("radio", name=wanted, exact=True).locator(
            "xpath=ancestor::label[1]"
        ).click()
        settle(self.page)

    def type(self, label: str, text: str) -> None:
        self.page.get_by_label(label).fill(text)

    def pick(self, ids: list[str]) -> None:
        for id in ids:
            card = self.page.locator(f".hand button[data-id='{id}']")
            card.click()
            expect(card).to_have_attribute("aria-pressed", "true")
        settle(self.page)

    def rule(self, group: str, wanted: str) -> None:
        choices = self.page.get_by_role("radiogroup", name=group, exact=True)
        choices.get_by_role("radio", name=wanted, exact=True).click()


class Keyboard:
    """Presses keys; never touches the mouse, and never sets the focus from outside."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def _active(self) -> dict[str, str]:
        found: dict[str, str] = self.page.evaluate(_ACTIVE)
        return found

    def _tab_to(self, names: list[str]) -> str:
        for _ in range(MOST_TABS):
            name = self._active()["name"]
            if name in names:
                return name
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key never comes to any of {names}")

    def press(self, name: str) -> None:
        self._tab_to([name])
        self.page.keyboard.press("Enter")
        settle(self.page)

    def choose(self, options: list[str], wanted: str) -> None:
        name = self._tab_to(options)
        self.page.keyboard.press("Space")
        settle(self.page)
        for _ in options:
            if name == wanted:
                return
            self.page.keyboard.press("ArrowDown")
            settle(self.page)
            name = self._active()["name"]
        raise AssertionError(f"the arrow keys never come to {wanted}")

    def type(self, label: str, text: str) -> None:
        self._tab_to([label])
        self.page.keyboard.type(text)

    def pick(self, ids: list[str]) -> None:
        for _ in range(MOST_TABS):
            if self._active()["id"]:
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Home")
        wanted = set(ids)
        for _ in range(self.page.locator(".hand button").count()):
            if self._active()["id"] in wanted:
                self.page.keyboard.press("Space")
                wanted.discard(self._active()["id"])
            if not wanted:
                settle(self.page)
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrow keys never come to {wanted}")

    def rule(self, group: str, wanted: str) -> None:
        for _ in range(MOST_TABS):
            if self._active()["group"] == group:
                break
            self.page.keyboard.press("Tab")
        for _ in range(MOST_TABS):
            if self._active()["name"] == wanted:
                self.page.keyboard.press("Space")
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrow keys never come to {wanted} of {group}")


def do_task(hands: Hands, cell: lessons.Cell) -> None:
    """Do a task rightly, as its lesson says."""
    if isinstance(cell, lessons.Try):
        for step in cell.answer:
            make(hands, step, cell.position.rules)
    elif isinstance(cell, lessons.Play):
        for number, step in enumerate(cell.answer):
            if not cell.follow(cell.answer[:number]).over:
                make(hands, step, cell.position.rules)
    elif isinstance(cell, lessons.Pick):
        _with_cards(hands, cell.answer, say("app-check"), cell.position.rules)
    elif isinstance(cell, lessons.Order):
        _arrange(hands, cell)
        hands.press(say("app-check"))
    elif isinstance(cell, lessons.Compare):
        words = {True: say("app-compare-legal"), False: say("app-compare-not-legal")}
        for one in cell.under:
            hands.rule(one.rules.title, words[one.legal])
        hands.press(say("app-check"))
    elif isinstance(cell, lessons.Judge):
        answers = [say("app-judge-legal"), say("app-judge-not-legal")]
        hands.choose(answers, answers[0] if cell.legal else answers[1])
        if not cell.legal:
            hands.choose([rule_title(rule) for rule in cell.choices], rule_title(cell.rules[0]))
        hands.press(say("app-check"))
    elif isinstance(cell, lessons.Count):
        hands.type(say("app-count-label", unit=cell.unit), str(cell.answer))
        hands.press(say("app-check"))


def _arrange(hands: Hands, cell: lessons.Order) -> None:
    """Move each step up to where it belongs."""
    order = list(cell.shown)
    hands.page.locator("li[data-id]").first.wait_for()
    for place, part in enumerate(cell.answer):
        words = hands.page.locator(f"li[data-id='{part}'] span").text_content() or ""
        while order.index(part) > place:
            hands.press(say("app-order-up", step=words))
            at = order.index(part)
            order[at - 1 : at + 1] = order[at], order[at - 1]


def make(hands: Hands, step: Step, rules: RuleSet) -> None:
    """Make one step: pick its cards, press what it is called."""
    if isinstance(step, Draw):
        _play(hands, (), say("app-act-draw"), rules)
    elif isinstance(step, Take):
        _play(hands, step.cards, say("app-act-take"), rules)
        for meld in step.melds:
            _play(hands, meld, say("app-act-meld"), rules)
    elif isinstance(step, Lay):
        for meld in step.melds:
            _play(hands, meld, say("app-act-meld"), rules)
    elif isinstance(step, Discard):
        _play(hands, step.cards, say("app-act-discard"), rules)
    elif isinstance(step, LayThree):
        _play(hands, (), say("app-act-lay"), rules)
    elif isinstance(step, Say):
        hands.press(say(f"app-act-{step.word.replace(' ', '-')}"))
    elif isinstance(step, Add):
        ranks = meld_word(step.rank, rules)
        label = say("app-act-add", ranks=ranks)
        if step.number:
            label = say("app-act-add-number", ranks=ranks, number=step.number)
        _play(hands, step.cards, label, rules)


def _play(hands: Hands, cards: Cards, action: str, rules: RuleSet) -> None:
    """Play cards, and wait until the hand is another than before: each of these steps makes it so.

    On a slow machine a click can reach the page's script after it was looked for.
    """
    before = _ids(hands.page)
    _with_cards(hands, cards, action, rules)
    eventually(lambda: _ids(hands.page), lambda ids: ids != before)
    settle(hands.page)


def _ids(page: Page) -> list[str]:
    """The cards in the hands of the page, by their ids."""
    return [str(id) for id in page.locator(".hand button").evaluate_all(_IDS)]


def _with_cards(hands: Hands, cards: Cards, action: str, rules: RuleSet) -> None:
    hands.page.locator(".hand button").first.wait_for()
    ids = _ids(hands.page)
    chosen: list[str] = []
    for card in cards:
        fits = (
            id
            for id in ids
            if id not in chosen
            and (one := read_card(id.split("#")[0], rules.cards.deck)).kind == card.kind
            and card.suit in ("", one.suit)
        )
        chosen.append(next(fits))
    if chosen:
        hands.pick(chosen)
    hands.press(action)


_IDS = "buttons => buttons.map(button => button.dataset.id)"
