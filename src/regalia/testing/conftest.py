"""What pytest must know of these tests, wherever they are run."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Name the mark of tests that `-m 'not exhaustive'` leaves out."""
    config.addinivalue_line("markers", "exhaustive: a wide or long check")
