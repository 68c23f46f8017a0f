"""tune a game's bot by self-play

Writes what the game's pieces are worth and, with --habits, how squires choose. To use the result, replace the game's own
worth.toml and habits.toml with it: see docs/bots.md. With --lessons, running the same command again continues
where it was interrupted.
"""

from types import SimpleNamespace

import click

from regalia.cli import places
from regalia.cli.arguments import FILE_TO_WRITE, GAME, WHOLE, WrongArgument

PARAMETERS = (
    GAME,
    click.Option(["--to"], type=FILE_TO_WRITE, required=True, metavar="FILE.toml", help="the file to write"),
    click.Option(
        ["--habits"],
        type=FILE_TO_WRITE,
        metavar="FILE.toml",
        help="also write how squires choose, if the game describes its options",
    ),
    click.Option(["--games"], type=WHOLE, default=2000, metavar="NUMBER", show_default=True, help="how many games"),
    click.Option(
        ["--lessons"],
        type=FILE_TO_WRITE,
        metavar="FILE.jsonl",
        help="append each finished game's lessons to this file; games already in it are not played again",
    ),
    *places.PLACES,
)


def run(args: SimpleNamespace) -> int:
    """Play the games, then fit and write the tables."""
    from rich.console import Console

    from regalia.bots.learning import appraisal_of, learn
    from regalia.bots.results import OtherTerms

    try:
        appraisal_of(args.game)
    except ValueError as wrong:
        raise WrongArgument(str(wrong)) from None
    console = Console()
    try:
        print(learn(args.game, args.games, places.place_of(args, console, args.game), args.to, args.habits, args.lessons))
    except OtherTerms as wrong:
        raise WrongArgument(str(wrong)) from None
    except KeyboardInterrupt:
        console.print("Stopped.")
        return 130
    return 0
