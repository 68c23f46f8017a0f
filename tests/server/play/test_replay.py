"""What each action showed is kept: a finished game can be watched whatever has become of its rules."""

import asyncio
import random
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import apsw
import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace as changed

from regalia import games
from regalia.cli import main
from regalia.core import Record, Rules, some_answer, verify
from regalia.core.chance import Chance
from regalia.server.arena import Arena
from regalia.server.building import build_arena
from regalia.server.errors import Refuse
from regalia.server.play.play import Play
from regalia.server.play.replay import Frame, Replay
from regalia.server.play.replayed_game import ReplayedGame
from regalia.server.requests.handler import handle
from regalia.server.settings import Settings
from regalia.server.store import Action, Sitting, TableDoc
from regalia.server.store.schema import SQLITE_STEPS
from regalia.server.store.sqlite import migrate
from regalia.server.table import replay_saving
from regalia.server.table.table import Table
from regalia.server.wire import encode
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.requests import Act, Moment
from regalia.server.wire.sights import Done, MomentMessage, Refused

TABLE = NewTable("oriflamme", [SeatPlan("me"), SeatPlan("device", "Bob"), SeatPlan("device", "Eve")])


@pytest.fixture
def own(tmp_path: Path) -> Settings:
    """An arena of its own for each test."""
    return Settings(tmp_path / "arena.db", bot_delay=0)


def with_new_rules(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> None:
    """From now on Oriflamme has rules of version 99."""
    newer = {slug: games.load(slug) for slug in games.slugs()}
    newer["oriflamme"] = Rules(**{**vars_of(newer["oriflamme"]), "version": 99, **changes})
    monkeypatch.setattr(games, "load", newer.__getitem__)


def vars_of(rules: Rules[Any]) -> dict[str, Any]:
    return {name: getattr(rules, name) for name in Rules.__dataclass_fields__}


async def started(arena: Arena) -> tuple[Table, str]:
    ada = await arena.greet("Ada")
    table = await arena.tables.get((await arena.opener.open(ada, TABLE)).id)
    await table.change(changed(table.doc, seed="5e" * 32))
    await table.do(lambda: arena.tables.start(table, ada))
    return table, ada.id


async def act(table: Table, person: str, rng: random.Random) -> None:
    play = table.play
    assert play is not None
    seat = rng.choice(sorted(play.game.asks))
    ask: Any = play.game.asks[seat]
    request = Act(f"a{play.seq}", seat, play.seq, Raw(msgspec.json.encode(rng.choice(ask))))
    assert isinstance(await table.do(lambda: handle(table, person, request)), Done)


async def play_on(table: Table, person: str, most: int = 10_000) -> None:
    rng = random.Random(7)
    while table.doc.status == "playing" and most:
        await act(table, person, rng)
        most -= 1


async def save_replay(table: Table) -> None:
    await replay_saving.save(table)


def shown(table: Table) -> list[bytes]:
    """All that is shown of a game, from its beginning to its end."""
    now = table.play or table.replayed
    assert now is not None
    return [now.sight(None, -1), *(encode(now.sight_after(seq, 0)) for seq in range(now.seq))]


def killed(arena: Arena) -> Arena:
    """Another arena takes over, with nothing but what is in the store."""
    return build_arena(arena.settings)


def in_an_arena(settings: Settings, scene: Callable[[Arena], Any]) -> None:
    async def run() -> None:
        arena = build_arena(settings)
        await scene(arena)
        await arena.close()

    asyncio.run(run())


@pytest.mark.parametrize("slug", games.slugs())
def test_a_replay_shows_what_its_rules_would_show(slug: str) -> None:
    rules, chance = games.load(slug), Chance("00" * 32)
    doc = TableDoc("K7QM2X", slug, rules.version, {}, (Sitting("u_1"),) * rules.seats[-1], "u_1", "5e" * 32)
    doc = changed(doc, options=msgspec.to_builtins(rules.options().ending))
    play, actions = Play(rules, doc, [], None), list[Action]()
    while not play.game.is_over:
        seat = min(play.game.asks)
        answer = msgspec.to_builtins(some_answer(play.game.asks[seat], chance))
        actions.append(Action(play.seq + 1, seat, None, f"a{play.seq}", answer))
        play.take(actions[-1], play.propose(Act("a", seat, play.seq, Raw(encode(answer)))))
        if play.game.is_over or len(play.unsaved_frames) > 30:
            saved = Replay(play.replay.parts) if play.seq % 3 else play.replay  # read from the store, or still in memory
            play.replay_saved(saved.longer(play.unsaved_frames))
    assert play.unsaved_frames == []
    assert len(play.replay.parts) > 1
    replayed = ReplayedGame(actions, Replay(play.replay.parts), Record(slug, 1, 3, {}, "", None, []))
    assert replayed.sight(None, -1) == play.sight(None, -1)
    assert replayed.sight(1, play.seq - 2) == play.sight(1, play.seq - 2)
    for seq in range(0, play.seq, 7):
        assert encode(replayed.sight_after(seq, 0)) == encode(play.sight_after(seq, 0))


def test_a_finished_game_is_watched_under_rules_that_can_read_nothing_of_it(
    own: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before: list[bytes] = []
    records: list[Record] = []
    name = ""

    async def first(arena: Arena) -> None:
        nonlocal name
        table, ada = await started(arena)
        await play_on(table, ada, 30)
        await save_replay(table)
        await play_on(table, ada)
        before[:] = shown(table)
        records.append(table.record())
        name = table.doc.id

    async def later(arena: Arena) -> None:
        table = await arena.tables.get(name)
        assert table.play is None
        assert shown(table) == before
        moment = await table.do(lambda: handle(table, None, Moment("q", 5)))
        assert isinstance(moment, MomentMessage)
        assert moment.seq == 5
        records.append(table.record())

    in_an_arena(own, first)
    backup, restored = str(tmp_path / "backup.db"), tmp_path / "restored.db"
    assert main(["backup", "--database", str(own.database), backup]) == 0
    assert main(["restore", "--database", str(restored), backup]) == 0
    with_new_rules(monkeypatch, upgrades={})
    in_an_arena(changed(own, database=restored), later)
    assert encode(records[1]) == encode(records[0])
    assert verify(games.load("oriflamme"), records[1]).checked_nothing
    file = tmp_path / "record.json"
    file.write_bytes(encode(records[1]))
    assert main(["verify", str(file)]) == 3
    assert "not checked" in capsys.readouterr().out
    assert main(["verify", "--language", "ja", str(file)]) == 3
    assert "検証していません" in capsys.readouterr().out
    file.write_bytes(encode(changed(records[1], seed="00" * 32)))
    assert main(["verify", str(file)]) == 1, "the seed is checked under any rules"
    monkeypatch.undo()
    assert verify(games.load("oriflamme"), records[1]).problems == []
    file.write_bytes(encode(records[1]))
    assert main(["verify", str(file)]) == 0


def as_it_is(position: dict[str, Any]) -> dict[str, Any]:
    return position


def test_a_game_that_lived_through_new_rules_keeps_its_log_and_can_be_watched_when_it_is_over(
    own: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    log: list[bytes] = []
    name = person = ""

    def log_of(table: Table, seat: int) -> bytes:
        assert table.play is not None
        told = msgspec.json.decode(table.play.sight(seat, -1))
        return encode([each for each in told["events"] if each["seq"] <= 20])

    async def first(arena: Arena) -> None:
        nonlocal name, person
        table, person = await started(arena)
        await play_on(table, person, 20)
        log[:] = [log_of(table, seat) for seat in range(3)]
        name = table.doc.id

    async def later(arena: Arena) -> None:
        table = await arena.tables.get(name)
        assert table.play is not None
        assert [log_of(table, seat) for seat in range(3)] == log, "and no seat learns what it was not told"
        refused = await table.do(lambda: handle(table, person, Moment("q", 5), 0))
        assert isinstance(refused, Refused)
        assert refused.error.code == "no_such_moment", "a replay shows everything"
        await play_on(table, person)
        assert not verify(table.rules, table.record()).checked_nothing
        before = shown(table)
        await save_replay(table)
        table = await killed(arena).tables.get(name)
        assert table.replayed is not None
        assert shown(table) == before
        assert len({*before}) > 50

    in_an_arena(own, first)
    version = games.load("oriflamme").version
    with_new_rules(monkeypatch, upgrades=dict.fromkeys(range(version, 99), as_it_is))
    in_an_arena(own, later)


def test_what_new_rules_cannot_read_of_the_log_is_left_out(own: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def first(arena: Arena) -> None:
        table, person = await started(arena)
        await play_on(table, person, 20)

    async def later(arena: Arena) -> None:
        (doc,) = await arena.store.tables("playing", public_only=True)
        table = await arena.tables.get(doc.id)
        assert table.play is not None
        assert [entry.seq for entry in table.play.entries] == [*range(1, 21)]
        assert not any(entry.events for entry in table.play.entries)

    in_an_arena(own, first)
    rules = games.load("oriflamme")
    upgrades = dict.fromkeys(range(rules.version, 99), as_it_is)
    with_new_rules(monkeypatch, upgrades=upgrades, events=rules.events[:1])
    in_an_arena(own, later)


def test_a_replay_is_saved_when_a_table_rests_and_when_it_is_over(own: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(arena: Arena) -> None:
        table, person = await started(arena)
        await play_on(table, person, 3)
        assert not replay_saving.waits(table), "it plays on"
        monkeypatch.setattr(replay_saving, "MOST", 2)
        assert replay_saving.waits(table), "too many positions are in memory"
        monkeypatch.undo()
        table.acted_at -= replay_saving.REST
        assert replay_saving.waits(table)
        await save_replay(table)
        assert not replay_saving.waits(table)
        (part,) = await arena.store.replay(table.doc.id)
        assert (part.number, part.last) == (0, 3)
        await play_on(table, person)
        assert replay_saving.waits(table)
        await save_replay(table)
        assert not replay_saving.waits(table)
        assert await arena.store.record(table.doc.id) is not None

    in_an_arena(own, scene)


def test_a_game_whose_arena_was_killed_at_its_end_is_due_until_its_replay_is_whole(own: Settings) -> None:
    async def scene(arena: Arena) -> None:
        table, person = await started(arena)
        await play_on(table, person)
        assert await arena.store.due(time.time()) == []
        assert await arena.store.due(time.time() + 61) == [table.doc.id]
        table = await killed(arena).tables.get(table.doc.id)
        assert replay_saving.waits(table)
        await save_replay(table)
        assert table.due() is None
        assert await arena.store.due(time.time() + 1000) == []

    in_an_arena(own, scene)


def test_a_table_plays_on_while_its_replay_is_saved(own: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    may_go_on, longer = threading.Event(), Replay.longer

    def slow(self: Replay, frames: Sequence[Frame]) -> Replay:
        assert may_go_on.wait(20)
        return longer(self, frames)

    async def scene(arena: Arena) -> None:
        table, person = await started(arena)
        await play_on(table, person, 3)
        monkeypatch.setattr(Replay, "longer", slow)
        saved = asyncio.create_task(save_replay(table))
        await play_on(table, person)
        assert table.doc.status == "over", "none of its actions waited for the replay"
        may_go_on.set()
        await saved
        assert not table.recorded, "the replay lacks what was played meanwhile"
        assert [part.last for part in await arena.store.replay(table.doc.id)] == [3]
        await save_replay(table)
        assert table.recorded
        assert table.play is not None
        assert Replay(await arena.store.replay(table.doc.id)).last == table.play.seq

    in_an_arena(own, scene)


def test_a_table_whose_replay_cannot_be_saved_does_not_stop_the_others(
    own: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(arena: Arena) -> None:
        tables = [await started(arena) for _ in range(3)]
        for table, person in tables:
            await play_on(table, person, 2)
            table.acted_at -= replay_saving.REST
        broken, longer = tables[0][0], Replay.longer

        def full(self: Replay, frames: Sequence[Frame]) -> Replay:
            if broken.play is not None and self is broken.play.replay:
                raise OSError("disk full")
            return longer(self, frames)

        monkeypatch.setattr(Replay, "longer", full)
        await replay_saving.save_all_waiting(table for table, _ in tables)
        assert [replay_saving.waits(table) for table, _ in tables] == [True, False, False]
        assert f"table {broken.doc.id} cannot be filmed" in caplog.text

    in_an_arena(own, scene)


def test_of_two_arenas_that_save_a_replay_one_is_faster(own: Settings) -> None:
    async def scene(arena: Arena) -> None:
        here, person = await started(arena)
        await play_on(here, person, 5)
        there = await killed(arena).tables.get(here.doc.id)
        await save_replay(here)
        await save_replay(there)
        assert there.play is not None
        assert there.play.unsaved_frames == []
        await play_on(there, person, 1)
        await save_replay(there)
        parts = await arena.store.replay(here.doc.id)
        assert [part.last for part in parts] == [5, 6]
        assert sorted(Replay(parts).frames()) == [*range(7)]

    in_an_arena(own, scene)


def test_finished_games_of_an_older_regalia_are_due_one_after_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "old.db"
    connection = apsw.Connection(str(file))
    monkeypatch.setattr("regalia.server.store.sqlite.SQLITE_STEPS", SQLITE_STEPS[:4])
    migrate(connection)
    for created, (name, status) in enumerate((("A", "over"), ("B", "over"), ("C", "playing"))):
        connection.execute("insert into tables values (?, ?, 1, ?, ?, 0)", (name, status, created, b"{}"))
    monkeypatch.setattr("regalia.server.store.sqlite.SQLITE_STEPS", SQLITE_STEPS)
    migrate(connection)
    now = time.time()
    found = [(name, round(at - now)) for name, at in connection.execute("select * from due order by at")]
    assert [name for name, _ in found] == ["B", "A"]
    assert found[1][1] - found[0][1] == 5


def test_without_a_replay_a_game_under_older_rules_cannot_be_shown() -> None:
    replayed = ReplayedGame([Action(1, 0, None, "a", {})], Replay(), Record("oriflamme", 1, 3, {}, "", None, []))
    with pytest.raises(Refuse, match="no_such_moment"):
        replayed.sight_after(0, None)
