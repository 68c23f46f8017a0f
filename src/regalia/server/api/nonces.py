"""HTTP for what people give to the seed of a game."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.route import Empty, Operation
from regalia.server.http import body_of, decode, respond, sender_of, table_at
from regalia.server.people.rights import Right
from regalia.server.requests.handler import ask
from regalia.server.table import seating
from regalia.server.wire.opening import Nonce, NonceHash


async def pledge(request: Request) -> Response:
    """Commit oneself to a nonce, before the game starts."""
    person, table = await sender_of(request), await table_at(request)
    given = decode(await body_of(request), NonceHash)
    await ask(table, lambda: table.change(seating.pledge(table.doc, person, given.hash)))
    return respond(Empty())


async def reveal(request: Request) -> Response:
    """Reveal the nonce, while the game starts."""
    person, table = await sender_of(request), await table_at(request)
    given = decode(await body_of(request), Nonce)
    await ask(table, lambda: table.change(seating.reveal(table.doc, person, given.nonce)))
    return respond(Empty())


ROUTES: tuple[Operation, ...] = (
    Operation(
        "PUT",
        "/api/tables/{table}/nonce",
        pledge,
        Right.PLAY,
        "Commit oneself to a nonce before the game starts",
        NonceHash,
    ),
    Operation("POST", "/api/tables/{table}/nonce", reveal, Right.PLAY, "Reveal the nonce while the game starts", Nonce),
)
