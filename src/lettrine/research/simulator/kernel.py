"""Sonde's rules as machine code: the moves that change a table, and what follows from them.

Every move of random games is compared with the engine's (tests/research/simulator/, `make prove`). There is no list of
legal moves: an illegal one is refused.

The rules and the table are one array of integers each (`layout`): a tuple of arrays is a fifth as fast, because every
function would count the references to each of them.
"""

from lettrine.research.simulator.encoding import (
    ADDITIONAL,
    ASKING,
    BETWEEN,
    BLANK,
    DRAWING,
    EXPOSING,
    LEFT,
    OVER,
    OWN_BLANK,
    POINTS,
    RIGHT,
    SYMBOLS,
    TIMES,
    UNVEILING,
    YIELDING,
    Integers,
    Secrets,
)
from lettrine.research.simulator.jit import compiled
from lettrine.research.simulator.layout import (
    AFTER,
    ANY_TIME,
    BLANK_PENALTY,
    CARDS,
    DECK,
    DRAWN,
    EACH,
    EXTRA,
    FACTOR,
    FIRST,
    HIDDEN,
    HIDDEN_LAST,
    HIDING,
    INTERRUPT_BONUS,
    INTERRUPT_HIDDEN,
    INTERRUPT_PENALTY,
    KEPT_BONUS,
    KEPT_MANY,
    KEPT_MANY_BONUS,
    LAST_SPACE_BONUS,
    LAST_TURNS,
    OPENER,
    PHASE,
    PILE,
    SCORES,
    SEATS,
    STREAM,
    SYMBOL,
    TURN,
    TURNS,
    TURNS_LEFT,
    VALUES,
    WHERE,
)
from lettrine.research.simulator.rng import shuffle


@compiled
def deal(rules: Integers, table: Integers, secrets: Secrets) -> None:
    """Begin a game with these secrets, one for each tray (S2, S4, S25)."""
    table[:STREAM] = 0
    table[FIRST:PILE] = 0
    table[PILE : PILE + rules[CARDS]] = rules[DECK : DECK + rules[CARDS]]
    shuffle(table, PILE, rules[CARDS])
    for tray in range(rules[SEATS] * rules[EACH]):
        for space in range(secrets.shape[1]):
            if secrets[tray, space] >= 0:
                table[HIDDEN + tray] |= 1 << space
                table[WHERE + SYMBOLS * tray + secrets[tray, space]] |= 1 << space
    table[HIDING], table[HIDDEN_LAST] = (1 << rules[SEATS]) - 1, -1
    table[TURN] = rules[OPENER] - 1
    begin_turn(rules, table)


@compiled
def begin_turn(rules: Integers, table: Integers) -> None:
    """S14: play passes to the left. S33: the turns of the last hidden player do not count."""
    table[TURN] = 0 if table[TURN] + 1 == rules[SEATS] else table[TURN] + 1
    table[PHASE] = DRAWING if rules[CARDS] else ASKING
    table[EXTRA], table[FACTOR] = 0, 1
    table[TURNS] += 1
    if table[HIDDEN_LAST] >= 0 and table[TURN] != table[HIDDEN_LAST]:
        table[TURNS_LEFT] -= 1


@compiled
def draw_card(rules: Integers, table: Integers) -> bool:
    """S9: the top card is turned up and obeyed."""
    if table[PHASE] != DRAWING:
        return False
    card = table[PILE + table[DRAWN]]
    table[DRAWN] += 1
    table[PHASE], table[FACTOR] = ASKING, 1
    if card >= POINTS // 2:  # S24
        table[SCORES + table[TURN]] += card - POINTS
    elif card >= TIMES:  # S23
        table[FACTOR] = card - TIMES
    elif card == ADDITIONAL:  # S10, S20: owed only where somebody can be asked
        table[EXTRA] += table[HIDING] & ~(1 << table[TURN]) != 0
    elif card == OWN_BLANK:  # S22
        to_open(table, UNVEILING, table[TURN] * rules[EACH], rules[EACH], BLANK)
    elif card in (LEFT, RIGHT):  # S21; S36: the opponent's left or right tray
        tray = card - LEFT + rules[EACH] * (1 - table[TURN])
        if rules[EACH] == 1:
            tray = (table[TURN] + (1 if card == LEFT else -1)) % rules[SEATS]
        to_open(table, YIELDING, tray, 1, BLANK)
    settle(rules, table)
    return True


@compiled
def to_open(table: Integers, phase: int, first: int, trays: int, symbol: int) -> None:
    """Wait for the owner of these trays to open a space; where there is none the card is ignored (S10)."""
    before = table[PHASE]
    table[PHASE], table[FIRST], table[AFTER], table[SYMBOL] = phase, first, first + trays, symbol
    if not anything_openable(table):
        table[PHASE] = before


@compiled
def openable(table: Integers, tray: int) -> int:
    """The spaces of a tray that answer what its owner is asked for (S12, S21, S22)."""
    if not table[FIRST] <= tray < table[AFTER] or not EXPOSING <= table[PHASE] <= UNVEILING:
        return 0
    hidden: int = table[HIDDEN + tray]
    return hidden if table[PHASE] == YIELDING else hidden & table[WHERE + SYMBOLS * tray + table[SYMBOL]]


@compiled
def anything_openable(table: Integers) -> bool:
    """Whether any tray has such a space."""
    found = False
    for tray in range(table[FIRST], table[AFTER]):
        found |= openable(table, tray) != 0
    return found


@compiled
def ask(rules: Integers, table: Integers, of: int, symbol: int) -> bool:
    """S11: ask an opponent who still has something hidden."""
    if table[PHASE] != ASKING or of == table[TURN] or not table[HIDING] >> of & 1:
        return False
    table[PHASE] = BETWEEN  # unless it is a hit
    to_open(table, EXPOSING, of * rules[EACH], rules[EACH], symbol)
    if table[PHASE] == BETWEEN:
        table[FACTOR] = 1
        if symbol == BLANK:  # S15
            table[SCORES + table[TURN]] -= rules[BLANK_PENALTY]
        settle(rules, table)
    return True


@compiled
def expose(rules: Integers, table: Integers, tray: int, space: int) -> bool:
    """S12, S21, S22: the owner opens a space."""
    bit = 1 << space
    if not openable(table, tray) & bit:
        return False
    table[HIDDEN + tray] &= ~bit
    if table[PHASE] == YIELDING:  # S21: not guessed, so no bonus
        table[SCORES + table[TURN]] += rules[VALUES + space]
    elif table[PHASE] == EXPOSING:  # S13, S16, S23
        bonus = 0 if table[HIDDEN + tray] else rules[LAST_SPACE_BONUS]
        table[SCORES + table[TURN]] += rules[VALUES + space] * table[FACTOR] + bonus
    table[PHASE], table[FACTOR] = ASKING, 1
    update_hiding(rules, table, owner_of(rules, tray))
    settle(rules, table)
    return True


@compiled
def interrupt(rules: Integers, table: Integers, seat: int, tray: int, right: bool) -> bool:
    """S27–S29: somebody names a whole tray, rightly or not."""
    owner = owner_of(rules, tray)
    if owner == seat or table[PHASE] == OVER or not (rules[ANY_TIME] or seat == table[TURN]):
        return False
    if popcount(table[HIDDEN + tray]) < rules[INTERRUPT_HIDDEN]:
        return False
    if not right:
        table[SCORES + seat] -= rules[INTERRUPT_PENALTY]
        return True
    table[SCORES + seat] += worth(rules, table, tray) + rules[INTERRUPT_BONUS]
    table[HIDDEN + tray] = 0
    update_hiding(rules, table, owner)
    settle(rules, table)
    return True


@compiled
def owner_of(rules: Integers, tray: int) -> int:
    """Whose tray it is. S36: each has one or two, and a shift costs less than a division."""
    owner: int = tray >> rules[EACH] - 1
    return owner


@compiled
def update_hiding(rules: Integers, table: Integers, seat: int) -> None:
    """Remove a seat that has nothing hidden any more."""
    for tray in range(seat * rules[EACH], (seat + 1) * rules[EACH]):
        if table[HIDDEN + tray]:
            return
    table[HIDING] &= ~(1 << seat)


@compiled
def settle(rules: Integers, table: Integers) -> None:
    """Advance until the table waits for a player or the game is over."""
    while table[HIDING]:
        if table[HIDDEN_LAST] < 0 and table[HIDING] & table[HIDING] - 1 == 0:  # S33: the last turns begin
            table[HIDDEN_LAST] = popcount(table[HIDING] - 1)
            table[TURNS_LEFT] = rules[LAST_TURNS] * (rules[SEATS] - 1)
        if not advance(rules, table):
            return
    table[PHASE] = OVER  # S35


@compiled
def advance(rules: Integers, table: Integers) -> bool:
    """Do one thing that no player decides; False where the table waits for one."""
    somebody_to_ask = table[HIDING] & ~(1 << table[TURN]) != 0
    if table[PHASE] == DRAWING:
        if table[DRAWN] == rules[CARDS]:  # S9: a new pile of the discards
            shuffle(table, PILE, rules[CARDS])
            table[DRAWN] = 0
        return False
    if table[PHASE] == ASKING and somebody_to_ask:
        return False
    if table[PHASE] == BETWEEN and table[EXTRA] and somebody_to_ask:  # S20
        table[EXTRA] -= 1
        table[PHASE] = DRAWING if rules[CARDS] else ASKING
    elif table[PHASE] in (ASKING, BETWEEN):
        end_turn(rules, table)
    elif anything_openable(table):
        return False
    else:  # S30: void
        table[PHASE], table[FACTOR] = ASKING, 1
    return True


@compiled
def end_turn(rules: Integers, table: Integers) -> None:
    """S14, S34: the next turn, or what the last hidden player has kept."""
    hidden = table[HIDDEN_LAST]
    if hidden < 0 or table[TURNS_LEFT]:
        begin_turn(rules, table)
        return
    spaces = 0
    for tray in range(hidden * rules[EACH], (hidden + 1) * rules[EACH]):
        spaces += popcount(table[HIDDEN + tray])
        table[SCORES + hidden] += worth(rules, table, tray)
        table[HIDDEN + tray] = 0
    table[SCORES + hidden] += rules[KEPT_MANY_BONUS] if spaces >= rules[KEPT_MANY] else rules[KEPT_BONUS]
    table[HIDING] = 0


@compiled
def worth(rules: Integers, table: Integers, tray: int) -> int:
    """The values of everything still hidden on a tray."""
    hidden, total = table[HIDDEN + tray], 0
    while hidden:
        total += rules[VALUES + pick(hidden, 0)]
        hidden &= hidden - 1
    return total


@compiled
def popcount(spaces: int) -> int:
    """How many members a set has."""
    # In pairs, fours and bytes at once: the processor would mispredict the branches of a loop.
    spaces -= spaces >> 1 & 0x55555555
    spaces = (spaces & 0x33333333) + (spaces >> 2 & 0x33333333)
    return ((spaces + (spaces >> 4) & 0x0F0F0F0F) * 0x01010101 & 0xFFFFFFFF) >> 24


@compiled
def pick(spaces: int, index: int) -> int:
    """The member of a set with so many before it."""
    for _ in range(index):
        spaces &= spaces - 1
    return popcount((spaces & -spaces) - 1)
