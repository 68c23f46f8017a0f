"""A live table: it does one thing at a time, and whatever it tells has been saved before."""

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec.structs import replace

from regalia import games
from regalia.core import Game, Record, Seat, look, record_of, save
from regalia.core.match import Move
from regalia.server.errors import Refuse
from regalia.server.store import Action, Conflict, Person, Snapshot, TableDoc, UndoRequest, Unreadable
from regalia.server.tables import seating
from regalia.server.tables.idempotency import Replies
from regalia.server.tables.mailbox import Mailbox
from regalia.server.tables.play import Play
from regalia.server.tables.presence import Presence
from regalia.server.tables.table_message import table_message
from regalia.server.tables.watcher import Watcher
from regalia.server.wire import (
    Act,
    AskUndo,
    Because,
    Consent,
    Done,
    Moment,
    MomentMessage,
    Refused,
    Reply,
    TableMessage,
    Undo,
    Why,
    encode,
)

if TYPE_CHECKING:
    from regalia.server.arena import Arena

T = TypeVar("T")
Request = Act | Undo | AskUndo | Consent | Why | Moment


class Table:
    """One table, its play, and those who look on."""

    def __init__(self, arena: "Arena", doc: TableDoc) -> None:
        self.arena = arena
        self.doc = doc
        self.rules = games.load(doc.game)
        self.play: Play | None = None
        """None before the game begins."""
        self.asking: UndoRequest | None = None
        self.presence = Presence()
        self._replies = Replies()
        self._shown_away: frozenset[str] = frozenset()
        self._told: dict[tuple[Seat, ...], bytes] = {}
        """The table as it was told last, by the seats that the reader has: all spectators are told the same."""
        self._crowd = 0
        """How many look on, as was told last."""
        self._take_up()
        self._mailbox = Mailbox(f"table {doc.id}")
        arena.bot_driver.look_at(self)

    def _take_up(self) -> None:
        """Whatever the store says."""
        if self.doc.status != "open":
            snapshot = self.arena.store.snapshot(self.doc.id)  # first: another arena may add actions in between
            actions = self.arena.store.actions(self.doc.id)
            if snapshot is not None and snapshot.seq > len(actions):
                raise Unreadable("the last actions are missing")
            self.play = Play(self.doc, actions, snapshot)
            self._replies.recall(actions)
            self.asking = actions[-1].asking if actions else None

    async def do(self, work: Callable[[], Awaitable[T]], noted: bool = True) -> T:
        """Have something done in its turn; what it refuses is raised here. Noted is what people want."""
        if noted:
            self.presence.note_use()
        return await self._mailbox.do(work)

    async def stop(self) -> None:
        """Let everybody go."""
        self.presence.drop_all()
        self.arena.bot_driver.forget(self)
        await self._mailbox.stop()

    # Play

    async def start(self, person: Person) -> None:
        """The host starts the game."""
        doc = seating.begin(self.doc, person, self.rules, time.time())
        self.arena.check_start(doc)
        await self.change(doc)

    async def handle(self, person: str | None, request: Request, faced: Seat | None = None) -> Reply:
        """Do what a person, or a bot if nobody, asks who faces a seat. A repeated id is answered as before."""
        known = self._replies.to(person, request.id)
        if known is not None:
            return known
        try:
            reply = await self._handle(person, request, faced)
        except Refuse as refused:
            reply = Refused(request.id, refused.problem)
        except Conflict:
            await self.look_again()
            return await self.handle(person, request, faced)
        if isinstance(reply, Done | Refused) and not isinstance(request, Why | Moment) and self._decides(person):
            self._replies.remember(person, reply)
        return reply

    def _decides(self, person: str | None) -> bool:
        """Whether somebody has a seat here, or is a bot."""
        return person is None or bool(self.seats_of(person))

    async def _handle(self, person: str | None, request: Request, faced: Seat | None) -> Reply:
        if isinstance(request, Moment):
            return self._moment(request, faced)
        if person is not None and request.seat not in self.seats_of(person):
            raise Refuse("not_seated", allowed=self.seats_of(person))
        play = self.playing()
        match request:
            case Act():
                await self._act(play, person, request)
            case Undo():
                await self._undo(play, person, request)
            case AskUndo():
                await self._ask_undo(play, person, request)
            case Consent():
                await self._consent(play, person, request)
            case Why():
                return Because(request.id, play.game.why_not(request.seat, play.answer(request.option)))
        return Done(request.id, play.seq)

    def playing(self) -> Play:
        """The play that is going on. Raises Refuse before and after it."""
        if self.play is None or self.doc.status != "playing":
            raise Refuse("wrong_status", allowed=["playing"])
        return self.play

    async def _act(self, play: Play, person: str | None, act: Act) -> None:
        move = play.propose(act)
        action = Action(play.seq + 1, act.seat, person, act.id, msgspec.to_builtins(move.given.answer))
        await self._save(play, action, move.game, move)

    async def _save(self, play: Play, action: Action, after: Game[Any], move: Move | None = None) -> None:
        """Save an action with the position after it, then let it happen, then tell it."""
        over = replace(self.doc, status="over", version=self.doc.version + 1) if after.is_over else None
        await self.arena.store.append(self.doc.id, action, Snapshot(action.seq, save(after)), over)
        play.take(action, move)
        if action.back_to is not None:
            self._forget(play.last_before(action.back_to))
        self.arena.tell(self)
        asked, self.asking = self.asking, action.asking
        if over is not None:
            self._changed(over)
        self._tell(table=self.asking != asked)

    # Stepping back

    async def _undo(self, play: Play, person: str | None, undo: Undo) -> None:
        steps = play.undo_of(undo.seat)
        if undo.to not in steps:
            raise Refuse("not_undoable", allowed=steps)
        await self._step_back(play, person, undo.id, undo.seat, undo.to)

    async def _step_back(self, play: Play, person: str | None, request: str, seat: Seat, to: int) -> None:
        action = Action(play.seq + 1, seat, person, request, back_to=to, alone=play.is_alone(seat, to))
        await self._save(play, action, play.before(seat, to))

    def _forget(self, after: int) -> None:
        """What was told of later actions did not happen."""
        for watcher in self.presence.watchers:
            watcher.told = min(watcher.told, after)

    async def _ask_undo(self, play: Play, person: str | None, request: AskUndo) -> None:
        if request.to in play.undo_of(request.seat):
            await self._step_back(play, person, request.id, request.seat, request.to)
            return
        if not play.could_go_back(request.to):
            raise Refuse("not_undoable", allowed=play.moments())
        if self.asking is not None and self.asking.seat not in self.seats_of(person):
            raise Refuse("already_asked")
        kept = [seat for seat, sitting in enumerate(self.doc.seats) if sitting.kept]
        if kept:
            raise Refuse("somebody_away", allowed=kept)
        agreed = [seat for seat, sitting in enumerate(self.doc.seats) if sitting.person == person or sitting.bot]
        await self._ask_others(play, person, request, UndoRequest(request.seat, request.to, agreed))

    async def _consent(self, play: Play, person: str | None, request: Consent) -> None:
        if self.asking is None:
            raise Refuse("nothing_asked")
        if request.yes:
            agreed = sorted({*self.asking.agreed, *self.seats_of(person)})
            await self._ask_others(play, person, request, replace(self.asking, agreed=agreed))
        else:
            await self._note(play, person, request, None)

    async def _ask_others(self, play: Play, person: str | None, request: AskUndo | Consent, asking: UndoRequest) -> None:
        """Step back if everybody agrees; wait for the others if not."""
        if len(asking.agreed) == len(self.doc.seats):
            await self._step_back(play, person, request.id, asking.seat, asking.to)
        else:
            await self._note(play, person, request, asking)

    async def _note(self, play: Play, person: str | None, request: AskUndo | Consent, asking: UndoRequest | None) -> None:
        """Save what the request to step back has come to, as an action that changes nothing in the game."""
        await self._save(play, Action(play.seq + 1, request.seat, person, request.id, asking=asking), play.game)

    # Looking

    def _moment(self, request: Moment, seat: Seat | None) -> MomentMessage:
        if self.play is None:
            raise Refuse("wrong_status", allowed=["playing", "over"])
        if request.at >= self.play.seq:
            return MomentMessage(request.id, self.play.seq, look(self.play.game, seat))
        return MomentMessage(request.id, request.at, self.play.sight_after(request.at, seat))

    def sight_for(self, watcher: Watcher) -> bytes | None:
        """What a watcher sees now, with what happened since it was last told."""
        if self.play is None:
            return None
        told, watcher.told = watcher.told, self.play.seq
        return self.play.sight(watcher.seat, told)

    def told_to(self, person: str | None) -> bytes:
        """Who sits where, as one person is told it on a live line; made once for all who have the same seats."""
        own = tuple(self.seats_of(person))
        if own not in self._told:
            self._told[own] = encode(self.message_for(person))
        return self._told[own]

    def message_for(self, person: str | None) -> TableMessage:
        """Who sits where, as one person sees it."""
        arena = self.arena
        return table_message(self.doc, person, self.presence, arena.settings.away_after, arena.store_person, self.asking)

    def record(self) -> Record:
        """The record of the game, with its seed."""
        if self.play is None or self.doc.status != "over":
            raise Refuse("wrong_status", allowed=["over"])
        return replace(record_of(self.play.match), names=[seat.name for seat in self.message_for(None).seats])

    # People

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats that a person may decide for."""
        return [] if person is None else [seat for seat, each in enumerate(self.doc.seats) if each.person == person]

    def is_known_to(self, person: Person) -> bool:
        """Whether somebody has a seat here or is the host."""
        return self.doc.host == person.id or bool(self.seats_of(person.id))

    async def look_around(self) -> None:
        """Tell when somebody has become away, and how many look on.

        A table whose host has long been gone before play gets another one.
        """
        settings, people = self.arena.settings, [each.person for each in self.doc.seats if each.person is not None]
        away = frozenset(person for person in people if self.presence.gone_for(person) >= settings.away_after)
        crowd = len(self.presence.watchers)
        if away != self._shown_away or crowd != self._crowd:
            self._shown_away, self._crowd = away, crowd
            self.tell_table()
        if self.doc.starting is not None and time.time() - self.doc.starting >= settings.reveal_within:
            await self.change(seating.play_now(self.doc))
        here = [person for person in people if self.presence.is_here(person)]
        if here and self.doc.status == "open" and self.presence.gone_for(self.doc.host) >= settings.takeover_after:
            await self.change(replace(self.doc, host=here[0]))

    async def join(self, watcher: Watcher) -> None:
        """Somebody looks on; whoever returns gets the seats back that bots have kept."""
        self.presence.come(watcher)
        self.arena.bot_driver.look_at(self)
        doc = seating.hand_back(self.doc, watcher.person)
        if doc == self.doc:
            self._tell_arrival(watcher)
            return
        try:
            await self.change(doc)
        except Refuse:  # it could not be saved: one may look on all the same, and the bot keeps the seat
            self.tell_table()

    def _tell_arrival(self, watcher: Watcher) -> None:
        """That somebody with a seat comes or goes is told at once; how many others look on is told now and then."""
        if self.seats_of(watcher.person):
            self.tell_table()

    def part(self, watcher: Watcher) -> None:
        """Somebody has gone."""
        self.presence.go(watcher)
        self.arena.bot_driver.look_at(self)
        self._tell_arrival(watcher)

    async def give_to_bot(self, person: Person, place: Seat, level: str) -> None:
        """Those at the table may give the seat of somebody who is long away to a bot."""
        play = self.playing()
        sitting, limit = seating.seat_of(self.doc, place), self.arena.settings.takeover_after
        if not self.seats_of(person.id) or sitting.person is None:
            raise Refuse("not_seated")
        if self.presence.gone_for(sitting.person) < limit:
            raise Refuse("not_away", detail=str(limit))
        if self.asking is not None:  # it needs the agreement of everybody, and somebody is away
            await self._save(play, Action(play.seq + 1, place, None, f"lapse-{play.seq}"), play.game)
        await self.change(seating.stand_in(self.doc, place, level))

    async def change(self, doc: TableDoc) -> None:
        """Save a changed document, then tell everybody."""
        doc = replace(doc, version=self.doc.version + 1)
        try:
            await self.arena.store.save_table(doc)
        except Conflict as faster:
            await self.look_again()
            raise Refuse("try_again") from faster
        self.arena.tell(self)
        begins = self.doc.status == "open" and doc.status == "playing"
        if begins:
            self.doc = doc
            self._take_up()
        self._changed(doc)
        if begins:
            self._tell(table=True)

    async def look_again(self) -> None:
        """Another arena has changed the table: take it up again as it is in the store, and tell everybody."""
        doc, known = self.arena.store.table(self.doc.id), self.play.seq if self.play else 0
        assert doc is not None
        self.doc, self.asking = doc, None
        self._take_up()
        if self.play is not None:
            for back_to in self.play.steps_back_after(known):
                self._forget(self.play.last_before(back_to))
        self._changed(doc)
        self._tell(table=True)

    def _changed(self, doc: TableDoc) -> None:
        """Whoever has given up a seat no longer sees through its eyes."""
        self.doc = doc
        for watcher in self.presence.watchers:
            if watcher.seat is not None and watcher.seat not in self.seats_of(watcher.person):
                watcher.face(None)
        self.arena.public_tables.changed()
        self.tell_table()
        self.arena.bot_driver.look_at(self)

    def _tell(self, table: bool) -> None:
        if table:
            self._told.clear()
        self.presence.wake(sight=True, table=table)
        self.arena.bot_driver.look_at(self)

    def tell_table(self) -> None:
        """Who sits here, who is here, or somebody's name has changed."""
        self._told.clear()
        self.presence.wake(sight=False, table=True)
