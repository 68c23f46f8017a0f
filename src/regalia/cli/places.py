"""The arguments that say where a command plays its games, and the display of progress."""

import argparse
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from importlib.util import find_spec
from typing import TYPE_CHECKING

from regalia.cli.arguments import WrongArgument, at_least

if TYPE_CHECKING:
    from rich.console import Console

    from regalia.bots.spread import Outcome, Spread, Work


def add_places(parser: argparse.ArgumentParser) -> None:
    """Add `--jobs` and `--ray`."""
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--jobs", type=at_least(1), default=1, help="processes that play (default: %(default)s)")
    cluster = "play on a Ray cluster; without an address on one of this machine, with all its cores"
    place.add_argument("--ray", type=cluster_at, nargs="?", const="local", metavar="ADDRESS", help=cluster)


def cluster_at(text: str) -> str:
    """The address of a Ray cluster, `auto`, or `local`."""
    if find_spec("ray") is None:
        raise argparse.ArgumentTypeError("Ray is not installed: pip install 'regalia[ray]'")
    return text


def place_of(args: argparse.Namespace, console: "Console", title: str) -> "Spread":
    """The place where games are played, with a progress bar. Raises WrongArgument if no cluster answers."""
    from regalia.bots.spread import here, over_processes, over_ray

    if args.ray is None:
        return shown(here if args.jobs == 1 else over_processes(args.jobs), console, title)
    try:
        return shown(over_ray(args.ray), console, title)
    except ConnectionError as wrong:
        raise WrongArgument(f"no Ray cluster at {args.ray}: {wrong}") from None


def shown(spread: "Spread", console: "Console", title: str) -> "Spread":
    """The same place, with a progress bar while games are played."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()

    def watched(
        do: "Callable[[Work], Outcome]", pieces: "Sequence[Work]", /
    ) -> "Generator[tuple[Work, Outcome], None, None]":
        with Progress(*columns, console=console, transient=True) as progress, closing(spread(do, pieces)) as finished:
            bar = progress.add_task(title, total=len(pieces))
            for each in finished:
                progress.advance(bar)
                yield each

    return watched
