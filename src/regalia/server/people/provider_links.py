"""Signing in with a club's OpenID provider. An account is linked by issuer and subject, never by e-mail address."""

import hmac
import logging
import time
from collections.abc import Awaitable, Callable
from secrets import token_urlsafe
from typing import Literal, TypeVar

from msgspec import Struct

from regalia.server.people.accounts import FRESH, Accounts, Admission, Declined, From, alert_of
from regalia.server.people.ceremonies import Ceremonies
from regalia.server.people.names import likeness
from regalia.server.people.openid import SKEW, Identity, Provider, Unproved
from regalia.server.people.passkeys import in_time
from regalia.server.people.sessions import Visitor, new_session
from regalia.server.store import Conflict, Store
from regalia.server.store.alerts import Alert
from regalia.server.store.credentials import Link

log = logging.getLogger(__name__)
T = TypeVar("T")
Purpose = Literal["sign in", "link", "prove"]


class Begun(Struct, frozen=True):
    """What the provider's answer must fit."""

    purpose: Purpose
    state: str
    nonce: str
    verifier: str
    back: str
    """The address to which the provider sends the browser back."""
    to: str
    """Where the browser goes at the end."""


class ProviderLinks:
    """Sends browsers to the provider, and turns its answers into sessions, accounts and links."""

    def __init__(
        self,
        store: Store,
        accounts: Accounts,
        ceremonies: Ceremonies,
        provider: Provider,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._accounts = accounts
        self._ceremonies = ceremonies
        self.provider = provider
        self._clock = clock

    async def of(self, person: str) -> list[Link]:
        """The links of a person."""
        return await self._store.links(person)

    async def begin(self, purpose: Purpose, visitor: Visitor | None, back: str, to: str) -> tuple[str, str]:
        """Begin a sign-in: the browser's token and the provider's address. Raises Declined if it cannot be reached."""
        begun = Begun(purpose, token_urlsafe(32), token_urlsafe(32), token_urlsafe(48), back, to)
        way = await relied(self.provider.way(begun.state, begun.nonce, begun.verifier, back, purpose == "prove"))
        return await self._ceremonies.begin("openid", visitor.by if visitor else "", begun), way

    async def way_out(self, back: str) -> str:
        """Where a browser signs out at the provider; empty if that is not possible."""
        try:
            return await relied(self.provider.way_out(back)) if self.provider.is_there else ""
        except Declined:
            return ""

    async def come_back(
        self, visitor: Visitor | None, token: str | None, state: str, code: str
    ) -> tuple[str, Begun, Identity]:
        """The ceremony of a browser that comes back, what was begun, and whom the provider has recognised.

        The code is of use once, at the provider, and only with what this arena knows. Raises Declined.
        """
        ceremony, begun = await self._ceremonies.of_token(token, "openid", visitor.by if visitor else "", Begun)
        if not hmac.compare_digest(begun.state.encode(), state.encode()):
            raise Declined("provider")  # another site may have sent the browser here: what was begun can go on
        try:
            if not code:  # the person has declined there
                raise Declined("provider")
            identity = await relied(self.provider.identity(code, begun.nonce, begun.verifier, begun.back))
        except Declined:
            await self._ceremonies.end(ceremony)
            raise
        return ceremony, begun, identity

    async def sign_in(
        self, ceremony: str, identity: Identity, visitor: Visitor | None, origin: From
    ) -> tuple[str, str] | None:
        """A token for a device, and its mark; None if no account has this identity yet. Raises Declined."""
        link = await self._store.link(identity.issuer, identity.subject)
        person = await self._store.person(link.person) if link else None
        if link is None or person is None:
            return None
        alike = likeness(person.name)
        return await self._enter(link, visitor, origin, ceremony, alike), self._accounts.mark(alike)

    async def prove(self, ceremony: str, identity: Identity, visitor: Visitor, origin: From) -> str:
        """A new token for a device at which the provider has just asked for a credential. Raises Declined."""
        link = await self._store.link(identity.issuer, identity.subject)
        is_own = link is not None and link.person == visitor.person.id
        if link is None or not is_own or identity.at < self._clock() - FRESH - SKEW:
            await self._ceremonies.end(ceremony)
            raise Declined("provider")
        return await self._enter(link, visitor, origin, ceremony)

    async def link(self, ceremony: str, identity: Identity, visitor: Visitor, device: str) -> None:
        """Link an identity to an account. Raises Declined if another account has it."""
        link = Link(identity.issuer, identity.subject, visitor.person.id, self._clock())
        try:
            await self._store.add_link(link, ceremony, Alert(link.person, "link_added", device, link.created))
        except Conflict:
            await self._ceremonies.end(ceremony)
            raise Declined("linked") from None

    async def wait_for_name(self, ceremony: str, identity: Identity, visitor: Visitor | None) -> str:
        """Begin to open an account for an identity that is not known yet; the token for the browser."""
        await self._ceremonies.end(ceremony)
        return await self._ceremonies.begin("openid account", visitor.by if visitor else "", identity)

    async def newcomer(self, token: str | None, visitor: Visitor | None) -> tuple[str, Identity]:
        """The ceremony of a browser for which an account is to be opened, and the identity. Raises Declined."""
        return await self._ceremonies.of_token(token, "openid account", visitor.by if visitor else "", Identity)

    async def open(
        self, ceremony: str, identity: Identity, person: str, name: str, device: str, admission: Admission
    ) -> str:
        """Turn a guest into an account that signs in with the provider; returns a token. Raises Declined, and Refuse."""
        link = Link(identity.issuer, identity.subject, person, self._clock())
        return await self._accounts.open_with(link, ceremony, name, device, admission)

    async def remove(self, person: str, issuer: str, device: str) -> str:
        """Remove a link and sign all devices out; a token for this one. Raises Declined if no way in would be left."""
        token, session = new_session(person, device, self._clock(), proved=True)
        try:
            await self._store.remove_link(person, issuer, session, alert_of(session, "link_removed"))
        except Conflict:
            raise Declined("last_way") from None
        return token

    async def _enter(self, link: Link, visitor: Visitor | None, origin: From, ceremony: str, alike: str = "") -> str:
        """A new session. `alike` is what the account's name looks like, for a sign-in; it is empty for a proof."""
        token, session = new_session(link.person, origin.device, self._clock(), proved=True)
        before = visitor.session.id if visitor and visitor.session else None
        alert = self._accounts.news_of(session, alike, origin) if alike else None
        await in_time(self._store.sign_in_by_link(link, session, before, ceremony, alert))
        return token


async def relied(asking: Awaitable[T]) -> T:
    """The provider's answer. Raises Declined if it cannot be trusted; the log says why."""
    try:
        return await asking
    except Unproved as wrong:
        log.warning("a sign-in by the provider came to nothing: %s", wrong)
        raise Declined("provider") from wrong
