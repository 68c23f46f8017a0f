"""What is kept of notices: where people want them, which are still to be sent, and the secret addresses of feeds."""

from typing import Literal, Protocol, get_args

from msgspec import Struct

NoticeKind = Literal["turn", "flag", "over", "invited", "mentioned"]
"""It is one's turn; one's flag falls soon; the game is over; one is invited to a table; one is named in its talk."""
KINDS: tuple[NoticeKind, ...] = get_args(NoticeKind)

Medium = Literal["webhook", "push", "mail"]
"""A chat room, a browser, or an e-mail address."""


class Channel(Struct, frozen=True):
    """Where a person wants notices."""

    id: str
    person: str
    address: str
    """Of the webhook, of the browser at its push service, or the e-mail address."""
    language: str
    origin: str
    """How the person reaches the arena, such as `https://arena.example.org`; links begin with it."""
    medium: Medium = "webhook"
    label: str = ""
    """The device of a browser; empty for the others."""
    secret: str = ""
    """What is needed to encrypt for a browser: its public key and its secret, in base64url, with a dot between them."""
    kinds: tuple[NoticeKind, ...] = KINDS
    """The kinds of notices that go there."""
    daily: bool = False
    """True if e-mails are sent once a day."""
    sent_at: float = 0.0
    """When the last e-mail was sent."""


class Notice(Struct, frozen=True):
    """Something to tell a person, on each of their channels once."""

    person: str
    kind: NoticeKind
    mark: str
    """Of two notices about a table with the same mark, one is sent."""
    at: float
    """When to tell it, unless it is no longer so."""


class Parcel(Struct, frozen=True):
    """A notice on its way to one channel."""

    number: int
    table: str
    kind: NoticeKind
    mark: str
    tried: int
    """How often it could not be delivered."""
    at: float
    """Since when it is to be delivered."""
    made: float
    """Since when it was to be delivered at first."""
    channel: Channel


class Feed(Struct, frozen=True):
    """A secret address under which a person's turns are listed."""

    id: str
    """The SHA-256 of the secret."""
    person: str
    language: str
    origin: str


class Outbox(Protocol):
    """Where notices are kept until they are delivered. What is saved is durable when the call returns."""

    async def save_channel(self, channel: Channel) -> None:
        """A new channel, or what has changed of it. A browser has one channel: the one of an earlier person ends."""
        ...

    async def drop_channel(self, person: str, channel: str) -> None:
        """Delete a channel of a person with all that is on its way to it."""
        ...

    async def channels(self, person: str) -> list[Channel]:
        """The channels of a person."""
        ...

    async def channel(self, channel: str) -> Channel | None:
        """A channel by its id."""
        ...

    async def stop_channel(self, channel: str) -> None:
        """Send no kind of notices to a channel any more."""
        ...

    async def note(self, table: str, notices: list[Notice]) -> None:
        """Put notices into the outbox, unless they are or were there."""
        ...

    async def parcels(self, now: float, most: int = 1000) -> list[Parcel]:
        """What is to be delivered by now, that which waits for longest first."""
        ...

    async def hold(self, parcel: Parcel, until: float) -> bool:
        """Deliver it no earlier than then. False if it is no longer as it was read: another node delivers it."""
        ...

    async def claim_channel(self, channel: Channel, now: float) -> bool:
        """Note that an e-mail is sent now. False if one was sent since the channel was read."""
        ...

    async def put_off(self, parcel: int, until: float) -> None:
        """Try again later."""
        ...

    async def sent(self, parcel: int) -> None:
        """A notice need not be delivered any more."""
        ...

    async def delivered(self, parcel: Parcel) -> None:
        """A notice is delivered, and with it all of its kind about the table on their way to the same channel."""
        ...

    async def arena_key(self, name: str, fresh: str) -> str:
        """The key that this arena keeps under a name: `fresh`, if there was none."""
        ...

    async def forget_sent(self, before: float) -> None:
        """Delete what was noted before a time and is not on its way any more."""
        ...

    async def save_feed(self, feed: Feed) -> None:
        """The feed of a person, in the place of the one before."""
        ...

    async def feed(self, feed: str) -> Feed | None:
        """A feed by its id."""
        ...
