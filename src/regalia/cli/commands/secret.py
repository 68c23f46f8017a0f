"""replace the key that signs cookies

    regalia secret rotate

Creates a new key. Cookies signed with the old one stay valid for 30 days, or for the number of days given by --keep.
Devices stay signed in and feed addresses stay valid, because they are stored as hashes, not signed. A running
arena, and each node of a site, switches to the new key within a minute.
"""

from datetime import UTC, datetime
from types import SimpleNamespace

import click

from regalia.cli import databases
from regalia.cli.arguments import Kind, WrongArgument, at_least

DAYS = 30
LONGEST = 400
"""The longest time in days that browsers keep a cookie."""
PARAMETERS = (
    click.Argument(["what"], type=click.Choice(["rotate"]), metavar="rotate", help="create a new key"),
    click.Option(
        ["--keep"],
        type=Kind(at_least(0, LONGEST)),
        default=DAYS,
        metavar="DAYS",
        show_default=True,
        help="days for which the old key stays valid; 0 if someone else might know it",
    ),
    *databases.OPTIONS,
)


def run(args: SimpleNamespace) -> int:
    """Rotate the key of an existing database."""
    from regalia.server.store.files import Unfit
    from regalia.server.store.opening import check, rotate_keys

    database = databases.there(args)
    try:
        check(database)
        keys = rotate_keys(database, args.keep * 86400)
    except Unfit as wrong:
        raise WrongArgument(str(wrong)) from None
    print("Created a new key. A running arena switches to it within a minute.")
    if keys.former:
        until = datetime.fromtimestamp(keys.former[0].until, UTC)
        print(f"The old key stays valid until {until:%Y-%m-%d %H:%M} UTC.")
    else:
        print("Earlier keys are no longer valid.")
    return 0
