"""announce maintenance to all players, or end it

    regalia maintenance --at 22:00 --for 20m
    regalia maintenance --end

From the given time on, all clocks stand still. Players are notified at once, and no new live games start from 15
minutes before. Restart the arena in that time. A single server ends the maintenance when it has restarted; several
nodes do so at its end, or with --end, which also cancels maintenance that has not begun.
"""

import re
from datetime import datetime, timedelta
from pathlib import Path
from types import SimpleNamespace

import click

from regalia.cli import databases
from regalia.cli.arguments import Kind, WrongArgument

UNITS = {"m": 60, "h": 3600}


def start(text: str) -> datetime:
    """The next time of day such as 22:00, or a date and time such as 2027-01-31T22:00, in the machine's time zone.

    Raises WrongArgument.
    """
    now = datetime.now().astimezone()
    try:
        if re.fullmatch(r"\d{1,2}:\d{2}", text):
            hour, minute = map(int, text.split(":"))
            today = now.replace(hour=hour, minute=minute, second=0, microsecond=0)
            return today if today >= now.replace(second=0, microsecond=0) else today + timedelta(days=1)
        return datetime.fromisoformat(text).astimezone()
    except (ValueError, OverflowError) as wrong:
        raise WrongArgument(f"{text!r} is no time; write 22:00 or 2027-01-31T22:00") from wrong


def length(text: str) -> int:
    """Seconds from a text such as 20m or 2h. Raises WrongArgument."""
    found = re.fullmatch(r"(\d{1,4})([mh])", text)
    if found is None:
        raise WrongArgument(f"{text!r} is no length; write 20m or 2h")
    return int(found[1]) * UNITS[found[2]]


PARAMETERS = (
    click.Option(["--at"], type=Kind(start), metavar="TIME", help="when it begins, such as 22:00 (this machine's time)"),
    click.Option(
        ["--for", "lasts"], type=Kind(length), metavar="LENGTH", default="20m", help="how long, such as 20m or 2h"
    ),
    click.Option(["--end"], is_flag=True, help="end maintenance, or cancel it"),
    *databases.OPTIONS,
)


def run(args: SimpleNamespace) -> int:
    """Announce or end maintenance in an existing database."""
    import asyncio

    from regalia.server.people.accounts import Declined
    from regalia.server.store.files import Unfit
    from regalia.server.store.opening import check

    if args.end == (args.at is not None):
        raise WrongArgument("give either --at or --end")
    database = databases.there(args)
    try:
        check(database)
    except Unfit as wrong:
        raise WrongArgument(str(wrong)) from None
    if args.end:
        ended = asyncio.run(end(database))
        print("Maintenance has ended." if ended else "There is no maintenance.")
        return 0 if ended else 1
    try:
        asyncio.run(announce(database, args.at, args.lasts))
    except Declined:
        raise WrongArgument("maintenance begins now or within a year, and lasts a day at most") from None
    print(f"Maintenance is announced for {args.at:%Y-%m-%d %H:%M %Z}, for {args.lasts // 60} minutes.")
    return 0


async def announce(database: Path | str, at: datetime, lasts: int) -> None:
    """Announce maintenance. Raises Declined."""
    import time

    from regalia.server.nodes.announcements import announcement_of
    from regalia.server.store.administration import AuditEntry
    from regalia.server.store.opening import open_store

    now, starts = time.time(), at.timestamp()
    made = announcement_of("maintenance", {}, starts, starts + lasts, now)
    store = open_store(database)
    try:
        await store.announce(made, AuditEntry(now, BY, "announce-maintenance", made.id))
    finally:
        await store.aclose()


async def end(database: Path | str) -> bool:
    """End or cancel all maintenance; False if there is none."""
    import time

    from regalia.server.store.administration import AuditEntry
    from regalia.server.store.opening import open_store

    now, store = time.time(), open_store(database)
    try:
        found = [each for each in await store.announcements(now) if each.kind == "maintenance"]
        for each in found:
            await store.end_announcement(each, now, AuditEntry(now, BY, "end-maintenance", each.id))
        return bool(found)
    finally:
        await store.aclose()


BY = "regalia maintenance"
"""Who has done it, in the log."""
