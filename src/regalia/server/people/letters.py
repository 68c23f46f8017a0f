"""Links in e-mails that work once, for a time: to confirm an address, and to set another password."""

import secrets
import time
from collections.abc import Callable
from typing import Literal

from regalia.server.limits import Buckets
from regalia.server.people.sessions import hash_of
from regalia.server.store import Store
from regalia.server.store.identity import Letter
from regalia.server.time.tempo import DAY

Kind = Literal["confirm", "recover"]
LASTS: dict[Kind, float] = {"confirm": DAY, "recover": 3600.0}
"""Seconds for which a link works."""
EVERY = 600.0
"""Seconds between two letters to an address, or of a person, on average."""
AT_ONCE = 2.0
"""Letters that may follow one another."""


class Letters:
    """Makes links, and finds what they are for."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock
        self.addresses = Buckets(1 / EVERY, AT_ONCE)
        """Letters by the hash of their address, since the keys of limits are sent to other nodes."""
        self.people = Buckets(1 / EVERY, AT_ONCE)

    async def begin(self, person: str, kind: Kind, address: str) -> str | None:
        """The secret of a new link; None if there were too many letters lately."""
        if not (self.people.take(person) and self.addresses.take(hash_of(address.lower()))):
            return None
        secret, now = secrets.token_urlsafe(32), self._clock()
        await self._store.save_letter(Letter(hash_of(secret), person, kind, address, now + LASTS[kind]), now)
        return secret

    async def find(self, secret: str, kind: Kind) -> Letter | None:
        """What a link is for; None if it does not work, or no longer."""
        letter = await self._store.letter(hash_of(secret))
        return letter if letter is not None and letter.kind == kind and letter.until > self._clock() else None
