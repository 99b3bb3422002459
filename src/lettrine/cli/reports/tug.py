"""An analysis of Tug as tables."""

from rich.console import RenderableType

from lettrine.analysis.tug.report import AnalysedChallenge, AnalysedTeam, AnalysedTurn, TugAnalysis
from lettrine.cli.reports.tables import Tables

TEAMS = "-team score words worth regret refuted challenges rash missed"
TURNS = "step -captain -category -sequence captured worth -best regret -note"
CHALLENGES = "step -player -kind -sequence -answer won -note"


class TugReport:
    """Renders the analysis of a game of Tug."""

    def __init__(self, analysis: TugAnalysis, language: str) -> None:
        self.analysis = analysis
        names = {seat: name for team in analysis.teams for seat, name in zip(team.seats, team.names, strict=True)}
        self.tables = Tables([names[seat] for seat in sorted(names)], language)
        self.names = self.tables.names

    def render(self) -> RenderableType:
        """All tables, the sums first."""
        analysis, table = self.analysis, self.tables.table
        parts = [
            table("teams", TEAMS, map(self._team, analysis.teams)),
            table("turns", TURNS, map(self._turn, analysis.turns)),
            table("challenges", CHALLENGES, map(self._challenge, analysis.challenges)),
        ]
        return self.tables.all(parts, "legend-tug")

    def _team(self, team: AnalysedTeam) -> tuple[str, ...]:
        number, names = self.tables.number, ", ".join(team.names)
        won = team.seats[0] in self.analysis.winners
        return (
            self.tables.say("winner", name=names) if won else names,
            str(team.score),
            str(team.words),
            number(team.worth),
            number(team.regret),
            str(team.refuted),
            str(team.challenges),
            str(team.rash),
            str(team.missed),
        )

    def _turn(self, turn: AnalysedTurn) -> tuple[str, ...]:
        number, best = self.tables.number, turn.best[:1] if turn.regret > 0 else ()
        return (
            str(turn.step),
            self.names[turn.captain],
            turn.category,
            turn.word or "–",
            turn.captured,
            number(turn.worth),
            "".join(f"{option.word} ({number(option.worth)})" for option in best),
            number(turn.regret) if best else "",
            self._note(turn),
        )

    def _note(self, turn: AnalysedTurn) -> str:
        """A remark about a word that was taken back or is misspelt."""
        if turn.word and not turn.stands:
            return self.tables.say("went-back")
        return self.tables.say("misspelt") if turn.misspelt else ""

    def _challenge(self, challenge: AnalysedChallenge) -> tuple[str, ...]:
        say = self.tables.say
        answers = {True: "right", False: "wrong", None: "pending"}
        return (
            str(challenge.step),
            self.names[challenge.seat],
            say(challenge.kind),
            challenge.word,
            say(answers[challenge.right]),
            self.tables.number(challenge.won),
            say("rash") if challenge.rash else "",
        )
