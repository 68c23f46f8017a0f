"""Profiles: what a person wants to be shown, and how."""

from functools import cache
from typing import Literal
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec import Struct

from regalia.server.people.crests import Crest
from regalia.server.store import Store
from regalia.server.store.passes import Asked
from regalia.server.tempo import Pace

Confirming = Literal["game", "always", "never"]


class Profile(Struct, frozen=True, forbid_unknown_fields=False):
    """What a person has chosen; None where nothing was chosen."""

    crest: Crest | None = None
    """The crest that is shown in the place of the one drawn from the name."""
    language: Literal["en", "ja"] | None = None
    zone: str | None = None
    """The time zone, by its IANA name; None for the device's. The person's hours are said in it, too."""
    confirm: Confirming | None = None
    """Which moves are confirmed, at devices where nothing else is chosen."""
    sound: bool | None = None
    """True if tables sound, at devices where nothing else is chosen."""
    tempo: Pace | None = None
    """The tempo of tables that the person opens, unless the form says otherwise."""
    windows: Asked | None = None
    """In which windows the person is asked, at devices where nothing else is chosen."""


_profile = msgspec.json.Decoder(Profile)


async def profile_of(store: Store, person: str) -> Profile:
    """The profile of a person; an empty one if nothing was chosen."""
    kept = await store.profile(person)
    return _profile.decode(kept) if kept else Profile()


async def keep_profile(store: Store, person: str, profile: Profile) -> None:
    """Keep a profile."""
    await store.save_profile(person, msgspec.json.encode(profile))


@cache
def zones() -> tuple[str, ...]:
    """The time zones to choose from."""
    places = (zone for zone in available_timezones() if "/" in zone and not zone.startswith(("Etc", "SystemV")))
    return ("UTC", *sorted(places))


def zone_of(profile: Profile) -> ZoneInfo | None:
    """The time zone of a profile; None if none is chosen, or this machine no longer knows it."""
    return ZoneInfo(profile.zone) if profile.zone in zones() else None
