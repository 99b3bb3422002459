"""What `lettrine.__all__` names is promised: whoever changes it changes this test, and knows what they do."""

import inspect
from importlib import import_module

import pytest

import lettrine

PROMISED = {
    "GAMES": None,
    "GLYPHS": None,
    "QUICK": None,
    "SOLITAIRE": None,
    "SONDE": None,
    "TUG": None,
    "Action": "",
    "Context": "luck words",
    "Decision": "deadline duty id kind seats shared",
    "Entry": "action at events seat",
    "Frame": "events view",
    "Game": "actions advance check_pack closed deal dealt decide decisions dictionary editions events evolve expire "
    "header_fields hidden_words name offers prepare redact rules setup standing starters takes team view views",
    "Luck": "below numbers shuffled",
    "Match": "act begin lapse open start state wake",
    "Open": "deadline duty id kind offers seats",
    "Refusal": "code detail",
    "RefusedError": "",
    "Seating": "captains categories deck first language seats teams words",
    "Standing": "over scores seats turn winners",
    "frame": "game state events seat",
    "game_named": "name",
    "lexicon": "language progress rebuild",
}
"""Every name; of a class its public fields and methods, of a function its parameters."""


def surface(thing):
    if inspect.isfunction(thing):
        return list(inspect.signature(thing).parameters)
    own = {name for kind in thing.__mro__[:-1] if kind.__module__.startswith("lettrine") for name in vars(kind)}
    return sorted(name for name in own if not name.startswith("_"))


def test_nothing_else_is_promised():
    assert lettrine.__all__ == list(PROMISED)


@pytest.mark.parametrize("name", [name for name, members in PROMISED.items() if members is not None])
def test_what_is_promised_is_there(name):
    assert surface(getattr(lettrine, name)) == PROMISED[name].split()


def test_the_actions_of_a_game_are_where_we_say_they_are():
    for game in lettrine.GAMES:
        module = import_module(f"lettrine.games.{game.name}.actions")
        assert game.actions == module.ACTIONS


def test_a_game_that_cannot_be_played_is_refused_by_an_exception_with_the_code():
    seating, context = lettrine.Seating(3, "en"), lettrine.Context(lettrine.Luck(0), None)
    with pytest.raises(lettrine.RefusedError, match="unknown_edition") as refused:
        lettrine.Match.begin(lettrine.SONDE, "2067", seating, context)
    assert refused.value.refusal.code == "unknown_edition"
    with pytest.raises(lettrine.RefusedError, match="unknown_option"):
        lettrine.Match.begin(lettrine.SONDE, "1976", seating, context, {"colour": "red"})
