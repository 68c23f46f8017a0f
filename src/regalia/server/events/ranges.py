"""Tournaments for people whose rating is in a range."""

from regalia.ratings.model import points_of, tens
from regalia.server.errors import Refuse
from regalia.server.store import Event, Person, Store
from regalia.server.store.ratings import Pool
from regalia.server.time.tempo import tempo_of
from regalia.server.wire.events import NewEvent


def pool_of(event: Event) -> Pool:
    """The ratings that count for a tournament."""
    tempo = tempo_of(event.pace)
    return Pool(event.game, "live" if tempo and tempo.live else "days")


def must_be_range(new: NewEvent, *, rated: bool) -> None:
    """Refuse a range without any rating in it, and all of them where the host has turned ratings off."""
    if not rated:
        raise Refuse("no_ratings")
    if new.low is not None and new.high is not None and new.low > new.high:
        raise Refuse("malformed", detail="high")


async def must_be_in_range(store: Store, event: Event, person: Person) -> None:
    """Refuse people without a settled rating of the game, and those with one outside of the range. Points count as they
    are shown.
    """
    if event.lowest is None and event.highest is None:
        return
    rating = (await store.ratings_in(pool_of(event), [person.id])).get(person.id)
    if rating is None or not rating.settled:
        raise Refuse("needs_rating")
    points = tens(points_of(rating.mu))
    if not (event.lowest or 0) <= points <= (event.highest or float("inf")):
        raise Refuse("not_in_range", allowed=[event.lowest, event.highest])
