"""print how many games are rated, or count them again from the first one

--again computes all ratings from the results of games, in order of time, to the same numbers. Stop the arena first.
A count that is interrupted is continued by the arena, or by the same command.
"""

import time
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import click

from regalia.cli import databases
from regalia.cli.arguments import WrongArgument
from regalia.cli.commands import many

if TYPE_CHECKING:
    from regalia.server.store import Store

PARAMETERS = (
    click.Option(["--again"], is_flag=True, help="count all games again"),
    *databases.OPTIONS,
)


def run(args: SimpleNamespace) -> int:
    """Count if asked to, then print a line for each game and tempo."""
    import asyncio

    from regalia.server.store.files import InUse, Unfit
    from regalia.server.store.opening import check, hold

    database = databases.there(args)
    try:
        check(database)
        if not args.again:
            asyncio.run(counted(database, again=False))
            return 0
        with hold(database):
            asyncio.run(counted(database, again=True))
    except InUse as wrong:
        print(f"Nothing was counted: {wrong}.")
        return 1
    except Unfit as wrong:
        raise WrongArgument(str(wrong)) from None
    return 0


async def counted(database: Path | str, again: bool) -> None:
    """Print the figures of all pools, counting them first if `again`."""
    from regalia.server.store.opening import open_store

    store = open_store(database)
    try:
        if again:
            await count_again(store)
        for pool in await store.pools():
            games, people = await store.games_rated(pool), await store.people_rated(pool)
            print(f"{pool.game}, {pool.tempo}: {many(games, 'game')}, {people} rated")
    finally:
        await store.aclose()


async def count_again(store: "Store") -> None:
    """Count the games of all pools from the first one."""
    from regalia.server.ratings.rater import Rater

    rater = Rater(store, time.time)
    for pool in dict.fromkeys([*await store.pools(), *await store.pools_to_rate(time.time())]):
        await rater.again(pool)
