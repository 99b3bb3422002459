"""The bits of Flag as plain integers.

Arithmetic on an IntFlag is some twenty times slower than on an int, and a build does it millions of times.
"""

from lettrine.words import flags
from lettrine.words.flags import Flag

NOUN = int(Flag.NOUN)
ADJECTIVE = int(Flag.ADJECTIVE)
INFINITIVE = int(Flag.INFINITIVE)
FINITE = int(Flag.FINITE)
PARTICIPLE = int(Flag.PARTICIPLE)
ADVERB = int(Flag.ADVERB)
FUNCTION = int(Flag.FUNCTION)
INTERJECTION = int(Flag.INTERJECTION)

HEADWORD = int(Flag.HEADWORD)
INFLECTED = int(Flag.INFLECTED)

PERSON = int(Flag.PERSON)
PLACE = int(Flag.PLACE)
PROPER = int(Flag.PROPER)

ABBREVIATION = int(Flag.ABBREVIATION)
SLANG = int(Flag.SLANG)
HYPHENATED = int(Flag.HYPHENATED)
OFFENSIVE = int(Flag.OFFENSIVE)
FOREIGN = int(Flag.FOREIGN)

COMMON = int(flags.COMMON)
NAMES = int(flags.NAMES)
VERBAL = INFINITIVE | FINITE | PARTICIPLE
