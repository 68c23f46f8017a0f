"""Forms: their fields, and where a browser is sent after them."""

import re
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import RedirectResponse

from regalia.server.http import body_of


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form; the last one counts where one comes twice."""
    body = (await body_of(request)).decode("utf-8", "replace")
    return {name: values[-1] for name, values in parse_qs(body, keep_blank_values=True).items()}


def see_other(where: str) -> RedirectResponse:
    """Redirect (303) to a path of this arena; anything else goes to the home page."""
    return RedirectResponse(safe(where), 303)


def safe(where: str) -> str:
    """A path of this arena; that of the home page, if it is none."""
    return where if re.fullmatch(r"/[\w\-./?=&%#]*", where) and not where.startswith("//") else "/"
