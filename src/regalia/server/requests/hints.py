"""Hints and reviews of one's own decisions at a learning table. All who look at the table see who has taken a hint."""

from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from regalia.core import Chance, Game, Seat, imagine, save
from regalia.core.match import NO_ANSWERS
from regalia.core.views import posed
from regalia.server.errors import Refuse
from regalia.server.requests.handler import must_have_time
from regalia.server.store import HintTaken, Person
from regalia.server.table.table import Table


class Position(Struct, frozen=True):
    """What a hint is about: a seat that is asked in an imagined game, which is saved."""

    seat: Seat
    imagined: bytes
    seed: str


async def take(table: Table, person: Person, seat: Seat, at: int) -> Position:
    """Note that a seat takes a hint for what it is asked in the sight `at`; return what the hint is about.

    Raises Refuse. Runs in the table's mailbox.
    """
    must_learn(table, person, seat)
    await must_have_time(table, person.id, seat)
    play = table.playing()
    if seat not in play.game.asks:
        raise Refuse("not_asked")
    since = play.open_questions.asked[seat]
    if not since <= at <= play.seq:
        raise Refuse("stale", allowed=posed(play.game.asks[seat]))
    taken = HintTaken(seat, play.last_before(since))
    if taken not in table.doc.hints:
        await table.change(replace(table.doc, hints=(*table.doc.hints, taken)))
    return position_of(table.doc.id, play.game, taken)


async def given(table: Table, person: Person, seat: Seat, seq: int) -> tuple[Position, bytes]:
    """What a seat knew before an action of its own, and what it answered, as JSON. Raises Refuse.

    Runs in the table's mailbox.
    """
    must_learn(table, person, seat)
    play = table.playing()
    game, decided = play.decision(seq)
    if decided.seat != seat or seat not in game.asks or isinstance(decided.answer, NO_ANSWERS):
        raise Refuse("not_asked")
    position = position_of(table.doc.id, game, HintTaken(seat, play.last_before(seq - 1)))
    return position, msgspec.json.encode(decided.answer)


def must_learn(table: Table, person: Person, seat: Seat) -> None:
    """Raises Refuse unless it is the person's own seat at a learning table."""
    if seat not in table.seats_of(person.id):
        raise Refuse("not_seated", allowed=table.seats_of(person.id))
    if not table.doc.learning:
        raise Refuse("not_learning")


def position_of(table: str, game: Game[Any], taken: HintTaken) -> Position:
    """What the seat knows of the game.

    One question has one hint: whatever is hidden, whatever others have answered in secret, and after a step back, too.
    """
    seed = sha256(f"hint {table} {taken.seq} {taken.seat}".encode()).hexdigest()
    fresh = game.copy()
    fresh.given = {}
    fresh.ask_again()
    return Position(taken.seat, save(imagine(fresh, taken.seat, Chance(seed))), seed)
