"""What is kept of passkeys, and of what a browser has begun and not finished yet."""

import msgspec
from msgspec import Struct

from regalia.server.store.alerts import Alert, alerted
from regalia.server.store.identity import Account, Session, all_ended, ended, opened, saved_session
from regalia.server.store.sql import Change, Sql, insert, select


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


BEGIN = insert("ceremonies", Ceremony)
CEREMONY = select("ceremonies", Ceremony) + "where id = :id"
PASSKEY = select("passkeys", Passkey) + "where "
SAVE_PASSKEY = insert("passkeys", Passkey)
USE_PASSKEY = "update passkeys set counter = :counter, used = :at where id = :id and person = :person and counter = :before"
REMOVE_PASSKEY = """
    delete from passkeys where id = :id and person = :person and (
        exists (select 1 from accounts where person = :person and password is not null)
        or exists (select 1 from passkeys as other where other.person = :person and other.id <> :id)
        or exists (select 1 from links where person = :person)
    )
"""
LINK = select("links", Link) + "where "
SAVE_LINK = insert("links", Link)
HOLD_LINK = "update links set created = created where issuer = :issuer and subject = :subject and person = :person"
"""Changes nothing; the link is there."""
REMOVE_LINK = """
    delete from links where issuer = :issuer and person = :person and (
        exists (select 1 from accounts where person = :person and password is not null)
        or exists (select 1 from passkeys where person = :person)
        or exists (select 1 from links as other where other.person = :person and other.issuer <> :issuer)
    )
"""
HOLD_ACCOUNT = "update accounts set role = role where person = :person"
"""Changes nothing; the account is there, and others who change how it is signed in to wait."""


class Credentials(Sql):
    """Passkeys, links and ceremonies. What ends a ceremony is saved together with its end, or not at all."""

    async def begin_ceremony(self, ceremony: Ceremony, lapsed: float) -> None:
        """A new ceremony; those begun before `lapsed` are deleted."""
        lapse = Change("delete from ceremonies where at < :lapsed", {"lapsed": lapsed})
        await self.save(lapse, Change(BEGIN, msgspec.structs.asdict(ceremony)))

    async def ceremony(self, ceremony: str) -> Ceremony | None:
        """A ceremony by its id."""
        rows = await self.rows(CEREMONY, id=ceremony)
        return Ceremony(*rows[0]) if rows else None

    async def end_ceremony(self, ceremony: str) -> None:
        """Delete a ceremony that came to nothing."""
        await self.save(Change("delete from ceremonies where id = :id", {"id": ceremony}))

    async def passkey(self, passkey: str) -> Passkey | None:
        """A passkey by its id."""
        rows = await self.rows(PASSKEY + "id = :id", id=passkey)
        return Passkey(*rows[0]) if rows else None

    async def passkeys(self, person: str) -> list[Passkey]:
        """The passkeys of a person, the oldest first."""
        rows = await self.rows(PASSKEY + "person = :person order by created, id", person=person)
        return [Passkey(*row) for row in rows]

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
        await self.save(taken(ceremony), *opened(account, name, session, invitation), saved(credential))

    async def add_passkey(self, passkey: Passkey, ceremony: str, alert: Alert | None = None) -> None:
        """A new passkey of an account. Raises Conflict if the ceremony has ended, or there is one of this id."""
        await self.save(taken(ceremony), held(passkey.person), saved(passkey), *alerted(alert))

    async def name_passkey(self, person: str, passkey: str, name: str) -> None:
        """Another name for a passkey, if it is this person's."""
        rename = "update passkeys set name = :name where id = :id and person = :person"
        await self.save(Change(rename, {"id": passkey, "person": person, "name": name}))

    async def remove_passkey(self, person: str, passkey: str, session: Session, alert: Alert | None = None) -> None:
        """Delete a passkey; of all sessions only this new one is left.

        Raises Conflict if it is not this person's, or the account could not be signed in to without it.
        """
        remove = Change(REMOVE_PASSKEY, {"id": passkey, "person": person}, must=True)
        await self.save(held(person), remove, all_ended(person), saved_session(session), *alerted(alert))

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
        used = {"id": passkey.id, "person": passkey.person, "before": passkey.counter, "counter": counter}
        await self.save(
            taken(ceremony),
            Change(USE_PASSKEY, used | {"at": session.created}, must=True),
            *([ended(instead)] if instead is not None else []),
            saved_session(session),
            *alerted(alert),
        )

    async def link(self, issuer: str, subject: str) -> Link | None:
        """The link of an identity."""
        rows = await self.rows(LINK + "issuer = :issuer and subject = :subject", issuer=issuer, subject=subject)
        return Link(*rows[0]) if rows else None

    async def links(self, person: str) -> list[Link]:
        """The links of a person."""
        return [Link(*row) for row in await self.rows(LINK + "person = :person order by created", person=person)]

    async def add_link(self, link: Link, ceremony: str, alert: Alert | None = None) -> None:
        """A new link of an account. Raises Conflict if the ceremony has ended, or the identity is linked."""
        await self.save(taken(ceremony), held(link.person), saved(link), *alerted(alert))

    async def remove_link(self, person: str, issuer: str, session: Session, alert: Alert | None = None) -> None:
        """Delete a person's link to an issuer; of all sessions only this new one is left.

        Raises Conflict if there is none, or the account could not be signed in to without it.
        """
        remove = Change(REMOVE_LINK, {"issuer": issuer, "person": person}, must=True)
        await self.save(held(person), remove, all_ended(person), saved_session(session), *alerted(alert))

    async def sign_in_by_link(
        self, link: Link, session: Session, instead: str | None, ceremony: str, alert: Alert | None = None
    ) -> None:
        """A new session, perhaps in the place of another. Raises Conflict if ceremony or link are gone."""
        whose = {"issuer": link.issuer, "subject": link.subject, "person": link.person}
        before = [ended(instead)] if instead is not None else []
        held_link = Change(HOLD_LINK, whose, must=True)
        await self.save(taken(ceremony), held_link, *before, saved_session(session), *alerted(alert))


def taken(ceremony: str) -> Change:
    """The end of a ceremony, which must not have ended."""
    return Change("delete from ceremonies where id = :id", {"id": ceremony}, must=True)


def held(person: str) -> Change:
    """A person's account, which must be there."""
    return Change(HOLD_ACCOUNT, {"person": person}, must=True)


def saved(credential: Passkey | Link) -> Change:
    """A new credential."""
    statement = SAVE_PASSKEY if isinstance(credential, Passkey) else SAVE_LINK
    return Change(statement, msgspec.structs.asdict(credential))
