"""Sites of one node and of two, at which people hold tournaments."""

import pytest

from tests.server.events.site import Site
from tests.server.sites import site, two

__all__ = ["site", "two"]


@pytest.fixture
def kind() -> type[Site]:
    return Site
