"""What a person can do at the table, move by move: refusals, wishes, naming a word, breaking in, votes."""

from collections.abc import Callable
from typing import Any

import pytest

from lettrine.cli.terminal.common.person import PersonLeft
from lettrine.cli.terminal.common.session import Session
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.events import Asked, Interrupted, TurnBegan
from lettrine.games.sonde.view import View
from lettrine.texts import text
from lettrine.words.lexicon import Lexicon
from tests.cli.terminal.scripted import Scripted, script, session, small_lexicon


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Lexicon:
    return small_lexicon(tmp_path_factory.mktemp("words"))


def sat(words: Lexicon, *lines: str, keys: str = "", leaves: type[BaseException] = EOFError, **about: Any) -> "Table":
    """A table at which these lines are typed, until there are no more."""
    about = {"strength": "beginner", "cards": "off", **about}
    return Table(words, script(*lines), keys, leaves, about)


class Table:
    def __init__(
        self,
        words: Lexicon,
        typed: Callable[[str], str],
        keys: str,
        leaves: type[BaseException],
        about: dict[str, Any],
    ) -> None:
        self.terminal = Scripted(typed, keys=keys)
        self.game: Session = session(self.terminal, words, **about)
        with pytest.raises(leaves):
            self.game.play()
        assert self.game.match is not None
        self.match = self.game.match

    @property
    def page(self) -> str:
        return self.terminal.pages[-1]

    @property
    def view(self) -> View:
        return SONDE.view(self.match.state, 0)

    def events(self, kind: type) -> list[Any]:
        return [event for entry in self.match.log for event in entry.events if isinstance(event, kind)]


# Hiding


def test_S4_a_word_is_typed_with_its_blanks(words: Lexicon) -> None:
    assert sat(words, ".treasurer..").view.trays[0][0].secret == ".TREASURER.."


def test_enter_alone_takes_a_word_by_lot(words: Lexicon) -> None:
    secret = sat(words, "").view.trays[0][0].secret
    assert secret is not None
    assert secret.strip(".") in words


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_S7_a_refused_word_is_explained_with_suggestions_and_asked_again(words: Lexicon, language: str) -> None:
    table = sat(words, "treasurrer", language=language)
    assert "TREASURRER" in table.page
    assert text(language, "suggestions", words="treasurer") in table.page.replace("\n ", " ")
    assert text(language, "hide-call") in table.page


def test_S36_two_trays_are_filled_one_after_the_other(words: Lexicon) -> None:
    trays = sat(words, "apple", "..bread", bots=1).view.trays[0]
    assert [(tray.tray, tray.secret) for tray in trays] == [("left", "APPLE"), ("right", "..BREAD")]


HOSTILE = ("x" * 5000, "." * 15, "a-b", "l’eau", "\x1b[31m", "日本", "1967", "[red]x[/red]", "{ $n }", "\ue000")


@pytest.mark.parametrize("line", HOSTILE)
def test_nothing_typed_can_break_the_table(words: Lexicon, line: str) -> None:
    table = sat(words, line, "apple", line, f"!1 {line}", f"1{line}", f"c {line}", ":" + line)
    assert table.view.phase == "asking"
    assert "\x1b" not in "".join(table.terminal.pages)


# A turn


def test_S11_a_question_reaches_whom_it_names(words: Lexicon) -> None:
    for line in ("2e", "e2", " 2 E ", "é 2"):
        assert sat(words, "apple", line).events(Asked)[0] == Asked(0, 2, "E")


def test_S9_a_question_before_the_card_is_explained(words: Lexicon) -> None:
    table = sat(words, "apple", "2e", cards="on")
    assert table.view.phase == "drawing"
    assert text("en", "unclear-draw") in table.page


def test_a_letter_for_nobody_in_particular_is_explained(words: Lexicon) -> None:
    table = sat(words, "apple", "e")
    assert not table.view.questions
    assert text("en", "unclear-whom") in table.page


def test_a_refusal_of_the_rules_is_explained(words: Lexicon) -> None:
    assert text("en", "no_such_seat") in sat(words, "apple", "7e").page
    assert text("en", "not_an_opponent") in sat(words, "apple", "0e").page


# Wishes


@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("fr", "o"), ("de", "j")])
def test_leaving_is_asked_once(words: Lexicon, language: str, yes: str) -> None:
    stayed = sat(words, "apple", "q", "n", "q", "", language=language)
    assert text(language, "your-turn") in stayed.page
    assert (
        sat(words, "apple", "q", yes, language=language, leaves=PersonLeft).page.count(text(language, "leave-call"))
        == 1
    )


def test_leaving_is_possible_before_the_game(words: Lexicon) -> None:
    sat(words, "q", "y", leaves=PersonLeft)


def test_S12_the_tray_answers_by_itself_when_told_to(words: Lexicon) -> None:
    assert sat(words, "apple", "a").view.auto == (0,)
    assert sat(words, "apple", "a", "a").view.auto == ()


def test_where_only_one_can_be_asked_a_bare_letter_is_a_question(words: Lexicon) -> None:
    assert sat(words, "apple", "bread", ":a", bots=1).view.auto == (0,)
    asked = sat(words, "apple", "bread", "a", bots=1)
    assert asked.view.auto == ()
    assert asked.events(Asked)[0] == Asked(0, 1, "A")
    assert text("en", "key-quit", colon=":") in asked.terminal.pages[2]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_help_names_the_clauses_and_comes_back(words: Lexicon, language: str) -> None:
    table = sat(words, "apple", "?", "", "", "2e", language=language, strength="beginner")
    keys, rules = table.terminal.pages[2:4]
    assert keys.startswith(" " + text(language, "guide-keys"))
    assert all(f" {clause} " in rules for clause in ("S12", "S15", "S18", "S27"))
    assert text(language, "your-turn") in table.terminal.pages[4]


# Naming a word


def secret_of(words: Lexicon, seat: int, **about: Any) -> str:
    """What a bot hides with this seed: the test may look, the person cannot."""
    return str(sat(words, "apple", **about).match.state.trays[seat].cells)


def test_S29_a_word_is_named_in_one_go(words: Lexicon) -> None:
    named = secret_of(words, 2)
    (event,) = sat(words, "apple", f"!2 {named.lower()}").events(Interrupted)
    assert (event.seat, event.of, event.right) == (0, 2, True)


def test_S29_naming_asks_for_the_tray_and_shows_its_pattern(words: Lexicon) -> None:
    named = secret_of(words, 2)
    table = sat(words, "apple", "!2", named)
    assert ("▒ " * len(named)).strip() in table.terminal.pages[2]
    assert table.events(Interrupted)[0].right


def test_S29_a_slip_of_the_hand_costs_nothing(words: Lexicon) -> None:
    table = sat(words, "apple", "!2 abc", "")
    assert not table.events(Interrupted)
    said = text("en", "name-length", spaces=len(secret_of(words, 2)), typed=3)
    assert said in table.terminal.pages[2].replace("\n ", " ")
    assert table.view.scores[0] == 0


def test_S29_a_wrong_word_costs_what_it_costs(words: Lexicon) -> None:
    table = sat(words, "apple", "!2 " + "Q" * len(secret_of(words, 2)))
    assert table.view.scores[0] == -50


def test_S28_a_tray_with_too_little_hidden_is_not_asked_for(words: Lexicon) -> None:
    table = sat(words, "apple", "!2", interrupt_hidden=26)
    assert text("en", "not_enough_hidden", least=26)[:40] in table.page
    assert text("en", "your-turn") in table.page


def test_S27_a_key_breaks_in_while_others_play(words: Lexicon) -> None:
    named = secret_of(words, 3, cards="on")
    table = sat(words, "apple", "", "1q", "3", named, keys="\x00\x00!", cards="on", pace=0.001)
    happened = [event for entry in table.match.log for event in entry.events]
    breaking_in = next(place for place, event in enumerate(happened) if isinstance(event, Interrupted))
    turns = [event.seat for event in happened[:breaking_in] if isinstance(event, TurnBegan)]
    assert happened[breaking_in].right
    assert turns[-1] != 0


def test_S27_where_only_the_player_on_turn_may_breaking_in_is_refused(words: Lexicon) -> None:
    table = sat(words, "apple", "", "1q", keys="!", cards="on", edition="1967", pace=0.001)
    assert all(event.seat != 0 for event in table.events(Interrupted))  # a bot may, on its own turn
    assert any(text("en", "not_your_turn") in page for page in table.terminal.pages)
