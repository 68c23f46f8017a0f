"""What is loaded when the arena starts: what few arenas need, or no browser's tab has, is loaded where it is used."""

import subprocess
import sys

import pytest

LATER = (
    "aiosmtplib", "argon2", "cryptography", "httptools", "joserfc", "markdown_it", "nats", "psycopg", "rich", "uvicorn",
    "uvloop", "webauthn", "websockets", "zxcvbn",
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
