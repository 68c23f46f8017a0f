"""check packs: custom game content for `regalia serve --packs`

    regalia packs check FILE.toml …

Prints each fault with its file and line and exits with status 2 if there is one. docs/host.md explains packs.
"""

from pathlib import Path
from types import SimpleNamespace

import click

from regalia.cli.arguments import FILE_THERE

PARAMETERS = (
    click.Argument(["what"], type=click.Choice(["check"]), metavar="check", help="check packs and list their faults"),
    click.Argument(["files"], nargs=-1, required=True, type=FILE_THERE, metavar="FILE.toml...", help="the packs"),
)


def run(args: SimpleNamespace) -> int:
    """Check all files. The status is 2 if one is not a playable pack."""
    return 2 if [file for file in args.files if not is_sound(file)] else 0


def is_sound(file: Path) -> bool:
    """True if a file is a playable pack. Prints the result or the faults."""
    from regalia.core import FaultyPack
    from regalia.games.library import read

    try:
        slug, pack = read(text_of(file))
    except FaultyPack as wrong:
        for fault in wrong.faults:
            line = "" if fault.line is None else f"{fault.line}:"
            print(f"{file}:{line} {fault.said}")
        return False
    print(f"{file}: {pack.name}, a pack of {slug}, {pack.hash}")
    return True


def text_of(file: Path) -> str:
    """A file's content. Raises FaultyPack if it is not text."""
    from regalia.core import Fault, FaultyPack

    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise FaultyPack([Fault("not a text in UTF-8")]) from None
