"""play worked cases (GIVEN/WHEN/THEN blocks of a Markdown file) and compare the results

Each case is named after its heading. If one fails, prints expected and actual tables side by side and exits with status 1.
Without a file, plays the game's own worked examples and rulings.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from itertools import zip_longest
from pathlib import Path
from types import SimpleNamespace

import click

from regalia import games
from regalia.cli.arguments import FILE_THERE, GAME, WrongArgument
from regalia.core.rulings import Case, Notation, Ruling, UnreadableLine, cases, rule_on

OWN = ("examples.md", "rulings.md")
"""The files with a game's own worked cases."""
PARAMETERS = (
    GAME,
    click.Argument(["files"], nargs=-1, type=FILE_THERE, metavar="[FILE.md...]", help="files with worked cases"),
)


def run(args: SimpleNamespace) -> int:
    """Play all blocks of all files."""
    package = games.package(args.game)
    if find_spec(f"{package}.notation") is None:
        raise WrongArgument(f"{args.game} has no notation for worked cases")
    notation: Notation = import_module(f"{package}.notation")
    rulings = [ruled(case, notation) for case in chosen(args.game, args.files)]
    for ruling in rulings:
        print(("holds  " if ruling.holds else "FAILS  ") + ruling.case.name)
        if not ruling.holds:
            print(side_by_side(ruling))
    failed = sum(not ruling.holds for ruling in rulings)
    print(f"{len(rulings) - failed} hold{'s' * (len(rulings) - failed == 1)}, {failed} fail{'s' * (failed == 1)}")
    return int(failed > 0)


def chosen(game: str, given: Sequence[Path]) -> list[Case]:
    """The cases of these files, or the game's own. Raises WrongArgument for a file without cases."""
    own = [each for each in (games.resource(game, name) for name in OWN) if each.is_file()]
    if not given and not own:
        raise WrongArgument(f"{game} has no worked examples of its own: name a file")
    found = []
    sources: Sequence[Traversable | Path] = given or own
    for source in sources:
        try:
            there = [*cases(source.read_text("utf-8"))]
        except UnicodeDecodeError:
            raise WrongArgument(f"{source}: not a text in UTF-8") from None
        if not there:
            raise WrongArgument(f"{source}: there is no case in it")
        found += there
    return found


def ruled(case: Case, notation: Notation) -> Ruling:
    """Play one case. Raises WrongArgument if the game's notation cannot parse it."""
    try:
        return rule_on(case, notation)
    except UnreadableLine as wrong:
        raise WrongArgument(f"the case {case.name!r} cannot be read: {wrong}") from None


def side_by_side(ruling: Ruling) -> str:
    """The expected table on the left, the actual one on the right, with marks at differences."""
    left = ["expected", *ruling.expected]
    right = ["actual", *ruling.actual]
    width = max(map(len, left))
    rows = zip_longest(left, right, fillvalue="")
    head = f"         {'WHEN':<{width}}   {' / '.join(ruling.case.when) or '-'}"
    marks = [" " if a in (b, "expected") else "≠" for a, b in zip_longest(left, right, fillvalue="")]
    body = [f"       {mark} {a:<{width}} | {b}" for mark, (a, b) in zip(marks, rows, strict=True)]
    return "\n".join([head, *body])
