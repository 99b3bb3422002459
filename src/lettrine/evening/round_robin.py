"""E7: who sits with whom where everybody is to meet everybody equally often, for 8, 12 and 16.

A row is a round, a word a table; the letters are drawn among the people. In games of teams those across from each
other play together: the first with the third letter, the second with the fourth. With 8 and 12 everybody is then
everybody's partner exactly once (whist tournaments), and with 16 at most once.
"""

_EIGHT = (
    "aecg bfdh",
    "aebf cgdh",
    "adeh bcfg",
    "abdc efhg",
    "acfh bdeg",
    "abhg cdfe",
    "adgf bche",
)
"""The planes of the cube of two elements: every three of them together once, every two three times."""
_TWELVE = (
    "lhak becg dfij",
    "liba cfdh egjk",
    "ljcb dgei fhka",
    "lkdc ehfj giab",
    "laed figk hjbc",
    "lbfe gjha ikcd",
    "lcgf hkib jade",
    "ldhg iajc kbef",
    "leih jbkd acfg",
    "lfji kcae bdgh",
    "lgkj adbf cehi",
)
"""Each round is the one before, with every letter but the l moved on by one among the other eleven: every two three
times."""
_SIXTEEN = (
    "aeim bfjn cgko dhlp",
    "afkp belo chin dgjm",
    "agln bhkm cejp dfio",
    "ahjo bgip cflm dekn",
    "abcd efgh ijkl mnop",
)
"""The lines of the plane over four elements, parallel ones in a round: every two once."""

Tables = tuple[tuple[int, ...], ...]


def _read(rounds: tuple[str, ...]) -> tuple[Tables, ...]:
    return tuple(tuple(tuple(ord(letter) - ord("a") for letter in table) for table in row.split()) for row in rounds)


ALLOTMENTS: dict[int, tuple[Tables, ...]] = {8: _read(_EIGHT), 12: _read(_TWELVE), 16: _read(_SIXTEEN)}
"""By how many play, the tables of every round, each with the numbers of those who sit there."""
