"""A provider of identities that speaks OpenID Connect: where it is, and what its tokens say; nothing of accounts."""

import asyncio
import http.client
import time
from base64 import b64encode, urlsafe_b64encode
from hashlib import sha256
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

import msgspec
from msgspec import Struct

from regalia.server.settings import Settings

ALGORITHMS = ("RS256", "PS256", "ES256", "EdDSA", "Ed25519")
"""Signatures by a key that only the provider has. None at all, or one by the shared secret, is no signature here."""
SKEW = 60
"""Seconds by which clocks may differ."""
PATIENCE = 10.0
"""Seconds for which an answer is waited for."""
MOST_BYTES = 1_000_000
HOUR = 3600.0


class Unproved(Exception):  # noqa: N818 - it says what has come of it
    """The provider cannot be reached, or its answer cannot be verified."""


class Addresses(Struct, frozen=True):
    """What the provider's metadata say."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    end_session_endpoint: str = ""
    """Where a browser signs out; empty if the provider has no such place."""


class Tokens(Struct, frozen=True):
    """The tokens exchanged for a code."""

    id_token: str


class Identity(Struct, frozen=True):
    """Whom the provider has recognised: the subject is one person's at this issuer, and never another's."""

    issuer: str
    subject: str
    name: str = ""
    """What the provider calls them; proves nothing."""
    at: float = 0.0
    """When they gave a credential to the provider; 0 if it does not say."""


class Provider:
    """The provider of the settings. Raises Unproved wherever it cannot be relied on."""

    def __init__(self, settings: Settings) -> None:
        self.issuer = settings.openid_issuer
        self._client = settings.openid_client
        self._secret = settings.openid_secret
        self._addresses: Addresses | None = None
        self._read = 0.0

    @property
    def is_there(self) -> bool:
        """True if the host has set one."""
        return bool(self.issuer)

    async def way(self, state: str, nonce: str, verifier: str, back: str, again: bool) -> str:
        """Where a browser is sent; `again` if the provider is to ask for a credential in any case."""
        challenge = urlsafe_b64encode(sha256(verifier.encode()).digest()).rstrip(b"=").decode()
        asked = {
            "response_type": "code",
            "client_id": self._client,
            "redirect_uri": back,
            "scope": "openid profile",
            "state": state,
            "nonce": nonce,
            "code_challenge": challenge,
            "code_challenge_method": "S256",
        }
        asked |= {"prompt": "login", "max_age": "0"} if again else {}
        return asking((await self._found()).authorization_endpoint, asked)

    async def way_out(self, back: str) -> str:
        """Where a browser signs out at the provider, to come back afterwards; empty if there is no such place."""
        endpoint = (await self._found()).end_session_endpoint
        asked = {"client_id": self._client, "post_logout_redirect_uri": back}
        return asking(endpoint, asked) if endpoint and is_safe(endpoint) else ""

    async def identity(self, code: str, nonce: str, verifier: str, back: str) -> Identity:
        """Whom a code stands for, by a token that the provider has signed for this arena and this sign-in."""
        found = await self._found()
        asked = {"grant_type": "authorization_code", "code": code, "redirect_uri": back, "code_verifier": verifier}
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        if self._secret:
            both = f"{quote(self._client, '')}:{quote(self._secret, '')}"
            headers["Authorization"] = f"Basic {b64encode(both.encode()).decode()}"
        else:
            asked["client_id"] = self._client
        told = await fetch(found.token_endpoint, urlencode(asked).encode(), headers)
        tokens = decoded(told, Tokens)
        keys = decoded(await fetch(found.jwks_uri), dict[str, Any])
        return self.proved(tokens.id_token, keys, nonce)

    def proved(self, token: str, keys: dict[str, Any], nonce: str) -> Identity:
        """What a token says, if its signature, issuer, audience, times and nonce are right."""
        from joserfc import jwt
        from joserfc.errors import JoseError
        from joserfc.jwk import KeySet

        rules = jwt.JWTClaimsRegistry(
            int(time.time()),
            SKEW,
            iss={"essential": True, "value": self.issuer},
            aud={"essential": True, "value": self._client},
            exp={"essential": True},
            iat={"essential": True},
            sub={"essential": True},
            nonce={"essential": True, "value": nonce},
        )
        try:
            claims = jwt.decode(token, KeySet.import_key_set(keys), algorithms=ALGORITHMS).claims  # type: ignore[arg-type]  # keys as they came
            rules.validate(claims)
        except (JoseError, ValueError, TypeError, KeyError) as wrong:
            raise Unproved("the token proves nothing") from wrong
        several = isinstance(claims["aud"], list) and len(claims["aud"]) > 1
        if (several or "azp" in claims) and claims.get("azp") != self._client:
            raise Unproved("the token is for another client")
        name, at = claims.get("preferred_username") or claims.get("name"), claims.get("auth_time")
        return Identity(
            self.issuer,
            claims["sub"],
            name if isinstance(name, str) else "",
            float(at) if isinstance(at, int | float) else 0.0,
        )

    async def _found(self) -> Addresses:
        """The metadata, read once an hour."""
        if self._addresses is None or self._read < time.monotonic() - HOUR:
            told = await fetch(self.issuer.rstrip("/") + "/.well-known/openid-configuration")
            found = decoded(told, Addresses)
            ways = (found.authorization_endpoint, found.token_endpoint, found.jwks_uri)
            if found.issuer != self.issuer or not all(map(is_safe, ways)):
                raise Unproved("the metadata are of another issuer, or not by HTTPS")
            self._addresses, self._read = found, time.monotonic()
        return self._addresses


def asking(endpoint: str, asked: dict[str, str]) -> str:
    """An address at the provider, with its query."""
    return f"{endpoint}{'&' if '?' in endpoint else '?'}{urlencode(asked)}"


def decoded(told: bytes, kind: Any) -> Any:
    """What JSON says. Raises Unproved if it is of another shape."""
    try:
        return msgspec.json.decode(told, type=kind)
    except msgspec.DecodeError as wrong:
        raise Unproved("the answer has another shape") from wrong


def is_safe(address: str) -> bool:
    """True if what is sent to an address cannot be read or changed on its way: HTTPS, or this machine."""
    parts = urlsplit(address)
    return parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in ("127.0.0.1", "::1", "localhost"))


async def fetch(address: str, body: bytes | None = None, headers: dict[str, str] | None = None) -> bytes:
    """What is answered at an address, with a body by POST. Redirects are not followed. Raises Unproved."""
    return await asyncio.to_thread(fetched, address, body, headers or {})


def fetched(address: str, body: bytes | None, headers: dict[str, str]) -> bytes:
    """What is answered at an address; waits for it."""
    parts = urlsplit(address)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.netloc, timeout=PATIENCE)
    try:
        path = address.removeprefix(f"{parts.scheme}://{parts.netloc}") or "/"
        sent = {"User-Agent": "Regalia", "Accept": "application/json", **headers}
        connection.request("GET" if body is None else "POST", path, body, sent)
        answer = connection.getresponse()
        told = answer.read(MOST_BYTES)
    except (OSError, http.client.HTTPException) as failed:
        raise Unproved(f"{parts.netloc} cannot be reached") from failed
    finally:
        connection.close()
    if answer.status != 200:
        raise Unproved(f"{parts.netloc} answers {answer.status}")
    return told
