"""Rated means agreed: tables that wait for people to be ready, and games that somebody has given up."""

from lettrine.play import commands, consent, resignation
from lettrine.play.table import agreement_id
from lettrine.store.log import Log
from tests.page.common.stories import ME, PEOPLE, Story, cookies, keys, mine
from tests.page.sonde.stories import SondeTeller


async def tell(log: Log, language: str) -> None:
    """All of them."""
    teller = SondeTeller(log, language)
    ada, chloe, jakob = (keys.fingerprint(cookies[name]) or "" for name in PEOPLE[:3])
    rated = {"rated": True, "lexicon": None}
    await _ready(await teller.seated("ready-host", 6, people=4, edition="1967", **rated), chloe)
    guest = await teller.table("ready-guest", 3, **rated)
    for seat, person, key in ((1, PEOPLE[1], chloe), (ME, PEOPLE[ME], ada), (2, PEOPLE[2], jakob)):
        await guest.do(commands.sit(seat, person, key))
    await _ready(guest, ada)
    await (await teller.hidden("resign", 3, **rated)).play(mine("ask", 7))
    played_on = await (await teller.hidden("resigned-bot", 3, **rated)).play(mine("ask", 7))
    await played_on.do(resignation.resign(chloe, "club", "bot"))
    end = await (await teller.hidden("resigned", 2, **rated)).play(mine("ask", 7))
    await end.do(resignation.resign(chloe, None, "over"))


async def _ready(story: Story, key: str) -> None:
    await story.do(consent.ready(key, True, agreement_id(story.table)))
