"""How fast the simulator plays: random full games of Sonde with four seats, by the hundred thousand.

Ours and the peers take turns in one run, each round a share of CPU time; a step is an action. What counts is the ratio
within a round; the figure is the median over the rounds, the first one dropped. Every round is kept in a file. The
engine plays along, and before anything is measured the two have to agree on a sample of games, scores and lengths.

    .venv-bench/bin/python bench/simulator.py             with the peers of requirements/bench.txt installed
    .venv-bench/bin/python bench/simulator.py 20 FILE     so many rounds, kept in that file
"""

import json
import sys
from pathlib import Path
from random import Random
from time import process_time

import numpy as np

from engine import RULES, SECRETS, SLICE, rate, report, sonde
from lettrine.games.sonde import SONDE
from lettrine.research.simulator import jit
from lettrine.research.simulator.simulator import Games, by_engine, encode, play
from peers import Play, open_spiel, open_spiel_tic_tac_toe, rlcard_leduc, textarena_hangman

BULK = 20_000
"""Games at once."""
KEPT = Path(__file__).parent / "rounds" / "simulator.json"
OURS = "lettrine simulator"


def simulator() -> Play:
    """Bulks of games of four; words and blanks as in `bench/engine.py`."""
    pool = encode(
        [f"{'.' * before}{word}{'.' * after}" for word in SECRETS for before in range(3) for after in (0, 1)], 12
    )

    def run(chance: Random) -> int:
        seed = chance.getrandbits(48)
        secrets = pool[np.random.default_rng(seed).integers(len(pool), size=(BULK, 4))]
        return int(play(RULES, secrets, seed=seed).lengths[:, 0].sum())

    _agreed(pool)
    return run


def _agreed(pool: np.ndarray) -> None:
    """The figures mean nothing unless it is the same game."""
    games = Games(RULES, pool[np.random.default_rng(0).integers(len(pool), size=(50, 4))], seed=1)
    ours, engine = play(RULES, games.secrets, seed=1), by_engine(games)
    assert np.array_equal(ours.scores, engine.scores)
    assert np.array_equal(ours.lengths, engine.lengths)


def main() -> None:
    """Let everybody play in turn, round after round."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    kept = Path(sys.argv[2]) if len(sys.argv) > 2 else KEPT
    if not jit.AVAILABLE:
        sys.exit("numba is not installed: the engine would be measured against itself")
    players = {
        OURS: simulator(),
        "lettrine engine": sonde(SONDE),
        "textarena hangman (raw)": textarena_hangman(),
        "open_spiel tic-tac-toe (C++)": open_spiel("tic_tac_toe"),
        "open_spiel leduc poker (C++)": open_spiel("leduc_poker"),
        "open_spiel tic-tac-toe (python)": open_spiel_tic_tac_toe(),
        "rlcard leduc hold'em": rlcard_leduc(),
    }
    chance = Random(1967)
    every = [{name: rate(play, chance) for name, play in players.items()} for _ in range(rounds + 1)]
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text(json.dumps({"unit": "steps a CPU second", "slice": SLICE, "dropped": 1, "rounds": every}, indent=1))
    report(every[1:], OURS, digits=1)
    print(f"\nevery round: {kept}; {process_time():.0f} CPU seconds in all")


if __name__ == "__main__":
    main()
