"""list the games of this arena"""

import argparse


def add(parser: argparse.ArgumentParser) -> None:
    """Add the language of the names."""
    parser.add_argument("--language", default="en", choices=["en", "ja"])


def run(args: argparse.Namespace) -> int:
    """Print one line for each game."""
    from regalia import games
    from regalia.cli.words import Words

    for slug in games.slugs():
        rules = games.load(slug)
        title = Words(slug, args.language, ()).say("game-title")
        print(f"{slug:18} {title:24} {rules.seats[0]}-{rules.seats[-1]} players, rules version {rules.version}")
    return 0
