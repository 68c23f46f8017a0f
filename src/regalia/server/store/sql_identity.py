"""Sessions and accounts in a database that speaks SQL."""

from regalia.server.store.identity import Session
from regalia.server.store.sql import Change, SqlStore

SAVE_SESSION = "insert into sessions values (:id, :person, :device, :created, :used, :proved)"
SESSION = "select id, person, device, created, used, proved from sessions where id = :id"
SESSIONS = "select id, person, device, created, used, proved from sessions where person = :person order by used desc, id"
END_OLD_SESSIONS = """
    delete from sessions
    where proved is null and used < :guests_before
       or proved is not null and (used < :used_before or created < :created_before)
"""


class SqlIdentities(SqlStore):
    """A store over two things that a database does, with identities."""

    async def save_session(self, session: Session, instead: str | None = None) -> None:
        """A new session, perhaps in the place of another. Raises Conflict if there is one of this id."""
        before = [ended(instead)] if instead is not None else []
        await self.save(*before, saved_session(session))

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


def saved_session(session: Session) -> Change:
    """A new session."""
    return Change(
        SAVE_SESSION,
        {
            "id": session.id,
            "person": session.person,
            "device": session.device,
            "created": session.created,
            "used": session.used,
            "proved": session.proved,
        },
    )


def ended(session: str) -> Change:
    """A session that is over."""
    return Change("delete from sessions where id = :id", {"id": session})
