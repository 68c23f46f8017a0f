"""Clubs, as they are asked for and shown."""

from typing import Annotated

from msgspec import Meta, Struct

from regalia.server.store.clubs import AgreedInClub, HighScore, Joining, Role, Standing, Streak
from regalia.server.wire.base import Id, Message, Name
from regalia.server.wire.talk import MOST_CHARACTERS

CREST = r"^([a-z]+\.[a-z]+\.[a-z]+\.[a-z]+)?$"


class ClubSettings(Message, frozen=True):
    """What the owners of a club choose, at its foundation and later."""

    name: Name
    words: Annotated[str, Meta(max_length=500)] = ""
    crest: Annotated[str, Meta(max_length=60, pattern=CREST)] = ""
    """Division, two tinctures and charge, such as `pale.azure.or.star`; empty for a crest drawn from the name."""
    joining: Joining = "request"
    talks: bool = True
    """True if the members can talk."""


class Founded(Struct, frozen=True):
    """The id of a new club."""

    id: str


class ClubRole(Message, frozen=True):
    """The role that a person gets in a club."""

    role: Role


class ClubTable(Message, frozen=True):
    """The table to which people are invited."""

    table: Annotated[str, Meta(max_length=16)]


class ClubSay(Message, frozen=True):
    """A line of talk in a club."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHARACTERS)]


class ClubLine(Struct, frozen=True):
    """A club in a list."""

    id: str
    name: str
    words: str
    crest: str
    """Four words with dots between them; its picture is at `/clubs/<id>/crest`."""
    joining: Joining
    people: int
    """The number of members."""
    role: Standing | None = None
    """What the reader is to it; null for a stranger."""


class ClubList(Struct, frozen=True):
    """The reader's own clubs, and all clubs, those with most members first."""

    own: list[ClubLine]
    clubs: list[ClubLine]
    """A page of 50."""
    waiting: int = 0
    """Requests to join that wait for the reader."""
    after: str | None = None
    """The next page is asked for with `after=`; null on the last one."""


class MemberNamed(Struct, frozen=True):
    """A person in a club."""

    id: str
    name: str
    role: Standing
    at: float
    """Since when, in seconds since the epoch."""


class ClubRecords(Struct, frozen=True):
    """The records of a club in its public games, by game; those of games without any are missing."""

    scores: list[HighScore] = []
    streaks: list[Streak] = []
    names: dict[str, str] = {}
    """The names of the people in them, by id."""
    counting: bool = False
    """True while they are counted for the first time; then they are empty."""


class ClubSheet(Struct, frozen=True):
    """A club as the reader sees it. What is below `role` is empty for those who are no members."""

    id: str
    name: str
    words: str
    crest: str
    joining: Joining
    talks: bool
    people: int
    founded: float
    officers: list[MemberNamed]
    """Owners first. Empty for readers without an account."""
    role: Standing | None
    """What the reader is to it; null for a stranger."""
    asking: list[MemberNamed] = []
    """Those who ask to join, for owners and officers."""
    agreed: dict[str, AgreedInClub] = {}
    """What its tables are opened with, by game."""
    records: ClubRecords = ClubRecords()


class ClubMembers(Struct, frozen=True):
    """The members of a club, owners and officers first, then by time."""

    members: list[MemberNamed]
    removed: list[MemberNamed] = []
    """Those who were removed, for owners and officers."""


class LineInClub(Struct, frozen=True):
    """A line of talk in a club. A removed one has no text."""

    number: int
    at: float
    person: str
    name: str
    text: str
    removed: bool
    own: bool
    """True if the reader has said it."""


class ClubTalk(Struct, frozen=True):
    """The latest lines of a club, the first at the beginning."""

    lines: list[LineInClub]
    may_remove: bool
    """True if the reader can remove lines."""
