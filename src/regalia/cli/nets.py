"""What `regalia learn` does with nets: train one, and let it pass the gate."""

from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING
from zipfile import BadZipFile

from regalia.cli import places
from regalia.cli.arguments import WrongArgument

if TYPE_CHECKING:
    from rich.console import Console


def train(args: SimpleNamespace, console: "Console") -> int:
    """Train a net and write it, if it passes the gate. Returns 1 otherwise."""
    needs("torch", "PyTorch", "training")
    from regalia.bots.training.curve import plot, points_in
    from regalia.bots.training.learner import CURVE, Learner
    from regalia.bots.training.lessons import lessons_of

    folder: Path = args.net.with_suffix(".training")
    learner = Learner(args.game, folder, args.rate, args.entropy)
    if not args.fresh and not learner.has_begun:
        file = args.lessons or folder / "lessons.jsonl"
        lessons = lessons_of(args.game, args.games, places.place_of(args, console, f"{args.game}: lessons"), file)
        learner.imitate(lessons, console.print)
    learner.play_league(args.league, lambda: places.place_of(args, console, f"{args.game}: league"), console.print)
    points = points_in(folder / CURVE)
    if args.plot is not None and points:
        args.plot.write_text(plot(f"{args.game}: {points[-1].games:,} games of the league", points), "utf-8")
    net = learner.result()
    if not passes(args, console, net):
        console.print(f"{args.net} is not written; the net is in {folder}")
        return 1
    args.net.write_bytes(net)
    return 0


def measure(args: SimpleNamespace, console: "Console") -> int:
    """Say how strong a net is. Returns 1 if it is refused. Raises WrongArgument if it is no net of this game."""
    needs("numpy", "NumPy", "learned")
    from regalia import games
    from regalia.bots.net import Net

    try:
        Net.read(args.gate, games.load(args.game))
    except (ValueError, OSError, BadZipFile) as wrong:
        raise WrongArgument(str(wrong)) from None
    return 0 if passes(args, console, args.gate.read_bytes()) else 1


def passes(args: SimpleNamespace, console: "Console", net: bytes) -> bool:
    """Let a net play the matches of the gate, and print the result."""
    from regalia.bots.training.gate import judge

    verdict = judge(args.game, args.trials, net, places.place_of(args, console, f"{args.game}: gate"))
    for line in (*verdict.lines, *(f"refused: {reason}" for reason in verdict.missed)):
        console.print(str(line), highlight=False)
    return not verdict.missed


def needs(package: str, name: str, extra: str) -> None:
    """Raise WrongArgument if a package is not installed."""
    if find_spec(package) is None:
        raise WrongArgument(f"{name} is not installed: pip install 'regalia[{extra}]'")
