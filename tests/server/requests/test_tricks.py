"""Tricks with records and with tables that play on from a game: none is believed, and none breaks a table."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia import games
from regalia.core import Chance, Match, save, some_answer
from regalia.server.errors import Refuse
from regalia.server.play.play import Play
from regalia.server.requests import branching
from regalia.server.requests.branching import Beginning, begun
from regalia.server.requests.records import Faulty
from regalia.server.store import Action
from regalia.server.table.table import Table
from regalia.server.wire.branches import PlayOn
from regalia.testing.playing import random_match, seed
from tests.server.requests.test_branching import document
from tests.server.requests.test_records import arena_in, changed, opened, true_record


@pytest.mark.parametrize("slug", ["oriflamme", "wheel_of_time"])
async def test_a_pack_without_content_does_not_keep_a_record_from_being_checked(slug: str, tmp_path: Path) -> None:
    forged = changed(lambda record: record.update(pack={"name": "x", "hash": ""}, answers=[]), slug)
    async with arena_in(tmp_path) as arena:
        with pytest.raises(Faulty, match="pack"):
            await opened(arena, forged)


@pytest.mark.parametrize("one", ["1.0", "true"])
async def test_an_end_that_could_not_be_read_as_a_position_is_refused(one: str, tmp_path: Path) -> None:
    def disguised(record: dict[str, Any]) -> None:
        record["final"] = json.loads(json.dumps(record["final"]).replace(": 1,", f": {one},"))

    async with arena_in(tmp_path) as arena:
        with pytest.raises(Faulty, match="end"):
            await opened(arena, changed(disguised))


@pytest.mark.parametrize("slug", ["oriflamme", "wheel_of_time"])
def test_a_step_back_to_before_a_branch_leads_to_its_beginning(slug: str) -> None:
    match, chance = random_match(games.load(slug), games.load(slug).seats[-1]), Chance(seed(9))
    at = len(match.answers) // 2
    begin = Beginning(match.at(at), document(match, at, 0, anew=False))
    saved = begun(begin, 1.0)
    actions = [msgspec.json.decode(msgspec.json.encode(saved.actions[0]), type=Action)]
    fork = Match(match.rules, match.seats, match.seed, match.options, match.nonces, match.brought)
    fork.carry_on(match.at(at), [])
    for seq in (2, 3):
        asked = min(fork.game.asks)
        answer = some_answer(fork.game.asks[asked], chance)
        fork.answer(asked, answer)
        actions.append(Action(seq, asked, None, f"{seq}", msgspec.to_builtins(answer)))
    actions.append(Action(4, 0, None, "back", back_to=0))
    play = Play(match.rules, saved.doc, actions, saved.position)
    assert save(play.game) == save(match.at(at))
    assert play.entries == []


async def branch_of(arena: Any, person: Any, table: Table, **wanted: Any) -> Table:
    name = await arena.opener.branch(person, table, PlayOn(**{"at": 4, "seat": 0, "anew": False, **wanted}))
    found: Table = await arena.tables.get(name)
    return found


async def test_a_branch_that_could_not_be_saved_whole_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with arena_in(tmp_path) as arena:
        ada, table = await arena.greet("Ada"), await opened(arena, true_record())

        async def fail(*_: object, **__: object) -> None:
            raise Refuse("not_saved")

        monkeypatch.setattr(arena.store, "append", fail)
        monkeypatch.setattr(arena.store, "save_begun", fail)
        with pytest.raises(Refuse, match="not_saved"):
            await branch_of(arena, ada, table)
        assert await arena.store.tables("open", public_only=False) == []


async def test_branches_that_are_not_visited_count_as_games_in_play(tmp_path: Path) -> None:
    async with arena_in(tmp_path) as arena:
        ada, table = await arena.greet("Ada"), await opened(arena, true_record())
        await arena.opener.branch(ada, table, PlayOn(4, 0, False))
        assert [each.doc.host for each in arena.tables if each.doc.status == "playing"] == [ada.id]


async def test_one_person_does_not_use_up_the_branches_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(branching, "MOST_EACH", 2)
    async with arena_in(tmp_path) as arena:
        ada, bob, table = await arena.greet("Ada"), await arena.greet("Bob"), await opened(arena, true_record())
        for _ in range(2):
            await branch_of(arena, ada, table)
        with pytest.raises(Refuse, match="too_many"):
            await branch_of(arena, ada, table)
        await branch_of(arena, bob, table)


@pytest.mark.parametrize("slug", ["oriflamme", "wheel_of_time"])
async def test_a_branch_of_a_record_is_the_same_after_a_restart(slug: str, tmp_path: Path) -> None:
    async with arena_in(tmp_path) as arena:
        ada, table = await arena.greet("Ada"), await opened(arena, true_record(slug))
        for anew in (False, True):
            fork = await branch_of(arena, ada, table, anew=anew)
            assert fork.play is not None
            before = save(fork.play.game)
            async with arena_in(tmp_path) as again:
                later = await again.tables.get(fork.doc.id)
                assert later.play is not None
                assert save(later.play.game) == before
                assert (later.doc.origin, later.doc.public) == (fork.doc.origin, False)
