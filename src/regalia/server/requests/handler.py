"""Requests to a table, from people and bots: none is refused by what a node has not yet read of other nodes.

Requests to a game in play have ids: a repeated id gets the same reply, and changes nothing.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

import msgspec

from regalia.core import Seat
from regalia.server.asked import foreseen, passes
from regalia.server.errors import Refuse
from regalia.server.play import moments
from regalia.server.play.play import Play
from regalia.server.requests import flags, undo
from regalia.server.store import Conflict
from regalia.server.store.passes import Passes
from regalia.server.table.table import Table, action
from regalia.server.wire import Reply
from regalia.server.wire.passes import Foresee, NewOrder, SetPasses
from regalia.server.wire.requests import Act, AskUndo, Consent, Moment, Undo, Why
from regalia.server.wire.sights import Because, Done, MomentMessage, Refused

T = TypeVar("T")
Request = Act | Undo | AskUndo | Consent | Why | Moment | SetPasses | Foresee


async def ask(table: Table, work: Callable[[], Awaitable[T]]) -> T:
    """Run a person's request in the table's mailbox, as `up_to_date`. Raises Refuse."""
    return await table.do(partial(up_to_date, table, work))


async def up_to_date(table: Table, work: Callable[[], Awaitable[T]]) -> T:
    """Run a request; if it is refused, read first what other nodes have done, and if that changes anything, run it again.

    The request may run several times, and must look at the table again each time. Raises Refuse if it is refused by
    the latest that the store has, or the store cannot be read. Runs in the table's mailbox.
    """
    while True:
        before = table.numbers
        try:
            return await work()
        except Refuse:
            if not await was_behind(table, before):
                raise
        except Conflict:
            await table.follow()


async def was_behind(table: Table, before: tuple[int, int]) -> bool:
    """Read what other nodes have done at the table. True if it is no longer at the numbers that it had `before`.

    Raises Refuse if the store cannot be read.
    """
    if not table.services.leases.shared:
        return False
    await table.follow()
    return table.numbers != before


async def handle(table: Table, person: str | None, request: Request, faced: Seat | None = None) -> Reply:
    """Carry out a request of a person, or of a bot if `person` is None. Runs in the table's mailbox."""

    async def reply_once() -> Reply:
        known = table.replies.to(person, request.id)
        return await carry_out(table, person, request, faced) if known is None else known

    try:
        reply = await up_to_date(table, reply_once)
    except Refuse as refused:
        reply = Refused(request.id, refused.problem)
    decides = person is None or bool(table.seats_of(person))
    if isinstance(reply, Done | Refused) and not isinstance(request, Why | Moment | Foresee) and decides:
        table.replies.remember(person, reply)
    return reply


async def carry_out(table: Table, person: str | None, request: Request, faced: Seat | None) -> Reply:
    """Carry out a new request. Raises Refuse, or Conflict if another arena was faster."""
    if isinstance(request, Moment):
        return moment(table, request, faced, person or None)
    if person is not None and request.seat not in table.seats_of(person):
        raise Refuse("not_seated", allowed=table.seats_of(person))
    if not isinstance(request, Why | Foresee):
        await must_have_time(table, person, request.seat)
    play = table.playing()
    match request:
        case Act():
            await act(table, play, person, request)
        case Undo():
            await undo.undo(table, play, person, request)
        case AskUndo():
            await undo.ask(table, play, person, request)
        case Consent():
            await undo.consent(table, play, person, request)
        case SetPasses():
            await set_passes(table, play, request)
        case Why() | Foresee():
            return look_up(play, request)
    return Done(request.id, play.seq)


def look_up(play: Play, request: Why | Foresee) -> Reply:
    """Answer a question about what a seat can do."""
    if isinstance(request, Foresee):
        return foreseen.message_of(request.id, play.game, request.seat)
    return Because(request.id, play.why_not(request.seat, play.decoded(request.option)))


async def must_have_time(table: Table, person: str | None, seat: Seat) -> None:
    """Let flags fall first. Raises Refuse if this seat's has, or during a pause."""
    await flags.let_fall(table)
    if table.doc.paused:
        raise Refuse("paused")
    if person is not None and table.doc.seats[seat].bot is not None:
        raise Refuse("forfeited" if table.doc.seats[seat].forfeited else "out_of_time")


async def act(table: Table, play: Play, person: str | None, request: Act) -> None:
    """Give an answer."""
    move = play.propose(request)
    done = action(play, request.seat, person, request.id, answer=msgspec.to_builtins(move.given.answer))
    await table.act(play, done, move.game, move, request.lag / 1000)


async def set_passes(table: Table, play: Play, request: SetPasses) -> None:
    """A seat says something about windows, or gives an order."""
    said = passes.said(table.doc, request.seat)
    if request.asked is not None:
        said = passes.with_asked(said, request.asked)
    if request.ahead is not None:
        said = passes.with_ahead(said, play.game, request.ahead, play.seq, play.given_answers)
    if request.run:
        said = passes.with_run(said, play.game, request.seat, play.seq)
    if request.drop:
        said = foreseen.without(said, request.drop)
    if request.order is not None:
        said = ordered(said, play, request.seat, request.order)
    if request.stop:
        said = passes.cancelled(said, play.game, request.seat, play.seq)
    await table.keep(passes.saying(table.doc, request.seat, said), request.seat)


def ordered(said: Passes, play: Play, seat: Seat, new: NewOrder) -> Passes:
    """What a seat has said, with a new order."""
    wishes = [play.decoded(raw) for raw in (new.answer, *new.otherwise)]
    return foreseen.with_order(said, play.game, seat, new, wishes, play.seq, play.given_answers)


def moment(table: Table, request: Moment, seat: Seat | None, person: str | None) -> MomentMessage:
    """What was seen after an action by the faced seat or, when the game is over, by the one that is asked for."""
    if table.play is not None:
        play = table.play_seen(person, seat)
        if play is None:
            raise Refuse("no_such_moment")
        return moments.moment(play, request, seat)
    if table.replayed is not None:
        return moments.of_older_rules(table.replayed, request)
    raise Refuse("wrong_status", allowed=["playing", "over"])
