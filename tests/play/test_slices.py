"""Long work takes turns with everything else."""

import asyncio
from collections.abc import Iterator

import pytest

from lettrine.play.slices import STEPS, Slices
from tests.play.turns import Turns, counting

pytestmark = pytest.mark.anyio


def steps(turns: Turns, count: int) -> Iterator[int]:
    for number in range(count):
        turns.step()
        yield number


@pytest.mark.parametrize("count", [0, 1, STEPS - 1, STEPS, STEPS + 1, 5 * STEPS, 1000])
async def test_all_steps_are_taken_in_order(count: int):
    assert list(await Slices().run(range(count))) == list(range(count))
    assert list(await Slices().run(range(count), newest=1)) == list(range(count))[-1:]
    assert not await Slices().run(range(count), newest=0)


async def test_between_a_few_steps_everything_else_has_its_turn():
    async with counting() as turns:
        await Slices().run(steps(turns, 2000))
    assert turns.most <= 2 * STEPS  # one slice may end and the next begin in the same turn


async def test_however_much_is_done_at_once_it_is_no_more_in_a_turn():
    slices = Slices()
    async with counting() as turns:
        done = await asyncio.gather(*(slices.run(steps(turns, 500)) for _ in range(20)))
    assert [len(each) for each in done] == [500] * 20
    assert turns.most <= 2 * STEPS


async def test_work_that_fails_or_is_given_up_does_not_stop_the_others():
    slices = Slices()

    def failing() -> Iterator[int]:
        yield from range(3 * STEPS)
        raise ZeroDivisionError

    given_up = asyncio.create_task(slices.run(iter(int, 1)))
    await asyncio.sleep(0)
    given_up.cancel()
    with pytest.raises(ZeroDivisionError):
        await slices.run(failing())
    assert len(await slices.run(range(100))) == 100
