"""What an arena in a browser tab costs: the bytes of a first visit, and the CPU seconds until the first page."""

import gzip
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.measure import Figure
from regalia.cli.commands.tab import users_cache
from regalia.tab.building import Tree
from regalia.tab.building.bytecode import can_compile
from regalia.tab.building.folder import build, write
from regalia.tab.building.sources import PYODIDE, pins, sources
from tests.tab.built import run_in_tab

COMPRESSED_BY_HOSTS = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".txt", ".wasm", ".webmanifest")
PARTS = {
    "packages.bin": "packages",
    "pyodide/pyodide.asm.wasm": "interpreter",
    "pyodide/python_stdlib.zip": "Python library",
}
DOWNLOAD, START = 13_500.0, 6.0
"""Kilobytes, and CPU seconds."""
STARTS = 3


def figures() -> Iterator[Figure]:
    """Sizes by part, with files that hosts compress as they arrive; then starts by Node.js. None if it cannot be built."""
    if not can_compile() or not (users_cache() / f"{PYODIDE}-{pins().version}").is_dir():
        return
    tree, _ = build(sources(users_cache()))
    sizes = on_the_wire(tree)
    yield Figure("tab: first visit, all files", [sum(sizes.values()) / 1000], "KB", DOWNLOAD, note="gzip")
    for part, size in sizes.most_common():
        yield Figure(f"tab: first visit, {part}", [size / 1000], "KB")
    with TemporaryDirectory() as folder:
        write(tree, Path(folder) / "tab")
        starts = [json.loads(run_in_tab(Path(folder) / "tab", "first_page.py")) for _ in range(STARTS)]
    steps = ("python", "import", "open", "page")
    yield Figure("tab: first page, all steps", [sum(each[step] for step in steps) for each in starts], "CPU s", START)
    for step in steps:
        yield Figure(f"tab: first page, {step}", [each[step] for each in starts], "CPU s", note="Node.js")


def on_the_wire(tree: Tree) -> Counter[str]:
    """The bytes of each part as they are transferred."""
    sizes: Counter[str] = Counter()
    for path, data in tree.items():
        size = len(gzip.compress(data, 9)) if path.suffix in COMPRESSED_BY_HOSTS else len(data)
        sizes[PARTS.get(str(path), "client and pictures")] += size
    return sizes
