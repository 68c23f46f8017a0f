"""Results of games that were never played, for tests of ratings: people of known strength, bots, and seats kept by bots."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from random import Random

import msgspec

from regalia.server.store import Store
from regalia.server.store.results import SAVE_RESULT, How, Result
from regalia.server.store.sql import Change

DAY = 86400.0
GAME = "oriflamme"
SAVE_TABLE = """
    insert into tables (id, status, public, created, document, version) values (:id, 'over', 1, 1.0, :document, 1)
    on conflict (id) do nothing
"""
SAVE_ACCOUNT = (
    "insert into accounts (person, likeness, role, created) values (:id, :id, '', 1.0) on conflict (person) do nothing"
)
SAVE_NAME = "insert into people (id, name) values (:id, :id) on conflict (id) do nothing"


def game(
    name: str,
    ended: float,
    people: Sequence[str],
    places: Sequence[int] | None = None,
    hows: Sequence[How] | None = None,
    sides: Sequence[str] = (),
    slug: str = GAME,
) -> list[Result]:
    """The results of a game, in the order of the seats; a person whose name is a level is a bot."""
    bots = ("page", "squire", "knight", "regent")
    places, hows = places or range(1, len(people) + 1), hows or ["played"] * len(people)
    return [
        Result(
            table_id=name,
            seat=seat,
            game=slug,
            rules=1,
            options="",
            pack="",
            tempo="live",
            public=1,
            seats=len(people),
            side=sides[seat] if sides else "",
            person=None if person in bots else person,
            name="",
            level=person if person in bots else "" if how == "played" else "squire",
            place=place,
            points=None,
            began=ended - 600,
            ended=ended,
            moves=20,
            how=how,
            rated=1,
        )
        for seat, (person, place, how) in enumerate(zip(people, places, hows, strict=True))
    ]


def season(number: int, people: int = 24, seed: int = 1, sides: Sequence[str] = ()) -> list[list[Result]]:
    """Games of people of different strengths, some with bots, some left; a few end at the same time."""
    rng = Random(seed)
    strength = {f"u_{index:02}": rng.gauss(0, 1) for index in range(people)} | {"squire": 0.0, "knight": 0.5}
    names, found, ended = [*strength][:-2], list[list[Result]](), 1000 * DAY
    for each in range(number):
        ended += rng.choice([0.0, 60.0, 3600.0, 100 * DAY if each % 97 == 0 else 600.0])
        table = rng.sample(names, rng.choice([1, 2, 3, 4]))
        table += rng.choices(["squire", "knight"], k=max(0, rng.choice([2, 3, 4]) - len(table)))
        performed = {seat: strength[name] + rng.gauss(0, 1) for seat, name in enumerate(table)}
        places = [1 + sum(other > performed[seat] for other in performed.values()) for seat in performed]
        hows: list[How] = ["bot_kept" if name in names and rng.random() < 0.05 else "played" for name in table]
        played = [rng.choice(sides) for _ in table] if sides else ()
        found.append(game(f"T{rng.randrange(10**9):09}", ended, table, places, hows, played))
    return found


async def keep(store: Store, games: Iterable[Sequence[Result]]) -> None:
    """Save the results of games, in the order given, and accounts of their people."""
    everything = [result for each in games for result in each]
    people = [{"id": person} for person in dict.fromkeys(result.person for result in everything) if person]
    await store.save(*(Change(statement, person) for person in people for statement in (SAVE_NAME, SAVE_ACCOUNT)))
    for _, part in groupby(enumerate(everything), lambda each: each[0] // 500):
        results = [result for _, result in part]
        tables = [
            Change(SAVE_TABLE, {"id": name, "document": b"{}"}) for name in dict.fromkeys(r.table_id for r in results)
        ]
        await store.save(*tables, *(Change(SAVE_RESULT, msgspec.structs.asdict(result)) for result in results))
