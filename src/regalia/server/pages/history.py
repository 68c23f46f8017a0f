"""The pages of finished games: one's own, those of others, and figures of all."""

from datetime import date, datetime, timedelta, tzinfo
from itertools import groupby
from urllib.parse import urlencode

from babel.dates import format_date, format_timedelta
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from regalia import games
from regalia.server.errors import Refuse
from regalia.server.http import arena_of, language_of, member_of, sender_of, visitor_of
from regalia.server.pages.forms import see_other
from regalia.server.pages.render import Say, page
from regalia.server.people.profiles import profile_of, zone_of
from regalia.server.people.rights import Right
from regalia.server.requests.history import filter_in, key_in
from regalia.server.requests.portrait import may_filter_by, portrait
from regalia.server.routing import Route
from regalia.server.store import Person
from regalia.server.wire.history import FinishedGame, GameList

FILTERS = ("game", "with", "result", "tempo", "rated", "from", "to")
"""The filters of an address, which its further pages keep."""


class Day(Struct, frozen=True):
    """The games that ended on a day."""

    title: str
    games: list[FinishedGame]


def by_day(found: GameList, now: datetime, say: Say) -> list[Day]:
    """Games by the day on which they ended, in the time zone of `now`."""
    assert now.tzinfo is not None, "days depend on a time zone"
    days = groupby(found.games, lambda game: ended_on(game, now.tzinfo))
    return [Day(title_of(day, now.date(), say), [*each]) for day, each in days]


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


async def own_games(request: Request) -> Response:
    """One's finished games, what share of them one has won, and with whom one plays most."""
    return await games_page(request, await sender_of(request), is_own=True)


async def games_of(request: Request) -> Response:
    """The games of another person at public tables; without games if their page is closed to the one who asks."""
    arena, own = arena_of(request), await member_of(request)
    shown = await portrait(arena.services, arena.friends, own, request.path_params["person"])
    if shown.tie == "you":
        return see_other("/games")
    asks = await may_filter_by(arena.services, arena.friends, own, request.query_params.get("with", ""))
    if not (shown.open and asks):
        return see_other(f"/people/{shown.id}")
    return await games_page(request, Person(shown.id, shown.name), is_own=False)


async def games_page(request: Request, whose: Person, is_own: bool) -> Response:
    """Finished games of a person, by the filters in the address; those of others only at public tables."""
    arena, query = arena_of(request), request.query_params
    found = await arena.history.of(whose.id, not is_own, filter_in(query), key_in(query.get("after", "")))
    further = [(name, value) for name, value in query.multi_items() if name in FILTERS and value]
    return await page(
        request,
        "history.html",
        whose=whose,
        is_own=is_own,
        address="/games" if is_own else f"/people/{whose.id}/games",
        days=await days_of(request, found),
        query={name: query.get(name, "") for name in FILTERS},
        further=urlencode([*further, ("after", found.next)]) if found.next else "",
        is_filtered=any(query.get(name) for name in (*FILTERS, "after")),
        shares=await arena.history.shares(whose.id, not is_own),
        opponents=await arena.history.opponents(whose.id, not is_own),
        length_of=length_of,
        medal=medal,
    )


async def days_of(request: Request, found: GameList) -> list[Day]:
    """Games by day, in the time zone that the reader has chosen, otherwise the arena's."""
    arena, visitor = arena_of(request), await visitor_of(request)
    zone = zone_of(await profile_of(arena.store, visitor.person.id))
    return by_day(found, datetime.fromtimestamp(arena.now()).astimezone(zone), Say(language_of(request)))


async def figures(request: Request) -> Response:
    """How often each seat and each side of a game has won in public games."""
    game = request.path_params["game"]
    if game not in games.slugs():
        raise Refuse("no_such_game")
    return await page(request, "figures.html", game=game, figures=await arena_of(request).figures.of(game))


ROUTES = [
    Route("/games", own_games, Right.READ),
    Route("/people/{person}/games", games_of, Right.READ),
    Route("/games/{game}/figures", figures, Right.ANYONE),
]
