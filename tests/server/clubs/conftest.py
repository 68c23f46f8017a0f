"""Sites of one node and of two."""

from tests.server.events.conftest import site, two

__all__ = ["site", "two"]
