"""A bot's question, and how it is put to the thinkers on other machines.

A question holds an imagined game and no seat's secret. Its subject on the bus names the game, the version of its rules and
the pack, so that it reaches only thinkers that can answer it; where there are none, the bus says so at once.
"""

import time
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from regalia.core import Seat
from regalia.server.bots.workers import rules_here
from regalia.server.nodes.bus import Bus

ABROAD = 3.0
"""Seconds that a node waits for thinkers before it asks its own workers. A regent thinks for at most two."""
ADVISING = 1.0
"""Seconds that a hint or a review may take, unless its first worlds take longer."""
TRIES = 3
"""How many thinkers are asked, if those before are busy."""
BUSY = b""
"""The reply of a thinker that cannot take the question now."""


class Question(Struct, frozen=True):
    """What a bot is to decide."""

    level: str
    slug: str
    pack: str
    """The hash of its pack; empty for the game's own content."""
    position: bytes
    """An imagined game, saved."""
    seat: Seat
    seed: str


def think(level: str, slug: str, pack: str, position: bytes, seat: Seat, seed: str) -> bytes:
    """In a worker process: what a bot does, as JSON. The position is an imagined one; it holds no seat's secret."""
    from regalia.bots import choose

    return msgspec.json.encode(choose(level, rules_here(slug, pack), position, seat, seed))


def advise(slug: str, pack: str, position: bytes, seat: Seat, seed: str) -> bytes:
    """In a worker process: a hint for a seat in an imagined game, as the JSON of `Hint`."""
    from regalia.bots.reasons import explained
    from regalia.bots.weighing import weigh, worlds_for
    from regalia.core import load

    game = load(rules_here(slug, pack), position)
    weighing = weigh(game, seat, seed, worlds_for(slug), seconds=ADVISING)
    return msgspec.json.encode(explained(game, seat, weighing, seed))


def review(slug: str, pack: str, position: bytes, seat: Seat, seed: str, given: bytes) -> bytes:
    """In a worker process: what a given answer has cost a seat in an imagined game, as the JSON of `Weighed`."""
    from regalia.bots.weighing import weigh, worlds_for
    from regalia.core import load

    rules = rules_here(slug, pack)
    answer, game = rules.answers.decode(given), load(rules, position)
    weighed = weigh(game, seat, seed, worlds_for(slug), answer, ADVISING).advice
    return msgspec.json.encode(next(each for each in weighed if each.answer == answer))


def expect(slug: str, pack: str, record: bytes) -> bytes:
    """In a worker process: the points that each seat could expect after each answer of a record, as JSON."""
    from regalia.bots.outlooks import expected_points
    from regalia.core import Record, replay

    match = replay(rules_here(slug, pack), msgspec.json.decode(record, type=Record))
    return msgspec.json.encode([[round(each, 1) for each in points] for points in expected_points(match)])


def compose_chronicle(slug: str, pack: str, record: bytes, moments: Sequence[bytes] = ()) -> bytes:
    """In a worker process: the lines of the chronicle of a finished game, as JSON, with the moments of its analysis."""
    from regalia.chronicle import compose
    from regalia.core import Record, replay
    from regalia.server.requests.analysis import MomentKept

    match = replay(rules_here(slug, pack), msgspec.json.decode(record, type=Record))
    return msgspec.json.encode(compose(match, [msgspec.json.decode(each, type=MomentKept).moment for each in moments]))


def subject_of(slug: str, version: int, pack: str) -> str:
    """Where questions about a game under these rules are asked."""
    return f"regalia.think.{slug}.{version}.{pack or 'own'}"


async def ask_thinkers(bus: Bus, question: Question, version: int) -> bytes | None:
    """What a thinker says within `ABROAD` seconds, as JSON; None if there is none, or each that was asked is busy."""
    subject, until = subject_of(question.slug, version, question.pack), time.monotonic() + ABROAD
    asked = msgspec.msgpack.encode(question)
    for _ in range(TRIES):
        reply = await bus.ask(subject, asked, until - time.monotonic())
        if reply != BUSY:
            return reply if reply is not None and is_json(reply) else None
    return None


def is_json(reply: bytes) -> bool:
    """True if it can be read."""
    try:
        msgspec.json.decode(reply)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return True
