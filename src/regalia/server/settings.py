"""What a host may set."""

from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True):
    """How an arena is run. Times are in seconds."""

    database: Path
    """The SQLite file; made if there is none. The key that signs cookies lies beside it."""
    bot_delay: float = 0.9
    """How long a bot lets people look, and step back, before it answers."""
    bot_jobs: int = 2
    """Worker processes that think for bots."""
    away_after: float = 60
    """How long a seat is unattended before it is shown as away."""
    takeover_after: float = 120
    """How long a seat is unattended before the others may give it to a bot."""
    idle_after: float = 600
    """How long a table without visitors is kept in memory."""
    secure: bool = False
    """Whether cookies are for HTTPS only."""
    requests_a_minute: int = 600
    """How many changes one address may ask for by HTTP."""
    lines_an_address: int = 1000
    """How many live connections one address may have."""
    messages_a_second: float = 40
    """How many messages one connection may send, on average; bursts of five times as many are heard."""


def secret_of(database: Path) -> str:
    """The key that signs cookies: made at the first start, readable by the host alone."""
    import os
    import secrets

    file = database.with_suffix(".secret")
    if not file.exists():
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as out:
            out.write(secrets.token_urlsafe(48))
    return file.read_text()
