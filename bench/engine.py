"""How fast the reference engine plays: random full games of Sonde with four seats, every action checked for legality.

Ours and the peers take turns in one run, each round a fixed share of CPU time. What counts is the ratio within a
round; the figure is the median over the rounds, the first one dropped. An action is a step.

    make bench                    both benchmarks, with the peers installed
    python bench/engine.py 20     so many rounds
"""

import sys
from collections.abc import Callable
from dataclasses import fields, replace
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from lettrine.core import engine
from lettrine.core.game import Context, Game, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import Hide
from peers import Play, open_spiel_tic_tac_toe, textarena_hangman

SECRETS = ("TREASURER", "SILOS", "HOUSE", "PLANET", "RIVER", "BANANA", "QUARTZ", "SYZYGY", "LETTER", "PAPER")
RULES = SONDE.rules("1976", {})
SLICE = 0.4
"""CPU seconds for each competitor in each round."""


def sonde(game: Game[Any, Any, Any], views: bool = False) -> Play:
    """Random full games of four; with `views`, the acting seat's view is built before every step."""

    def play(chance: Random) -> int:
        context = Context(Luck(chance.getrandbits(32)), None)
        here = engine.start(game, RULES, Seating(4, "en"), context)
        assert not isinstance(here, Refusal)
        for seat in range(4):
            hidden = Hide(chance.choice(SECRETS), chance.randrange(3), chance.randrange(2))
            here = _taken(engine.step(game, here, context, seat, hidden, 0))
        steps = 4
        while here.open:
            duty = here.open[0]
            seat = duty.seats[0]
            if views:
                game.view(here.state, seat)
            action = chance.choice(game.offers(here.state, duty, seat))
            here = _taken(engine.step(game, here, context, seat, action, 0, duty.id))
            steps += 1
        return steps

    return play


def _taken(step: engine.Step[Any] | Refusal) -> engine.Step[Any]:
    assert not isinstance(step, Refusal), step
    return step


def rate(play: Play, chance: Random) -> float:
    """Steps a CPU second, over one slice."""
    begin, steps = process_time(), 0
    while (spent := process_time() - begin) < SLICE:
        steps += play(chance)
    return steps / spent


def main() -> None:
    """Let everybody play in turn, round after round."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    players = {
        "lettrine sonde": sonde(SONDE),
        "lettrine sonde, with views": sonde(SONDE, views=True),
        "open_spiel tic-tac-toe (python)": open_spiel_tic_tac_toe(),
        "textarena hangman (raw)": textarena_hangman(),
    }
    chance = Random(1967)
    results = [{name: rate(play, chance) for name, play in players.items()} for _ in range(rounds + 1)][1:]
    report(results, "lettrine sonde", digits=2)
    _costs()


def report(results: list[dict[str, float]], ours: str, digits: int) -> None:
    """For each of those who took turns: its rate, and how many times as fast ours is."""
    print(f"{'':34}{'steps/s':>12}  ours ÷ theirs: median (least … most)")
    for name in results[0]:
        ratios = sorted(result[ours] / result[name] for result in results)
        middle = median(result[name] for result in results)
        least, most = (f"{ratio:.{digits}f}" for ratio in (ratios[0], ratios[-1]))
        print(f"{name:34}{middle:12,.0f}  {median(ratios):8.{digits}f} ({least} … {most})")


def _costs() -> None:
    """Where a step's time goes: each of the game's functions with a stopwatch around it."""
    spent: dict[str, float] = {}
    watched = {
        field.name: _watched(field.name, getattr(SONDE, field.name), spent)
        for field in fields(SONDE)
        if field.name in ("decisions", "decide", "advance", "evolve", "offers")
    }
    play, chance, steps = sonde(replace(SONDE, **watched)), Random(1), 0
    begin = perf_counter()
    while perf_counter() - begin < 3 * SLICE:
        steps += play(chance)
    total = perf_counter() - begin
    print("\nµs a step, with a stopwatch around each part (which itself costs some):")
    for name, seconds in sorted(spent.items(), key=lambda item: -item[1]):
        print(f"  {name:12}{1e6 * seconds / steps:7.2f}")
    print(f"  {'engine, loop':12}{1e6 * (total - sum(spent.values())) / steps:7.2f}")


def _watched(name: str, function: Callable[..., Any], spent: dict[str, float]) -> Callable[..., Any]:
    def watched(*args: Any) -> Any:
        begin = perf_counter()
        result = function(*args)
        spent[name] = spent.get(name, 0.0) + perf_counter() - begin
        return result

    return watched


if __name__ == "__main__":
    main()
