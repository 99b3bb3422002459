"""Compounds that no lexicon lists: in a language that joins words freely, a compound of known words is a word.

A lexicon knows which first parts there are, with the letters that link them to the second, and writes them with a
hyphen: Arbeits- and Haus-, not Arbeit- nor Hauses-. It has the second parts with the hyphen before them: -platz. A part
is in it only when several attested compounds begin so, or several listed ones end so; and the second must be a noun
that people use. What one slip of the pen makes of a listed word is that word misspelt, even if its letters are two
others (Walnuss, Wallnuss).
"""

from collections.abc import Iterator

from lettrine.words.flags import COMMON, Flag, is_presentable
from lettrine.words.lexicon import Entry, Lexicon

SHORTEST = 3
"""How many letters a part of a compound that people write has at least."""
ATTESTED = 2.8
"""The zipf frequency from which a noun is the second part of compounds that nobody has listed."""
LONG_ENOUGH = 4
"""How many letters such a noun has at least, and the first part before it: shorter ones would make a word of almost
anything (Endgeld)."""

_PLACES = ("BACH", "BURG", "BUSCH", "DORF", "HORST", "KANAL", "TAL")
"""Nouns that places are named by: what they end, and no source lists, is a name more often than not."""

_MISTAKEN = {"d": "t", "t": "d", "g": "k", "k": "g", "b": "p", "p": "b", "f": "v", "v": "f", "e": "ä", "ä": "e"}
_FORGOTTEN = "hsne"


def joined(words: Lexicon, letters: str, inflected: bool = True) -> str | None:
    """The spelling of a noun of two known parts, if these letters are one, or if not `inflected` a headword of them."""
    if is_place(letters):
        return None
    for at in range(LONG_ENOUGH, len(letters) - LONG_ENOUGH + 1):
        first = words.find(letters[:at] + "-")
        tail = words.find(letters[at:]) if first is not None and f"-{letters[at:]}" in words else None
        ends = tail is not None and _ends_compounds(tail) and (inflected or tail.flags & Flag.HEADWORD)
        if first is not None and tail is not None and ends and not words.is_offensive(letters[:at]):
            noun = next((form for form in tail.forms if form[0].isupper()), None)
            if noun is not None:
                return None if _is_misspelt(words, letters) else first.display[:-1] + noun.lower()
    return None


def is_place(letters: str) -> bool:
    """Whether a compound that is not listed is taken for the name of a place (Tannenbusch)."""
    return letters.upper().endswith(_PLACES)


def _ends_compounds(entry: Entry) -> bool:
    """Whether a word is a noun that people use; what is slang or offensive is no less so in compounds."""
    plain = is_presentable(entry.flags) and not entry.flags & Flag.SLANG
    return plain and bool(entry.flags & Flag.NOUN) and entry.zipf >= ATTESTED


def _is_misspelt(words: Lexicon, letters: str) -> bool:
    entries = (words.find(other.upper()) for other in set(slips(letters.lower())))
    return any(entry is not None and entry.flags & COMMON for entry in entries)


def slips(word: str) -> Iterator[str]:
    """What may have been meant by a word in small letters: one letter doubled, left out, mistaken or too many.

    Nothing is said of the last letter but that it is doubled or is not: endings differ from form to form.
    """
    last = len(word) - 1
    for at, letter in enumerate(word):
        before, after = word[:at], word[at + 1 :]
        if at < last or word[at - 1] == letter:
            yield before + after
        yield before + letter + letter + after
        if letter in _MISTAKEN:
            yield before + _MISTAKEN[letter] + after
        if after.startswith(letter):  # Bann for Bahn
            yield before + "h" + after
        if at > 0:
            yield from (before + forgotten + letter + after for forgotten in _FORGOTTEN)
