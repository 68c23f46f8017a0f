"""Thinkers on other machines answer bots' questions; when there are none, or one is lost, the node's own workers do."""

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import nats
import pytest
from msgspec.structs import replace
from nats.aio.msg import Msg

from regalia import games
from regalia.bots import choose
from regalia.core import Chance, imagine, save
from regalia.server.arena import Arena
from regalia.server.bots import chunks, thinking
from regalia.server.bots.chunks import Task
from regalia.server.bots.thinker import GROUP
from regalia.server.bots.thinking import BUSY, Question, ask_thinkers, subject_of
from regalia.server.building import build_arena
from regalia.server.nodes.nats import NatsBus, known
from regalia.server.requests import joining
from regalia.server.settings import Settings
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.opening import NewTable, SeatPlan
from tests.nats import NatsServer
from tests.playing import seed
from tests.server.requests.test_records import true_record

WITHIN = 60.0
SILENT = """
import asyncio, os, signal, sys
import nats

from regalia.server.nodes.nats import known

async def die(message):
    os.kill(os.getpid(), signal.SIGKILL)

async def main():
    client = await nats.connect(sys.argv[1])
    await client.subscribe("regalia.think.>", "thinkers", cb=die)
    await known(client)
    print("listening", flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""
"""A thinker that is killed by its first question."""
ORIFLAMME = games.load("oriflamme")
BOTS = [SeatPlan("bot", level="squire")] * 3


@pytest.fixture
def thinker(nats_server: NatsServer) -> Iterator[subprocess.Popen[str]]:
    """A process that thinks."""
    started = [sys.executable, "-m", "regalia", "think", "--bus", nats_server.address, "--bot-jobs", "1"]
    with subprocess.Popen(started, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == f"Thinking for the bots at {nats_server.address}.\n"
        yield process
        process.kill()


@asynccontextmanager
async def bus_at(server: NatsServer) -> AsyncIterator[NatsBus]:
    bus = NatsBus(server.address, "here")
    bus.open()
    async with asyncio.timeout(WITHIN):
        while not bus.is_up:
            await asyncio.sleep(0.01)
    try:
        yield bus
    finally:
        await bus.close()


def question(level: str = "squire", slug: str = "oriflamme") -> Question:
    """What a bot is asked at the beginning of a game."""
    rules = games.load(slug)
    game = rules.begin(rules.seats[0], seed(1))
    seat = min(game.asks)
    return Question(level, slug, "", save(imagine(game, seat, Chance(seed(2)))), seat, seed(3))


async def test_a_thinker_says_what_the_nodes_own_workers_would_say(
    nats_server: NatsServer, thinker: subprocess.Popen[str]
) -> None:
    async with bus_at(nats_server) as bus:
        for slug in games.slugs():
            asked, version = question(slug=slug), games.load(slug).version
            expected = choose("squire", games.load(slug), asked.position, asked.seat, asked.seed)
            assert await ask_thinkers(bus, asked, version) == msgspec.json.encode(expected)
            assert await ask_thinkers(bus, asked, version + 1) is None
    thinker.send_signal(signal.SIGTERM)
    assert await asyncio.to_thread(thinker.wait, WITHIN) == 0


async def test_a_thinker_that_is_busy_says_so_and_finishes_what_it_has_begun_when_it_is_stopped(
    nats_server: NatsServer, thinker: subprocess.Popen[str]
) -> None:
    subject = subject_of("oriflamme", ORIFLAMME.version, "")
    async with bus_at(nats_server) as bus:
        asked = msgspec.msgpack.encode(question("regent"))
        replies = [asyncio.create_task(bus.ask(subject, asked, WITHIN)) for _ in range(2)]
        done, _ = await asyncio.wait(replies, return_when=asyncio.FIRST_COMPLETED)
        assert [reply.result() for reply in done] == [BUSY]
        thinker.send_signal(signal.SIGTERM)
        assert sorted(len(reply or b"") > 0 for reply in await asyncio.gather(*replies)) == [False, True]


async def test_another_thinker_is_asked_when_one_is_busy(nats_server: NatsServer) -> None:
    heard: list[Msg] = []

    async def answer(message: Msg) -> None:
        heard.append(message)
        await message.respond(BUSY if len(heard) < thinking.TRIES else b'"wait"')

    client = await nats.connect(nats_server.address)
    subscription = await client.subscribe(subject_of("oriflamme", ORIFLAMME.version, ""), GROUP, cb=answer)
    await known(client)
    async with bus_at(nats_server) as bus:
        assert await ask_thinkers(bus, question(), ORIFLAMME.version) == b'"wait"'
        await subscription.unsubscribe()
        await known(client)
        assert await ask_thinkers(bus, question(), ORIFLAMME.version) is None
    await client.close()


def task(seconds: float = 0.0) -> Task:
    """The first decision of a finished game, or those of some CPU seconds."""
    return Task("oriflamme", "", true_record(), [], 0, seconds)


async def test_a_thinker_judges_what_the_nodes_own_worker_would_judge(
    nats_server: NatsServer, thinker: subprocess.Popen[str]
) -> None:
    own = chunks.unpacked(chunks.judge_chunk(*msgspec.structs.astuple(task())))
    async with bus_at(nats_server) as bus:
        told = await chunks.ask_thinkers(bus, task(), ORIFLAMME.version)
        assert await chunks.ask_thinkers(bus, task(), ORIFLAMME.version + 1) is None
        assert await chunks.ask_thinkers(bus, replace(task(), record=bytes(2**21)), ORIFLAMME.version) is None
    assert told is not None
    assert (told.moments, told.count, told.finish) == (own.moments, own.count, own.finish)
    assert len(told.moments) == 1


async def test_a_thinker_judges_one_chunk_at_a_time_and_answers_bots_meanwhile(
    nats_server: NatsServer, thinker: subprocess.Popen[str]
) -> None:
    subject, asked = chunks.subject_of("oriflamme", ORIFLAMME.version, ""), msgspec.msgpack.encode(task(1.0))
    async with bus_at(nats_server) as bus:
        replies = [asyncio.create_task(bus.ask(subject, asked, WITHIN)) for _ in range(2)]
        done, judging = await asyncio.wait(replies, return_when=asyncio.FIRST_COMPLETED)
        assert [reply.result() for reply in done] == [BUSY]
        assert await ask_thinkers(bus, question("page"), ORIFLAMME.version) is not None
        thinker.send_signal(signal.SIGTERM)
        assert len(chunks.unpacked(await judging.pop() or b"").moments) > 1, "what was begun is finished"


async def answered(node: Arena, actions: int) -> None:
    """A table of bots that is watched, until they have made a number of decisions."""
    ada = await node.greet("Ada")
    table = await node.tables.get((await node.opener.open(ada, NewTable("oriflamme", BOTS))).id)
    await table.do(lambda: node.tables.start(table, ada))
    await table.do(lambda: joining.join(table, Watcher(table.messages, ada.id)))
    async with asyncio.timeout(WITHIN):
        while table.play is None or table.play.seq < actions:
            await asyncio.sleep(0.01)


def play(folder: Path, bus: str, actions: int) -> str:
    """The metrics of an arena after its bots have made a number of decisions."""

    async def scene() -> str:
        node = build_arena(Settings(folder / "arena.db", bus=bus, bot_delay=0, reveal_within=0))
        try:
            node.open()
            await answered(node, actions)
            return node.metrics.text().decode()
        finally:
            await node.close()

    return asyncio.run(scene())


def thoughts(metrics: str) -> dict[str, float]:
    """How many decisions were thought about where."""
    return {where: float(number) for where, number in re.findall(r'bot_thoughts_total{where="(.*)"} (.*)', metrics)}


def test_bots_of_a_node_think_elsewhere_if_they_can(
    tmp_path: Path, nats_server: NatsServer, thinker: subprocess.Popen[str]
) -> None:
    told = play(tmp_path, nats_server.address, 8)
    assert thoughts(told)["elsewhere"] >= 6
    assert "regalia_bot_failures_total 0.0" in told


def test_a_question_to_a_thinker_that_dies_over_it_is_thought_about_by_the_node(
    tmp_path: Path, nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process hears questions, and is killed before it answers any."""
    monkeypatch.setattr(thinking, "ABROAD", 0.5)
    with subprocess.Popen([sys.executable, "-c", SILENT, nats_server.address], stdout=subprocess.PIPE, text=True) as silent:
        assert silent.stdout is not None
        assert silent.stdout.readline() == "listening\n"
        told = play(tmp_path, nats_server.address, 6)
        assert silent.wait(WITHIN) == -signal.SIGKILL
    assert thoughts(told)["here"] >= 6
    assert "elsewhere" not in thoughts(told)
    assert "regalia_bot_failures_total 0.0" in told
