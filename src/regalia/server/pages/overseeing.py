"""The part of the administration that shows figures: the last 30 days, the disk, notices that wait, one-sided results."""

from datetime import UTC, datetime

from babel.numbers import format_decimal
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from regalia.server.http import arena_of, language_of
from regalia.server.pages.render import page
from regalia.server.store.oversight import DayFigures

SERIES = ("games", "people", "opened")
"""What is drawn of each day."""
MEGABYTE = 1_000_000


class Bar(Struct, frozen=True):
    """A bar of a drawing."""

    index: int
    """Counted from 0, the oldest day."""
    day: str
    count: int
    height: float
    """In percent of the highest bar."""


async def shown(request: Request, status: int = 200, problem: str | None = None) -> Response:
    """The page."""
    arena, language = arena_of(request), language_of(request)
    days, pairs = await arena.overseer.days(), await arena.overseer.one_sided()
    await arena.people.read({person for pair in pairs for person in (pair.one, pair.two)})
    disk = await arena.overseer.disk()
    return await page(
        request,
        "overseeing.html",
        status,
        problem=problem,
        days=days,
        series={name: bars(days, name) for name in SERIES},
        day_of=day_of,
        database=megabytes(disk.database, language),
        free=None if disk.free is None else megabytes(disk.free, language),
        waiting=await arena.store.waiting_notices(arena.now()),
        pairs=[(pair, arena.people.known(pair.one), arena.people.known(pair.two)) for pair in pairs],
    )


def bars(days: list[DayFigures], name: str) -> list[Bar]:
    """The bars of one series."""
    counts = [int(getattr(day, name)) for day in days]
    most = max(counts, default=0) or 1
    named = zip(days, counts, strict=True)
    return [Bar(index, day_of(day.starts), count, 100 * count / most) for index, (day, count) in enumerate(named)]


def day_of(at: float) -> str:
    """A day in UTC, such as `2026-11-29`."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def megabytes(size: int, language: str) -> str:
    """A size in megabytes, in the reader's notation."""
    return str(format_decimal(round(size / MEGABYTE, 1), locale=language))
