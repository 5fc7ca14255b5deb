"""How a rule set is named in files: by its id, or as house rules by what was changed."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine.errors import BadInput, CannotRead
from engine.ruleset import RuleSet
from engine.rulesets import house, load, names
from engine.yamltext import Document, Path_, validate


class HouseVariant(BaseModel):
    """House rules: a rule set with some switches turned, and what its players call it."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)

    base: str
    changed: dict[str, Any] = Field(default_factory=dict, alias="with")
    title: str = ""

    @model_validator(mode="before")
    @classmethod
    def _says_where_it_starts(cls, value: Any) -> Any:
        if isinstance(value, dict) and "base" not in value:
            known = ", ".join(names())
            raise ValueError(f"base: is missing, the rule set that is changed; known are {known}")
        return value


Variant = str | HouseVariant


def read_variant(named: str | dict[str, Any], document: Document, path: Path_) -> Variant:
    """What stands at `path` of a document as the name of a rule set. Raises `BadInput`."""
    return named if isinstance(named, str) else validate(HouseVariant, document, path)


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


def rules_at(variant: Variant, document: Document, path: Path_) -> RuleSet:
    """The rule set with the name that stands at `path` of a document.

    Raises `CannotRead` with file, line and the key that is at fault: a switch, the base, the title.
    """
    try:
        return rules_of(variant)
    except BadInput as error:
        if isinstance(variant, str):
            raise error.at(document.place(path)) from None
        if variant.base not in names():
            raise error.at(document.place((*path, "base"))) from None
        key, _, message = error.message.partition(": ")
        for at in (("with", key), ("title",)):
            if at[-1] == key and (*path, *at) in document.lines:
                raise CannotRead(message, document.place((*path, *at))) from None
        raise error.at(document.place((*path, "with"))) from None
