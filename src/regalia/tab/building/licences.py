"""Gathers the licences of everything in the folder."""

import zipfile
from collections.abc import Iterator
from importlib.metadata import files as files_of
from importlib.resources import files
from pathlib import Path, PurePosixPath

from regalia.tab.building.sources import pins

RULE = "=" * 80
NAMES = ("LICENSE", "LICENCE", "COPYING", "NOTICE", "AUTHORS")
PYTHON = """\
Pyodide {version}: Mozilla Public License 2.0, https://mozilla.org/MPL/2.0/
Its source: {source}

The files of Pyodide itself are unmodified. Of the Python library beside it there is bytecode only, of the modules that
Regalia needs.

CPython, the interpreter and its library: Python Software Foundation License Version 2. Its text is that under
typing_extensions. Copyright (c) 2001 Python Software Foundation. All rights reserved. https://www.python.org

Emscripten (Copyright (c) 2010-2014 Emscripten authors) and musl (Copyright (c) 2005-2020 Rich Felker, et al.):
MIT License. https://emscripten.org https://musl.libc.org

SQLite, a part of apsw, is in the public domain. https://sqlite.org/copyright.html
"""


def licences(wheels: list[Path]) -> str:
    """The text of all licences."""
    parts = [
        ("Regalia", own()),
        ("Python", PYTHON.format(version=pins().version, source=pins().source)),
        ("The browser client", files("regalia.server").joinpath("static", "licences.txt").read_text("utf-8")),
        *((wheel.name.partition("-")[0], "\n\n".join(in_wheel(wheel))) for wheel in wheels),
    ]
    return "\n".join(f"{RULE}\n{name}\n{RULE}\n\n{text.strip()}\n" for name, text in parts)


def own() -> str:
    """Regalia's licence."""
    found = [each for each in files_of("regalia") or () if each.name == "LICENSE"]
    beside = Path(str(files("regalia"))).parents[1] / "LICENSE"  # of a source tree
    return found[0].read_text() if found else beside.read_text("utf-8")


def in_wheel(wheel: Path) -> Iterator[str]:
    """The texts that a package is published with; the line that names its licence, if there is none."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if is_licence(PurePosixPath(name))]
        for name in names:
            yield archive.read(name).decode("utf-8")
        if not names:
            about = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
            lines = archive.read(about).decode("utf-8").splitlines()
            yield "\n".join(
                line for line in lines if line.startswith(("License", "Classifier: License", "Home-page", "Author"))
            )


def is_licence(path: PurePosixPath) -> bool:
    """True for the text of a licence."""
    return "dist-info" in str(path) and path.stem.upper().startswith(NAMES)
