"""Compounds that no lexicon lists: in a language that joins words freely, a compound of known words is a word."""

from lettrine.words.flags import COMMON, Flag
from lettrine.words.lexicon import Lexicon

LINKS: dict[str, tuple[str, ...]] = {"de": ("", "S", "N", "EN", "ES", "ER", "E")}
"""By language, the letters that may link the parts: Zauber|stab, Arbeit|s|tag, Sonne|n|schein."""
SHORTEST = 3
"""How many letters a part has at least: shorter ones would make a word of almost anything."""


def joined(words: Lexicon, letters: str) -> str | None:
    """The spelling of a noun of two known parts, if these letters are one."""
    links = LINKS.get(words.language, ())
    for at in range(SHORTEST, len(letters) - SHORTEST + 1):
        head, tail = letters[:at], words.find(letters[at:])
        if tail is None or not tail.flags & Flag.NOUN:
            continue
        first = next((found for link in links if (found := _part(words, head, link)) is not None), None)
        if first is not None:
            return first.capitalize() + tail.display.lower()
    return None


def _part(words: Lexicon, head: str, link: str) -> str | None:
    """The first part with the link to the second."""
    stem = head.removesuffix(link)
    if (link and stem == head) or len(stem) < SHORTEST:
        return None
    entry = words.find(stem)
    return entry.display + link.lower() if entry is not None and entry.flags & COMMON else None
