"""HTTP about how one wants to be asked in the windows of a game, kept with the person for all tables and devices."""

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.belongings import rules_at
from regalia.server.api.route import Empty, Route
from regalia.server.errors import Refuse
from regalia.server.http import arena_of, body_of, decode, respond, somebody
from regalia.server.people.profiles import keep_profile, profile_of, wanting
from regalia.server.wire.passes import Wanted

Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,63}\Z")]


def window_at(request: Request) -> str:
    """The name of windows in the path. Raises Refuse if it cannot be one."""
    try:
        return msgspec.convert(request.path_params["window"], Name)
    except msgspec.ValidationError as wrong:
        raise Refuse("malformed", detail=str(wrong)) from wrong


async def want(request: Request) -> Response:
    """Keep how one wants to be asked in the windows of a name."""
    person, rules, window = await somebody(request), rules_at(request), window_at(request)
    wanted, store = decode(await body_of(request), Wanted), arena_of(request).store
    profile = await profile_of(store, person.id)
    await keep_profile(store, person.id, wanting(profile, rules.slug, window, wanted.asked))
    return respond(Empty())


ROUTES: tuple[Route, ...] = (
    Route("PUT", "/api/games/{game}/windows/{window}", want, "Say how to be asked in windows of a game", Wanted),
)
