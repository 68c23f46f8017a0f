"""What is kept of changes to the credentials of accounts, of which the owner is notified: on every page, and by e-mail."""

from typing import Literal, Protocol

from msgspec import Struct

from regalia.server.store.notices import Channel

What = Literal[
    "password",
    "recovered",
    "codes",
    "passkey_added",
    "passkey_removed",
    "link_added",
    "link_removed",
    "mail_changed",
    "mail_removed",
    "renamed",
    "program",
    "signed_in",
]
"""A password was set, or set by a code or a letter; recovery codes were made; a passkey or an identity of the provider was
added or removed; the e-mail address or the name was changed; a program's token was made; a new device was signed in."""


class Alert(Struct, frozen=True):
    """A change to the credentials of an account."""

    person: str
    what: What
    device: str
    """The device by which it was changed; empty if that is not known."""
    made: float
    seen: bool = False
    """True if the owner has confirmed to have seen it."""


class Warned(Struct, frozen=True):
    """An e-mail about an alert that is still to be sent."""

    number: int
    alert: Alert
    name: str
    """Of the person, now."""
    address: str
    language: str
    origin: str
    tried: int
    at: float
    """Since when it is to be sent."""


class Alerts(Protocol):
    """Where alerts are kept. They are saved with the change that they are about; guests have none."""

    async def alerts(self, person: str) -> list[Alert]:
        """The alerts of a person, the newest first."""
        ...

    async def see_alerts(self, person: str) -> None:
        """Save that a person has seen all alerts."""
        ...

    async def set_address(self, channel: Channel, letter: str, alert: Alert) -> None:
        """An e-mail address in the place of the one before, which gets the alert, too. Raises Conflict if the letter by
        which it is confirmed was used before.
        """
        ...

    async def drop_address(self, alert: Alert) -> None:
        """Delete the e-mail address of the person of an alert, after which the alert goes there all the same."""
        ...

    async def warnings(self, now: float, most: int = 50) -> list[Warned]:
        """The e-mails that are to be sent by now, those first that wait for longest."""
        ...

    async def hold_warning(self, warning: Warned, until: float) -> bool:
        """Send it no earlier than then. False if it is no longer as it was read: another node sends it."""
        ...

    async def put_off_warning(self, number: int, until: float) -> None:
        """Try again later."""
        ...

    async def end_warning(self, number: int) -> None:
        """An e-mail is sent, or given up."""
        ...

    async def forget_alerts(self, before: float) -> None:
        """Delete all alerts from before a time."""
        ...
