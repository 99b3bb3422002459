"""Random legal play, compiled: any question, any space that matches, and sometimes an interruption.

Another policy is a compiled function in the place of `move`: it reads the table, and calls one of the kernel's moves.
"""

import numpy as np

from lettrine.research.simulator.encoding import (
    ASK,
    ASKING,
    DRAW,
    DRAWING,
    EXPOSE,
    EXPOSING,
    INTERRUPT,
    OVER,
    SYMBOLS,
    YIELDING,
    Integers,
    Secrets,
)
from lettrine.research.simulator.jit import compiled
from lettrine.research.simulator.kernel import (
    ask,
    deal,
    draw_card,
    expose,
    interrupt,
    openable,
    owner_of,
    pick,
    popcount,
)
from lettrine.research.simulator.layout import (
    AFTER,
    ANY_TIME,
    CARDS,
    DRAWN,
    EACH,
    EXTRA,
    FACTOR,
    FIRST,
    HIDDEN,
    HIDDEN_LAST,
    HIDING,
    PHASE,
    PILE,
    SCORES,
    SEATS,
    TURN,
    TURNS,
    TURNS_LEFT,
)
from lettrine.research.simulator.rng import draw, start

MILLION = 1_000_000
MOVE = 4
"""How many numbers a move takes in a trace: its kind, the seat, and two arguments."""


@compiled
def play_all(
    rules: Integers, table: Integers, secrets: Secrets, seed: int, calls: int, scores: Integers, lengths: Integers
) -> None:
    """Games in bulk, one for each row of secrets. `lengths` takes the steps and turns of each."""
    nowhere = np.empty((0, 0), np.int64)
    for game in range(len(secrets)):
        start(table, seed, game)
        deal(rules, table, secrets[game])
        lengths[game, 0] = play_on(rules, table, calls, nowhere)
        lengths[game, 1] = table[TURNS]
        scores[game] = table[SCORES : SCORES + rules[SEATS]]


@compiled
def play_one(
    rules: Integers, table: Integers, secrets: Secrets, seed: int, calls: int, game: int, trace: Integers
) -> int:
    """One of those games, with every move and the table after it in `trace`; returns how many rows that takes."""
    start(table, seed, game)
    deal(rules, table, secrets[game])
    return play_on(rules, table, calls, trace)


@compiled
def play_on(rules: Integers, table: Integers, calls: int, trace: Integers) -> int:
    """Play until the game is over; returns how many steps that takes."""
    done = np.zeros(MOVE, np.int64)
    steps = 0
    while table[PHASE] != OVER:
        if calls and draw(table, MILLION) < calls:
            if not call(rules, table, done):
                continue
        else:
            move(rules, table, done)
        if steps < len(trace):
            write(rules, table, done, trace[steps])
        steps += 1
    return steps


@compiled
def move(rules: Integers, table: Integers, done: Integers) -> None:
    """Answer the open duty with a random legal move."""
    done[1] = table[TURN]
    if table[PHASE] == DRAWING:
        done[0], done[2], done[3] = DRAW, table[PILE + table[DRAWN]], 0
        draw_card(rules, table)
    elif table[PHASE] == ASKING:
        opponents = table[HIDING] & ~(1 << table[TURN])
        number = popcount(opponents)
        choice = draw(table, number * SYMBOLS)
        symbol = int(choice / number)  # exact, and sooner than a division of integers
        done[0], done[2], done[3] = ASK, pick(opponents, choice - symbol * number), symbol
        ask(rules, table, done[2], done[3])
    else:
        open_any(rules, table, done)


@compiled
def open_any(rules: Integers, table: Integers, done: Integers) -> None:
    """Open one of the spaces that match."""
    number = 0
    for tray in range(table[FIRST], table[AFTER]):
        number += popcount(openable(table, tray))
    choice, tray = draw(table, number), table[FIRST]
    while choice >= popcount(openable(table, tray)):
        choice -= popcount(openable(table, tray))
        tray += 1
    done[0], done[1], done[2] = EXPOSE, owner_of(rules, tray), tray
    done[3] = pick(openable(table, tray), choice)
    expose(rules, table, tray, done[3])


@compiled
def call(rules: Integers, table: Integers, done: Integers) -> bool:
    """A random seat names a random tray, right or wrong; False where it cannot be named (S28)."""
    seat = draw(table, rules[SEATS]) if rules[ANY_TIME] else table[TURN]
    tray = draw(table, (rules[SEATS] - 1) * rules[EACH])
    if tray >= seat * rules[EACH]:
        tray += rules[EACH]
    right = draw(table, 2)
    done[0], done[1], done[2], done[3] = INTERRUPT, seat, tray, right
    return interrupt(rules, table, seat, tray, right == 1)


@compiled
def write(rules: Integers, table: Integers, done: Integers, row: Integers) -> None:
    """A move and the table after it, as `reference.row` writes them."""
    seats, after = rules[SEATS], MOVE + 9
    waits = EXPOSING <= table[PHASE] <= YIELDING
    row[:MOVE] = done
    row[MOVE], row[MOVE + 1] = table[PHASE], table[TURN]
    row[MOVE + 2] = table[FIRST] // rules[EACH] if waits else table[TURN]
    row[MOVE + 3], row[MOVE + 4], row[MOVE + 5] = table[EXTRA], table[FACTOR], table[HIDDEN_LAST]
    row[MOVE + 6], row[MOVE + 7] = table[TURNS_LEFT], rules[CARDS] - table[DRAWN]
    row[MOVE + 8] = table[TURNS]
    row[after : after + seats] = table[SCORES : SCORES + seats]
    row[after + seats :] = table[HIDDEN : HIDDEN + seats * rules[EACH]]
