"""What the folder is made of besides Regalia: Pyodide and the packages, pinned by version and SHA-256."""

import hashlib
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

from regalia.tab.building import CannotBuild

PACKAGES = "packages.txt"
"""In the form of pip's requirements files."""
OTHERWISE = "manylinux2014_x86_64"
"""A package that has no wheel for the tab is taken from one for this platform, without its compiled parts."""
PYODIDE, WHEELS = "pyodide", "wheels"


class Pins(Struct, frozen=True):
    """The Python of the tab."""

    version: str
    """Of Pyodide."""
    python: str
    platform: str
    """What the wheels of compiled packages are for."""
    source: str
    """Where the source of this version is."""
    files: dict[str, str]
    """The files of Pyodide, and the SHA-256 of each."""


@cache
def pins() -> Pins:
    """The pinned version of Pyodide."""
    return msgspec.convert(tomllib.loads(files(__package__).joinpath("pins.toml").read_text("utf-8")), Pins)


class Sources(Struct, frozen=True):
    """Where everything is."""

    pyodide: Path
    """A folder with Pyodide's files."""
    wheels: list[Path]
    cache: Path
    """Where what is made of them is kept."""


def sources(cache: Path, pyodide: Path | None = None, wheels: Path | None = None) -> Sources:
    """What the folder is made of: from these folders, otherwise from the cache, which is filled first if needed.

    Raises CannotBuild.
    """
    if pyodide is None:
        pyodide = filled(cache / f"{PYODIDE}-{pins().version}", fetch_pyodide)
    check_pyodide(pyodide)
    if wheels is None:
        wheels = filled(cache / f"{WHEELS}-{hashlib.sha256(requirements().encode()).hexdigest()[:12]}", fetch_wheels)
    found = sorted(wheels.glob("*.whl"))
    if not found:
        raise CannotBuild(f"there are no wheels in {wheels}")
    return Sources(pyodide, found, cache)


def requirements() -> str:
    """The packages with their versions and hashes."""
    return files(__package__).joinpath(PACKAGES).read_text("utf-8")


def filled(folder: Path, fetch: Callable[[Path], None]) -> Path:
    """A folder of the cache; it is there only if all of it is."""
    if not folder.is_dir():
        try:
            folder.parent.mkdir(parents=True, exist_ok=True)
            with TemporaryDirectory(dir=folder.parent, prefix="part-") as part:
                fetch(Path(part) / folder.name)
                (Path(part) / folder.name).replace(folder)
        except OSError as wrong:
            raise CannotBuild(f"{folder} cannot be written: {wrong}") from wrong
    return folder


def fetch_pyodide(folder: Path) -> None:
    """Get Pyodide from npm."""
    package = f"pyodide@{pins().version}"
    if shutil.which("npm") is None:
        raise CannotBuild(f"there is no npm to get {package}: install Node.js, or name a folder with its files (--pyodide)")
    with TemporaryDirectory() as there:
        call("npm", "pack", package, "--silent", "--pack-destination", there)
        (archive,) = Path(there).iterdir()
        shutil.unpack_archive(archive, there, "gztar", filter="data")
        folder.mkdir()
        for name in pins().files:
            shutil.copyfile(Path(there, "package", name), folder / name)


def fetch_wheels(folder: Path) -> None:
    """Get the packages by pip, which checks their hashes."""
    platforms = [f"--platform={each}" for each in (pins().platform, OTHERWISE)]
    only = ["--only-binary=:all:", "--no-deps", "--require-hashes", "--quiet", "--disable-pip-version-check"]
    version = [f"--python-version={pins().python}", "--implementation=cp", *platforms]
    with as_file(files(__package__).joinpath(PACKAGES)) as listed:
        call(sys.executable, "-m", "pip", "download", *only, *version, "--dest", str(folder), "-r", str(listed))


def call(*command: str) -> None:
    """Run a program. Raises CannotBuild with what it says if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - npm or pip
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if line and not line.startswith("WARNING")]
        raise CannotBuild(f"`{' '.join(command[:4])} …` failed: {' '.join(said[-3:]) or done.returncode}")


def check_pyodide(folder: Path) -> None:
    """Raises CannotBuild unless a folder has the files of the pinned version."""
    for name, wanted in pins().files.items():
        file = folder / name
        if not file.is_file():
            raise CannotBuild(f"{folder} has no {name}: it is to hold the files of pyodide@{pins().version}")
        if hashlib.sha256(file.read_bytes()).hexdigest() != wanted:
            raise CannotBuild(f"{file} is not that of pyodide@{pins().version}")
