"""Editions are data: one TOML file each, read into a type of the game's, with a table's own options on top.

A field names a rule, never a publisher, so changing one field is a house rule and needs no code.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, TypeVar, get_args, get_origin

import msgspec
from msgspec import Meta
from msgspec.inspect import BoolType, IntType, LiteralType, Metadata, Type, type_info
from msgspec.structs import FieldInfo

from lettrine.core.game import Refusal
from lettrine.core.value import Value

R = TypeVar("R", bound=msgspec.Struct)

FIXED = frozenset({"id", "house", "agreed"})
"""What an edition says of itself; no table can change it."""
Choices = Mapping[str, tuple[str | int, ...]]


RULING = Meta(extra={"ruling": True})
"""Marks a field that settles what a sheet leaves open: nobody looks for it who has not read the rules to the end."""


class Ruled(Value, frozen=True, kw_only=True):
    """Whether an option only settles what a sheet leaves open."""

    ruling: bool = False


class Option(Ruled, frozen=True, tag_field="kind"):
    """Something that a table may change, with the value that it has now."""

    name: str
    sheet: bool
    """Whether every edition's sheet says it; if not, it is a choice that tables have besides."""


class ChoiceOption(Option, frozen=True, tag="choice"):
    """One of a few."""

    value: str | int
    choices: tuple[str | int, ...]


class NumberOption(Option, frozen=True, tag="number"):
    """A number within bounds."""

    value: int
    least: int
    most: int


class FlagOption(Option, frozen=True, tag="flag"):
    """Yes or no."""

    value: bool


OPTIONS = ChoiceOption | NumberOption | FlagOption


@cache
def edition_ids(package: str) -> tuple[str, ...]:
    """The ids of the editions in this package: the standard one, if there is one, then the others, oldest first."""
    folder = files(package) / "editions"
    ids = [file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml")]
    return tuple(sorted(ids, key=lambda each: (each != "standard", each)))


@cache
def fields_of(package: str, edition: str) -> Mapping[str, Any]:
    """One edition's fields as its file gives them."""
    return tomllib.loads((files(package) / "editions" / f"{edition}.toml").read_text(encoding="utf-8"))


def resolve(package: str, kind: type[R], edition: str, options: Mapping[str, Any]) -> R | Refusal:
    """An edition with a table's options applied; what differs from the sheet is named in `house` (S39)."""
    if edition not in edition_ids(package):
        return Refusal("unknown_edition", {"edition": edition[:40], "editions": list(edition_ids(package))})
    fields = fields_of(package, edition)
    names = {field.name for field in msgspec.structs.fields(kind)} - FIXED
    for name in options:
        if name not in names:
            return Refusal("unknown_option", {"option": name[:40]})
    try:
        standard = msgspec.convert(fields, kind)
        changed = msgspec.convert({**fields, **options}, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        return Refusal("bad_option", {"reason": str(error)[:200]})
    house = [name for name in sorted(names) if getattr(changed, name) != getattr(standard, name)]
    return msgspec.structs.replace(changed, house=tuple(house))


def options_of(rules: msgspec.Struct) -> tuple[OPTIONS, ...]:
    """What a table may change in these rules with one choice each (S39).

    Lists and decks may be changed as well, by whoever writes them out. What can have one value only is no choice.
    """
    fields = [field for field in msgspec.structs.fields(rules) if field.name not in FIXED]
    agreed = _agreed(rules)
    options = [_option(field, getattr(rules, field.name), agreed.get(field.name, ())) for field in fields]
    return tuple(option for option in options if option is not None)


def off_sheet(rules: msgspec.Struct) -> tuple[str, ...]:
    """What a table has changed of what the edition's sheet says; choices besides the sheet are not in it (S39)."""
    house: tuple[str, ...] = rules.house  # type: ignore[attr-defined]  # every game's rules have it
    said = {field.name for field in msgspec.structs.fields(rules) if field.required} - _agreed(rules).keys()
    return tuple(name for name in house if name in said)


def disagreement(rules: msgspec.Struct) -> str | None:
    """What a table plays that is none of the choices its edition leaves to it; nothing if all is well."""
    return next((name for name, choices in _agreed(rules).items() if getattr(rules, name) not in choices), None)


def _agreed(rules: msgspec.Struct) -> Choices:
    """By the names of their fields, the values between which an edition's sheet lets the table choose."""
    agreed: Choices = getattr(rules, "agreed", {})  # only where a game has such editions
    return agreed


def _option(field: FieldInfo, value: Any, choices: tuple[str | int, ...]) -> OPTIONS | None:
    if choices:
        return ChoiceOption(field.name, False, value, choices)
    kind, ruling = _unwrapped(type_info(field.type))
    match kind:
        case LiteralType():
            return ChoiceOption(field.name, field.required, value, get_args(_bare(field.type)), ruling=ruling)
        case IntType(ge=int(least), le=int(most)) if least < most:
            return NumberOption(field.name, field.required, value, least, most, ruling=ruling)
        case BoolType():
            return FlagOption(field.name, field.required, value, ruling=ruling)
    return None


def _unwrapped(kind: Type) -> tuple[Type, bool]:
    """A field's type, and whether it is marked as a ruling."""
    if isinstance(kind, Metadata):
        return kind.type, bool((kind.extra or {}).get("ruling"))
    return kind, False


def _bare(kind: Any) -> Any:
    """A type without its marks."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind
