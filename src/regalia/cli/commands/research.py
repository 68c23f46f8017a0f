"""print how a game looks to research programs: its actions, tokens, and their digest

With --layout, the list of actions, fields and words is written to a file. What was trained with one layout cannot
be used with another: compare the digests.
"""

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace

import click

from regalia.cli.arguments import FILE_TO_WRITE, GAME, WHOLE, WrongArgument

PARAMETERS = (
    GAME,
    click.Option(["--seats"], type=WHOLE, metavar="NUMBER", help="how many players (default: the most)"),
    click.Option(["--games"], type=WHOLE, default=10, metavar="NUMBER", show_default=True, help="random games to measure"),
    click.Option(["--layout"], type=FILE_TO_WRITE, metavar="FILE", help="write the layout to this file, as JSON"),
)


def run(args: SimpleNamespace) -> int:
    """Play some random games and print the figures."""
    from msgspec import json

    from regalia.research import layout_of

    layout = layout_of(args.game)
    seats = args.seats or layout.rules.seats[-1]
    if seats not in layout.rules.seats:
        raise WrongArgument(f"{args.game} is for {layout.rules.seats[0]} to {layout.rules.seats[-1]} players")
    written = layout.written
    tokens = sorted(sizes(args.game, seats, args.games))
    print(f"{args.game}, rules version {written.rules}, {seats} players")
    print(f"{len(written.actions)} actions, {len(written.fields)} fields, {len(written.words)} words")
    mean = sum(tokens) / len(tokens)
    print(f"{mean:.0f} tokens an observation, at most {tokens[-1]} in {args.games} games of random actions")
    print(f"{len(tokens) / args.games:.0f} actions a game")
    print(f"layout {written.digest}")
    if args.layout is not None:
        args.layout.write_bytes(json.format(json.encode(written)) + b"\n")
    return 0


def sizes(game: str, seats: int, games: int) -> Iterator[int]:
    """The number of tokens of each observation in some games of random actions."""
    from regalia.research import Table

    random = Random(0)  # noqa: S311 - not the rules' chance
    for number in range(games):
        table = Table(game, seats, f"{number:064x}")
        while table.seat is not None:
            yield len(table.observe(table.seat)) // 2
            table.act(random.choice(table.legal()))
