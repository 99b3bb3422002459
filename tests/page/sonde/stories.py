"""Games of Sonde brought to the moments that people meet them at: as in `common/stories.py`."""

from random import Random
from typing import Any

from lettrine.bots.common.bot import Bots
from lettrine.bots.registry import BOTS as BY_STRENGTH
from lettrine.core.game import Context, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.core.packs import Pack
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import Answer, Ask, Check, Draw, Expose, Hide
from lettrine.play import commands
from lettrine.play.lessons import lesson_of
from lettrine.store.log import Log
from tests.page.common.stories import (
    ME,
    PEOPLE,
    Story,
    Teller,
    View,
    cookies,
    duties,
    keys,
    load_lexicon,
    mine,
    others,
    over,
)

WORDS = {
    "en": ("HARVEST", "PENGUIN", "BUTTERFLY", "RHYTHM", "LANTERN", "CROSSROADS", "MARBLE", "ORCHESTRA"),
    "fr": ("HORIZON", "GRENOUILLE", "PAPILLON", "RYTHME", "LANTERNE", "CARREFOUR", "MARBRE", "ORCHESTRE"),
    "de": ("HERBST", "PINGUIN", "REGENBOGEN", "KRISTALL", "LATERNE", "KREUZUNG", "MARMOR", "ORCHESTER"),
}
MISSPELT = "RHYTMUS"
SEED = 3
"""That of a game that is worth looking at."""
LETTERS = "ETAOINSHRDLUCMFYWGPBVKXQJZ"


class SondeStory(Story):
    """One table of Sonde: half of the questions hit."""

    def _choose(self, seat: int, kind: str) -> Any:
        match kind:
            case "draw":
                return Draw()
            case "ask":
                return self._question(seat)
            case "answer":
                return Answer(any(True in offer["yes"] for offer in self._offers(seat, kind)))
            case _:
                offer = self.chance.choice(self._offers(seat, kind))
                return Expose(self.chance.choice(offer["space"]), offer["tray"][0])

    def _question(self, seat: int) -> Ask:
        """Of anybody who still hides something, half of the time for a letter that they have."""
        step = self.table.step
        assert step is not None
        state = step.state
        others = [other for other in state.hiding if other != seat]
        of = self.chance.choice(others)
        covered = "".join(tray.covered for tray in state.trays[of * state.per_seat : (of + 1) * state.per_seat])
        letters = [letter for letter in LETTERS if (letter in covered) == (self.chance.random() < 0.55)]
        return Ask(of, self.chance.choice(letters[:8] or [covered.strip("_")[0]]))


class SondeTeller(Teller):
    """Tells stories of Sonde in one language."""

    game, edition, story = "sonde", "1976", SondeStory

    async def hidden(self, name: str, seats: int = 4, misspelt: int | None = None, **plan: Any) -> Story:
        """The same, with everybody's words hidden."""
        story = await self.begun(name, seats, **plan)
        supply = iter(WORDS[self.language])
        for seat in range(seats):
            for tray in ("left", "right") if seats == 2 else (None,):
                word = next(supply) if seat != misspelt else MISSPELT
                before = seat % 2
                await story.act(seat, Hide(word, before, min(2, 12 - len(word) - before), tray))
        return story

    async def well_played(self, name: str) -> Story:
        """People who play as bots of several strengths would: of random questions there is not much to tell."""
        story, lexicon = await self.seated(name, lexicon=None), await load_lexicon(self.language)
        match = Match.start(
            SONDE, SONDE.rules(self.edition, {}), Seating(4, self.language), Context(Luck(SEED), lexicon)
        )
        assert isinstance(match, Match), match
        strengths = enumerate(("club", "master", "beginner", "club"))
        Bots(match, {seat: BY_STRENGTH["sonde"][it](seat, lexicon, Random(seat)) for seat, it in strengths}).play_out()
        await story.do(commands.begin(seed=SEED, drawn=0))
        for entry in match.log:
            if entry.seat is not None:
                await story.act(entry.seat, entry.action)
        return story


def last_turns(view: View) -> bool:
    return view.get("last_turns", 0) > 0 and view.get("hidden_last") != ME and "ask" in duties(view, ME)


async def tell(log: Log, language: str) -> None:
    """All of them."""
    teller = SondeTeller(log, language)
    await teller.seated("lobby", people=2, free=1, public=True, options={"memory": "notes", "spaces": 10})
    own = Pack("Heart & hand", WORDS[language])
    await teller.seated("own-lobby", people=2, free=1, pack=own)
    await (await teller.table("open", public=True)).do(commands.sit(1, PEOPLE[3], keys.fingerprint(cookies[PEOPLE[3]])))
    await teller.begun("hide", people=3)
    first = lesson_of(SONDE)
    await teller.begun("lesson-hide", 3, lesson=True, options=first.options)
    await (await teller.hidden("lesson-ask", 3, lesson=True, options=first.options)).play(mine("ask", 3))
    await (await teller.hidden("draw")).play(mine("draw", 7))
    times = {"x5": 2, "normal": 3, "additional": 1}
    await (await teller.hidden("ask", options={"deck": times})).play(mine("ask", 10, "x"))
    own = {"answers": "players"}
    await (await teller.hidden("answer", edition="1967", options=own)).play(mine("answer", 6))
    await (await teller.hidden("expose")).play(mine("expose", 8))
    await (await teller.hidden("wait")).play(others("ask", 9))
    await (await teller.hidden("notes", options={"memory": "notes"})).play(mine("ask", 40))
    await (await teller.hidden("last")).play(last_turns)
    await (await teller.hidden("six", 6, edition="1967", people=6)).play(mine("ask", 14))
    await (await teller.hidden("two", 2)).play(mine("ask", 10))
    await (await teller.hidden("two-end", 2)).play(over)
    await teller.well_played("study")
    end = await (await teller.hidden("end")).play(over)
    for seat, said in enumerate(("Well played!", "One more?")):
        await end.say(PEOPLE[seat + 1], said)
    await (await teller.hidden("rated", people=2, lexicon=None)).play(over)
    trust = {"spelling": "trust"}
    await (await teller.hidden("accept", options=trust)).play(over)
    vote = await teller.hidden("vote", misspelt=2, options=trust, lexicon=None)
    await (await vote.play(over)).act(1, Check(2))
