"""Registration: who may open an account, and whether guests may play. The host's settings go before what was chosen."""

import time
from collections.abc import Callable
from secrets import token_urlsafe
from typing import Literal

from msgspec import Struct

from regalia.server.people.accounts import Admission, Declined
from regalia.server.people.sessions import Visitor, hash_of
from regalia.server.settings import Settings
from regalia.server.store import Store
from regalia.server.store.administration import AuditEntry, Invitation
from regalia.server.time.tempo import DAY

Choice = Literal["registration", "guests"]
CHOICES: dict[Choice, tuple[str, ...]] = {"registration": ("anybody", "invitation", "nobody"), "guests": ("yes", "no")}
"""What can be chosen; the first is what holds where nothing was chosen."""
MOST_USES, MOST_DAYS = 1000, 365
REFRESH = 2.0
"""Seconds after which what another node may have changed is read again."""


class Rule(Struct, frozen=True):
    """A choice as it holds."""

    value: str
    is_fixed: bool
    """True if the host's settings say so, and no page changes it."""


class Registration:
    """Who may register, and invitations."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._fixed: dict[Choice, str] = {"registration": settings.registration, "guests": settings.guests}
        self._clock = clock
        self._chosen: dict[str, str] = {}
        self._read = float("-inf")

    async def rule(self, choice: Choice) -> Rule:
        """A choice as it holds now."""
        if self._fixed[choice]:
            return Rule(self._fixed[choice], is_fixed=True)
        if self._read < time.monotonic() - REFRESH:
            self._chosen, self._read = await self._store.chosen(), time.monotonic()
        return Rule(self._chosen.get(choice, CHOICES[choice][0]), is_fixed=False)

    async def choose(self, choice: Choice, value: str, admin: str) -> None:
        """Change a choice. Raises Declined if it is fixed, or cannot be so."""
        if value not in CHOICES[choice] or self._fixed[choice]:
            raise Declined("fixed")
        await self._store.choose(choice, value, self.audit_entry(admin, choice, value))
        self._read = float("-inf")

    async def guests_may_play(self) -> bool:
        """True if one plays here without an account."""
        return (await self.rule("guests")).value == "yes"

    async def admission(self, token: str | None, is_first_here: bool) -> Admission:
        """How an account may be opened, by the token of an invitation if there is one. Raises Declined if it may not.

        The first account of an arena, opened at its own machine, is the host's.
        """
        if is_first_here and not await self._store.has_accounts():
            return Admission(role="host")
        rule = (await self.rule("registration")).value
        if rule == "anybody":
            return Admission()
        if rule == "nobody":
            raise Declined("closed")
        invitation = await self._store.invitation(hash_of(token)) if token else None
        if invitation is None or not invitation.is_good(self._clock()):
            raise Declined("not_invited")
        return Admission(invitation=invitation.id)

    async def invite(self, host: Visitor, note: str, most: int, days: int) -> str:
        """A new invitation; the token for its link, which is shown once."""
        token, now = token_urlsafe(24), self._clock()
        most, days = min(max(most, 1), MOST_USES), min(max(days, 1), MOST_DAYS)
        made = Invitation(hash_of(token), host.person.id, note[:80], most, 0, now, now + days * DAY)
        await self._store.invite(made, self.audit_entry(host.person.name, "invite", note[:80]))
        return token

    async def revoke(self, invitation: str, admin: str) -> None:
        """End an invitation."""
        found = await self._store.invitation(invitation)
        if found is not None:
            await self._store.revoke(invitation, self.audit_entry(admin, "revoke", found.note))

    def audit_entry(self, admin: str, deed: str, about: str) -> AuditEntry:
        """A line for the log."""
        return AuditEntry(self._clock(), admin, deed, about)
