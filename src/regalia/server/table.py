"""A live table: one task owns it and does one thing at a time. Whatever is told has been saved before."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from regalia import games
from regalia.core import Answer, Event, Match, Record, Seat, Sight, commitment, eyes_of, load, look, save
from regalia.core.records import Given
from regalia.core.views import posed
from regalia.server import seating
from regalia.server.errors import Refuse
from regalia.server.store import Action, Conflict, Person, Snapshot, TableDoc
from regalia.server.store.sqlite import settle
from regalia.server.watchers import Watcher
from regalia.server.wire import (
    Act,
    AskUndo,
    Because,
    Consent,
    Done,
    Happening,
    Moment,
    MomentMessage,
    Refused,
    Reply,
    SeatAtTable,
    SightMessage,
    TableMessage,
    Undo,
    UndoRequest,
    Why,
    encode,
)

if TYPE_CHECKING:
    from regalia.server.arena import Arena

log = logging.getLogger(__name__)
T = TypeVar("T")

Request = Act | Undo | AskUndo | Consent | Why | Moment
SNAPSHOT_EVERY = 16
"""A position is kept for every so many actions: it outlives a change of the rules."""
REMEMBERED = 512
"""So many refusals are kept for repeated ids."""


class Entry(Struct, frozen=True):
    """An action that still stands, and what it made happen."""

    seq: int
    seat: Seat | None
    events: list[Event]


class Table:
    """One table, its match, and those who look on."""

    def __init__(self, arena: "Arena", doc: TableDoc) -> None:
        self.arena = arena
        self.doc = doc
        self.rules = games.load(doc.game)
        self.match: Match | None = None
        self.seq = 0
        self.opening = Entry(0, None, [])
        self.entries: list[Entry] = []
        """The actions that stand, one for each answer of the match."""
        self.watchers: dict[Watcher, None] = {}
        """Those who look on, in the order in which they came."""
        self.asking: UndoRequest | None = None
        self.seen_at: dict[str, float] = {}
        """When each person was last here, by the monotonic clock."""
        self.used_at = time.monotonic()
        self._asked_since: dict[Seat, int] = {}
        self._replies: dict[tuple[str | None, str], Done | Refused] = {}
        self._refused: deque[tuple[str | None, str]] = deque()
        self._sights: dict[Seat | None, Raw] = {}
        self._shown_away: frozenset[str] = frozenset()
        self._mailbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue(1024)
        self._stopped = False
        if doc.status != "open":
            self._resume()
        self._task = asyncio.create_task(self._live(), name=f"table {doc.id}")
        arena.thinker.look_at(self)

    # The mailbox

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done in its turn; what it refuses is raised here."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.used_at = time.monotonic()
        if not self._stopped:
            await self._mailbox.put((work, future))
        if self._stopped:
            raise Refuse("try_again")
        return await future

    async def _live(self) -> None:
        while True:
            work, future = await self._mailbox.get()
            try:
                result = await work()
            except Refuse as refusal:
                settle(future, refusal)
            except asyncio.CancelledError:
                settle(future, Refuse("try_again"))
                raise
            except Exception as unexpected:  # a bug in one game must not stop the others
                log.exception("table %s", self.doc.id)
                settle(future, unexpected)
            else:
                if not future.done():
                    future.set_result(result)

    async def stop(self) -> None:
        """Let everybody go and end the task; whatever waits for its turn is refused."""
        self._stopped = True
        for watcher in self.watchers:
            watcher.drop()
        self.arena.thinker.forget(self)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        while not self._mailbox.empty():
            settle(self._mailbox.get_nowait()[1], Refuse("try_again"))

    # Play

    def _resume(self) -> None:
        """The match as the saved actions have made it. Older rules: from the latest position that could be read."""
        doc, actions = self.doc, self.arena.store.actions(self.doc.id)
        self.match = Match(self.rules, len(doc.seats), doc.seed, msgspec.convert(doc.options, self.rules.options))
        self.opening = Entry(0, None, self.match.opening)
        standing = what_stands(actions)
        self.seq = actions[-1].seq if actions else 0
        self._replies = {(action.person, action.id): Done(action.id, action.seq) for action in actions}
        snapshot = self.arena.store.snapshot(doc.id) if doc.rules != self.rules.version else None
        if snapshot is not None:
            before = [action for action in standing if action.seq <= snapshot.seq]
            given = [Given(action.seat, self._answer(action.answer)) for action in before]
            self.match.carry_on(load(self.rules, snapshot.position), given)
            self.entries = [Entry(action.seq, action.seat, []) for action in before]
            standing = standing[len(before) :]
        self._asked_since = dict.fromkeys(self.match.game.asks, self.entries[-1].seq if self.entries else 0)
        for action in standing:
            self._take(self.match, action.seq, action.seat, self._answer(action.answer))

    async def start(self, person: Person) -> None:
        """The host starts the game."""
        await self.change(seating.begin(self.doc, person, self.rules))
        self._resume()
        self._tell(table=True)

    async def handle(self, person: str | None, request: Request, faced: Seat | None = None) -> Reply:
        """Do what a player asks, who looks through the faced seat's eyes; refusals are replies, too.

        A repeated id is answered as before.
        """
        known = self._replies.get((person, request.id))
        if known is not None:
            return known
        try:
            reply = await self._handle(person, request, faced)
        except Refuse as refused:
            reply = Refused(request.id, refused.problem)
        if isinstance(reply, Done | Refused) and not isinstance(request, Why | Moment):
            self._remember(person, reply)
        return reply

    async def _handle(self, person: str | None, request: Request, faced: Seat | None) -> Reply:
        if isinstance(request, Moment):
            return self._moment(request, faced)
        self._must_sit(person, request.seat)
        match request:
            case Act():
                return await self._act(person, request)
            case Undo():
                return await self._undo(person, request)
            case AskUndo():
                return await self._ask_undo(person, request)
            case Consent():
                return await self._consent(person, request)
            case _:
                return self._why(request)

    def _playing(self) -> Match:
        if self.match is None or self.doc.status != "playing":
            raise Refuse("wrong_status", allowed=["playing"])
        return self.match

    def _must_sit(self, person: str | None, seat: Seat) -> None:
        if person is not None and not any(place == seat for place in self.seats_of(person)):
            raise Refuse("not_seated", allowed=self.seats_of(person))

    def _answer(self, raw: Any) -> Answer:
        try:
            answer: Answer = (
                msgspec.json.decode(raw, type=self.rules.answer_type)
                if isinstance(raw, Raw)
                else msgspec.convert(raw, self.rules.answer_type)
            )
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            raise Refuse("malformed", detail=str(wrong)) from wrong
        return answer

    async def _act(self, person: str | None, act: Act) -> Done:
        game = self._playing().game
        answer, seat = self._answer(act.answer), act.seat
        if seat not in game.asks:
            raise Refuse("not_asked", refusal=game.why_not(seat, answer))
        if not self._asked_since.get(seat, 0) <= act.at <= self.seq:
            raise Refuse("stale", allowed=posed(game.asks[seat]))
        refusal = game.why_not(seat, answer)
        if refusal is not None:
            raise Refuse("not_offered", posed(game.asks[seat]), refusal)
        game.copy().answer(seat, answer)  # the rules must survive it before it is written down for good
        await self._append(Action(self.seq + 1, seat, person, act.id, msgspec.to_builtins(answer)))
        await self._play(seat, answer)
        return Done(act.id, self.seq)

    async def _append(self, action: Action) -> None:
        match = self._playing()
        due = match.answers and len(match.answers) % SNAPSHOT_EVERY == 0 and action.back_to is None
        snapshot = Snapshot(self.seq, save(match.game)) if due and self._snapshot_seq != self.seq else None
        try:
            await self.arena.store.append(self.doc.id, action, snapshot, None)
        except Conflict as taken:
            self.arena.forget(self)
            raise Refuse("stale") from taken
        if snapshot is not None:
            self._snapshot_seq = self.seq
        self.seq = action.seq

    _snapshot_seq = -1

    async def _play(self, seat: Seat, answer: Answer) -> None:
        match = self._playing()
        self._take(match, self.seq, seat, answer)
        request_has_lapsed, self.asking = self.asking is not None, None
        if match.game.is_over:
            await self.change(replace(self.doc, status="over"))
        self._tell(table=match.game.is_over or request_has_lapsed)

    def _take(self, match: Match, seq: int, seat: Seat, answer: Answer) -> None:
        """Let a saved answer happen; those who were asked before and have still to answer are asked since then."""
        step, asked = match.game.step, match.game.asks
        self.entries.append(Entry(seq, seat, match.answer(seat, answer)))
        still_open = not match.game.is_over and match.game.step is step and match.game.given
        kept = {other: self._asked_since[other] for other in asked if other != seat} if still_open else {}
        self._asked_since = {other: kept.get(other, seq) for other in match.game.asks}

    def asked_since(self, seat: Seat) -> int:
        """The action after which a seat was asked what it is asked now."""
        return self._asked_since.get(seat, self.seq)

    # Stepping back

    def _moment_of(self, seq: int) -> int:
        """How many of the answers that stand were given up to an action."""
        return sum(entry.seq <= seq for entry in self.entries)

    def undo_of(self, seat: Seat | None) -> list[int]:
        """The actions to which a seat may step back by itself."""
        if self.match is None or seat is None or self.doc.status != "playing":
            return []
        return [self.entries[moment].seq - 1 for moment in self.match.undo_steps(seat)]

    async def _undo(self, person: str | None, undo: Undo) -> Done:
        self._playing()
        steps = self.undo_of(undo.seat)
        if undo.to not in steps:
            raise Refuse("not_undoable", allowed=steps)
        await self._step_back(person, undo.id, undo.seat, undo.to)
        return Done(undo.id, self.seq)

    async def _step_back(self, person: str | None, request: str, seat: Seat, to: int) -> None:
        match, moment = self._playing(), self._moment_of(to)
        alone = match.open_answer(seat) == moment
        await self._append(Action(self.seq + 1, seat, person, request, back_to=to, alone=alone))
        if alone:
            match.undo(seat, moment)
            del self.entries[moment]
        else:
            match.rewind(moment)
            del self.entries[moment:]
        self._asked_since = dict.fromkeys(match.game.asks, self.seq)
        self.asking = None
        last = self.entries[-1].seq if self.entries else 0
        for watcher in self.watchers:
            watcher.told = min(watcher.told, to if alone else last)
        self._tell(table=True)

    async def _ask_undo(self, person: str | None, request: AskUndo) -> Done:
        self._playing()
        if request.to in self.undo_of(request.seat):
            await self._step_back(person, request.id, request.seat, request.to)
            return Done(request.id, self.seq)
        if not 0 <= request.to < self.seq or self._moment_of(request.to) == len(self.entries):
            raise Refuse("not_undoable", allowed=[entry.seq - 1 for entry in self.entries])
        if self.asking is not None and self.asking.seat not in self.seats_of(person):
            raise Refuse("already_asked")
        own = [seat for seat, sitting in enumerate(self.doc.seats) if sitting.person == person or sitting.bot]
        self.asking = UndoRequest(request.seat, request.to, own)
        return await self._if_all_agree(person, request.id)

    async def _consent(self, person: str | None, request: Consent) -> Done:
        self._playing()
        if self.asking is None:
            raise Refuse("nothing_asked")
        if not request.yes:
            self.asking = None
            self._tell(table=True)
            return Done(request.id, self.seq)
        agreed = sorted({*self.asking.agreed, *(self.seats_of(person) if person else [request.seat])})
        self.asking = replace(self.asking, agreed=agreed)
        return await self._if_all_agree(person, request.id)

    async def _if_all_agree(self, person: str | None, request: str) -> Done:
        asking = self.asking
        if asking is not None and len(asking.agreed) == len(self.doc.seats):
            await self._step_back(person, request, asking.seat, asking.to)
        else:
            self._tell(table=True)
        return Done(request, self.seq)

    # Looking

    def _why(self, request: Why) -> Because:
        game = self._playing().game
        return Because(request.id, game.why_not(request.seat, self._answer(request.option)))

    def _moment(self, request: Moment, seat: Seat | None) -> MomentMessage:
        if self.match is None:
            raise Refuse("wrong_status", allowed=["playing", "over"])
        if request.at >= self.seq:
            return MomentMessage(request.id, self.seq, look(self.match.game, seat))
        try:
            game = self.match.at(self._moment_of(request.at))
        except ValueError as older:
            raise Refuse("no_such_moment", detail=str(older)) from older
        return MomentMessage(request.id, request.at, self._as_past(look(game, seat), game, seat))

    def _as_past(self, sight: Sight, game: Any, seat: Seat | None) -> Sight:
        """The past of a finished game is shown with everything revealed, as its present is."""
        if self.match is not None and self.match.game.is_over and not game.is_over:
            view = self.rules.see(game, frozenset(game.state.seats))
            sight = replace(sight, view=view, nouns=self.rules.nouns(view))
        return replace(sight, ask=None, given=None)

    def sight_for(self, watcher: Watcher) -> bytes | None:
        """What a watcher sees now, with what happened since it was last told."""
        if self.match is None:
            return None
        seat, game = watcher.seat, self.match.game
        if seat not in self._sights:
            self._sights[seat] = Raw(encode(look(game, seat)))
        eyes = eyes_of(game, seat)
        since = watcher.told
        news = [self.opening, *self.entries] if since < 0 else self._after(since)
        events = [Happening(entry.seq, entry.seat, heard(entry.events, eyes)) for entry in news]
        watcher.told = self.seq
        return encode(SightMessage(self.seq, max(since, 0), seat, events, self.undo_of(seat), self._sights[seat]))

    def _after(self, seq: int) -> list[Entry]:
        first = len(self.entries)
        while first and self.entries[first - 1].seq > seq:
            first -= 1
        return self.entries[first:]

    def seen_by(self, person: str | None) -> TableMessage:
        """Who sits where, as one person sees it."""
        doc, away = self.doc, self.away()
        over = doc.status == "over"
        return TableMessage(
            id=doc.id,
            game=doc.game,
            status=doc.status,
            public=doc.public,
            options=doc.options,
            host=doc.host,
            commitment=commitment(doc.seed),
            seed=doc.seed if over else None,
            rematch=doc.rematch,
            seats=[self._at_table(sitting, person, away) for sitting in doc.seats],
            watching=len({each for each in self.watchers if not self.seats_of(each.person)}),
            asking=self.asking,
        )

    def _at_table(self, sitting: Any, person: str | None, away: frozenset[str]) -> SeatAtTable:
        here = self.is_here(sitting.person)
        owner = self.arena.store_person(sitting.person) if sitting.person else None
        return SeatAtTable(
            person=sitting.person,
            name=sitting.name or (owner.name if owner else sitting.bot or ""),
            bot=sitting.bot,
            here=here or sitting.bot is not None,
            away=sitting.person in away,
            ready=here or sitting.bot is not None,
            yours=person is not None and sitting.person == person,
        )

    def record(self) -> Record:
        """The record of the game; the seed is in it when the game is over."""
        if self.match is None:
            raise Refuse("wrong_status", allowed=["playing", "over"])
        if self.doc.status != "over":
            raise Refuse("wrong_status", allowed=["over"])
        names = [seat.name for seat in self.seen_by(None).seats]
        return replace(self.match.record(), names=names)

    # People

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats that a person may decide for."""
        if person is None:
            return []
        return [seat for seat, sitting in enumerate(self.doc.seats) if sitting.person == person]

    def is_here(self, person: str | None) -> bool:
        """Whether a person has a connection to this table."""
        return person is not None and any(watcher.person == person for watcher in self.watchers)

    def unattended(self, person: str) -> float:
        """Seconds since a person was last here; 0 for one who is."""
        return 0.0 if self.is_here(person) else time.monotonic() - self.seen_at.get(person, self._since)

    @property
    def _since(self) -> float:
        return self.seen_at.setdefault("", time.monotonic())

    def away(self) -> frozenset[str]:
        """Those who have been gone for a while."""
        limit = self.arena.settings.away_after
        people = {sitting.person for sitting in self.doc.seats if sitting.person is not None}
        return frozenset(person for person in people if self.unattended(person) >= limit)

    def notice_who_is_away(self) -> None:
        """Tell the table when somebody has become away."""
        away = self.away()
        if away != self._shown_away:
            self._shown_away = away
            self._tell_table()

    async def join(self, watcher: Watcher) -> None:
        """Somebody looks on; whoever returns gets the seats back that bots have kept."""
        self.watchers[watcher] = None
        if watcher.person is not None:
            self.seen_at[watcher.person] = time.monotonic()
            doc = seating.hand_back(self.doc, watcher.person)
            if doc != self.doc:
                await self.change(doc)
                return
        self._tell_table()

    def part(self, watcher: Watcher) -> None:
        """Somebody has gone."""
        self.watchers.pop(watcher, None)
        self.used_at = time.monotonic()
        if watcher.person is not None:
            self.seen_at[watcher.person] = time.monotonic()
        self._tell_table()

    def is_idle(self, limit: float) -> bool:
        """Whether nobody has been here for a while, and no bot is about to move."""
        return not self.watchers and not self.arena.thinker.thinks_at(self) and time.monotonic() - self.used_at > limit

    async def give_to_bot(self, person: Person, place: Seat, level: str) -> None:
        """Those at the table may give the seat of somebody who is long away to a bot."""
        self._playing()
        sitting = seating.seat_of(self.doc, place)
        if not self.seats_of(person.id) or sitting.person is None:
            raise Refuse("not_seated")
        if self.unattended(sitting.person) < self.arena.settings.takeover_after:
            raise Refuse("not_away", detail=str(self.arena.settings.takeover_after))
        await self.change(seating.stand_in(self.doc, place, level))

    async def change(self, doc: TableDoc) -> None:
        """Save a changed document, then tell everybody."""
        await self.arena.store.save_table(doc)
        self.doc = doc
        for watcher in self.watchers:
            if watcher.seat is not None and watcher.seat not in self.seats_of(watcher.person):
                watcher.face(None)
        self.arena.lobby_changed()
        self._tell_table()
        self.arena.thinker.look_at(self)

    def _tell(self, table: bool = False) -> None:
        self._sights.clear()
        for watcher in self.watchers:
            watcher.wake(table)
        self.arena.thinker.look_at(self)

    def _tell_table(self) -> None:
        for watcher in self.watchers:
            watcher.wake_table()

    def _remember(self, person: str | None, reply: Done | Refused) -> None:
        if isinstance(reply, Refused):
            self._refused.append((person, reply.id))
            if len(self._refused) > REMEMBERED:
                self._replies.pop(self._refused.popleft(), None)
        self._replies[(person, reply.id)] = reply


def what_stands(actions: list[Action]) -> list[Action]:
    """The answers that are left when every step back has been taken."""
    standing: list[Action] = []
    for action in actions:
        if action.back_to is None:
            standing.append(action)
        elif action.alone:
            own = max(place for place, other in enumerate(standing) if other.seat == action.seat)
            del standing[own]
        else:
            standing = [other for other in standing if other.seq <= action.back_to]
    return standing


def heard(events: list[Event], eyes: Any) -> list[Event]:
    """The events as some eyes see them."""
    return [seen for event in events if (seen := event.seen_by(eyes)) is not None]
