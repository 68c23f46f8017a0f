"""make an account an administrator of the arena

    regalia admin NAME
    regalia admin NAME --revoke

The account must exist. Its owner then finds a link to the administration page on the account page, even in a
running arena. --revoke removes the role.
"""

from pathlib import Path
from types import SimpleNamespace

import click

from regalia.cli import databases
from regalia.cli.arguments import WrongArgument

PARAMETERS = (
    click.Argument(["name"], help="the name of the account"),
    click.Option(["--revoke"], is_flag=True, help="remove the role"),
    *databases.OPTIONS,
)


def run(args: SimpleNamespace) -> int:
    """Change the role of an account in an existing database."""
    import asyncio

    from regalia.server.store.files import Unfit
    from regalia.server.store.opening import check

    database = databases.there(args)
    try:
        check(database)
    except Unfit as wrong:
        raise WrongArgument(str(wrong)) from None
    if not asyncio.run(given_role(database, args.name, "" if args.revoke else "host")):
        print(f"There is no account called {args.name}.")
        return 1
    print(f"{args.name} is {'no longer' if args.revoke else 'now'} an administrator of this arena.")
    return 0


async def given_role(database: Path | str, name: str, role: str) -> bool:
    """Give an account a role; False if the account does not exist."""
    from regalia.server.people.names import likeness
    from regalia.server.store.opening import open_store

    store = open_store(database)
    try:
        account = await store.account_named(likeness(name))
        if account is not None:
            await store.set_role(account.person, role)
        return account is not None
    finally:
        await store.aclose()
