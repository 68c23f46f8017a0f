"""Puzzles from games of the arena: whose games are looked into, and what is kept of them."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace

from regalia import games
from regalia.bots import puzzles
from regalia.bots.analysis import Analysis
from regalia.bots.judged import FIRST
from regalia.core import Record, record_of
from regalia.server.bots.puzzle_finder import MOST, PuzzleFinder, candidates, find_puzzle
from regalia.server.people.profiles import Profile, keep_profile
from regalia.server.requests.analysis import LIMITS, MomentKept
from regalia.server.store import Origin, Person, ReplayPart, Sitting, Store, TableDoc
from regalia.server.store.opening import open_store
from tests.playing import random_match

ORIFLAMME = games.load("oriflamme")
RECORD = msgspec.json.encode(record_of(random_match(ORIFLAMME, 3, 3)))
SEATS = (Sitting("u_ada", "Ada"), Sitting("u_bob", "Bob"), Sitting(bot="squire"))
DOC = TableDoc("T1", "oriflamme", ORIFLAMME.version, {}, SEATS, "u_ada", "5e" * 32, status="over")


class Worker:
    """Notes what it is asked, and finds something in every decision."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def start(self) -> None:
        """It is ready."""

    def end(self) -> None:
        """There is nothing to stop."""

    async def ask(self, patience: float, think: Callable[..., Any], *args: Any, **_: Any) -> Any:
        slug, record, seq = args
        assert (slug, record, think, patience > 0) == ("oriflamme", RECORD, find_puzzle, True)
        self.asked.append(seq)
        return f"puzzle {seq}", b"{}"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = open_store(tmp_path / "arena.db")
    yield opened
    await opened.aclose()


def judged_moments() -> list[MomentKept]:
    """Decisions of the game, of which each of the first four has an answer that stands out."""
    analysis = Analysis(ORIFLAMME, msgspec.json.decode(RECORD, type=Record), most=2)
    moments = []
    for number, ahead in enumerate((0.16, 0.30, 0.20, 0.15, 0.14)):
        moment = next(analysis.moments(number))
        one, two, *_ = [*moment.judged.best, moment.judged.played]
        best = [replace(one, behind=0.0), replace(two, behind=ahead)]
        chances = [0.5] * len(SEATS)
        moments.append(
            MomentKept(number, replace(moment, judged=replace(moment.judged, best=best, chances_before=chances)), [])
        )
    return moments


async def looked_in(store: Store, doc: TableDoc, profile: Profile | None = None) -> list[int]:
    """The decisions that are looked into at a table."""
    for person in ("u_ada", "u_bob"):
        await store.save_person(Person(person, person))
    if profile is not None:
        await keep_profile(store, "u_bob", profile)
    await store.save_table(doc)
    await store.save_replay("T1", ReplayPart(0, 1, b""), RECORD)
    await store.ask_analysis("T1", "u_ada", "", 1.0, LIMITS)
    kept = await store.analysis("T1")
    assert kept is not None
    bodies = [msgspec.json.encode(each) for each in judged_moments()]
    await store.advance(replace(kept, state="done", done=len(bodies)), bodies)
    worker = Worker()
    await PuzzleFinder(cast("Any", SimpleNamespace(store=store, now=lambda: 7.0)), worker).look_in("T1")
    assert await store.next_puzzle("oriflamme", ORIFLAMME.version) == (
        f"puzzle {worker.asked[0]}" if worker.asked else None
    )
    return worker.asked


async def test_the_clearest_decisions_of_a_public_game_are_looked_into(store: Store) -> None:
    moments = [each.moment.judged for each in judged_moments()]
    assert await looked_in(store, DOC) == [moments[1].seq, moments[2].seq]
    assert [each.best[1].behind for each in candidates(moments)] == [0.30, 0.20]
    assert len([*candidates(moments)]) == MOST
    decided = [replace(each, chances_before=[0.9] * len(SEATS)) for each in moments]
    assert [*candidates(decided)] == []


@pytest.mark.parametrize(
    "change",
    [{"public": False}, {"from_file": True}, {"origin": Origin("T0", 1, 0, False)}],
    ids=lambda change: next(iter(change)),
)
async def test_other_games_are_not(store: Store, change: dict[str, Any]) -> None:
    assert await looked_in(store, replace(DOC, **change)) == []


async def test_a_person_can_keep_their_games_out(store: Store) -> None:
    assert await looked_in(store, DOC, Profile(puzzles=False)) == []


def test_a_worker_finds_the_puzzle_in_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    match = random_match(ORIFLAMME, 3, 3)
    seq = Analysis(ORIFLAMME, msgspec.json.decode(RECORD, type=Record), most=FIRST).decisions[0]
    asked: list[Any] = []

    def puzzle_of(game: Any, given: Any, seed: str, options: Any) -> puzzles.Puzzle | None:
        asked.append((game.asks.keys(), given, options))
        return next(iter(puzzles.puzzles_of("oriflamme").values())) if len(asked) == 1 else None

    monkeypatch.setattr(puzzles, "puzzle_of", puzzle_of)
    found = find_puzzle("oriflamme", RECORD, seq)
    assert found is not None
    assert msgspec.json.decode(found[1], type=puzzles.Puzzle).id == found[0]
    assert asked == [(match.at(seq).asks.keys(), match.answers[seq], match.options)]
    assert find_puzzle("oriflamme", RECORD, seq) is None
