"""What is stored of somebody who has joined another person goes to that one: scripts for every database."""

from lettrine.store.scripts import Script

PUT_AWAY = """
UPDATE lettrine.seats SET away = former.away FROM lettrine.seats AS former
WHERE seats.table_id = $1 AND seats.person = $3 AND former.table_id = $1 AND former.person = $2
  AND former.seat = seats.seat
"""
COPY_SEAT = """
INSERT INTO lettrine.seats (table_id, person, seat, status, at, away)
SELECT table_id, CAST($3 AS text), seat, status, at, away FROM lettrine.seats WHERE table_id = $1 AND person = $2
ON CONFLICT DO NOTHING
"""
DROP_SEAT = "DELETE FROM lettrine.seats WHERE table_id = $1 AND person = $2"

# Who has blocked the other of two that are one now has blocked nobody, and what both have is there once.
BETWEEN = "DELETE FROM lettrine.blocks WHERE person IN ($1, $2) AND blocked IN ($1, $2)"
BLOCKS = """
UPDATE lettrine.blocks SET person = $2 WHERE person = $1
AND NOT EXISTS (SELECT 1 FROM lettrine.blocks AS other WHERE other.person = $2 AND other.blocked = blocks.blocked)
"""
BLOCKED = """
UPDATE lettrine.blocks SET blocked = $2 WHERE blocked = $1
AND NOT EXISTS (SELECT 1 FROM lettrine.blocks AS other WHERE other.blocked = $2 AND other.person = blocks.person)
"""
DROP_BLOCKS = "DELETE FROM lettrine.blocks WHERE $1 IN (person, blocked)"
VOICES = "UPDATE lettrine.voices SET person = $2 WHERE person = $1"
# A person has one open report of another at a table: of two that would be the same, one is kept without its reporter.
OWN_REPORTS = "UPDATE lettrine.reports SET reporter = '' WHERE reporter IN ($1, $2) AND person IN ($1, $2)"
SAME_REPORTS = """
UPDATE lettrine.reports SET reporter = '' WHERE state = 'open' AND $1 IN (reporter, person) AND EXISTS (
  SELECT 1 FROM lettrine.reports AS other WHERE other.state = 'open' AND other.table_id = reports.table_id
    AND other.reporter = CASE reports.reporter WHEN $1 THEN $2 ELSE reports.reporter END
    AND other.person = CASE reports.person WHEN $1 THEN $2 ELSE reports.person END
)
"""
REPORTERS = "UPDATE lettrine.reports SET reporter = $2 WHERE reporter = $1"
REPORTED = "UPDATE lettrine.reports SET person = $2 WHERE person = $1"
# Nobody sheds a ban by becoming somebody else: of two, that which lasts longer holds.
BAN = """
INSERT INTO lettrine.bans (person, at, until, reason)
SELECT CAST($2 AS text), at, until, reason FROM lettrine.bans WHERE person = $1
ON CONFLICT (person) DO UPDATE SET at = excluded.at, until = excluded.until, reason = excluded.reason
WHERE bans.until IS NOT NULL AND (excluded.until IS NULL OR excluded.until > bans.until)
"""
DROP_BAN = "DELETE FROM lettrine.bans WHERE person = $1"
NEXT_VERSION = "UPDATE lettrine.manners_version SET version = version + 1"


def move_seat(table: str, was: str, becomes: str) -> Script[None]:
    """Put somebody into the index of a table in place of who they were."""
    yield PUT_AWAY, (table, was, becomes)
    yield COPY_SEAT, (table, was, becomes)
    yield DROP_SEAT, (table, was)


def move_manners(was: str, becomes: str) -> Script[None]:
    """Blocks by and of somebody, their voices, reports by and of them, and their ban."""
    for statement in (BETWEEN, BLOCKS, BLOCKED):
        yield statement, (was, becomes)
    yield DROP_BLOCKS, (was,)
    for statement in (VOICES, OWN_REPORTS, SAME_REPORTS, REPORTERS, REPORTED, BAN):
        yield statement, (was, becomes)
    yield DROP_BAN, (was,)
    yield NEXT_VERSION, ()
