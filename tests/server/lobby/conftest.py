"""Sites of one node and of two, at which people look for others."""

from tests.server.lobby.finding import site, two

__all__ = ["site", "two"]
