"""Passkeys: credentials that a device keeps, by which accounts are opened and signed in to (WebAuthn)."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from secrets import token_bytes
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec import Struct

from regalia.server.people.accounts import Accounts, Admission, Declined, From, alert_of, decline
from regalia.server.people.ceremonies import Ceremonies
from regalia.server.people.names import likeness
from regalia.server.people.sessions import Visitor, new_session
from regalia.server.store import Conflict, Store
from regalia.server.store.alerts import Alert
from regalia.server.store.credentials import Passkey

if TYPE_CHECKING:
    from webauthn.authentication.verify_authentication_response import VerifiedAuthentication

MOST = 20
"""Most passkeys of one account."""
LONGEST_NAME = 40
T = TypeVar("T")


class Site(Struct, frozen=True):
    """The arena as a browser knows it; passkeys belong to its host."""

    host: str
    origin: str


class Asked(Struct, frozen=True):
    """What an answer with a passkey must hold."""

    challenge: bytes
    name: str = ""
    """The name that the new account will have."""


class Passkeys:
    """Adds passkeys and signs in with them. Each challenge is answered once, by the browser that got it."""

    def __init__(
        self, store: Store, accounts: Accounts, ceremonies: Ceremonies, clock: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._accounts = accounts
        self._ceremonies = ceremonies
        self._clock = clock

    async def of(self, person: str) -> list[Passkey]:
        """The passkeys of a person, the oldest first."""
        return await self._store.passkeys(person)

    async def ask_for_new(self, visitor: Visitor, name: str, site: Site) -> tuple[str, dict[str, Any]]:
        """A token, and the options to create a passkey; `name` is the account's."""
        from webauthn import generate_registration_options
        from webauthn.helpers import base64url_to_bytes, options_to_json_dict
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        kept = await self._few(visitor.person.id)
        asked = Asked(token_bytes(32), name)
        options = generate_registration_options(
            rp_id=site.host,
            rp_name="Regalia",
            user_id=visitor.person.id.encode(),
            user_name=name,
            challenge=asked.challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in kept],
        )
        return await self._ceremonies.begin("new passkey", visitor.by, asked), options_to_json_dict(options)

    async def ask_for_one(self, visitor: Visitor | None, site: Site) -> tuple[str, dict[str, Any]]:
        """A token, and the options to use an existing passkey, to sign in or to confirm who uses the device."""
        from webauthn import generate_authentication_options
        from webauthn.helpers import options_to_json_dict
        from webauthn.helpers.structs import UserVerificationRequirement

        asked = Asked(token_bytes(32))
        options = generate_authentication_options(
            rp_id=site.host, challenge=asked.challenge, user_verification=UserVerificationRequirement.REQUIRED
        )
        return await self._ceremonies.begin("passkey", visitor.by if visitor else "", asked), options_to_json_dict(options)

    async def open(
        self, visitor: Visitor, token: str | None, credential: str, site: Site, device: str, admission: Admission
    ) -> str:
        """Turn a guest into an account with a passkey and no password; returns a session's token. Raises Declined."""
        ceremony, asked = await self._ceremonies.of_token(token, "new passkey", visitor.by, Asked)
        passkey = await self._made(visitor, ceremony, asked, credential, site, device)
        return await self._accounts.open_with(passkey, ceremony, asked.name, device, admission)

    async def add(self, visitor: Visitor, token: str | None, credential: str, site: Site, name: str, device: str) -> None:
        """Add a passkey to an account, by a device. Raises Declined."""
        await self._few(visitor.person.id)
        ceremony, asked = await self._ceremonies.of_token(token, "new passkey", visitor.by, Asked)
        passkey = await self._made(visitor, ceremony, asked, credential, site, name)
        alert = Alert(passkey.person, "passkey_added", device, passkey.created)
        await in_time(self._store.add_passkey(passkey, ceremony, alert))

    async def sign_in(
        self, visitor: Visitor | None, token: str | None, credential: str, site: Site, origin: From
    ) -> tuple[str, str]:
        """A token for a device, and its mark. Raises Declined: the same for all that a passkey may lack."""
        alike, session_token = await self._enter(visitor, token, credential, site, origin)
        return session_token, self._accounts.mark(alike)

    async def prove(self, visitor: Visitor, token: str | None, credential: str, site: Site, origin: From) -> str:
        """A new token for a device at which one of the account's passkeys was used once more. Raises Declined."""
        _, session_token = await self._enter(visitor, token, credential, site, origin, whose=visitor.person.id)
        return session_token

    async def rename(self, person: str, passkey: str, name: str) -> None:
        """Rename a passkey."""
        await self._store.name_passkey(person, passkey, shown(name))

    async def remove(self, person: str, passkey: str, device: str) -> str:
        """Remove a passkey and sign all devices out; a token for this one. Raises Declined if no way in would be left."""
        token, session = new_session(person, device, self._clock(), proved=True)
        try:
            await self._store.remove_passkey(person, passkey, session, alert_of(session, "passkey_removed"))
        except Conflict:
            raise Declined("last_way") from None
        return token

    async def _few(self, person: str) -> list[Passkey]:
        """The passkeys of a person. Raises Declined if they have as many as allowed."""
        kept = await self._store.passkeys(person)
        return kept if len(kept) < MOST else decline("passkeys")

    async def _made(self, visitor: Visitor, ceremony: str, asked: Asked, credential: str, site: Site, name: str) -> Passkey:
        """The passkey that a browser has made. Raises Declined, and ends the ceremony, if it is not what was asked for."""
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url

        made = await self._checked(
            ceremony,
            lambda: verify_registration_response(
                credential=credential,
                expected_challenge=asked.challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=True,
            ),
        )
        found = bytes_to_base64url(made.credential_id)
        return Passkey(found, visitor.person.id, shown(name), made.credential_public_key, made.sign_count, self._clock())

    async def _enter(
        self,
        visitor: Visitor | None,
        token: str | None,
        credential: str,
        site: Site,
        origin: From,
        whose: str | None = None,
    ) -> tuple[str, str]:
        """What the account's name looks like, and the token of a new session by a passkey, in the place of the visitor's.

        Raises Declined.
        """
        ceremony, asked = await self._ceremonies.of_token(token, "passkey", visitor.by if visitor else "", Asked)
        passkey = await self._named_in(credential)
        if passkey is None or whose not in (None, passkey.person):
            await self._ceremonies.end(ceremony)
            raise Declined("passkey")
        used = await self._checked(ceremony, lambda: verified(credential, passkey, asked.challenge, site))
        session_token, session = new_session(passkey.person, origin.device, self._clock(), proved=True)
        before = visitor.session.id if visitor and visitor.session else None
        person = await self._store.person(passkey.person)
        alike = likeness(person.name if person else "")
        alert = self._accounts.news_of(session, alike, origin) if whose is None else None
        await in_time(self._store.sign_in_by_passkey(passkey, used.new_sign_count, session, before, ceremony, alert))
        return alike, session_token

    async def _named_in(self, credential: str) -> Passkey | None:
        """The passkey that a browser says it has used."""
        try:
            named = msgspec.json.decode(credential, type=Named)
        except msgspec.DecodeError:
            return None
        return await self._store.passkey(named.id)

    async def _checked(self, ceremony: str, check: Callable[[], T]) -> T:
        """What the library makes of an answer. Raises Declined, and ends the ceremony, if the answer is not sound."""
        try:
            return await asyncio.to_thread(check)
        except Exception as wrong:  # what strangers send fails in the library, and in those that it uses, in many ways
            await self._ceremonies.end(ceremony)
            raise Declined("passkey") from wrong


class Named(Struct, frozen=True):
    """Which passkey was used."""

    id: str


def verified(credential: str, passkey: Passkey, challenge: bytes, site: Site) -> "VerifiedAuthentication":
    """Verify an answer. Raises the library's exceptions, and ValueError for another person's passkey."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import parse_authentication_credential_json

    answer = parse_authentication_credential_json(credential)
    if answer.response.user_handle not in (None, passkey.person.encode()):
        raise ValueError("the passkey is not of the person that the device names")
    return verify_authentication_response(
        credential=answer,
        expected_challenge=challenge,
        expected_rp_id=site.host,
        expected_origin=site.origin,
        credential_public_key=passkey.key,
        credential_current_sign_count=passkey.counter,
        require_user_verification=True,
    )


async def in_time(saving: Awaitable[None]) -> None:
    """Save the end of a ceremony. Raises Declined if another request was first."""
    try:
        await saving
    except Conflict:
        raise Declined("lapsed") from None


def shown(name: str) -> str:
    """A passkey's name, as it is kept."""
    return " ".join(name.split())[:LONGEST_NAME] or "Passkey"
