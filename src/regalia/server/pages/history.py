"""The page of one's finished games."""

from collections.abc import Iterable
from datetime import date, datetime, timedelta, tzinfo
from itertools import groupby
from urllib.parse import urlencode

from babel.dates import format_date, format_timedelta
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from regalia.server.http import arena_of, language_of, sender_of
from regalia.server.pages.render import Say, page
from regalia.server.people.profiles import profile_of, zone_of
from regalia.server.people.rights import Right
from regalia.server.requests.history import filter_in, key_in
from regalia.server.routing import Route
from regalia.server.wire.history import FinishedGame, GameList

KEPT = ("game", "with", "result", "tempo", "rated", "from", "to")
"""The filters of an address, which its further pages keep."""


class Day(Struct, frozen=True):
    """The games that ended on a day."""

    title: str
    games: list[FinishedGame]


def by_day(found: GameList, now: datetime, say: Say) -> list[Day]:
    """Games by the day on which they ended, in the time zone of `now`."""
    assert now.tzinfo is not None, "days depend on a time zone"
    days = groupby(found.games, lambda game: ended_on(game, now.tzinfo))
    return [Day(title_of(day, now.date(), say), [*games]) for day, games in days]


def ended_on(game: FinishedGame, zone: tzinfo | None) -> date:
    """The day on which a game ended."""
    return datetime.fromtimestamp(game.ended, zone).date()


def title_of(day: date, today: date, say: Say) -> str:
    """A day in words."""
    if day == today:
        return say("today")
    if day == today - timedelta(days=1):
        return say("yesterday")
    return format_date(day, "long", locale=say.language)


def length_of(game: FinishedGame, language: str) -> str:
    """How long a game took, in words."""
    return format_timedelta(timedelta(seconds=max(60.0, game.ended - game.began)), locale=language, threshold=1.5)


def medal(game: FinishedGame, person: str) -> int | None:
    """The best place of a person in a game; None if it was called off."""
    own = (seat.place for seat in game.seats if seat.person == person and seat.place is not None)
    return min(own, default=None)


def without(query: Iterable[tuple[str, str]], *names: str) -> str:
    """An address's query without some of its parts."""
    return urlencode([(name, value) for name, value in query if name in KEPT and name not in names and value])


async def own_games(request: Request) -> Response:
    """One's finished games, what share of them one has won, and with whom one plays most."""
    arena, person, query = arena_of(request), await sender_of(request), request.query_params
    wanted = filter_in(query)
    found = await arena.history.of(person.id, False, wanted, key_in(query.get("after", "")))
    say, zone = Say(language_of(request)), zone_of(await profile_of(arena.store, person.id))
    now = datetime.fromtimestamp(arena.now()).astimezone(zone)
    return await page(
        request,
        "history.html",
        days=by_day(found, now, say),
        wanted=wanted,
        query={name: query.get(name, "") for name in KEPT},
        further=f"{without(query.multi_items())}&after={found.next}".lstrip("&") if found.next else "",
        is_filtered=any(query.get(name) for name in KEPT) or bool(query.get("after")),
        shares=await arena.history.shares(person.id, False),
        opponents=await arena.history.opponents(person.id, False),
        length_of=length_of,
        medal=medal,
    )


ROUTES = [Route("/games", own_games, Right.READ)]
