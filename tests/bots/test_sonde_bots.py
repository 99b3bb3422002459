"""The Sonde bots: they play every kind of table to its end, by what they are sent alone, and the better one wins."""

import pytest

from lettrine.bots.registry import BOTS
from lettrine.bots.sonde_candidates import Candidates
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.events import Interrupted
from tests.bots import playing


def played(names: list[str], seed: int, language: str = "fr", edition: str = "1976", remote: bool = False, **options):
    makers = [BOTS["sonde"][name] for name in names]
    return playing.played(SONDE, makers, seed, language, SONDE.rules(edition, options), remote)


@pytest.mark.parametrize("language", ["fr", "en", "de"])
@pytest.mark.parametrize(
    ("edition", "seats", "options"),
    [
        ("1967", 6, {}),
        ("1967", 3, {"answers": "players"}),
        ("1967", 2, {"answers": "players", "cards": "off"}),
        ("1976", 4, {}),
        ("1976", 2, {}),
        ("1984", 3, {"spelling": "trust", "memory": "notes"}),
    ],
)
def test_bots_play_every_kind_of_table_to_its_end(language, edition, seats, options):
    names = ["frequency", "random"] * 3
    match = played(names[:seats], 5, language, edition, **options)
    assert SONDE.standing(match.state).over
    assert match.open == ()


def test_the_better_bot_wins():
    wins = 0
    for seed in range(12):
        names = ["random"] * 4
        names[seed % 4] = "frequency"
        wins += seed % 4 in SONDE.standing(played(names, seed).state).winners
    assert wins >= 11


def test_a_bot_plays_the_same_when_all_it_gets_has_been_json():
    at_home = played(["frequency"] * 4, 3)
    remote = played(["frequency"] * 4, 3, remote=True)
    assert at_home.log == remote.log


def test_the_better_bot_interrupts_and_is_often_right():
    events = [e for seed in range(8) for entry in played(["frequency"] * 4, seed).log for e in entry.events]
    named = [event.right for event in events if isinstance(event, Interrupted)]
    assert len(named) >= 4
    assert sum(named) / len(named) > 0.25  # it names a word from p = .35 on; by chance it would never be right


def fits(cells: str, shown: str, missed: str) -> bool:
    return all(there == cell if cell != "?" else there not in missed for there, cell in zip(cells, shown, strict=True))


@pytest.mark.parametrize(
    ("shown", "missed"),
    [("??????", ""), ("?A??E?", "RS"), ("????..", "E"), (".?????", "AI."), ("?????.", ".E"), ("E????E", "")],
)
def test_the_candidates_are_what_the_tray_can_still_hold(shown, missed, french):
    rules = SONDE.rules("1976", {})
    tray = Candidates(french, rules, len(shown))
    for step in range(1, len(missed) + 1):
        tray.learn("?" * len(shown), frozenset(missed[:step]) if "." not in missed else frozenset())
    tray.learn(shown, frozenset(missed))
    for group, _ in tray.groups:
        kept = {french.word(group.length, int(row)) for row in group.rows}
        words = (french.word(group.length, row) for row in range(len(french.zipf(group.length))))
        expected = {
            word
            for word in words
            if fits("." * group.before + word + "." * group.after, shown, missed) and french.find(word).flags & 255
        }
        assert kept == expected


def test_a_word_outside_the_lexicon_is_asked_for_by_the_language_at_large(french):
    tray = Candidates(french, SONDE.rules("1976", {}), 5)
    tray.learn("KXWQ?", frozenset("E"))
    chances = tray.chances
    assert tray.best is None
    assert chances[ord("E") - 65] == 0
    assert chances.argmax() == ord("S") - 65 or chances.max() > 0.05
