"""Messages about ratings and leaderboards."""

from typing import Literal

from msgspec import Struct

RatedTempo = Literal["live", "days"]
"""The tempos of rated games: people stay at the table, or have days to think."""


class RatingShown(Struct, frozen=True):
    """The rating of a person in a game at a tempo, as of now."""

    game: str
    tempo: RatedTempo
    points: int
    within: int
    """Half of the 95 % interval, in points."""
    provisional: bool
    """True while the interval is so wide that the person is on no leaderboard."""
    games: int
    against_people: int
    """The number of these games in which other people were compared; the others were against bots alone."""
    won: int
    places: tuple[int, ...]
    """The places in the last eight games, the latest last."""
    ended: float
    """When the last game ended, in seconds since the epoch."""


class PersonListed(Struct, frozen=True):
    """A person on a leaderboard."""

    id: str
    name: str
    rank: int | None
    """From 1. None for the reader if they are not on the leaderboard."""
    rating: RatingShown


class BotListed(Struct, frozen=True):
    """A level of bots on the scale of people, as measured."""

    level: str
    points: int
    low: int
    """The lower end of the 95 % interval."""
    high: int


class Leaderboard(Struct, frozen=True):
    """People by the lower ends of their intervals. It has no provisional ratings, nor people who rest for 90 days."""

    game: str
    tempo: RatedTempo
    people: int
    """The number of people on the leaderboard. Below ten, `rows` is empty, except among friends or in a club."""
    rated: int
    """The number of people with a rating, those who are left out too."""
    rows: list[PersonListed]
    """A page of 100."""
    bots: list[BotListed]
    """The weakest first; empty if none was measured."""
    own: PersonListed | None = None
    """The reader, if rated."""
    after: str | None = None
    """The next page is asked for with `after=`; None on the last one."""
