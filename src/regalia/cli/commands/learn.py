"""train a game's bot: tables of worths, or a net

With --to, squires and rule players play, and what the game's pieces are worth is written to a table; with --habits, how
squires choose, too. To use the result, replace the game's own worth.toml and habits.toml with it. With --lessons,
running the same command again continues where it was interrupted.

With --net, a net imitates squires and then plays a league against its predecessors. It is written when it passes the
gate: as strong as squires, against squires and against the game's rule players. Lessons and checkpoints are kept in a
folder beside it (FILE.training), from which the same command continues; with a larger --league it trains on. --gate
measures an existing net. See docs/bots.md.
"""

from types import SimpleNamespace
from typing import TYPE_CHECKING

import click

from regalia.cli import nets, places
from regalia.cli.arguments import FILE_THERE, FILE_TO_WRITE, GAME, WHOLE, WrongArgument

if TYPE_CHECKING:
    from rich.console import Console

ABOVE_0 = click.FloatRange(0, min_open=True)
PARAMETERS = (
    GAME,
    click.Option(["--to"], type=FILE_TO_WRITE, metavar="FILE.toml", help="write a table of worths to this file"),
    click.Option(
        ["--habits"],
        type=FILE_TO_WRITE,
        metavar="FILE.toml",
        help="also write how squires choose, if the game describes its options",
    ),
    click.Option(["--net"], type=FILE_TO_WRITE, metavar="FILE.npz", help="train a net, and write it to this file"),
    click.Option(["--gate"], type=FILE_THERE, metavar="FILE.npz", help="measure how strong the net in this file is"),
    click.Option(
        ["--games"], type=WHOLE, default=2000, metavar="NUMBER", show_default=True, help="how many games to learn from"
    ),
    click.Option(
        ["--lessons"],
        type=FILE_TO_WRITE,
        metavar="FILE.jsonl",
        help="append each finished game's lessons to this file; games already in it are not played again",
    ),
    click.Option(
        ["--league"],
        type=WHOLE,
        default=20_000,
        metavar="NUMBER",
        show_default=True,
        help="how many games the net then plays in the league",
    ),
    click.Option(
        ["--rate"], type=ABOVE_0, default=0.001, metavar="NUMBER", show_default=True, help="learning rate in the league"
    ),
    click.Option(
        ["--entropy"],
        type=ABOVE_0,
        default=0.02,
        metavar="NUMBER",
        show_default=True,
        help="bonus in the league for answers that are drawn more evenly",
    ),
    click.Option(["--fresh"], is_flag=True, help="learn from the league alone, without squires' games"),
    click.Option(
        ["--trials"], type=WHOLE, default=400, metavar="NUMBER", show_default=True, help="games of each match of the gate"
    ),
    click.Option(["--plot"], type=FILE_TO_WRITE, metavar="FILE.svg", help="draw the course of the league"),
    *places.PLACES,
)


def run(args: SimpleNamespace) -> int:
    """Do the one of three things that was chosen; Ctrl-C stops."""
    from rich.console import Console

    from regalia.bots.results import OtherTerms

    chosen = [name for name, value in (("to", args.to), ("net", args.net), ("gate", args.gate)) if value is not None]
    if len(chosen) != 1:
        raise WrongArgument("one of --to, --net and --gate is needed")
    console = Console()
    try:
        return {"to": tables, "net": nets.train, "gate": nets.measure}[chosen[0]](args, console)
    except OtherTerms as wrong:
        raise WrongArgument(str(wrong)) from None
    except KeyboardInterrupt:
        console.print("Stopped.")
        return 130


def tables(args: SimpleNamespace, console: "Console") -> int:
    """Play the games, then fit and write the tables."""
    from regalia.bots.learning import appraisal_of, learn

    try:
        appraisal_of(args.game)
    except ValueError as wrong:
        raise WrongArgument(str(wrong)) from None
    print(learn(args.game, args.games, places.place_of(args, console, args.game), args.to, args.habits, args.lessons))
    return 0
