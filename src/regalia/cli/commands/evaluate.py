"""let an agent of yours play against bots and print how often it wins

AGENT is a Python function (module:function), a policy of arrays as in PettingZoo (policy:module:function), a program
that reads turns and writes actions in lines ('run:command'), or one that plays at an arena over the network
('arena:command {arena} {table}'). Modules are also looked for in the current folder. A level or a rule player of the
bots can be named, too, to compare with. docs/research.md describes what an agent is given.

The same seed gives the same deals. The agent's seat changes from game to game.
"""

import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import click

from regalia.cli import places
from regalia.cli.arguments import DIGEST, FILE_TO_WRITE, NAMES, WHOLE, WrongArgument

if TYPE_CHECKING:
    from regalia.research.evaluation import Outcome, Trial
SEED = "0" * 64
"""The seed of all who want to compare their results."""
PARAMETERS = (
    click.Argument(["agent"], metavar="AGENT", help="the agent"),
    click.Option(["--games"], type=NAMES, metavar="GAME,GAME,…", help="the games to play (default: all)"),
    click.Option(
        ["--opponents"],
        type=NAMES,
        default="page,squire",
        metavar="LEVEL,LEVEL,…",
        show_default=True,
        help="levels and rule players to play against; those that a game does not have are left out there",
    ),
    click.Option(["--number"], type=WHOLE, default=20, metavar="NUMBER", show_default=True, help="games against each"),
    click.Option(["--seats"], type=WHOLE, metavar="NUMBER", help="players at a table (default: the most)"),
    click.Option(["--seed"], type=DIGEST, default=SEED, metavar="SEED", help="64 hexadecimal digits (default: zeros)"),
    *places.PLACES,
    click.Option(["--results"], type=FILE_TO_WRITE, metavar="FILE", help="write the results to this file, as JSON"),
    click.Option(["--markdown"], type=FILE_TO_WRITE, metavar="FILE", help="write them to this file, as a table"),
)


def run(args: SimpleNamespace) -> int:
    """Play the games with a progress bar, then print the table."""
    from msgspec import json
    from rich.console import Console

    from regalia.research.evaluation import markdown, report_of

    sys.path.insert(0, str(Path.cwd()))  # an agent's module may be in the current folder, as for `python -m`
    play, pieces = trials_of(args)
    console = Console()
    try:
        with closing(places.place_of(args, console, args.agent)(play, pieces)) as finished:
            report = report_of([*finished])
    except ValueError as wrong:
        raise WrongArgument(f"{args.agent}: {wrong}") from None
    table = markdown(report)
    print(table)
    if args.results is not None:
        args.results.write_bytes(json.format(json.encode(report)) + b"\n")
    if args.markdown is not None:
        args.markdown.write_text(table, "utf-8")
    return 0


def trials_of(args: SimpleNamespace) -> "tuple[Callable[[Trial], Outcome], list[Trial]]":
    """The games to play, and the function that plays one. Raises WrongArgument for an agent or games that are not there."""
    from regalia.bots import LEVELS, plays
    from regalia.research.agents import AT_ARENA, UnknownAgentError
    from regalia.research.evaluation import kept_agent, play, trials

    chosen, opponents = games_of(args), args.opponents
    try:
        if args.agent.startswith(AT_ARENA):
            from regalia.cli import arena_agents

            arena_agents.check(args.agent)
            play, opponents = arena_agents.play, [level for level in opponents if level in LEVELS]
        elif not any(plays(args.agent, game) for game in chosen):
            kept_agent(args.agent)
    except UnknownAgentError as wrong:
        raise WrongArgument(str(wrong)) from None
    pieces = trials(args.agent, chosen, opponents, args.number, args.seed, args.seats)
    if not pieces:
        raise WrongArgument(f"no game has an opponent {args.opponents[0]!r}")
    return play, pieces


def games_of(args: SimpleNamespace) -> list[str]:
    """The games to play. Raises WrongArgument for one that is not there, or not for this number of seats."""
    from regalia import games

    chosen: list[str] = args.games or [*games.slugs()]
    if unknown := [game for game in chosen if game not in games.slugs()]:
        raise WrongArgument(f"there is no game {unknown[0]!r}; there are {', '.join(games.slugs())}")
    for game in chosen:
        if args.seats is not None and args.seats not in (seats := games.load(game).seats):
            raise WrongArgument(f"{game} is for {seats[0]} to {seats[-1]} players")
    return chosen
