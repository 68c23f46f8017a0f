"""Rules 2. Small records of things on the table, and references to them."""

from typing import Literal, TypeAlias

from msgspec import Struct

from regalia.core import Seat
from regalia.games.nocturion.content import BeastName, Resource

NOBODY: Seat = -1
CauseKind: TypeAlias = Literal["location", "house", "beast", "quest"]
PrestigeCause: TypeAlias = Literal["equipped", "completed", "summoned", CauseKind]
"""A source of prestige: an heirloom, a quest, a beast, or an ability of this kind."""


class Beast(Struct, frozen=True, gc=False):
    """A beast in a stable: exhausted unless `ready`."""

    beast: BeastName
    ready: bool = True


class Cause(Struct, frozen=True, gc=False):
    """The source of an effect: a location, a house, a beast or the reward of a quest."""

    kind: CauseKind
    name: str
    number: int = 0
    """The tier of a house ability."""


class Happened(Struct, frozen=True, gc=False):
    """Rules 7.3. An event that may be responded to. `seat`: who acted, or who would receive the curse.

    `what` is the resource of a gain, and otherwise the heirloom, quest, beast, location or curse.
    """

    event: Literal["gain", "heirloom_equipped", "quest_completed", "beast_summoned", "location_activated", "curse_incoming"]
    seat: Seat
    what: str


class Moment(Struct, frozen=True, omit_defaults=True):
    """The part of a decision that is made so far, and what is left of it; empty if there is none."""

    due: dict[Resource, int] = {}
    """The cost being paid."""
    waive: int = 0
    """Number of icons that the discount still waives."""
    extra: int = 0
    """Number of additional resources of any kind still to pay."""
    taken: tuple[Resource, ...] = ()
    returned: tuple[Resource, ...] = ()
    left: int = 0
    """Number still to be named."""


NOTHING = "nothing"


class Shown(Struct, frozen=True):
    """What a view shows of the current question; all of it is public."""

    about: str = NOTHING
    """The piece that is used or whose ability asks, or what an event is about."""
    event: str = NOTHING
    player: Seat = NOBODY
    """The player of the event, or of the ability that takes something from others."""
    curse: str = NOTHING
    arriving: str = NOTHING
    paying: Literal["nothing", "discount", "surcharge"] = "nothing"
    moment: Moment = Moment()
