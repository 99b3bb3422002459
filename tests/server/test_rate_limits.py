"""How much one connection or one network may ask for."""

import httpx
import pytest

from lettrine.server import rate_limits
from lettrine.server.networks import HOME_FACTOR, SITE_FACTOR, networks_of
from lettrine.server.rate_limits import RateLimiter, TokenBucket
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
    monkeypatch.setattr(rate_limits, "MOST_NETWORKS", 2)
    limiter = RateLimiter(1, 0.001, Clock())
    assert [limiter.allow(who) for who in ("ada", "ada", "bob")] == [True, False, True]
    assert not limiter.allow("ada")
    assert limiter.allow("cy")  # and bob is forgotten
    assert not limiter.allow("ada")
    assert limiter.allow("bob")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:1::1", "2001:db8:1:1:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:1::1", "2001:db8:1:2::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("192.0.2.1", "::ffff:c000:0201", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("64:ff9b::192.0.2.1", "192.0.2.1", True),
        ("64:ff9b::192.0.2.1", "64:ff9b::192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("ada", "ben", False),
        ("", "", True),
    ],
)
def test_an_address_counts_as_its_network(one: str, other: str, same: bool):
    assert (networks_of(one)[0] == networks_of(other)[0]) == same
    limiter = RateLimiter(1, 0.001, Clock())
    assert [limiter.allow(one), limiter.allow(other)] == [True, not same]


def test_a_whole_site_has_some_budgets_and_not_one_for_each_of_its_networks():
    limiter = RateLimiter(3, 0.001, Clock())
    allowed = [limiter.allow(f"2001:db8:1:{network:x}::1") for network in range(0, 65536, 16)]
    assert sum(allowed) == 3 * SITE_FACTOR
    assert limiter.allow("2001:db8:2::1")


def test_a_subscriber_has_a_few_budgets_and_leaves_their_neighbours_of_the_same_site_theirs():
    limiter = RateLimiter(3, 0.001, Clock())
    allowed = [limiter.allow(f"2001:db8:1:12{network:02x}::1") for network in range(256)]
    assert sum(allowed) == 3 * HOME_FACTOR
    assert [limiter.allow("2001:db8:1:1301::1") for _ in range(4)] == [True, True, True, False]


def test_a_network_that_has_used_up_its_share_takes_nothing_from_its_neighbours():
    limiter = RateLimiter(3, 0.001, Clock())
    assert sum(limiter.allow(f"2001:db8:1:1::{host:x}") for host in range(1000)) == 3
    assert all(limiter.allow(f"2001:db8:1:{network:x}::1") for network in range(2, 2 + HOME_FACTOR))
    assert all(limiter.allow(f"2001:db8:1:{home:x}00::1") for home in range(2, 2 + SITE_FACTOR))


def test_what_is_forgiven_does_not_count():
    limiter = RateLimiter(1, 0.001, Clock())
    for _ in range(5):
        assert limiter.allow("2001:db8::1")
        limiter.forgive("2001:db8::1")
    assert [limiter.allow("2001:db8::1") for _ in range(2)] == [True, False]


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
