"""HTTP about what spectators of a table may see."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.route import Empty, Operation
from regalia.server.http import body_of, decode, respond, sender_of, table_at
from regalia.server.people.rights import Right
from regalia.server.requests.handler import ask
from regalia.server.table.spectators import agree_to_show
from regalia.server.wire.opening import ShowHand


async def show_hand(request: Request) -> Response:
    """Agree that spectators see one's hand, where this is proposed, or no longer agree."""
    person, table = await sender_of(request), await table_at(request)
    yes = decode(await body_of(request), ShowHand).yes
    await ask(table, lambda: table.change(agree_to_show(table.doc, person, yes)))
    return respond(Empty())


ROUTES: tuple[Operation, ...] = (
    Operation("PUT", "/api/tables/{table}/hand", show_hand, Right.PLAY, "Agree that spectators see one’s hand", ShowHand),
)
