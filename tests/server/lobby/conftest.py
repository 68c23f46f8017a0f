"""Sites of one node and of two, at which people look for others."""

import pytest

from tests.server.lobby.finding import Site
from tests.server.sites import site, two

__all__ = ["site", "two"]


@pytest.fixture
def kind() -> type[Site]:
    return Site
