"""The bus: how the nodes of a site, which share a store, tell each other what has changed. The rest is in the store."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from msgspec import Struct

from regalia.server.wire.analysis import AnalysisState


class Changed(Struct, frozen=True, tag="changed"):
    """A table has changed; the change is already in the store."""

    sender: str
    table: str


class Attended(Struct, frozen=True, tag="attended"):
    """Who is connected to a table at the node that sends this."""

    sender: str
    table: str
    people: list[str]
    """The person of each connection; empty for one without a name."""
    follows: list[str] = []
    """The presentation that each connection follows; empty for none."""


class Shown(Struct, frozen=True, tag="shown"):
    """What a presenter shows of a finished game."""

    sender: str
    table: str
    link: str
    person: str
    at: int
    """The action after which the game is shown; -1 if the presentation has ended."""
    seat: int | None
    marks: tuple[str, ...]
    shown: float


class Ended(Struct, frozen=True, tag="ended"):
    """Sessions or programs' tokens have ended; the store has deleted them."""

    sender: str
    by: list[str]
    """Their ids."""


class Dropped(Struct, frozen=True, tag="dropped"):
    """All live connections of a person are to be closed; devices that are still known come back."""

    sender: str
    person: str


class Spoken(Struct, frozen=True, tag="spoken"):
    """A line was said or removed at a table; it is already in the store."""

    sender: str
    table: str


class Hushed(Struct, frozen=True, tag="hushed"):
    """A person has muted or unmuted another, or is deleted with all that they said."""

    sender: str
    person: str


class Passed(Struct, frozen=True, tag="passed"):
    """What a rate limit has let pass at the node that sends this."""

    sender: str
    limit: str
    numbers: dict[str, int]
    """By address."""


class Held(Struct, frozen=True, tag="held"):
    """The live connections at the node that sends this, of addresses that have many."""

    sender: str
    numbers: dict[str, int]
    """By address."""


class Analysed(Struct, frozen=True, tag="analysed"):
    """The analysis of a finished game has got on; what was judged is already in the store."""

    sender: str
    table: str
    state: AnalysisState
    ahead: int
    done: int
    count: int


NodeMessage: TypeAlias = Changed | Attended | Shown | Ended | Dropped | Spoken | Hushed | Passed | Held | Analysed
"""Holds ids, numbers and, for limits, visitors' addresses; no text, and of games only which moment of a finished one is
shown. `sender` is the name of a node. A node ignores messages that it does not know, so that a newer version may send
others.
"""
Hear: TypeAlias = Callable[[NodeMessage], None]


class Bus(Protocol):
    """Carries messages between nodes, perhaps not all of them: who needs certainty compares numbers with the store's."""

    @property
    def is_up(self) -> bool:
        """True if messages are carried at present."""
        ...

    @property
    def breaks(self) -> int:
        """How often the bus was down: in between messages were lost, however short it was."""
        ...

    def tell(self, message: NodeMessage) -> None:
        """Send a message to all nodes; it is lost while the bus is down."""
        ...

    def listen(self, hear: Hear) -> Callable[[], None]:
        """Subscribe to all messages, including one's own. Returns a function that unsubscribes."""
        ...

    async def ask(self, subject: str, question: bytes, patience: float) -> bytes | None:
        """The answer of one of those who listen to a subject for all sites; None if none answers within some seconds."""
        ...

    def open(self) -> None:
        """Begin to connect."""
        ...

    async def close(self) -> None:
        """Disconnect."""
        ...


class Here:
    """The bus of a single process; several arenas in it may share one."""

    is_up = True
    breaks = 0

    def __init__(self) -> None:
        self._listeners: list[Hear] = []

    def tell(self, message: NodeMessage) -> None:
        """Send a message to all nodes."""
        for hear in [*self._listeners]:
            hear(message)

    def listen(self, hear: Hear) -> Callable[[], None]:
        """Subscribe to all messages, including one's own. Returns a function that unsubscribes."""
        self._listeners.append(hear)
        return lambda: self._listeners.remove(hear)

    async def ask(self, subject: str, question: bytes, patience: float) -> bytes | None:
        """There is no other process to answer."""
        return None

    def open(self) -> None:
        """There is nothing to connect to."""

    async def close(self) -> None:
        """There is nothing to disconnect from."""
