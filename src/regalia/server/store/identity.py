"""What is kept of people's identity: sessions, accounts and what belongs to them. Tokens are kept as hashes only."""

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

from regalia.server.store.alerts import Alert


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


class Account(Struct, frozen=True):
    """What makes a guest's identity last: a name that no other has, and credentials."""

    person: str
    likeness: str
    """What the name looks like: no two accounts have the same."""
    password: str | None
    """Argon2's hash; None if the account has no password."""
    role: str = ""
    """`host`, or empty."""
    created: float = 0.0


class Program(Struct, frozen=True):
    """A token that a person has made for a program."""

    id: str
    """The SHA-256 of the token."""
    person: str
    name: str
    scope: str
    """`play`, or `read`: to look, and not to touch."""
    created: float
    used: float | None = None
    """When it was last used, within an hour."""


class Letter(Struct, frozen=True):
    """An e-mail with a link that works once."""

    id: str
    """The SHA-256 of the secret in the link."""
    person: str
    kind: Literal["confirm", "recover"]
    address: str
    until: float


class Identities(Protocol):
    """Where identities are kept. What is saved is durable when the call returns."""

    async def save_session(self, session: Session, instead: str | None = None, alert: Alert | None = None) -> None:
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

    async def account(self, person: str) -> Account | None:
        """The account of a person."""
        ...

    async def account_named(self, likeness: str) -> Account | None:
        """The account whose name looks like this."""
        ...

    async def open_account(self, account: Account, name: str, session: Session, invitation: str | None = None) -> None:
        """Make a person's guest identity an account of a name; of all sessions only this new one is left.

        Raises Conflict if the person has an account, the name is another's, or the invitation is used up.
        """
        ...

    async def change_name(self, person: str, name: str, likeness: str, alert: Alert | None = None) -> None:
        """Another name for a person, and for the account if there is one. Raises Conflict if it is another account's."""
        ...

    async def set_password(
        self,
        person: str,
        password: str,
        session: Session,
        code: str | None = None,
        letter: str | None = None,
        alert: Alert | None = None,
    ) -> None:
        """Another password; of all sessions only this new one is left, and no letter.

        A code or a letter is used up, and the person's tokens and feed end: raises Conflict if it is not one of theirs.
        """
        ...

    async def save_letter(self, letter: Letter, now: float) -> None:
        """A new letter, in the place of an earlier one of its kind. Letters whose time is over are deleted."""
        ...

    async def letter(self, letter: str) -> Letter | None:
        """A letter by its id."""
        ...

    async def save_codes(self, person: str, codes: list[str], alert: Alert | None = None) -> None:
        """The hashes of codes for recovery, in the place of those that there were."""
        ...

    async def codes(self, person: str) -> int:
        """How many codes for recovery are left."""
        ...

    async def save_program(self, program: Program, alert: Alert | None = None) -> None:
        """A new token for a program."""
        ...

    async def program(self, program: str) -> Program | None:
        """A program's token by its id."""
        ...

    async def programs(self, person: str) -> list[Program]:
        """The tokens of a person's programs, the newest first."""
        ...

    async def use_program(self, program: str, at: float) -> None:
        """Save when a program's token was used."""
        ...

    async def end_program(self, person: str, program: str) -> None:
        """Delete a program's token, if it is this person's."""
        ...

    async def known_by(self, ids: Sequence[str]) -> set[str]:
        """Those of these ids that are of a session, or of a program's token."""
        ...

    async def profile(self, person: str) -> bytes | None:
        """A person's profile, as JSON."""
        ...

    async def save_profile(self, person: str, profile: bytes) -> None:
        """A person's profile, as JSON."""
        ...

    async def forget_person(self, person: str, name: str) -> None:
        """Delete all that is kept of a person but the tables at which they sat, where they are called by this name, and
        their lines of talk, which have no text any more.
        """
        ...

    async def invited(self, likeness: str, most: int) -> list[str]:
        """The open tables to which people are invited whose names look like this, the newest first."""
        ...

    async def seats_of(self, person: str) -> list[str]:
        """All tables at which a person sits or sat."""
        ...
