"""tune a game's bot by self-play

Writes what the game's pieces are worth and, with --habits, how squires choose. To use the result, replace the game's own
worth.toml and habits.toml with it: see docs/bots.md. With --lessons, running the same command again continues
where it was interrupted.
"""

import argparse

from regalia.cli import places
from regalia.cli.arguments import WrongArgument, at_least, file_to_write
from regalia.games import slugs


def add(parser: argparse.ArgumentParser) -> None:
    """Add the number of games and the target folder."""
    parser.add_argument("game", choices=slugs())
    parser.add_argument("--to", type=file_to_write, required=True, metavar="FILE.toml", help="the file to write")
    habits = "also write how squires choose, if the game describes its options"
    parser.add_argument("--habits", type=file_to_write, metavar="FILE.toml", help=habits)
    parser.add_argument("--games", type=at_least(1), default=2000, help="how many games (default: %(default)s)")
    kept = "append each finished game's lessons to this file; games already in it are not played again"
    parser.add_argument("--lessons", type=file_to_write, metavar="FILE.jsonl", help=kept)
    places.add_places(parser)


def run(args: argparse.Namespace) -> int:
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
