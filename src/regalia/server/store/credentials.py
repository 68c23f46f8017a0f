"""What is kept of passkeys, and of what a browser has begun and not finished yet."""

from typing import Protocol

from msgspec import Struct

from regalia.server.store.alerts import Alert
from regalia.server.store.identity import Account, Session


class Passkey(Struct, frozen=True):
    """A credential of WebAuthn: a device keeps the private key, the arena the public one."""

    id: str
    """The credential's id, in base64url."""
    person: str
    name: str
    key: bytes
    """The public key, as COSE."""
    counter: int
    """How often the device says that it has signed; 0 if it does not count."""
    created: float
    used: float | None = None


class Link(Struct, frozen=True):
    """An identity at a provider by which an account is signed in to."""

    issuer: str
    subject: str
    person: str
    created: float


class Ceremony(Struct, frozen=True):
    """Something that a browser has begun, and may finish once."""

    id: str
    """The SHA-256 of the token in the browser's cookie."""
    kind: str
    session: str
    """The session that began it; empty if there was none."""
    body: bytes
    """What the arena expects at the end, as JSON."""
    at: float


class Credentials(Protocol):
    """Where passkeys are kept. What ends a ceremony is saved together with its end, or not at all."""

    async def begin_ceremony(self, ceremony: Ceremony, lapsed: float) -> None:
        """A new ceremony; those begun before `lapsed` are deleted."""
        ...

    async def ceremony(self, ceremony: str) -> Ceremony | None:
        """A ceremony by its id."""
        ...

    async def end_ceremony(self, ceremony: str) -> None:
        """Delete a ceremony that came to nothing."""
        ...

    async def passkey(self, passkey: str) -> Passkey | None:
        """A passkey by its id."""
        ...

    async def passkeys(self, person: str) -> list[Passkey]:
        """The passkeys of a person, the oldest first."""
        ...

    async def open_account_with(
        self,
        credential: Passkey | Link,
        account: Account,
        name: str,
        session: Session,
        ceremony: str,
        invitation: str | None = None,
    ) -> None:
        """Make a person's guest identity an account of a name, with a credential; of all sessions only this one is left.

        Raises Conflict if the ceremony has ended, the person has an account, the name is another's, or the invitation is
        used up.
        """
        ...

    async def add_passkey(self, passkey: Passkey, ceremony: str, alert: Alert | None = None) -> None:
        """A new passkey of an account. Raises Conflict if the ceremony has ended, or there is one of this id."""
        ...

    async def name_passkey(self, person: str, passkey: str, name: str) -> None:
        """Another name for a passkey, if it is this person's."""
        ...

    async def remove_passkey(self, person: str, passkey: str, session: Session, alert: Alert | None = None) -> None:
        """Delete a passkey; of all sessions only this new one is left.

        Raises Conflict if it is not this person's, or the account could not be signed in to without it.
        """
        ...

    async def sign_in_by_passkey(
        self,
        passkey: Passkey,
        counter: int,
        session: Session,
        instead: str | None,
        ceremony: str,
        alert: Alert | None = None,
    ) -> None:
        """A new session, perhaps in the place of another, by a passkey that now counts so far.

        Raises Conflict if the ceremony has ended, or the passkey was used meanwhile.
        """
        ...

    async def link(self, issuer: str, subject: str) -> Link | None:
        """The link of an identity."""
        ...

    async def links(self, person: str) -> list[Link]:
        """The links of a person."""
        ...

    async def add_link(self, link: Link, ceremony: str, alert: Alert | None = None) -> None:
        """A new link of an account. Raises Conflict if the ceremony has ended, or the identity is linked."""
        ...

    async def remove_link(self, person: str, issuer: str, session: Session, alert: Alert | None = None) -> None:
        """Delete a person's link to an issuer; of all sessions only this new one is left.

        Raises Conflict if there is none, or the account could not be signed in to without it.
        """
        ...

    async def sign_in_by_link(
        self, link: Link, session: Session, instead: str | None, ceremony: str, alert: Alert | None = None
    ) -> None:
        """A new session, perhaps in the place of another. Raises Conflict if ceremony or link are gone."""
        ...
