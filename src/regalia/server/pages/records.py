"""The page that opens a file: the record of a finished game, or a table that goes on here."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.errors import Refuse
from regalia.server.http import address_of, arena_of, body_of, language_of, sender_of
from regalia.server.pages.forms import see_other
from regalia.server.pages.render import Say, page
from regalia.server.people.rights import Right
from regalia.server.requests.hand_over import is_hand_over
from regalia.server.requests.records import MOST_KB, Faulty
from regalia.server.routing import Route

FORM = 2048
"""Bytes that a form may hold around its file."""


async def choose_record(request: Request) -> Response:
    """The page on which a file is dropped or chosen."""
    return await page(request, "records.html", faulty=None, most=MOST_KB)


async def open_record(request: Request) -> Response:
    """Verify the file in the form, and go to the table where its game is seen or goes on."""
    arena, say, address = arena_of(request), Say(language_of(request)), address_of(request)
    try:
        record = file_in(request.headers.get("content-type", ""), await limited_body(request))
        if not record:
            raise Faulty("no_file")
        if not arena.rates.records.take(address):
            raise Refuse("too_fast")
        if is_hand_over(record):
            return see_other(f"/t/{await arena.taker.open(await sender_of(request), record, address)}")
        source = arena.opener.mark_of(address)
        table = await arena.records.open(record, source, lambda seat: say("player-number", number=seat + 1))
    except Faulty as faulty:
        return await page(request, "records.html", 400, faulty=faulty, most=MOST_KB)
    return see_other(f"/t/{table}")


async def limited_body(request: Request) -> bytes:
    """The body. Raises Faulty if it is too large for a record."""
    try:
        return await body_of(request, MOST_KB * 1024 + FORM)
    except Refuse as refused:
        if refused.problem.code == "too_large":
            raise Faulty("too_large") from refused
        raise


def file_in(kind: str, body: bytes) -> bytes:
    """The file in a form with a file, as browsers send it; the body itself, if it is no form."""
    if not kind.startswith("multipart/form-data"):
        return body
    boundary = kind.partition("boundary=")[2].partition(";")[0].strip(' "').encode("latin-1", "replace")
    for part in (b"\r\n" + body).split(b"\r\n--" + boundary) if boundary else ():
        head, _, content = part.partition(b"\r\n\r\n")
        if b'; name="record"' in head:
            return content
    return b""


ROUTES = [
    Route("/records", choose_record, Right.PLAY),
    Route("/records", open_record, Right.PLAY, ("POST",)),
]
