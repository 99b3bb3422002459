"""Game after game at one terminal: sits everybody down, plays, keeps the record, asks whether to go on."""

from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from lettrine.bots.bot import Bots, Maker
from lettrine.bots.sonde_setter import secret_for
from lettrine.cli.terminal import commands, recording
from lettrine.cli.terminal.commands import Wish
from lettrine.cli.terminal.person import Person
from lettrine.cli.terminal.sitting import Sitting
from lettrine.cli.terminal.terminals import Terminal
from lettrine.cli.terminal.voice import Voice
from lettrine.core.game import Aid, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.core.record import Header
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.edition import Edition
from lettrine.words.lexicon import Lexicon

ME = 0


class Plan(NamedTuple):
    """What is played at this terminal, by which rules, and by whom."""

    rules: Edition
    options: dict[str, Any]
    language: str
    maker: Maker
    seed: int
    pace: float
    record: Path | None


class Evening:
    """The games of one person against the same bots. `match` is the one on the table, or the last one."""

    def __init__(self, plan: Plan, words: Lexicon, voice: Voice, terminal: Terminal) -> None:
        self.plan, self.words, self.voice, self.terminal = plan, words, voice, terminal
        self.match: Match | None = None

    def spend(self) -> None:
        """Play until the person has had enough."""
        for number in count():
            if not self._game(number):
                return

    def _game(self, number: int) -> bool:
        """One game; whether another one is wanted."""
        seed = self.plan.seed + number
        seating = Seating(len(self.voice.names), self.plan.language, number % len(self.voice.names))
        match = Match.start(SONDE, self.plan.rules, seating, Aid(Luck(seed), self.words))
        assert not isinstance(match, Refusal)  # the plan has been tried before
        self.match = match
        person = self._person(match, seed)
        try:
            Sitting(match, self._bots(match, seed), person, self.plan.pace).play()
        finally:
            self._keep(match, seating, seed, number)
        hints = [self.voice.say("key-again"), self.voice.say("key-quit", colon="")]
        line = person.ask(self.voice.say("over-call"), "", hints)
        return commands.wish(commands.plain(line)) is not Wish.QUIT

    def _person(self, match: Match, seed: int) -> Person:
        chance = Random(f"{seed}/word")
        return Person(
            self.terminal,
            self.voice,
            SONDE.view(match.state, ME),
            lot=lambda view: secret_for(view, ME, self.words, chance),
        )

    def _bots(self, match: Match, seed: int) -> Bots:
        seats = range(1, len(self.voice.names))
        return Bots(match, {seat: self.plan.maker(seat, self.words, Random(f"{seed}/bot {seat}")) for seat in seats})

    def _keep(self, match: Match, seating: Seating, seed: int, number: int) -> None:
        if self.plan.record is None:
            return
        header = Header(
            record=1,
            game=SONDE.name,
            edition=self.plan.rules.id,
            language=seating.language,
            seats=self.voice.names,
            options=recording.differing(self.plan.options, self.plan.rules.house),
            seed=seed,
            first=seating.first,
        )
        recording.write(recording.path_of(self.plan.record, number), header, match)
