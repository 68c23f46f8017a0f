"""Posts over HTTP to origins that the host allows, and does not follow redirects."""

import asyncio
import http.client
import logging
import re
from collections.abc import Mapping, Sequence
from typing import Literal
from urllib.parse import urlsplit

log = logging.getLogger(__name__)

Outcome = Literal["sent", "later", "gone"]
PATIENCE = 10.0
"""Seconds for which an answer is waited for."""
ADDRESS = re.compile(r"https?://[A-Za-z0-9.\-\[\]:]+/[\x21-\x7e]{1,900}")


def is_allowed(address: str, origins: Sequence[str]) -> bool:
    """True if the address is of one of these origins, such as `https://discord.com` or `https://*.push.apple.com`."""
    if not ADDRESS.fullmatch(address):
        return False
    return any(pattern.fullmatch(origin_of(address)) for pattern in map(pattern_of, origins))


def origin_of(address: str) -> str:
    """The origin of an address."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}".lower()


def pattern_of(origin: str) -> re.Pattern[str]:
    """What origins a setting means: `*` is one part of a name."""
    return re.compile(re.escape(origin).replace(r"\*", "[a-z0-9-]+"))


async def post(address: str, body: bytes, headers: Mapping[str, str]) -> Outcome:
    """Post to an address."""
    return await asyncio.to_thread(posted, address, body, headers)


def posted(address: str, body: bytes, headers: Mapping[str, str]) -> Outcome:
    """Post to an address and wait for the answer; `gone` if there is no such address any more."""
    parts = urlsplit(address)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.netloc, timeout=PATIENCE)
    try:
        path = address.removeprefix(f"{parts.scheme}://{parts.netloc}")
        connection.request("POST", path, body, {"User-Agent": "Regalia", **headers})
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException) as failed:
        log.info("a notice to %s cannot be delivered: %s", parts.netloc, failed)
        return "later"
    finally:
        connection.close()
    if status in (404, 410):
        return "gone"
    return "sent" if status < 300 else "later"
