"""Common parts of requests: person, language, theme, body, and checks of host and origin."""

import re
from datetime import UTC, date, datetime
from ipaddress import ip_address
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from regalia.server.arena import Arena
from regalia.server.errors import Refuse
from regalia.server.limits import household
from regalia.server.people.learned import Learned, in_cookie
from regalia.server.people.rights import Access, access
from regalia.server.people.sessions import Visitor, device_of
from regalia.server.settings import Settings
from regalia.server.store import Person
from regalia.server.table.table import Table
from regalia.server.wire import MOST_BYTES, encode
from regalia.text.texts import LANGUAGES

T = TypeVar("T")
PERSON, LANGUAGE, THEME, DEVICE, DISMISSED = "regalia", "lang", "theme", "device", "dismissed"
CEREMONY, INVITATION, PROVIDER, LESSONS = "ceremony", "invitation", "club", "lessons"
SAFE = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""
YEAR = 365 * 24 * 3600
THEMES = ("auto", "light", "dark")
_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}


def arena_of(connection: HTTPConnection) -> Arena:
    """The arena of this application."""
    arena: Arena = connection.app.state.arena
    return arena


async def access_of(connection: HTTPConnection) -> Access:
    """Who sent a request and what they can do, decided once per request."""
    decided: Access | None = connection.scope.get("access")
    return await decide_access(connection) if decided is None else decided


async def decide_access(connection: HTTPConnection) -> Access:
    """The same, decided again: for a response that goes on for long."""
    arena, visitor = arena_of(connection), await known_at(connection)
    account = await arena.accounts.of(visitor.person.id) if visitor is not None else None
    is_fresh = visitor is not None and arena.accounts.is_fresh(visitor)
    guests_play = await arena.registration.guests_may_play()
    decided = access(visitor, account, is_fresh, guests_play, is_local(connection))
    connection.scope["access"] = decided
    return decided


async def known_at(connection: HTTPConnection) -> Visitor | None:
    """Who sent a request, by a browser's cookie or a program's bearer token; None if unknown."""
    arena, bearer = arena_of(connection), bearer_of(connection)
    if arena.settings.tab:
        return await arena.sole_guest.visitor(language_of(connection))
    program = await arena.programs.of_token(bearer)
    if program is not None:
        return program
    token = bearer or connection.cookies.get(cookie_named(PERSON, arena.settings))
    return await arena.sessions.of_token(token, device_at(connection))


def bearer_of(connection: HTTPConnection) -> str:
    """The token that a program has sent; empty if there is none."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else ""


def device_at(connection: HTTPConnection) -> str:
    """The device that sent a request."""
    return device_of(connection.headers.get("user-agent", ""))


async def person_of(connection: HTTPConnection) -> Person | None:
    """The person who sent a request; None if unknown, and for a guest where only accounts can play."""
    return (await access_of(connection)).person


async def member_of(connection: HTTPConnection) -> Person:
    """The person who sent a request, who must have an account. Raises Refuse."""
    access = await access_of(connection)
    if access.account is None or access.visitor is None:
        raise Refuse("accounts_only")
    return access.visitor.person


async def visitor_of(connection: HTTPConnection) -> Visitor:
    """The visitor who sent a request to a route for people who are known. Raises Refuse if it was someone else."""
    visitor = (await access_of(connection)).visitor
    if visitor is None:
        raise Refuse("no_name")
    return visitor


async def sender_of(connection: HTTPConnection) -> Person:
    """The person of that visitor."""
    return (await visitor_of(connection)).person


def address_of(connection: HTTPConnection) -> str:
    """The client's address, or for IPv6 its /64."""
    return household(connection.client.host) if connection.client else ""


def is_local(connection: HTTPConnection) -> bool:
    """True if the request comes from this machine."""
    return address_of(connection) == "127.0.0.1" or (connection.client is not None and connection.client.host == "::1")


def path_of(connection: HTTPConnection) -> str:
    """The path asked for. (Starlette would put the whole address together, of whatever `Host` says.)"""
    path: str = connection.scope["path"]
    return path


async def table_at(connection: HTTPConnection, code: str | None = None) -> Table:
    """The table whose code stands in the path, or is given. Raises Refuse if there is none."""
    name = connection.path_params["table"] if code is None else code
    return await arena_of(connection).tables.visit(name, await person_of(connection), address_of(connection))


def language_of(connection: HTTPConnection) -> str:
    """The language: from the query, the cookie, or the Accept-Language header, in this order."""
    chosen = connection.cookies.get(cookie_named(LANGUAGE, arena_of(connection).settings), "")
    wanted = [connection.query_params.get("lang", ""), chosen]
    accepted = connection.headers.get("accept-language", "").split(",")
    ranked = sorted(accepted, key=quality, reverse=True)
    wanted += [tag.split(";")[0].strip().split("-")[0].lower() for tag in ranked]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])


def quality(tag: str) -> float:
    """The quality value of an entry of Accept-Language."""
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


def in_path(request: Request, name: str, kind: Any) -> Any:
    """A part of the path as a value of this type. Raises Refuse if it cannot be one."""
    try:
        return msgspec.convert(request.path_params[name], kind)
    except msgspec.ValidationError as wrong:
        raise Refuse("malformed", detail=str(wrong)) from wrong


def theme_of(connection: HTTPConnection) -> str:
    """The theme in the cookie: dark, light or auto."""
    theme = connection.cookies.get(cookie_named(THEME, arena_of(connection).settings), "auto")
    return theme if theme in THEMES else "auto"


def host_of(connection: HTTPConnection) -> str:
    """The host of the Host header without its port; empty if it is malformed."""
    named = re.fullmatch(r"(\[[0-9a-fA-F:.]+\]|[\w.-]+)(:\d*)?", connection.headers.get("host", ""))
    return named[1].strip("[]").lower().removesuffix(".") if named else ""


def is_for_here(connection: HTTPConnection, settings: Settings) -> bool:
    """True if a request is for a name of this arena.

    Another site can have its own name resolve to our address; its pages would then count as ours. The name also gets into
    e-mails and to the provider of sign-ins. So if the host has named the arena, no other name passes, but for requests
    that programs of the machine itself send to the loopback. Otherwise addresses of the network pass, too.
    """
    host, server = host_of(connection), connection.scope.get("server")
    if host in settings.hostname or (is_loopback(host) and is_local(connection)):
        return True
    if settings.hostname or settings.https:
        return False
    return host in ("localhost", *settings.addresses) or (server is not None and host == server[0]) or is_private(host)


def is_loopback(host: str) -> bool:
    """True for a name or address of the machine itself."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def is_private(host: str) -> bool:
    """True for an address of a private network."""
    try:
        return ip_address(host).is_private
    except ValueError:
        return False


def is_from_here(connection: HTTPConnection, settings: Settings) -> bool:
    """True if a request comes from a page of this arena, or from a program that holds its own token.

    Browsers say where a request comes from; another site's page cannot hide it.
    """
    origin = connection.headers.get("origin")
    if origin is not None:
        return origin.lower() == own_origin(connection, settings)
    return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def own_origin(connection: HTTPConnection, settings: Settings) -> str:
    """The arena's origin, by the host that a request is for."""
    scheme, port = ("https", ":443") if settings.https else ("http", ":80")
    return f"{scheme}://{connection.headers.get('host', '').lower().removesuffix(port)}"


async def body_of(request: Request, most: int = MOST_BYTES) -> bytes:
    """Read the body. Raises Refuse if it is too large or ends early."""
    size = request.headers.get("content-length", "0")
    if size.isdigit() and int(size) > most:
        raise Refuse("too_large", allowed=most)
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise Refuse("too_large", allowed=most)
    except ClientDisconnect as gone:
        raise Refuse("malformed", detail="the request ended early") from gone
    return body


def decode(raw: bytes, kind: type[T]) -> T:
    """Decode a message strictly. Decoders are cached, since making one takes far longer than decoding."""
    decoder = _decoders.get(kind)
    if decoder is None:
        decoder = _decoders[kind] = msgspec.json.Decoder(kind)
    try:
        message: T = decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Refuse("malformed", detail=str(wrong)) from wrong
    return message


def respond(message: Any, status: int = 200) -> Response:
    """A message as a response."""
    return Response(encode(message), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def cookie_named(name: str, settings: Settings) -> str:
    """A cookie's whole name. Browsers take one that begins with `__Host-` from this host alone, and only by HTTPS."""
    return f"__Host-{name}" if settings.https else name


def keep(
    response: Response, connection: HTTPConnection, name: str, value: str, script: bool = False, age: int = YEAR
) -> None:
    """Set a cookie, for a year if nothing else is said; HttpOnly unless `script`."""
    settings = arena_of(connection).settings
    whole, secure = cookie_named(name, settings), settings.https
    response.set_cookie(whole, value, max_age=age, httponly=not script, samesite="lax", secure=secure, path="/")


def keep_again(response: Response, connection: HTTPConnection, name: str) -> None:
    """Let a browser keep a cookie that it has sent for another year."""
    value = connection.cookies.get(cookie_named(name, arena_of(connection).settings))
    if value:
        keep(response, connection, name, value)


def learned_at(connection: HTTPConnection) -> Learned:
    """How far a visitor without a name has come in the lessons, by the cookie."""
    return in_cookie(connection.cookies.get(cookie_named(LESSONS, arena_of(connection).settings), ""))


def dismissed_at(connection: HTTPConnection) -> list[str]:
    """The ids of the announcements that were dismissed at a browser, by the cookie, the latest last."""
    kept = connection.cookies.get(cookie_named(DISMISSED, arena_of(connection).settings), "")
    return [each for each in kept.split(".") if each]


def drop(response: Response, connection: HTTPConnection, name: str) -> None:
    """Let a browser forget a cookie."""
    settings = arena_of(connection).settings
    response.delete_cookie(cookie_named(name, settings), path="/", secure=settings.https, httponly=True, samesite="lax")


def today(request: Request) -> date:
    """The day, which begins for all at the same time."""
    return datetime.fromtimestamp(arena_of(request).now(), UTC).date()


def day_at(request: Request) -> date:
    """The day in the path. Raises Refuse if it is none."""
    try:
        return date.fromisoformat(request.path_params["day"])
    except ValueError:
        raise Refuse("not_found") from None
