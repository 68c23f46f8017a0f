"""Routes, each with the right that it needs. It is checked here, before the endpoint runs."""

from collections.abc import Awaitable, Callable, Iterable

from msgspec import Struct
from starlette import routing
from starlette.requests import Request
from starlette.responses import Response

from regalia.server.http import access_of
from regalia.server.people.rights import Right, must_have

Endpoint = Callable[[Request], Awaitable[Response]]


class Route(Struct, frozen=True):
    """A path and its methods, the right that they need, and what answers."""

    path: str
    endpoint: Endpoint
    needs: Right
    methods: tuple[str, ...] = ("GET",)


def merged(routes: Iterable[Route]) -> list[routing.Route]:
    """Routes for Starlette. Those of a path are one, so that a wrong method gives 405 and a wrong path 404."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for route in routes:
        for method in route.methods:
            by_path.setdefault(route.path, {})[method] = guarded(route)
    return [routing.Route(path, chooser(ends), methods=[*ends]) for path, ends in by_path.items()]


def guarded(route: Route) -> Endpoint:
    """The endpoint of a route, for visitors who have its right. For others it raises Lacking."""

    async def guard(request: Request) -> Response:
        if route.needs is not Right.ANYONE:
            must_have(route.needs, (await access_of(request)).rights)
        return await route.endpoint(request)

    return guard


def chooser(ends: dict[str, Endpoint]) -> Endpoint:
    """The endpoint for a request's method."""

    async def choose(request: Request) -> Response:
        return await ends["GET" if request.method == "HEAD" else request.method](request)

    return choose
