"""A provider of OpenID Connect on the loopback, that recognises one person, or forges a part of what it says."""

import json
import threading
import time
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import OctKey, RSAKey

CLIENT, SECRET = "regalia", "a secret of the two"
KEY, OTHER_KEY = (RSAKey.generate_key(2048, {"kid": "1"}) for _ in range(2))
Claims = dict[str, Any]


def signed(claims: Claims) -> str:
    """A token as it should be."""
    return jwt.encode({"alg": "RS256", "kid": "1"}, claims, KEY)


def unsigned(claims: Claims) -> str:
    """A token that says that it needs no signature."""
    parts = (json.dumps(part).encode() for part in ({"alg": "none"}, claims))
    return ".".join([*(urlsafe_b64encode(part).rstrip(b"=").decode() for part in parts), ""])


def signed_by_the_secret(claims: Claims) -> str:
    """A token signed by what the arena knows, too."""
    return jwt.encode({"alg": "HS256"}, claims, OctKey.import_key(SECRET.ljust(32)), algorithms=["HS256"])


def signed_by_the_public_key(claims: Claims) -> str:
    """A token signed by what anybody knows, taken for a shared secret."""
    return jwt.encode({"alg": "HS256"}, claims, OctKey.import_key(KEY.as_pem(private=False)), algorithms=["HS256"])


def signed_by_another(claims: Claims) -> str:
    """A token signed by a key that is not the provider's, under the name of its key."""
    return jwt.encode({"alg": "RS256", "kid": "1"}, claims, OTHER_KEY)


@dataclass
class Provider:
    """Who is signed in there, and what it changes in its tokens."""

    subject: str = "subject-1"
    change: Callable[[Claims], Claims] = lambda claims: claims
    sign: Callable[[Claims], str] = signed
    issuer: str = ""
    claimed_issuer: str = ""
    way_out: str = ""
    """The path, or the address, where browsers sign out; empty if there is none."""
    asked: list[dict[str, str]] = field(default_factory=list)
    """What browsers were sent with, in order."""
    codes: dict[str, dict[str, str]] = field(default_factory=dict)

    def metadata(self) -> Claims:
        names = {"authorization_endpoint": "authorize", "token_endpoint": "token", "jwks_uri": "keys"}
        ends = {name: f"{self.issuer}/{path}" for name, path in names.items()}
        out = {"end_session_endpoint": f"{self.issuer}/end?realm=club" if self.way_out == "end" else self.way_out}
        return {"issuer": self.claimed_issuer or self.issuer, **ends, **(out if self.way_out else {})}

    def back(self, asked: dict[str, str]) -> str:
        """Where a browser is sent back to."""
        self.asked.append(asked)
        code = f"code-{len(self.asked)}"
        self.codes[code] = asked
        return f"{asked['redirect_uri']}?{urlencode({'code': code, 'state': asked['state'], 'iss': self.issuer})}"

    def token(self, form: dict[str, str], authorization: str) -> Claims | None:
        """What is given for a code, once, to the arena that has begun; None if something is wrong."""
        asked = self.codes.pop(form["code"], None)
        challenge = urlsafe_b64encode(sha256(form["code_verifier"].encode()).digest()).rstrip(b"=").decode()
        known = b64decode(authorization.removeprefix("Basic ")).decode() == f"{CLIENT}:{SECRET.replace(' ', '%20')}"
        if asked is None or not known or asked["code_challenge"] != challenge:
            return None
        now = int(time.time())
        claims = {"iss": self.issuer, "sub": self.subject, "aud": CLIENT, "exp": now + 300, "iat": now}
        claims |= {"nonce": asked["nonce"], "auth_time": now, "preferred_username": "Member"}
        return {"access_token": "-", "token_type": "Bearer", "id_token": self.sign(self.change(claims))}


@contextmanager
def providing() -> Iterator[Provider]:
    """A provider that serves."""
    provider = Provider()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            parts = urlsplit(self.path)
            if parts.path == "/authorize":
                self.send_response(302)
                self.send_header("Location", provider.back({name: one for name, [one] in parse_qs(parts.query).items()}))
                self.end_headers()
                return
            keys = {"keys": [KEY.as_dict(private=False)]}
            self.tell(200, keys if parts.path == "/keys" else provider.metadata())

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"])).decode()
            form = {name: one for name, [one] in parse_qs(body).items()}
            told = provider.token(form, self.headers.get("Authorization", ""))
            self.tell(400 if told is None else 200, told or {"error": "invalid_grant"})

        def tell(self, status: int, told: Claims) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(json.dumps(told).encode())

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - as it is called there
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        provider.issuer = f"http://127.0.0.1:{server.server_address[1]}"
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield provider
        server.shutdown()
