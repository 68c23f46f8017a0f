"""HTTP for the analysis of a finished game."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.route import Operation
from regalia.server.errors import Refuse
from regalia.server.http import address_of, arena_of, person_of, respond, sender_of, table_at
from regalia.server.people.rights import Right
from regalia.server.wire.analysis import AnalysisOf
from regalia.server.wire.base import Number


async def show_analysis(request: Request) -> Response:
    """The moments judged so far: `?after=41` leaves out the first 41."""
    table, person = await table_at(request), await person_of(request)
    after = number_in(request.query_params.get("after", "0"))
    return respond(await arena_of(request).analyses.of(table, person, after))


async def ask_analysis(request: Request) -> Response:
    """Ask for it. It is done once; asking again changes nothing."""
    person, table, arena = await sender_of(request), await table_at(request), arena_of(request)
    asked = await arena.analyses.request(table, person, arena.opener.mark_of(address_of(request)))
    arena.analyst.look()
    return respond(asked)


def number_in(text: str) -> int:
    """A number as it stands in an address. Raises Refuse if it is none, or too large."""
    try:
        number: int = msgspec.convert(int(text) if text.isascii() and text.isdigit() and len(text) < 20 else text, Number)
    except msgspec.ValidationError as wrong:
        raise Refuse("malformed", detail=str(wrong)) from wrong
    return number


ANALYSIS = "/api/tables/{table}/analysis"
ROUTES: tuple[Operation, ...] = (
    Operation("GET", ANALYSIS, show_analysis, Right.ANYONE, "The analysis of a finished game", None, AnalysisOf),
    Operation("POST", ANALYSIS, ask_analysis, Right.PLAY, "Ask for the analysis of a finished game", None, AnalysisOf),
)
