"""Gathers the Python packages of the tab: pinned wheels, Regalia as it is installed here, and installed games."""

import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution, packages_distributions
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath

from regalia import games
from regalia.tab.building import CannotBuild, Tree
from regalia.tab.building.slim import is_needed

COMPILED = (".so", ".pyd", ".dylib")
FOR_THE_TAB = "wasm32-emscripten.so"
PACKS = PurePosixPath("regalia/tab/packs")


def packages(wheels: list[Path]) -> Tree:
    """The files of wheels that the tab needs."""
    found: Tree = {}
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                path = PurePosixPath(name)
                if not name.endswith("/") and is_needed(path) and is_for_the_tab(path):
                    found[path] = archive.read(name)
    return found


def is_for_the_tab(path: PurePosixPath) -> bool:
    """False for a compiled part of another platform; its package does without."""
    return path.suffix not in COMPILED or path.name.endswith(FOR_THE_TAB)


def regalia() -> Tree:
    """Regalia itself."""
    return {path: data for path, data in contents(files("regalia"), PurePosixPath("regalia")) if is_needed(path)}


def contents(folder: Traversable, path: PurePosixPath) -> Iterator[tuple[PurePosixPath, bytes]]:
    """All files of a folder, by their paths."""
    for each in folder.iterdir():
        if each.is_dir():
            if each.name != "__pycache__":
                yield from contents(each, path / each.name)
        else:
            yield path / each.name, each.read_bytes()


def installed_games() -> tuple[Tree, dict[str, str]]:
    """Games of installed packages, with what tells that they are there; and why others cannot go with them, by slug."""
    found: Tree = {}
    left: dict[str, str] = {}
    for slug, package in games.packages().items():
        if package.startswith("regalia."):
            continue
        top = package.partition(".")[0]
        parts = dict(contents(files(top), PurePosixPath(top)))
        if any(path.suffix in COMPILED for path in parts):
            left[slug] = f"{top} has compiled parts"
        else:
            found |= {path: data for path, data in parts.items() if is_needed(path)}
            found |= metadata(distribution(packages_distributions()[top][0]))
    return found, left


def metadata(package: Distribution) -> Tree:
    """What tells that a package is installed: its name and version, and which games it offers."""
    folder = PurePosixPath(f"{package.name.replace('-', '_')}-{package.version}.dist-info")
    known = {name: package.read_text(name) for name in ("METADATA", "entry_points.txt")}
    return {folder / name: text.encode() for name, text in known.items() if text is not None}


def packs(folder: Path | None) -> Tree:
    """The packs of a folder. Raises CannotBuild for one that cannot be played."""
    from regalia.core import FaultyPack
    from regalia.games.library import files_of, read

    found: Tree = {}
    for file in files_of(folder) if folder else ():
        try:
            read(file.read_text("utf-8"))
        except (FaultyPack, UnicodeDecodeError) as wrong:
            raise CannotBuild(f"{file} is no pack that can be played: {wrong}") from wrong
        found[PACKS / file.name] = file.read_bytes()
    return found
