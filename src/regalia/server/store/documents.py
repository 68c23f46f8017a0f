"""The document of a table: all that is kept of it except its actions and clocks."""

from typing import Any, Literal

from msgspec import Struct

from regalia.core import PackName, Seat, SeatNonce
from regalia.server.store.passes import Passes
from regalia.server.store.talk import Talk
from regalia.server.time.tempo import DAY, Pace, Tempo


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
    shows: bool = False
    """True if the person agrees that spectators see the hand."""

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


class HintTaken(Struct, frozen=True):
    """A seat has asked for a hint."""

    seat: Seat
    seq: int
    """The last action that stood when it was asked what to do."""


class Origin(Struct, frozen=True):
    """The moment of a finished game from which a table plays on."""

    table: str
    at: int
    """The action after which it was."""
    seat: Seat
    anew: bool
    """True if what the seat did not know then was dealt again."""


class Branch(Struct, frozen=True):
    """A table that plays on from a moment of this one."""

    table: str
    host: str
    at: int
    seat: Seat
    anew: bool


SpectatorsWelcome = Literal["all", "friends", "nobody"]
SpectatorsDelay = Literal["none", "moves-3", "moves-10", "minutes-5"]


class Spectators(Struct, frozen=True):
    """What is agreed about people without a seat, while a game is in play. When it is over, they see all."""

    welcome: SpectatorsWelcome = "all"
    """Who may watch: all, friends of players, or no one."""
    delay: SpectatorsDelay = "none"
    """How late they see the game."""
    hands: bool = False
    """True if they see the hands of all seats; all people with a seat have to agree before the start."""


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
    paused_until: float | None = None
    """When the pause of a rated game ends by itself, in seconds since the epoch."""
    pauses_left: float = DAY
    """Seconds for which a rated game can still be paused."""
    motion: Motion | None = None
    left: tuple[float, ...] = ()
    """Since the table agreed to play without clocks: what was left of the seats' clocks, as parts of a whole bank."""
    called_off: bool = False
    closed_why: str = ""
    """What an administrator who has closed the table tells its players; empty for all others."""
    talk: Talk = "everybody"
    learning: bool = False
    """True if seats may take hints. Shown to people before they sit down."""
    hints: tuple[HintTaken, ...] = ()
    from_file: bool = False
    """True if its game was played elsewhere and opened from a record: the names are those in the file."""
    began_elsewhere: bool = False
    """True if its game was handed over by another arena: people may know what is hidden, and it never counts."""
    origin: Origin | None = None
    """The game from which it plays on: its first action puts the position on the table."""
    branches: tuple[Branch, ...] = ()
    """The tables that play on from this game."""
    event: str = ""
    """The id of the tournament that it is part of; empty for all others."""
    rated: bool | None = None
    """True if the game is to count for ratings: decided when play begins. None before, and at tables of older versions."""
    spectators: Spectators = Spectators()

    @property
    def bots_alone(self) -> bool:
        """True if all seats are bots'."""
        return all(sitting.bot is not None for sitting in self.seats)

    @property
    def for_show(self) -> bool:
        """True if bots decide for all seats and no rating waits for the end: they play while a person watches."""
        return self.bots_alone and not self.rated

    @property
    def has_people(self) -> bool:
        """True if a person has a seat, present or not."""
        return any(sitting.person is not None for sitting in self.seats)
