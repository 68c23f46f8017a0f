"""Sites of one node and of two."""

from tests.server.events.conftest import kind, site, two

__all__ = ["kind", "site", "two"]
