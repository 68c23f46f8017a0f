"""The debug panel's addresses, below `/api/debug`. They answer programs of this machine only."""

from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from regalia.bots import LEVELS
from regalia.core import look
from regalia.server.arena import Arena
from regalia.server.debug.positions import as_test, written
from regalia.server.debug.stepping import Holding, back, forth, in_play, put, taken_back
from regalia.server.errors import Refuse
from regalia.server.http import arena_of, body_of, decode, respond, seat_in, sender_of, table_at
from regalia.server.people.rights import Right
from regalia.server.play.entries import remaining
from regalia.server.routing import Route
from regalia.server.table import seating

MOST_BYTES = 4 * 1024 * 1024
"""Limit for a position, which is larger than any message of a player."""


class Position(Struct, frozen=True):
    """The position of a table, and what the panel can do with it."""

    seq: int
    position: str
    back: bool
    forth: bool
    held: bool
    """True if bots wait until they are released."""


class Edited(Struct, frozen=True, forbid_unknown_fields=True):
    """A position that was typed."""

    position: str


class Taking(Struct, frozen=True, forbid_unknown_fields=True):
    """A level: a bot takes the seat. None: the person who asks takes it."""

    bot: str | None


class PanelTest(Struct, frozen=True):
    """A test in Python."""

    test: str


class Panel:
    """What is kept for the panel while the arena runs."""

    def __init__(self, arena: Arena) -> None:
        self._holding = Holding()
        arena.bot_driver.holds = self._holding.holds

    def routes(self) -> list[Route]:
        """The addresses."""
        table = "/api/debug/tables/{table}"
        return [
            Route(table, self.show, Right.LOCAL),
            Route(f"{table}/position", self.load, Right.LOCAL, ("PUT",)),
            Route(f"{table}/back", self.back, Right.LOCAL, ("POST",)),
            Route(f"{table}/forth", self.forth, Right.LOCAL, ("POST",)),
            Route(f"{table}/bots", self.let_bots_go, Right.LOCAL, ("POST",)),
            Route(f"{table}/test", self.test, Right.LOCAL),
            Route(f"{table}/seats/{{seat}}", self.look_through, Right.LOCAL),
            Route(f"{table}/seats/{{seat}}", self.take_seat, Right.LOCAL, ("PUT",)),
        ]

    async def show(self, request: Request) -> Response:
        """The position, as JSON to be edited."""
        table = await table_at(request)
        play = in_play(table)
        actions = await table.services.store.actions(table.doc.id)
        steps = bool(remaining(actions)), bool(taken_back(actions))
        return respond(Position(play.seq, written(play.game), *steps, held=self._holding.holds(table)))

    async def load(self, request: Request) -> Response:
        """Go on from a position that was edited."""
        table = await table_at(request)
        edited = decode(await body_of(request, MOST_BYTES), Edited)
        await table.do(lambda: put(table, edited.position))
        return await self.show(request)

    async def back(self, request: Request) -> Response:
        """Take back the latest answer."""
        table = await table_at(request)
        await table.do(lambda: back(table))
        return await self.show(request)

    async def forth(self, request: Request) -> Response:
        """Redo what was taken back."""
        table = await table_at(request)

        async def work() -> None:
            self._holding.stepped(table)
            await forth(table)

        await table.do(work)
        return await self.show(request)

    async def let_bots_go(self, request: Request) -> Response:
        """Let the bots play on."""
        table = await table_at(request)
        self._holding.let_go(table)
        arena_of(request).bot_driver.look_at(table)
        return await self.show(request)

    async def test(self, request: Request) -> Response:
        """The position as a test."""
        return respond(PanelTest(as_test(in_play(await table_at(request)).game)))

    async def look_through(self, request: Request) -> Response:
        """What any seat sees now."""
        table, seat = await table_at(request), seat_in(request.path_params["seat"])
        seating.seat_of(table.doc, seat)
        return respond(look(in_play(table).game, seat))

    async def take_seat(self, request: Request) -> Response:
        """A bot takes a seat, or the person who asks takes it back. What the seat gave to the seed stays."""
        table, seat, person = await table_at(request), seat_in(request.path_params["seat"]), await sender_of(request)
        taking = decode(await body_of(request), Taking)
        if taking.bot not in (None, *LEVELS):
            raise Refuse("malformed", allowed=LEVELS)

        async def work() -> None:
            who = {"person": None, "bot": taking.bot} if taking.bot else {"person": person.id, "bot": None}
            await table.change(seating.put(table.doc, seat, replace(seating.seat_of(table.doc, seat), name="", **who)))

        await table.do(work)
        return await self.show(request)
