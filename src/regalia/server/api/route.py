"""A route, with what the OpenAPI description says of it."""

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

Endpoint = Callable[[Request], Awaitable[Response]]


class Empty(Struct, frozen=True):
    """An empty response."""


class Route(Struct, frozen=True):
    """A method and path, with the types of its request and response."""

    method: str
    path: str
    endpoint: Endpoint
    says: str
    takes: Any = None
    gives: Any = Empty
