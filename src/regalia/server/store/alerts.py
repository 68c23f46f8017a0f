"""What is kept of changes to the credentials of accounts, of which the owner is notified: on every page, and by e-mail."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from regalia.server.store.notices import SAVE_CHANNEL, Channel, row_of
from regalia.server.store.sql import Change, Conflict, Sql

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


COLUMNS = "person, what, device, made, address, language, origin, tried, at"
VALUES = "cast(:person as text), cast(:what as text), cast(:device as text), :made"
ON_PAGES = f"""
    insert into alerts ({COLUMNS})
    select {VALUES}, '', '', '', 0, null from accounts where person = :person
    on conflict do nothing
"""  # noqa: S608 - made of constants, values are bound
BY_MAIL = f"""
    insert into alerts ({COLUMNS})
    select {VALUES}, address, language, origin, 0, :made from channels where person = :person and medium = 'mail'
    on conflict do nothing
"""  # noqa: S608 - made of constants, values are bound
ALERTS = """
    select person, what, device, made, seen
    from alerts where person = :person and address = '' order by made desc, number desc limit 50
"""
WARNINGS = """
    select number, person, what, device, made, name, address, language, origin, tried, at
    from alerts join people on people.id = person
    where at <= :now order by at, number limit :most
"""
OF_MAIL = "(select id from channels where person = :person and medium = 'mail')"


class Alerts(Sql):
    """Alerts: a row for the pages, without address, and one for each e-mail address. Guests have none."""

    async def alerts(self, person: str) -> list[Alert]:
        """The alerts of a person, the newest first."""
        rows = await self.rows(ALERTS, person=person)
        return [Alert(person, what, device, made, bool(seen)) for _, what, device, made, seen in rows]

    async def see_alerts(self, person: str) -> None:
        """Save that a person has seen all alerts."""
        await self.save(Change("update alerts set seen = 1 where person = :person and seen = 0", {"person": person}))

    async def set_address(self, channel: Channel, letter: str, alert: Alert) -> None:
        """An e-mail address in the place of the one before, which gets the alert, too. Raises Conflict if the letter by
        which it is confirmed was used before.
        """
        new = Change(SAVE_CHANNEL, row_of(channel))
        await self.save(used_letter(letter), *alerted(alert), *dropped(alert.person), new, mailed(alert))

    async def drop_address(self, alert: Alert) -> None:
        """Delete the e-mail address of the person of an alert, after which the alert goes there all the same."""
        await self.save(*alerted(alert), *dropped(alert.person))

    async def warnings(self, now: float, most: int = 50) -> list[Warned]:
        """The e-mails that are to be sent by now, those first that wait for longest."""
        rows = await self.rows(WARNINGS, now=now, most=most)
        return [
            Warned(number, Alert(person, what, device, made), *rest) for number, person, what, device, made, *rest in rows
        ]

    async def hold_warning(self, warning: Warned, until: float) -> bool:
        """Send it no earlier than then. False if it is no longer as it was read: another node sends it."""
        values = {"number": warning.number, "at": warning.at, "until": until}
        try:
            await self.save(Change("update alerts set at = :until where number = :number and at = :at", values, must=True))
        except Conflict:
            return False
        return True

    async def put_off_warning(self, number: int, until: float) -> None:
        """Try again later."""
        later = "update alerts set at = :until, tried = tried + 1 where number = :number"
        await self.save(Change(later, {"number": number, "until": until}))

    async def end_warning(self, number: int) -> None:
        """An e-mail is sent, or given up."""
        await self.save(Change("update alerts set at = null where number = :number", {"number": number}))

    async def forget_alerts(self, before: float) -> None:
        """Delete all alerts from before a time."""
        await self.save(Change("delete from alerts where made < :before", {"before": before}))


def alerted(alert: Alert | None) -> list[Change]:
    """An alert for the pages, and for the e-mail address that the account has at this moment; none for a guest."""
    return [Change(ON_PAGES, values_of(alert)), mailed(alert)] if alert is not None else []


def mailed(alert: Alert) -> Change:
    """An e-mail about an alert for the address that the account has at this moment, unless there is one already."""
    return Change(BY_MAIL, values_of(alert))


def values_of(alert: Alert) -> dict[str, Any]:
    """The values of an alert's row."""
    values = msgspec.structs.asdict(alert)
    del values["seen"]
    return values


def used_letter(letter: str) -> Change:
    """The end of a letter that must be there."""
    return Change("delete from letters where id = :id", {"id": letter}, must=True)


def dropped(person: str) -> list[Change]:
    """The end of an e-mail address, with all notices that are on their way there."""
    whose = {"person": person}
    return [
        Change(f"delete from outbox where channel in {OF_MAIL}", whose),  # noqa: S608 - made of constants, values are bound
        Change("delete from channels where person = :person and medium = 'mail'", whose),
    ]
