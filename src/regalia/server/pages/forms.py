"""Forms: their fields, and where a browser is sent after them."""

import re
from collections.abc import Iterable
from typing import Any
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import RedirectResponse

from regalia.core.rules import TableChoice
from regalia.server.http import body_of


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form; the last one counts where one comes twice."""
    body = (await body_of(request)).decode("utf-8", "replace")
    return {name: values[-1] for name, values in parse_qs(body, keep_blank_values=True).items()}


def options_in(form: dict[str, str], choices: Iterable[TableChoice]) -> dict[str, Any]:
    """The options of a game in a form. What is no value of an option is kept as it is, to be refused."""
    found = [(each, form[each.field]) for each in choices if each.field in form]
    return {
        each.field: next((value for value in each.values if str(value).lower() == sent.lower()), sent)
        for each, sent in found
    }


def see_other(where: str) -> RedirectResponse:
    """Redirect (303) to a path of this arena; anything else goes to the home page."""
    return RedirectResponse(safe(where), 303)


def safe(where: str) -> str:
    """A path of this arena; that of the home page, if it is none."""
    return where if re.fullmatch(r"/[\w\-./?=&%#]*", where) and not where.startswith("//") else "/"
