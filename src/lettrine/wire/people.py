"""What somebody is told of themselves, their devices and their passkeys, and what they say about them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from lettrine.play.table_events import Name

KeyName = Annotated[str, Meta(max_length=40)]
"""What a device or a passkey is called: by its owner, or by the page's guess."""
Token = Annotated[str, Meta(max_length=64)]


class Me(Struct, frozen=True):
    """Who asks, as they are known here. Without a cookie nobody is."""

    known: bool
    id: str
    """The same for all one's devices, and nobody else's; it says nothing to others. Empty for nobody."""
    name: str
    passkeys: Literal["here", "address", "insecure"]
    """Whether browsers make passkeys at this address, or why not."""


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person wants to be called."""

    name: Name


class NewKeyName(Struct, frozen=True, forbid_unknown_fields=True):
    """What a device or a passkey is to be called."""

    name: KeyName


class DeviceInfo(Struct, frozen=True):
    """A device of one's own. Times are in milliseconds since the epoch."""

    id: str
    name: str
    at: int
    seen: int
    here: bool
    """Whether it is the one that asks."""


class PasskeyInfo(Struct, frozen=True):
    """A passkey of one's own, and the name of the host that it is good for."""

    id: str
    name: str
    host: str
    at: int
    used: int


class Keys(Struct, frozen=True):
    """All by which somebody is known."""

    devices: tuple[DeviceInfo, ...]
    passkeys: tuple[PasskeyInfo, ...]


class DeviceName(Struct, frozen=True, forbid_unknown_fields=True):
    """What the device that asks is called, if it has no name yet."""

    device: KeyName = ""


class NewLink(Struct, frozen=True):
    """A link has been made: its secret, which is told this once, and for how many seconds it is good."""

    token: str
    seconds: int


class LinkToken(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link."""

    token: Token


class LinkClaim(Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever has a link wants to join, and what their device is called."""

    token: Token
    device: KeyName = ""


class LinkInfo(Struct, frozen=True):
    """A link as one side may see it."""

    side: Literal["maker", "claimer", "guest"]
    claimed: bool
    check: str
    """Letters that both sides are shown once it is claimed: they are to be the same."""
    name: str
    """What the person is called that is to be joined."""
    device: str
    """What the device is called that wants to join."""
    seconds: int
    moves: bool
    """Whether the games of who joins come along."""
    dropped: tuple[str, ...]
    """The games in which their ratings give way to those of whom they join."""


class Joined(Struct, frozen=True):
    """A device has joined somebody: what they are called, and whether its games have come along."""

    name: str
    moved: bool


class PasskeyOptions(Struct, frozen=True):
    """What the browser's own interface for passkeys is to be called with."""

    options: dict[str, Any]


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that a browser has made, as its own interface says it."""

    credential: dict[str, Any]
    name: KeyName = ""
    device: KeyName = ""


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that a browser has used, as its own interface says it."""

    credential: dict[str, Any]
    device: KeyName = ""
