"""Sends notices to webhooks: only to origins that the host allows, and without following redirects."""

import asyncio
import http.client
import logging
import re
from collections.abc import Sequence
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

log = logging.getLogger(__name__)

Outcome = Literal["sent", "later", "gone"]
PATIENCE = 10.0
"""Seconds for which an answer is waited for."""
ADDRESS = re.compile(r"https?://[A-Za-z0-9.\-\[\]:]+/[\x21-\x7e]{1,400}")


def is_allowed(address: str, origins: Sequence[str]) -> bool:
    """True if the address is of one of these origins, such as `https://discord.com`."""
    if not ADDRESS.fullmatch(address):
        return False
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}".lower() in origins


async def post(address: str, body: Any, name: str) -> Outcome:
    """Send one message. `name` is the same whenever it is sent again."""
    return await asyncio.to_thread(posted, address, msgspec.json.encode(body), name)


def posted(address: str, body: bytes, name: str) -> Outcome:
    """Send one message and wait for the answer; a webhook that no longer exists is `gone`."""
    parts = urlsplit(address)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.netloc, timeout=PATIENCE)
    try:
        headers = {"Content-Type": "application/json", "User-Agent": "Regalia", "Idempotency-Key": name}
        connection.request("POST", address.removeprefix(f"{parts.scheme}://{parts.netloc}"), body, headers)
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException) as failed:
        log.info("a webhook at %s cannot be reached: %s", parts.netloc, failed)
        return "later"
    finally:
        connection.close()
    if status in (404, 410):
        return "gone"
    return "sent" if status < 300 else "later"
