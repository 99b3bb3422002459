"""What a lexicon knows about a word, as bits of one integer column.

Words that fold to the same letters (tisse, tissé) share a row, so their bits are OR-ed: a bit says that
*some* reading of the letters is of that kind. Only SLANG says it of *every* common reading.

SLANG and OFFENSIVE are independent. SLANG is a register, which the rules of a table admit or not. OFFENSIVE changes
no rule: the house itself never chooses such a word, slang or not, and a person may, unless the table says otherwise.
"""

from enum import IntFlag, auto
from typing import Any


class Flag(IntFlag):
    """One property of a word."""

    NOUN = auto()
    ADJECTIVE = auto()
    INFINITIVE = auto()
    FINITE = auto()
    PARTICIPLE = auto()
    ADVERB = auto()
    FUNCTION = auto()  # article, pronoun, preposition, conjunction, numeral
    INTERJECTION = auto()

    HEADWORD = auto()  # the form a dictionary lists
    INFLECTED = auto()  # plural, feminine, conjugated …

    PERSON = auto()  # first names and surnames
    PLACE = auto()
    PROPER = auto()  # any other proper name

    ABBREVIATION = auto()  # beside a COMMON bit, the letters of both: bar, the unit and the place
    SLANG = auto()  # and nothing else: no bit where the letters are an ordinary word too
    HYPHENATED = auto()
    OFFENSIVE = auto()  # on the list of offensive words, whatever else the letters mean
    FOREIGN = (
        auto()
    )  # more frequent in another language, which lends it its frequency: girl in French, Safety in German


# Some common reading: a row with any of these bits is a word of the language.
COMMON = (
    Flag.NOUN
    | Flag.ADJECTIVE
    | Flag.INFINITIVE
    | Flag.FINITE
    | Flag.PARTICIPLE
    | Flag.ADVERB
    | Flag.FUNCTION
    | Flag.INTERJECTION
)

# Some reading as a name: a row with these bits and no COMMON one is only a name.
NAMES = Flag.PERSON | Flag.PLACE | Flag.PROPER


def is_presentable(flags: Any) -> Any:
    """Whether the house itself may choose a word of such flags; of a column of flags, which of them."""
    return (flags & Flag.OFFENSIVE) == 0
