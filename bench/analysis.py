"""Measures the analysis of whole games of four, first and once more in a process, and games to practise with.

Run: python bench/analysis.py [GAMES] [LANGUAGE …]. Every game is played by the strongest bots and analysed in a process
of its own, where nothing is remembered, and then once more there. CPU seconds; the lexicons are compiled already.
"""

import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from lettrine.analysis.analyse import analyse
from lettrine.analysis.practice import generated
from lettrine.games.sonde import SONDE
from lettrine.server.practising import made_up
from lettrine.words.cache import LANGUAGES, lexicon

AIM = 2.0
"""Seconds that a whole game may take."""
NAMES = ("A", "B", "C", "D")


def measured(language: str, seed: int) -> tuple[float, float, int]:
    """Seconds for the first analysis in this process, for the same once more, and how many questions there were."""
    words = lexicon(language)
    log = fresh(language, seed)
    began = time.process_time()
    told = analyse(log, NAMES, words)
    first = time.process_time()
    analyse(log, NAMES, words)
    return first - began, time.process_time() - first, len(told.questions)


def lesson(language: str, games: int) -> list[float]:
    """Seconds for each of so many games to practise with: played by bots, and positions chosen, in one process."""
    seconds = []
    for seed in range(games):
        began = time.process_time()
        made_up(seed, "1976", language)
        seconds.append(time.process_time() - began)
    return seconds


def fresh(language: str, seed: int):  # type: ignore[no-untyped-def]
    """A game, played in yet another process, so that nothing of it is remembered here."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as other:
        return other.submit(game, language, seed).result()


def game(language: str, seed: int):  # type: ignore[no-untyped-def]
    """The log of a game among bots."""
    return generated(seed, SONDE.rules("1976", {}), lexicon(language))


def main(games: int = 5, *languages: str) -> None:
    """Measure, and print every round."""
    for language in languages or LANGUAGES:
        rounds = []
        for seed in range(games):
            with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as other:
                rounds.append(other.submit(measured, language, seed).result())
            first, again, questions = rounds[-1]
            print(f"{language}  game {seed}: {questions:3d} questions, first {first:5.2f} s, again {again:5.2f} s")
        firsts, agains = ([each[place] for each in rounds] for place in (0, 1))
        worst = max(firsts)
        print(
            f"{language}  median first {statistics.median(firsts):.2f} s, worst {worst:.2f} s (aim {AIM} s: "
            f"{'met' if worst <= AIM else 'missed'}); again {statistics.median(agains):.3f} s"
        )
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as other:
            made = other.submit(lesson, language, games).result()
        later = statistics.median(made[1:] or made)
        print(f"{language}  a game to practise with: first {made[0]:.2f} s, then {later:.2f} s")


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:2]), *sys.argv[2:])
