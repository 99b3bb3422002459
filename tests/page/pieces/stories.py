"""Races and solitaires brought to the moments that people meet them at."""

from typing import Any

from lettrine.games.pieces.race.actions import Claim, GiveUp
from lettrine.games.quick.actions import Hide
from lettrine.games.solitaire.actions import Form, Stop
from lettrine.store.log import Log
from tests.page.common.stories import ME, Story, Teller

RACE = {"en": ("SUN", "CAT", "TEN"), "fr": ("BOL", "CAP", "EUT"), "de": ("HUT", "ZUG", "TUN")}
"""What everybody passes on: mine are the pieces of the last."""
BUILT = {"en": "KIWI", "fr": "TUE", "de": "PILZ"}
BEGIN = {
    "en": ("LAKE", "WIND", "TREE", "MILK"),
    "fr": ("LUNE", "VENT", "MAIN", "ROSE"),
    "de": ("EINS", "ZWEI", "DREI", "VIER"),
}
FOUND = {
    "en": (("LEAF", "MYTH"), ("LAND", "VALID"), ("YEAR", "PIXEL"), ("FILM", "TALK")),
    "fr": (("TITRE", "VEAU"), ("FLAN", "TANK"), ("LATIN", "TITAN"), ("LOTUS", "OSER")),
    "de": (("BALL", "HALS"), ("WELT", "KATE"), ("PECH", "TRICK"), ("WIRT", "PAKT")),
}
"""By group, what is found in the first round and in the second."""
CLOCK = 1800
"""Seconds; the sheet's quarter of an hour may be over before everybody has looked at everything."""


class Races(Teller):
    """Tells of Quick."""

    game, edition = "quick", "standard"

    async def race(self, name: str, hidden: int = 3, **plan: Any) -> Story:
        """Three people, so many of whom have passed their pieces on."""
        story = await self.begun(name, 3, 3, **plan)
        for seat in range(hidden):
            await story.act(seat, Hide(RACE[self.language][seat]))
        return story


class Runs(Teller):
    """Tells of Solitaire."""

    game, edition = "solitaire", "standard"

    async def run(self, name: str, rounds: int, groups: int, **plan: Any) -> Story:
        """After so many whole rounds, and with so many words of the next."""
        words, found = BEGIN[self.language], FOUND[self.language]
        story = await self.begun(name, 1, 1, words=words, options={"clock": CLOCK}, lexicon=None, **plan)
        for turn in range(rounds + 1):
            for group in range(groups if turn == rounds else len(found)):
                await story.act(ME, Form(group + 1, found[group][turn]))
        return story


async def tell(log: Log, language: str) -> None:
    """All of them."""
    races, runs = Races(log, language), Runs(log, language)
    await races.race("quick-hide", hidden=0)
    await races.race("quick-lesson-hide", hidden=0, lesson=True)
    await races.race("quick-lesson", lesson=True)
    await races.race("quick-wait", hidden=2)
    await races.race("quick-race")
    await (await races.race("quick-gone")).act(ME, GiveUp())
    await (await races.race("quick-end")).act(ME, Claim(BUILT[language]))
    nobody = await races.race("quick-nobody")
    for seat in range(3):
        await nobody.act(seat, GiveUp())
    await runs.run("solitaire-lesson", 0, 0, lesson=True)
    await runs.run("solitaire", 0, 2)
    await runs.run("solitaire-round", 1, 0)
    await (await runs.run("solitaire-end", 1, 3)).act(ME, Stop())
