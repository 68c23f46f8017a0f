"""What every request is asked first: who is it, in which language, and does it come from our own pages."""

from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from regalia.server.arena import Arena
from regalia.server.errors import Refuse
from regalia.server.store import Person
from regalia.server.wire import MOST_BYTES, encode
from regalia.words import LANGUAGES

T = TypeVar("T")
PERSON, LANGUAGE, THEME = "regalia", "lang", "theme"
YEAR = 365 * 24 * 3600
THEMES = ("auto", "light", "dark")


def arena_of(connection: HTTPConnection) -> Arena:
    """The arena that this process runs."""
    arena: Arena = connection.app.state.arena
    return arena


def person_of(connection: HTTPConnection) -> Person | None:
    """Who asks: by the cookie of a browser, or the bearer token of a program."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return arena_of(connection).person_of(token if kind.lower() == "bearer" else connection.cookies.get(PERSON))


def address_of(connection: HTTPConnection) -> str:
    """From where somebody asks."""
    return connection.client.host if connection.client else ""


def somebody(connection: HTTPConnection) -> Person:
    """Who asks; one must have said a name first."""
    person = person_of(connection)
    if person is None:
        raise Refuse("no_name")
    return person


def language_of(connection: HTTPConnection) -> str:
    """The language asked for: in the address, by a former choice, or by the browser's preferences."""
    wanted = [connection.query_params.get("lang", ""), connection.cookies.get(LANGUAGE, "")]
    accepted = connection.headers.get("accept-language", "").split(",")
    ranked = sorted(accepted, key=quality, reverse=True)
    wanted += [tag.split(";")[0].strip().split("-")[0].lower() for tag in ranked]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])


def quality(tag: str) -> float:
    """How much a language is wanted."""
    _, _, value = tag.partition(";q=")
    try:
        return float(value) if value else 1.0
    except ValueError:
        return 0.0


def seat_in(text: str) -> int:
    """A seat, or a number of seats, as it stands in an address or a form."""
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise Refuse("malformed", detail="seat")
    return int(text)


def theme_of(connection: HTTPConnection) -> str:
    """Dark, light, or as the device has it."""
    theme = connection.cookies.get(THEME, "auto")
    return theme if theme in THEMES else "auto"


def is_from_here(connection: HTTPConnection) -> bool:
    """Whether a request comes from a page of this arena, or from a program that holds its own token.

    Browsers say where a request comes from; another site's page cannot hide it.
    """
    origin = connection.headers.get("origin")
    if origin is not None:
        return urlsplit(origin).netloc == connection.headers.get("host")
    return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")


async def body_of(request: Request) -> bytes:
    """The body, if it is not too large."""
    size = request.headers.get("content-length", "0")
    if size.isdigit() and int(size) > MOST_BYTES:
        raise Refuse("too_large", allowed=MOST_BYTES)
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MOST_BYTES:
            raise Refuse("too_large", allowed=MOST_BYTES)
    return body


def decode(raw: bytes, kind: type[T]) -> T:
    """A message, read strictly."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Refuse("malformed", detail=str(wrong)) from wrong


def answer(message: Any, status: int = 200) -> Response:
    """A message as a response."""
    return Response(encode(message), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def keep(response: Response, connection: HTTPConnection, name: str, value: str, script: bool = False) -> None:
    """Set a cookie for a year; unless it says otherwise no script can read it."""
    secure = arena_of(connection).settings.secure
    response.set_cookie(name, value, max_age=YEAR, httponly=not script, samesite="lax", secure=secure, path="/")
