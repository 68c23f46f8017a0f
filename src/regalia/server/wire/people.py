"""Messages about people who have accounts."""

from typing import Literal

from msgspec import Struct

from regalia.server.wire.ratings import RatingShown

Reputation = Literal["finishes", "mostly", "leaves"]
"""Of the last games with people: the person finishes them, mostly does, or leaves games."""
TieToYou = Literal["none", "you", "friend", "asked", "asks"]
"""What a person is to the reader: nothing, the same person, a friend, asked to be one, or one who asks for it."""


class ClubNamed(Struct, frozen=True):
    """A club of a person."""

    id: str
    name: str


class PersonMessage(Struct, frozen=True):
    """A person as the reader sees them; their crest is at `/crests/<id>`.

    What is below `open` is empty if the page is closed to the reader.
    """

    id: str
    name: str
    tie: TieToYou
    blocked: bool
    """True if the reader has blocked the person."""
    open: bool
    """False if the person shows their page to others only."""
    since: float | None = None
    """When the account was opened, in seconds since the epoch."""
    speaks: tuple[str, ...] = ()
    """The languages that the person has named: `en`, `ja`."""
    words: str = ""
    """What the person says about themselves: plain text in one line."""
    reputation: Reputation | None = None
    """None below ten public games with people."""
    friend_since: float | None = None
    clubs: tuple[ClubNamed, ...] = ()
    """The clubs of which the person is a member, by name."""
    ratings: tuple[RatingShown, ...] = ()
    """By game and tempo."""


class PersonNamed(Struct, frozen=True):
    """A person, and since when they are that to the reader."""

    id: str
    name: str
    at: float


class Circle(Struct, frozen=True):
    """The people whom the reader knows."""

    friends: list[PersonNamed]
    asking: list[PersonNamed]
    """Those who ask to be friends."""
    asked: list[PersonNamed]
    """Those whom the reader has asked."""
    blocked: list[PersonNamed]
