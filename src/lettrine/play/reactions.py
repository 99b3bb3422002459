"""Reactions: one of six signs that somebody shows the table for a moment. They are stored nowhere.

A reaction is decided like anything else, by a pure function of the table, in each process that shows it: what another
process passes on is believed no more than what a client sends.
"""

from typing import Literal, NamedTuple, get_args

from lettrine.core.game import Refusal
from lettrine.play.chat import Chat, Participant, muted_by, speaker_of
from lettrine.play.table import Table

Sign = Literal["bravo", "thanks", "laugh", "wow", "oops", "think"]
SIGNS: tuple[Sign, ...] = get_args(Sign)


class Reaction(NamedTuple):
    """What somebody shows, by their seat."""

    seat: int
    sign: Sign


def objection_to_reaction(table: Table, seat: int | None) -> Refusal | None:
    """What there is against a reaction: whoever sits here may react, as long as the chat is open."""
    sitter = table.sitters[seat] if seat is not None and 0 <= seat < len(table.sitters) else None
    if sitter is None or sitter.key is None:
        return Refusal("not_seated")
    return Refusal("chat_closed") if table.chat_closed else None


def sees_reaction(table: Table, chat: Chat, reaction: Reaction, who: Participant) -> bool:
    """Whether somebody is shown a reaction: everybody is, but for those who have muted or blocked its author."""
    author = speaker_of(table, table.sitter(reaction.seat).key or "")
    return author not in who.blocked and author not in muted_by(table, chat, who.speaker)
