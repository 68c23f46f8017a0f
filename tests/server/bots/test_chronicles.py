"""The chronicle of a finished game: for all who may see the table, in its record, and never of a game in play."""

import asyncio
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from regalia import games
from regalia.chronicle import compose, sentences
from regalia.core import Record, replay, verify
from regalia.server.bots import chronicles, once
from regalia.server.bots.chronicles import names_in
from regalia.server.bots.in_process import InProcess
from regalia.server.bots.thinking import compose_chronicle
from regalia.text.texts import Texts
from tests.server.bots.judging import Judge, ask, every_moment, finished, kept
from tests.server.players import Host
from tests.server.requests.test_branching import over
from tests.server.requests.test_records import arena_in, changed, opened, true_record


def test_a_finished_game_is_told_in_the_readers_language(host: Host) -> None:
    table, (ada, *_) = over(host)
    record = msgspec.json.decode(ada.get(f"/api/tables/{table}/record").content, type=Record)
    lines = compose(replay(games.load("oriflamme"), record))
    for language in ("en", "ja"):
        told = ada.get(f"/api/tables/{table}/chronicle?lang={language}")
        assert told.status_code == 200, told.text
        expected = [each.text for each in sentences("oriflamme", language, record.names, lines)]
        assert [each["text"] for each in told.json()["sentences"]] == expected
        assert host.guest("Kai").get(f"/api/tables/{table}/chronicle?lang={language}").json() == told.json()


def test_each_moment_of_a_chronicle_can_be_looked_at(host: Host) -> None:
    table, (ada, *_) = over(host)
    told = ada.get(f"/api/tables/{table}/chronicle").json()["sentences"]
    with ada.at(table, 0) as line:
        line.sighted()
        moments = [each["at"] for each in told if each["at"]]
        assert moments
        for at in moments:
            shown = line.ask(type="moment", at=at, seat=None)
            assert shown["seq"] == at


def test_a_game_in_play_has_none(host: Host) -> None:
    table, (ada, *_) = host.table("Ada", "Bob", "Eve")
    assert ada.get(f"/api/tables/{table}/chronicle").json()["code"] == "not_over"
    assert ada.get("/api/tables/ABCDEF/chronicle").json()["code"] == "no_such_table"


def test_a_record_begins_with_its_story_and_is_verified_without(host: Host) -> None:
    table, (ada, *_) = over(host)
    raw = ada.get(f"/api/tables/{table}/record").content
    assert raw.startswith(b'{"chronicle":{"en":["')
    record = msgspec.json.decode(raw, type=Record)
    assert isinstance(record.chronicle, dict)
    assert {*record.chronicle} == {"en", "ja"}
    assert verify(games.load("oriflamme"), record).problems == []


async def test_an_opened_record_tells_its_own_story_not_that_of_its_file(tmp_path: Path) -> None:
    async with arena_in(tmp_path) as arena:
        table = await opened(arena, changed(lambda record: record.update(chronicle={"en": ["Ada cheated."]})))
        assert await opened(arena, true_record("oriflamme")) is table, "it is the same record"
        told = await arena.chronicles.of(table, "en")
        assert len(told) >= 6
        assert "Ada cheated." not in [sentence.text for sentence in told]


async def test_bots_are_called_by_their_level_and_numbered(tmp_path: Path) -> None:
    async with arena_in(tmp_path) as arena:
        table = await opened(arena, changed(lambda record: record.update(names=["page", "Ada", "page 2"])))
        assert names_in(table, "en", str.upper) == ["Page 1", "ADA", "Page 2"]
        assert names_in(table, "ja", str) == ["小姓1", "Ada", "小姓2"]
        told = " ".join(each.text for each in await arena.chronicles.of(table, "en"))
        assert "Page 1" in told
        assert "page" not in told
        marked = " ".join(each.text for each in await arena.chronicles.of(table, "en", marked=True))
        for seat, name in enumerate(("Page 1", "Ada", "Page 2")):
            marked = marked.replace(chr(0xE000 + seat), name)
        assert marked == told


class Composer(Judge):
    """Judges at once, and notes of how many judged moments each chronicle is composed."""

    given: ClassVar[list[int]] = []

    async def ask(self, patience: float, think: Any, *args: Any, **kwargs: Any) -> Any:
        if think is compose_chronicle:
            self.given.append(len(args[3]))
        return await super().ask(patience, think, *args, **kwargs)


@pytest.mark.parametrize(("seconds", "state", "given"), [(5.0, "cut", 0), (300.0, "done", len(every_moment()))])
async def test_nothing_is_the_worst_of_a_game_that_was_judged_in_part(
    seconds: float, state: str, given: int, tmp_path: Path
) -> None:
    Composer.given.clear()
    async with arena_in(tmp_path, Composer, analysis_seconds=seconds) as arena:
        table = await finished(arena)
        await ask(table)
        while await arena.analyst.take_turn():
            pass
        assert (await kept(arena, table)).state == state
        await arena.chronicles.of(table, "en")
        assert Composer.given == [given]


class Failing(InProcess):
    """A worker that fails in one way or another when a chronicle is asked for."""

    failure: Exception
    asked: int

    async def ask(self, patience: float, think: Any, *args: Any, **kwargs: Any) -> Any:
        if think is not compose_chronicle:
            return await super().ask(patience, think, *args, **kwargs)
        Failing.asked += 1
        raise Failing.failure


@pytest.mark.parametrize("failure", [BrokenExecutor(), TimeoutError(), ValueError("a bug in the part of a game")])
async def test_a_record_is_there_when_its_chronicle_fails(
    failure: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Failing.failure, Failing.asked = failure, 0
    async with arena_in(tmp_path, Failing) as arena:
        table = await opened(arena, true_record("oriflamme"))
        for _ in range(3):
            assert await arena.chronicles.texts(table, "203.0.113.5") == {}
        assert Failing.asked == 1, "what has just failed is not tried again at once"


async def test_a_chronicle_that_failed_is_composed_again_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(once, "AGAIN", 0)
    Failing.failure, Failing.asked = BrokenExecutor(), 0
    async with arena_in(tmp_path, Failing) as arena:
        table = await opened(arena, true_record("oriflamme"))
        for _ in range(2):
            assert await arena.chronicles.texts(table, "203.0.113.5") == {}
            await asyncio.sleep(0)
        assert Failing.asked >= 2


async def test_a_record_is_there_when_its_game_lacks_a_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicles, "sentences", lambda *_: Texts("en", "regalia.core")("chronicle-of-no-game"))
    async with arena_in(tmp_path) as arena:
        table = await opened(arena, true_record("oriflamme"))
        assert await arena.chronicles.texts(table, "203.0.113.5") == {}


@pytest.mark.parametrize("slug", games.slugs())
async def test_every_game_has_its_chronicle(slug: str, tmp_path: Path) -> None:
    async with arena_in(tmp_path) as arena:
        table = await opened(arena, true_record(slug))
        texts = await arena.chronicles.texts(table, "203.0.113.5")
        assert len(texts["en"]) == len(texts["ja"]) >= 5
