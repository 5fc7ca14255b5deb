"""House rules as a file of YAML, and as one that people write by hand.

base: classic
title: Friday evening            optional
with:
  pile.black_three: freezes
"""

from __future__ import annotations

from engine.errors import CannotRead
from engine.ruleset import RuleSet
from engine.variants import HouseVariant, rules_at
from engine.yamltext import read_bytes, validate
from engine.yamlwriting import yaml_text


def to_yaml(rules: RuleSet) -> str:
    """Some rules as a file that `from_yaml` reads; unchanged ones name their base alone.

    >>> from engine.rulesets import house
    >>> print(to_yaml(house("classic", {"pile.one_card": "allowed"}, "Ours")), end="")
    base: classic
    title: Ours
    with:
      pile.one_card: allowed
    """
    named = {"title": rules.name} if rules.name else {}
    plain = {"base": rules.base, **named, "with": dict(rules.changed)}
    return yaml_text(plain, compact=False)


def from_yaml(data: bytes, name: str) -> RuleSet:
    """The rules of such a file. Raises `BadInput` with file, line and key.

    The same may stand under the key `variant`, as it does in a case.
    """
    document = read_bytes(data, name)
    path: tuple[str, ...] = ()
    if isinstance(document.value, dict) and isinstance(document.value.get("variant"), dict):
        path = ("variant",)
    if not isinstance(document.part(path).value, dict):
        raise CannotRead("house rules were expected: the keys base, title and with", name)
    return rules_at(validate(HouseVariant, document, path), document, path)
