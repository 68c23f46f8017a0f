"""Compiles the packages, by the Python of the tab itself: bytecode of another version would not be read.

Starting from sources takes three times as long as from bytecode.
"""

import hashlib
import shutil
import subprocess
from collections.abc import Sequence
from importlib.resources import as_file, files
from pathlib import Path
from tempfile import TemporaryDirectory

from regalia.tab.building import CannotBuild, Tree
from regalia.tab.building.archive import unzipped, zipped
from regalia.tab.building.sources import pins

AS_SOURCE = ("anyio/",)
"""Packages that read their own source."""


def can_compile() -> bool:
    """True if there is Node.js to run Pyodide in."""
    return shutil.which("node") is not None


def compiled(tree: Tree, pyodide: Path, cache: Path | None = None, whole: Sequence[str] = ()) -> Tree:
    """The same files, with bytecode in the place of sources; as it is where there is no Node.js.

    Modules in the folders `whole` keep their doc strings and types: something reads them. Bytecode is looked for in the
    cache, and kept there. Raises CannotBuild.
    """
    if not can_compile():
        return tree
    sources = {path: data for path, data in tree.items() if path.suffix == ".py" and not str(path).startswith(AS_SOURCE)}
    kept = cache / f"bytecode-{name_of(sources)}.zip" if cache else None
    if kept and kept.is_file():
        bytecode = unzipped(kept.read_bytes())
    else:
        bytecode = compile_all(sources, pyodide, whole)
        if kept:
            kept.write_bytes(zipped(bytecode))
    return {path: data for path, data in tree.items() if path not in sources} | bytecode


def name_of(sources: Tree) -> str:
    """A name for what is compiled of these sources."""
    compiler = files(__package__).joinpath("compile.mjs").read_bytes()
    named = hashlib.sha256(compiler + pins().version.encode())
    for path in sorted(sources):
        named.update(hashlib.sha256(str(path).encode()).digest() + hashlib.sha256(sources[path]).digest())
    return named.hexdigest()[:16]


def compile_all(sources: Tree, pyodide: Path, whole: Sequence[str]) -> Tree:
    """The bytecode of modules. Raises CannotBuild."""
    with TemporaryDirectory() as there:
        root = Path(there)
        for path, data in sources.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_bytes(data)
        with as_file(files(__package__).joinpath("compile.mjs")) as script:
            command = ["node", str(script), str((pyodide / "pyodide.mjs").resolve()), there, *whole]
            done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - Node.js with a script of ours
        if done.returncode:
            raise CannotBuild(f"the packages cannot be compiled: {done.stderr.strip() or done.stdout.strip()}")
        return {path.with_suffix(".pyc"): (root / path.with_suffix(".pyc")).read_bytes() for path in sources}
