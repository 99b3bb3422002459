"""Garbage collection without long pauses.

Nearly all objects are freed by reference counting; only cycles remain. By itself, Python looks for cycles among all
objects of all connections every few seconds, which takes a second each time at ten thousand connections. So objects
that have lived for a while are frozen, which excludes them; young ones are collected as usual, and all of them every
ten minutes.
"""

import asyncio
import gc

FREEZE_INTERVAL = 1.0
"""Seconds between two times that all living objects are frozen."""
FULL_INTERVAL = 600.0
"""Seconds between two full collections."""
THRESHOLDS = (50_000, 20, 1_000_000)
"""For `gc.set_threshold`: the oldest generation is hardly ever collected by Python itself."""


async def collect_garbage() -> None:
    """Collect garbage until the process ends."""
    gc.set_threshold(*THRESHOLDS)
    while True:
        gc.unfreeze()
        gc.collect()
        for _ in range(round(FULL_INTERVAL / FREEZE_INTERVAL)):
            gc.freeze()
            await asyncio.sleep(FREEZE_INTERVAL)
            gc.collect(1)
