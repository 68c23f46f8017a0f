"""Ceremonies: sign-ins that a browser begins and must finish once, before they expire."""

import time
from collections.abc import Callable
from secrets import token_urlsafe
from typing import TypeVar

import msgspec
from msgspec import Struct

from regalia.server.people.accounts import Declined
from regalia.server.people.sessions import hash_of
from regalia.server.store import Store
from regalia.server.store.credentials import Ceremony

LAPSE = 600.0
"""Seconds within which a ceremony is finished."""
B = TypeVar("B", bound=Struct)


class Ceremonies:
    """All ceremonies. The browser has a token of its own in a cookie; the store has its hash and what is expected."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock

    async def begin(self, kind: str, session: str, body: Struct) -> str:
        """Begin a ceremony; returns the token for the browser."""
        token, now = token_urlsafe(32), self._clock()
        begun = Ceremony(hash_of(token), kind, session, msgspec.json.encode(body), now)
        await self._store.begin_ceremony(begun, now - LAPSE)
        return token

    async def of_token(self, token: str | None, kind: str, session: str, body: type[B]) -> tuple[str, B]:
        """A ceremony's id, and what is expected. Raises Declined if it is none of this session, has ended, or has lapsed.

        The caller saves its end together with what it leads to, or ends it.
        """
        found = await self._store.ceremony(hash_of(token)) if token else None
        if found is None or (found.kind, found.session) != (kind, session) or found.at < self._clock() - LAPSE:
            raise Declined("lapsed")
        return found.id, msgspec.json.decode(found.body, type=body)

    async def end(self, ceremony: str) -> None:
        """End a ceremony that came to nothing."""
        await self._store.end_ceremony(ceremony)
