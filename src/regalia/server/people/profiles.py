"""Profiles: what a person wants to be shown, and how."""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Literal
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from regalia.server.errors import Refuse
from regalia.server.people.crests import Crest
from regalia.server.store import Store
from regalia.server.store.passes import Asked
from regalia.server.time.tempo import Pace
from regalia.server.wire.lobby import TableFilter
from regalia.server.wire.seeks import NewSeek

Confirming = Literal["game", "always", "never"]
Shown = Literal["all", "friends", "none"]
MOST_WORDS = 300
"""The most signs of what a person says about themselves."""
MOST_WINDOWS = 64
"""Windows of a game for which a person may say how they want to be asked."""


class LessonKept(Struct, frozen=True):
    """How far a person has come in a lesson."""

    given: list[Any] = []
    """The answers to the steps that are done; None at a step that asks for none."""
    done: bool = False
    """True if the person has come to the end at least once."""


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
    asked: dict[str, dict[str, Asked]] = {}
    """The same for single windows of a game, by game and name of the window, at all devices."""
    shown: Shown = "all"
    """Who sees the person's page, beside themselves."""
    speaks: tuple[Literal["en", "ja"], ...] = ()
    """Languages in which the person can be talked to."""
    words: Annotated[str, Meta(max_length=MOST_WORDS)] = ""
    """What the person says about themselves, in one line."""
    puzzles: bool = True
    """False if the person keeps their games out of puzzles."""
    lobby: TableFilter = TableFilter()
    """Which tables of others the lobby lists, unless the address says so."""
    finding: NewSeek | None = None
    """What the person looked for last, for the form with which they look for others."""
    lessons: dict[str, LessonKept] = {}
    """How far the person has come in lessons, by game and lesson, such as `oriflamme/first`."""


_profile = msgspec.json.Decoder(Profile)


async def profile_of(store: Store, person: str) -> Profile:
    """The profile of a person; an empty one if nothing was chosen."""
    kept = await store.profile(person)
    return _profile.decode(kept) if kept else Profile()


async def profiles_of(store: Store, people: Sequence[str]) -> dict[str, Profile]:
    """The profiles of these people; those who have chosen nothing are left out."""
    return {person: _profile.decode(kept) for person, kept in (await store.profiles(people)).items()}


async def keep_profile(store: Store, person: str, profile: Profile) -> None:
    """Keep a profile."""
    await store.save_profile(person, msgspec.json.encode(profile))


def wanting(profile: Profile, game: str, window: str, asked: Asked) -> Profile:
    """The profile with how the person wants to be asked in the windows of a name. Raises Refuse if it says too many."""
    windows = profile.asked.get(game, {}) | {window: asked}
    if len(windows) > MOST_WINDOWS:
        raise Refuse("too_many", allowed=MOST_WINDOWS)
    return replace(profile, asked=profile.asked | {game: windows})


@cache
def zones() -> tuple[str, ...]:
    """The time zones to choose from."""
    places = (zone for zone in available_timezones() if "/" in zone and not zone.startswith(("Etc", "SystemV")))
    return ("UTC", *sorted(places))


def zone_of(profile: Profile) -> ZoneInfo | None:
    """The time zone of a profile; None if none is chosen, or this machine no longer knows it."""
    return ZoneInfo(profile.zone) if profile.zone in zones() else None
