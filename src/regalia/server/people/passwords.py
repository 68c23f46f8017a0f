"""Passwords: Argon2id, in threads beside the event loop, two at a time."""

import asyncio
from functools import cache
from typing import TYPE_CHECKING

from regalia.server.people.names import likeness

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST, LONGEST = 8, 256
"""Characters of a password. Nothing is said of which: any may be used, and none is required."""
AT_ONCE = 2
"""Hashes that are computed at once: more would take memory and processors from the tables."""


class Passwords:
    """Makes and checks hashes of passwords. A check takes equally long whether or not there is a hash."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """The hash of a password, with its salt and parameters."""
        async with self._turns:
            return await asyncio.to_thread(hasher().hash, password)

    async def is_right(self, password: str, kept: str | None) -> bool:
        """True if a password is the one of which the hash is kept."""
        async with self._turns:
            return await asyncio.to_thread(matches, password, kept or nobodys()) and kept is not None


@cache
def hasher() -> "PasswordHasher":
    """Argon2id by RFC 9106's second recommendation: 64 MiB, three passes."""
    from argon2 import PasswordHasher

    return PasswordHasher()


@cache
def nobodys() -> str:
    """The hash of a password that no account has."""
    return hasher().hash("nobody's")


def matches(password: str, kept: str) -> bool:
    """True if the hash is that of the password."""
    from argon2.exceptions import InvalidHashError, VerifyMismatchError

    try:
        return hasher().verify(kept, password)
    except (VerifyMismatchError, InvalidHashError):
        return False


def weakness_of(password: str, name: str) -> str:
    """Why a password is not good enough: `short`, `long`, `common`, or `name`; empty if it is."""
    if not SHORTEST <= len(password) <= LONGEST:
        return "short" if len(password) < SHORTEST else "long"
    plain = password.casefold()
    if plain in common() or len(set(plain)) < 3:
        return "common"
    alike = likeness(plain)
    rest = alike.replace(likeness(name), "").replace(likeness("regalia"), "")
    return "name" if len(rest) < min(4, len(alike)) else ""


@cache
def common() -> frozenset[str]:
    """The passwords that are found most often where passwords were stolen."""
    from zxcvbn.frequency_lists import FREQUENCY_LISTS

    return frozenset(FREQUENCY_LISTS["passwords"])
