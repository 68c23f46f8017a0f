"""The store's interface and records. Changes are saved here before clients are notified."""

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct

from regalia.core import PackName, Seat, SeatNonce
from regalia.server.errors import Refuse
from regalia.server.store.administration import Administration
from regalia.server.store.alerts import Alerts
from regalia.server.store.credentials import Credentials
from regalia.server.store.identity import Identities
from regalia.server.store.nodes import Fence, Nodes
from regalia.server.store.notices import Notice, Outbox
from regalia.server.store.passes import Passes
from regalia.server.store.talk import Talk, Talks
from regalia.server.tempo import Pace, Tempo
from regalia.server.tempo.clocks import Clocks
from regalia.server.tempo.hours import Hours
from regalia.server.tempo.rests import Span


class Person(Struct, frozen=True):
    """A guest."""

    id: str
    name: str


class Sitting(Struct, frozen=True):
    """Who sits in a seat: a person, perhaps under a name of its own at that person's device; a bot; or none."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    nonce: SeatNonce | None = None
    """What the person gives to the seed of the game."""
    brought: Any = None
    """What the seat brings, as JSON data, in a game in which seats bring something."""
    forfeited: bool = False
    """True if the person has lost the seat for good; a bot plays it for the others."""
    resigned: bool = False
    """True if the person has resigned; the seat is forfeited, too."""
    passes: Passes | None = None
    """What it has said about windows."""

    @property
    def kept(self) -> bool:
        """True if a bot plays for a person who is away."""
        return self.person is not None and self.bot is not None

    @property
    def taken(self) -> bool:
        """True if a person or a bot has the seat."""
        return self.person is not None or self.bot is not None


class Wish(Struct, frozen=True):
    """A person asks the host for a seat: for themselves, or, with a name, for a person at their device."""

    person: str
    place: Seat
    name: str = ""


Status = Literal["open", "playing", "over", "closed"]
"""Before play, in play, after play; closed is a table that the host has closed before play, or all have called off."""

Flag = Literal["bot", "forfeit", "vote"]
"""What happens to a seat whose time is up: a bot plays until the person is back, or to the end; or the others decide."""

Matter = Literal["pause", "tempo", "bot", "wait", "substitute", "call_off"]


class Motion(Struct, frozen=True):
    """A proposal of a person at the table; carried out when all others concerned agree."""

    matter: Matter
    by: str
    seat: Seat | None = None
    """The seat of the absent person whom it is about."""
    pace: Pace | None = None
    """The proposed tempo."""
    agreed: tuple[str, ...] = ()
    """The people who agree, the one who proposed it too."""


class TableDoc(Struct, frozen=True):
    """A table's document: everything except its actions."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[Sitting, ...]
    host: str
    seed: str
    public: bool = True
    status: Status = "open"
    rematch: str | None = None
    created: float = 0.0
    starting: float | None = None
    """Since when nonces are being revealed: the table can no longer be changed, and play has not begun."""
    version: int = 0
    """Counts changes: of two based on the same version, only one can be saved."""
    source: str = ""
    """A mark of the address from which it was opened: equal for equal addresses, and telling nothing else."""
    wishes: tuple[Wish, ...] = ()
    """Seats that people have asked for, in the order in which they asked."""
    removed: tuple[str, ...] = ()
    """People whom the host has removed."""
    invited: tuple[str, ...] = ()
    """What the names look like of the people whom the host has invited."""
    pack: PackName | None = None
    """What is printed on the cards; None for the game's own content."""
    tempo: Tempo | None = None
    flag: Flag = "bot"
    stand_in: str = "squire"
    """The level of bots that take seats of absent people."""
    paused: bool = False
    motion: Motion | None = None
    left: tuple[float, ...] = ()
    """Since the table agreed to play without clocks: what was left of the seats' clocks, as parts of a whole bank."""
    called_off: bool = False
    talk: Talk = "everybody"

    @property
    def bots_alone(self) -> bool:
        """True if all seats are bots'."""
        return all(sitting.bot is not None for sitting in self.seats)


class Belonging(Struct, frozen=True):
    """Something that a person keeps for a game in which seats bring something, such as a deck."""

    id: str
    """Chosen by the person's client: what is kept under the same id is replaced."""
    name: str
    content: Any
    """As JSON data."""


class Publication(Struct, frozen=True):
    """A version of something that a person has published for a game, such as a deck."""

    game: str
    id: str
    version: int
    person: str
    author: str
    """The person's present name."""
    name: str
    content: Any
    """As JSON data."""
    at: float


class UndoRequest(Struct, frozen=True):
    """A request to step back, and the seats that agree."""

    seat: Seat
    to: int
    agreed: list[Seat]


class Action(Struct, frozen=True):
    """Something that was done at a table, numbered from 1 without gaps. Never changed.

    An answer, a step back, or a message about stepping back: a request, a consent, a refusal.
    """

    seq: int
    seat: Seat
    person: str | None
    """The person who did it; None for a bot."""
    id: str
    """The sender's own id: the same one is never done twice."""
    answer: Any = None
    """The answer given, as JSON data; None for all that is no answer."""
    back_to: int | None = None
    """The last action that stays, for a step back."""
    alone: bool = False
    """True if a step back takes back only this seat's own answer to a question that is still open."""
    asking: UndoRequest | None = None
    """The request to step back that stands after this action. Any answer and any step back ends it."""
    position: Any = None
    """The position from which the game goes on, as core saves it, if the debug panel has put one on the table."""
    at: float | None = None
    """When it was done, in seconds since the epoch; None for actions that were saved before times were kept."""


class Snapshot(Struct, frozen=True):
    """The position after an action, as core saves it."""

    seq: int
    position: bytes


Opening = tuple[str, str]
"""Who opens a table, and the id of the request: the same one never opens two."""


class FilmPart(Struct, frozen=True):
    """What some actions showed, compressed (`tables.film`)."""

    number: int
    """Counted from 0 at each table."""
    last: int
    """The last action of which it has a frame."""
    body: bytes


class Store(Identities, Credentials, Administration, Alerts, Outbox, Talks, Nodes, Protocol):
    """Where the truth is kept. What is saved is durable when the call returns.

    Raises Refuse("not_saved") if it cannot be saved now: the disk is full, or another program holds the database.
    """

    async def save_person(self, person: Person) -> None:
        """A new guest, or a new name."""
        ...

    async def save_table(
        self,
        doc: TableDoc,
        opening: Opening | None = None,
        due: float | None = None,
        clocks: Clocks | None = None,
        seq: int | None = None,
    ) -> None:
        """A new table, or the next version of its document, and when it is due. Raises Conflict if there is this version,
        or an action after `seq`.

        Also if it is a new one and the same request has already opened a table.
        """
        ...

    async def save_belonging(self, person: str, game: str, belonging: Belonging) -> None:
        """Keep something for a person, in the place of what has the same id."""
        ...

    async def drop_belonging(self, person: str, game: str, name: str) -> None:
        """Delete what a person keeps under an id, if there is anything."""
        ...

    async def belongings(self, person: str, game: str) -> list[Belonging]:
        """What a person keeps for a game, the last one saved first."""
        ...

    async def publish(self, publication: Publication) -> None:
        """A new version of what a person has published. Raises Conflict if there is this version."""
        ...

    async def unpublish(self, game: str, name: str) -> None:
        """Delete all versions of what is published under an id."""
        ...

    async def versions(self, game: str, name: str) -> list[Publication]:
        """All versions of what is published under an id, the newest first."""
        ...

    async def newest_publications(self, game: str, most: int) -> list[Publication]:
        """The newest version of what is published for a game, the last published first."""
        ...

    async def publications_of(self, person: str) -> list[Publication]:
        """Every version of what a person has published."""
        ...

    async def publications_by(self, person: str, game: str) -> int:
        """The number of things that a person has published for a game."""
        ...

    async def save_pack(self, pack: str, source: str) -> None:
        """Keep a pack by its hash, so that tables that play with it can be looked at for ever."""
        ...

    async def pack(self, pack: str) -> str | None:
        """A pack that was kept, as TOML."""
        ...

    async def append(
        self,
        table: str,
        action: Action,
        snapshot: Snapshot,
        doc: TableDoc | None = None,
        due: float | None = None,
        clocks: Clocks | None = None,
        notices: Sequence[Notice] = (),
        fence: Fence | None = None,
    ) -> None:
        """One action, the position after it, when the table is due then, and what else changes with it.

        Raises Conflict if the action's number, its id, or the document's version is taken, or the fence is not that of
        the table's lease.
        """
        ...

    async def save_clocks(self, table: str, clocks: Clocks, due: float | None) -> None:
        """The clocks of a table, and when it is due."""
        ...

    async def clocks(self, table: str) -> Clocks | None:
        """The clocks of a table as they were saved last; None if it has none."""
        ...

    async def save_hours(self, person: str, hours: Hours) -> None:
        """When a person rests."""
        ...

    async def hours(self, people: Sequence[str]) -> dict[str, Hours]:
        """When people rest, as far as they have said."""
        ...

    async def save_life(self, began: float, seen: float) -> None:
        """From when to when an arena has been serving the database at least, by when it began."""
        ...

    async def lives(self) -> list[Span]:
        """From when to when arenas have been serving the database."""
        ...

    async def save_due(self, table: str, due: float | None, seq: int) -> None:
        """Save when a table is due; None if it never is. Raises Conflict if it has an action after `seq`."""
        ...

    async def due(self, now: float, node: str = "", patience: float = 0) -> list[str]:
        """The tables that are due and not driven by another node that is alive, those that are due for longest first."""
        ...

    async def is_well(self) -> bool:
        """True if the store can be reached and read. Saving something shows if it can be written."""
        ...

    @property
    def writes_waiting(self) -> int:
        """Number of writes in the queue."""
        ...

    async def opened(self, opening: Opening) -> str | None:
        """The table that a request has opened."""
        ...

    async def person(self, person: str) -> Person | None:
        """A guest, if there is one by this id."""
        ...

    async def table(self, table: str) -> TableDoc | None:
        """A table, if there is one by this id."""
        ...

    async def tables(self, status: str, public_only: bool, person: str | None = None, most: int = 100) -> list[TableDoc]:
        """The newest tables of a status: public ones, or those a person sits at."""
        ...

    async def oldest_tables(self, most: int) -> list[TableDoc]:
        """Tables that are open or in play, those opened longest ago first."""
        ...

    async def unplayed(self, host: str, source: str, since: float) -> list[TableDoc]:
        """The open and closed tables of a host or of a source (unless it is empty) that were opened after a time."""
        ...

    async def driven(self, host: str, source: str, patience: float) -> list[TableDoc]:
        """The games in play of a host or of a source (unless it is empty) that nodes drive which were alive within
        `patience` seconds.
        """
        ...

    async def actions(self, table: str, after: int = 0) -> list[Action]:
        """The actions of a table with higher numbers, in order."""
        ...

    async def snapshot(self, table: str) -> Snapshot | None:
        """The position after a table's last action."""
        ...

    async def save_film(self, table: str, part: FilmPart | None, record: bytes | None = None) -> None:
        """The next part of a table's film, if any. With the record of a finished game it is whole: nothing more is due.

        Raises Conflict if there is a part of this number.
        """
        ...

    async def film(self, table: str) -> list[FilmPart]:
        """The film of a table, as far as it is saved."""
        ...

    async def record(self, table: str) -> bytes | None:
        """The record of a finished game, if its film is whole."""
        ...

    async def aclose(self) -> None:
        """Finish the queued writes and close."""
        ...

    async def cut_off(self) -> None:
        """End all connections to the database at once; what waits for them fails."""
        ...


class Unreadable(Refuse):
    """Saved data is damaged, such as that of one table. Others are not affected."""

    def __init__(self, what: str) -> None:
        super().__init__("unreadable", detail=what)

    def __str__(self) -> str:
        return f"unreadable: {self.problem.detail}"


class Conflict(Exception):  # noqa: N818 - it is not an error of the program
    """Another arena has saved a change first; nothing was written. Read again before retrying."""
