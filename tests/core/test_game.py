"""What all games share."""

from lettrine.bots.common.bot import choices_in
from lettrine.core.game import Open, types_in
from lettrine.core.value import Value
from lettrine.games.sonde.actions import Ask, Draw


class View(Value, frozen=True):
    open: tuple[Open, ...]


def test_one_type_is_a_union_of_itself():
    assert types_in(Ask | Draw) == (Ask, Draw)
    assert types_in(Draw) == (Draw,)


def test_a_game_of_one_action_offers_it():
    game = type("OneAction", (), {"actions": Draw})
    (choice,) = choices_in(game, View((Open("draw", "draw", (0,), True, offers=({},)),)), 0)
    assert list(choice.offers) == [Draw()]
