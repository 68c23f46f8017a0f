"""Limits on trying credentials: by address, and by account for devices that have never signed in to it.

Guesses of another's password from many addresses use up what strangers may try. The owner's devices have a mark of their
own, and are let in all the same.
"""

from itsdangerous import BadSignature

from regalia.server.limits import Buckets
from regalia.server.store.secret import KeyRing

STRANGERS_AN_HOUR = 60
"""Tries at one account from all devices that have never signed in to it."""
OWN_AN_HOUR = 60
"""Tries at one account from one device that has."""
BURST = 20
"""Tries at one account that may come at once."""
SALT = "device"


class Guesses:
    """Counts tries, whether or not there is such an account."""

    def __init__(self, keys: KeyRing, tries_a_minute: float) -> None:
        self._keys = keys
        self.addresses = Buckets(tries_a_minute / 60, burst=tries_a_minute)
        self.strangers = Buckets(STRANGERS_AN_HOUR / 3600, BURST)
        self.own = Buckets(OWN_AN_HOUR / 3600, BURST)

    def mark(self, likeness: str, device: str) -> str:
        """What a device keeps after signing in to the account of this name; `device` is random."""
        return self._keys.signer(SALT).sign(f"{device}.{likeness.encode().hex()}").decode()

    def may_try(self, likeness: str, address: str, mark: str | None) -> bool:
        """True if one more try is allowed; counts it if so."""
        if not self.addresses.take(address):
            return False
        device = self._device(likeness, mark)
        return self.own.take(device) if device else self.strangers.take(likeness)

    def knows(self, likeness: str, mark: str | None) -> bool:
        """True if a device has signed in to the account of this name before."""
        return bool(self._device(likeness, mark))

    def _device(self, likeness: str, mark: str | None) -> str:
        """The device that has this mark of the account; empty if the mark is not genuine, or another account's."""
        try:
            device, _, of = self._keys.signer(SALT).unsign(mark or "").decode().partition(".")
        except (BadSignature, UnicodeDecodeError):
            return ""
        return f"{device} {likeness}" if of == likeness.encode().hex() else ""
