"""Trust and hand-given answers at the terminal: checking, voting, accepting (S32), saying yes or no (S31)."""

from typing import Any

import pytest

from lettrine.games.sonde.events import Accepted, Answered, Checked, Exposed, Overruled, Voted
from lettrine.texts import text
from lettrine.words.lexicon import Lexicon
from tests.cli.terminal.scripted import Scripted, Typist, session, small_lexicon


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Lexicon:
    return small_lexicon(tmp_path_factory.mktemp("words"))


class Checker(Typist):
    """Has the first word that can be checked checked, when the scores are to be accepted, and votes against it."""

    checks = 1
    vote = "n"

    def __call__(self, page: str) -> str:
        if text("en", "accept-ask") in page and self.checks:
            self.checks -= 1
            return "c 1"
        return self.vote if text("en", "vote-call") in page else super().__call__(page)


def played(words: Lexicon, typist: Typist, bots: int, **about: Any) -> tuple[list[Any], list[str]]:
    terminal = Scripted(typist)
    game = session(terminal, words, bots=bots, strength="beginner", **about)
    game.play()
    assert game.match is not None
    return [event for entry in game.match.log for event in entry.events], terminal.pages


def of(events: list[Any], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def test_S32_a_word_is_checked_voted_on_and_the_scores_accepted(words: Lexicon) -> None:
    events, pages = played(words, Checker("en", 3), 3, spelling="trust")
    (checked,) = of(events, Checked)
    assert (checked.seat, checked.of, checked.ok) == (0, 1, True)
    assert of(events, Voted) == [Voted(0, 1, False)]
    assert not of(events, Overruled)  # one of three is no majority
    assert Accepted(0) in events
    assert any(text("en", "vote-call") in page for page in pages)


def test_S32_a_vote_is_a_right_and_enter_lets_it_be(words: Lexicon) -> None:
    typist = Checker("en", 3)
    typist.vote = ""
    events, pages = played(words, typist, 3, spelling="trust")
    assert of(events, Checked)
    assert not of(events, Voted)
    assert sum(text("en", "vote-call") in page for page in pages) == 1


class Liar(Typist):
    """Says no to everything."""

    def __call__(self, page: str) -> str:
        return "n" if text("en", "answer-call") in page else super().__call__(page)


def test_S31_an_answer_is_given_by_hand(words: Lexicon) -> None:
    events, pages = played(words, Liar("en", 3), 3, answers="players")
    assert {event.yes for event in of(events, Answered) if event.seat == 0} == {False}
    assert not [event for event in of(events, Exposed) if event.seat == 0 and event.bonus]
    assert any("Your “no” was not true" in page.replace("\n ", " ") for page in pages)


@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("fr", "o"), ("de", "j")])
def test_S31_yes_is_said_in_ones_own_language(words: Lexicon, language: str, yes: str) -> None:
    class Honest(Typist):
        said = 0

        def __call__(self, page: str) -> str:
            if text(language, "answer-call") not in page:
                return super().__call__(page)
            self.said += 1
            return yes if self.said == 1 else "n"  # what cannot be yes is asked again

    terminal = Scripted(Honest(language, 3))
    game = session(terminal, words, language, strength="beginner", answers="players")
    game.play()
    assert game.match is not None
    answers = [e for entry in game.match.log for e in entry.events if isinstance(e, Answered) and e.seat == 0]
    refused = [page for page in terminal.pages if text(language, "nothing_to_expose", letter="X")[:12] in page]
    assert answers[0].yes or refused
