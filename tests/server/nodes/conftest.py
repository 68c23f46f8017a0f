"""Fixtures of tests about several nodes."""

import pytest

from regalia.server.nodes import leases


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """No node falls silent because the machine is slow."""
    monkeypatch.setattr(leases, "PATIENCE", 1_000.0)
