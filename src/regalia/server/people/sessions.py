"""Sessions: who sends a request. A token is known to one device alone; the store has its hash."""

import re
import time
from collections.abc import Callable
from hashlib import sha256
from secrets import token_urlsafe

from itsdangerous import BadSignature
from msgspec import Struct
from msgspec.structs import replace

from regalia.server.people.people import People
from regalia.server.store import Conflict, Person, Store
from regalia.server.store.identity import Program, Session
from regalia.server.store.secret import KeyRing
from regalia.server.time.tempo import DAY, HOUR

GUEST_IDLE = 400 * DAY
"""A guest who does not come for so long is forgotten by the device. Longer than browsers keep a cookie."""
IDLE, ABSOLUTE = 60 * DAY, 180 * DAY
"""An account is signed out at a device that it has not used for so long, and so long after signing in."""
MOST = 100
"""Most sessions of one person: with one more, the one not used for longest ends."""
BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}
"""What a browser calls itself and its system, the most telling first; and what they are called here."""


class Visitor(Struct, frozen=True):
    """Who sends a request, and by which session."""

    person: Person
    session: Session | None
    """None for a program that has a token of its own."""
    program: Program | None = None
    renewed: bool = False
    """True if this is the first request for an hour: the browser's cookie is renewed."""

    @property
    def by(self) -> str:
        """The id of the session, or of the program's token."""
        known_by = self.session or self.program
        return known_by.id if known_by else ""


class Sessions:
    """All sessions. Each request reads its own, so that one that was ended is over at once."""

    def __init__(self, store: Store, people: People, keys: KeyRing, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._people = people
        self._keys = keys
        self._clock = clock

    async def begin(self, person: Person, device: str, instead: Session | None = None, proved: bool = False) -> str:
        """Begin a session, perhaps in the place of another; its token, which is sent to no one else."""
        token, session = new_session(person.id, device, self._clock(), proved)
        await self._store.save_session(session, instead.id if instead else None)
        crowd = await self._store.sessions(person.id)
        if len(crowd) > MOST:
            await self._store.end_sessions(*(each.id for each in crowd[MOST:]))
        return token

    async def of_token(self, token: str | None, device: str = "") -> Visitor | None:
        """Who has a token, and by which session; None if it is not valid or no longer."""
        if not token:
            return None
        session = await self._store.session(hash_of(token)) or await self._first(token, device)
        if session is None or self._is_over(session):
            return None
        person = await self._people.find(session.person)
        if person is None:
            return None
        return await self._used(person, session)

    async def of(self, person: str) -> list[Session]:
        """The sessions of a person, the one used last first."""
        return [session for session in await self._store.sessions(person) if not self._is_over(session)]

    async def end(self, *sessions: Session) -> None:
        """End sessions."""
        await self._store.end_sessions(*(session.id for session in sessions))

    async def end_old(self) -> None:
        """Delete all sessions that have been over for some time."""
        now = self._clock()
        await self._store.end_old_sessions(now - GUEST_IDLE, now - IDLE, now - ABSOLUTE)

    def _is_over(self, session: Session) -> bool:
        """True if it was not used for too long, or is too old."""
        now = self._clock()
        if session.proved is None:
            return session.used < now - GUEST_IDLE
        return session.used < now - IDLE or session.created < now - ABSOLUTE

    async def _used(self, person: Person, session: Session) -> Visitor:
        """Save once an hour that a session is used."""
        now = self._clock()
        if session.used > now - HOUR:
            return Visitor(person, session)
        await self._store.use_session(session.id, now)
        return Visitor(person, replace(session, used=now), renewed=True)

    async def _first(self, token: str, device: str) -> Session | None:
        """The session of a guest who still has a signed cookie from before sessions were kept. It takes the place of the
        signature: once it has ended, the cookie is worth nothing.
        """
        try:
            person = self._keys.signer("person").unsign(token).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        now = self._clock()
        session = Session(hash_of(token), person, device, now, now)
        try:
            await self._store.save_first_session(session)
        except Conflict:  # another request of the same page was first, or the session has ended
            return await self._store.session(session.id)
        return session


def new_session(person: str, device: str, now: float, proved: bool) -> tuple[str, Session]:
    """A new token and its session; `proved` if the person has just given a credential."""
    token = token_urlsafe(32)
    return token, Session(hash_of(token), person, device, now, now, now if proved else None)


def hash_of(token: str) -> str:
    """What is kept of a token. Tokens are random and long, so that a fast hash cannot be turned back."""
    return sha256(token.encode()).hexdigest()


def device_of(agent: str) -> str:
    """A device, from what the browser or program calls itself; empty if it says nothing."""
    browser = next((name for sign, name in BROWSERS.items() if f"{sign}/" in agent), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in agent), "")
    program = re.match(r"[\w.+ -]{1,40}", agent, re.ASCII)
    return " · ".join(filter(None, (browser, system))) or (program[0].strip() if program else "")
