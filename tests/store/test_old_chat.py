"""Chat that is in logs because it was there before it had a store of its own: left out, and never lost."""

from collections.abc import Sequence

import pytest

from lettrine.store.url import open_log
from tests.store.old_database import write_old_table
from tests.store.rows import card, row

pytestmark = pytest.mark.anyio

BEFORE_CHAT = 3
"""The last version of a database in which chat was in the log."""
MOVE = b'{"happened":"played"}'
SAID = b'{"happened":"said","seat":0,"name":"Ada","text":"{\\"happened\\":\\"played\\"}"}'
MUTED, HEARD = (b'{"happened":"muted","by":"01","voice":"02"%s}' % end for end in (b"", b',"on":false'))
OTHER = b'{"happened":"muted","by":"01","voice":"03"}'


async def old_log(url: str, events: Sequence[bytes]) -> None:
    """A table with these rows after row 0, in a database from before chat had a store of its own."""
    rows = [row("a", 0), *(row("a", seq, events=each) for seq, each in enumerate(events, 1))]
    await write_old_table(url, BEFORE_CHAT, card("a"), rows)


@pytest.mark.parametrize(
    ("events", "read"),
    [
        ([MOVE, MOVE], [0, 1, 2]),
        ([SAID, SAID, MOVE], [0, 3]),
        ([MOVE, SAID, SAID, MOVE, SAID, MOVE, MOVE], [0, 1, 4, 6, 7]),
        ([MOVE, SAID, SAID], [0, 1, 3]),
        ([MUTED, HEARD, MUTED, MOVE], [0, 3, 4]),
        ([MUTED, OTHER, HEARD, SAID, MOVE], [0, 2, 3, 5]),
    ],
)
async def test_a_log_is_read_without_it_but_for_the_last_row(
    lasting_url: str, events: list[bytes], read: list[int]
) -> None:
    await old_log(lasting_url, events)
    log = await open_log(lasting_url)
    assert [each.seq for each in await log.read("a")] == read
    for after in range(-1, len(events) + 1):
        assert [each.seq for each in await log.read("a", after)] == [seq for seq in read if seq > after]
    left_out = [each for seq, each in enumerate(events, 1) if seq not in read]
    assert await log.chat.read_old("a", 100) == left_out
    assert await log.chat.read_old("a", 2) == left_out[-2:]
    await log.close()


async def test_such_a_log_goes_on_after_its_last_row(lasting_url: str) -> None:
    await old_log(lasting_url, [MOVE, SAID, SAID])
    log = await open_log(lasting_url)
    assert not await log.append(row("a", 3), due=None)
    assert await log.append(row("a", 4, events=SAID), due=None)  # by a process of the version before
    assert await log.append(row("a", 5, events=MOVE), due=None)
    assert [each.seq for each in await log.read("a")] == [0, 1, 3, 4, 5]
    await log.close()
