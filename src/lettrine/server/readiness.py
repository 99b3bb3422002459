"""Whether a server can take moves and acknowledge them, and if not, why."""

from collections.abc import Mapping

from msgspec import Struct

from lettrine.core.game import Refusal
from lettrine.store.condition import Condition
from lettrine.store.errors import UNAVAILABLE_CODES
from lettrine.texts import explain
from lettrine.words.cache import LANGUAGES

REASONS = (*UNAVAILABLE_CODES, "missing_source", "words_missing")
"""The codes of all reasons why a server may not be ready."""


class Readiness(Struct, frozen=True):
    """What keeps a server from its work, and what keeps it from a part of it."""

    reasons: tuple[Refusal, ...]
    warnings: tuple[Refusal, ...] = ()
    """Languages that cannot be played while others can."""


class Reason(Struct, frozen=True):
    """Something that is wrong: a stable code, and a sentence that says what to do."""

    code: str
    message: str


class ReadinessReport(Struct, frozen=True):
    """Whether the server can take moves and acknowledge them."""

    ready: bool
    reasons: tuple[Reason, ...]
    """Why it is not ready; empty if it is."""
    warnings: tuple[Reason, ...]
    """What is wrong although it is ready."""


def readiness(condition: Condition, failures: Mapping[str, Refusal]) -> Readiness:
    """By the condition of the store, and by the languages whose words cannot be had."""
    store = (Refusal(condition.trouble),) if condition.trouble else ()
    words = tuple(failures.values())
    return Readiness((*store, *words)) if len(words) == len(LANGUAGES) else Readiness(store, words)


def report(found: Readiness, language: str) -> ReadinessReport:
    """The same for whoever asks, in their language."""
    reasons, warnings = (
        tuple(Reason(each.code, explain(language, each.code, each.detail)) for each in refusals)
        for refusals in (found.reasons, found.warnings)
    )
    return ReadinessReport(not reasons, reasons, warnings)
