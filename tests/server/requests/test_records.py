"""Records that are opened from files: true ones become finished tables that no list shows, false ones are refused."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from regalia import games
from regalia.core import Match, Resign, Seat, commitment, record_of
from regalia.server.app import application
from regalia.server.arena import Arena
from regalia.server.bots.in_process import InProcess
from regalia.server.building import build_arena
from regalia.server.errors import Refuse
from regalia.server.metrics import Metrics
from regalia.server.requests.handler import handle
from regalia.server.requests.records import MOST_KB, Faulty, sitting_of
from regalia.server.settings import Settings
from regalia.server.table.table import Table
from regalia.server.wire.requests import Moment
from regalia.server.wire.sights import MomentMessage
from regalia.testing.playing import random_match

NAMES = ["Ada", "Bob", "Eve"]
ENDS = {"Accept-Language": "en"}


@cache
def true_record(slug: str = "oriflamme") -> bytes:
    """The record of a random game."""
    rules = games.load(slug)
    seats = min(3, rules.seats[-1])
    record = record_of(random_match(rules, seats))
    return msgspec.json.encode(msgspec.structs.replace(record, names=NAMES[:seats], nonces=[None] * seats))


def changed(change: Callable[[dict[str, Any]], object], slug: str = "oriflamme") -> bytes:
    """A record that was edited by hand."""
    record = json.loads(true_record(slug))
    change(record)
    return json.dumps(record).encode()


@asynccontextmanager
async def arena_in(folder: Path, worker: Any = InProcess, **settings: Any) -> AsyncIterator[Arena]:
    arena = build_arena(Settings(folder / "arena.db", bot_delay=3600, **settings), worker=worker)
    try:
        yield arena
    finally:
        await arena.close()


async def opened(arena: Arena, raw: bytes) -> Table:
    return await arena.tables.get(await arena.records.open(raw, "somewhere", lambda seat: f"Player {seat + 1}"))


@pytest.mark.parametrize("slug", games.slugs())
async def test_a_true_record_becomes_a_finished_table(slug: str, tmp_path: Path) -> None:
    async with arena_in(tmp_path) as arena:
        table = await opened(arena, true_record(slug))
        assert table.doc.status == "over"
        assert msgspec.json.encode(table.record()) == true_record(slug), "it can be downloaded again, and is the same"
        for seat in (None, 1):
            told = await table.do(partial(handle, table, None, Moment("m", 5, seat, True)))
            assert isinstance(told, MomentMessage)
            assert (told.seq, told.seat) == (5, seat)
        assert table.play is not None
        assert table.play.game.is_over
        assert table.due() is not None, "its replay is still to be saved"


async def test_the_table_of_a_record_is_in_no_list_and_has_no_person(tmp_path: Path) -> None:
    async with arena_in(tmp_path) as arena:
        ada = await arena.greet("Ada")
        table = await opened(arena, true_record())
        message = table.messages.message_for(ada.id)
        assert message.from_file
        assert [(seat.person, seat.bot, seat.name, seat.yours) for seat in message.seats] == [
            (None, None, name, False) for name in NAMES
        ]
        assert message.talk is None
        for person in (None, ada):
            lobby = await arena.lobbies.seen_by(person)
            assert [*lobby.open, *lobby.playing, *lobby.yours, *lobby.finished, *lobby.invited] == []
        assert await arena.store.tables("over", public_only=True) == []
        with pytest.raises(Refuse, match="not_seated"):
            await arena.opener.rematch(ada, table)


async def test_the_same_record_always_leads_to_the_same_table(tmp_path: Path) -> None:
    async with arena_in(tmp_path) as arena:
        first = await opened(arena, true_record())
        assert await opened(arena, json.dumps(json.loads(true_record()), indent=4).encode()) is first
        both = await asyncio.gather(*(opened(arena, true_record("nocturion")) for _ in range(2)))
        assert both[0] is both[1]
        assert await opened(arena, changed(lambda record: record.update(names=["X", "Y", "Z"]))) is not first


async def test_seats_that_have_resigned_are_marked(tmp_path: Path) -> None:
    match = Match(games.load("oriflamme"), seats=3, seed="5a" * 32)
    match.answer(Seat(1), Resign(ends=True))
    raw = msgspec.json.encode(record_of(match))
    async with arena_in(tmp_path) as arena:
        seats = (await opened(arena, raw)).messages.message_for(None).seats
        assert [(seat.resigned, seat.forfeited) for seat in seats] == [(False, False), (True, True), (False, False)]
        seats = (await opened(arena, true_record())).messages.message_for(None).seats
        assert not any(seat.resigned or seat.forfeited for seat in seats)


def last_answer(record: dict[str, Any]) -> dict[str, Any]:
    given: dict[str, Any] = record["answers"][-1]
    return given


FALSE: dict[str, tuple[str, Callable[[], bytes]]] = {
    "no JSON": ("unreadable", lambda: b"\xff\xd8 a picture"),
    "deep": ("unreadable", lambda: b'{"game":' + b"[" * 100_000),
    "another JSON": ("unreadable", lambda: b'{"name":"Ada"}'),
    "more fields": ("unreadable", lambda: changed(lambda record: record.update(evil=1))),
    "unknown game": ("unknown_game", lambda: changed(lambda record: record.update(game="../chess"))),
    "older rules": ("older", lambda: changed(lambda record: record.update(rules=0))),
    "carried on": ("older", lambda: changed(lambda record: record.update(carried={"after": 0, "position": {}}))),
    "no seed": ("unfinished", lambda: changed(lambda record: record.update(seed=None))),
    "cut": ("unfinished", lambda: changed(lambda record: record["answers"].pop())),
    "a pack": ("pack", lambda: changed(lambda record: record.update(pack={"name": "x", "hash": "0" * 64}))),
    "many seats": ("seats", lambda: changed(lambda record: record.update(seats=10**9))),
    "many names": ("seats", lambda: changed(lambda record: record.update(names=["x"] * 1000))),
    "another seed": ("seed", lambda: changed(lambda record: record.update(seed="00" * 32))),
    "a seed of choice": (
        "answers",
        lambda: changed(lambda record: record.update(seed="00" * 32, commitment=commitment("00" * 32))),
    ),
    "no hex": ("seed", lambda: changed(lambda record: record.update(seed="x"))),
    "another answer": ("answers", lambda: changed(lambda record: last_answer(record).update(seat=77))),
    "nonsense": ("answers", lambda: changed(lambda record: last_answer(record).update(answer=[[[]]]))),
    "another end": ("end", lambda: changed(lambda record: record.update(final={"state": 1}))),
    "another deck": (
        "brought",
        lambda: changed(lambda record: record["brought"][0].update(content=None), "wheel_of_time"),
    ),
}


@pytest.mark.parametrize("kind", FALSE)
async def test_a_false_record_is_refused_by_name(kind: str, tmp_path: Path) -> None:
    problem, raw = FALSE[kind]
    async with arena_in(tmp_path) as arena:
        with pytest.raises(Faulty) as refused:
            await opened(arena, raw())
        assert refused.value.problem == problem
        assert await arena.store.tables("over", public_only=False) == []


async def test_a_record_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    class Slow(InProcess):
        async def ask(self, patience: float, think: Any, *args: Any, **kwargs: Any) -> Any:
            raise TimeoutError

    def slow(metrics: Metrics, packs: Sequence[str]) -> Slow:
        return Slow(metrics, packs)

    async with arena_in(tmp_path, slow) as arena:
        with pytest.raises(Faulty, match="slow"):
            await opened(arena, true_record())


@pytest.mark.parametrize(
    ("name", "shown", "bot"),
    [
        ("Ada", "Ada", None),
        ("squire", "", "squire"),
        ("knight 2", "", "knight"),
        ("Admin", "Player 1", None),
        ("Reg\u0430lia", "Player 1", None),
        ("\u202eevE", "Player 1", None),
        ("", "Player 1", None),
        ("A" * 25, "Player 1", None),
    ],
)
def test_a_name_in_a_file_stands_for_no_role_and_hides_nothing(name: str, shown: str, bot: str | None) -> None:
    sitting = sitting_of(name, "Player 1")
    assert (sitting.name, sitting.bot, sitting.person) == (shown, bot, None)


@asynccontextmanager
async def visitor(folder: Path, name: str = "Ada") -> AsyncIterator[httpx.AsyncClient]:
    """A person with a browser, at an arena."""
    settings = Settings(folder / "arena.db", bot_delay=3600)
    site = application(settings)
    async with arena_in(folder) as arena:
        site.state.arena = arena
        headers = {}
        if name:
            headers["Authorization"] = f"Bearer {await arena.sessions.begin(await arena.greet(name), 'a laptop')}"
        transport = httpx.ASGITransport(site, client=("203.0.113.5", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers) as client:
            yield client


def form(raw: bytes) -> dict[str, Any]:
    return {"files": {"record": ("game.json", raw, "application/json")}}


async def test_a_form_leads_to_the_table(tmp_path: Path) -> None:
    async with visitor(tmp_path) as ada:
        page = await ada.get("/records")
        assert 'enctype="multipart/form-data"' in page.text
        sent = await ada.post("/records", **form(true_record()))
        assert sent.status_code == 303
        table = await ada.get(sent.headers["location"])
        assert 'content="A table of Oriflamme"' in table.text
        assert "Bob" not in table.text
        body = await ada.post("/records", content=true_record())
        assert body.headers["location"] == sent.headers["location"]


@pytest.mark.parametrize(("language", "words"), [("en", "does not follow the rules"), ("ja", "ルールに従わない")])
async def test_a_page_says_what_is_wrong(tmp_path: Path, language: str, words: str) -> None:
    async with visitor(tmp_path) as ada:
        false = FALSE["another answer"][1]()
        told = await ada.post("/records", headers={"Accept-Language": language}, **form(false))
        assert told.status_code == 400
        assert words in told.text


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"", "Choose a file"), (b"x" * (MOST_KB * 1024 + 3000), "too large"), (b"<script>", "not a game record")],
)
async def test_what_is_no_record_is_refused(tmp_path: Path, content: bytes, words: str) -> None:
    async with visitor(tmp_path) as ada:
        told = await ada.post("/records", headers=ENDS, **form(content))
        assert told.status_code == 400
        assert words in told.text
        assert "<script>" not in told.text


async def test_a_form_without_a_file_or_an_end_is_no_error_of_the_arena(tmp_path: Path) -> None:
    async with visitor(tmp_path) as ada:
        for body in (b"", b"--x", b"--x\r\n\r\n", b'--x\r\nContent-Disposition: form-data; name="record"\r\n'):
            kind = {"Content-Type": "multipart/form-data; boundary=x"}
            assert (await ada.post("/records", content=body, headers=kind)).status_code == 400


async def test_only_so_many_records_are_opened_from_an_address(tmp_path: Path) -> None:
    async with visitor(tmp_path) as ada:
        codes = [(await ada.post("/records", **form(b"{}"))).status_code for _ in range(11)]
        assert codes == [400] * 10 + [429]


async def test_who_has_no_name_is_asked_for_one_first(tmp_path: Path) -> None:
    async with visitor(tmp_path, name="") as stranger:
        page = await stranger.get("/records", headers={"Sec-Fetch-Mode": "navigate"})
        assert 'action="/name"' in page.text
        assert (await stranger.post("/records", **form(true_record()))).status_code == 401
