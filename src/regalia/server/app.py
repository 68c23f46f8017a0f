"""The ASGI application: routes, request checks, and error responses."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from importlib.resources import as_file, files
from pathlib import Path

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regalia import games
from regalia.server.api.belongings import read_facts
from regalia.server.api.hand_over import HAND_OVER
from regalia.server.api.routes import ALONE as API_ALONE
from regalia.server.api.routes import ROUTES as API
from regalia.server.api.saved_games import CHECK
from regalia.server.bots.workers import MakesWorker, Worker
from regalia.server.building import build_arena
from regalia.server.errors import STATUS, Problem, Refuse, log_failure
from regalia.server.http import SAFE, address_of, arena_of, is_for_here, is_from_here, path_of, respond
from regalia.server.live.websocket import live
from regalia.server.nodes.bus import Bus
from regalia.server.pages.entrance import entrance
from regalia.server.pages.render import page
from regalia.server.pages.routes import ALONE as PAGES_ALONE
from regalia.server.pages.routes import ROUTES as PAGES
from regalia.server.people.rights import Lacking, Right
from regalia.server.routing import Route, merged
from regalia.server.settings import Settings
from regalia.server.store import Store

log = logging.getLogger(__name__)

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
)
"""Scripts only from our own files; only our own pages hold frames. Inline styles are allowed: boards use them for positions
and animation.
"""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
ONLY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}


class Sending:
    """Sends a response, with these headers and counted by its status."""

    def __init__(self, scope: Scope, send: Send, headers: Mapping[str, str]) -> None:
        self._requests = arena_of(Request(scope)).metrics.requests
        self._send, self._headers = send, headers
        self.has_begun = False

    async def __call__(self, message: Message) -> None:
        """Send a message."""
        if message["type"] == "http.response.start":
            self.has_begun = True
            self._requests.labels(str(message["status"])).inc()
            message["headers"] += [(name.lower().encode(), value.encode()) for name, value in self._headers.items()]
        await self._send(message)


class Guard:
    """Every answer carries the security headers; requests must be for this arena, changes come from its own pages, and
    neither be too many at once.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._headers = HEADERS | (ONLY_HTTPS if settings.https else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request, sending = Request(scope), Sending(scope, send, self._headers)
        refusal = self._problem_with(request)
        answering = self._app if refusal is None else await refused(request, refusal)
        try:
            await answering(scope, receive, sending)
        except (Exception, asyncio.CancelledError) as problem:
            if sending.has_begun:
                raise  # uvicorn logs it and cuts the response off
            late = isinstance(problem, asyncio.CancelledError)
            response = await (stopping if late else unexpected)(request, problem)
            await response(scope, receive, sending)

    def _problem_with(self, request: Request) -> Refuse | None:
        changes = request.method not in SAFE
        arena = arena_of(request)
        if not (arena.rates.changes if changes else arena.rates.pages).take(address_of(request)):
            return Refuse("too_fast")
        if not is_for_here(request, self._settings):
            named = request.headers.get("host", "")[:100]
            log.warning("refused a request for the host %r; if that is this arena, say --hostname", named)
            return Refuse("wrong_host")
        if changes and not is_from_here(request, self._settings):
            return Refuse("forbidden")
        return None


async def metrics(request: Request) -> Response:
    """Prometheus metrics."""
    return Response(arena_of(request).metrics.text(), media_type=CONTENT_TYPE_LATEST)


async def health(request: Request) -> Response:
    """Health of process, store and workers; 503 if one of them fails."""
    parts = await arena_of(request).health()
    return respond(parts, 200 if all(parts.values()) else 503)


class Built(StaticFiles):
    """The built client. Files under `assets/`, whose names change with their contents, are cached without limit."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The response for one file, with its cache header."""
        response = await super().get_response(path, scope)
        lasting = path.startswith("assets/")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response


ROUTES_ALONE = [*(operation.route for operation in (*API_ALONE, HAND_OVER, CHECK)), *PAGES_ALONE]
"""The routes of an arena in a browser's tab."""
ROUTES = [
    *(operation.route for operation in API),
    *PAGES,
    Route("/metrics", metrics, Right.LOCAL),
    Route("/healthz", health, Right.LOCAL),
]
"""All routes but those of the debug panel, the live channel, whose messages have rights of their own, and files."""


def application(
    settings: Settings, worker: MakesWorker = Worker, bus: Bus | None = None, store: Store | None = None
) -> Starlette:
    """The arena as an ASGI application; `worker` makes what its bots think in. Bus and store are those of the settings, if
    none is given.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.arena = build_arena(settings, bus, store, worker=worker)
        if settings.debug:
            add_debug_panel(app)
        for slug in games.slugs():
            games.load(slug)
        app.state.arena.open()
        if not settings.tab:  # no thread reads them meanwhile there
            app.state.arena.tasks.begin(read_facts())
        yield
        await app.state.arena.close()

    with as_file(files("regalia.server").joinpath("static")) as static:
        built = Path(static)
    routes: list[BaseRoute] = [
        *merged(ROUTES_ALONE if settings.tab else ROUTES),
        WebSocketRoute("/api/tables/{table}/live", live),
    ]
    if built.is_dir():
        routes.append(Mount("/static", Built(directory=built)))
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(Guard, settings=settings),
            Middleware(GZipMiddleware, minimum_size=1024),
        ],
        exception_handlers={Lacking: lacking, Refuse: refused, HTTPException: plain},
    )


def add_debug_panel(app: Starlette) -> None:
    """Add the addresses of the debug panel. Its code is loaded for nothing else."""
    from regalia.server.debug.routes import Panel

    app.router.routes[:0] = merged([*Panel(app.state.arena).routes()])


def wants_page(request: Request) -> bool:
    """True if the response should be a page for people, not JSON."""
    return not path_of(request).startswith(("/api", "/static"))


async def refused(request: Request, problem: Exception) -> Response:
    """A refusal, as a page for people and as JSON for programs."""
    assert isinstance(problem, Refuse)
    arena_of(request).metrics.refused.labels(problem.problem.code).inc()
    return await response_to(request, problem.problem, problem.status)


async def response_to(request: Request, problem: Problem, status: int) -> Response:
    """What went wrong, as a page for people and as JSON for programs, and for all if the page cannot be made either."""
    if wants_page(request):
        with suppress(Refuse):
            facts = problem.refusal.facts if problem.refusal is not None else {}
            return await page(request, "problem.html", status, code=problem.code, facts=facts)
    return respond(problem, status)


async def lacking(request: Request, problem: Exception) -> Response:
    """A refusal for want of a right; for people, a page that leads to it if there is one."""
    assert isinstance(problem, Lacking)
    led = await entrance(request, problem) if wants_page(request) else None
    return await refused(request, problem) if led is None else led


async def plain(request: Request, problem: Exception) -> Response:
    """Errors raised by routing: an unknown path, or a method that the path does not support."""
    assert isinstance(problem, HTTPException)
    code = {404: "not_found", 405: "method_not_allowed"}.get(problem.status_code, "malformed")
    response = await refused(request, Refuse(code))
    response.status_code = STATUS.get(code, problem.status_code)
    return response


async def stopping(request: Request, problem: BaseException) -> Response:
    """The arena stops, and has waited long enough for an answer; another node, or the next arena, can give it."""
    log.warning("%s %s was not answered before the arena stopped", request.method, path_of(request))
    return respond(Problem("try_again"), STATUS["try_again"])


async def unexpected(request: Request, problem: BaseException) -> Response:
    """An unexpected exception: log it, and answer 500 without details."""
    log_failure(log, problem, "%s %s", request.method, path_of(request))
    return await response_to(request, Problem("unexpected"), 500)
