"""What hosts announce to everyone."""

from msgspec import Struct

from regalia.server.store.announcements import AnnouncementKind
from regalia.server.wire.base import Message


class Announced(Struct, frozen=True):
    """News of a host, or maintenance, during which all clocks stop. Times are in seconds since the epoch."""

    id: str
    kind: AnnouncementKind
    texts: dict[str, str]
    """The host's words by language, such as `en`; maintenance can be without any."""
    starts: float
    """When news are shown first, or when maintenance stops the clocks."""
    ends: float


class AnnouncementsMessage(Message, frozen=True, tag="announcements"):
    """All announcements that are shown now; sent when they change, and first if there are any."""

    announcements: list[Announced]
    stopped: bool = False
    """True during maintenance: all clocks stand still."""
