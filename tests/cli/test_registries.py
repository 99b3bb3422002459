"""The commands find a game by its name, in one table a room."""

from click.testing import CliRunner

from lettrine.analysis.registry import ANALYSERS
from lettrine.cli import main
from lettrine.cli.play import play
from lettrine.cli.reports.registry import REPORTS
from lettrine.cli.terminal.registry import TERMINAL_GAMES


def test_every_game_of_the_terminal_is_a_command() -> None:
    assert list(play.commands) == list(TERMINAL_GAMES)
    assert all(ui.game.name == name for name, ui in TERMINAL_GAMES.items())


def test_every_analysis_can_be_printed() -> None:
    assert set(REPORTS) == set(ANALYSERS)


def test_an_unknown_game_is_an_error_that_names_it() -> None:
    done = CliRunner().invoke(main, ["play", "chess"])
    assert done.exit_code == 2
    assert "There is no command “chess”" in done.stderr
