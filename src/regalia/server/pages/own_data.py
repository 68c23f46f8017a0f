"""Everything about oneself: as a file, and deleted."""

import asyncio
from collections.abc import AsyncIterator
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from regalia import games
from regalia.core import Record
from regalia.server.arena import Arena
from regalia.server.http import arena_of, language_of, sender_of
from regalia.server.pages.account import forgotten
from regalia.server.pages.forms import form_of, see_other
from regalia.server.pages.render import Say
from regalia.server.people.profiles import profile_of
from regalia.server.people.rights import Right
from regalia.server.routing import Route
from regalia.server.store import Person, Sitting, Store, Unreadable
from regalia.server.store.reports import Report
from regalia.server.store.talk import Line
from regalia.server.talk.pieces import text_of


async def export(request: Request) -> Response:
    """Everything that the arena keeps about a person, as a JSON file. Hashes of tokens and passwords are no part of it."""
    everything = await everything_of(arena_of(request), await sender_of(request), language_of(request))
    told = msgspec.json.format(msgspec.json.encode(everything))
    headers = {"Content-Disposition": 'attachment; filename="regalia.json"', "Cache-Control": "no-store"}
    return Response(told, media_type="application/json", headers=headers)


async def everything_of(arena: Arena, person: Person, language: str) -> dict[str, Any]:
    """What is kept about a person."""
    account, store = await arena.accounts.of(person.id), arena.store
    return {
        "id": person.id,
        "name": person.name,
        "account": {"created": account.created, "role": account.role} if account else None,
        "profile": await profile_of(store, person.id),
        "devices": [
            {"device": each.device, "created": each.created, "used": each.used}
            for each in await arena.sessions.of(person.id)
        ],
        "passkeys": [
            {"name": each.name, "created": each.created, "used": each.used} for each in await arena.passkeys.of(person.id)
        ],
        "links": [{"issuer": each.issuer, "subject": each.subject} for each in await arena.provider_links.of(person.id)],
        "programs": [
            {"name": each.name, "scope": each.scope, "created": each.created, "used": each.used}
            for each in await arena.programs.of(person.id)
        ],
        "alerts": [{"what": each.what, "device": each.device, "made": each.made} for each in await store.alerts(person.id)],
        "notices": [
            {"medium": each.medium, "address": each.address, "device": each.label, "kinds": each.kinds, "daily": each.daily}
            for each in await store.channels(person.id)
        ],
        "belongings": {slug: await store.belongings(person.id, slug) for slug in games.slugs()},
        "published": await published_by(store, person.id),
        "talk": [await line_of(store, table, line, language) for table, line in await store.lines_of(person.id)],
        "muted": await store.muted_by(person.id),
        "ratings": await store.ratings_of(person.id),
        **msgspec.structs.asdict(await arena.friends.circle(person)),
        "reports": [report_of(each) for each in await store.reports_by(person.id)],
        "sanctions": [{"kind": each.kind, "until": each.until} for each in await store.sanctions(person.id)],
        "seek": await store.seek(person.id),
        "tournaments": [
            {"event": each.event, "at": each.at, "state": each.state} for each in await store.entries_of(person.id)
        ],
        "clubs": [{"club": club.name, "role": role} for club, role in await store.clubs_of(person.id)],
        "tables": [await table_of(arena, person, table) for table in await store.seats_of(person.id)],
    }


async def export_records(request: Request) -> Response:
    """The records of a person's finished games, as a ZIP file."""
    headers = {"Content-Disposition": 'attachment; filename="regalia-games.zip"', "Cache-Control": "no-store"}
    packed = zipped(arena_of(request), await sender_of(request))
    return StreamingResponse(packed, media_type="application/zip", headers=headers)


async def zipped(arena: Arena, person: Person) -> AsyncIterator[bytes]:
    """The parts of a ZIP file with the records of a person's games, one game read at a time."""
    sink = Sink()
    with ZipFile(sink, "w", ZIP_DEFLATED) as archive:
        for table in await arena.store.seats_of(person.id):
            if (record := await record_of_table(arena, table)) is not None:
                archive.writestr(f"{record.game}-{table}.json", msgspec.json.encode(record))
                yield sink.taken()
                await asyncio.sleep(0)
    yield sink.taken()


class Sink(BytesIO):
    """Where a ZIP file is written: what was taken is forgotten, so nothing can be read or changed again."""

    def seekable(self) -> bool:
        """False: ZipFile then writes from the beginning to the end."""
        return False

    def tell(self) -> int:
        """Not known: ZipFile counts by itself."""
        raise OSError

    def taken(self) -> bytes:
        """What was written since the last time."""
        written = self.getvalue()
        self.seek(0)
        self.truncate()
        return written


async def record_of_table(arena: Arena, table: str) -> Record | None:
    """The saved record of a finished game, with the names of its players; None if there is none that can be read."""
    try:
        doc, saved = await arena.store.table(table), await arena.store.record(table)
        if doc is None or saved is None:
            return None
        record = msgspec.json.decode(saved, type=Record)
    except (Unreadable, msgspec.MsgspecError):
        return None
    await arena.people.read({seat.person for seat in doc.seats if seat.person is not None})
    return replace(record, names=[name_of(arena, seat) for seat in doc.seats])


def name_of(arena: Arena, seat: Sitting) -> str:
    """The name under which a seat was played; that of a bot is its level."""
    known = arena.people.known(seat.person) if seat.person is not None else None
    return seat.name or (known.name if known is not None else "") or seat.bot or ""


async def published_by(store: Store, person: str) -> list[dict[str, Any]]:
    """Every version of what a person has published."""
    found = await store.publications_of(person)
    return [{"game": each.game, "name": each.name, "version": each.version, "content": each.content} for each in found]


async def line_of(store: Store, table: str, line: Line, language: str) -> dict[str, Any]:
    """What a person said at a table or in a club, with the pieces that it names in words."""
    text = await text_of(store, table, line.text, language)
    return {"table": table, "at": line.at, "text": text, "phrase": line.phrase, "removed": line.removed}


def report_of(report: Report) -> dict[str, Any]:
    """What a person has reported."""
    return {"at": report.at, "matter": report.matter, "reason": report.reason, "words": report.words}


async def table_of(arena: Arena, person: Person, table: str) -> dict[str, Any]:
    """What a person did at a table. Nothing that the others have not shown them."""
    try:
        doc, actions = await arena.store.table(table), await arena.store.actions(table)
    except Unreadable:
        return {"id": table}
    assert doc is not None, "somebody sits at it"
    seats = [seat for seat, sitting in enumerate(doc.seats) if sitting.person == person.id]
    own = [
        {"seq": each.seq, "seat": each.seat, "answer": each.answer, "at": each.at}
        for each in actions
        if each.person == person.id and each.seat in seats
    ]
    return {"id": doc.id, "game": doc.game, "status": doc.status, "created": doc.created, "seats": seats, "actions": own}


async def forget(request: Request) -> Response:
    """Delete everything about a person. Finished games stay whole: there they are a former player."""
    if (await form_of(request)).get("sure") != "yes":
        return see_other("/account#own-data")
    await arena_of(request).forget((await sender_of(request)).id, Say(language_of(request))("former-player"))
    return forgotten(request)


ALONE = [Route("/account/records", export_records, Right.SECURE, ("POST",))]
"""What there is where no one has an account, too."""
ROUTES = [
    Route("/account/export", export, Right.SECURE, ("POST",)),
    Route("/account/forget", forget, Right.SECURE, ("POST",)),
]
