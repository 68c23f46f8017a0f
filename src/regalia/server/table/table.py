"""A live table. Its changes run one at a time, and are saved before clients are notified."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from regalia.core import Game, Record, Rules, Seat, record_of, save
from regalia.core.match import Move
from regalia.server.errors import Refuse
from regalia.server.play.behind import Behind
from regalia.server.play.loading import play_of
from regalia.server.play.play import Play
from regalia.server.play.replay import Replay
from regalia.server.play.replayed_game import ReplayedGame
from regalia.server.store import Action, Conflict, Snapshot, TableDoc, UndoRequest, Unreadable
from regalia.server.store.notices import Notice
from regalia.server.store.results import Result
from regalia.server.table import document, outcome, packs, rated, turn_notices
from regalia.server.table.mailbox import Mailbox
from regalia.server.table.messages import Messages
from regalia.server.table.replies import Replies
from regalia.server.table.services import Services
from regalia.server.table.spectators import lag_of, may_watch
from regalia.server.table.state import TableState
from regalia.server.time.clocks import Clocks
from regalia.server.watching.table_message import people_of
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.analysis import AnalysisNews

T = TypeVar("T")


class Table(TableState):
    """One table with its play and its watchers. `Table.read` loads one."""

    def __init__(self, services: Services, doc: TableDoc) -> None:
        super().__init__(services, doc)
        self.acted_at = float("-inf")
        """When the last action was done here, by the monotonic clock."""
        self.warned: set[tuple[Seat, str]] = set()
        """The seats whose people have been warned, with the marks of the notices."""
        self.will_follow = False
        """True while what other arenas have done waits in the mailbox to be read."""
        self.replies = Replies()
        self.messages = Messages(self)
        self._mailbox = Mailbox(doc.id)

    @classmethod
    async def read(cls, services: Services, doc: TableDoc) -> "Table":
        """Load a table from the store. Raises Unreadable, or what the rules raise at an answer that they cannot read."""
        table = cls(services, doc)
        try:
            await table._take_up(doc)
            await table.talk.follow()
        except BaseException:
            await table._mailbox.stop()
            raise
        services.listener.moved(table)
        return table

    async def _take_up(self, doc: TableDoc) -> None:
        """Load everything from the store."""
        store = self.services.store
        await self.services.uptime.begin(self.services.now())
        await self.services.people.read(people_of(doc))
        rules = await packs.take_up(self.services.library, store, doc)
        record = await store.record(doc.id) if doc.status == "over" else None
        if rules is None and record is None:
            raise Refuse("pack_missing", allowed=packs.table_pack(self.services.library, doc))
        await self.dismiss(doc)
        if doc.status in ("open", "closed"):
            self.doc = doc
            return
        snapshot = await store.snapshot(doc.id)  # first: another arena may add actions in between
        actions = await store.actions(doc.id)
        if snapshot is not None and snapshot.seq > len(actions):
            raise Unreadable("the last actions are missing")
        replay, self.recorded = Replay(await store.replay(doc.id)), record is not None
        if record is not None and (rules is None or doc.rules != rules.version):
            self.play = self.behind = None
            self.replayed = ReplayedGame(actions, replay, msgspec.json.decode(record, type=Record))
        else:
            assert rules is not None, "without a record it was needed above"
            debug = self.services.settings.debug
            self.play = await asyncio.to_thread(play_of, rules, doc, actions, snapshot, replay, debug=debug)  # long games
            self.behind = await asyncio.to_thread(self._behind, rules, doc, actions, snapshot, replay)
        self.doc = doc
        self.replies.recall(actions)
        self.asking = actions[-1].asking if actions else None
        await self._start_clocks()
        if self.play is not None and not actions:
            await store.note(doc.id, turn_notices.at_beginning(doc, self.play.game.asks, self.services.now()))

    def _behind(
        self, rules: Rules[Any], doc: TableDoc, actions: list[Action], snapshot: Snapshot | None, replay: Replay
    ) -> Behind | None:
        """What spectators see of a game that they see late; None for others, and when it is over."""
        lag = lag_of(doc)
        return None if lag is None else Behind(rules, doc, actions, snapshot, replay, lag, self.services.now())

    async def _start_clocks(self) -> None:
        """Read the clocks, and start those that should run but do not, such as at the beginning of a game."""
        await self._read_hours(self.doc)
        saved = await self.services.store.clocks(self.doc.id) or () if self.doc.tempo else ()
        self.clocks = self._clocks_of(self.doc, saved)
        if self.clocks != saved and not self.is_halted:
            await self.services.store.save_clocks(self.doc.id, self.clocks, self.due())

    async def do(self, work: Callable[[], Awaitable[T]], noted: bool = True) -> T:
        """Run some work in the mailbox; raises what it raises. `noted` says that the table is in use."""
        if noted:
            self.presence.note_use()
        return await self._mailbox.do(work)

    async def stop(self) -> None:
        """Close all connections and stop the mailbox."""
        self.presence.drop_all()
        self.services.listener.stopped(self)
        await self._mailbox.stop()

    @property
    def waiting(self) -> int:
        """Length of the mailbox's queue."""
        return self._mailbox.waiting

    @property
    def people(self) -> set[str]:
        """The people whose names its messages may hold."""
        positions = (watcher.read_position for watcher in self.presence.watchers)
        muted = (each.muted for each in positions if each is not None)
        return {*people_of(self.doc), *self.talk.people}.union(*muted)

    # Changes

    async def act(
        self,
        play: Play,
        action: Action,
        after: Game[Any],
        move: Move | None = None,
        lag: float = 0.0,
        doc: TableDoc | None = None,
    ) -> None:
        """Save an action with the position after it, and the changed document, if it changes; apply it; notify everyone."""
        action = replace(action, at=round(self.services.now(), 3))
        over = document.after_action(doc or self.doc, action, after.is_over) or (
            doc and replace(doc, version=doc.version + 1)
        )
        clocks = self._clocks_after(play, action, over or self.doc, after, move, lag)
        at = self._due(over or self.doc, after, action.asking, clocks)
        position = Snapshot(action.seq, save(after))
        notices = turn_notices.after_action(over or self.doc, play.game.asks, after.asks, action, self.services.now())
        results = await outcome.at_end(self.services.store, over, play, after, move, action.at) if over else []
        await self._append(action, position, over, at, clocks, notices, results)
        self.clocks = clocks
        self.services.metrics.actions.labels(self.doc.game).inc()
        beside = self._beside
        play.take(action, move)
        self._note(play, action)
        self.acted_at = time.monotonic()
        self.services.listener.saved(self)
        self.asking = action.asking
        if over is not None:
            self._changed(over)
        self._tell(table=self._beside != beside, late=False)
        self.show_later()

    @property
    def _beside(self) -> tuple[UndoRequest | None, frozenset[Seat]]:
        """The play's part of the `table` message."""
        return self.asking, self.play.at_random if self.play else frozenset()

    async def _append(
        self,
        action: Action,
        position: Snapshot,
        doc: TableDoc | None,
        due: float | None,
        clocks: Clocks,
        notices: Sequence[Notice],
        results: Sequence[Result],
    ) -> None:
        """Save an action; that of a bot only if this node drives the table."""
        store, leases, name = self.services.store, self.services.leases, self.doc.id
        fence = leases.fence(name) if action.person is None else None
        try:
            await store.append(name, action, position, doc, due, clocks or None, notices, fence, results)
        except Conflict:
            await leases.check(name)
            raise

    async def change(self, doc: TableDoc, clocks: Clocks | None = None, notices: Sequence[Notice] = ()) -> None:
        """Save a changed document, perhaps with other clocks, with notices about it, then tell all watchers."""
        doc = document.after_pause(replace(doc, version=self.doc.version + 1), self.services.now())
        begins = self.doc.status == "open" and doc.status == "playing"
        if begins:
            doc = replace(doc, rated=await rated.decide(self.services, doc))
        game = self.play.game if self.play else None
        await self._read_hours(doc)
        clocks = self._clocks_of(doc, self.clocks if clocks is None else clocks)
        at = self._due(doc, game, self.asking, clocks)
        try:
            results = await outcome.when_called_off(self.services.store, doc, self.play, self.services.now())
            await self.services.store.save_table(
                doc, due=at, clocks=clocks or None, seq=self.numbers[1], results=results, notices=notices
            )
        except Conflict as faster:
            await self.follow()
            raise Refuse("try_again") from faster
        self.services.listener.saved(self)
        self.clocks = clocks
        if begins:
            await self._take_up(doc)
        else:
            await self.services.people.read(people_of(doc))
        self._changed(doc)
        if begins:
            self._tell(table=True)

    async def adopt_hours(self) -> None:
        """Recompute the clocks with the sleeping hours that people have just saved."""
        await self.change(self.doc, self.stopped_clocks())

    async def follow(self) -> None:
        """Apply what another arena has done at this table, and notify everyone."""
        store, play = self.services.store, self.play
        doc = await store.table(self.doc.id)  # first: if its document says that a game is over, its last action is there
        assert doc is not None
        if doc.version == self.doc.version and self.doc.status != "playing":
            return None
        if play is None or self.doc.status != "playing" or doc.rules != play.rules.version:
            return await self.read_again()
        actions = await store.actions(self.doc.id, after=play.seq)
        if any(action.position is not None for action in actions):
            return await self.read_again()
        beside, clocks = self._beside, self.clocks
        for action in actions:
            play.follow(action)
            self._note(play, action)
        if actions:
            self.asking = actions[-1].asking
            self.replies.recall(actions)
        if doc.tempo is not None:
            self.clocks = await store.clocks(doc.id) or ()
        if doc.version != self.doc.version:
            await self._install(doc, document.seats_set(self.doc, doc) if clocks == self.clocks else None)
        if actions:
            self._tell(table=self._beside != beside, late=False)
        self.show_later()
        return None

    async def _install(self, doc: TableDoc, seats: Sequence[Seat] | None) -> None:
        """Install another arena's document, and notify these seats, whose settings alone have changed; None: everyone."""
        if seats is None:
            await self.services.people.read(people_of(doc))
            self._changed(doc)
        else:
            self.doc = doc
            self.presence.wake_seats(seats)
            self.services.listener.moved(self)

    async def read_again(self) -> None:
        """Reload the table, which another arena has changed, and notify everyone."""
        doc, known = await self.services.store.table(self.doc.id), self.play.seq if self.play else 0
        assert doc is not None
        self.asking = None
        for watcher in self._late():
            watcher.told = -1
        await self._take_up(doc)
        if self.play is not None:
            for back_to in self.play.steps_back_after(known):
                self._forget(self.play.last_before(back_to))
        if self.replayed is not None:
            for watcher in self.presence.watchers:
                watcher.told = min(watcher.told, self.replayed.last_before(watcher.told))
        self._changed(doc)
        self._tell(table=True)

    def _note(self, play: Play, action: Action) -> None:
        """Note an action of the play for spectators who see it late, and for all others if it is a step back."""
        if self.behind is not None:
            self.behind.add(action)
        if action.back_to is not None:
            self._forget(play.last_before(action.back_to))

    def _forget(self, after: int) -> None:
        """After a step back, send later actions to watchers again."""
        for watcher in self.presence.watchers:
            if not self.is_behind(watcher.person, watcher.seat):
                watcher.told = min(watcher.told, after)

    async def dismiss(self, doc: TableDoc) -> None:
        """Close the connections of people who may not watch, by the document that is going to be the table's."""
        for watcher in [*self.presence.watchers] if doc.spectators.welcome != "all" else []:
            if not await may_watch(self.services.store, doc, watcher.person):
                watcher.drop()

    def show_later(self) -> None:
        """Show spectators who see the game late what they may know by now."""
        if self.behind is None:
            return
        if news := self.behind.advance(self.services.now()):
            self._tell_late(self.behind, news)

    def _late(self) -> list[Watcher]:
        """The connections that see the game late."""
        return [each for each in self.presence.watchers if self.is_behind(each.person, each.seat)]

    def _tell_late(self, behind: Behind, news: Sequence[Action]) -> None:
        """Notify those who see the game late of actions; a `table` message that is the same is not sent again."""
        self.messages.forget_table()
        back = [action.back_to for action in news if action.back_to is not None]
        for watcher in self._late():
            if back and (play := behind.table) is not None:
                watcher.told = min(watcher.told, play.last_before(min(back)))
            watcher.wake(table=True)

    async def keep(self, doc: TableDoc, seat: Seat) -> None:
        """Save a seat's own settings; only its watchers are notified."""
        doc = replace(doc, version=self.doc.version + 1)
        at = self._due(doc, self.play.game if self.play else None, self.asking, self.clocks)
        try:
            await self.services.store.save_table(doc, due=at, clocks=self.clocks or None, seq=self.numbers[1])
        except Conflict as faster:
            await self.follow()
            raise Refuse("try_again") from faster
        self.services.listener.saved(self)
        await self._install(doc, (seat,))

    # Telling

    def _changed(self, doc: TableDoc) -> None:
        """Install the new document, drop views of seats people no longer own, and notify watchers, lobby and bots."""
        self.doc = doc
        if self.behind is not None and doc.status != "playing":
            self._show_all()
        for watcher in self.presence.watchers:
            if watcher.seat is not None and watcher.seat not in self.seats_of(watcher.person):
                watcher.face(None)
        self.services.listener.changed(self)
        self.tell_table()
        self.services.listener.moved(self)

    def _show_all(self) -> None:
        """The game is over: spectators see all of it."""
        assert self.behind is not None, "they see it late"
        back = [action.back_to for action in self.behind.pending if action.back_to is not None]
        for watcher in self._late():
            watcher.told = min(watcher.told, *back) if back else watcher.told
            watcher.wake(talk=True)
        self.behind = None

    def _tell(self, table: bool, late: bool = True) -> None:
        """Notify watchers of what has happened; those who see the game late only if it concerns them (`late`)."""
        if table:
            self.messages.forget_table()
        for watcher in self.presence.watchers:
            if late or not self.is_behind(watcher.person, watcher.seat):
                watcher.wake(sight=True, table=table)
        self.services.listener.moved(self)

    def tell_table(self) -> None:
        """Send the `table` message again: seats, presence or names have changed."""
        self.messages.forget_table()
        self.presence.wake(sight=False, table=True)

    def tell_analysis(self, news: AnalysisNews) -> None:
        """Notify watchers that the analysis of the game has got on."""
        self.analysis = news
        for watcher in self.presence.watchers:
            watcher.wake_for_analysis()

    def record(self) -> Record:
        """The record of the game, with its seed."""
        if self.replayed is not None:
            record = self.replayed.record
        elif self.play is not None and self.doc.status == "over":
            record = record_of(self.play.match)
        else:
            raise Refuse("wrong_status", allowed=["over"])
        return replace(record, names=[seat.name for seat in self.messages.message_for(None).seats])


def action(play: Play, seat: Seat, person: str | None, request: str, **done: Any) -> Action:
    """Make the next action of a play."""
    return Action(play.seq + 1, seat, person, request, **done)
