"""The arguments that say where a command plays its games, and the display of progress."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from importlib.util import find_spec
from types import SimpleNamespace
from typing import TYPE_CHECKING

import click

from regalia.cli.arguments import WHOLE, Kind, WrongArgument

if TYPE_CHECKING:
    from rich.console import Console

    from regalia.bots.spread import Outcome, Spread, Work


def cluster_at(text: str) -> str:
    """The address of a Ray cluster, `auto`, or `local`."""
    if find_spec("ray") is None:
        raise WrongArgument("Ray is not installed: pip install 'regalia[ray]'")
    return text


def alone(ctx: click.Context, param: click.Parameter, value: object) -> object:
    """The value of `--jobs` or `--ray`. Raises WrongArgument if both are given."""
    if value is not None and any(ctx.params.get(other) is not None for other in ("jobs", "ray")):
        raise WrongArgument("--jobs and --ray exclude each other")
    return value


PLACES = (
    click.Option(["--jobs"], type=WHOLE, callback=alone, metavar="NUMBER", help="processes that play (default: 1)"),
    click.Option(
        ["--ray"],
        type=Kind(cluster_at),
        is_flag=False,
        flag_value="local",
        callback=alone,
        metavar="[ADDRESS]",
        help="play on a Ray cluster; without an address on one of this machine, with all its cores",
    ),
)
"""Where games are played."""


def place_of(args: SimpleNamespace, console: "Console", title: str) -> "Spread":
    """The place where games are played, with a progress bar. Raises WrongArgument if no cluster answers."""
    from regalia.bots.spread import here, over_processes, over_ray

    if args.ray is None:
        return shown(over_processes(args.jobs) if (args.jobs or 1) > 1 else here, console, title)
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
