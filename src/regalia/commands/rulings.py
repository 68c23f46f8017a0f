"""play worked cases (GIVEN/WHEN/THEN blocks of a Markdown file) and compare the tables

Every block is named after its heading. Ends with status 1 if one fails, showing expected and actual tables side by side.
Without a file, the game's own worked examples are played.
"""

import argparse
from importlib import import_module
from importlib.resources import files
from itertools import zip_longest
from pathlib import Path

from regalia.core.rulings import Ruling, cases, rule_on
from regalia.games import slugs


def add(parser: argparse.ArgumentParser) -> None:
    """The game, and the files."""
    parser.add_argument("game", choices=slugs())
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE.md")


def run(args: argparse.Namespace) -> int:
    """Play all blocks of all files."""
    package = f"regalia.games.{args.game}"
    texts = [file.read_text("utf-8") for file in args.files] or [files(package).joinpath("examples.md").read_text("utf-8")]
    notation = import_module(f"{package}.notation")
    rulings = [rule_on(case, notation) for text in texts for case in cases(text)]
    for ruling in rulings:
        print(("holds  " if ruling.holds else "FAILS  ") + ruling.case.name)
        if not ruling.holds:
            print(side_by_side(ruling))
    failed = sum(not ruling.holds for ruling in rulings)
    print(f"{len(rulings) - failed} hold, {failed} fail")
    return 1 if failed or not rulings else 0


def side_by_side(ruling: Ruling) -> str:
    """Expected on the left, actual on the right, and a mark where they differ."""
    left = ["expected", *ruling.expected]
    right = ["actual", *ruling.actual]
    width = max(map(len, left))
    rows = zip_longest(left, right, fillvalue="")
    head = f"         {'WHEN':<{width}}   {' / '.join(ruling.case.when) or '-'}"
    marks = [" " if a in (b, "expected") else "≠" for a, b in zip_longest(left, right, fillvalue="")]
    body = [f"       {mark} {a:<{width}} | {b}" for mark, (a, b) in zip(marks, rows, strict=True)]
    return "\n".join([head, *body])
