"""What every engine can be told to do: the least that a page is played with, and the same for all of them."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Protocol

SCREEN = (1280, 900)
CODES = {"Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004", "Backspace": "\ue003", "Control": "\ue009"}
"""Keys that write nothing, as WebDriver calls them."""


class Driver(Protocol):
    """A browser with one page and nothing in its storage."""

    def open(self, url: str) -> None:
        """Go there, and wait until it has loaded."""

    def resize(self, width: int, height: int) -> None: ...

    def evaluate(self, function: str, *arguments: Any) -> Any:
        """Call a function of JavaScript in the page, and wait for what it promises."""

    def click(self, x: float, y: float) -> None: ...

    def press(self, *keys: str) -> None:
        """Press one key, or several at once."""

    def type(self, text: str) -> None: ...

    def complaints(self) -> list[str]:
        """The errors of the page, as its console has them."""


Launch = Callable[[], AbstractContextManager[Driver]]


class Missing(Exception):
    """This engine is not on this machine; says how to get it."""


def pointer_actions(x: float, y: float) -> list[dict[str, Any]]:
    """A click, in the words of WebDriver and of WebDriver BiDi."""
    move = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
    button = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
    return [{"type": "pointer", "id": "mouse", "actions": [move, *button]}]


def key_actions(keys: tuple[str, ...]) -> list[dict[str, Any]]:
    """All of these keys down, then up again the other way round."""
    codes = [CODES.get(key, key) for key in keys]
    down = [{"type": "keyDown", "value": code} for code in codes]
    up = [{"type": "keyUp", "value": code} for code in reversed(codes)]
    return [{"type": "key", "id": "keyboard", "actions": [*down, *up]}]


def typing_actions(text: str) -> list[dict[str, Any]]:
    """One key after the other."""
    strokes = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
    return [{"type": "key", "id": "keyboard", "actions": strokes}]
