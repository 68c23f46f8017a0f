"""The current state of a table: document, play, clocks and watchers. Read here; `Table` changes it."""

from collections.abc import Container
from typing import Any

from msgspec.structs import replace

from regalia.core import Game, Rules, Seat
from regalia.core.match import NO_ANSWERS, Move
from regalia.server.asked import passes
from regalia.server.errors import Refuse
from regalia.server.play.behind import Behind
from regalia.server.play.play import Play
from regalia.server.play.replayed_game import ReplayedGame
from regalia.server.store import Action, Person, TableDoc, UndoRequest
from regalia.server.store.passes import Passes
from regalia.server.table import document, packs
from regalia.server.table.services import Services
from regalia.server.talk.lines import Talk
from regalia.server.time import seat_clocks
from regalia.server.time.clocks import Clocks
from regalia.server.time.hours import Hours
from regalia.server.time.rests import Span
from regalia.server.watching.presence import Presence
from regalia.server.watching.presentations import Presentations
from regalia.server.wire.analysis import AnalysisNews
from regalia.server.wire.passes import WhyPassed

REPLAY_SAVED_WITHIN = 60.0
"""Seconds after its end at which a game is due whose replay is not saved, in case the arena was killed before that."""


class TableState:
    """The current state of a table."""

    def __init__(self, services: Services, doc: TableDoc) -> None:
        self.services = services
        self.doc = doc
        self.play: Play | None = None
        """None before the game begins, and for a game that was finished under other rules."""
        self.behind: Behind | None = None
        """What spectators see of a game in play that they see late; None for all others."""
        self.replayed: ReplayedGame | None = None
        """A finished game under other rules, shown from its replay."""
        self.presence = Presence()
        self.presentations = Presentations()
        self.talk = Talk(doc.id, services.store, services.people)
        self.recorded = False
        """True if the whole replay and the record of a finished game are saved."""
        self.analysis: AnalysisNews | None = None
        """The latest news of its analysis since it was loaded."""
        self.asking: UndoRequest | None = None
        self.clocks: Clocks = ()
        """The clocks of the seats; empty at a table without clocks, and before play."""
        self._hours: dict[str, Hours] = {}
        """When the people at a turn-based table rest."""

    @property
    def rules(self) -> Rules[Any]:
        """The rules of this table's game, with the pack agreed on."""
        return packs.rules_of(self.services.library, self.doc)

    @property
    def is_halted(self) -> bool:
        """True if the arena lacks what is needed to go on, such as the table's pack."""
        return packs.is_gone(self.services.library, self.doc)

    def playing(self) -> Play:
        """The play that is going on. Raises Refuse before and after it, and if it cannot go on."""
        if self.play is None or self.doc.status != "playing":
            raise Refuse("wrong_status", allowed=["playing"])
        packs.must_be_offered(self.services.library, self.doc)
        return self.play

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats that a person may decide for."""
        return [] if person is None else [seat for seat, each in enumerate(self.doc.seats) if each.person == person]

    def keys_in(self, kept: Container[tuple[str, Seat]]) -> list[tuple[str, Seat]]:
        """The keys of this table's seats in a container over the seats of all tables."""
        return [key for seat in range(len(self.doc.seats)) if (key := (self.doc.id, seat)) in kept]

    def is_known_to(self, person: Person) -> bool:
        """True if a person has a seat here or is the host."""
        return self.doc.host == person.id or bool(self.seats_of(person.id))

    def is_behind(self, person: str | None, seat: Seat | None = None) -> bool:
        """True if a person sees the game late who faces this seat, or none.

        A person with several seats never is: at their device they face none while it is handed over.
        """
        own = self.seats_of(person)
        return self.behind is not None and seat not in own and len(own) < 2

    def play_seen(self, person: str | None, seat: Seat | None) -> Play | None:
        """The play as it may be seen by a person who faces this seat, or none; None if nothing can be shown.

        Open hands are shown to people who are known, and have no seat.
        """
        if self.behind is None or not self.is_behind(person, seat):
            return self.play
        return self.behind.hands if person is not None and not self.seats_of(person) else self.behind.table

    @property
    def numbers(self) -> tuple[int, int]:
        """The version of the document and the number of the last action, to compare with the store's."""
        shown = self.play or self.replayed
        return self.doc.version, shown.seq if shown else 0

    @property
    def has_driver(self) -> bool:
        """True if a node has to drive the table: a bot plays, or it is due for another reason."""
        playing = self.doc.status == "playing" and any(each.bot is not None for each in self.doc.seats)
        return playing or self.due() is not None

    def due(self) -> float | None:
        """The time from which the table must be in memory; None if it need not be."""
        game = self.play.game if self.play else None
        window = game is not None and any(self.why_passed(seat) for seat in game.asks)
        return self._due(self.doc, game, self.asking, self.clocks, window)

    def _due(
        self, doc: TableDoc, game: Game[Any] | None, asking: UndoRequest | None, clocks: Clocks, may_pass: bool = True
    ) -> float | None:
        now = self.services.now()
        asked = range(len(doc.seats)) if game is None else game.asks  # before it begins, any seat might be asked first
        if doc.status == "over":
            return None if self.recorded else now + REPLAY_SAVED_WITHIN
        if game is None and doc.status == "playing" and doc.tempo is not None:
            return now  # its clocks have still to begin
        if may_pass and game is not None and doc.status == "playing" and asking is None and passes.might_pass(doc, game):
            return now
        flag = seat_clocks.next_look(doc.tempo, clocks, *self._now())
        times = [flag, document.due(doc, asked, asking, self.services.settings.reveal_within, now)]
        return min((at for at in times if at is not None), default=None)

    # Clocks

    def _now(self) -> tuple[float, list[Span]]:
        """The time, and the outages until then."""
        now = self.services.now()
        return now, self.services.uptime.outages(now)

    def _clocks_of(self, doc: TableDoc, clocks: Clocks, by: Seat | None = None, game: Game[Any] | None = None) -> Clocks:
        """The clocks at a table with this document and game, after a decision of the seat `by`."""
        game = game or (self.play.game if self.play else None)
        asked = None if game is None else game.asks
        return document.clocks_at(doc, clocks, asked, *self._now(), by, self._hours)

    def _clocks_after(
        self, play: Play, action: Action, doc: TableDoc, after: Game[Any], move: Move | None, lag: float
    ) -> Clocks:
        """The clocks after an action."""
        clocks, seat = self.clocks, action.seat
        if clocks and move is not None and action.person is not None and not isinstance(move.given.answer, NO_ANSWERS):
            answers = play.answers_of(seat) + 1
            clocks = seat_clocks.decided(doc.tempo, clocks, seat, answers, *self._now(), lag)
        return self._clocks_of(doc, clocks, seat, after)

    async def _read_hours(self, doc: TableDoc) -> None:
        """Read when the people of a turn-based table rest."""
        if doc.tempo is not None and not doc.tempo.live:
            self._hours = await self.services.store.hours([seat.person for seat in doc.seats if seat.person is not None])

    def stopped_clocks(self) -> Clocks:
        """The clocks with their current times, all stopped."""
        return document.clocks_at(replace(self.doc, paused=True), self.clocks, (), *self._now())

    def out_of_time(self) -> list[Seat]:
        """The seats whose flags fall now."""
        return seat_clocks.out_of_time(self.clocks, *self._now())

    def are_clocks_ahead(self) -> bool:
        """True if a clock began to run at a time that is still to come: the machine's clock was set back."""
        return seat_clocks.are_ahead(self.clocks, self.services.now())

    def to_warn(self) -> list[Seat]:
        """The seats whose flags fall soon."""
        return seat_clocks.to_warn(self.doc.tempo, self.clocks, *self._now())

    def why_passed(self, seat: Seat) -> WhyPassed | None:
        """Why the arena is going to answer for a seat; None if it is asked."""
        said, play = self.said(seat), self.play
        waits = self.asking is not None or self.is_halted or self.doc.paused
        if play is None or waits or said is passes.NOTHING_SAID or self.doc.status != "playing":
            return None
        return passes.why_passed(said, play.game, seat, play.seq, play.given_answers)

    def said(self, seat: Seat) -> Passes:
        """What a seat has said that counts now: after a step back, only what it has said since then."""
        said, play = passes.said(self.doc, seat), self.play
        return passes.since(said, play.seq) if play is not None and play.rewound else said

    def pace(self, seat: Seat) -> float:
        """Seconds that a pass takes where it depends on what the seat could do; almost none if no other person plays."""
        mine = self.doc.seats[seat].person
        others = any(each.person not in (None, mine) and each.bot is None for each in self.doc.seats)
        return self.services.settings.pass_delay if others else 0.0
