"""Measures whether people know the words that the house hides, by sheets that are read blind.

A sheet has 200 different words, drawn as a bot of one strength draws them, and 50 rare decoys; which are which is in a
key apart, and the sheets' numbers are by lot. Two readers list the words that they do not know, one a line, in
`reader1-NAME.txt` and `reader2-NAME.txt`; a word is known if both know it. Aim: 98 % of every pool. The plan, with its
seeds, is in bench/yardsticks/secrets/README.md.

    python -m bench.known_words draw --seed 2026    writes sheet-NAME.txt and key-NAME.json
    python -m bench.known_words score               prints each pool's share, and how many decoys were known
"""

import argparse
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import numpy as np

from lettrine.bots.registry import BANDS
from lettrine.bots.sonde.word_choice import STRENGTHS, WordPreference, word_pool
from lettrine.games.pieces.glossary import column, displayed, places_to_hide
from lettrine.games.pieces.spelling import WordRules
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.spelling import admission, common_rows
from lettrine.words.cache import LANGUAGES, lexicon
from lettrine.words.flags import COMMON, Flag
from lettrine.words.fold import fold
from lettrine.words.lexicon import Lexicon
from lettrine.words.secrets import BY_LOT, Band

DRAWS, DECOYS = 200, 50
RARE = 1.5
"""The zipf frequency up to which a decoy is."""
LENGTHS = (4, 5, 6)
"""Of words built of pieces. Those of Quick and of the prelude to Glyphs have three, and a sheet of their own."""
FOLDER = Path("bench/rounds/known_words")

Draw = Callable[[Random], str]


def sonde_draw(words: Lexicon, preference: WordPreference) -> Draw:
    """How a bot of this preference draws its word at Sonde."""
    rules = SONDE.rules("1976", {})
    pool = word_pool(words, admission(rules), rules.spaces, preference)

    def draw(rng: Random) -> str:
        length, rows = pool[rng.choice(preference.lengths)]
        return words.entry(length, int(rng.choice(rows))).display

    return draw


def pieces_draw(words: Lexicon, bands: tuple[Band, ...], lengths: tuple[int, ...] = LENGTHS) -> Draw:
    """How a bot of one of these bands draws a word to be built of pieces."""

    def draw(rng: Random) -> str:
        length, band = rng.choice(lengths), rng.choice(bands)
        places = places_to_hide(words, WordRules(), length, band)
        return displayed(words, column(words, length).word(int(rng.choice(places))))

    return draw


def lot_draw(words: Lexicon) -> Draw:
    """How a word is drawn by lot, at Sonde and where words are built."""
    rules, built = SONDE.rules("1976", {}), pieces_draw(words, (BY_LOT,))
    rows = {length: common_rows(rules, words, length) for length in range(5, 9)}

    def draw(rng: Random) -> str:
        length = rng.choice((0, *rows))
        return words.entry(length, int(rng.choice(rows[length]))).display if length else built(rng)

    return draw


def pools(words: Lexicon) -> Iterator[tuple[str, Draw]]:
    """All that the house hides: by strength and kind of game, and by lot."""
    for strength, preference in STRENGTHS.items():
        yield f"sonde {strength}", sonde_draw(words, preference)
    for strength, band in BANDS.items():
        yield f"pieces {strength}", pieces_draw(words, (band,))
    yield "by lot", lot_draw(words)
    yield "three letters", pieces_draw(words, (*BANDS.values(), BY_LOT), (3,))


def decoys(words: Lexicon, like: list[str], rng: Random) -> list[str]:
    """Rare headwords, as long as the drawn words are."""
    found: dict[str, None] = {}
    for _ in range(10 * DECOYS):  # of three letters there may be fewer
        if len(found) == DECOYS:
            break
        length = len(fold(rng.choice(like)))
        flags, zipf = words.flags(length), words.zipf(length)
        plain = (flags & COMMON != 0) & (flags & (Flag.OFFENSIVE | Flag.INFLECTED) == 0) & (flags & Flag.HEADWORD != 0)
        rows = np.flatnonzero(plain & (zipf > 0) & (zipf <= RARE))
        if len(rows):
            found[words.entry(length, int(rng.choice(rows))).display] = None
    return [word for word in found if word not in like]


def sheet(draw: Draw, words: Lexicon, rng: Random) -> tuple[list[str], list[str]]:
    """The drawn words of a pool and its decoys."""
    drawn: dict[str, None] = {}
    for _ in range(100 * DRAWS):  # a pool may have fewer
        if len(drawn) < DRAWS:
            drawn[draw(rng)] = None
    return list(drawn), decoys(words, list(drawn), rng)


def draw_sheets(folder: Path, seed: int) -> None:
    """Write the sheets and the keys of all pools."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        words, every = lexicon(language), dict(pools(lexicon(language)))
        numbers = list(range(1, len(every) + 1))
        Random(f"{seed}/{language}").shuffle(numbers)
        for number, (pool, draw) in zip(numbers, every.items(), strict=True):
            rng = Random(f"{seed}/{language}/{pool}")
            drawn, rare = sheet(draw, words, rng)
            mixed = [*drawn, *rare]
            rng.shuffle(mixed)
            name = f"{language}-{number}"
            (folder / f"sheet-{name}.txt").write_text("\n".join(mixed) + "\n", encoding="utf-8")
            key = {"pool": pool, "language": language, "seed": seed, "drawn": drawn, "decoys": rare}
            (folder / f"key-{name}.json").write_text(json.dumps(key, ensure_ascii=False) + "\n", encoding="utf-8")


def unknown(folder: Path, name: str) -> list[set[str]]:
    """By reader, the words of a sheet that they did not know."""
    answers = (folder / f"reader{reader}-{name}.txt" for reader in (1, 2))
    return [{line.strip() for line in path.read_text(encoding="utf-8").splitlines()} for path in answers]


def score(folder: Path) -> None:
    """One line a pool that both readers have read: the share known, the decoys known, and what was not known."""
    for path in sorted(folder.glob("key-*.json")):
        key, name = json.loads(path.read_text(encoding="utf-8")), path.stem.removeprefix("key-")
        if not all((folder / f"reader{reader}-{name}.txt").exists() for reader in (1, 2)):
            continue
        marked = set.union(*unknown(folder, name))
        drawn, rare = key["drawn"], key["decoys"]
        missed = [word for word in drawn if word in marked]
        share, known_decoys = 1 - len(missed) / len(drawn), len(rare) - len(marked & set(rare))
        title = f"{key['language']} {key['pool']:16}"
        print(
            f"{title} {share:6.1%} of {len(drawn)}; decoys known {known_decoys:2} of {len(rare)}  {', '.join(missed)}"
        )


def main() -> None:
    """Draw the sheets, or score what the readers have written."""
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("draw", "score"))
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--folder", type=Path)
    asked = parser.parse_args()
    folder = asked.folder or FOLDER / str(asked.seed)
    if asked.what == "draw":
        draw_sheets(folder, asked.seed)
    else:
        score(folder)


if __name__ == "__main__":
    main()
