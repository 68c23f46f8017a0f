"""Rate limits for credentials.

Wrong passwords count by address, and by account for devices that have never signed in to it: first for each address, then
for all addresses together. Devices of the owner have a mark of their own and count apart. Recovery counts by address only,
since its codes and links cannot be guessed: no one can use up what the owner of an account needs to get in.
"""

from itsdangerous import BadSignature

from regalia.server.limits import Buckets
from regalia.server.store.secret import KeyRing

STRANGERS_AN_HOUR, STRANGERS_AT_ONCE = 60, 20
"""Tries at one account from one address, by devices that have never signed in to it."""
ACCOUNT_AN_HOUR, ACCOUNT_AT_ONCE = 300, 100
"""The same from all addresses together."""
OWN_AN_HOUR, OWN_AT_ONCE = 60, 20
"""Tries at one account from one device that has signed in to it."""
SALT = "device"


class Guesses:
    """Counts tries, whether or not there is such an account."""

    def __init__(self, keys: KeyRing, tries_a_minute: float) -> None:
        self._keys = keys
        self.addresses = Buckets(tries_a_minute / 60, burst=tries_a_minute)
        self.recoveries = Buckets(tries_a_minute / 60, burst=tries_a_minute)
        self.strangers = Buckets(STRANGERS_AN_HOUR / 3600, STRANGERS_AT_ONCE)
        self.accounts = Buckets(ACCOUNT_AN_HOUR / 3600, ACCOUNT_AT_ONCE)
        self.own = Buckets(OWN_AN_HOUR / 3600, OWN_AT_ONCE)

    def mark(self, likeness: str, device: str) -> str:
        """What a device keeps after signing in to the account of this name; `device` is random."""
        return self._keys.signer(SALT).sign(f"{device}.{likeness.encode().hex()}").decode()

    def may_try(self, likeness: str, address: str, mark: str | None) -> bool:
        """True if one more password can be tried; counts it if so."""
        if not self.addresses.take(address):
            return False
        device = self._device(likeness, mark)
        if device:
            return self.own.take(device)
        return self.strangers.take(f"{address} {likeness}") and self.accounts.take(likeness)

    def may_prove(self, session: str, address: str) -> bool:
        """True if a signed-in device can try its password once more; counts it if so."""
        return self.addresses.take(address) and self.own.take(session)

    def may_recover(self, address: str) -> bool:
        """True if recovery can be tried once more; counts it if so."""
        return self.recoveries.take(address)

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
