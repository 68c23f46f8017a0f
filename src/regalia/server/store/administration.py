"""What is kept for who administers an arena: what was chosen, invitations, and a log of what administrators have done."""

import msgspec
from msgspec import Struct

from regalia.server.store.sql import Change, Sql, insert, select
from regalia.server.time.tempo import DAY


class Invitation(Struct, frozen=True):
    """A link by which people may open accounts."""

    id: str
    """The SHA-256 of the token in the link."""
    person: str
    """Who has made it."""
    note: str
    most: int
    """How many accounts may be opened by it."""
    used: int
    created: float
    lapses: float

    def is_good(self, now: float) -> bool:
        """True if one more account may be opened by it."""
        return self.used < self.most and now < self.lapses


class AuditEntry(Struct, frozen=True):
    """Something that an administrator has done."""

    at: float
    admin: str
    """The administrator's name at that time."""
    deed: str
    """One word: `registration`, `invite`, `rename` and so on."""
    about: str


class Logged(Struct, frozen=True):
    """An entry of the log, with its number: later ones have higher numbers."""

    number: int
    entry: AuditEntry


class Found(Struct, frozen=True):
    """A person, as a search finds them."""

    id: str
    name: str
    role: str | None
    """None for a guest."""


CHOOSE = "insert into chosen values (:name, :value) on conflict (name) do update set value = excluded.value"
INVITATION = select("invitations", Invitation)
INVITE = insert("invitations", Invitation)
USE_INVITATION = "update invitations set used = used + 1 where id = :id and used < most and lapses > :now"
AUDIT_ENTRIES = """
    select number, at, admin, deed, about from deeds where number < :before order by number desc limit :most
"""
LATEST = 2**62
SAVE_AUDIT_ENTRY = insert("deeds", AuditEntry)
KEPT = 365 * DAY
"""Seconds for which the log is kept."""
SEARCH = """
    select people.id, people.name, accounts.role from people left join accounts on accounts.person = people.id
    where lower(people.name) like :pattern escape '!' or people.id = :words
    order by accounts.role is null, people.name, people.id limit :most
"""


class Administration(Sql):
    """Settings chosen in the browser, invitations and the log. A change is saved together with its line in the log."""

    async def chosen(self) -> dict[str, str]:
        """What administrators have chosen, by the names of the settings."""
        return {str(name): str(value) for name, value in await self.rows("select name, value from chosen")}

    async def choose(self, name: str, value: str, entry: AuditEntry) -> None:
        """Choose a setting."""
        await self.save(Change(CHOOSE, {"name": name, "value": value}), *logged(entry))

    async def save_audit_entry(self, entry: AuditEntry) -> None:
        """Note in the log what is about to be done elsewhere."""
        await self.save(*logged(entry))

    async def audit_entries(self, most: int) -> list[AuditEntry]:
        """The newest entries of the log, the newest first."""
        return [each.entry for each in await self.logged_before(LATEST, most)]

    async def logged_before(self, before: int, most: int) -> list[Logged]:
        """The log before the entry of this number, the newest first."""
        rows = await self.rows(AUDIT_ENTRIES, before=before, most=most)
        return [Logged(number, AuditEntry(*entry)) for number, *entry in rows]

    async def invite(self, invitation: Invitation, entry: AuditEntry) -> None:
        """A new invitation."""
        await self.save(Change(INVITE, msgspec.structs.asdict(invitation)), *logged(entry))

    async def invitation(self, invitation: str) -> Invitation | None:
        """An invitation by its id."""
        rows = await self.rows(INVITATION + "where id = :id", id=invitation)
        return Invitation(*rows[0]) if rows else None

    async def invitations(self) -> list[Invitation]:
        """All invitations, the newest first."""
        return [Invitation(*row) for row in await self.rows(INVITATION + "order by created desc, id")]

    async def revoke(self, invitation: str, entry: AuditEntry) -> None:
        """Delete an invitation."""
        await self.save(Change("delete from invitations where id = :id", {"id": invitation}), *logged(entry))

    async def search_people(self, words: str, most: int) -> list[Found]:
        """People whose names hold some words, or who have this id; accounts first."""
        literal = "".join(f"!{sign}" if sign in "!%_" else sign for sign in words.lower())
        return [Found(*row) for row in await self.rows(SEARCH, pattern=f"%{literal}%", words=words, most=most)]

    async def has_accounts(self) -> bool:
        """True if there is any account."""
        return bool(await self.rows("select person from accounts limit 1"))

    async def set_role(self, person: str, role: str) -> None:
        """Another role for an account: `host`, or none."""
        await self.save(Change("update accounts set role = :role where person = :person", {"person": person, "role": role}))


def logged(entry: AuditEntry) -> tuple[Change, Change]:
    """A line in the log; those of more than a year ago are deleted."""
    lapse = Change("delete from deeds where at < :lapsed", {"lapsed": entry.at - KEPT})
    return lapse, Change(SAVE_AUDIT_ENTRY, msgspec.structs.asdict(entry))


def used_invitation(invitation: str, now: float) -> Change:
    """One more account by an invitation, which must allow it."""
    return Change(USE_INVITATION, {"id": invitation, "now": now}, must=True)
