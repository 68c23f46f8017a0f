"""What is kept of people's identity: sessions, accounts and what belongs to them. Tokens are kept as hashes only."""

from typing import Protocol

from msgspec import Struct


class Session(Struct, frozen=True):
    """A device by which a person is known."""

    id: str
    """The SHA-256 of its token."""
    person: str
    device: str
    """The browser and the system, or the program, as it named itself."""
    created: float
    used: float
    """When it was last used, within an hour."""
    proved: float | None = None
    """When the person last gave a credential; None for a guest."""


class Identities(Protocol):
    """Where identities are kept. What is saved is durable when the call returns."""

    async def save_session(self, session: Session, instead: str | None = None) -> None:
        """A new session, perhaps in the place of another. Raises Conflict if there is one of this id."""
        ...

    async def save_first_session(self, session: Session) -> None:
        """The session of a guest whose cookie was signed before sessions were kept. Raises Conflict if there was one."""
        ...

    async def session(self, session: str) -> Session | None:
        """A session by its id."""
        ...

    async def sessions(self, person: str) -> list[Session]:
        """All sessions of a person, the one used last first."""
        ...

    async def use_session(self, session: str, at: float) -> None:
        """Save when a session was used."""
        ...

    async def end_sessions(self, *sessions: str) -> None:
        """Delete sessions."""
        ...

    async def end_old_sessions(self, guests_before: float, used_before: float, created_before: float) -> None:
        """Delete guests' sessions not used since a time; those of accounts not used since, or older than, a time."""
        ...
