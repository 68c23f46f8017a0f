"""write the arena as a folder of files, to run in a browser tab without a server

Any web host can serve the folder, in a sub-folder, too: players need nothing else, and what they play stays in their
browser. Installed games, and the packs of a folder, go with it. docs/tab.md explains how to host it.

Pyodide and the Python packages are fetched once, checked against their hashes and kept in the cache. With Node.js on the
machine the packages are compiled, and the tab starts in a third of the time.
"""

import os
from pathlib import Path
from types import SimpleNamespace

import click

from regalia.cli.arguments import FOLDER_THERE, FOLDER_TO_FILL, WrongArgument

PARAMETERS = (
    click.Option(
        ["--to"],
        type=FOLDER_TO_FILL,
        required=True,
        metavar="FOLDER",
        help="where to write: a new folder or an earlier one",
    ),
    click.Option(["--packs"], type=FOLDER_THERE, metavar="FOLDER", help="a folder with packs (`*.toml`) that go with it"),
    click.Option(["--pyodide"], type=FOLDER_THERE, metavar="FOLDER", help="a folder with the files of Pyodide"),
    click.Option(["--wheels"], type=FOLDER_THERE, metavar="FOLDER", help="a folder with the wheels of the packages"),
    click.Option(
        ["--cache"], type=FOLDER_TO_FILL, metavar="FOLDER", help="where what is fetched is kept (default: the user's cache)"
    ),
)


def run(args: SimpleNamespace) -> int:
    """Write the folder and say how to try it."""
    from regalia.tab.building import CannotBuild
    from regalia.tab.building.bytecode import can_compile
    from regalia.tab.building.folder import build, check_target, write
    from regalia.tab.building.sources import sources

    try:
        check_target(args.to)
        tree, left = build(sources(args.cache or users_cache(), args.pyodide, args.wheels), args.packs)
        write(tree, args.to)
    except CannotBuild as why:
        raise WrongArgument(str(why)) from None
    for slug, reason in left.items():
        print(f"{slug} is not in it: {reason}.")
    if not can_compile():
        print("There is no Node.js here to compile the packages: the tab starts slowly.")
    print(f"{args.to}: {len(tree)} files, {sum(map(len, tree.values())):,} bytes.")
    print(f"Try it: python -m http.server --directory {args.to} --bind 127.0.0.1")
    return 0


def users_cache() -> Path:
    """Where programs of this user keep what can be fetched again."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "regalia"
