"""Leagues: from one season to the next."""

from base64 import urlsafe_b64encode
from hashlib import sha256

from msgspec.structs import replace

from regalia.core import fresh_seed
from regalia.server.events.drawing import State, division_standings
from regalia.server.store import Entry, Event
from regalia.server.time.tempo import DAY
from regalia.tournaments import promoted

BREAK = 7 * DAY
"""Seconds from the end of a season to the first round of the next one, if that opens by itself."""


def id_for(*about: object) -> str:
    """The id of the tournament that is made for these reasons: always the same, so that it is made once."""
    return urlsafe_b64encode(sha256(" ".join(map(str, about)).encode()).digest()[:9]).decode()


def next_season(state: State, now: float) -> tuple[Event, list[Entry]]:
    """The season after one that is over, open for entry, with all who still take part. The first of each division is a
    division higher, the last one lower.
    """
    event, present = state.event, {*state.present}
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
