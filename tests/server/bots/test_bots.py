"""Bots at a table: they play to the end, see nothing they should not, and hold nobody up."""

import asyncio
import logging
import multiprocessing
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from regalia.core import Game, Match, Record, load, look
from regalia.games import load as load_game
from regalia.server.bots import driver, thinking
from regalia.server.bots.in_process import InProcess
from regalia.server.bots.workers import Worker
from regalia.server.settings import Settings
from regalia.server.store.sqlite import SqliteStore
from tests.matrix import first
from tests.server.bots.failing import dies, hangs
from tests.server.conftest import Hosted
from tests.server.players import PATIENCE, Host, Line


@pytest.fixture
def host(settings: Settings, tmp_path: Path) -> Iterator[Host]:
    """An arena for one test: at the end of it no bot plays on."""
    with Hosted(replace(settings, database=tmp_path / "arena.db")) as host:
        yield host


@pytest.fixture
def host_of_processes(settings: Settings, tmp_path: Path) -> Iterator[Host]:
    """An arena for one test whose bots think in processes, as in a real one."""
    with Hosted(replace(settings, database=tmp_path / "arena.db"), Worker) as host:
        yield host


def play_alone(line: Line, rng: random.Random, until: int = 10_000) -> None:
    """Answer at random whatever this seat is asked, until the game is over or so many actions were done."""
    while line.sighted().waiting and line.sight["seq"] < until:
        if line.sight["sight"]["ask"]:
            reply = line.act(line.any_answer(rng))
            assert reply["type"] == "done" or reply["error"]["code"] in ("stale", "not_asked"), reply
        else:
            line.hear()


def test_bots_that_are_asked_at_once_answer_once_each(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    table, [ada] = host.table("Ada", bots=("page", "page", "page"), game="old_kings_crown")
    with ada.at(table, 0) as line:
        play_alone(line, random.Random(1), until=120)
    assert [record.getMessage() for record in caplog.records if record.name == driver.__name__] == []


def fails(*question: Any) -> bytes:
    raise LookupError(question[0])


def talks_nonsense(*question: Any) -> bytes:
    return b'{"type":"Place","kind":"unicorn"}'


def test_two_bots_and_a_person_play_to_the_end(host: Host) -> None:
    table, people = host.table("Ada", bots=("page", "squire"))
    with people[0].at(table, 0) as line:
        play_alone(line, random.Random(1))
        while line.table["status"] != "over":
            line.hear()
    record = people[0].get(f"/api/tables/{table}/record").json()
    assert {given["seat"] for given in record["answers"]} == {0, 1, 2}


def test_a_table_of_bots_alone_plays_only_while_somebody_watches(host: Host, tmp_path: Path) -> None:
    ada = host.guest("Ada")
    bots = [{"who": "bot", "level": "page"}] * 4
    table = ada.post("/api/tables", {"game": "old_kings_crown", "seats": bots}).json()["id"]
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    time.sleep(0.5)
    assert actions_at(table, tmp_path) == 0
    with ada.at(table, None) as line:
        line.sighted(3)
        assert table in playing(host)
    deadline = time.monotonic() + PATIENCE
    while "regalia_watchers 0.0" not in httpx.get(f"{host.url}/metrics").text:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    come_to_rest(table, tmp_path)
    assert ada.get(f"/api/tables/{table}").json()["status"] == "playing", "bots that play on do so to the end"


def come_to_rest(table: str, folder: Path) -> None:
    """Wait until nothing more is done: an answer may have been on its way."""
    deadline, before = time.monotonic() + PATIENCE, -1
    while (now := actions_at(table, folder)) != before:
        assert time.monotonic() < deadline
        before = now
        time.sleep(0.5)


def actions_at(table: str, folder: Path) -> int:
    store = SqliteStore(folder / "arena.db")
    try:
        return len(asyncio.run(store.actions(table)))
    finally:
        store.close()


def playing(host: Host) -> list[str]:
    return [table["id"] for table in httpx.get(f"{host.url}/api/tables").json()["playing"]]


def test_bots_think_again_after_their_workers_were_killed(
    host_of_processes: Host, caplog: pytest.LogCaptureFixture
) -> None:
    host = host_of_processes
    table, [ada] = host.table("Ada", bots=("page", "page"))
    with ada.at(table, 0) as line:
        play_alone(line, random.Random(1), until=6)
        for worker in multiprocessing.active_children():
            worker.kill()
            worker.join()
        time.sleep(0.2)
        play_alone(line, random.Random(2), until=40)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert any(record.getMessage().startswith("a worker process has died") for record in caplog.records)
    told = httpx.get(f"{host.url}/metrics").text
    assert re.search(r"^regalia_workers_lost_total [1-9]", told, re.MULTILINE)
    assert "regalia_bot_failures_total 0.0" in told
    assert re.search(r'^regalia_bot_decisions_total{game="oriflamme",level="page"} [1-9]', told, re.MULTILINE)


def test_a_bot_that_cannot_think_is_counted_and_logged(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(driver, "think", fails)
    table, [ada] = host.table("Ada", bots=("squire", "squire"))
    with ada.at(table, 0) as line:
        play_alone(line, random.Random(3), until=6)
    assert any("cannot think, and plays at random" in record.getMessage() for record in caplog.records)
    assert re.search(r"^regalia_bot_failures_total [1-9]", httpx.get(f"{host.url}/metrics").text, re.MULTILINE)


@pytest.mark.parametrize("think", [fails, talks_nonsense])
def test_the_table_shows_which_bots_play_at_random_until_they_think_again(
    host: Host, monkeypatch: pytest.MonkeyPatch, think: Any
) -> None:
    monkeypatch.setattr(driver, "think", think)
    table, [ada] = host.table("Ada", bots=("page", "page"))
    with ada.at(table, 0) as line, host.guest("Eve").at(table, None) as watching:
        play_alone(line, random.Random(3), until=6)
        while shown_at_random(line) != [1, 2]:
            line.hear()
        while shown_at_random(watching) != [1, 2]:
            watching.hear()
        monkeypatch.setattr(driver, "think", thinking.think)
        play_alone(line, random.Random(3), until=12)
        while shown_at_random(line):
            line.hear()


def shown_at_random(line: Line) -> list[int]:
    """The seats of bots whose last answers were given at random."""
    return [seat for seat, each in enumerate(line.table["seats"]) if each["at_random"]] if line.table else []


def test_that_a_bot_played_at_random_is_still_known_when_the_table_is_loaded_again(
    host: Host, monkeypatch: pytest.MonkeyPatch, settings: Settings, tmp_path: Path
) -> None:
    monkeypatch.setattr(driver, "think", fails)
    table, [ada] = host.table("Ada", bots=("page", "page"))
    with ada.at(table, 0) as line:
        play_alone(line, random.Random(3), until=6)
    come_to_rest(table, tmp_path)
    with Hosted(replace(settings, database=tmp_path / "arena.db", bot_delay=3600)) as again:
        seats = httpx.get(f"{again.url}/api/tables/{table}").json()["seats"]
        assert [each["at_random"] for each in seats] == [False, True, True]


@pytest.mark.parametrize("think", [fails, talks_nonsense])
def test_a_bot_that_fails_is_answered_for(host: Host, monkeypatch: pytest.MonkeyPatch, think: Any) -> None:
    monkeypatch.setattr(driver, "think", think)
    table, people = host.table("Ada", bots=("squire", "squire"))
    with people[0].at(table, 0) as line:
        play_alone(line, random.Random(3), until=6)
        assert {entry["seat"] for entry in line.log} > {1, 2}


@pytest.mark.parametrize(("think", "why"), first((dies, "has died twice"), (hangs, "has taken too long twice")))
def test_a_bot_whose_process_dies_or_hangs_is_answered_for(
    host_of_processes: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, think: Any, why: str
) -> None:
    monkeypatch.setattr(driver, "think", think)
    if think is hangs:
        monkeypatch.setattr(driver, "PATIENCE", 0.3)
    table, people = host_of_processes.table("Ada", bots=("squire",) * 2)
    with people[0].at(table, 0) as line:
        play_alone(line, random.Random(3), until=3)
        assert {entry["seat"] for entry in line.log} > {1, 2}
    assert any(why in record.getMessage() for record in caplog.records)


def test_what_bots_are_sent_looks_to_their_seat_like_the_table_and_holds_no_secret_of_it(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[int, bytes]] = []
    ask = InProcess.ask

    async def noting(self: InProcess, patience: float, think: Any, *args: Any) -> Any:
        if think is thinking.think:
            _, _, _, position, seat, _ = args
            sent.append((seat, position))
        return await ask(self, patience, think, *args)

    monkeypatch.setattr(InProcess, "ask", noting)
    table, people = host.table("Ada", bots=("page", "page"))
    with people[0].at(table, 0) as line:
        play_alone(line, random.Random(2))
        while line.table["status"] != "over":
            line.hear()
    record = msgspec.json.decode(people[0].get(f"/api/tables/{table}/record").content, type=Record)
    rules = load_game("oriflamme")
    assert record.seed
    match = Match(rules, record.seats, record.seed)
    guessed_wrong = 0
    for seat, position in sent:
        imagined = load(rules, position)
        while look(match.game, seat) != look(imagined, seat):
            given = record.answers[len(match.answers)]
            match.answer(given.seat, msgspec.convert(given.answer, rules.answer_type))
        assert record.seed.encode() not in position
        guessed_wrong += strangers_hands(imagined, seat) != strangers_hands(match.game, seat)
    assert guessed_wrong > len(sent) / 4


def strangers_hands(game: Game[Any], seat: int) -> str:
    """The hands that a seat does not see."""
    return str([hand for other, hand in enumerate(game.state.hands) if other != seat])
