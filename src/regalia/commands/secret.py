"""change the key that signs cookies

    regalia secret rotate

The key gets a successor. What the one before has signed is accepted for 30 more days, or for as many as --keep says.
Devices stay signed in and the addresses of feeds go on, because they are not signed but kept as hashes. An arena that is
running takes the new key within a minute, and so does each node of a site.
"""

import argparse
from datetime import UTC, datetime

from regalia import databases
from regalia.arguments import WrongArgument, at_least

DAYS = 30
LONGEST = 400
"""Days: browsers keep no cookie for longer."""


def add(parser: argparse.ArgumentParser) -> None:
    """Database, and how long the key before is accepted."""
    what = parser.add_subparsers(dest="what", required=True, metavar="rotate")
    rotate = what.add_parser("rotate", help="give the key a successor")
    kept = "days for which what was signed before is accepted; 0 if somebody else may know the key (default: %(default)s)"
    rotate.add_argument("--keep", type=at_least(0, LONGEST), default=DAYS, metavar="DAYS", help=kept)
    databases.add(rotate)


def run(args: argparse.Namespace) -> int:
    """Rotate the key of a database that is there."""
    from regalia.server.store.files import Unfit
    from regalia.server.store.opening import check, rotate_keys

    database = databases.there(args)
    try:
        check(database)
        keys = rotate_keys(database, args.keep * 86400)
    except Unfit as wrong:
        raise WrongArgument(str(wrong)) from None
    print("Cookies are signed with a new key; an arena that is running takes it within a minute.")
    if keys.former:
        until = datetime.fromtimestamp(keys.former[0].until, UTC)
        print(f"What the key before has signed is accepted until {until:%Y-%m-%d %H:%M} UTC.")
    else:
        print("What the keys before have signed is not accepted any more.")
    return 0
