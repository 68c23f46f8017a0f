"""Writes the folder, and knows again what it has written."""

import hashlib
import json
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path, PurePosixPath

from regalia.tab.building import CannotBuild, Tree
from regalia.tab.building.archive import tar, unzipped, zipped
from regalia.tab.building.bytecode import compiled
from regalia.tab.building.licences import licences
from regalia.tab.building.slim import is_needed_of_library
from regalia.tab.building.sources import Sources
from regalia.tab.building.tree import contents, installed_games, packages, packs, regalia

LISTED = PurePosixPath("files.js")
MARK = "// Written by `regalia tab`: these files, and no others, are replaced when it is run again.\n"
WHOLE = ("regalia/core/", "regalia/games/")
"""Doc strings of steps and cards have the sections of the rules; the words of a card's text have types."""
FILES = re.compile(r"^export const FILES = (.*);$", re.MULTILINE)


def build(sources: Sources, packs_in: Path | None = None) -> tuple[Tree, dict[str, str]]:
    """All files of the folder; and why some games are not in it, by slug. Raises CannotBuild."""
    outside, left = installed_games()
    python = {
        **compiled(packages(sources.wheels), sources.pyodide, sources.cache),
        **compiled(regalia() | outside, sources.pyodide, whole=[*WHOLE, *{f"{path.parts[0]}/" for path in outside}]),
        **packs(packs_in),
    }
    tree = client() | {
        PurePosixPath("packages.bin"): tar(python),
        PurePosixPath("licences.txt"): licences(sources.wheels).encode(),
        **interpreter(sources),
    }
    return tree | {LISTED: listed(tree)}, left


def client() -> Tree:
    """The built client, and what was built for the tab at the top. Raises CannotBuild."""
    static = files("regalia.server").joinpath("static")
    if not static.joinpath("tab").is_dir():
        raise CannotBuild("the client is not built: run `make client` in the repository")
    found: Tree = {}
    for path, data in contents(static, PurePosixPath("static")):
        top = PurePosixPath("static/tab")
        found[path.relative_to(top) if path.is_relative_to(top) else path] = data
    return found


def interpreter(sources: Sources) -> Tree:
    """Pyodide: its files, an index without packages, and the library as bytecode."""
    pyodide, there = sources.pyodide, PurePosixPath("pyodide")
    index = json.loads((pyodide / "pyodide-lock.json").read_bytes()) | {"packages": {}}
    library = {
        path: data
        for path, data in unzipped((pyodide / "python_stdlib.zip").read_bytes()).items()
        if is_needed_of_library(path)
    }
    return {
        **{there / name: (pyodide / name).read_bytes() for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")},
        there / "pyodide-lock.json": json.dumps(index).encode(),
        there / "python_stdlib.zip": zipped(compiled(library, pyodide, sources.cache)),
    }


def listed(tree: Tree) -> bytes:
    """The list of all files, with their bytes, and the version: a hash of them all."""
    version = hashlib.sha256()
    for path in sorted(tree):
        version.update(hashlib.sha256(str(path).encode()).digest() + hashlib.sha256(tree[path]).digest())
    sizes = {str(path): len(tree[path]) for path in sorted(tree)}
    names = json.dumps(version.hexdigest()[:16])
    return f"{MARK}export const VERSION = {names};\nexport const FILES = {json.dumps(sizes)};\n".encode()


def check_target(folder: Path) -> None:
    """Raises CannotBuild for a folder with files of others."""
    if folder.is_dir() and any(folder.iterdir()) and not written_before(folder):
        raise CannotBuild(f"{folder} contains other files than an arena for the tab, and they could be replaced")


def written_before(folder: Path) -> set[PurePosixPath]:
    """What an earlier run has written into a folder."""
    there = folder / LISTED
    text = there.read_text("utf-8") if there.is_file() else ""
    found = FILES.search(text) if text.startswith(MARK) else None
    return {LISTED, *map(PurePosixPath, json.loads(found[1]))} if found else set()


def write(tree: Tree, folder: Path) -> None:
    """Write the files, and delete those of an earlier run that are no more. Raises CannotBuild."""
    check_target(folder)
    try:
        for path in written_before(folder) - tree.keys():
            (folder / path).unlink(missing_ok=True)
        for path in in_order(tree):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(tree[path])
    except OSError as wrong:
        raise CannotBuild(f"{folder} cannot be written: {wrong}") from wrong


def in_order(tree: Tree) -> Iterator[PurePosixPath]:
    """The list last: a folder that is only half written is not a new version."""
    yield from (path for path in tree if path != LISTED)
    yield LISTED
