"""What is loaded when the arena starts: what few arenas need, or no browser's tab has, is loaded where it is used."""

import subprocess
import sys

import pytest

LATER = (
    "aiosmtplib", "argon2", "cryptography", "httptools", "joserfc", "markdown_it", "nats", "numpy", "psycopg", "rich",
    "torch", "uvicorn", "uvloop", "webauthn", "websockets", "zxcvbn",
)  # fmt: skip


def loaded_by(statement: str) -> set[str]:
    """The packages that a new process has loaded after a statement."""
    program = f"import sys\n{statement}\nprint(*{{name.partition('.')[0] for name in sys.modules}})"
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    return set(done.stdout.splitlines()[-1].split())


@pytest.mark.parametrize(
    ("statement", "later"),
    [
        ("import regalia.server.app", LATER),
        ("from regalia.cli import main; main(['--help'])", (*LATER, "asyncio", "starlette", "apsw")),
    ],
)
def test_packages_that_a_start_does_not_need_are_loaded_later(statement: str, later: tuple[str, ...]) -> None:
    assert not loaded_by(statement) & set(later)


SERVERS_ONLY = {"bots.thinker", "nodes.nats", "notices.sealing", "store.postgresql", "uvicorn_protocols"}
"""The modules of `regalia.server` that only a server loads, when it needs them."""
WALK = """
import sys
from importlib import import_module
from pkgutil import walk_packages

import regalia.server

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {absent}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Absent())
for each in walk_packages(regalia.server.__path__, "regalia.server."):
    if each.name.removeprefix("regalia.server.") not in {servers_only}:
        import_module(each.name)
"""


def test_a_tab_loads_every_module_that_it_needs_without_the_packages_that_it_lacks() -> None:
    absent = {*LATER, "psycopg_pool"} - {"markdown_it"}
    assert "starlette" in loaded_by(WALK.format(absent=absent, servers_only=SERVERS_ONLY))
