"""HTTP for what if: playing on from a moment of a finished game."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.route import Operation
from regalia.server.http import address_of, arena_of, body_of, decode, person_of, respond, sender_of, table_at
from regalia.server.people.rights import Right
from regalia.server.requests.handler import ask
from regalia.server.wire.branches import Branches, BranchOpened, PlayOn
from regalia.server.wire.opening import Opened


async def play_on(request: Request) -> Response:
    """Open a private table that plays on from a moment of a finished game."""
    person, table, arena = await sender_of(request), await table_at(request), arena_of(request)
    wanted = decode(await body_of(request), PlayOn)
    return respond(Opened(await ask(table, lambda: arena.opener.branch(person, table, wanted, address_of(request)))), 201)


async def list_branches(request: Request) -> Response:
    """One's own tables that play on from this game."""
    person, table = await person_of(request), await table_at(request)
    own = [each for each in table.doc.branches if person is not None and each.host == person.id]
    return respond(Branches([BranchOpened(each.table, each.at, each.seat, each.anew) for each in own]))


BRANCHES = "/api/tables/{table}/branches"
ROUTES: tuple[Operation, ...] = (
    Operation("GET", BRANCHES, list_branches, Right.ANYONE, "One's own tables that play on from this game", None, Branches),
    Operation("POST", BRANCHES, play_on, Right.PLAY, "Play on from a moment of a finished game", PlayOn, Opened),
)
