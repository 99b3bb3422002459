"""Game after game at one terminal: seats the players, plays, writes the record, asks whether to play again."""

from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from lettrine.bots.common.bot import Bots, Maker
from lettrine.cli.errors import CliError
from lettrine.cli.terminal.common import record_file
from lettrine.cli.terminal.common.game_loop import GameLoop
from lettrine.cli.terminal.common.game_ui import GameUi
from lettrine.cli.terminal.common.person import Person
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.terminals import Terminal
from lettrine.core.game import Context, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.core.packs import Pack
from lettrine.core.record import Header, printable
from lettrine.words.lexicon import Lexicon

ME = 0
QUIT = "q"


class SessionPlan(NamedTuple):
    """The game, its rules and the players of a session."""

    ui: GameUi[Any]
    rules: Any
    options: dict[str, Any]
    language: str
    maker: Maker | None
    """Makes the bots; None without bots."""
    seed: int
    pace: float
    record: Path | None
    words: tuple[str, ...] | None = None
    """The words that a Solitaire begins with (G17)."""
    pack: Pack | None = None
    """The person's own words, which the table plays with."""


class Session:
    """The games of one person against the same bots. `match` is the current game, or the last one."""

    def __init__(self, plan: SessionPlan, words: Lexicon, speaker: Speaker, terminal: Terminal) -> None:
        self.plan, self.words, self.speaker, self.terminal = plan, words, speaker, terminal
        self.match: Match | None = None

    def play(self) -> None:
        """Play games until the person stops."""
        for number in count():
            if not self._game(number):
                return

    def _game(self, number: int) -> bool:
        """Play one game; whether to play another."""
        plan, seats = self.plan, len(self.speaker.names)
        seed = plan.seed + number
        seating = Seating(seats, plan.language, number % seats, words=plan.words)
        match = Match.start(plan.ui.game, plan.rules, seating, Context(Luck(seed), self.words))
        if isinstance(match, Refusal):
            raise CliError("", match)
        self.match = match
        person = self._person(match, seed)
        try:
            GameLoop(match, plan.ui, self._bots(match, seed), person, plan.pace).play()
        finally:
            self._write_record(match, seating, seed, number)
        plan.ui.after_game(person)
        return self._another(person)

    def _another(self, person: Person[Any]) -> bool:
        line = person.ask(self.speaker.say("over-call"), "", self.speaker.hints("key-again"))
        return line.strip().lower().removeprefix(":") != QUIT

    def _person(self, match: Match, seed: int) -> Person[Any]:
        ui, chance = self.plan.ui, Random(f"{seed}/word")
        return Person(
            self.terminal,
            self.speaker,
            ui.screen,
            ui.game.view(match.state, ME),
            hide_random=lambda view: ui.hide_random(view, self.words, chance),
        )

    def _bots(self, match: Match, seed: int) -> Bots:
        maker = self.plan.maker
        if maker is None:
            return Bots(match, {})
        seats = range(1, len(self.speaker.names))
        return Bots(match, {seat: maker(seat, self.words, Random(f"{seed}/bot {seat}")) for seat in seats})

    def _write_record(self, match: Match, seating: Seating, seed: int, number: int) -> None:
        plan = self.plan
        if plan.record is None:
            return
        header = Header(
            record=1,
            game=plan.ui.game.name,
            edition=plan.rules.id,
            language=seating.language,
            seats=tuple(map(printable, self.speaker.names)),
            options=record_file.changed_options(plan.options, plan.rules.house),
            seed=seed,
            first=seating.first if "first" in plan.ui.game.header_fields else 0,
            words=match.game.dealt(match.state) or seating.words,
            pack=plan.pack,
        )
        record_file.write(record_file.path_of(plan.record, number), header, match)
