"""The arena as a browser knows it, and what a browser has begun there."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.http import CEREMONY, arena_of, cookie_named, drop, host_of, keep, own_origin
from regalia.server.people.ceremonies import LAPSE
from regalia.server.people.passkeys import Site


def site_of(request: Request) -> Site:
    """The arena as the browser knows it."""
    return Site(host_of(request), own_origin(request, arena_of(request).settings))


def provider_at(request: Request) -> str:
    """What people call the club's provider; empty if there is none."""
    settings = arena_of(request).settings
    return settings.openid_name or (urlsplit(settings.openid_issuer).hostname or "")


def takes_passkeys(request: Request) -> bool:
    """True if browsers use passkeys here: at a name, by HTTPS or on this machine."""
    host, secure = host_of(request), arena_of(request).settings.https
    return not is_address(host) and (secure or host.endswith("localhost"))


def is_address(host: str) -> bool:
    """True for an IP address."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def token_of(request: Request) -> str | None:
    """The token of what this browser has begun."""
    return request.cookies.get(cookie_named(CEREMONY, arena_of(request).settings))


def begun(response: Response, request: Request, token: str) -> Response:
    """A response after which the browser can finish what it has begun."""
    keep(response, request, CEREMONY, token, age=int(LAPSE))
    return response


def over(response: Response, request: Request) -> Response:
    """A response after which the browser forgets what it had begun."""
    drop(response, request, CEREMONY)
    return response
