"""The one use of what httpx does not document: how long requests of tests wait, wherever they are made.

A test fails first with a version of httpx that is not `WRITTEN_FOR`.
"""

from httpx._config import DEFAULT_TIMEOUT_CONFIG

WRITTEN_FOR = "0.28"
"""The version of httpx with which this file was last read."""
PATIENCE = 60.0
"""Seconds that requests of tests wait for an answer: on a busy machine five, as usual, may not be enough."""


def be_patient() -> None:
    """Let all clients wait longer that are made without a time of their own."""
    for wait in ("connect", "read", "write", "pool"):
        setattr(DEFAULT_TIMEOUT_CONFIG, wait, PATIENCE)
