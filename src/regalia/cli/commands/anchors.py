"""measure the ratings of a game's bots

Each level plays the one below it, and heralds play squires; a page has 1000. Knights try all their lines of
play, however long it takes, so that the same seed gives the same ratings on any machine. With --results, the same command
continues an interrupted measurement.
"""

from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import click

from regalia.cli import places
from regalia.cli.arguments import DIGEST, FOLDER_TO_FILL, GAME, NAMES, WHOLE, WrongArgument
from regalia.cli.commands import many

if TYPE_CHECKING:
    from rich.console import Console

    from regalia.ratings.anchors import Anchors
    from regalia.ratings.ladder import Rung

SEED = f"{1000:064x}"
PARAMETERS = (
    GAME,
    click.Option(
        ["--games"], type=WHOLE, default=400, metavar="NUMBER", show_default=True, help="games per pair of levels"
    ),
    click.Option(
        ["--levels"],
        type=NAMES,
        metavar="LEVEL,LEVEL,…",
        help="from the lowest up (default: page, squire, herald if the game has it, knight)",
    ),
    *places.PLACES,
    click.Option(["--seed"], type=DIGEST, default=SEED, metavar="SEED", help="64 hexadecimal digits (default: 1000)"),
    click.Option(
        ["--results"],
        type=FOLDER_TO_FILL,
        metavar="FOLDER",
        help="keep results here, a file for each pair; games already in it are not played again",
    ),
    click.Option(["--played"], is_flag=True, help="play no more games, use those in --results"),
    click.Option(
        ["--write"], is_flag=True, help="write anchors.toml into the game's folder, which rates people from then on"
    ),
)


def run(args: SimpleNamespace) -> int:
    """Play, then print and perhaps write the ratings."""
    from rich.console import Console

    from regalia.bots import names_of
    from regalia.ratings.ladder import ladder, levels_of

    console, known = Console(), names_of(args.game)
    args.levels = args.levels or [*levels_of(args.game)]
    unknown = [name for name in args.levels if name not in known]
    if unknown or len(args.levels) < 2:
        raise WrongArgument(f"name two levels or more of {', '.join(known)}")
    if args.played and args.results is None:
        raise WrongArgument("--played needs --results")
    rungs = measured(args, console)
    if not rungs:
        return 130
    anchors = ladder(args.game, rungs)
    show(console, rungs, anchors)
    if args.write:
        write(args.game, anchors)
    return 0


def measured(args: SimpleNamespace, console: "Console") -> "list[Rung]":
    """What came out between each two levels, up to the first pair without games. Raises WrongArgument."""
    from regalia.bots.results import OtherTerms
    from regalia.cli.commands.simulate import in_order, pairings_of, play_out, played_before
    from regalia.ratings.ladder import rung, tables_of

    if args.results is not None:
        args.results.mkdir(parents=True, exist_ok=True)
    rungs = []
    for levels in tables_of(args.game, args.levels):
        terms = SimpleNamespace(
            **{
                **vars(args),
                "seats": [*levels],
                "steady": True,
                "brought": [],
                "records": None,
                "results": file(args, levels),
            }
        )
        try:
            pairings = pairings_of(terms)
            results = played_before(terms, pairings)
        except OtherTerms as wrong:
            raise WrongArgument(str(wrong)) from None
        if not args.played:
            play_out(terms, console, pairings, results)
        if not results:
            break
        rungs.append(rung(levels, in_order(results)))
    return rungs


def file(args: SimpleNamespace, levels: tuple[str, ...]) -> Path | None:
    """The file of the results of two levels."""
    folder: Path | None = args.results
    return None if folder is None else folder / f"{args.game}-{'-'.join(levels)}.jsonl"


def show(console: "Console", rungs: "list[Rung]", anchors: "Anchors") -> None:
    """Print the shares and the ratings."""
    from rich.table import Table

    from regalia.bots.tournament import percent

    table = Table("level", "rating", "95 % interval", "before the level below", "games", box=None, header_style="bold")
    below = {each.level: each for each in rungs}
    for level, anchor in anchors.levels.items():
        share = (percent(below[level].share), str(below[level].games)) if level in below else ("–", "–")
        table.add_row(level, str(anchor.points), f"{anchor.low} to {anchor.high}", *share)
    console.print(table)
    console.print(f"{many(sum(each.games for each in rungs), 'game')}", highlight=False)


def write(slug: str, anchors: "Anchors") -> None:
    """Write the file in the game's folder."""
    from regalia import games
    from regalia.ratings.anchors import FILE
    from regalia.ratings.ladder import written

    target = Path(str(games.resource(slug, FILE)))
    target.write_text(written(slug, anchors), "utf-8")
    print(f"{target}: written")
