"""Leagues: from one season to the next."""

from base64 import urlsafe_b64encode
from collections.abc import Collection
from hashlib import sha256

from msgspec.structs import replace

from regalia.core import fresh_seed
from regalia.server.events.drawing import State, division_standings
from regalia.server.store import Entry, Event, Store
from regalia.server.time.tempo import DAY
from regalia.tournaments import promoted

BREAK = 7 * DAY
"""Seconds from the end of a season to the first round of the next one, if that opens by itself."""


def id_for(*about: object) -> str:
    """The id of the tournament that is made for these reasons: always the same, so that it is made once."""
    return urlsafe_b64encode(sha256(" ".join(map(str, about)).encode()).digest()[:9]).decode()


async def staying(store: Store, state: State) -> set[str]:
    """Those who play on in the next season: they take part, have played a game of this one, and are in its club, if it
    is for one. A game counts that was played to its end, or brought points.
    """
    results = await store.results_at([each.table_id for each in state.pairings if each.table_id])
    played = {each.person for those in results.values() for each in those if each.how == "played" and not each.name}
    scored = {score.person for table in state.tables if len(table.scores) > 1 for score in table.scores if score.points}
    found = {*state.present} & (played | scored)
    return found & {*await store.people_in_club(state.event.for_club)} if state.event.for_club else found


def next_season(state: State, now: float, present: Collection[str]) -> tuple[Event, list[Entry]]:
    """The season after one that is over, open for entry, with those who are present. The first of each division is a
    division higher, the last one lower.
    """
    event = state.event
    following = replace(
        event,
        id=id_for(event.league, event.season + 1),
        season=event.season + 1,
        starts=now + BREAK if event.again else None,
        seed=fresh_seed(),
        created=now,
        state="open",
        round=0,
        ended=None,
        version=0,
        paused=None,
        winner="",
    )
    order = promoted([[each.person for each in those] for those in division_standings(state, present)])
    people = [Entry(following.id, person, now + seed / 1024, "in", seed) for seed, person in enumerate(order, 1)]
    return following, people
