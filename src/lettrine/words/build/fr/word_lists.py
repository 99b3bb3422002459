"""The hand-written French word lists, from the data files in this folder."""

from pathlib import Path

from lettrine.words.build.word_lists import read_list, read_lists, read_modern

_HERE = Path(__file__).parent
_EXCEPTIONS = read_lists(_HERE / "exceptions.toml")

ABBREVIATIONS = _EXCEPTIONS["abbreviations"]
NO_WORDS = _EXCEPTIONS["fragments"] | _EXCEPTIONS["overshadowed"]
NO_ADVERBS = _EXCEPTIONS["no_adverbs"]

SLANG = read_list(_HERE / "slang.txt")
MODERN = read_modern(_HERE / "modern.toml")
