"""write the decisions of recorded games to a file for learning, in the format Parquet

FOLDER has records of one game, such as those that `regalia simulate --records` saves or that are downloaded from
finished tables. Each action of each seat is a row: what the seat saw, as tokens, the legal actions, the action, and how
the game ended. docs/research.md describes the columns. Records that cannot be played again are left out.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import click

from regalia.cli.arguments import FILE_TO_WRITE, FOLDER_THERE, WrongArgument
from regalia.cli.commands import many

if TYPE_CHECKING:
    from regalia.research.dataset import Row
PARAMETERS = (
    click.Argument(["folder"], type=FOLDER_THERE, metavar="FOLDER", help="the folder with the records (*.json)"),
    click.Argument(["file"], type=FILE_TO_WRITE, metavar="FILE.parquet", help="the file to write"),
    click.Option(["--packs"], type=FOLDER_THERE, metavar="FOLDER", help="the folder with the packs (*.toml)"),
)


def run(args: SimpleNamespace) -> int:
    """Play the records again with a progress bar, and write their rows."""
    if find_spec("pyarrow") is None:
        raise WrongArgument("Parquet needs more: pip install 'regalia[parquet]'")
    from rich.console import Console
    from rich.progress import track

    from regalia.research.dataset import write

    files = sorted(args.folder.glob("*.json"))
    if not files:
        raise WrongArgument(f"{args.folder} has no records")
    console, left_out = Console(), Counter[str]()
    unfinished = args.file.with_name(f"{args.file.name}.part")
    try:
        rows = write(unfinished, rows_in(track(files, "records", console=console, transient=True), args.packs, left_out))
        unfinished.replace(args.file)
    finally:
        unfinished.unlink(missing_ok=True)
    games = len(files) - left_out.total()
    console.print(f"{many(rows, 'row')} of {many(games, 'game')} in {args.file}", highlight=False)
    for reason, number in left_out.items():
        console.print(f"left out: {many(number, 'record')} ({reason})", highlight=False)
    return 0


def rows_in(files: Iterable[Path], packs: Path | None, reasons: Counter[str]) -> "Iterator[list[Row]]":
    """The rows of each record; those that have none are counted by the reason.

    Raises WrongArgument for a record that breaks the rules, or is of another game than the first.
    """
    from regalia.cli.commands.verify import read
    from regalia.core import IllegalAnswer
    from regalia.research.dataset import left_out, rows_of

    game = ""
    for file in files:
        rules, record = read(file, packs)
        game = game or record.game
        if record.game != game:
            raise WrongArgument(f"{file} is a record of {record.game}, not of {game}: give each game a folder of its own")
        if reason := left_out(rules, record):
            reasons[reason] += 1
            continue
        try:
            yield rows_of(rules, record, file.stem)
        except (IllegalAnswer, ValueError) as wrong:
            raise WrongArgument(f"{file}: {wrong}") from None
