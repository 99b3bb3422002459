"""Ratings by the results of games, for two to many players: openskill's Plackett–Luce model.

A rating is a guess (`mu`) and how unsure it is (`sigma`), begun at 25 ± 8⅓. Who plays in several seats of one game, as
a bot may, is rated as if each were somebody of that strength, and takes the mean of what came of it.
"""

from collections.abc import Sequence

from openskill.models import PlackettLuce

from lettrine.core.value import Value


class Rating(Value, frozen=True):
    """How good somebody is thought to be."""

    mu: float
    sigma: float


class Ratings:
    """The ratings of everybody who has played."""

    def __init__(self, known: dict[str, Rating] | None = None) -> None:
        self._model = PlackettLuce()
        self._known = dict(known or {})

    def __getitem__(self, name: str) -> Rating:
        """Somebody's rating; that of a newcomer where nothing is known."""
        if name not in self._known:
            new = self._model.rating()
            return Rating(new.mu, new.sigma)
        return self._known[name]

    def rate(self, names: Sequence[str], standings: Sequence[object]) -> None:
        """Take in a game: who played, and how each stood at the end, larger being better and equal being a tie."""
        order = sorted(set(standings), reverse=True)  # type: ignore[type-var]  # whatever can be compared
        ranks = [float(order.index(standing)) for standing in standings]
        teams = [[self._model.rating(self[name].mu, self[name].sigma)] for name in names]
        rated = [team[0] for team in self._model.rate(teams, ranks=ranks)]
        for name in set(names):
            mine = [rating for other, rating in zip(names, rated, strict=True) if other == name]
            mu, sigma = (sum(getattr(each, field) for each in mine) / len(mine) for field in ("mu", "sigma"))
            self._known[name] = Rating(mu, sigma)
