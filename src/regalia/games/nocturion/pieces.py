"""Rules 2. Small things that lie on the table, and what refers to them."""

from typing import Literal, TypeAlias

from msgspec import Struct

from regalia.core import Seat
from regalia.games.nocturion.content import BeastName, Resource

NOBODY: Seat = -1
CauseKind: TypeAlias = Literal["location", "house", "beast", "quest"]
PrestigeCause: TypeAlias = Literal["equipped", "completed", "summoned", CauseKind]
"""What brings prestige: what is printed on an heirloom, a quest or a beast, or an ability of this kind."""


class Beast(Struct, frozen=True, gc=False):
    """A beast in a stable. It is exhausted while it is not ready."""

    beast: BeastName
    ready: bool = True


class Cause(Struct, frozen=True, gc=False):
    """What an effect comes from: a location, a house, a beast or the reward of a quest."""

    kind: CauseKind
    name: str
    number: int = 0
    """Which ability of a house."""


class Happened(Struct, frozen=True, gc=False):
    """Rules 7.3. An event that may be responded to. `seat`: who acted, or who would receive the curse.

    `what` is the resource of a gain, and otherwise the heirloom, quest, beast, location or curse.
    """

    event: Literal["gain", "heirloom_equipped", "quest_completed", "beast_summoned", "location_activated", "curse_incoming"]
    seat: Seat
    what: str


class Moment(Struct, frozen=True, omit_defaults=True):
    """What has been named so far, and how much is left; nothing where there is nothing of the kind."""

    due: dict[Resource, int] = {}
    """What is being paid."""
    waive: int = 0
    """How many icons of it the discount still waives."""
    extra: int = 0
    """How many resources of any kind still come on top."""
    taken: tuple[Resource, ...] = ()
    returned: tuple[Resource, ...] = ()
    left: int = 0
    """How many are still to be named."""


NOTHING = "nothing"


class Shown(Struct, frozen=True):
    """What a view tells of the present question; all of it is public."""

    about: str = NOTHING
    """The piece that is used or whose ability asks, or what an event is about."""
    event: str = NOTHING
    player: Seat = NOBODY
    """The player of the event, or of the ability that takes something from others."""
    curse: str = NOTHING
    arriving: str = NOTHING
    paying: Literal["nothing", "discount", "surcharge"] = "nothing"
    moment: Moment = Moment()
