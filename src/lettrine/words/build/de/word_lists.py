"""The hand-written German word lists, from the data files in this folder."""

from pathlib import Path

from lettrine.words.build.word_lists import read_lemmas, read_list, read_lists, read_modern

_HERE = Path(__file__).parent
_CLOSED_CLASSES = read_lists(_HERE / "closed_classes.toml")
_EXCEPTIONS = read_lists(_HERE / "exceptions.toml")
_NAMES = read_lists(_HERE / "names.toml")
_SLANG = read_list(_HERE / "slang.txt")

FUNCTION = _CLOSED_CLASSES["function"]
INTERJECTIONS = _CLOSED_CLASSES["interjections"]
ADVERBS = _CLOSED_CLASSES["adverbs"]
INDECLINABLE = _CLOSED_CLASSES["indeclinable"]
FINITE = read_lemmas(_HERE / "closed_classes.toml", "finite")

ABBREVIATIONS = _EXCEPTIONS["abbreviations"]
FRAGMENTS = _EXCEPTIONS["fragments"]
NO_NOUNS = _EXCEPTIONS["names_listed_as_nouns"]
NOUNS_LISTED_AS_NAMES = _EXCEPTIONS["nouns_listed_as_names"]

FIRST_NAMES = _NAMES["first_names"]
PLACES = _NAMES["places"]
PROPER = _NAMES["proper"]

SLANG = _SLANG | {word.capitalize() for word in _SLANG}  # a verb is a noun too (das Quatschen)
MODERN = read_modern(_HERE / "modern.toml")
