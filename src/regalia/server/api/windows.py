"""HTTP about how one wants to be asked in the windows of a game, kept with the person for all tables and devices."""

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.belongings import rules_at
from regalia.server.api.route import Empty, Operation
from regalia.server.http import arena_of, body_of, decode, in_path, respond, sender_of
from regalia.server.people.profiles import keep_profile, profile_of, wanting
from regalia.server.people.rights import Right
from regalia.server.wire.passes import Wanted

Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,63}\Z")]


async def want(request: Request) -> Response:
    """Keep how one wants to be asked in the windows of a name."""
    person, rules, window = await sender_of(request), rules_at(request), in_path(request, "window", Name)
    wanted, store = decode(await body_of(request), Wanted), arena_of(request).store
    profile = await profile_of(store, person.id)
    await keep_profile(store, person.id, wanting(profile, rules.slug, window, wanted.asked))
    return respond(Empty())


ROUTES: tuple[Operation, ...] = (
    Operation(
        "PUT", "/api/games/{game}/windows/{window}", want, Right.MANAGE, "Say how to be asked in windows of a game", Wanted
    ),
)
