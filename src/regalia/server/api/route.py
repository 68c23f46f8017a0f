"""A route, with what the OpenAPI description says of it."""

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

Endpoint = Callable[[Request], Awaitable[Response]]


class Empty(Struct, frozen=True):
    """Done; there is nothing to say."""


class Route(Struct, frozen=True):
    """One thing one can do over HTTP."""

    method: str
    path: str
    endpoint: Endpoint
    says: str
    takes: Any = None
    gives: Any = Empty
