"""How words sound: the rules of a language are applied in turn, so that their order matters."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from lettrine.words import sounds as package
from lettrine.words.sounds import Sounds, sounds

TABLES = sorted(path.stem for path in Path(package.__file__).parent.glob("*.toml"))


def idle(table: Sounds) -> Iterator[str]:
    """The rules without which their own letters sound no other: earlier rules have rewritten these."""
    for at, rule in enumerate(table.rules):
        pattern = rule.partition(">")[0]
        # The digits stand for letters of the rest of a word, which no rule knows.
        word = "1" * (not pattern.startswith("^")) + pattern.strip("^$") + "1" * (not pattern.endswith("$"))
        before, after = (Sounds(rules=table.rules[:end]) for end in (at, at + 1))
        if "[" not in pattern and before.keys([word]) == after.keys([word]) != [word.lower()]:
            yield rule


@pytest.mark.parametrize("language", TABLES)
def test_every_rule_can_apply(language: str) -> None:
    assert list(idle(sounds(language))) == []


def test_a_rule_that_an_earlier_one_leaves_nothing_to_is_found() -> None:
    assert list(idle(Sounds(rules=("AGUE$>aig", "EAGUE$>eg", "OGUE$>og")))) == ["EAGUE$>eg"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("leeg", "league"),
        ("throo", "through"),
        ("nashun", "nation"),
        ("potenshal", "potential"),
        ("rane", "reign"),
        ("desine", "design"),
        ("deside", "decide"),
        ("sausige", "sausage"),
        ("hite", "height"),
    ],
)
def test_english_words_spelled_by_ear_sound_the_same(typed: str, meant: str) -> None:
    one, other = sounds("en").keys([typed.upper(), meant.upper()])
    assert one == other
