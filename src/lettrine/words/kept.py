"""What is worked out about a lexicon once, and kept for as long as that lexicon is there."""

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from lettrine.words.lexicon import Lexicon

F = TypeVar("F", bound=Callable[..., Any])


def kept_with_lexicon(function: F) -> F:
    """Caches what a function says about a lexicon, its first argument, for as long as that lexicon is there.

    A cache of the function's own would keep the words of every table that has ever brought some.
    """

    @wraps(function)
    def cached(words: "Lexicon", *arguments: Any) -> Any:
        key = (function, *arguments)
        if key not in words.worked_out:
            words.worked_out[key] = function(words, *arguments)
        return words.worked_out[key]

    return cached  # type: ignore[return-value]  # it takes and returns what the function does
