"""Accounts: a guest's identity with a name of its own and credentials, so that it lasts and has several devices."""

import secrets
import time
from collections.abc import Awaitable, Callable
from typing import NoReturn

from msgspec import Struct

from regalia.server.people.guesses import Guesses
from regalia.server.people.names import is_reserved, likeness, seemly
from regalia.server.people.passwords import Passwords, weakness_of
from regalia.server.people.people import People
from regalia.server.people.sessions import Visitor, hash_of, new_session
from regalia.server.store import Conflict, Store
from regalia.server.store.alerts import Alert, What
from regalia.server.store.credentials import Link, Passkey
from regalia.server.store.identity import Account, Letter, Session

CODES = 8
"""Codes for recovery that are made at a time."""
LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""What codes are made of: nothing that is taken for something else."""
FRESH = 600.0
"""Seconds for which a credential given at a device allows to change credentials there."""


class Declined(Exception):  # noqa: N818 - it says what an account's page answers
    """Why the account's pages do not do what was asked."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class From(Struct, frozen=True):
    """Where a request comes from: address, device, and the mark that the device has of an account."""

    address: str
    device: str
    mark: str | None = None


class Admission(Struct, frozen=True):
    """How an account is opened: with a role, and perhaps by an invitation."""

    role: str = ""
    invitation: str | None = None


class Accounts:
    """Opens accounts, signs in and changes credentials. Each gives a new token, which replaces the one before."""

    def __init__(self, store: Store, people: People, guesses: Guesses, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._people = people
        self._guesses = guesses
        self._clock = clock
        self._passwords = Passwords()

    async def of(self, person: str) -> Account | None:
        """The account of a person."""
        return await self._store.account(person)

    def is_fresh(self, visitor: Visitor) -> bool:
        """True if the person has just given a credential at this device."""
        proved = visitor.session.proved if visitor.session else None
        return proved is not None and proved > self._clock() - FRESH

    async def open(self, person: str, name: str, password: str, device: str, admission: Admission) -> str:
        """Turn a guest into an account; returns a token. Raises Declined, and Refuse if the name cannot be shown."""
        kept = await self.free_name(person, name)
        decline_weak(password, kept)
        token, session = new_session(person, device, self._clock(), proved=True)
        hashed = await self._passwords.hash(password)
        account = Account(person, likeness(kept), hashed, admission.role, self._clock())
        await self._opened(account, self._store.open_account(account, kept, session, admission.invitation))
        return token

    async def open_with(
        self, credential: Passkey | Link, ceremony: str, name: str, device: str, admission: Admission
    ) -> str:
        """Turn a guest into an account without a password; returns a token. Raises Declined, and Refuse."""
        kept = await self.free_name(credential.person, name)
        token, session = new_session(credential.person, device, self._clock(), proved=True)
        account = Account(credential.person, likeness(kept), None, admission.role, self._clock())
        opening = self._store.open_account_with(credential, account, kept, session, ceremony, admission.invitation)
        await self._opened(account, opening)
        return token

    async def free_name(self, person: str, name: str) -> str:
        """A name as an account would have it. Raises Declined if it is another's, and Refuse if it cannot be shown."""
        kept = own_name(name)
        if await self._people.is_anothers(kept, person):
            raise Declined("name_taken")
        return kept

    async def _opened(self, account: Account, saving: Awaitable[None]) -> None:
        try:
            await saving
        except Conflict:
            is_taken = await self._store.account_named(account.likeness) is not None
            raise Declined("name_taken" if is_taken else "lapsed") from None
        self._people.forget(account.person)

    async def sign_in(self, name: str, password: str, origin: From, instead: Visitor | None) -> tuple[str, str]:
        """A token for a device, and its mark. Raises Declined: the same for a wrong name as for a wrong password."""
        alike = self._try(name, origin)
        account = await self._store.account_named(alike)
        if not await self._passwords.is_right(password, account.password if account else None) or account is None:
            raise Declined("wrong")
        token, session = new_session(account.person, origin.device, self._clock(), proved=True)
        before = instead.session.id if instead and instead.session else None
        await self._store.save_session(session, before, self.news_of(session, alike, origin))
        return token, self.mark(alike)

    async def recover(self, name: str, code: str, password: str, origin: From) -> tuple[str, str]:
        """Set a new password with a recovery code, which is used up; signs out all devices. Raises Declined."""
        alike = self._recover(name, origin)
        decline_weak(password, name)
        hashed = await self._passwords.hash(password)
        account = await self._store.account_named(alike)
        token, session = new_session(account.person if account else "", origin.device, self._clock(), proved=True)
        try:
            await self._store.set_password(
                session.person, hashed, session, code=hash_of(plain(code)), alert=alert_of(session, "recovered")
            )
        except Conflict:
            raise Declined("wrong_code") from None
        return token, self.mark(alike)

    async def reset(self, letter: Letter, name: str, password: str, device: str) -> tuple[str, str]:
        """Set a new password with an e-mailed link, which is used up; signs out all devices. Raises Declined."""
        decline_weak(password, name)
        token, session = new_session(letter.person, device, self._clock(), proved=True)
        hashed = await self._passwords.hash(password)
        try:
            await self._store.set_password(
                letter.person, hashed, session, letter=letter.id, alert=alert_of(session, "recovered")
            )
        except Conflict:
            raise Declined("wrong_letter") from None
        return token, self.mark(likeness(name))

    async def named(self, name: str, origin: From) -> Account | None:
        """Find an account for recovery by the name typed. Raises Declined after too many tries."""
        return await self._store.account_named(self._recover(name, origin))

    async def prove(self, visitor: Visitor, password: str, origin: From) -> str:
        """Confirm the password at a device, which gets a new token. Raises Declined."""
        if not self._guesses.may_prove(visitor.by, origin.address):
            raise Declined("too_fast")
        account = await self._store.account(visitor.person.id)
        if not await self._passwords.is_right(password, account.password if account else None):
            raise Declined("wrong")
        assert account is not None, "it has a password"
        token, session = new_session(account.person, origin.device, self._clock(), proved=True)
        await self._store.save_session(session, visitor.session.id if visitor.session else None)
        return token

    async def change_password(self, visitor: Visitor, password: str, device: str) -> str:
        """Change the password at a device that has just confirmed a credential; signs out all others."""
        decline_weak(password, visitor.person.name)
        token, session = new_session(visitor.person.id, device, self._clock(), proved=True)
        hashed = await self._passwords.hash(password)
        await self._store.set_password(visitor.person.id, hashed, session, alert=alert_of(session, "password"))
        return token

    async def new_codes(self, person: str, device: str | None = None) -> list[str]:
        """New codes for recovery in the place of the old ones. They are shown once; their hashes are kept.

        The device is None for an account that was just opened, of which there is nothing to notify.
        """
        codes = ["-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(4)) for _ in range(CODES)]
        alert = Alert(person, "codes", device, self._clock()) if device is not None else None
        await self._store.save_codes(person, [hash_of(plain(code)) for code in codes], alert)
        return codes

    def _try(self, name: str, origin: From) -> str:
        """The likeness of a name at which a credential is tried. Raises Declined after too many tries."""
        alike = likeness(name)
        if not self._guesses.may_try(alike, origin.address, origin.mark):
            decline("too_fast")
        return alike

    def _recover(self, name: str, origin: From) -> str:
        """The likeness of a name to be recovered. Raises Declined after too many tries."""
        if not self._guesses.may_recover(origin.address):
            decline("too_fast")
        return likeness(name)

    def news_of(self, session: Session, alike: str, origin: From) -> Alert | None:
        """The alert about a sign-in to the account of this name; None for a device that has signed in to it before."""
        return None if self._guesses.knows(alike, origin.mark) else alert_of(session, "signed_in")

    def mark(self, alike: str) -> str:
        """What a device keeps after signing in to the account of this name."""
        return self._guesses.mark(alike, secrets.token_urlsafe(9))


def own_name(name: str) -> str:
    """Normalise a name. Raises Declined if no account may have it, and Refuse if it cannot be shown."""
    kept = seemly(name)
    if is_reserved(kept):
        raise Declined("name_taken")
    return kept


def alert_of(session: Session, what: What) -> Alert:
    """An alert about what was done by the device of a new session."""
    return Alert(session.person, what, session.device, session.created)


def decline(why: str) -> NoReturn:
    """Raise Declined."""
    raise Declined(why)


def decline_weak(password: str, name: str) -> None:
    """Raises Declined if a password is too short or too easily guessed."""
    if weakness := weakness_of(password, name):
        raise Declined(f"password_{weakness}")


def plain(code: str) -> str:
    """Normalise a recovery code before hashing."""
    return "".join(sign for sign in code.upper() if sign.isalnum())
