"""give a language model a seat at a table, as a server of the Model Context Protocol

It speaks on standard input and output, as clients of the protocol expect from a program that they start. The
environment variable REGALIA_TOKEN says who plays: the token of a guest, or of a program with the scope `play` (page
"Account" of the arena). Without --seat, the seat is the first free one.
"""

import os
from types import SimpleNamespace

import click

from regalia.cli.arguments import LANGUAGE, WrongArgument

TOKEN = "REGALIA_TOKEN"  # noqa: S105 - the name of a variable
PARAMETERS = (
    click.Argument(["arena"], metavar="ADDRESS", help="the address of the arena, such as http://localhost:8765"),
    click.Argument(["table"], metavar="TABLE", help="the table, such as K7QM2X"),
    click.Option(["--seat"], type=click.IntRange(0), metavar="NUMBER", help="the seat, counted from 0"),
    LANGUAGE,
)


def run(args: SimpleNamespace) -> int:
    """Serve until the client closes the connection."""
    import asyncio

    token = os.environ.get(TOKEN, "")
    if not token:
        raise WrongArgument(f"set {TOKEN} to the token of who plays")
    try:
        asyncio.run(serve(args, token))
    except (LookupError, ValueError, OSError) as wrong:
        raise WrongArgument(str(wrong)) from None
    return 0


async def serve(args: SimpleNamespace, token: str) -> None:
    """Sit down and offer the tools."""
    from regalia.cli.remote import sit
    from regalia.cli.tools import server_of

    async with sit(args.arena, args.table, token, args.seat) as seat:
        await server_of(seat, args.language).run_stdio_async()
