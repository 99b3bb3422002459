"""Sweeping up what reference counting leaves behind, without keeping people waiting.

Nearly everything here is gone when it is last used; only cycles stay. By itself Python looks for them among all objects
of all connections every few seconds, which at ten thousand connections takes a second each time. So what has lived for
a while is set aside, the young are looked at as always, and everything every ten minutes.
"""

import asyncio
import gc

ASIDE = 1.0
"""Seconds between two times that what is alive is set aside."""
WHOLE = 600.0
"""Seconds between two looks at everything."""
YOUNG = (50_000, 20, 1_000_000)
"""After how many new objects the youngest are looked at; after how many such looks the next older; hardly ever, all."""


async def sweep() -> None:
    """Look after this process's memory until it ends."""
    gc.set_threshold(*YOUNG)
    while True:
        gc.unfreeze()
        gc.collect()
        for _ in range(round(WHOLE / ASIDE)):
            gc.freeze()
            await asyncio.sleep(ASIDE)
            gc.collect(1)
