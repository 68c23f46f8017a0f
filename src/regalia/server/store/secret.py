"""The key that signs cookies and marks addresses. It lies beside the database."""

import secrets
from pathlib import Path

from regalia.server.store.files import Unfit, keep_private, replacing, secret_beside

SHORTEST_KEY = 16
"""Characters; the key that Regalia makes has 64."""


def keep_secret(file: Path, key: str) -> None:
    """Write the key, readable by the host alone."""
    with replacing(file) as part:
        part.write_text(key)


def secret_of(database: Path) -> str:
    """The key that signs cookies: made at the first start, readable by the host alone. Raises Unfit if it is empty."""
    file = secret_beside(database)
    if not file.exists():
        keep_secret(file, secrets.token_urlsafe(48))
    keep_private(file)
    key = file.read_text()
    if len(key.strip()) < SHORTEST_KEY:
        raise Unfit(f"{file} holds no key: restore it from a backup, or delete it (all guests then lose their seats)")
    return key
