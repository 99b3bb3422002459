"""Games of Tug brought to the moments that people meet them at: as in `stories.py`.

Their clock stands still in the future, so that the sand runs when somebody looks, and never before.
"""

from collections.abc import Callable
from typing import Any

from lettrine.games.tug.actions import (
    Accept,
    Captain,
    Check,
    Contest,
    Done,
    Draw,
    Explain,
    Glass,
    Spell,
    Suggest,
    Vote,
)
from lettrine.games.tug.cards import entries, letters_of
from lettrine.games.tug.state import State
from lettrine.play import commands
from lettrine.play.tables import Tables
from lettrine.store.clock import wall_ms
from lettrine.store.log import Log
from tests.page.common.stories import ME, PEOPLE, Story, Teller, View, cookies, keys, load_lexicon, mine, over

HOURS = 24 * 3600 * 1000
"""So far ahead of the server that shows them are these stories: its time stands still, and none has begun late."""
UPPER, LOWER = 0, 1
"""The two teams; mine is the first."""
STRANGER = "Olga"
"""Somebody who never comes."""
WHY = {
    "en": "My grandmother always called it that.",
    "fr": "Ma grand-mère l’appelait toujours ainsi.",
    "de": "Meine Großmutter hat das immer so genannt.",
}


class TugStory(Story):
    """One table of Tug, where everybody answers from the cards, and the team that is meant to win answers better."""

    strong = UPPER
    language = "en"

    @property
    def state(self) -> State:
        step = self.table.step
        assert step is not None
        state: State = step.state
        return state

    async def play(self, until: Callable[[View], bool]) -> "TugStory":
        await super().play(until)
        return self

    async def spell(self, letters: int) -> "TugStory":
        """The captain spells the beginning of a word."""
        word = self._word()
        for letter in word[:letters]:
            await self.act(self.state.captains[self.state.active], Spell(letter))
        return self

    async def whisper(self, *seats: int) -> "TugStory":
        """Team-mates tell what comes to their minds."""
        assert self.state.category is not None
        ideas = entries(self.language)[self.state.category.id].every
        for number, seat in enumerate(seats):
            await self.act(seat, Suggest(ideas[number]))
        return self

    def _choose(self, seat: int, kind: str) -> Any:
        match kind:
            case "draw":
                return Draw()
            case "glass":
                return Glass()
            case "accept":
                return Accept()
            case "explain":
                return Explain(WHY[self.language])
            case _:
                rest = self._word()[len(self.state.spelled) :]
                return Spell(rest[0]) if rest else Done()

    def _word(self) -> str:
        """The answer that pulls most, or least; one that has been begun is gone on with."""
        state = self.state
        assert state.category is not None
        given = {each.letters for each in state.given}
        answers = [letters_of(answer) for answer in entries(state.language)[state.category.id].every]
        begun = [word for word in answers if word not in given and word.startswith(state.spelled)]
        best = max if state.active == self.strong else min
        return best(begun, key=lambda word: sum(tile.letter in word for tile in state.tiles if tile.taken is None))


class TugTeller(Teller):
    """Tells stories of Tug in one language."""

    game, edition, story = "tug", "standard", TugStory

    def __init__(self, log: Log, language: str) -> None:
        at = wall_ms() + HOURS
        self.tables, self.language = Tables(log, load_lexicon, lambda: at), language

    async def dealt(self, name: str, seats: int = 6, strong: int = UPPER, **plan: Any) -> TugStory:
        """Begun with people in all seats; the clock stands."""
        story = await self.begun(name, seats, people=seats, **plan)
        assert isinstance(story, TugStory)
        story.strong, story.language = strong, self.language
        return story


def phase(wanted: str, team: int, least: int = 0) -> Callable[[View], bool]:
    """It is this team's turn, and so far; after so many others."""
    return lambda view: (view["phase"], view["active"]) == (wanted, team) and view["turns"] >= least


async def _away(teller: TugTeller) -> None:
    """My captain has gone, and it is for us to draw."""
    story = await teller.table("tug-away")
    await story.do(commands.sit(0, PEOPLE[ME], _key(PEOPLE[ME])))
    for seat, name in ((1, PEOPLE[1]), (2, STRANGER), (3, PEOPLE[3])):
        await story.do(commands.sit(seat, name, _key(name)))
    await story.do(commands.begin(seed=1))
    await story.act(0, Captain(2))


def _key(name: str) -> str:
    return keys.fingerprint(cookies[name]) if name in cookies else keys.issue().key


async def _contested(teller: TugTeller, name: str, team: int) -> TugStory:
    """The other team contests this team's word."""
    story = await (await teller.dealt(name)).play(phase("drawing", 1 - team, 6))
    await story.act(story.state.teams[1 - team][-1], Contest())
    return story


async def _voting(story: TugStory, seats: int) -> None:
    """It has been explained, and so many of the others have voted."""
    await story.play(lambda view: view["phase"] == "voting")
    for seat in [*range(ME + 1, len(PEOPLE)), ME][:seats]:
        await story.act(seat, Vote((True, False, None)[seat % 3]))


async def _doubted(teller: TugTeller, name: str) -> None:
    """A game to look back at: a word is contested, later one is checked, and somebody wins."""
    story = await (await teller.dealt(name, lexicon=None)).play(phase("drawing", UPPER, 4))
    await story.act(story.state.teams[UPPER][0], Contest())
    await _voting(story, seats=6)
    await story.play(phase("drawing", LOWER, 5))
    await story.act(story.state.teams[LOWER][0], Check())
    await story.play(over)


async def tell(log: Log, language: str) -> None:
    """All of them."""
    teller = TugTeller(log, language)
    await teller.seated("tug-lobby", seats=6, people=4, free=2, options={"to_win": 7})
    await (await teller.dealt("tug-lesson", 4, lesson=True, options={"names": "asked"})).play(phase("spelling", UPPER))
    await (await teller.dealt("tug-draw")).play(mine("draw", 5))
    await (await teller.dealt("tug-read")).play(phase("reading", LOWER, 4))
    spell = await (await teller.dealt("tug-spell")).play(phase("spelling", UPPER, 7))
    await (await spell.whisper(2, 4)).spell(4)
    mate = await (await teller.dealt("tug-mate")).play(phase("drawing", UPPER, 5))
    await mate.act(2, Captain(2))
    await (await mate.play(phase("spelling", UPPER, 5))).whisper(4, ME)
    await mate.spell(3)
    await (await (await teller.dealt("tug-others")).play(phase("spelling", LOWER, 6))).spell(4)
    challenge = await (await teller.dealt("tug-challenge")).play(phase("drawing", UPPER, 5))
    await challenge.act(ME, Captain(4))
    await _contested(teller, "tug-explain", UPPER)
    await _voting(await _contested(teller, "tug-vote", LOWER), seats=2)
    await _voting(await _contested(teller, "tug-result", LOWER), seats=6)
    await (await teller.dealt("tug-winning", strong=LOWER)).play(lambda view: view["phase"] == "winning")
    alphabet = await (await teller.dealt("tug-alphabet", edition="2010")).play(phase("spelling", UPPER, 5))
    await alphabet.spell(3)
    await (await teller.dealt("tug-two", 2)).play(phase("spelling", UPPER, 3))
    await (await teller.dealt("tug-end")).play(over)
    await _doubted(teller, "tug-study")
    await _away(teller)
