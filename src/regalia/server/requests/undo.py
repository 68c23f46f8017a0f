"""Undo: alone to a safe moment, or further back if everyone agrees."""

from msgspec.structs import replace

from regalia.core import Seat
from regalia.server.errors import Refuse
from regalia.server.play.play import Play
from regalia.server.store import UndoRequest
from regalia.server.table.rated import must_be_casual
from regalia.server.table.table import Table, action
from regalia.server.wire.requests import AskUndo, Consent, Undo


async def undo(table: Table, play: Play, person: str | None, request: Undo) -> None:
    """Step back to one of the safe moments."""
    steps = play.undo_of(request.seat)
    if request.to not in steps:
        raise Refuse("not_undoable", allowed=steps)
    await step_back(table, play, person, request.id, request.seat, request.to)


async def step_back(table: Table, play: Play, person: str | None, request: str, seat: Seat, to: int) -> None:
    """Save the step back as an action, then take it."""
    done = action(play, seat, person, request, back_to=to, alone=play.is_alone(seat, to))
    await table.act(play, done, play.before(seat, to))


async def ask(table: Table, play: Play, person: str | None, request: AskUndo) -> None:
    """Ask the others to step back. A safe step needs no agreement."""
    if request.to in play.undo_of(request.seat):
        await step_back(table, play, person, request.id, request.seat, request.to)
        return
    if not play.could_go_back(request.to):
        raise Refuse("not_undoable", allowed=play.moments())
    if table.asking is not None and table.asking.seat not in table.seats_of(person):
        raise Refuse("already_asked")
    kept = [seat for seat, sitting in enumerate(table.doc.seats) if sitting.kept and not sitting.forfeited]
    if kept:
        raise Refuse("somebody_away", allowed=kept)
    agreed = [seat for seat, sitting in enumerate(table.doc.seats) if sitting.person == person or sitting.bot]
    if len(agreed) == len(table.doc.seats):  # bots agree to everything
        must_be_casual(table.doc)
    await ask_others(table, play, person, request, UndoRequest(request.seat, request.to, agreed))


async def consent(table: Table, play: Play, person: str | None, request: Consent) -> None:
    """Agree to the request to step back, or reject it."""
    if table.asking is None:
        raise Refuse("nothing_asked")
    if request.yes:
        agreed = sorted({*table.asking.agreed, *table.seats_of(person)})
        await ask_others(table, play, person, request, replace(table.asking, agreed=agreed))
    else:
        await note(table, play, person, request, None)


async def ask_others(table: Table, play: Play, person: str | None, request: AskUndo | Consent, asking: UndoRequest) -> None:
    """Step back if everyone agrees; wait for the others if not."""
    if len(asking.agreed) == len(table.doc.seats):
        await step_back(table, play, person, request.id, asking.seat, asking.to)
    else:
        await note(table, play, person, request, asking)


async def note(
    table: Table, play: Play, person: str | None, request: AskUndo | Consent, asking: UndoRequest | None
) -> None:
    """Save the outcome of a request to step back, as an action that does not change the game."""
    await table.act(play, action(play, request.seat, person, request.id, asking=asking), play.game)


async def lapse(table: Table, play: Play, seat: Seat) -> None:
    """End the open request to step back, if any: it needs everyone's agreement, and a seat is away."""
    if table.asking is not None:
        await table.act(play, action(play, seat, None, f"lapse-{play.seq}"), play.game)
