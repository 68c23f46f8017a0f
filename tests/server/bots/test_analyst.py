"""The queue of analyses: fair, limited, and going on wherever a node or a worker has stopped."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import apsw
import msgspec
import pytest
from msgspec.structs import replace

from regalia.bots.analysis import Analysis
from regalia.core import Record
from regalia.server.arena import Arena
from regalia.server.bots import analyst as analyst_module
from regalia.server.bots import chunks
from regalia.server.bots.chunks import Chunk, packed
from regalia.server.bots.workers import Worker
from regalia.server.building import build_arena
from regalia.server.errors import Refuse
from regalia.server.requests import analysis
from regalia.server.requests.analysis import kept_for_absent, numbers_of
from regalia.server.settings import Settings
from regalia.server.store import Action, Person, Sitting
from regalia.server.store.analyses import Limits
from tests.server.bots.judging import (
    ADA,
    BOB,
    EVE,
    Judge,
    ask,
    every_moment,
    finished,
    judge_of,
    kept,
    moments,
    shown_to,
)
from tests.server.requests.test_records import true_record
from tests.server.store.versions import table as document


@asynccontextmanager
async def arena_in(folder: Path, worker: Any = Judge, **settings: Any) -> AsyncIterator[Arena]:
    arena = build_arena(Settings(folder / "arena.db", **settings), worker=worker)
    try:
        yield arena
    finally:
        await arena.close()


async def test_it_goes_on_at_the_next_start_without_being_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyst_module, "TURN", 2.0)
    async with arena_in(tmp_path) as arena:
        table = await finished(arena)
        assert (await ask(table)).state == "waiting"
        assert await arena.analyst.take_turn()
        assert await moments(arena, table) == every_moment()[:10]
    async with arena_in(tmp_path) as arena:
        arena.open()
        async with asyncio.timeout(60):
            while (await kept(arena, table)).is_unfinished:
                await asyncio.sleep(0)
        assert await moments(arena, table) == every_moment()
        assert [task[4] for task in judge_of(arena).tasks] == [*range(10, len(every_moment()), 10)]
        last = await kept(arena, table)
        assert (last.state, last.person, last.source) == ("done", "", ""), "who has asked is forgotten"


async def test_without_work_the_process_ends(tmp_path: Path) -> None:
    async with arena_in(tmp_path) as arena:
        table, judge = await finished(arena), judge_of(arena)
        working = asyncio.create_task(arena.analyst.work())
        while judge.ended < 1:
            await asyncio.sleep(0)
        await ask(table)
        arena.analyst.look()
        while judge.ended < 2:
            await asyncio.sleep(0)
        assert (await kept(arena, table)).state == "done"
        working.cancel()


async def test_each_address_has_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst_module, "TURN", 2.0)
    async with arena_in(tmp_path) as arena:
        judge_of(arena).each = 1
        tables = [await finished(arena, number) for number in range(3)]
        for table, person, source in zip(tables, (ADA, BOB, EVE), ("here", "here", "there"), strict=True):
            await ask(table, person, source)
        for _ in range(16):
            await arena.analyst.take_turn()
        assert [(await kept(arena, table)).done for table in tables] == [4, 4, 8]


async def test_who_asks_for_too_many_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "LIMITS", Limits(person=1, address=2, site=3))
    async with arena_in(tmp_path) as arena:
        tables = [await finished(arena, number) for number in range(6)]

        async def refused(person: Person, source: str) -> tuple[str, Any, str]:
            with pytest.raises(Refuse) as wrong:
                await ask(tables[5], person, source)
            return wrong.value.problem.code, wrong.value.problem.allowed, wrong.value.problem.detail

        assert (await ask(tables[0], ADA, "here")).ahead == 0
        assert await refused(ADA, "there") == ("too_many_analyses", 1, "1")
        assert (await ask(tables[1], BOB, "here")).ahead == 1
        assert await refused(EVE, "here") == ("too_many_analyses", 2, "2")
        assert (await ask(tables[2], EVE, "there")).ahead == 2
        assert await refused(Person("u_kai", "Kai"), "elsewhere") == ("too_many_analyses", 3, "3")
        assert (await ask(tables[0], EVE, "there")).state == "waiting", "what was asked for is shown to anyone"


async def test_the_figures_for_those_who_get_the_same_news_are_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with arena_in(tmp_path) as arena:
        table, read = await finished(arena), list[int]()
        await ask(table)
        await arena.analyst.take_turn()
        figures = analysis.figures

        def noted(bodies: Sequence[bytes], after: int) -> analysis.Figures:
            read.append(after)
            return figures(bodies, after)

        monkeypatch.setattr(analysis, "figures", noted)
        answers = await asyncio.gather(*(arena.analyses.of(table, None, after) for after in (0, 0, 30, 0, 30)))
        assert sorted(read) == [0, 30]
        assert answers[0] == answers[3]
        assert answers[2].moments == answers[0].moments[30:]


async def test_a_game_is_cut_when_its_time_is_over(tmp_path: Path) -> None:
    async with arena_in(tmp_path, analysis_seconds=5.0) as arena:
        table = await finished(arena)
        await ask(table)
        await arena.analyst.take_turn()
        assert [task[5] for task in judge_of(arena).tasks] == [2.0, 2.0, 1.0]
        shown = await shown_to(None, table)
        assert (shown.state, len(shown.moments), shown.count) == ("cut", 30, len(every_moment()))
        assert not await arena.analyst.take_turn()


async def test_a_worker_that_dies_costs_no_moment(tmp_path: Path) -> None:
    async with arena_in(tmp_path) as arena:
        table, judge = await finished(arena), judge_of(arena)
        await ask(table)
        judge.replies = [BrokenExecutor(), TimeoutError()]
        for _ in range(2):
            await arena.analyst.take_turn()
            assert (await kept(arena, table)).state == "running"
        while (await kept(arena, table)).is_unfinished:
            await arena.analyst.take_turn()
        assert await moments(arena, table) == every_moment()


async def test_a_game_at_which_workers_always_die_fails_and_can_be_asked_for_again(tmp_path: Path) -> None:
    async with arena_in(tmp_path) as arena:
        table, judge = await finished(arena), judge_of(arena)
        for replies in ([BrokenExecutor()] * analyst_module.TRIES, [packed(Chunk([], 9, [], 0.1))] * analyst_module.TRIES):
            assert (await ask(table)).state == "waiting"
            judge.replies = [*replies]
            for _ in replies:
                assert not await arena.analyst.take_turn(), "something may be wrong that passes"
            assert (await shown_to(None, table)).state == "failed"
        assert not await arena.analyst.take_turn()


async def test_a_damaged_record_does_not_keep_others_waiting(tmp_path: Path) -> None:
    async with arena_in(tmp_path) as arena:
        damaged, sound = [await finished(arena, number) for number in range(2)]
        await ask(damaged, ADA)
        await ask(sound, BOB)
        with apsw.Connection(str(tmp_path / "arena.db")) as file:
            file.execute("update records set record = x'00' where table_id = ?", (damaged.doc.id,)).fetchall()
        for _ in range(analyst_module.TRIES):
            assert not await arena.analyst.take_turn()
        assert (await kept(arena, damaged)).state == "failed"
        assert await arena.analyst.take_turn()
        assert (await kept(arena, sound)).done > 0


async def test_while_nothing_can_be_saved_no_game_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with arena_in(tmp_path) as arena:
        table, advance = await finished(arena), arena.store.advance

        async def refuse(*_: object) -> None:
            raise Refuse("not_saved")

        await ask(table)
        monkeypatch.setattr(arena.store, "advance", refuse)
        for _ in range(2 * analyst_module.TRIES):
            assert not await arena.analyst.take_turn()
        monkeypatch.setattr(arena.store, "advance", advance)
        assert await arena.analyst.take_turn()
        assert (await moments(arena, table))[:10] == every_moment()[:10]


async def test_a_record_that_cannot_be_analysed_says_why_and_is_not_asked_for_again(tmp_path: Path) -> None:
    async with arena_in(tmp_path) as arena:
        table = await finished(arena)
        await ask(table)
        judge_of(arena).replies = [packed(Chunk([], 0, [], 0.1, "chance"))]
        await arena.analyst.take_turn()
        shown = await shown_to(None, table)
        assert (shown.state, shown.obstacle) == ("failed", "chance")
        assert await ask(table) == shown


async def test_what_was_judged_is_shown_under_later_rules(tmp_path: Path) -> None:
    async with arena_in(tmp_path) as arena:
        table = await finished(arena)
        await ask(table)
        while await arena.analyst.take_turn():
            pass
        before = await shown_to(None, table)
    with apsw.Connection(str(tmp_path / "arena.db")) as file:
        file.execute("update tables set document = cast(json_set(document, '$.rules', 0) as blob)").fetchall()
    async with arena_in(tmp_path) as arena:
        table = await arena.tables.get(table.doc.id)
        assert await shown_to(None, table) == replace(before, obstacle="rules")


async def test_only_its_players_ask_at_a_private_table(tmp_path: Path) -> None:
    async with arena_in(tmp_path) as arena:
        table = await finished(arena)
        table.doc = replace(table.doc, from_file=False, host=BOB.id)
        with pytest.raises(Refuse, match="cannot_analyse") as refused:
            await ask(table, EVE)
        assert refused.value.problem.detail == "private"
        assert (await shown_to(EVE, table)).obstacle == "private"
        assert await arena.store.analysis(table.doc.id) is None
        assert (await ask(table, BOB)).obstacle is None
        assert (await shown_to(EVE, table)).state == "waiting", "who may see the table sees it"


async def test_real_processes_agree_with_the_command_line_also_after_one_was_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chunks, "SECONDS", 0.0)
    monkeypatch.setattr(analyst_module, "TURN", 1e-9)
    async with arena_in(tmp_path, worker=Worker) as arena:
        table = await finished(arena)
        await ask(table)
        await arena.analyst.take_turn()
        arena.analyst._worker.end()
        for _ in range(2):
            await arena.analyst.take_turn()
        found = await moments(arena, table)
    record = msgspec.json.decode(true_record(), type=Record)
    first = Analysis(table.rules, record).moments()
    assert msgspec.json.encode(found) == msgspec.json.encode([next(first) for _ in range(3)])


async def test_those_who_wait_are_told_when_they_move_up(tmp_path: Path) -> None:
    async with arena_in(tmp_path) as arena:
        tables = [await finished(arena, number) for number in range(2)]
        for table, person in zip(tables, (ADA, BOB), strict=True):
            await ask(table, person)
        assert tables[1].analysis is not None
        assert tables[1].analysis.ahead == 1
        judge_of(arena).replies = [packed(Chunk([], 0, [], 0.1, "chance"))]
        await arena.analyst.take_turn()
        assert tables[1].analysis.ahead == 0


# Whose answers


def answer(seq: int, seat: int, person: str | None, name: str = "", **more: Any) -> Action:
    return Action(seq, seat, person, name or f"a{seq}", **{"answer": 1, **more})


def test_what_a_bot_answers_for_an_absent_person_is_kept_apart() -> None:
    doc = replace(
        document("T1", "over", 1.0), seats=(Sitting("u_ada"), Sitting("u_bob", bot="squire"), Sitting(bot="page"))
    )
    actions = [
        answer(1, 0, "u_ada"),
        answer(2, 0, None, "bot-1-0"),
        answer(3, 1, "u_bob"),
        answer(4, 1, None, "bot-3-1"),
        Action(5, 1, None, "back", back_to=3),
        answer(6, 1, None, "bot-random-5-1"),
        answer(7, 2, None, "bot-6-2"),
        answer(8, 2, None, "bot-random-7-2"),
        answer(9, 0, "u_ada", "ahead-8-0"),
    ]
    assert numbers_of(doc, actions) == [1, 2, 3, 6, 7, 8, 9]
    assert kept_for_absent(doc, actions) == [1, 3]
