"""The alphabet as the rules have it, apart from the code under test: what letters are made of, how pieces lie."""

import json
from pathlib import Path
from typing import Any

import lettrine

COMPOSITIONS = """
A 2100 · B 1002 · C 0010 · D 1010 · E 1300 · F 1200 · G 0110 · H 2100 · I 1000 · J 0101 · K 1200 · L 1100 · M 2200
N 3000 · O 0020 · P 1001 · Q 0120 · R 1101 · S 0002 · T 1100 · U 0201 · V 2000 · W 2200 · X 0400 · Y 0300 · Z 1200
Ä 2300 · Ö 0220 · Ü 0401
"""
_words = COMPOSITIONS.replace("·", " ").split()
MADE_OF = {
    letter: {piece: int(count) for piece, count in zip("IiCu", counts, strict=True)}
    for letter, counts in zip(_words[::2], _words[1::2], strict=True)
}
"""How many of each piece a letter is made of."""

_file = Path(lettrine.__file__).parent / "games" / "pieces" / "alphabet.json"
DRAWN: dict[str, list[list[Any]]] = {
    letter: drawing["strokes"] for letter, drawing in json.loads(_file.read_text(encoding="utf-8"))["letters"].items()
}
"""Where each piece of a letter lies: piece, x, y, angle."""


def pieces(word: str) -> str:
    """The pieces of a word, sorted."""
    return "".join(piece * sum(MADE_OF[letter][piece] for letter in word) for piece in "IiCu")


_WEIGHTS = {letter: sum(n * 100**i for i, n in enumerate(needs.values())) for letter, needs in MADE_OF.items()}


def weight(word: str) -> int:
    """The pieces of a word as one number: words of the same pieces have the same."""
    return sum(map(_WEIGHTS.__getitem__, word))


def exact(letter: str, piece: str, x: float, y: float, angle: float, positioned: Any = ()) -> bool:
    """G8: the letter has a stroke of that piece and class that no positioned piece has taken yet."""
    look = looks(piece, x, y, angle)
    strokes = [looks(*stroke) for stroke in DRAWN[letter]]
    return strokes.count(look) > [looks(*other) for other in positioned].count(look)


def looks(piece: str, x: float, y: float, angle: float) -> tuple[str, ...]:
    """The class of a positioning: what can be told of it at a glance."""
    if piece == "C":  # C opens to the right or to the left; no letter has one that opens up or down
        turned = angle % 360
        return piece, "neither" if turned in (90, 270) else "left" if 90 < turned < 270 else "right"
    if piece == "u":  # up, right or left; no letter has one that opens down
        turned = (angle + 180) % 360 - 180
        side = "down" if turned == -180 else "up" if abs(turned) <= 45 else "right" if turned > 0 else "left"
        return piece, side, "high" if y < 0.45 else "low"  # between 0.3 and 0.6
    tilt = angle % 180
    lean, side = min((tilt, "right"), (180 - tilt, "left"))
    if piece == "i":  # upright, at 30 to 48 degrees, level
        stance = "upright" if lean < 15 else f"diagonal {side}" if lean <= 69 else "level"
        if stance == "level":  # up to 0.15, 0.5, from 0.68 on
            return piece, stance, "high" if y <= 0.325 else "middle" if y < 0.59 else "low"
        return piece, stance, "high" if y < 0.527 else "low"  # up to 0.42, from 0.634 on
    if lean == 90:
        return piece, "level"  # leans to neither side
    stance = "upright" if lean < 7.25 else f"slant {side}" if lean <= 24.5 else f"diagonal {side}"
    return (piece, stance, _third(x)) if stance == "upright" else (piece, stance)


def _third(x: float) -> str:
    return "left" if x < 0.4 else "middle" if x <= 0.6 else "right"
