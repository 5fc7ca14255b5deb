"""How a rule set is named in files: by its id, or as house rules by what was changed."""

from __future__ import annotations

from engine.cases import HouseVariant
from engine.ruleset import RuleSet
from engine.rulesets import house, load

Variant = str | HouseVariant


def variant_of(rules: RuleSet) -> Variant:
    """The name of a rule set: `classic`, or the base and the changed switches.

    >>> from engine.rulesets import load
    >>> variant_of(load("classic"))
    'classic'
    """
    return HouseVariant.model_validate(rules.variant) if rules.changed else rules.id


def rules_of(variant: Variant) -> RuleSet:
    """The rule set with this name. Raises `CannotRead` where there is none.

    >>> rules_of(HouseVariant(base="classic", changed={"pile.one_card": "allowed"})).base
    'classic'
    """
    if isinstance(variant, str):
        return load(variant)
    return house(variant.base, variant.changed, variant.title)
