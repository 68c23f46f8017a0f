"""The analysis of a finished game over HTTP, and how it gets on in the live channel."""

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import httpx
import msgspec
import pytest

from regalia import games
from regalia.bots import analysis
from regalia.bots.analysis import Analysis
from regalia.core import Record
from regalia.server.bots import chunks
from regalia.server.settings import Settings
from tests.server.conftest import Hosted
from tests.server.players import NO_TLS, Guest, Host
from tests.server.requests.test_branching import branch, over


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge in few worlds, a few decisions a chunk."""
    monkeypatch.setattr(analysis, "PLAYED_ON", 2)
    monkeypatch.setattr(chunks, "Analysis", partial(Analysis, most=2))
    monkeypatch.setattr(chunks, "SECONDS", 0.1)


def analysis_of(record: Record) -> Analysis:
    return Analysis(games.load("oriflamme"), record, most=2)


def path(table: str, after: object = None) -> str:
    return f"/api/tables/{table}/analysis" + ("" if after is None else f"?after={after}")


def analysed(person: Guest, table: str) -> dict[str, Any]:
    """The whole analysis of a game, once it is done."""
    with person.at(table, None) as line:
        line.until("sight")
        assert person.post(path(table)).status_code == 200
        line.until("analysis", state="done")
    told: dict[str, Any] = person.get(path(table)).json()
    return told


def test_a_finished_game_is_analysed_once_for_all(host: Host) -> None:
    table, (ada, bob, _) = over(host)
    before = ada.get(path(table)).json()
    assert (before["state"], before["moments"], before["obstacle"]) == ("none", [], None)
    told = analysed(ada, table)
    record = msgspec.json.decode(ada.get(f"/api/tables/{table}/record").content, type=Record)
    own = analysis_of(record)
    moments = [*own.moments()]
    assert told["count"] == len(told["moments"]) == len(moments)
    assert told["end"] == own.end.chances
    for shown, moment in zip(told["moments"], moments, strict=True):
        assert shown["at"] == moment.judged.seq + 1
        assert shown["chances"] == moment.outlook.chances
        assert (shown["skill"], shown["luck"]) == (moment.judged.skill, moment.luck)
        assert shown["played"]["behind"] == moment.judged.loss
        assert "kept" not in shown
    for seat in told["seats"]:
        first = told["moments"][0]["chances"][seat["seat"]]
        last = first + seat["play"] + seat["others"] + seat["luck"]
        assert last == pytest.approx(told["end"][seat["seat"]])
    assert bob.post(path(table)).json() == told == host.guest("Kai").get(path(table)).json()
    rest = bob.get(path(table, after=5)).json()
    assert (rest["after"], rest["moments"], rest["seats"]) == (5, told["moments"][5:], told["seats"])


def test_a_what_if_is_analysed_from_where_it_began(host: Host) -> None:
    table, (ada, *_) = over(host)
    name = branch(ada, table, level="page").json()["id"]
    with ada.at(name, 0) as line:
        line.sighted()
        while line.waiting:
            if line.options:
                line.act(line.options[0])
            else:
                line.sighted(line.sight["seq"] + 1)
    told = analysed(ada, name)
    record = msgspec.json.decode(ada.get(f"/api/tables/{name}/record").content, type=Record)
    seqs = [*analysis_of(record).decisions]
    assert record.carried is not None
    assert [each["at"] for each in told["moments"]] == [seq + 2 for seq in seqs], "the first action is the position"


def test_news_comes_as_a_server_sent_event_too(host: Host) -> None:
    table, (ada, *_) = over(host)
    client = httpx.Client(base_url=host.url, headers=ada.headers, timeout=60, verify=NO_TLS)
    with client, client.stream("GET", f"/api/tables/{table}/stream") as stream:
        lines = (line for line in stream.iter_lines() if line.startswith("data: "))
        assert in_event(next(lines))["type"] == "table"
        ada.post(path(table))
        news = next(told for told in map(in_event, lines) if told["type"] == "analysis" and told["state"] == "done")
    assert news["done"] == news["count"] == len(ada.get(path(table)).json()["moments"])


def in_event(line: str) -> Any:
    """The message of a server-sent event."""
    return json.loads(line.removeprefix("data: "))


def test_bad_requests_are_refused_by_name(host: Host) -> None:
    table, (ada, *_) = over(host)
    for after in ("-1", "x", "", "1.5", "²", 2**31, 10**30, "9" * 5000):
        answer = ada.get(path(table, after))
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    beyond = ada.get(path(table, 2**31 - 1)).json()
    assert (beyond["after"], beyond["moments"]) == (0, [])
    assert ada.get(path("ABCDEF")).json()["code"] == ada.post(path("ABCDEF")).json()["code"] == "no_such_table"


def test_of_a_game_in_play_there_is_no_hint_of_an_analysis(host: Host) -> None:
    table, (ada, *_) = host.table("Ada", "Bob", "Eve")
    assert ada.get(path(table)).json()["code"] == ada.post(path(table)).json()["code"] == "not_over"


@pytest.fixture
def without(settings: Settings, tmp_path: Any) -> Iterator[Host]:
    """An arena that analyses nothing."""
    with Hosted(msgspec.structs.replace(settings, database=tmp_path / "arena.db", analysis_seconds=0)) as host:
        yield host


def test_a_host_can_turn_analyses_off(without: Host) -> None:
    table, (ada, *_) = over(without)
    assert ada.get(path(table)).json()["obstacle"] == "off"
    refused = ada.post(path(table)).json()
    assert (refused["code"], refused["detail"]) == ("cannot_analyse", "off")
