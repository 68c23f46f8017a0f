"""HTTP for tables that go on at another arena."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.route import Operation
from regalia.server.errors import Refuse
from regalia.server.http import address_of, arena_of, body_of, respond, sender_of, table_at
from regalia.server.people.rights import Right
from regalia.server.requests.hand_over import handed_over
from regalia.server.requests.handler import ask
from regalia.server.requests.records import MOST_KB, Faulty
from regalia.server.wire.hand_over import HandOver
from regalia.server.wire.opening import Opened


async def hand_over(request: Request) -> Response:
    """A table in play as a file. It tells all that is hidden, so there is only the one person's arena that gives it."""
    table = await table_at(request)

    async def work() -> HandOver:
        return handed_over(table)

    response = respond(await ask(table, work))
    response.headers["Content-Disposition"] = f'attachment; filename="{table.doc.game}-{table.doc.id}-table.json"'
    return response


async def take_over(request: Request) -> Response:
    """Open a table on which a game goes on that began at another arena; one is its host."""
    person, arena, address = await sender_of(request), arena_of(request), address_of(request)
    raw = await body_of(request, MOST_KB * 1024)
    if not arena.rates.records.take(address):
        raise Refuse("too_fast")
    try:
        return respond(Opened(await arena.taker.open(person, raw, address)), 201)
    except Faulty as faulty:
        raise Refuse("malformed", detail=f"{faulty.problem} {faulty.detail}".strip()) from faulty


HAND_OVER = Operation(
    "GET", "/api/tables/{table}/hand_over", hand_over, Right.READ, "A table that is to go on elsewhere", None, HandOver
)
"""Where one person has the whole arena, and could look into its database anyway."""
ROUTES: tuple[Operation, ...] = (
    Operation("POST", "/api/tables/from", take_over, Right.PLAY, "Go on with a table of another arena", HandOver, Opened),
)
