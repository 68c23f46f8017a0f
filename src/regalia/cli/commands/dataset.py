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
from typing import TYPE_CHECKING, Any

import click

from regalia.cli.arguments import FILE_TO_WRITE, FOLDER_THERE, WrongArgument
from regalia.cli.commands import many

if TYPE_CHECKING:
    from regalia.core import Record, Rules
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

    from regalia.cli.commands.verify import read
    from regalia.research.dataset import left_out, write

    read_in = {file: read(file, args.packs) for file in sorted(args.folder.glob("*.json"))}
    if not read_in:
        raise WrongArgument(f"{args.folder} has no records")
    if len(games := sorted({record.game for _, record in read_in.values()})) > 1:
        raise WrongArgument(f"{args.folder} has records of {', '.join(games)}: give each game a folder of its own")
    reasons = {file: left_out(rules, record) for file, (rules, record) in read_in.items()}
    whole = {file: each for file, each in read_in.items() if not reasons[file]}
    console = Console()
    rows = write(args.file, rows_in(track(whole.items(), games[0], len(whole), console=console, transient=True)))
    console.print(f"{many(rows, 'row')} of {many(len(whole), 'game')} in {args.file}", highlight=False)
    for reason, number in Counter(filter(None, reasons.values())).items():
        console.print(f"left out: {many(number, 'record')} ({reason})", highlight=False)
    return 0


def rows_in(records: "Iterable[tuple[Path, tuple[Rules[Any], Record]]]") -> "Iterator[list[Row]]":
    """The rows of each record. Raises WrongArgument for one that breaks the rules."""
    from regalia.core import IllegalAnswer
    from regalia.research.dataset import rows_of

    for file, (rules, record) in records:
        try:
            yield rows_of(rules, record, file.stem)
        except (IllegalAnswer, ValueError) as wrong:
            raise WrongArgument(f"{file}: {wrong}") from None
