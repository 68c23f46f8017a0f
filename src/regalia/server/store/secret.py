"""The keys that sign cookies and mark addresses. They lie beside the database, a line each:

9oQ…                                    the key that signs
Zx1… until 2026-12-22T12:00:00+00:00    one before it, whose signatures are still accepted
site 3f29…                              what the site's nodes know each other by, once the key has been changed
"""

import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from itsdangerous import Signer
from msgspec import Struct

from regalia.server.store.files import Unfit, keep_private, replacing, secret_beside

SHORTEST_KEY = 16
"""Characters; the key that Regalia makes has 64."""


class Former(Struct, frozen=True):
    """A key that signs no more."""

    key: str
    until: float
    """What it has signed is accepted until then."""


class Keys(Struct, frozen=True):
    """The key that signs, and those before it."""

    signing: str
    former: tuple[Former, ...] = ()
    named: str = ""
    """The site's name, if it does not come from the key that signs."""

    @property
    def site(self) -> str:
        """A name of the site that stays the same when the key changes, and does not give the key away."""
        return self.named or sha256(self.signing.encode()).hexdigest()[:16]

    @property
    def text(self) -> str:
        """As it is kept."""
        former = [f"{each.key} until {datetime.fromtimestamp(each.until, UTC).isoformat()}" for each in self.former]
        return "\n".join([self.signing, *former, *([f"site {self.named}"] if self.named else [])])

    def accepted(self, now: float) -> list[str]:
        """The keys whose signatures are accepted, the one that signs last."""
        return [*(each.key for each in reversed(self.former) if each.until > now), self.signing]

    def succeeded(self, key: str, now: float, keep: float) -> "Keys":
        """After a change of the key: what was signed before is accepted for `keep` more seconds at most."""
        until = float(int(now + keep))
        before = (Former(self.signing, until), *self.former)
        lasting = (Former(each.key, min(each.until, until)) for each in before)
        return Keys(key, tuple(each for each in lasting if each.until > now), self.site)


class KeyRing:
    """The keys as they are now: a host may change them while the arena runs."""

    def __init__(self, keys: Keys, clock: Callable[[], float] = time.time) -> None:
        self.keys = keys
        self._clock = clock

    def signer(self, salt: str) -> Signer:
        """Signs with the present key, and accepts what those before it have signed until they lapse."""
        return Signer(self.keys.accepted(self._clock()), salt=salt)


def fresh_key() -> str:
    """A new key."""
    return secrets.token_urlsafe(48)


def read_keys(text: str) -> Keys:
    """The keys as they are kept."""
    signing, *lines = text.split("\n")
    former = [line.split(" until ") for line in lines if " until " in line]
    site = next((line.removeprefix("site ") for line in lines if line.startswith("site ")), "")
    return Keys(signing, tuple(Former(key, datetime.fromisoformat(until).timestamp()) for key, until in former), site)


def keep_keys(file: Path, keys: Keys) -> None:
    """Write the keys, readable by the host alone."""
    with replacing(file) as part:
        part.write_text(keys.text)


def keys_of(database: Path) -> Keys:
    """The keys that lie beside a database: made at the first start. Raises Unfit if there is none in the file."""
    file = secret_beside(database)
    if not file.exists():
        keep_keys(file, Keys(fresh_key()))
    keep_private(file)
    keys = read_keys(file.read_text())
    if len(keys.signing.strip()) < SHORTEST_KEY:
        raise Unfit(f"{file} holds no key: restore it from a backup, or delete it (all guests then lose their seats)")
    return keys
