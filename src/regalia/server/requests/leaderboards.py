"""Ratings as people read them: leaderboards, and those of one person."""

from collections.abc import Collection, Mapping
from math import isfinite
from typing import get_args

from regalia import games
from regalia.ratings import IDLE, after_idle, anchors_of, shown
from regalia.server.errors import Refuse
from regalia.server.store import Person
from regalia.server.store.ratings import TOP, PersonRating, Place, Pool
from regalia.server.table.services import Services
from regalia.server.wire.ratings import BotListed, Leaderboard, PersonListed, RatedTempo, RatingShown

PAGE = 100
"""People on a page."""
FEWEST = 10
"""The fewest people of which there is a list."""
TEMPOS: tuple[RatedTempo, ...] = get_args(RatedTempo)


def check_on(services: Services) -> None:
    """Raises Refuse if the host has turned ratings off."""
    if services.settings.ratings == "no":
        raise Refuse("no_ratings")


async def ratings_of(services: Services, person: str) -> list[RatingShown]:
    """The ratings of a person, by game and tempo; none if the host has turned ratings off."""
    if services.settings.ratings == "no":
        return []
    return [
        rating_shown(each, services.now()) for each in await services.store.ratings_of(person) if each.game in games.slugs()
    ]


async def leaderboard(
    services: Services, game: str, tempo: str, reader: Person | None, after: str = "", among: Collection[str] | None = None
) -> Leaderboard:
    """A page of a leaderboard, after a place that the page before has named; of some people only, if they are given.

    Raises Refuse for a game there is not.
    """
    check_on(services)
    if game not in games.slugs():
        raise Refuse("no_such_game")
    pool, place, since = Pool(game, tempo_in(tempo)), place_in(after), services.now() - IDLE
    if among is not None:
        return await leaderboard_among(services, pool, place, reader, among)
    people = await services.store.people_listed(pool, since)
    found = await services.store.leaderboard(pool, since, place, PAGE + 1) if people >= FEWEST else []
    before = await services.store.ahead_of(pool, since, place_of(found[0])) if found else 0
    names = await services.store.names([each.person for each in found[:PAGE]])
    return Leaderboard(
        game,
        tempo_in(tempo),
        people,
        await services.store.people_rated(pool),
        [listed(each, rank, names, services.now()) for rank, each in enumerate(found[:PAGE], start=before + 1)],
        bots_of(game),
        await own_row(services, pool, since, reader, people >= FEWEST) if reader is not None else None,
        written(place_of(found[PAGE - 1])) if len(found) > PAGE else None,
    )


async def leaderboard_among(
    services: Services, pool: Pool, place: Place, reader: Person | None, among: Collection[str]
) -> Leaderboard:
    """A page of the leaderboard of some people, up to a few hundred, with ranks among them."""
    since, rated = services.now() - IDLE, await services.store.ratings_in(pool, among)
    on_it = [each for each in rated.values() if each.settled and each.ended > since]
    ranked = [*enumerate(sorted(on_it, key=lambda each: (each.low, each.person), reverse=True), start=1)]
    found = [(rank, each) for rank, each in ranked if (each.low, each.person) < (place.low, place.person)]
    names = await services.store.names([each.person for _, each in found[:PAGE]])
    rows = [listed(each, rank, names, services.now()) for rank, each in found[:PAGE]]
    own = rated.get(reader.id) if reader is not None else None
    rank_of = {each.person: rank for rank, each in ranked}
    return Leaderboard(
        pool.game,
        tempo_in(pool.tempo),
        len(on_it),
        len(rated),
        rows,
        bots_of(pool.game),
        listed(own, rank_of.get(own.person), {own.person: reader.name}, services.now()) if own and reader else None,
        written(place_of(found[PAGE - 1][1])) if len(found) > PAGE else None,
    )


async def own_row(services: Services, pool: Pool, since: float, reader: Person, is_list: bool) -> PersonListed | None:
    """The reader's row, with the rank if they are on a leaderboard that is shown."""
    own = (await services.store.ratings_in(pool, [reader.id])).get(reader.id)
    if own is None:
        return None
    on_it = is_list and own.settled and own.ended > since
    rank = 1 + await services.store.ahead_of(pool, since, place_of(own)) if on_it else None
    return listed(own, rank, {reader.id: reader.name}, services.now())


def listed(rating: PersonRating, rank: int | None, names: Mapping[str, str], now: float) -> PersonListed:
    """A person on a leaderboard."""
    return PersonListed(rating.person, names.get(rating.person, ""), rank, rating_shown(rating, now))


def rating_shown(rating: PersonRating, now: float) -> RatingShown:
    """A rating as of now, which has become less certain after a long time without games."""
    seen = shown(after_idle(rating.rating, now - rating.ended))
    return RatingShown(
        rating.game,
        tempo_in(rating.tempo),
        seen.points,
        seen.within,
        seen.provisional,
        rating.games,
        rating.against_people,
        rating.won,
        tuple(map(int, rating.places.split())),
        rating.ended,
    )


def bots_of(game: str) -> list[BotListed]:
    """The bots of a game, as far as they were measured."""
    return [BotListed(level, each.points, each.low, each.high) for level, each in anchors_of(game).items()]


def tempo_in(text: str) -> RatedTempo:
    """A tempo of rated games. Raises Refuse."""
    tempo = next((each for each in TEMPOS if each == text), None)
    if tempo is None:
        raise Refuse("malformed", detail="tempo")
    return tempo


def place_of(rating: PersonRating) -> Place:
    """The place of a person on a leaderboard."""
    return Place(rating.low, rating.person)


def written(place: Place) -> str:
    """A place as text, without loss."""
    return f"{place.low!r},{place.person}"


def place_in(text: str) -> Place:
    """A place from text; without any the top. Raises Refuse."""
    if not text:
        return TOP
    low, _, person = text.partition(",")
    try:
        place = Place(float(low), person)
    except ValueError:
        raise Refuse("malformed", detail="after") from None
    if not isfinite(place.low):
        raise Refuse("malformed", detail="after")
    return place
