"""The cryptography of Web Push: a message that one browser alone can read, and the signature of who sends it.

RFC 8291 (encryption), RFC 8188 (its coding) and RFC 8292 (VAPID), in terms of `cryptography`.
"""

import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

POINT, AUTH, SALT = 65, 16, 16
"""Bytes of a public key, of a browser's secret, and of a salt."""
RECORD = 4096
"""The size of a record that is announced; a message is one record."""
LAST = b"\2"
"""What ends the last record."""
JWT = b'{"typ":"JWT","alg":"ES256"}'


def new_key() -> str:
    """A new private key, in base64url."""
    return text(generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def key_in(said: str) -> EllipticCurvePrivateKey:
    """The private key in base64url."""
    return derive_private_key(int.from_bytes(octets(said), "big"), SECP256R1())


def public_of(key: EllipticCurvePrivateKey) -> bytes:
    """The public key, as a point that is not compressed."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def text(some: bytes) -> str:
    """Bytes in base64url, without padding."""
    return urlsafe_b64encode(some).rstrip(b"=").decode()


def octets(said: str) -> bytes:
    """The bytes of a text in base64url. Raises ValueError if it is none."""
    return urlsafe_b64decode(said + "=" * (-len(said) % 4))


def is_subscription(public: str, auth: str) -> bool:
    """True if these are the public key and the secret of a browser."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), octets(public))
        return len(octets(public)) == POINT and len(octets(auth)) == AUTH
    except ValueError:
        return False


def sealed(body: bytes, public: bytes, auth: bytes, own: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """A message that only the browser with this public key and secret can read. `own` and `salt` are of this message."""
    shared = own.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), public))
    secret = derived(shared, auth, b"WebPush: info\0" + public + public_of(own), 32)
    key, nonce = keys_of(secret, salt)
    head = salt + struct.pack(">IB", RECORD, POINT) + public_of(own)
    return head + AESGCM(key).encrypt(nonce, body + LAST, None)


def keys_of(secret: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key and the nonce of a record (RFC 8188, 2.2 and 2.3)."""
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    return key, derived(secret, salt, b"Content-Encoding: nonce\0", 12)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def signature(key: EllipticCurvePrivateKey, service: str, contact: str, until: float) -> str:
    """The value of `Authorization` for a push service: who sends, to whom complaints go, and until when that holds."""
    claims = msgspec.json.encode({"aud": service, "exp": int(until), "sub": contact})
    signed = f"{text(JWT)}.{text(claims)}"
    r, s = decode_dss_signature(key.sign(signed.encode(), ECDSA(SHA256())))
    return f"vapid t={signed}.{text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={text(public_of(key))}"
