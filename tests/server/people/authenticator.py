"""A device that keeps passkeys, made of software: it answers as a browser would, or forges a part of the answer."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, CREDENTIAL = 0x01, 0x04, 0x40
"""What a device says of the person who used it, and that a new key follows."""


def encoded(plain: bytes) -> str:
    return urlsafe_b64encode(plain).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")


@dataclass
class Authenticator:
    """One passkey, of an elliptic curve, at an origin."""

    origin: str
    host: str = "localhost"
    flags: int = PRESENT | VERIFIED
    counter: int = 0
    person: bytes = b""
    id: bytes = field(default_factory=lambda: token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def made(self, options: dict[str, Any]) -> str:
        """The answer to what is asked for a new passkey."""
        self.person = decoded(options["user"]["id"])
        public = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32), -3: public.y.to_bytes(32)}
        new = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(cose)
        attested = {"fmt": "none", "attStmt": {}, "authData": self._said(CREDENTIAL) + new}
        client = self._client("webauthn.create", options)
        return self._told({"clientDataJSON": encoded(client), "attestationObject": encoded(cbor2.dumps(attested))})

    def signed(self, options: dict[str, Any]) -> str:
        """The answer to what is asked of a passkey."""
        client, said = self._client("webauthn.get", options), self._said()
        signature = self.key.sign(said + sha256(client).digest(), ec.ECDSA(SHA256()))
        answer = {"clientDataJSON": client, "authenticatorData": said, "signature": signature, "userHandle": self.person}
        return self._told({name: encoded(value) for name, value in answer.items()})

    def _said(self, more: int = 0) -> bytes:
        return sha256(self.host.encode()).digest() + bytes([self.flags | more]) + self.counter.to_bytes(4)

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _told(self, response: dict[str, str]) -> str:
        name = encoded(self.id)
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": response})
