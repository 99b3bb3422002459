"""What bots hide at tables that admit fewer words, or fewer letters."""

from random import Random

import pytest

from lettrine.bots.sonde.word_choice import EASY, FAIR, GENTLE, HARD, PLAIN, choose_secret
from lettrine.core.game import Context, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import Hide
from lettrine.games.sonde.letter_box import BOX
from lettrine.words.flags import Flag

SONDE_HIDE = Hide("EEEEZZ", 4, 0, "left")
"""Takes all E and Z of the box, and four of its five blanks."""
EVERY = pytest.mark.parametrize("preference", [PLAIN, GENTLE, EASY, FAIR, HARD])


@EVERY
def test_S6_only_headwords_where_the_table_takes_no_others(preference, french):
    rules = SONDE.rules("1967", {"inflected": False})
    match = Match.start(SONDE, rules, Seating(3, "fr"), Context(Luck(0), french))
    rng = Random(1)
    for _ in range(100):
        hidden = choose_secret(SONDE.view(match.state, 0), 0, french, rng, preference)
        assert french.find(hidden.word).flags & Flag.HEADWORD


@EVERY
def test_both_words_together_keep_to_the_box(preference, english):
    rng = Random(2)
    for _ in range(60):
        rules = SONDE.rules("1976", {"letters": "box"})
        match = Match.start(SONDE, rules, Seating(2, "en"), Context(Luck(0), english))
        for _tray in ("left", "right"):
            match.act(0, choose_secret(SONDE.view(match.state, 0), 0, english, rng, preference))
        laid = "".join(tray.cells for tray in match.state.trays[:2])
        assert len(SONDE.view(match.state, 0).trays[0][1].shown) > 0
        assert all(laid.count(letter) <= BOX[letter] for letter in laid)


def test_a_box_that_is_almost_empty_is_not_overdrawn(english):
    rules = SONDE.rules("1976", {"letters": "box"})
    match = Match.start(SONDE, rules, Seating(2, "en"), Context(Luck(0), None))
    match.act(0, SONDE_HIDE)
    for seed in range(100):
        hidden = choose_secret(SONDE.view(match.state, 0), 0, english, Random(seed), HARD)
        assert not set(hidden.word) & {"Z", "E"}
        assert hidden.before + hidden.after <= 1
