"""Tokens that people make for their programs: named, for playing or for reading only, ended one by one."""

import time
from collections.abc import Callable
from secrets import token_urlsafe
from typing import Literal, get_args

from regalia.server.people.people import People
from regalia.server.people.sessions import Visitor, hash_of
from regalia.server.store import Store
from regalia.server.store.alerts import Alert
from regalia.server.store.identity import Program
from regalia.server.time.tempo import HOUR

PREFIX = "regalia_"
"""How such a token begins, so that it is recognised where it should not be."""
Scope = Literal["play", "read"]
SCOPES = get_args(Scope)
MOST = 20
"""Most programs of one person."""


class Programs:
    """All programs' tokens."""

    def __init__(self, store: Store, people: People, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._people = people
        self._clock = clock

    async def of(self, person: str) -> list[Program]:
        """The programs of a person, the newest first."""
        return await self._store.programs(person)

    async def begin(self, person: str, name: str, scope: Scope, device: str) -> str:
        """A new token, which is shown once, at a device."""
        token, now = PREFIX + token_urlsafe(32), self._clock()
        alert = Alert(person, "program", device, now)
        await self._store.save_program(Program(hash_of(token), person, name, scope, now), alert)
        return token

    async def of_token(self, token: str) -> Visitor | None:
        """The person whose program has this token; None if there is none."""
        program = await self._store.program(hash_of(token)) if token.startswith(PREFIX) else None
        person = await self._people.find(program.person) if program else None
        if program is None or person is None:
            return None
        now = self._clock()
        if program.used is None or program.used <= now - HOUR:
            await self._store.use_program(program.id, now)
        return Visitor(person, None, program=program)
