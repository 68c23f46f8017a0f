"""The model of strength: a normal distribution per player, moved by the places of each game.

`BradleyTerryFull` of openskill (Weng and Lin 2011) compares each pair at a table. Its scale is nearly the same for tables
of two to six, unlike that of its usual model, which stretches with the number of seats; a test keeps the comparison.
"""

from collections.abc import Collection, Sequence
from math import exp, sqrt

from msgspec import Struct
from openskill.models import BradleyTerryFull

MODEL = BradleyTerryFull()
DAY = 86400.0
IDLE = 90 * DAY
"""Seconds without a game after which a rating becomes less certain."""
MONTH = 30 * DAY
GROWTH = 0.5
"""By how much sigma grows in a month of idleness."""
SETTLED = 5.0
"""The largest sigma of a rating that is no longer provisional."""
MIDDLE, SCALE = 1500, 40
"""Points shown for a new rating, and points per unit of mu."""
LAST = 1_000_000
"""A place after all others."""


class Rating(Struct, frozen=True):
    """What is known of a player's strength: mean and standard deviation. The default is a new player."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval, by which leaderboards are ordered."""
        return self.mu - 2 * self.sigma

    @property
    def is_settled(self) -> bool:
        """True if the rating is no longer provisional."""
        return self.sigma <= SETTLED


NEW = Rating()


class Entrant(Struct, frozen=True):
    """A player in one game."""

    rating: Rating
    place: int
    """1 for a winner; equal places share a rank."""
    advantage: float = 0.0
    """What the side adds to mu in this game (see `regalia.ratings.sides`)."""
    fixed: bool = False
    """True for a bot: its rating is an anchor, and stays as it is."""


class Shown(Struct, frozen=True):
    """A rating as people read it."""

    points: int
    within: int
    """Half of the 95 % interval, in points."""
    provisional: bool


Pairs = Collection[frozenset[int]]
"""Pairs of entrants, by their index."""


def rate(entrants: Sequence[Entrant], apart: Pairs = frozenset()) -> list[Rating]:
    """The ratings after a game, in the order of the entrants. Pairs that are `apart` are not compared with each other."""
    if not apart:
        return compared(entrants)
    return [alone(index, entrants, apart) for index in range(len(entrants))]


def alone(index: int, entrants: Sequence[Entrant], apart: Pairs) -> Rating:
    """The rating of one entrant after a game. The model moves it by its pairs alone, so others need not be there."""
    others = [each for number, each in enumerate(entrants) if number != index and frozenset((index, number)) not in apart]
    return compared([entrants[index], *others])[0]


def compared(entrants: Sequence[Entrant]) -> list[Rating]:
    """The ratings after a game in which all pairs count; the anchors are put back."""
    if len(entrants) < 2:
        return [each.rating for each in entrants]
    teams = [[MODEL.rating(each.rating.mu + each.advantage, each.rating.sigma)] for each in entrants]
    after = MODEL.rate(teams, ranks=[float(each.place) for each in entrants])
    return [
        each.rating if each.fixed else Rating(moved.mu - each.advantage, moved.sigma)
        for each, (moved,) in zip(entrants, after, strict=True)
    ]


def expected(one: Entrant, other: Entrant) -> tuple[float, float]:
    """The probability with which the model expects one entrant before another without advantages, and its slope in mu."""
    width = sqrt(one.rating.sigma**2 + other.rating.sigma**2 + 2 * MODEL.beta**2)
    share = 1 / (1 + exp((other.rating.mu - one.rating.mu) / width))
    return share, share * (1 - share) / width


def after_idle(rating: Rating, seconds: float) -> Rating:
    """The rating after a time without games: after three months, sigma grows by 0.5 a month, to that of a new player."""
    months = max(0.0, seconds - IDLE) / MONTH
    return Rating(rating.mu, max(rating.sigma, min(NEW.sigma, rating.sigma + GROWTH * months)))


def points_of(mu: float) -> float:
    """The mean of a rating in points."""
    return MIDDLE + SCALE * (mu - NEW.mu)


def shown(rating: Rating) -> Shown:
    """The rating in points, rounded to 10."""
    return Shown(tens(points_of(rating.mu)), max(10, tens(2 * SCALE * rating.sigma)), not rating.is_settled)


def gained(before: float, after: float) -> int:
    """The points that a game has brought, by the mean before and after it; negative for a loss."""
    return round(SCALE * (after - before))


def tens(points: float) -> int:
    """Points rounded to 10."""
    return 10 * round(points / 10)


def mu_of(points: float) -> float:
    """The mu that is shown as these points."""
    return NEW.mu + (points - MIDDLE) / SCALE
