"""Games of letter pieces at a scripted terminal: a lexicon of words that share pieces, bots that do as told."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lettrine.bots.common.bot import Choice, Maker, Move, duty_of
from lettrine.cli.terminal.common.game_ui import GameUi
from lettrine.cli.terminal.common.session import ME, Session, SessionPlan
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.core.frames import Frame
from lettrine.core.game import Refusal, kind_of_type
from lettrine.games.pieces.race.actions import Claim
from lettrine.words.lexicon import Lexicon
from tests.cli.terminal.scripted import NAMES, Scripted, small_lexicon

_SOME = (
    "ACT CAT TEN NET EAT TEA ATE HAT "
    "VINE VEIN TANG GNAT SAID AIDS BALD PAST TAPS SPAT "
    "TABLE BLEAT APPLE BREAD CHAIR DANCE EAGLE FLAME GRAPE HOUSE LEMON MUSIC"
)
WORDS = _SOME.split()


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Lexicon:
    return small_lexicon(tmp_path_factory.mktemp("words"), WORDS)


def bot(hides: Sequence[str], pause: float = 0.0, claims: str = "", seed: int = 0) -> Maker:
    """Seats bots that hide these words in turn, claim that word after a while, and else do anything legal."""

    class Player:
        def __init__(self, seat: int, lexicon: Lexicon, chance: Random) -> None:
            self.chance = Random(f"{seed}/{seat}")
            self.words = [*hides[seat - 1 :], *hides[: seat - 1]]

        def see(self, sent: Frame) -> None:
            pass

        def act(self, view: Any, choices: Sequence[Choice]) -> Move | None:
            duty = duty_of(choices)
            if duty is None:
                return None
            if duty.decision.kind == "hide":
                return Move(duty.decision.id, _hide(view.game)(self.words.pop(0)))
            if duty.decision.kind == "claim":
                return Move(duty.decision.id, Claim(claims), pause)
            return Move(duty.decision.id, self.chance.choice(duty.offers), pause)

    return Player


def _hide(game: str) -> Any:
    from lettrine.games import game_named

    found = game_named(game)
    assert found is not None
    return next(each for each in found.actions.__args__ if kind_of_type(each) == "hide")


def session(
    ui: GameUi[Any],
    terminal: Scripted,
    words: Lexicon,
    maker: Maker | None = None,
    bots: int = 2,
    language: str = "en",
    seed: int = 1,
    pace: float = 0.0,
    record: Path | None = None,
    begin: tuple[str, ...] | None = None,
    **options: object,
) -> Session:
    """Everything a game needs, at this terminal."""
    rules = ui.game.rules("standard", options)
    assert not isinstance(rules, Refusal), rules
    plan = SessionPlan(ui, rules, dict(options), words.language, maker, seed, pace, record, begin)
    names = NAMES[: bots + 1] if maker is not None else NAMES[:1]
    return Session(plan, words, Speaker(language, names, ME), terminal)


def fits(pages: Sequence[str], width: int = 80, height: int = 24) -> bool:
    """Whether all pages are no larger than a terminal; one line is left for what is typed."""
    tall = max(page.count("\n") + 1 for page in pages)
    wide = max(len(line) for page in pages for line in page.split("\n"))
    return tall <= height - 1 and wide <= width


Typed = Callable[[str], str]
