"""People in every store: whose a device is, links that are claimed once, challenges that are used once."""

import asyncio

import pytest

from lettrine.store.leaderboards import LeaderboardRow
from lettrine.store.log import Card, Log, Row
from lettrine.store.packs import SavedPack
from lettrine.store.people import Challenge, Device, Joining, Link, Move, Passkey, PersonRow

pytestmark = pytest.mark.anyio

NOW = 1_700_000_000_000
LATER = NOW + 300_000


def device(key: str, person: str | None = None, name: str = "Phone") -> Device:
    return Device(key, person or key, name, NOW, NOW)


def passkey(key: str, person: str = "ada", counted: int = 0) -> Passkey:
    return Passkey(key, person, "play.example.org", b"\0\xff" + key.encode(), counted, "Key", NOW, NOW)


def joining(key: str, link: str | None = None, passkey: str | None = None, was: str | None = None) -> Joining:
    return Joining(key, key, "Laptop", was or key, "ada", link, passkey, NOW, 3)


async def linked(log: Log, claimer: str, token: str = "token") -> None:
    """A link of Ada's that this device has claimed."""
    await log.people.add_device(device("ada"))
    await log.people.add_link(Link(token, "ada", "ada", LATER), NOW)
    assert await log.people.claim_link(token, claimer, "Laptop", NOW)


async def test_a_person_is_stored_once_and_then_only_seen(log: Log):
    assert await log.people.person("ada") is None
    await log.people.know(PersonRow("ada", "Ada", NOW, NOW))
    await log.people.know(PersonRow("ada", "Another", LATER, LATER))
    assert await log.people.person("ada") == PersonRow("ada", "Ada", NOW, LATER)
    await log.people.put_person(PersonRow("ada", "Ada L.", NOW, LATER, '{"a":1}'))
    assert await log.people.person("ada") == PersonRow("ada", "Ada L.", NOW, LATER, '{"a":1}')


async def test_a_device_is_added_once_named_and_seen_by_its_person_alone(log: Log):
    await log.people.add_device(device("ada"))
    await log.people.add_device(device("ada", "ben", "Tablet"))
    assert await log.people.devices("ada") == [device("ada")]
    assert not await log.people.name_device("ada", "ben", "Mine")
    assert await log.people.name_device("ada", "ada", "Mine")
    await log.people.touch("ada", "ben", LATER)
    assert await log.people.device("ada") == device("ada", name="Mine")
    await log.people.touch("ada", "ada", LATER)
    assert await log.people.device("ada") == Device("ada", "ada", "Mine", NOW, LATER)


async def test_a_device_that_is_signed_out_is_nobodys_and_its_links_are_gone(log: Log):
    await log.people.add_device(device("ada"))
    await log.people.add_link(Link("token", "ada", "ada", LATER), NOW)
    await log.people.add_challenge(Challenge("digest", "ada", "passkey", LATER), NOW)
    assert not await log.people.sign_out("ada", "ben", LATER)
    assert await log.people.sign_out("ada", "ada", LATER)
    assert not await log.people.sign_out("ada", "ada", LATER)
    assert (await log.people.device("ada")) == Device("ada", None, "", NOW, NOW)
    assert await log.people.devices("ada") == []
    assert await log.people.link("token", NOW) is None
    assert not await log.people.take_challenge(Challenge("digest", "ada", "passkey", NOW))
    assert await log.people.changed_devices(LATER, 9) == ["ada"]
    assert await log.people.changed_devices(LATER + 1, 9) == []


async def test_a_device_without_a_row_is_signed_out_as_its_own_person_alone(log: Log):
    assert not await log.people.sign_out("ben", "ada", NOW)
    assert await log.people.sign_out("ben", "ben", NOW)
    assert (await log.people.device("ben")) == Device("ben", None, "", NOW, NOW)


async def test_a_link_is_claimed_once_in_its_time(log: Log):
    await log.people.add_link(Link("token", "ada", "ada", LATER), NOW)
    assert await log.people.link("token", LATER) is None
    assert not await log.people.claim_link("token", "ben", "Laptop", LATER)
    assert not await log.people.claim_link("another", "ben", "Laptop", NOW)
    assert await log.people.claim_link("token", "ben", "Laptop", NOW)
    assert not await log.people.claim_link("token", "eve", "Laptop", NOW)
    assert await log.people.link("token", NOW) == Link("token", "ada", "ada", LATER, "ben", "Laptop")


async def test_of_many_that_claim_a_link_at_once_one_has_it(log: Log):
    await log.people.add_link(Link("token", "ada", "ada", LATER), NOW)
    claims = [log.people.claim_link("token", f"device {number}", "Laptop", NOW) for number in range(12)]
    assert sum(await asyncio.gather(*claims)) == 1


async def test_a_new_link_takes_the_place_of_the_last_and_those_that_are_over_go(log: Log):
    await log.people.add_link(Link("old", "ada", "ada", NOW), NOW - 1)
    await log.people.add_link(Link("first", "ben", "ben", LATER), NOW)
    await log.people.add_link(Link("second", "ben", "ben", LATER), NOW)
    found = [await log.people.link(token, NOW - 1) for token in ("old", "first", "second")]
    assert [link and link.token for link in found] == [None, None, "second"]
    await log.people.drop_link("second")
    assert await log.people.link("second", NOW) is None


async def test_a_challenge_is_used_once_by_its_device_for_its_purpose_in_its_time(log: Log):
    await log.people.add_challenge(Challenge("digest", "ada", "passkey", LATER), NOW)
    for wrong in (
        Challenge("other", "ada", "passkey", NOW),
        Challenge("digest", "ben", "passkey", NOW),
        Challenge("digest", "ada", "sign-in", NOW),
        Challenge("digest", "ada", "passkey", LATER),
    ):
        assert not await log.people.take_challenge(wrong)
    taken = [log.people.take_challenge(Challenge("digest", "ada", "passkey", NOW)) for _ in range(8)]
    assert sum(await asyncio.gather(*taken)) == 1


async def test_of_a_devices_challenges_for_one_purpose_the_newest_counts(log: Log):
    for number in range(3):
        await log.people.add_challenge(Challenge(f"digest {number}", "ada", "passkey", LATER), NOW)
    await log.people.add_challenge(Challenge("other", "ada", "sign-in", LATER), NOW)
    taken = [
        await log.people.take_challenge(Challenge(f"digest {number}", "ada", "passkey", NOW)) for number in range(3)
    ]
    assert taken == [False, False, True]
    assert await log.people.take_challenge(Challenge("other", "ada", "sign-in", NOW))


async def test_a_device_joins_by_a_link_that_it_has_claimed_and_its_games_move(log: Log):
    await linked(log, "ben")
    assert (await log.people.join(joining("eve", link="token"))).outcome == "stale"
    assert await log.people.join(joining("ben", link="token")) == ("joined", True)
    assert [each.key for each in await log.people.devices("ada")] == ["ada", "ben"]
    assert await log.people.moves(9) == [Move("ben", "ada", NOW)]
    assert (await log.people.join(joining("ben", link="token", was="ada"))).outcome == "stale"
    await log.people.end_move("ben")
    assert await log.people.moves(9) == []


async def test_nobody_joins_by_a_link_that_is_over_dropped_or_of_a_device_that_was_signed_out(log: Log):
    await linked(log, "ben")
    over = joining("ben", link="token")._replace(at=LATER)
    assert (await log.people.join(over)).outcome == "stale"
    await log.people.sign_out("ada", "ada", NOW)
    assert (await log.people.join(joining("ben", link="token"))).outcome == "stale"


async def test_a_device_joins_by_a_passkey_of_that_very_person(log: Log):
    await log.people.add_passkey(passkey("key"), 9)
    assert await log.people.add_passkey(passkey("other", "ben"), 9)
    assert (await log.people.join(joining("eve", passkey="other"))).outcome == "stale"
    assert (await log.people.join(joining("eve", passkey="none"))).outcome == "stale"
    assert (await log.people.join(joining("eve", passkey="key", was="ben"))).outcome == "stale"
    assert await log.people.join(joining("eve", passkey="key")) == ("joined", True)


async def test_a_device_that_joins_with_a_new_cookie_is_signed_out_by_its_former_one(log: Log):
    await log.people.add_passkey(passkey("key"), 9)
    assert await log.people.join(joining("ben", passkey="key")._replace(cookie="new")) == ("joined", True)
    assert [each.key for each in await log.people.devices("ada")] == ["new"]
    left = await log.people.device("ben")
    assert left is not None
    assert left.person is None


async def test_games_stay_where_another_device_or_a_passkey_leads_to_them(log: Log):
    await log.people.add_passkey(passkey("key"), 9)
    await log.people.add_passkey(passkey("bens", "ben"), 9)
    assert await log.people.join(joining("ben", passkey="key")) == ("joined", False)
    await log.people.add_device(device("tablet", "eve"))
    assert await log.people.join(joining("eve", passkey="key")) == ("joined", False)
    assert await log.people.moves(9) == []


async def test_a_move_goes_on_to_whom_its_new_person_joins(log: Log):
    await log.people.add_passkey(passkey("key"), 9)
    await log.people.join(joining("ben", passkey="key"))
    await log.people.delete_passkey("key", "ada")
    await log.people.add_passkey(passkey("zoes", "zoe"), 9)
    left = await log.people.join(Joining("ben", "ben", "", "ada", "zoe", None, "zoes", NOW + 1, 9))
    assert left == ("joined", True)
    assert sorted(await log.people.moves(9)) == [Move("ada", "zoe", NOW + 1), Move("ben", "zoe", NOW + 1)]


async def test_a_person_has_so_many_devices(log: Log):
    await log.people.add_passkey(passkey("key"), 9)
    outcomes = [(await log.people.join(joining(f"d{number}", passkey="key"))).outcome for number in range(4)]
    assert outcomes == ["joined", "joined", "joined", "full"]


async def test_passkeys_are_bounded_named_and_deleted_by_their_person_alone(log: Log):
    assert [await log.people.add_passkey(passkey(key), 2) for key in "aab"] == [True, False, True]
    assert not await log.people.add_passkey(passkey("c"), 2)
    assert await log.people.passkey("a") == passkey("a")
    assert not await log.people.name_passkey("a", "ben", "Mine")
    assert await log.people.name_passkey("a", "ada", "Mine")
    assert [each.name for each in await log.people.passkeys("ada")] == ["Mine", "Key"]
    assert not await log.people.delete_passkey("a", "ben")
    assert await log.people.delete_passkey("a", "ada")
    assert await log.people.passkey("a") is None


async def test_a_passkey_that_counts_never_counts_backwards(log: Log):
    await log.people.add_passkey(passkey("key"), 9)
    assert [await log.people.use_passkey("key", counted, NOW) for counted in (0, 0, 5, 5, 3, 0, 6)] == [
        *(True, True, True),
        *(False, False, False),
        True,
    ]


async def test_a_renewed_device_is_one_device_and_signed_out_under_both_keys(log: Log):
    await log.people.add_device(device("old", "ada", "Tablet"))
    await log.people.renew_device(device("new", "ada", ""), "old")
    await log.people.renew_device(device("newest", "ada", ""), "new")
    assert await log.people.devices("ada") == [device("newest", "ada", "Tablet")]
    await log.people.sign_out("newest", "ada", NOW)
    for key in ("old", "new", "newest"):
        found = await log.people.device(key)
        assert found is not None
        assert found.person is None


async def test_a_device_that_had_no_row_is_renewed_as_its_own_person(log: Log):
    await log.people.renew_device(device("new", "old", ""), "old")
    assert [each.key for each in await log.people.devices("old")] == ["new"]
    await log.people.sign_out("new", "old", NOW)
    assert (await log.people.device("old")) is not None
    assert await log.people.devices("old") == []


async def test_who_is_forgotten_has_left_nothing(log: Log):
    await log.people.know(PersonRow("ada", "Ada", NOW, NOW))
    await log.people.add_passkey(passkey("key"), 9)
    await linked(log, "ben")
    await log.people.join(joining("ben", link="token"))
    await log.people.forget("ada", LATER)
    assert await log.people.person("ada") is None
    assert await log.people.passkeys("ada") == await log.people.devices("ada") == await log.people.moves(9) == []
    assert await log.people.link("token", NOW) is None
    for key in ("ada", "ben"):
        left = await log.people.device(key)
        assert left is not None
        assert (left.person, left.key == key) == (None, False)


async def test_rows_of_a_board_go_to_who_has_none_there(log: Log):
    for board, name in (("one", "ben"), ("one", "eve"), ("two", "ben"), ("two", "ada")):
        await waiting(log, f"{board} {name}")
        row = LeaderboardRow(board, name, 1, 1.0, f"{board} {name}".encode())
        await log.leaderboards.enter(f"{board} {name}", b"", [row])
    await log.leaderboards.rename("ben", "ada")
    found = [row for board in ("one", "two") for row in await log.leaderboards.rows(board, ["ada", "ben", "eve"])]
    assert sorted((row.board, row.name, row.body) for row in found) == [
        ("one", "ada", b"one ben"),
        ("one", "eve", b"one eve"),
        ("two", "ada", b"two ada"),
    ]


async def waiting(log: Log, table: str) -> None:
    await log.create(Card(table, table, False, "open", NOW, b"{}"), Row(table, 0, NOW, b"", b"{}"))
    await log.append(Row(table, 1, NOW, b"", b"{}"), due=None, ended=True)


async def test_packs_change_their_owner(log: Log):
    for number, owner in enumerate(("ben", "ben", "eve")):
        await log.packs.add(SavedPack(f"{number}", owner, NOW, False, b""), 9, 9)
    await log.packs.change_owner("ben", "ada")
    owners = [pack and pack.owner for pack in [await log.packs.read(f"{number}") for number in range(3)]]
    assert owners == ["ada", "ada", "eve"]


async def test_a_fact_is_replaced_only_if_it_is_what_it_was(log: Log):
    await log.installation.agree("fact", b"one")
    assert await log.installation.replace("fact", b"two", b"three") == b"one"
    assert await log.installation.replace("fact", b"one", b"three") == b"three"


async def test_who_was_here_lately_is_not_unseen(log: Log):
    await log.people.know(PersonRow("ada", "Ada", NOW, NOW))
    await log.people.know(PersonRow("ben", "Ben", NOW, LATER))
    await log.people.know(PersonRow("ben", "Ben", LATER, LATER))
    assert await log.retention.unseen(LATER, 9) == ["ada"]
    assert await log.retention.unseen(LATER + 1, 9) == ["ada", "ben"]


async def test_all_keys_of_a_person_are_known_also_those_of_devices_that_were_signed_out_and_of_who_they_were(log: Log):
    await log.people.add_device(device("ada"))
    await log.people.renew_device(device("new", "ada", ""), "ada")
    await log.people.add_passkey(passkey("key"), 9)
    await log.people.join(joining("ben", passkey="key"))
    await log.people.join(Joining("zoe", "zoes new", "", "zoe", "ada", None, "key", NOW, 9))
    await log.people.sign_out("ben", "ada", LATER)
    for was in ("ben", "zoe"):
        await log.people.end_move(was)
    assert await log.people.moves(9) == []
    assert await log.people.becomes("zoe") == "ada"
    assert await log.people.keys("ada") == ["ada", "ben", "new", "zoe", "zoes new"]
    await log.people.move_again("zoe")
    assert [move.was for move in await log.people.moves(9)] == ["zoe"]
