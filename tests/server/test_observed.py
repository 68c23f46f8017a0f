"""What a host can observe: metrics, health, and a log that says at which table something happened."""

import asyncio
import json
import logging
import random
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from regalia.server.bots.workers import Worker
from regalia.server.building import build_arena
from regalia.server.errors import Refuse
from regalia.server.logs import JsonLines, table_in_logs
from regalia.server.settings import Settings
from regalia.server.store.sqlite import SqliteStore
from regalia.server.table.mailbox import Mailbox
from regalia.server.tasks import Tasks
from regalia.server.wire.opening import NewTable, SeatPlan
from tests.server.live.test_channel import lines_at, mover_of
from tests.server.players import Host


def metrics(host: Host) -> dict[str, float]:
    """All values, by name and labels."""
    text = httpx.get(f"{host.url}/metrics").text
    return {
        sample.name + "".join(f" {value}" for _, value in sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_actions_their_time_connections_and_tables_are_measured(host: Host) -> None:
    before = metrics(host)
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        line = mover_of(lines_at(stack, table, people))
        assert line.act(line.any_answer(random.Random(1)))["type"] == "done"
        line.send(type="undo", id="far", seat=line.seat, to=99)
        line.until("refused")
        after = metrics(host)
    for name, more in {
        "regalia_actions_total oriflamme": 1,
        "regalia_action_seconds_count": 1,
        "regalia_requests_total 201": 4,
        "regalia_watchers": 3,
        "regalia_connections": 3,
        "regalia_tables": 1,
        "regalia_refused_total not_undoable": 1,
    }.items():
        assert after[name] - before.get(name, 0) == more, name
    for name in ("requests_waiting", "writes_waiting", "bots_waiting", "tasks"):
        assert f"regalia_{name}" in after


def test_all_is_well(host: Host) -> None:
    response = httpx.get(f"{host.url}/healthz")
    assert response.status_code == 200
    assert response.json() == {"process": True, "store": True, "workers": True}


def test_a_store_that_cannot_save_is_not_well(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(self: SqliteStore, *changes: object) -> None:
        raise Refuse("not_saved")

    monkeypatch.setattr(SqliteStore, "save", full)
    response = httpx.get(f"{host.url}/healthz")
    assert response.status_code == 503
    assert response.json() == {"process": True, "store": False, "workers": True}


async def test_a_store_that_is_only_read_is_not_well(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "arena.db")
    arena = build_arena(Settings(tmp_path / "arena.db"), store=store)
    assert (await arena.health())["store"]
    store._writer.pragma("query_only", "on")
    assert not (await arena.health())["store"]
    store._writer.pragma("query_only", "off")
    assert (await arena.health())["store"]
    await arena.close()


async def test_workers_that_cannot_be_started_are_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(self: Worker) -> None:
        raise OSError("no room")

    arena = build_arena(Settings(tmp_path / "arena.db", bot_delay=60))
    plans = [SeatPlan("me"), SeatPlan("bot", level="page"), SeatPlan("bot", level="page")]
    doc = await arena.opener.open(await arena.greet("Ada"), NewTable("oriflamme", plans))
    monkeypatch.setattr(Worker, "start", no_room)
    await arena.tables.get(doc.id)
    assert await arena.health() == {"process": True, "store": True, "workers": False}
    await arena.close()


def test_a_background_task_that_fails_is_logged_and_counted(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        arena = build_arena(Settings(tmp_path / "arena.db"))
        tasks = Tasks(arena.metrics)

        async def fails() -> None:
            raise LookupError("nowhere")

        tasks.begin(fails())
        await asyncio.sleep(0.01)
        assert len(tasks) == 0
        assert "regalia_task_failures_total 1.0" in arena.metrics.text().decode()
        await arena.close()

    asyncio.run(scene())
    assert [str(record.exc_info[1]) for record in caplog.records if record.exc_info] == ["nowhere"]


def line_of(record: logging.LogRecord) -> dict[str, str]:
    text = JsonLines().format(record)
    assert "\n" not in text
    told: dict[str, str] = json.loads(text)
    return told


def test_a_line_of_the_log_is_one_object_with_the_table_it_is_about() -> None:
    lines: list[dict[str, str]] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(line_of(record))

    async def scene() -> None:
        mailbox = Mailbox("K7QM2X")

        async def work() -> None:
            logging.getLogger("regalia.server.bots").warning("a bot says %r", "line\nbreak")

        await mailbox.do(work)
        await mailbox.stop()
        assert table_in_logs.get() is None

    handler = Keep()
    logging.getLogger("regalia.server").addHandler(handler)
    asyncio.run(scene())
    logging.getLogger("regalia.server").removeHandler(handler)
    (line,) = lines
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "warning",
        "logger": "regalia.server.bots",
        "message": "a bot says 'line\\nbreak'",
        "table": "K7QM2X",
    }


def test_a_traceback_is_part_of_the_object() -> None:
    try:
        raise LookupError("nowhere")
    except LookupError as wrong:
        found = (type(wrong), wrong, wrong.__traceback__)
    line = line_of(logging.LogRecord("arena", logging.ERROR, "", 0, "it failed", (), found))
    assert line["traceback"].endswith("LookupError: nowhere")
    assert "table" not in line
