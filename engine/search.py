"""Finding rules by a player's own words: other words for a thing, typing errors, the nearest rule.

Words are cut to their stems, mended where they are no word that is known, and put into the words
of the rules (`engine/words/<language>/synonyms.yaml`). What is then common to the question and to
a rule's title, statement, reason and usual questions decides; rare words count for more.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import log, sqrt
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from rapidfuzz import process
from rapidfuzz.distance import OSA

from engine.errors import CannotRead
from engine.explain import rule_applies, rule_statement, rule_title, rule_why
from engine.glossary import terms
from engine.rules.checklist import all_rules
from engine.rules.registry import RULES
from engine.ruleset import RuleSet
from engine.words import FOLDER, LANGUAGE
from engine.yamltext import read_file, validate

MOST_LETTERS = 200
"""So much of a question is read, in letters."""

_TITLE, _SAID, _STATEMENT, _WHY = 3.0, 1.5, 1.0, 0.4
_NEAREST = 6.0
"""What the likeness to the nearest usual question counts, beside all words in common."""
_LIKE_ENOUGH = 0.7
_SHORTEST_MENDED = 4
_LEAST = 1.2
_BEGINNERS = (
    "pile.natural_pair", "pile.frozen", "opening.minimum", "meld.size", "out.canastas",
    "cards.wild", "score.canasta",
)  # fmt: skip

_WHOLE = ("twos",)
"""Not cut: a two is a number, but twos are wilds."""

Words = tuple[str, ...]


def search(words: str, rules: RuleSet) -> tuple[str, ...]:
    """The ids of the rules that a question is about, the best first; empty when none is.

    Only rules that the rule set uses are found.

    >>> from engine.rulesets import load
    >>> search("is the pack forzen by a deuce", load("classic"))[0]
    'pile.frozen'
    """
    return found_in(_index(rules), words)


def found_in(index: Index, words: str) -> tuple[str, ...]:
    """The pages of an index that a question is about, the best first; empty when none is."""
    asked = _asked(words[:MOST_LETTERS])
    if not asked:
        return ()
    scored = [(index.score(page, asked), page.id) for page in index.pages]
    best = max(score for score, _ in scored)
    least = max(_LEAST, best / 4)
    ranked = sorted(scored, key=lambda one: -one[0])
    return tuple(id for score, id in ranked if score >= least)


def suggestions(rules: RuleSet) -> tuple[str, ...]:
    """Rules to begin with, for somebody whose words find nothing."""
    return tuple(rule for rule in _BEGINNERS if rule_applies(rule, rules))


class _Synonyms(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    words: dict[str, tuple[str, ...]]
    said: dict[str, Annotated[tuple[str, ...], Field(min_length=1)]]
    ignored: frozenset[str]


@lru_cache(maxsize=1)
def _synonyms() -> _Synonyms:
    document = read_file(FOLDER / LANGUAGE / "synonyms.yaml")
    found = validate(_Synonyms, document)
    for rule in found.said:
        if rule not in RULES:
            raise CannotRead(f"“{rule}” is no rule", document.place(("said", rule)))
    return found


@dataclass(frozen=True, slots=True)
class _Page:
    """A rule or question as it is searched: the weight of each word, and its usual wordings."""

    id: str
    weights: dict[str, float]
    said: tuple[frozenset[str], ...]


@dataclass(frozen=True, slots=True)
class Index:
    """What is searched: pages, and how rare each of their words is."""

    pages: tuple[_Page, ...]
    rarity: dict[str, float]

    def score(self, page: _Page, asked: Words) -> float:
        """How well a rule answers: all words in common, and the nearest usual question."""
        rarity = self.rarity
        found = 0.0
        for word in set(asked):
            weight = page.weights.get(word, 0.0)
            found += rarity.get(word, 0.0) * weight / (weight + 1.5)
        nearest = max((self._likeness(asked, said) for said in page.said), default=0.0)
        return found + _NEAREST * nearest

    def _likeness(self, asked: Words, said: frozenset[str]) -> float:
        rarity = self.rarity
        common = sum(rarity.get(word, 0.0) for word in said.intersection(asked))
        if not common:
            return 0.0
        whole = sum(rarity.get(word, 0.0) for word in set(asked))
        return common / sqrt(whole * sum(rarity[word] for word in said))


def _index(rules: RuleSet) -> Index:
    known: Index | None = rules.tables.get("search index")
    if known is None:
        known = _indexed(
            tuple(_page(rule.id, rules) for rule in all_rules() if rule_applies(rule.id, rules))
        )
        rules.tables["search index"] = known
    return known


def index_of_questions(questions: Iterable[tuple[str, str, str]]) -> Index:
    """An index of questions: of each its id, its title, and the words of its answer."""
    return _indexed(
        tuple(
            _weighed(id, [_words_of(title)], [(_words_of(title), _TITLE), (_words_of(why), _WHY)])
            for id, title, why in questions
        )
    )


def _indexed(pages: tuple[_Page, ...]) -> Index:
    count = Counter(word for page in pages for word in page.weights)
    return Index(pages, {word: log(1 + len(pages) / times) for word, times in count.items()})


def _page(rule: str, rules: RuleSet) -> _Page:
    said = [_words_of(text) for text in (rule_title(rule), *_synonyms().said.get(rule, ()))]
    parts: list[tuple[Words, float]] = [
        (_words_of(rule_title(rule)), _TITLE),
        (_words_of(rule_statement(rule, rules)), _STATEMENT),
        (_words_of(rule_why(rule)), _WHY),
        *((words, _SAID) for words in said),
    ]
    return _weighed(rule, said, parts)


def _weighed(id: str, said: Iterable[Words], parts: Iterable[tuple[Words, float]]) -> _Page:
    """A page of some parts, in which a word weighs as much as the parts that have it."""
    weights: dict[str, float] = {}
    for words, weight in parts:
        for word in set(words):
            weights[word] = weights.get(word, 0.0) + weight
    return _Page(id, weights, tuple(frozenset(words) for words in said))


def _asked(text: str) -> Words:
    """The words of a question, typing errors mended."""
    known = _vocabulary()
    return tuple(_in_rule_words(_mended(stem, known) for stem in _stems(text)))


def _words_of(text: str) -> Words:
    return tuple(_in_rule_words(_stems(text)))


def _stems(text: str) -> Iterator[str]:
    for word in re.findall(r"[a-z0-9]+", re.sub(r"(?<=\d),(?=\d)|['’]", "", text.lower())):
        yield _stem(word)


@lru_cache(maxsize=10_000)
def _stem(word: str) -> str:
    """A word without its ending.

    >>> _stem("melding"), _stem("melds"), _stem("putting"), _stem("taking"), _stem("take")
    ('meld', 'meld', 'put', 'tak', 'tak')
    """
    if word in _WHOLE:
        return word
    for ending in ("ing", "ed", "es", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3 and not word.endswith("ss"):
            word = word.removesuffix(ending)
            if ending in ("ing", "ed") and word[-1] == word[-2] and word[-1] not in "ls":
                word = word[:-1]
            break
    return word.removesuffix("e") if len(word) > 3 else word


def _mended(stem: str, known: frozenset[str]) -> str:
    """The known word that is meant by one that is not known."""
    if stem in known or len(stem) < _SHORTEST_MENDED or stem.isdigit():
        return stem
    found = process.extractOne(
        stem, _sorted_vocabulary(), scorer=OSA.normalized_similarity, score_cutoff=_LIKE_ENOUGH
    )
    return str(found[0]) if found else stem


@lru_cache(maxsize=1)
def _vocabulary() -> frozenset[str]:
    """The stem of every word that rules, glossary and synonyms use."""
    synonyms = _synonyms()
    texts: list[str] = [*synonyms.words, *synonyms.ignored]
    texts += [
        text
        for group in (synonyms.words, synonyms.said)
        for many in group.values()
        for text in many
    ]
    texts += [term.meaning for term in terms()]
    texts += [text for rule in RULES for text in (rule_title(rule), rule_why(rule))]
    return frozenset(stem for text in texts for stem in _stems(text))


@lru_cache(maxsize=1)
def _sorted_vocabulary() -> tuple[str, ...]:
    return tuple(sorted(_vocabulary()))


def _in_rule_words(stems: Iterable[str]) -> Iterator[str]:
    """Stems as the rules say them: the longest known phrase at each place, twice over."""
    found = list(stems)
    for _ in range(2):
        found = list(_replaced(found))
    ignored = _ignored()
    return (word for word in found if word not in ignored)


def _replaced(stems: list[str]) -> Iterator[str]:
    phrases, longest = _phrases()
    place = 0
    while place < len(stems):
        for length in range(min(longest, len(stems) - place), 0, -1):
            meant = phrases.get(tuple(stems[place : place + length]))
            if meant is not None:
                yield from meant
                place += length
                break
        else:
            yield stems[place]
            place += 1


@lru_cache(maxsize=1)
def _phrases() -> tuple[dict[Words, Words], int]:
    """What stands for which words of the rules, and the length of the longest phrase."""
    found: dict[Words, Words] = {}
    for meant, phrases in _synonyms().words.items():
        target = tuple(_stems(meant))
        for phrase in (*phrases, meant):
            found[tuple(_stems(phrase))] = target
    return found, max(map(len, found))


@lru_cache(maxsize=1)
def _ignored() -> frozenset[str]:
    return frozenset(_stem(word) for word in _synonyms().ignored)
