"""HTTP for a file with all the games of an arena in a browser's tab."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.route import Empty, Operation
from regalia.server.errors import Refuse
from regalia.server.http import body_of, respond
from regalia.server.people.rights import Right
from regalia.server.store.files import Newer, Unfit, check_database

MOST = 1 << 30
"""Bytes of the largest file: it is copied within one device."""


async def check(request: Request) -> Response:
    """Check a database that is to take the place of this arena's. Refuses one that is damaged, or that only a newer Regalia
    reads.
    """
    try:
        await asyncio.to_thread(check_bytes, await body_of(request, MOST))
    except Unfit as wrong:
        raise Refuse("malformed", detail="newer" if isinstance(wrong, Newer) else "unfit") from wrong
    return respond(Empty())


def check_bytes(database: bytes) -> None:
    """Raises Unfit unless this is an intact database of a version that this Regalia reads."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "regalia.db")
        file.write_bytes(database)
        check_database(file)


CHECK = Operation("POST", "/api/saved_games/check", check, Right.MANAGE, "Check a file with saved games", bytes)
"""Where one person has the whole arena. What replaces the database is the page around all others."""
