"""What only the host of a table may do: who sits down, how many can, and who may talk or look on.

The host is whoever has opened the table, until they hand the role on or leave; then whoever has sat there the longest.
All of it but the role, the chat and the watching ends when the game begins.
"""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from lettrine.core import engine
from lettrine.core.game import Context, Refusal
from lettrine.core.luck import Luck
from lettrine.play import table_events as te
from lettrine.play.commands import MOST_ROWS_BEFORE, OFTEN_ENOUGH, Command, rules_of, seat_bot, seating_of
from lettrine.play.outcomes import Change, Outcome, Repeated
from lettrine.play.rights import is_used_up
from lettrine.play.table import HOSTING, Table


def lock(key: str, on: bool) -> Command:
    """Let nobody else sit down, or let them again: that is possible however much has happened before."""

    def decide(table: Table, wall: int) -> Outcome:
        objection = _objection_before(table, key, bounded=on)
        return objection or (Repeated() if table.locked == on else Change(te.Locked(on)))

    return decide


def remove(key: str, seat: int) -> Command:
    """Take somebody's seat, and let them take none here again: that is possible however much has happened before."""

    def decide(table: Table, wall: int) -> Outcome:
        objection = _objection_before(table, key, bounded=False) or _objection_to_person(table, seat)
        return objection or (Refusal("not_yourself") if seat == table.host else Change(te.Removed(seat)))

    return decide


def set_seats(key: str, seats: int) -> Command:
    """Have so many seats: as many as the game takes, and as many as those who sit here need."""

    def decide(table: Table, wall: int) -> Outcome:
        objection = _objection_before(table, key)
        if objection is not None or seats == table.plan.seats:
            return objection or Repeated()
        misfit = _misfit(table, seats)
        if misfit is not None:
            return misfit
        order = _order(table, seats)
        return Refusal("seats_occupied", {"seats": seats}) if order is None else Change(te.Reseated(order))

    return decide


def fill(key: str, seat: int, bot: str, names: Sequence[str]) -> Command:
    """Give a seat to a bot, if it is free: for whom it was kept is not waited for."""

    def decide(table: Table, wall: int) -> Outcome:
        objection = _objection_before(table, key, bounded=False)
        if objection is not None or seat >= len(table.sitters) or table.sitters[seat] is not None:
            return objection or Repeated()
        return seat_bot(seat, bot, names)(replace(table, kept=()), wall)

    return decide


def hand_role(key: str, seat: int) -> Command:
    """Make somebody else the host."""

    def decide(table: Table, wall: int) -> Outcome:
        objection = _objection(table, key) or _objection_to_person(table, seat)
        return objection or (Repeated() if seat == table.host else Change(te.HostHanded(seat)))

    return decide


def close_chat(key: str, on: bool) -> Command:
    """Let nobody talk, and nobody react either; or let them again."""

    def decide(table: Table, wall: int) -> Outcome:
        return _objection(table, key) or (Repeated() if table.chat_closed == on else Change(te.ChatClosed(on)))

    return decide


def close_watching(key: str, on: bool) -> Command:
    """Let nobody look on who has no seat, or let them again."""

    def decide(table: Table, wall: int) -> Outcome:
        objection = _objection(table, key)
        return objection or (Repeated() if table.watching_closed == on else Change(te.WatchingClosed(on)))

    return decide


def fewest_seats(table: Table) -> int:
    """The fewest seats that a table needs for those who sit there: the same number for each team."""
    teams = table.game.starters or 1
    taken = [sum(sitter is not None for sitter in table.sitters[team::teams]) for team in range(teams)]
    needed = range(teams * max(taken), table.plan.seats + 1, teams)
    return next((seats for seats in needed if seats and _misfit(table, seats) is None), table.plan.seats)


def _objection(table: Table, key: str) -> Refusal | None:
    """What there is against somebody's doing what only the host may."""
    if not table.is_host(key):
        return Refusal("not_seated" if table.seat_of(key) is None else "not_host")
    often = table.seq >= MOST_ROWS_BEFORE if table.step is None else is_used_up(table.rights, None, HOSTING)
    return OFTEN_ENOUGH if often else None


def _objection_before(table: Table, key: str, bounded: bool = True) -> Refusal | None:
    """The same, of what is possible only before the game has begun."""
    if table.is_host(key) and table.step is not None:
        return Refusal("has_begun")
    objection = _objection(table, key)
    return None if objection is OFTEN_ENOUGH and not bounded else objection


def _objection_to_person(table: Table, seat: int) -> Refusal | None:
    """What there is against doing something with the person in a seat: nobody may be there who plays themselves."""
    sitter = table.sitters[seat] if 0 <= seat < len(table.sitters) else None
    return Refusal("no_person") if sitter is None or sitter.key is None or sitter.bot is not None else None


def _misfit(table: Table, seats: int) -> Refusal | None:
    """Why so many cannot play the table's game by its rules, if they cannot. Teams are to have as many each."""
    if table.game.starters and seats % table.game.starters:
        return Refusal("uneven_teams")
    rules = rules_of(table.plan, table.game)
    if isinstance(rules, Refusal):
        return rules
    trial = engine.start(table.game, rules, seating_of(replace(table.plan, seats=seats)), Context(Luck(0), None))
    return trial if isinstance(trial, Refusal) else None


def _order(table: Table, seats: int) -> tuple[int | None, ...] | None:
    """For each of so many seats, which it was; None if those who sit here do not fit.

    Everybody stays in their team: its seats are every second one, or all where there are none.
    """
    teams = table.game.starters or 1
    lanes = [_lane(table, range(team, table.plan.seats, teams), seats // teams) for team in range(teams)]
    if any(lane is None for lane in lanes):
        return None
    return tuple(seat for rank in zip(*(lane or () for lane in lanes), strict=True) for seat in rank)


def _lane(table: Table, old: range, size: int) -> tuple[int | None, ...] | None:
    """The seats of a team when it has so many. Of the free ones the last go first, and those that are kept at last."""
    spare = sorted(_spare(table, old), reverse=True)
    away = [seat for _, seat in spare[: max(0, len(old) - size)]]
    left: list[int | None] = [seat for seat in old if seat not in away]
    return None if len(left) > size else (*left, *[None] * (size - len(left)))


def _spare(table: Table, old: range) -> Iterator[tuple[bool, int]]:
    """The free seats of a team, each with whether it is kept for nobody."""
    kept = {each.seat for each in table.kept}
    return ((seat not in kept, seat) for seat in old if table.sitters[seat] is None)
