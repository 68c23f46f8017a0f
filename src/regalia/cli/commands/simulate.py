"""let bots play many games against each other and print how often each wins

Seats rotate from game to game; a shared victory counts in parts. With --steady, the same seed gives the same
games on any machine. Ctrl-C stops and prints the figures so far; with --results, the same command continues from there.
"""

from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import click

from regalia.cli import places
from regalia.cli.arguments import DIGEST, FILE_TO_WRITE, FOLDER_TO_FILL, GAME, NAMES, WHOLE, WrongArgument
from regalia.cli.commands import many

if TYPE_CHECKING:
    from rich.console import Console

    from regalia.bots.tournament import Pairing, Result, Tally
    from regalia.core import Record
PARAMETERS = (
    GAME,
    click.Option(
        ["--seats"],
        type=NAMES,
        required=True,
        metavar="LEVEL,LEVEL,…",
        help="for each seat, a level or one of the game's rule players",
    ),
    click.Option(["--games"], type=WHOLE, default=100, metavar="NUMBER", show_default=True, help="how many games"),
    *places.PLACES,
    click.Option(
        ["--seed"], type=DIGEST, metavar="SEED", help="64 hexadecimal digits (default: a new seed, which is printed)"
    ),
    click.Option(["--steady"], is_flag=True, help="let knights and regents search without a time limit"),
    click.Option(
        ["--brought"],
        type=NAMES,
        default=[],
        metavar="NAME,NAME,…",
        help="starter decks; each seat draws one of them per game (“all” for all of them)",
    ),
    click.Option(
        ["--plot"], type=FILE_TO_WRITE, metavar="FILE.svg", help="draw a chart of the shares, with their intervals"
    ),
    click.Option(
        ["--results"],
        type=FILE_TO_WRITE,
        metavar="FILE.jsonl",
        help="append each game's result to this file; games already in it are not played again",
    ),
    click.Option(
        ["--records"],
        type=FOLDER_TO_FILL,
        metavar="FOLDER",
        help="save each game's record here, for `regalia verify` and `dataset`",
    ),
)


def run(args: SimpleNamespace) -> int:
    """Play the games with a progress bar, then print the figures."""
    from rich.console import Console

    from regalia import games
    from regalia.bots import names_of, plays
    from regalia.bots.results import OtherTerms
    from regalia.bots.tournament import plot, tallies

    console = Console()
    unknown = [name for name in args.seats if not plays(name, args.game)]
    if unknown:
        raise WrongArgument(f"there is no level {unknown[0]!r}; there are {', '.join(names_of(args.game))}")
    seats = games.load(args.game).seats
    if len(args.seats) not in seats:
        raise WrongArgument(f"{args.game} takes {seats[0]} to {seats[-1]} levels, not {len(args.seats)}")
    try:
        pairings = pairings_of(args)
        results = played_before(args, pairings)
    except OtherTerms as wrong:
        raise WrongArgument(str(wrong)) from None
    play_out(args, console, pairings, results)
    if not results:
        return 130
    lines = tallies(args.seats, in_order(results))
    print_table(console, args.game, args.seats, in_order(results), lines)
    console.print(f"seed {pairings[0].seed}", highlight=False)
    if args.plot is not None:
        note = (
            f"{many(len(results), 'game')}, seats rotating; bars: share of victories, with 95 % intervals; dashed: chance"
        )
        args.plot.write_text(plot(f"{args.game}: {', '.join(args.seats)}", lines, len(args.seats), note), "utf-8")
        console.print(f"drawn in {args.plot}")
    return 0 if len(results) == args.games else 130


def pairings_of(args: SimpleNamespace) -> "list[Pairing]":
    """The games to play. Without a seed, uses that of existing results or a new one. Raises OtherTerms."""
    from regalia.bots.results import seed_in
    from regalia.bots.tournament import pairings
    from regalia.core import fresh_seed

    brought = brought_of(args.game, args.brought)
    seed = args.seed or (seed_in(args.results) if args.results else None) or fresh_seed()
    return pairings(args.game, args.seats, args.games, seed, args.steady, args.records is not None, brought)


def played_before(args: SimpleNamespace, pairings: "list[Pairing]") -> "dict[int, Result]":
    """Results of earlier runs, except games whose record is requested but missing. Raises OtherTerms."""
    from regalia.bots.results import results_in, terms_of
    from regalia.bots.tournament import Result

    if args.results is None:
        return {}
    before = results_in(args.results, terms_of(pairings[0]), Result)
    return {
        number: result
        for number, result in before.items()
        if number < args.games and (args.records is None or record_file(args, number).exists())
    }


def play_out(args: SimpleNamespace, console: "Console", pairings: "list[Pairing]", results: "dict[int, Result]") -> None:
    """Play the missing games, writing each to disk when it ends. Ctrl-C stops."""
    from msgspec.structs import replace

    from regalia.bots.results import add_result
    from regalia.bots.tournament import play

    missing = [pairing for pairing in pairings if pairing.number not in results]
    if not missing:
        return
    spread = places.place_of(args, console, f"{args.game}: {', '.join(args.seats)}")
    try:
        with closing(spread(play, missing)) as finished:
            for pairing, result in finished:
                if result.record is not None:
                    keep(result.record, record_file(args, pairing.number))
                if args.results is not None:
                    add_result(args.results, pairing.number, replace(result, record=None))
                results[pairing.number] = result
    except KeyboardInterrupt:
        console.print("Stopped.")


def in_order(results: "dict[int, Result]") -> "list[Result]":
    """The results sorted by game number: the last digit of a sum of fractions depends on the order."""
    return [results[number] for number in sorted(results)]


def brought_of(slug: str, wanted: list[str]) -> list[str]:
    """The levels that seats draw from. Raises WrongArgument if a seat would have none."""
    from regalia import games

    rules = games.load(slug)
    if not wanted:
        return []
    if rules.brings is None:
        raise WrongArgument(f"{slug} doesn't use decks")
    ready = [*rules.brings.ready]
    if wanted == ["all"]:
        return ready
    unknown = [name for name in wanted if name not in ready]
    if unknown:
        raise WrongArgument(f"there is no {unknown[0]!r}; there are {', '.join(ready)}")
    for seat in range(rules.seats[0]):
        if not {*wanted} & {*rules.brings.legal(rules.options().ending, seat)}:
            raise WrongArgument(f"seat {seat} can't use any of these")
    return wanted


def record_file(args: SimpleNamespace, number: int) -> Path:
    """The file of a game's record: `oriflamme-0007.json`."""
    folder: Path = args.records
    return folder / f"{args.game}-{number:04}.json"


def keep(record: "Record", file: Path) -> None:
    """Write the record of a game."""
    import msgspec

    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.encode(record))


def print_table(console: "Console", game: str, levels: list[str], results: "list[Result]", lines: "list[Tally]") -> None:
    """Print wins, scores and intervals of the levels, and of the sides if the game has sides."""
    from regalia.bots.tournament import by_brought, by_side, percent

    show(console, "level", lines, alone=len(levels) == 1)
    sides = by_side(results)
    if sides:
        show(console, "side", sides, alone=len(levels) == 1)
    brought = by_brought(results)
    if len(brought) > 1:
        show(console, "brought", brought, alone=len(levels) == 1)
    decisions = sum(result.decisions for result in results) / len(results)
    chance = "" if len(levels) == 1 else f"; chance is {percent(1 / len(levels))} a seat"
    console.print(f"{many(len(results), 'game')} of {game}, {many(decisions, 'decision')} each{chance}")


def show(console: "Console", what: str, lines: "list[Tally]", alone: bool) -> None:
    """Print one table; without win rates for a solo game."""
    from rich.table import Table

    from regalia.bots.tournament import percent

    wins = () if alone else ("wins", "95 % interval")
    table = Table(what, "played", *wins, "mean score", box=None, header_style="bold")
    for line in lines:
        interval = "–" if line.interval is None else f"{percent(line.interval[0])} to {percent(line.interval[1])}"
        error = "" if line.score_error is None else f" ±{line.score_error:.2f}"
        table.add_row(
            line.name, str(line.played), *(() if alone else (percent(line.wins), interval)), f"{line.score:.2f}{error}"
        )
    console.print(table)
