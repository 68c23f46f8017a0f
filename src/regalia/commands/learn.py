"""learn what a game's things are worth from games that bots play

Writes the game's worth.toml, by which its bots then judge. For those who write games or improve bots: see docs/bots.md.
"""

import argparse

from regalia.games import slugs


def add(parser: argparse.ArgumentParser) -> None:
    """How much to play."""
    parser.add_argument("game", choices=slugs())
    parser.add_argument("--games", type=int, default=2000, help="how many games (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play (default: %(default)s)")


def run(args: argparse.Namespace) -> int:
    """Play, fit, write."""
    from regalia.bots.learning import learn

    try:
        print(learn(args.game, args.games, args.jobs))
    except ValueError as wrong:
        print(wrong)
        return 1
    return 0
