"""Where people get a right that they lack: by choosing a name, signing in, or giving a credential again."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.http import path_of
from regalia.server.pages.forms import see_other
from regalia.server.pages.render import page
from regalia.server.people.rights import Lacking


async def entrance(request: Request, lacking: Lacking) -> Response | None:
    """The page that leads to the missing right; None if there is none, or a script asks."""
    if request.headers.get("sec-fetch-mode", "navigate") != "navigate":
        return None
    path = path_of(request)
    if lacking.must_prove:
        return see_other(f"/account/prove?next={'/admin' if path.startswith('/admin') else '/account'}")
    if lacking.problem.code != "no_name" or request.method != "GET":
        return None
    return see_other("/sign-in") if path == "/account" else await page(request, "name.html", next=path, problem=None)
