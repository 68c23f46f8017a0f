"""Fixtures of tests about time, and about several nodes."""

import pytest

from regalia.server.nodes import leases
from tests.server.tables.world import place, there

__all__ = ["place", "there"]


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """No node falls silent because the machine is slow."""
    monkeypatch.setattr(leases, "PATIENCE", 1_000.0)
