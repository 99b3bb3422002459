"""How much one connection or one address may ask for, and how many sockets it may have open."""

from collections import Counter

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lettrine.server import limits
from lettrine.server.limits import ConnectionLimiter, RateLimiter, TokenBucket
from lettrine.server.run import uvicorn_config
from tests.server.in_process import in_process


class Clock:
    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def test_a_bucket_gives_a_burst_and_then_fills_up_with_time():
    clock = Clock()
    bucket = TokenBucket(3, 2, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.time = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.time = 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_everybody_has_a_bucket_and_the_one_quiet_longest_is_forgotten(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 2)
    limiter = RateLimiter(1, 0.001, Clock())
    assert [limiter.allow(who) for who in ("ada", "ada", "bob")] == [True, False, True]
    assert not limiter.allow("ada")
    assert limiter.allow("cy")  # and bob is forgotten
    assert not limiter.allow("ada")
    assert limiter.allow("bob")


def test_a_crowd_lets_in_so_many_from_each_address():
    limiter = ConnectionLimiter(2)
    assert [limiter.acquire("here") for _ in range(3)] == [True, True, False]
    assert limiter.acquire("there")
    limiter.release("here")
    assert [limiter.acquire("here") for _ in range(2)] == [True, False]


@given(st.integers(1, 3), st.lists(st.tuples(st.sampled_from("abc"), st.booleans())))
def test_a_crowd_never_holds_more_and_remembers_nobody_who_is_gone(most: int, moves: list[tuple[str, bool]]):
    limiter, in_process = ConnectionLimiter(most), Counter[str]()
    for who, comes in moves:
        if comes:
            assert limiter.acquire(who) == (in_process[who] < most)
            in_process[who] = min(most, in_process[who] + 1)
        elif in_process[who]:
            limiter.release(who)
            in_process[who] -= 1
    for who in in_process.elements():
        limiter.release(who)
    assert not limiter._open


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("trusted", "statuses"),
    [((), [200, 429, 429]), (("10.0.0.0/8",), [200, 429, 429]), (("10.0.0.0/8", "127.0.0.1"), [200, 200, 429])],
)
async def test_what_a_proxy_says_of_an_address_counts_only_if_it_is_trusted(trusted: tuple[str, ...], statuses):
    async with in_process(http_burst=1, http_rate=0.001, trust_proxy=trusted) as within:
        config = uvicorn_config(within.app, within.service.settings)
        config.load()
        transport = httpx.ASGITransport(config.loaded_app, client=("127.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as proxy:
            people = ("192.0.2.1", "192.0.2.2", "192.0.2.1")
            answers = [await proxy.get("/api/tables", headers={"x-forwarded-for": who}) for who in people]
    assert [answer.status_code for answer in answers] == statuses
