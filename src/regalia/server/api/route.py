"""A route of the HTTP interface, with what the OpenAPI description says of it."""

from typing import Any

from msgspec import Struct

from regalia.server.people.rights import Right
from regalia.server.routing import Endpoint, Route


class Empty(Struct, frozen=True):
    """An empty response."""


class Operation(Struct, frozen=True):
    """A method and path, the right that they need, and the types of request and response."""

    method: str
    path: str
    endpoint: Endpoint
    needs: Right
    says: str
    takes: Any = None
    gives: Any = Empty

    @property
    def route(self) -> Route:
        """The route."""
        return Route(self.path.replace(":int", ""), self.endpoint, self.needs, (self.method,))
