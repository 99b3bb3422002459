"""Chat at a table: who gets a message, everyone or one team, but for those who have muted its author.

The author of a message is named by a speaker id, which is `voice` in what is stored and on the wire. Chat is stored
beside the log (play/chats.py). Each room has a channel of its own: what one team says must not push out what the others
can read. Tables of earlier versions have chat in their logs as well.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import msgspec
from msgspec import field
from msgspec.structs import replace

from lettrine.core.game import Refusal
from lettrine.core.value import Value
from lettrine.play import table_events as te
from lettrine.play.speakers import speaker_id
from lettrine.play.table import MOST_RECEIPTS, MOST_SENDERS, Table, newest_messages
from lettrine.store.chat import Bounds, ChatEntry, Receipt

MESSAGES = Bounds(channel=500, author=200)
"""How many messages of a room are stored, in all and of one person. Those who come later are shown fewer."""
MUTES = Bounds(channel=500, author=1)
"""How many people's mutes are stored: for each, the newest list."""
ERASURES = Bounds(channel=500, author=500)
"""How many notes are stored that everything of somebody's is deleted."""
ERASED = "erased"
"""Their channel: each has the speaker ids of whoever is not in this chat any more, and nobody as its author."""
SEATED_MUTES, WATCHER_MUTES = "mutes", "watcher mutes"
"""The channels of mutes: any number of watchers may come, and must not push out the mutes of those who sit there."""

RECEIPTS = Bounds(channel=MOST_RECEIPTS * MOST_SENDERS, author=MOST_RECEIPTS)
"""How many messages are remembered as done: of those who sit there, of watchers, and of each."""


class Participant(NamedTuple):
    """Somebody at a table: a seat, or None for a watcher, and a speaker id, which is empty without a cookie."""

    seat: int | None
    speaker: str
    blocked: frozenset[str] = frozenset()
    """The speaker ids of those whom they have blocked, at this table as at all others."""


class Chat(Value, frozen=True):
    """A table's chat in memory: the fold of its stored entries."""

    number: int = 0
    """That of the newest entry."""
    talk: tuple[te.Said, ...] = ()
    """The newest messages of each room."""
    old: tuple[te.Said, ...] = ()
    """Those that are left out when the log is read, and are older than all in it."""
    mutes: dict[str, frozenset[str]] = field(default_factory=dict)
    """By speaker id, whom somebody has muted; who is not in it has changed nothing since mutes were in the log."""


class Draft(NamedTuple):
    """What a command adds to the chat."""

    channel: str
    author: str
    content: te.Said | tuple[str, ...]
    """A message, or all who are muted."""
    bounds: Bounds

    @property
    def body(self) -> bytes:
        """As it is stored."""
        return te.encode(self.content) if isinstance(self.content, te.Said) else msgspec.json.encode(self.content)


ChatOutcome = Draft | Refusal
ChatCommand = Callable[[Table, Chat, int], ChatOutcome]
"""A command of the chat, at a time: decided again when another process was faster, so it depends on nothing
else."""


def participant(table: Table, key: str | None, blocked: Iterable[str] = ()) -> Participant:
    """Who somebody is at a table, by the fingerprint of their cookie, and whom they have blocked, by theirs."""
    if key is None:
        return Participant(None, "")
    return Participant(table.seat_of(key), speaker_of(table, key), speaker_ids(table, blocked))


def speaker_ids(table: Table, keys: Iterable[str]) -> frozenset[str]:
    """The public names of several people at a table."""
    return frozenset(speaker_of(table, key) for key in keys)


def speaker_of(table: Table, key: str) -> str:
    """The speaker id of whoever holds a key at a table: it stays the same where they have come to it by another key."""
    return speaker_id(table.id, table.voices.get(key, key))


def message_draft(said: te.Said) -> Draft:
    """A message to be added to its room's channel."""
    return Draft(te.room_of(said), said.voice, said, MESSAGES)


def mutes_draft(who: Participant, muted: Iterable[str]) -> Draft:
    """Everybody whom somebody has muted from now on."""
    channel = WATCHER_MUTES if who.seat is None else SEATED_MUTES
    return Draft(channel, who.speaker, tuple(sorted(muted)), MUTES)


def erasure_draft(speaker: str) -> Draft:
    """That all of a speaker's is deleted from the chat: whoever has it in memory leaves it out from now on."""
    return Draft(ERASED, "", (speaker,), ERASURES)


def is_message(entry: ChatEntry) -> bool:
    """Whether an entry is a message; otherwise it has its author's mutes, or notes an erasure."""
    return entry.channel not in (SEATED_MUTES, WATCHER_MUTES, ERASED)


def _has_mutes(entry: ChatEntry) -> bool:
    return entry.channel in (SEATED_MUTES, WATCHER_MUTES)


def message_in(entry: ChatEntry) -> te.Said:
    """The message of an entry."""
    said: te.Said = te.decode(entry.body)
    return said


def chat_of(entries: Sequence[ChatEntry], old: Iterable[te.TableEvent]) -> Chat:
    """The chat of all entries that are stored, and of the events that are left out when the log is read."""
    return Chat(
        number=entries[-1].number if entries else 0,
        talk=newest_messages([message_in(entry) for entry in entries if is_message(entry)]),
        old=newest_messages([said for said in old if isinstance(said, te.Said)]),
        mutes={entry.author: _speakers_in(entry) for entry in entries if _has_mutes(entry)},
    )


def chat_after(chat: Chat, entry: ChatEntry) -> Chat:
    """The chat after another entry."""
    if is_message(entry):
        return replace(chat, number=entry.number, talk=newest_messages((*chat.talk, message_in(entry))))
    if entry.channel == ERASED:
        return _without(replace(chat, number=entry.number), _speakers_in(entry))
    return replace(chat, number=entry.number, mutes={**chat.mutes, entry.author: _speakers_in(entry)})


def _without(chat: Chat, gone: frozenset[str]) -> Chat:
    talk, old = (tuple(said for said in messages if said.voice not in gone) for messages in (chat.talk, chat.old))
    return replace(chat, talk=talk, old=old, mutes={by: who for by, who in chat.mutes.items() if by not in gone})


def _speakers_in(entry: ChatEntry) -> frozenset[str]:
    return frozenset(msgspec.json.decode(entry.body, type=list[str]))


def is_recipient(table: Table, chat: Chat, said: te.Said, who: Participant) -> bool:
    """Whether a message is sent to somebody."""
    if said.voice in who.blocked or said.voice in muted_by(table, chat, who.speaker):
        return False
    return may_read(table, said, who)


def may_read(table: Table, said: te.Said, who: Participant) -> bool:
    """Whether a message was for somebody, whether or not they want to hear its author."""
    return said.room == "table" or (who.seat is not None and table.team_of(who.seat) == said.team)


def chat_history(table: Table, chat: Chat, who: Participant) -> tuple[te.Said, ...]:
    """The latest messages, as far as they are for somebody."""
    talk = newest_messages(_messages(table, chat))
    return tuple(said for said in talk if is_recipient(table, chat, said, who))


def muted_by(table: Table, chat: Chat, speaker: str) -> tuple[str, ...]:
    """The speaker ids that somebody has muted."""
    muted = chat.mutes.get(speaker)
    return tuple(sorted({other for by, other in table.mutes if by == speaker} if muted is None else muted))


def speakers(table: Table, chat: Chat) -> set[str]:
    """The speaker ids of everyone who sits here, or has said something."""
    return _sitting(table) | {said.voice for said in _messages(table, chat)}


def receipt_of(table: Table, sent: te.Sent) -> Receipt:
    """The receipt of a message: watchers, of whom any number may come, do not push out those of the others."""
    return Receipt("seated" if sent.by in _sitting(table) else "watchers", message_bytes(sent), RECEIPTS)


def message_bytes(sent: te.Sent) -> bytes:
    """What the sender of a message calls it, as it is stored: any text, zeros included."""
    return sent.id.encode()


def _sitting(table: Table) -> set[str]:
    return {speaker_of(table, sitter.key) for sitter in table.sitters if sitter is not None and sitter.key}


def _messages(table: Table, chat: Chat) -> tuple[te.Said, ...]:
    """All messages in memory, in order."""
    return (*chat.old, *table.talk, *chat.talk)
