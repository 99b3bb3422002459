"""The hand-written English word lists, from the data files in this folder."""

from pathlib import Path

from lettrine.words.build.word_lists import read_lemmas, read_list, read_lists, read_modern

_HERE = Path(__file__).parent
_CLOSED_CLASSES = read_lists(_HERE / "closed_classes.toml")
_EXCEPTIONS = read_lists(_HERE / "exceptions.toml")
_NAMES = read_lists(_HERE / "names.toml")

FUNCTION_ONLY = _CLOSED_CLASSES["function_only"]
FUNCTION_TOO = _CLOSED_CLASSES["function_too"]
INTERJECTIONS = _CLOSED_CLASSES["interjections"]
ADVERBS = _CLOSED_CLASSES["adverbs"]
ADJECTIVES_IN_LY = _CLOSED_CLASSES["adjectives_in_ly"]
PLURAL_NOUNS = _CLOSED_CLASSES["plural_nouns"]
PARTICIPIAL_ADJECTIVES = _CLOSED_CLASSES["participial_adjectives"]
NO_NOUNS = _CLOSED_CLASSES["no_nouns"]
IRREGULAR_VERBS = read_lemmas(_HERE / "closed_classes.toml", "verbs")

TWO_LETTERS = _EXCEPTIONS["two_letters"]
LIKE_ROMAN_NUMERALS = _EXCEPTIONS["like_roman_numerals"]
ABBREVIATIONS = _EXCEPTIONS["abbreviations"]
TITLES_AND_DATES = _EXCEPTIONS["titles_and_dates"]
FRAGMENTS = _EXCEPTIONS["fragments"]

FIRST_NAMES = _NAMES["first_names"]
SURNAMES = _NAMES["surnames"]
PLACES = _NAMES["places"]
PROPER_TOO = _NAMES["proper_too"]

SLANG = read_list(_HERE / "slang.txt")
MODERN = read_modern(_HERE / "modern.toml")
