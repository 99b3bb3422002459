"""Tables with a host: before the game, as the host and as a guest see them, and one that is closed to onlookers."""

from lettrine.play import commands, hosting
from lettrine.store.log import Log
from tests.page.common.stories import ME, PEOPLE, cookies, keys
from tests.page.sonde.stories import SondeTeller


async def tell(log: Log, language: str) -> None:
    """All of them."""
    teller = SondeTeller(log, language)
    ada, chloe = (keys.fingerprint(cookies[name]) or "" for name in PEOPLE[:2])
    await teller.seated("host-lobby", 6, people=4, free=1, edition="1967")
    guest = await teller.table("guest-lobby", 3)
    await guest.do(commands.sit(1, PEOPLE[1], chloe))
    await guest.do(commands.sit(ME, PEOPLE[ME], ada))
    await guest.do(hosting.lock(chloe, True))
    shut = await teller.seated("shut", 2)
    await shut.do(hosting.close_watching(ada, True))
