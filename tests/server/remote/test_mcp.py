"""A language model's seat: the tools of `regalia mcp`, called by a client of the protocol at a real arena."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mcp import Client
from msgspec import to_builtins
from msgspec.structs import replace

from regalia import games
from regalia.cli import main, remote, tools
from regalia.cli.remote import RefusedError, RemoteSeat, options_in, sit
from regalia.cli.tools import server_of
from regalia.core import Option
from regalia.core.views import OneOf
from regalia.server.settings import Settings
from tests.ports import own_port
from tests.server.conftest import Hosted
from tests.server.players import Guest, Host, until
from tests.typed import line_for

EVERY_GAME = [pytest.param(slug, marks=[] if slug == "oriflamme" else [pytest.mark.exhaustive]) for slug in games.slugs()]


@asynccontextmanager
async def seated(host: Host, game: str = "oriflamme", language: str = "en") -> AsyncIterator[tuple[RemoteSeat, Client]]:
    """A seat at a started table with pages, and a client of its tools."""
    table, people = started(host, game)
    async with sit(host.url, table, people.token) as seat, Client(server_of(seat, language)) as client:
        await seat.turn(60)
        yield seat, client


def started(host: Host, game: str) -> tuple[str, Guest]:
    others = games.load(game).seats[0] - 1
    table, [person] = host.table("Robin", game=game, bots=("page",) * max(1, others))
    return table, person


async def said(client: Client, tool: str, **given: Any) -> str:
    result = await client.call_tool(tool, given)
    return str(getattr(result.content[0], "text"))  # noqa: B009 - contents of tools have one of several types


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_a_model_plays_a_game_to_its_end(host: Host, game: str) -> None:
    random = Random(4)
    async with seated(host, game) as (seat, client):
        while (turn := await said(client, "wait")) != "The game is over.":
            assert turn in ("It’s your turn.", "Others still decide.")
            sight = seat.sight()
            if sight.ask is not None and seat.is_up_to_date:
                assert len(await said(client, "options")) > 20
                assert await said(client, "act", answer=line_for(sight.ask, random)) == "Done."
        assert "1. " in await said(client, "look")


async def test_the_tools_say_what_the_seat_sees_and_why_not(host: Host) -> None:
    async with seated(host) as (seat, client):
        table = await said(client, "look")
        assert "Robin" in table
        assert await said(client, "act", answer="99") == "That isn’t a valid answer. Type a number from 1 to 7, or “help”."
        assert await said(client, "act", answer="+1") != "Done."
        assert "Reveal" not in await said(client, "options")
        [reveal] = options_in([{"type": "Reveal"}], seat.rules)
        assert await said(client, "why_not", option={"type": "Reveal"}) != "You can choose this."
        assert "no such" not in await said(client, "why_not", option={"type": "Nothing"})
        with pytest.raises(RefusedError):
            await seat.act(reveal)
        assert "5.2" in (await said(client, "rules", number="5.2"))[:40]


async def test_it_speaks_japanese(host: Host) -> None:
    async with seated(host, language="ja") as (_, client):
        assert "置く" in await said(client, "options")
        assert await said(client, "act", answer="1") in ("決定しました。", "今は何も聞かれていません。待ってください。")


async def test_no_seat_is_taken_where_none_is_free(host: Host) -> None:
    table, _ = started(host, "oriflamme")
    stranger = host.guest("Kit")
    with pytest.raises(LookupError):
        async with sit(host.url, table, stranger.token):
            pass


async def test_before_the_game_begins_the_tools_say_so(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools, "PATIENCE", 0)
    robin = host.guest("Robin")
    table = robin.post("/api/tables", {"game": "oriflamme", "seats": [{"who": "me"}, *[{"who": "nobody"}] * 2]}).json()[
        "id"
    ]
    async with sit(host.url, table, robin.token) as seat, Client(server_of(seat, "en")) as client:
        answers = [await said(client, "look"), await said(client, "options"), await said(client, "act", answer="1")]
        assert {*answers, await said(client, "wait")} == {"The game hasn’t begun yet: wait."}


async def test_a_reply_that_is_not_awaited_any_more_ends_nothing(host: Host) -> None:
    async with seated(host) as (seat, _):
        [reveal] = options_in([{"type": "Reveal"}], seat.rules)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await seat.why_not(reveal)
        assert await seat.why_not(reveal) is not None


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections are tried again without a pause."""
    monkeypatch.setattr(remote, "PAUSE", 0)
    monkeypatch.setattr(remote, "delays", lambda: repeat(0.0))


async def asked_first(seat: RemoteSeat) -> Option:
    """The first option of what the seat is asked."""
    assert await seat.turn(60)
    ask = seat.sight().ask
    assert isinstance(ask, OneOf)
    return ask.options[0]


@pytest.mark.usefixtures("at_once")
async def test_a_seat_is_connected_again_after_the_arena_restarts(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, port = replace(settings, database=tmp_path / "own.db"), own_port()
    with Hosted(own, port=port) as host:
        table, robin = started(host, "oriflamme")
        sitting = sit(host.url, table, robin.token)
        seat = await sitting.__aenter__()
        option = await asked_first(seat)
    async with Client(server_of(seat, "en")) as client:
        monkeypatch.setattr(remote, "REPLY_WITHIN", 0)
        assert await said(client, "act", answer="1") == await said(client, "why_not", option=to_builtins(option))
        assert "can’t be reached" in await said(client, "act", answer="1")
        monkeypatch.setattr(remote, "REPLY_WITHIN", 60)
        asking = asyncio.create_task(seat.why_not(option))
        with Hosted(own, port=port):
            assert await asking is None
            await seat.act(await asked_first(seat))
            await sitting.__aexit__(None, None, None)
            with pytest.raises(ConnectionError):
                await seat.turn(60)


@pytest.mark.usefixtures("at_once")
async def test_a_wait_says_that_the_arena_cannot_be_reached(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Hosted(replace(settings, database=tmp_path / "own.db")) as host:
        table, robin = started(host, "oriflamme")
        sitting = sit(host.url, table, robin.token)
        seat = await sitting.__aenter__()
        await seat.act(await asked_first(seat))
        assert await seat.turn(60)
        monkeypatch.setattr(seat, "_acted", 1_000_000)
    monkeypatch.setattr(tools, "PATIENCE", 0)
    async with Client(server_of(seat, "en")) as client:
        await until(lambda: not seat.is_connected)
        assert "can’t be reached" in await said(client, "wait")
    await sitting.__aexit__(None, None, None)


async def test_a_seat_at_a_table_that_does_not_exist_ends(host: Host) -> None:
    seat = RemoteSeat(games.load("oriflamme"), 0)
    await seat.stay(f"ws://{host.address}/api/tables/K7QM2X/live", host.guest("Robin").token)
    with pytest.raises(ConnectionError, match="does not exist"):
        await seat.turn(60)
    with pytest.raises(ConnectionError, match="does not exist"):
        await seat.why_not(options_in([{"type": "Reveal"}], seat.rules)[0])


async def test_a_seat_that_the_arena_refuses_ends(host: Host) -> None:
    table, _ = started(host, "oriflamme")
    seat = RemoteSeat(games.load("oriflamme"), 0)
    await seat.stay(f"ws://{host.address}/nowhere/{table}", "token")
    with pytest.raises(ConnectionError, match="rejected"):
        await seat.turn(60)


def test_the_command_needs_a_token(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("REGALIA_TOKEN", raising=False)
    with pytest.raises(SystemExit):
        main(["mcp", "http://localhost:1", "K7QM2X"])
    assert "REGALIA_TOKEN" in capsys.readouterr().err
    monkeypatch.setenv("REGALIA_TOKEN", "t")
    with pytest.raises(SystemExit):
        main(["mcp", "http://127.0.0.1:1", "K7QM2X"])
    assert "refused" in capsys.readouterr().err
