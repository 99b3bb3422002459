"""The cookie that proves a seat: under which name it is set and known, and what others can make of it."""

import hmac
import secrets
from typing import Any

import httpx
import pytest

from lettrine.server.identity import COOKIE, SECURE_COOKIE
from tests.server.in_process import PLAN, InProcess, Socket, in_process

pytestmark = pytest.mark.anyio

OPEN = {"plan": PLAN, "name": "Ada"}
SECRET = b"x" * 32
PLAIN, SECURE = "http://house", "https://house"
SAME_ORIGIN = [{"sec-fetch-site": "same-origin"}, {"origin": SECURE}]


def cookies_of(answer: httpx.Response) -> list[str]:
    return answer.headers.get_list("set-cookie")


def value_of(given: str) -> str:
    return given.partition(";")[0].partition("=")[2]


def old_cookie() -> str:
    """A cookie as former versions issued it, whatever its name was to be."""
    person = secrets.token_urlsafe(24)
    return f"{person}.{hmac.new(SECRET, person.encode(), 'sha256').hexdigest()[:32]}"


async def issued(app: InProcess, site: str) -> tuple[str, str]:
    """A table that somebody new has opened, and the value of the cookie that they got."""
    answer = await app.person().post(f"{site}/api/tables", json=OPEN)
    (given,) = cookies_of(answer)
    return answer.json()["id"], value_of(given)


async def opened_by(app: InProcess, cookie: str) -> str:
    """A table whose first seat is that of somebody who has this cookie of the old name."""
    answer = await app.person(Cookie=f"{COOKIE}={cookie}").post("/api/tables", json=OPEN)
    return str(answer.json()["id"])


async def look(app: InProcess, site: str, table: str, cookie: str | bytes, **headers: str) -> httpx.Response:
    raw = cookie.encode() if isinstance(cookie, str) else cookie
    return await app.person(**headers).get(f"{site}/api/tables/{table}", headers=[(b"cookie", raw)])


async def seat(app: InProcess, site: str, table: str, cookie: str | bytes) -> int | None:
    found: int | None = (await look(app, site, table, cookie)).json().get("you")
    return found


# The name ----------------------------------------------------------------------------------------------------------


async def test_over_https_the_cookie_belongs_to_this_host_alone(app: InProcess):
    answer = await app.person().post(f"{SECURE}/api/tables", json=OPEN)
    (given,) = cookies_of(answer)
    assert given.startswith(f"{SECURE_COOKIE}=")
    assert {"secure", "httponly", "path=/", "samesite=lax"} <= {part.strip().lower() for part in given.split(";")}
    assert "domain" not in given.lower()


async def test_on_a_plain_network_it_keeps_its_name(app: InProcess):
    (given,) = cookies_of(await app.person().post("/api/tables", json=OPEN))
    assert given.startswith(f"{COOKIE}=")
    assert "secure" not in given.lower()


async def test_a_proxy_that_is_trusted_says_that_it_is_https():
    told = {"x-forwarded-proto": "https"}
    for trusted, name in ((("127.0.0.1",), SECURE_COOKIE), ((), COOKIE)):
        async with in_process(trust_proxy=trusted) as app:
            (given,) = cookies_of(await app.person(**told).post("/api/tables", json=OPEN))
            assert given.startswith(f"{name}=")


async def test_it_is_known_by_the_name_that_it_was_issued_under(app: InProcess):
    for site, name in ((PLAIN, COOKIE), (SECURE, SECURE_COOKIE)):
        table, value = await issued(app, site)
        again = await look(app, site, table, f"{name}={value}")
        assert (again.json()["you"], cookies_of(again)) == (0, [])


async def test_what_was_issued_over_https_is_known_also_where_a_proxy_forgets_to_say_so(app: InProcess):
    table, value = await issued(app, SECURE)
    assert await seat(app, PLAIN, table, f"{SECURE_COOKIE}={value}") == 0


async def test_by_no_other_name_is_it_known(app: InProcess):
    plain, from_plain = await issued(app, PLAIN)
    secure, from_secure = await issued(app, SECURE)
    for site in (PLAIN, SECURE):
        assert await seat(app, site, plain, f"{SECURE_COOKIE}={from_plain}") is None
        assert await seat(app, site, secure, f"{COOKIE}={from_secure}") is None


# What others can plant ---------------------------------------------------------------------------------------------


async def test_of_two_cookies_the_one_counts_that_others_cannot_set(app: InProcess):
    table, mine = await issued(app, SECURE)
    both = f"{COOKIE}={old_cookie()}; {SECURE_COOKIE}={mine}"
    assert await seat(app, SECURE, table, both) == 0


@pytest.mark.parametrize("blank", [b"\xa0", b"\x85", b"\x1f", b"\x0b", b"\x0c", b"\xc2\xa0", b"\xe2\x80\x83"])
async def test_a_name_that_only_looks_like_ours_is_another(app: InProcess, blank: bytes):
    table, mine = await issued(app, SECURE)
    _, planted = await issued(app, SECURE)
    ours, theirs = f"{SECURE_COOKIE}={mine}".encode(), f"{SECURE_COOKIE}={planted}".encode()
    for cookies in (ours + b"; " + blank + theirs, blank + theirs + b"; " + ours):
        assert await seat(app, SECURE, table, cookies) == 0
    assert await seat(app, SECURE, table, blank + ours) is None
    assert await seat(app, SECURE, table, ours.replace(b"=", blank + b"=")) is None


@pytest.mark.parametrize("name", ["__host-lettrine", "%5F_Host-lettrine", '"__Host-lettrine"', ""])
async def test_a_name_that_is_written_otherwise_is_another(app: InProcess, name: str):
    table, mine = await issued(app, SECURE)
    assert await seat(app, SECURE, table, f"{name}={mine}") is None


@pytest.mark.parametrize(("site", "name"), [(PLAIN, COOKIE), (SECURE, SECURE_COOKIE)])
@pytest.mark.parametrize("garbage", ["x", "", "forged.forged", "a.b.c", '"', "\xe9.\xff", "x" * 9000])
async def test_a_second_one_of_garbage_hides_nobodys(app: InProcess, site: str, name: str, garbage: str):
    table, mine = await issued(app, site)
    for cookies in (f"{name}={mine}; {name}={garbage}", f"{name}={garbage};{name}={mine}", f"{name};\t{name}={mine} "):
        answer = await app.person().get(f"{site}/api/tables/{table}", headers={b"cookie": cookies.encode("latin-1")})
        assert (answer.json()["you"], cookies_of(answer)) == (0, [])


async def test_of_two_that_are_valid_the_first_counts(app: InProcess):
    table, mine = await issued(app, PLAIN)
    _, planted = await issued(app, PLAIN)
    assert await seat(app, PLAIN, table, f"{COOKIE}={mine}; {COOKIE}={planted}") == 0
    two = [(b"cookie", f"{COOKIE}={value}".encode()) for value in (mine, planted)]
    assert (await app.person().get(f"/api/tables/{table}", headers=two)).json()["you"] == 0


async def test_nobody_who_has_a_cookie_gets_another_over_it(app: InProcess):
    _, mine = await issued(app, PLAIN)
    cookies = f"{COOKIE}={mine}; {COOKIE}=x"
    table = await app.open(app.people(1), seats=2)
    sat = await app.person(Cookie=cookies).post(f"/api/tables/{table}/seats/1", json={"name": "Ben"})
    assert (sat.status_code, cookies_of(sat)) == (201, [])
    socket = Socket(app.app, f"/tables/{table}/socket", None, {"cookie": cookies})
    assert (await socket.all())[0]["table"]["you"] == 1
    assert b"set-cookie" not in socket.accepted
    await socket.close()


async def test_so_many_cookies_as_no_browser_has_are_not_all_tried(app: InProcess):
    table, mine = await issued(app, PLAIN)
    some, many = (f"{COOKIE}={'x' * 32}.{'0' * 32}; " * count for count in (150, 5000))
    assert await seat(app, PLAIN, table, f"{some}{COOKIE}={mine}") == 0
    assert await seat(app, PLAIN, table, f"{many}{COOKIE}={mine}") is None


# Those of former versions ------------------------------------------------------------------------------------------


async def test_a_cookie_of_a_former_version_is_known_by_either_name(app: InProcess):
    old = old_cookie()
    table = await opened_by(app, old)
    for site in (PLAIN, SECURE):
        for name in (COOKIE, SECURE_COOKIE):
            assert await seat(app, site, table, f"{name}={old}") == 0


@pytest.mark.parametrize("headers", SAME_ORIGIN)
async def test_our_own_page_moves_it_to_the_name_that_others_cannot_set(app: InProcess, headers: Any):
    old = old_cookie()
    table = await opened_by(app, old)
    seen = await look(app, SECURE, table, f"{COOKIE}={old}", **headers)
    (given,) = cookies_of(seen)
    assert given.startswith(f"{SECURE_COOKIE}=")
    moved = f"{SECURE_COOKIE}={value_of(given)}"
    again = await look(app, SECURE, table, f"{COOKIE}={old}; {moved}", **headers)
    assert (again.json()["you"], cookies_of(again)) == (0, [])
    assert await seat(app, SECURE, table, moved) == 0
    assert await seat(app, SECURE, table, moved.replace(SECURE_COOKIE, COOKIE)) is None
    assert cookies_of(await look(app, PLAIN, table, f"{COOKIE}={old}", **{"sec-fetch-site": "same-origin"})) == []


@pytest.mark.parametrize("headers", [{}, {"sec-fetch-site": "none"}, {"sec-fetch-site": "cross-site"}])
async def test_nothing_else_moves_it(app: InProcess, headers: Any):
    old = old_cookie()
    table = await opened_by(app, old)
    seen = await look(app, SECURE, table, f"{COOKIE}={old}", **headers)
    assert (seen.json()["you"], cookies_of(seen)) == (0, [])


async def test_a_cookie_that_was_issued_over_plain_http_is_nobodys_over_https(app: InProcess):
    """Whoever is on the way, or has a neighbouring name, can plant it: the victim would sit in the planter's seat."""
    table, planted = await issued(app, PLAIN)
    for headers in ({}, *SAME_ORIGIN):
        seen = await look(app, SECURE, table, f"{COOKIE}={planted}", **headers)
        assert (seen.json().get("you"), cookies_of(seen)) == (None, [])
    victim = app.person(Cookie=f"{COOKIE}={planted}", origin=SECURE)
    (given,) = cookies_of(await victim.post(f"{SECURE}/api/tables/{table}/seats/1", json={"name": "Eve"}))
    assert given.startswith(f"{SECURE_COOKIE}=")
    assert planted.partition(".")[0] not in given


async def test_no_cookie_can_be_rewritten_into_one_of_a_former_version(app: InProcess):
    table, planted = await issued(app, PLAIN)
    for written in (f"{COOKIE}:{planted}", f"{COOKIE} {planted}", f"{COOKIE}{planted}", f"{COOKIE}\0{planted}"):
        assert await seat(app, SECURE, table, f"{COOKIE}={written}") is None


async def test_a_socket_moves_an_old_cookie_and_knows_no_planted_one(app: InProcess):
    _, planted = await issued(app, PLAIN)
    async with in_process(secure=True) as secure:
        for value, moved in ((old_cookie(), True), (planted, False)):
            headers = {"host": "house", "origin": SECURE, "cookie": f"{COOKIE}={value}"}
            there = await secure.open(secure.people(1), seats=2)
            socket = Socket(secure.app, f"/tables/{there}/socket", None, headers)
            await socket.all()
            given = socket.accepted[b"set-cookie"].decode()
            assert given.startswith(f"{SECURE_COOKIE}=")
            assert given.startswith(f"{SECURE_COOKIE}={value.partition('.')[0]}.") is moved
            await socket.close()
