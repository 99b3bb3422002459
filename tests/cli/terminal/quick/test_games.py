"""Quick at a scripted terminal (G16): whole races, won, lost and given up; what is shown, and what a claim is told."""

import re
from pathlib import Path
from typing import Any

import pytest

from lettrine.bots.registry import BOTS
from lettrine.cli.terminal.common.person import PersonLeft
from lettrine.cli.terminal.quick.game_ui import UI
from lettrine.core import record
from lettrine.games.quick import QUICK
from lettrine.games.quick.view import View
from lettrine.texts import LANGUAGES, text
from lettrine.words.lexicon import Lexicon
from tests.cli.terminal.pieces.scripted import bot, fits, session, words
from tests.cli.terminal.scripted import Scripted, script

__all__ = ["words"]

HIDES = ("HAT", "TEA")
"""Seat 1 hides HAT and seat 2 TEA, whose pieces are passed to the person: 4 I, 5 i."""


class Race:
    """A race at which these lines are typed, a second each, until there are no more; bots claim after a minute."""

    def __init__(self, words: Lexicon, *lines: str, leaves: type[BaseException] = EOFError, **about: Any) -> None:
        self.terminal = Scripted(script(*lines), about.pop("live", True), thinks=about.pop("thinks", 1.0))
        maker = about.pop("maker", None) or bot(HIDES, 60.0, about.pop("claims", "ACT"))
        self.game = session(UI, self.terminal, words, maker, pace=1.0, **about)
        with pytest.raises(leaves):
            self.game.play()

    @property
    def view(self) -> View:
        assert self.game.match is not None
        return QUICK.view(self.game.match.state, 0)

    @property
    def page(self) -> str:
        return self.terminal.pages[-1]

    @property
    def told(self) -> str:
        return re.sub(r"\s*\n\s*", " ", self.page)


@pytest.mark.parametrize("live", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_G16_a_race_that_is_won(words: Lexicon, language: str, live: bool) -> None:
    race = Race(words, "act", "ate", language=language, live=live)
    assert (race.view.over, race.view.race.winner, race.view.race.built) == (True, 0, "ATE")
    assert text(language, "race-won", winner="you", built="ATE") in race.page
    assert all(word in race.page for word in ("ACT", "HAT", "TEA"))
    assert not live or fits(race.terminal.pages)


def test_G16_the_pieces_received_are_shown_and_from_whom(words: Lexicon) -> None:
    race = Race(words, "act")
    assert text("en", "race-received", name="Bodoni", count=9) in race.page
    assert "┃┃┃┃ ╻╻╻╻╻" in race.page
    assert "4 × long bar · 5 × short bar" in race.page
    assert text("en", "race-passed", word="ACT", name="Garamond") in race.page


def test_G16_what_others_have_hidden_is_never_shown_before_the_end(words: Lexicon) -> None:
    race = Race(words, "act", "hat", "a", "", "", "", "?", "", "")
    assert not race.view.over
    shown = "".join(page for page in race.terminal.pages if "TEA" in page)
    assert not shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_G16_a_race_that_a_bot_wins_ends_what_was_being_typed(words: Lexicon, language: str) -> None:
    maker = bot(["TEA", "CAT", "TEA", "CAT"], 5.0, "ACT")  # seat 1 receives the pieces of CAT
    race = Race(words, "cat", "te", language=language, maker=maker, thinks=3.0)
    assert race.view.race.winner == 1
    assert text(language, "race-won", winner="other", winner_name="Garamond", built="ACT") in race.page


def test_G16_the_german_for_you_is_declined(words: Lexicon) -> None:
    assert "an dich weitergegeben" in Race(words, "act", "ate", language="de").page


# What a claim is told


def claimed(words: Lexicon, word: str, language: str = "en") -> str:
    return Race(words, "act", word, language=language).told


def test_G16_of_other_pieces_one_is_told_what_is_left_over_and_what_is_not_there(words: Lexicon) -> None:
    said = claimed(words, "cat")
    assert text("en", "rest-of", word="CAT", group=0) in said
    assert text("en", "rest-lacking", signs="C") in said
    assert text("en", "rest-left", signs="┃ ╻╻╻") in said


def test_G16_the_beginning_of_a_word_shows_what_is_left_and_which_letter_that_would_be(words: Lexicon) -> None:
    said = claimed(words, "ea")  # no word: EA leaves a long and a short bar
    assert text("en", "rest-left", signs="┃ ╻") in said
    assert text("en", "rest-letter", letters="L, T") in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_G16_what_is_no_word_is_told_no_other(words: Lexicon, language: str) -> None:
    said = claimed(words, "eta", language)
    assert text(language, "unknown_word", word="ETA") in said
    assert not any(word in said.lower().split() for word in ("tea", "ate", "eat"))


@pytest.mark.parametrize(("typed", "code"), [("", "no_word"), ("t-ea", "hyphen"), ("t2a", "not_letters")])
def test_G16_what_is_not_even_letters_is_explained(words: Lexicon, typed: str, code: str) -> None:
    assert text("en", code, word=typed, letter="2", script="other") in claimed(words, typed)


def test_G14_a_word_to_hide_is_suggested_others(words: Lexicon) -> None:
    race = Race(words, "tae")
    assert text("en", "suggestions", words="eat, tea").split(":")[0] in race.told
    assert not race.view.race.ready[0]


# Giving up and leaving


def test_G16_whoever_gives_up_waits_for_the_others(words: Lexicon) -> None:
    maker = bot(["TEA", "CAT", "TEA", "CAT"], 5.0, "ACT")
    race = Race(words, "cat", "g", maker=maker)
    assert race.view.race.given_up == (0,)
    assert race.view.race.winner == 1
    waiting = [page for page in race.terminal.pages if text("en", "said-gave-up", seat="you") in page]
    assert any(text("en", "wait-for", kind="claim", by_name="Garamond") in page for page in waiting)


@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("fr", "o"), ("de", "j")])
def test_leaving_is_asked(words: Lexicon, language: str, yes: str) -> None:
    assert text(language, "claim-call") in Race(words, "act", "q", "n", language=language).page
    assert text(language, "leave-call") in Race(words, "act", "q", yes, language=language, leaves=PersonLeft).page


@pytest.mark.parametrize("line", ["x" * 5000, "\x1b[31m", "日本", "[red]x[/red]", "{ $n }", "g g", "!1 tea", "1 1 l"])
def test_nothing_typed_can_break_the_race(words: Lexicon, line: str) -> None:
    race = Race(words, line, "act", line)
    assert race.view.phase == "racing"
    assert "\x1b" not in "".join(race.terminal.pages)


def test_a_record_replays_to_the_same_end(words: Lexicon, tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    Race(words, "act", "ate", record=file)
    with file.open("rb") as stream:
        (_, first), *lines = record.read(stream)
    match = record.begin(record.header_of(1, first), QUICK, words)
    for number, line in lines:
        record.play(match, record.action_of(QUICK, number, line))
    assert QUICK.standing(match.state).winners == (0,)


@pytest.mark.parametrize("strength", list(BOTS["quick"]))
def test_every_strength_finishes_a_race(strength: str, french: Lexicon) -> None:
    race = Race(french, "eut", "r", maker=BOTS["quick"][strength], language="fr")
    assert race.view.over
    assert race.view.race.winner != 0
