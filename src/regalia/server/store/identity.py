"""What is kept of people's identity: sessions, accounts and what belongs to them. Tokens are kept as hashes only."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from regalia.server.store.administration import used_invitation
from regalia.server.store.alerts import Alert, alerted, used_letter
from regalia.server.store.analyses import UNFINISHED
from regalia.server.store.clubs import HEIRS, LEFT
from regalia.server.store.sql import Change, Sql, insert, select


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


SAVE_SESSION = insert("sessions", Session)
SESSION = select("sessions", Session) + "where id = :id"
KNOWN_BY = "select id from sessions where id in ({ids}) union all select id from programs where id in ({ids})"
SESSIONS = select("sessions", Session) + "where person = :person order by used desc, id"
LAST_SEEN = """
    select person, max(used) from sessions where person in ({ids}) group by person
    union all
    select person, max(used) from programs where person in ({ids}) and used is not null group by person
"""
END_OLD_SESSIONS = """
    delete from sessions
    where proved is null and used < :guests_before
       or proved is not null and (used < :used_before or created < :created_before)
"""
ACCOUNT = select("accounts", Account) + "where "
OPEN_ACCOUNT = insert("accounts", Account)
PROFILES = "select person, profile from profiles where person in ({ids})"
SAVE_PROFILE = (
    "insert into profiles values (:person, :profile) on conflict (person) do update set profile = excluded.profile"
)
INVITED = """
    select table_id from invited join tables on id = table_id where likeness = :likeness order by created desc limit :most
"""
PROGRAM = select("programs", Program) + "where "
SAVE_PROGRAM = insert("programs", Program)
LETTER = select("letters", Letter) + "where id = :id"
SAVE_LETTER = insert("letters", Letter)


class Identities(Sql):
    """Sessions, accounts, programs' tokens, letters and profiles."""

    async def save_session(self, session: Session, instead: str | None = None, alert: Alert | None = None) -> None:
        """A new session, perhaps in the place of another. Raises Conflict if there is one of this id."""
        before = [ended(instead)] if instead is not None else []
        await self.save(*before, saved_session(session), *alerted(alert))

    async def save_first_session(self, session: Session) -> None:
        """The session of a guest whose cookie was signed before sessions were kept. Raises Conflict if there was one."""
        once = "update people set signed = 0 where id = :person and signed = 1"
        await self.save(Change(once, {"person": session.person}, must=True), saved_session(session))

    async def session(self, session: str) -> Session | None:
        """A session by its id."""
        rows = await self.rows(SESSION, id=session)
        return Session(*rows[0]) if rows else None

    async def sessions(self, person: str) -> list[Session]:
        """All sessions of a person, the one used last first."""
        return [Session(*row) for row in await self.rows(SESSIONS, person=person)]

    async def use_session(self, session: str, at: float) -> None:
        """Save when a session was used."""
        await self.save(Change("update sessions set used = :at where id = :id", {"id": session, "at": at}))

    async def end_sessions(self, *sessions: str) -> None:
        """Delete sessions."""
        await self.save(*(ended(session) for session in sessions))

    async def end_old_sessions(self, guests_before: float, used_before: float, created_before: float) -> None:
        """Delete guests' sessions not used since a time; those of accounts not used since, or older than, a time."""
        times = {"guests_before": guests_before, "used_before": used_before, "created_before": created_before}
        await self.save(Change(END_OLD_SESSIONS, times))

    async def account(self, person: str) -> Account | None:
        """The account of a person."""
        rows = await self.rows(ACCOUNT + "person = :person", person=person)
        return Account(*rows[0]) if rows else None

    async def account_named(self, likeness: str) -> Account | None:
        """The account whose name looks like this."""
        rows = await self.rows(ACCOUNT + "likeness = :likeness", likeness=likeness)
        return Account(*rows[0]) if rows else None

    async def open_account(self, account: Account, name: str, session: Session, invitation: str | None = None) -> None:
        """Make a person's guest identity an account of a name; of all sessions only this new one is left.

        Raises Conflict if the person has an account, the name is another's, or the invitation is used up.
        """
        await self.save(*opened(account, name, session, invitation))

    async def change_name(self, person: str, name: str, likeness: str, alert: Alert | None = None) -> None:
        """Another name for a person, and for the account if there is one. Raises Conflict if it is another account's."""
        alike = "update accounts set likeness = :likeness where person = :person"
        await self.save(named(person, name), Change(alike, {"person": person, "likeness": likeness}), *alerted(alert))

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
        use = Change("delete from codes where person = :person and id = :code", {"person": person, "code": code}, must=True)
        change = "update accounts set password = :password where person = :person"
        await self.save(
            *([use] if code is not None else []),
            *([used_letter(letter)] if letter is not None else []),
            *(all_tokens_ended(person) if code is not None or letter is not None else ()),
            Change("delete from letters where person = :person", {"person": person}),
            Change(change, {"person": person, "password": password}, must=True),
            all_ended(person),
            saved_session(session),
            *alerted(alert),
        )

    async def save_letter(self, letter: Letter, now: float) -> None:
        """A new letter, in the place of an earlier one of its kind. Letters whose time is over are deleted."""
        ended = "delete from letters where until < :now or person = :person and kind = :kind"
        whose = {"now": now, "person": letter.person, "kind": letter.kind}
        await self.save(Change(ended, whose), Change(SAVE_LETTER, msgspec.structs.asdict(letter)))

    async def letter(self, letter: str) -> Letter | None:
        """A letter by its id."""
        rows = await self.rows(LETTER, id=letter)
        return Letter(*rows[0]) if rows else None

    async def save_codes(self, person: str, codes: list[str], alert: Alert | None = None) -> None:
        """The hashes of codes for recovery, in the place of those that there were."""
        saved = [Change("insert into codes values (:person, :code)", {"person": person, "code": code}) for code in codes]
        await self.save(Change("delete from codes where person = :person", {"person": person}), *saved, *alerted(alert))

    async def codes(self, person: str) -> int:
        """How many codes for recovery are left."""
        return int((await self.rows("select count(*) from codes where person = :person", person=person))[0][0])

    async def save_program(self, program: Program, alert: Alert | None = None) -> None:
        """A new token for a program."""
        await self.save(Change(SAVE_PROGRAM, msgspec.structs.asdict(program)), *alerted(alert))

    async def program(self, program: str) -> Program | None:
        """A program's token by its id."""
        rows = await self.rows(PROGRAM + "id = :id", id=program)
        return Program(*rows[0]) if rows else None

    async def programs(self, person: str) -> list[Program]:
        """The tokens of a person's programs, the newest first."""
        found = PROGRAM + "person = :person order by created desc, id"
        return [Program(*row) for row in await self.rows(found, person=person)]

    async def use_program(self, program: str, at: float) -> None:
        """Save when a program's token was used."""
        await self.save(Change("update programs set used = :at where id = :id", {"id": program, "at": at}))

    async def end_program(self, person: str, program: str) -> None:
        """Delete a program's token, if it is this person's."""
        end = "delete from programs where id = :id and person = :person"
        await self.save(Change(end, {"id": program, "person": person}))

    async def known_by(self, ids: Sequence[str]) -> set[str]:
        """Those of these ids that are of a session, or of a program's token."""
        return {str(known) for (known,) in await self.rows(KNOWN_BY, ids=msgspec.json.encode(ids).decode())}

    async def last_seen(self, people: Sequence[str]) -> dict[str, float]:
        """When each of these people was last seen, within an hour; those with no session and no program are left out."""
        rows = await self.rows(LAST_SEEN, ids=msgspec.json.encode(people).decode())
        return {str(person): float(at) for person, at in sorted(rows, key=lambda row: row[1])}

    async def profile(self, person: str) -> bytes | None:
        """A person's profile, as JSON."""
        rows = await self.rows("select profile from profiles where person = :person", person=person)
        return bytes(rows[0][0]) if rows else None

    async def profiles(self, people: Sequence[str]) -> dict[str, bytes]:
        """The profiles of these people, as JSON; those who have chosen nothing are left out."""
        rows = await self.rows(PROFILES, ids=msgspec.json.encode(people).decode())
        return {str(person): bytes(profile) for person, profile in rows}

    async def save_profile(self, person: str, profile: bytes) -> None:
        """A person's profile, as JSON."""
        await self.save(Change(SAVE_PROFILE, {"person": person, "profile": profile}))

    async def forget_person(self, person: str, name: str, at: float) -> None:
        """Delete all that is kept of a person but the tables at which they sat, where they are called by this name, and
        their lines of talk, which have no text any more. Clubs without other members are empty from then on.
        """
        whose = {"person": person, "at": at}
        notices = "delete from outbox where channel in (select id from channels where person = :person)"
        hushed = "update lines set text = '', phrase = '', mentions = '' where person = :person"
        unmuted = "delete from mutes where muted = :person"
        untied = "delete from ties where other = :person"
        unasked = f"update analyses set person = '' where {UNFINISHED} and person = :person"  # noqa: S608 - made of constants, values are bound
        kept = [f"delete from {each} where person = :person" for each in PERSONAL]  # noqa: S608 - made of names in our code, values are bound
        first = (notices, hushed, unmuted, untied, unasked, HEIRS, LEFT, *UNREPORTED, *UNENTERED)
        await self.save(*(Change(each, whose) for each in (*first, *kept)), named(person, name))

    async def invited(self, likeness: str, most: int) -> list[str]:
        """The open tables to which people are invited whose names look like this, the newest first."""
        return [str(table) for (table,) in await self.rows(INVITED, likeness=likeness, most=most)]

    async def seats_of(self, person: str) -> list[str]:
        """All tables at which a person sits or sat."""
        rows = await self.rows("select table_id from sitting where person = :person order by table_id", person=person)
        return [str(table) for (table,) in rows]


PERSONAL = (
    "sessions",
    "accounts",
    "codes",
    "letters",
    "passkeys",
    "links",
    "invitations",
    "programs",
    "profiles",
    "belongings",
    "published",
    "channels",
    "feeds",
    "hours",
    "mutes",
    "ties",
    "sanctions",
    "alerts",
    "seeks",
    "ratings",
    "members",
)
"""Tables of the database whose rows are of one person alone."""
UNREPORTED = (
    "delete from reported_lines where report in (select id from reports where about = :person)",
    "delete from reports where about = :person",
    "delete from reported_lines where report in (select id from reports where reporter = :person)",
    "delete from reports where reporter = :person",
    "update reported_lines set text = '', phrase = '', name = '' where person = :person",
)
"""Ends reports about a person and their own ones; in those of others, their lines have no text any more."""

UNENTERED = (
    "delete from entries where person = :person and event in (select id from events where state = 'open')",
    "update entries set state = 'out' where person = :person",
    "update events set state = 'off', version = version + 1 where director = :person and state = 'open'",
    "update events set words = '' where director = :person",
)
"""Ends taking part in tournaments. Those that have begun go on; those of the person that have not are called off."""


def opened(account: Account, name: str, session: Session, invitation: str | None) -> tuple[Change, ...]:
    """A person's guest identity becomes an account of a name; of all sessions only this new one is left."""
    return (
        *([used_invitation(invitation, account.created)] if invitation is not None else []),
        Change(OPEN_ACCOUNT, msgspec.structs.asdict(account)),
        named(account.person, name),
        all_ended(account.person),
        saved_session(session),
    )


def named(person: str, name: str) -> Change:
    """Another name of a person."""
    return Change("update people set name = :name where id = :person", {"person": person, "name": name})


def all_ended(person: str) -> Change:
    """All sessions of a person are over."""
    return Change("delete from sessions where person = :person", {"person": person})


def all_tokens_ended(person: str) -> list[Change]:
    """All tokens of a person's programs are over, and the secret address of their feed."""
    programs, feeds = "delete from programs where person = :person", "delete from feeds where person = :person"
    return [Change(programs, {"person": person}), Change(feeds, {"person": person})]


def saved_session(session: Session) -> Change:
    """A new session."""
    return Change(SAVE_SESSION, msgspec.structs.asdict(session))


def ended(session: str) -> Change:
    """A session that is over."""
    return Change("delete from sessions where id = :id", {"id": session})
