"""Services on the loopback to which notices go, and a browser that decrypts what its push service gets."""

import hashlib
import hmac
import re
import threading
from base64 import urlsafe_b64decode
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import msgspec
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography.hazmat.primitives.asymmetric.ec import ECDH, ECDSA, SECP256R1, EllipticCurvePublicKey
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from regalia.server.notices.sealing import key_in, new_key, public_of, text
from tests.ports import own_port

PATIENCE = 60.0
Heard = tuple[str, Mapping[str, str], bytes]
"""Path, headers and body."""


@contextmanager
def service(answer: Callable[[Heard], int]) -> Iterator[str]:
    """A service that answers each request with a status; its origin."""

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(answer((self.path, dict(self.headers), body)))
            self.send_header("Location", "http://127.0.0.1:1/elsewhere")
            self.end_headers()

        def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
            """Tests print nothing."""

    server = HTTPServer(("127.0.0.1", 0), Service)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Browser:
    """What a browser that has subscribed to notices keeps: the key of the arena, and its own."""

    def __init__(self) -> None:
        self.key = key_in(new_key())
        self.auth = b"sixteen secrets!"
        self.arena = ""
        self.told: list[Any] = []
        """What it has been told."""
        self.headers: list[Mapping[str, str]] = []
        self.status = 201

    @property
    def secret(self) -> str:
        return f"{text(public_of(self.key))}.{text(self.auth)}"

    def hear(self, heard: Heard) -> int:
        """Read a message, as a browser and its push service do together."""
        _, headers, body = heard
        self.headers.append(headers)
        if self.status == 201:
            self.arena, self.claims = signed_by(headers["Authorization"])
            self.told.append(msgspec.json.decode(self.read(body)))
        return self.status

    def read(self, body: bytes) -> bytes:
        """The message in a body of the coding `aes128gcm`, by RFC 8291, word for word."""
        salt, size, theirs, sealed = body[:16], body[20], body[21:86], body[86:]
        assert size == len(theirs)
        shared = self.key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), theirs))
        secret = hkdf(self.auth, shared, b"WebPush: info\x00" + public_of(self.key) + theirs, 32)
        key = hkdf(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = hkdf(salt, secret, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02"), "it is the last record"
        return plain[:-1]


def hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256 for at most 32 bytes (RFC 5869)."""
    extracted = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(extracted, info + b"\x01", hashlib.sha256)[:length]


def signed_by(authorization: str) -> tuple[str, Any]:
    """The public key of whoever has signed a request, and what it claims. Raises InvalidSignature."""
    kind, _, fields = authorization.partition(" ")
    assert kind == "vapid"
    parts = dict(each.strip().split("=", 1) for each in fields.split(","))
    head, claims, proof = parts["t"].split(".")
    key, proven = octets(parts["k"]), octets(proof)
    signature = encode_dss_signature(int.from_bytes(proven[:32], "big"), int.from_bytes(proven[32:], "big"))
    EllipticCurvePublicKey.from_encoded_point(SECP256R1(), key).verify(
        signature, f"{head}.{claims}".encode(), ECDSA(SHA256())
    )
    assert msgspec.json.decode(octets(head)) == {"typ": "JWT", "alg": "ES256"}
    return parts["k"], msgspec.json.decode(octets(claims))


def octets(said: str) -> bytes:
    return urlsafe_b64decode(said + "=" * (-len(said) % 4))


class Mailbox:
    """What a mail server has taken, and what it answers."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.came = threading.Condition()
        self.answer = "250 OK"
        self.users: list[bytes] = []
        """Who has signed in."""

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        letter = message_from_bytes(envelope.original_content or b"", policy=default)
        assert isinstance(letter, EmailMessage)
        with self.came:
            self.letters.append(letter)
            self.came.notify_all()
        return self.answer

    def wait_for(self, count: int) -> None:
        """Wait until there are so many letters."""
        with self.came:
            assert self.came.wait_for(lambda: len(self.letters) >= count, PATIENCE)

    def sign_in(
        self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: LoginPassword
    ) -> AuthResult:
        self.users.append(data.login)
        return AuthResult(success=data.password == b"secret")

    def texts(self) -> list[str]:
        """The plain texts."""
        return [part(letter, "plain") for letter in self.letters]

    def link(self, number: int = -1) -> str:
        """The path of the first link in a letter."""
        found = re.search(r"https?://[^/\s]+(/\S+)", part(self.letters[number], "plain"))
        assert found is not None
        return found[1]


def part(letter: EmailMessage, kind: str) -> str:
    """The text of a letter, `plain` or `html`."""
    body = letter.get_body((kind,))
    assert body is not None
    return str(body.get_content())


@contextmanager
def mail_server(box: Mailbox) -> Iterator[str]:
    """A mail server; its address."""
    port = own_port()
    signs: dict[str, Any] = {"auth_require_tls": False, "authenticator": box.sign_in} if box.users else {}
    controller = Controller(box, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE, **signs)
    controller.start()
    try:
        yield f"smtp://127.0.0.1:{port}"
    finally:
        controller.stop()
