"""`make dev`: an arena for authors of rules and boards. It reloads what is saved, and has the debug panel.

Browsers go to Vite's development server, which has the client's sources and passes everything else on to the arena behind
it. A saved board or style is replaced in the page. A saved rule or text starts the arena again, once for all files saved
together; tables stay in the database, and pages connect again by themselves.
"""

import argparse
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from importlib.util import find_spec
from pathlib import Path
from socket import socket

from watchfiles import Change, run_process

from regalia import games
from regalia.cli.commands.serve import listen

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src" / "regalia" / "server" / "static"
SOURCES = {".py", ".toml", ".ftl", ".md", ".html"}
TOGETHER = 300
"""Milliseconds: files saved within this time of each other cause one restart."""


def main(arguments: list[str] | None = None) -> int:
    """Serve until stopped; the status of Vite if it cannot be started."""
    parser = argparse.ArgumentParser(prog="make dev", description=__doc__)
    parser.add_argument("--database", default="dev.db", help="where the tables are kept (default: %(default)s)")
    args, more = parser.parse_known_args(arguments)
    with closing(listen("127.0.0.1", None)) as front, closing(listen("127.0.0.1", None)) as behind:
        port, arena = port_of(front), port_of(behind)
    address = f"http://127.0.0.1:{port}/"
    command = [sys.executable, "-m", "regalia", "serve", "--debug", "--vite", address]
    command += ["--port", str(arena), "--database", args.database, *more]
    with ExitStack() as stack:
        vite = stack.enter_context(subprocess.Popen(vite_at(port), cwd=ROOT / "client", env=environment(arena)))
        stack.callback(vite.terminate)
        run_process(*folders(), target=shlex.join(command), target_type="command", watch_filter=is_source, step=TOGETHER)
    return 0


def port_of(listener: socket) -> int:
    """The port of a socket."""
    port: int = listener.getsockname()[1]
    return port


def vite_at(port: int) -> list[str]:
    """The command for Vite's development server."""
    return ["node_modules/.bin/vite", "--port", str(port), "--strictPort", "--logLevel", "warn"]


def environment(arena: int) -> dict[str, str]:
    """Environment of Vite: the arena's address, and boards of games outside the repository."""
    from regalia.cli.commands.build import boards_variable

    return os.environ | {"REGALIA_ARENA": f"http://127.0.0.1:{arena}"} | boards_variable()


def folders() -> Iterator[Path]:
    """The folders with the Python of the arena and of every installed game."""
    yield ROOT / "src"
    for package in games.packages().values():
        spec = find_spec(package)
        assert spec is not None
        assert spec.origin is not None
        if not Path(spec.origin).is_relative_to(ROOT / "src"):
            yield Path(spec.origin).parent


def is_source(change: Change, file: str) -> bool:
    """True for files that the arena reads at its start; Vite watches the client's sources."""
    path = Path(file)
    return path.suffix in SOURCES and not path.is_relative_to(STATIC) and "__pycache__" not in path.parts


if __name__ == "__main__":
    sys.exit(main())
