"""People who do with tables whatever they like, over HTTP, and what they have agreed to by what was granted them."""

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import httpx
from hypothesis import strategies as st

from tests.server.in_process import InProcess, Socket

PEOPLE = 3
MOST_SEATS = 3
WHAT = ("open", "sit", "stand", "bot", "look", "ready", "unready", "come", "go", "start", "waive", "resign", "rematch")
LIKELY = ("sit", "look", "ready", "come", "start")
HANDING = ("hand", "back")
"""What is granted only while a game goes on."""


class Wish(NamedTuple):
    """What somebody wants: who, what, and two numbers for the rest."""

    what: str
    who: int
    seat: int
    plan: int


wishes = st.builds(
    Wish,
    st.sampled_from([*WHAT, *HANDING, *LIKELY]),
    st.integers(0, PEOPLE - 1),
    st.integers(0, MOST_SEATS - 1),
    st.integers(0, 5),
)


def gathering(people: int) -> list[Wish]:
    """So many people sit down at a new table for a rated game, agree, and begin."""
    sitting = [Wish("sit", who, who, 0) for who in range(1, people)]
    agreeing = [Wish(what, who, 0, 0) for what in ("come", "look", "ready") for who in range(people)]
    return [Wish("open", 0, 0, 3 * people - 5), *sitting, *agreeing, Wish("start", 0, 0, 0)]


@st.composite
def disturbed(draw: st.DrawFn) -> list[Wish]:
    """People gather for a game, and on the way to it somebody does something else, or does not do what they should."""
    script = gathering(draw(st.integers(2, PEOPLE)))
    for at, wish in draw(st.lists(st.tuples(st.integers(1, 16), wishes), max_size=4)):
        script.insert(at, wish)
    for at in draw(st.lists(st.integers(1, 12), max_size=2)):
        script.pop(min(at, len(script) - 1))
    return script


scripts = st.lists(st.one_of(disturbed(), disturbed(), st.lists(wishes, max_size=12)), min_size=1, max_size=3).map(
    lambda parts: [wish for part in parts for wish in part]
)

Company = tuple[int | str | None, ...]
"""By seat: who sits there, or which bot; None for nobody."""


class Game:
    """A table as those who follow every answer know it."""

    def __init__(self, table: str, seats: int, rated: bool | None) -> None:
        self.id, self.rated = table, rated
        self.company: list[int | str | None] = [None] * seats
        self.seen: dict[int, tuple[str, Company]] = {}
        """What there was to agree to when somebody looked last, and who sat there."""
        self.agreed: dict[int, Company] = {}
        """With whom somebody has agreed to play."""
        self.here: dict[int, Socket] = {}
        self.begun = False
        self.may_count = False
        """Whether everybody had agreed to this game with these people, and was here."""
        self.handed = False

    @property
    def people(self) -> set[int]:
        return {who for who in self.company if isinstance(who, int)}

    def begin(self, waived: bool) -> None:
        agreed = all(self.agreed.get(who) == tuple(self.company) for who in self.people)
        alone = len(self.people) < 2
        self.begun = True
        self.may_count = (
            self.rated is not False and not waived and (alone or (agreed and self.people <= set(self.here)))
        )


class Everybody:
    """Everybody, and all their tables."""

    def __init__(self, app: InProcess) -> None:
        self.app, self.people = app, app.people(PEOPLE)
        self.games: list[Game] = []

    async def do(self, wish: Wish) -> None:
        """Have a wish, of the newest table or of the one before it."""
        if wish.what == "open" or not self.games:
            await self._open(wish)
            return
        game = self.games[-1 - wish.plan % min(2, len(self.games))]
        await getattr(self, f"_{wish.what}")(game, wish, self.people[wish.who])

    async def _open(self, wish: Wish) -> None:
        rated = (None, True, False)[wish.plan % 3]
        seats = 2 + wish.plan // 3
        plan = {"game": "quick", "edition": "standard", "language": "en", "seats": seats, "rated": rated}
        made = await self.people[wish.who].post("/api/tables", json={"plan": plan, "name": f"P{wish.who}"})
        assert made.status_code == 201, made.text
        game = Game(made.json()["id"], seats, rated)
        game.company[0] = wish.who
        self.games.append(game)

    async def _sit(self, game: Game, wish: Wish, person: httpx.AsyncClient) -> None:
        seat = wish.seat % len(game.company)
        name = {"name": f"P{wish.who}"}
        if (await person.post(f"/api/tables/{game.id}/seats/{seat}", json=name)).status_code == 201:
            game.company[seat] = wish.who

    async def _stand(self, game: Game, wish: Wish, person: httpx.AsyncClient) -> None:
        seat = wish.seat % len(game.company)
        if (await person.delete(f"/api/tables/{game.id}/seats/{seat}")).status_code == 200:
            game.company[seat] = None
            game.agreed.clear()

    async def _bot(self, game: Game, wish: Wish, person: httpx.AsyncClient) -> None:
        seat = wish.seat % len(game.company)
        bot = ("gentle", "club")[wish.plan % 2]
        if (await person.post(f"/api/tables/{game.id}/bots/{seat}", json={"bot": bot})).status_code == 201:
            game.company[seat] = bot

    async def _look(self, game: Game, wish: Wish, person: httpx.AsyncClient) -> None:
        seen = (await person.get(f"/api/tables/{game.id}")).json()
        if "agreement" in seen:
            game.seen[wish.who] = seen["agreement"], tuple(game.company)

    async def _ready(self, game: Game, wish: Wish, person: httpx.AsyncClient) -> None:
        agreement, company = game.seen.get(wish.who, ("0" * 32, ()))
        done = await person.post(f"/api/tables/{game.id}/ready", json={"agreement": agreement})
        if done.status_code == 201 and game.agreed.get(wish.who) != tuple(game.company):
            game.agreed[wish.who] = company

    async def _unready(self, game: Game, wish: Wish, person: httpx.AsyncClient) -> None:
        if (await person.post(f"/api/tables/{game.id}/ready", json={"on": False})).status_code == 201:
            game.agreed.pop(wish.who, None)

    async def _come(self, game: Game, wish: Wish, person: httpx.AsyncClient) -> None:
        if wish.who not in game.here:
            game.here[wish.who] = await self.app.connect(game.id, person)
            await game.here[wish.who].all()

    async def _go(self, game: Game, wish: Wish, person: httpx.AsyncClient) -> None:
        if wish.who in game.here:
            await game.here.pop(wish.who).close()

    async def _start(self, game: Game, wish: Wish, person: httpx.AsyncClient, waived: bool = False) -> None:
        content = {"rated": False} if waived else [None, {}, {"rated": True}][wish.seat]
        if (await person.post(f"/api/tables/{game.id}/start", json=content)).status_code == 201:
            game.begin(waived)

    async def _waive(self, game: Game, wish: Wish, person: httpx.AsyncClient) -> None:
        await self._start(game, wish, person, waived=True)

    async def _hand(self, game: Game, wish: Wish, person: httpx.AsyncClient) -> None:
        seat = wish.seat % len(game.company)
        handed = await person.post(f"/api/tables/{game.id}/hand/{seat}", json={"bot": "club"})
        game.handed |= handed.status_code == 201 and game.company[seat] != wish.who

    async def _back(self, game: Game, wish: Wish, person: httpx.AsyncClient) -> None:
        await person.post(f"/api/tables/{game.id}/hand/{wish.seat % len(game.company)}")

    async def _resign(self, game: Game, wish: Wish, person: httpx.AsyncClient) -> None:
        for then in ("over", "bot"):
            await person.post(f"/api/tables/{game.id}/resign", json={"then": then})

    async def _rematch(self, game: Game, wish: Wish, person: httpx.AsyncClient) -> None:
        answer = await person.post(f"/api/tables/{game.id}/rematch")
        if answer.status_code != 201:
            return
        again = answer.json()
        known = next((each for each in self.games if each.id == again["id"]), None)
        if known is None:
            known = Game(again["id"], len(game.company), game.rated)
            known.company = [who if isinstance(who, str) else None for who in game.company]
            self.games.append(known)
        if again.get("you") is not None and not known.begun:
            known.company[again["you"]] = wish.who

    async def end(self) -> None:
        """Whatever still goes on is given up by all, and is rated if it counts."""
        for game in self.games:
            for number in range(PEOPLE):
                await self._resign(game, Wish("resign", number, 0, 0), self.people[number])
            for socket in game.here.values():
                await socket.close()
        with suppress(TimeoutError):
            await self.app.service.rating_job.rate_all()

    async def counted(self) -> list[tuple[Game, Any]]:
        """The games that have begun, with what they made of the ratings."""
        begun = [game for game in self.games if game.begun]
        return [(game, (await self.people[0].get(f"/api/tables/{game.id}/ratings")).json()) for game in begun]

    async def rated_games(self) -> Counter[int]:
        """How many games everybody was rated for."""
        own = [(await person.get("/api/ratings?game=quick")).json()["you"] for person in self.people]
        return Counter({number: you["games"] for number, you in enumerate(own) if you})


async def nobody_is_rated_who_has_not_agreed(app: InProcess, script: Sequence[Wish]) -> int:
    """Everybody does as they wish. Returns how many games were rated."""
    everybody = Everybody(app)
    for wish in script:
        await everybody.do(wish)
    await everybody.end()
    rated: Counter[int] = Counter()
    games = 0
    for game, told in await everybody.counted():
        assert bool(told["seats"]) <= game.may_count, f"{game.company} were rated, and had not agreed: {told}"
        if game.may_count and not game.handed:
            assert told["seats"], f"{game.company} had agreed, and were not rated: {told['why']}"
        if told["seats"]:
            games += 1
            rated.update(game.people)
    assert await everybody.rated_games() == rated
    return games
