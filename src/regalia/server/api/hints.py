"""HTTP for hints at learning tables."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.route import Operation
from regalia.server.http import arena_of, body_of, decode, respond, sender_of, table_at
from regalia.server.people.rights import Right
from regalia.server.requests import hints
from regalia.server.requests.handler import ask
from regalia.server.wire.hints import AskHint, AskReview, Hint, Review


async def take_hint(request: Request) -> Response:
    """Take a hint for what one is asked: what the likeliest answers are worth, as a bot sees it."""
    person, table = await sender_of(request), await table_at(request)
    asked = decode(await body_of(request), AskHint)
    position = await ask(table, lambda: hints.take(table, person, asked.seat, asked.at))
    return respond(await arena_of(request).adviser.hint(table, position))


async def review(request: Request) -> Response:
    """Ask whether one's own action was a mistake, by what one knew."""
    person, table = await sender_of(request), await table_at(request)
    asked = decode(await body_of(request), AskReview)
    position, given = await ask(table, lambda: hints.given(table, person, asked.seat, asked.seq))
    return respond(await arena_of(request).adviser.review(table, position, given))


ROUTES: tuple[Operation, ...] = (
    Operation("POST", "/api/tables/{table}/hints", take_hint, Right.PLAY, "Take a hint at a learning table", AskHint, Hint),
    Operation(
        "POST", "/api/tables/{table}/reviews", review, Right.PLAY, "Was one's own action a mistake?", AskReview, Review
    ),
)
