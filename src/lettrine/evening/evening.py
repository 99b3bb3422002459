"""What happens at an evening: one function for each thing that can be done, events or a refusal.

What comes next follows from the evening's seed and the tables' results, and from nothing else: tables may finish in any
order, and the round that follows is the same.
"""

from collections import Counter
from collections.abc import Sequence

from lettrine.core.game import Events, Refusal
from lettrine.core.luck import Luck
from lettrine.evening import events as e
from lettrine.evening import seating, totals
from lettrine.evening.round_robin import ALLOTMENTS, Tables
from lettrine.evening.seating import SEATS, Pair, pairs_of
from lettrine.evening.state import Evening, Round, evolve

LARGEST_SEED = 2**53
"""Seeds of tables are below it: what every JSON reader can still count exactly."""


def check(plan: e.Opened) -> Refusal | None:
    """What there is against an evening before it begins."""
    places = len(plan.places)
    if places % SEATS:
        return Refusal("wrong_places", {"least": seating.LEAST, "most": seating.MOST})
    if not any(place.person for place in plan.places):
        return Refusal("no_people")
    if plan.kind != "round_robin":
        return None
    if places not in ALLOTMENTS:
        return Refusal("too_many_people", {"most": max(ALLOTMENTS)})
    most = len(ALLOTMENTS[places])
    return Refusal("too_many_rounds", {"most": most, "places": places}) if plan.rounds > most else None


def begun(plan: e.Opened) -> Evening | Refusal:
    """An evening before its first round."""
    return check(plan) or evolve(None, plan)


def come(evening: Evening, place: int) -> Events | Refusal:
    """E1: a person is there at last, or back."""
    if not _persons(evening, place):
        return Refusal("no_such_place")
    return Refusal("already_here") if evening.places[place].here else (e.Came(place),)


def leave(evening: Evening, place: int) -> Events | Refusal:
    """E1: a person leaves; a bot plays for them from now on."""
    if not _persons(evening, place):
        return Refusal("no_such_place")
    return (e.Left(place),) if evening.places[place].here else Refusal("not_present")


def _persons(evening: Evening, place: int) -> bool:
    return 0 <= place < len(evening.places) and evening.places[place].person


def take(evening: Evening, place: int, name: str) -> Events | Refusal:
    """E1: a person takes a bot's place between two rounds, and its total with it."""
    if not 0 <= place < len(evening.places):
        return Refusal("no_such_place")
    if evening.places[place].person:
        return Refusal("not_a_bots_place")
    if evening.over or evening.playing:
        return Refusal("not_between_rounds")
    return (e.Taken(place, name),)


def deal(evening: Evening, words: Sequence[str], par: Sequence[int]) -> Events | Refusal:
    """E6: the house has dealt for the next round, and bots have played it."""
    if evening.plan.kind != "duplicate" or evening.dealt is not None:
        return Refusal("nothing_to_deal")
    if _cannot_begin(evening):
        return Refusal("not_between_rounds")
    if len(par) != SEATS:
        return Refusal("wrong_scores")
    return (e.Dealt(len(evening.rounds) + 1, tuple(words), tuple(par)),)


def begin_round(evening: Evening) -> Events | Refusal:
    """Everybody sits down for the next round."""
    if _cannot_begin(evening):
        return Refusal("not_between_rounds")
    if evening.plan.kind == "duplicate" and evening.dealt is None:
        return Refusal("not_dealt")
    number = len(evening.rounds) + 1
    tables = next_tables(evening)
    return (e.RoundBegan(number, tuple(_sitting(evening, number, n, table) for n, table in enumerate(tables))),)


def _cannot_begin(evening: Evening) -> bool:
    return evening.over or evening.playing


def next_tables(evening: Evening) -> Tables:
    """Who will sit where in the next round: to be asked when all tables of the one before are done."""
    plan, luck = evening.plan, Luck(evening.plan.seed)
    if plan.kind == "round_robin":
        return seating.allotted_tables(luck, len(plan.places), len(evening.rounds) + 1)
    if evening.rounds:
        return seating.next_tables(_tables(evening.rounds[-1]), orders(evening))
    people = [number for number, place in enumerate(plan.places) if place.person]
    bots = [number for number, place in enumerate(plan.places) if not place.person]
    return seating.first_tables(luck, people, bots)


def _tables(played: Round) -> Tables:
    return tuple(sitting.places for sitting in played.tables)


def _sitting(evening: Evening, number: int, table: int, places: tuple[int, ...]) -> e.Sitting:
    plan, luck = evening.plan, Luck(evening.plan.seed)
    # E6: where seats are compared across tables, the same seat starts at all of them.
    first = seating.starter(luck, number, None if plan.kind == "duplicate" else table, 2 if plan.teams else SEATS)
    if not plan.teams:
        return e.Sitting(places, first)
    if plan.kind == "round_robin":
        return e.Sitting(places, first, seating.PAIRINGS[0])
    return e.Sitting(places, first, seating.teams_at(luck, number, places, partners(evening)))


def partners(evening: Evening) -> Counter[Pair]:
    """How often two have played together, the lower place first."""
    sittings = [sitting for played in evening.rounds for sitting in played.tables]
    return Counter(pair for each in sittings if each.teams for pair in pairs_of(each.places, each.teams))


def table_seed(evening: Evening, table: int | None) -> int:
    """The seed of a table of the latest round. E6: the same cards come up at all tables (None: those of par too)."""
    luck, number = Luck(evening.plan.seed), len(evening.rounds)
    if evening.plan.kind == "duplicate":
        return deal_seed(evening, number)
    return luck.below(f"table {number} {table}", LARGEST_SEED)


def deal_seed(evening: Evening, number: int) -> int:
    """E6: the seed of a round's deal."""
    return Luck(evening.plan.seed).below(f"deal {number}", LARGEST_SEED)


def deal_starter(evening: Evening, number: int) -> int:
    """E6: the seat that starts a round's deal, at par as at every table."""
    return seating.starter(Luck(evening.plan.seed), number, None, 2 if evening.plan.teams else SEATS)


def finish(evening: Evening, table: int, scores: Sequence[int], cut: bool = False) -> Events | Refusal:
    """A table is done; with the last of them the round is, and with the last round the evening."""
    if not evening.playing:
        return Refusal("no_round")
    results = evening.rounds[-1].results
    if not 0 <= table < len(results):
        return Refusal("no_such_table")
    if results[table] is not None:
        return Refusal("already_finished")
    if len(scores) != SEATS:
        return Refusal("wrong_scores")
    done = e.Finished(len(evening.rounds), table, tuple(scores), cut)
    return (done, *_after(evolve(evening, done)))


def _after(evening: Evening) -> Events:
    if any(result is None for result in evening.rounds[-1].results):
        return ()
    ended = _round_ended(evening)
    if len(evening.rounds) < evening.plan.rounds:
        return (ended,)
    rows = standing(evening)
    return (ended, e.Ended(rows, totals.winners(rows)))


def _round_ended(evening: Evening) -> e.RoundEnded:
    number, last = len(evening.rounds), evening.rounds[-1]
    moves = seating.moves(_tables(last), next_tables(evening)) if number < evening.plan.rounds else ()
    return e.RoundEnded(
        round=number,
        orders=orders(evening),
        lots=seating.lots(Luck(evening.plan.seed), number, len(evening.places)),
        points=points(evening, last),
        totals=totals_of(evening),
        moves=moves,
    )


def orders(evening: Evening) -> Tables:
    """E3: after a round, the places of every table, best first."""
    last, so_far = evening.rounds[-1], totals_of(evening)
    drawn = seating.lots(Luck(evening.plan.seed), len(evening.rounds), len(evening.places))
    return tuple(
        tuple(seating.order_at(sitting.places, scores, so_far, drawn))
        for sitting, scores in zip(last.tables, scores_of(last), strict=True)
    )


def scores_of(played: Round) -> list[tuple[int, ...]]:
    """The scores of a round whose tables are all done."""
    return [result.scores for result in played.results if result is not None]


def points(evening: Evening, played: Round) -> tuple[int, ...]:
    """By place, what a round brought, in parts; nothing yet while a table is playing."""
    found = [0] * len(evening.places)
    if None in played.results:
        return tuple(found)
    by_table = totals.points(evening.plan.kind, scores_of(played), played.par)
    for sitting, each in zip(played.tables, by_table, strict=True):
        for place, won in zip(sitting.places, each, strict=True):
            found[place] = won
    return tuple(found)


def totals_of(evening: Evening) -> tuple[int, ...]:
    """E4: by place, the points of all rounds, in parts."""
    rounds = [points(evening, played) for played in evening.rounds]
    return tuple(sum(played[place] for played in rounds) for place in range(len(evening.places)))


def places_of(evening: Evening) -> tuple[int, ...]:
    """E7: by place, the sum of the places at the tables that are done."""
    found = [0] * len(evening.places)
    done = [(s, r) for played in evening.rounds for s, r in zip(played.tables, played.results, strict=True) if r]
    for sitting, result in done:
        for place, reached in zip(sitting.places, totals.finishes(result.scores), strict=True):
            found[place] += reached
    return tuple(found)


def standing(evening: Evening) -> tuple[totals.Row, ...]:
    """Everybody as they stand after the rounds that are over."""
    people = [place.person for place in evening.places]
    return totals.standing(evening.plan.kind, totals_of(evening), places_of(evening), people)


def parts(evening: Evening) -> int:
    """How many parts a point has."""
    return totals.parts(evening.plan.kind, evening.tables)
