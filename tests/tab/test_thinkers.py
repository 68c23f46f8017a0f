"""Bots, hints and analyses ask one worker, one after the other."""

import asyncio
from concurrent.futures import BrokenExecutor

import msgspec
import pytest

from regalia.core import fresh_seed, load, save
from regalia.games import load as game_of
from regalia.server.bots.thinking import think
from regalia.server.bots.verifier import check
from regalia.server.metrics import Metrics
from regalia.tab.thinker import answer
from regalia.tab.thinkers import READY, Thinker, Thinkers


class Bots:
    """The bots' worker, in this process. Each question waits until it may be answered."""

    def __init__(self) -> None:
        self.asked: asyncio.Queue[bytes] = asyncio.Queue()
        self.may_answer = asyncio.Semaphore(1_000)

    async def think(self, question: bytes) -> bytes | None:
        self.asked.put_nowait(question)
        await self.may_answer.acquire()
        return answer(question)


def thinker(bots: Bots) -> Thinker:
    return Thinkers(bots.think)(Metrics(), ())


async def test_a_bot_decides_in_the_worker_as_in_a_process_of_its_own() -> None:
    rules = game_of("oriflamme")
    game = rules.begin(3, fresh_seed())
    seat = min(game.asks)
    thought = await thinker(Bots()).ask(60, think, "squire", "oriflamme", "", save(game), seat, fresh_seed())
    again = load(rules, save(game))
    again.answer(seat, rules.answers.decode(thought))
    assert save(again) != save(game)


async def test_the_worker_is_asked_first_if_it_has_started_and_then_one_question_at_a_time() -> None:
    bots = Bots()
    bots.may_answer = asyncio.Semaphore(0)
    asking = thinker(bots)
    async with asyncio.TaskGroup() as tasks:
        for _ in range(2):
            tasks.create_task(asking.ask(60, check, "oriflamme", "", b"no record"))
        assert await bots.asked.get() == READY
        assert bots.asked.empty()
        bots.may_answer.release()
        assert msgspec.msgpack.decode(await bots.asked.get())["function"] == "regalia.server.bots.verifier:check"
        assert bots.asked.empty()
        bots.may_answer.release()
        await bots.asked.get()
        bots.may_answer.release()


async def test_a_worker_that_cannot_answer_is_reported_as_a_process_that_died() -> None:
    async def broken(question: bytes) -> bytes | None:
        return None if question else READY

    with pytest.raises(BrokenExecutor):
        await Thinkers(broken)(Metrics(), ()).ask(60, check, "oriflamme", "", b"no record")


async def test_a_question_that_takes_too_long_is_given_up_and_the_next_has_its_turn() -> None:
    bots = Bots()
    bots.may_answer = asyncio.Semaphore(1)
    asking = thinker(bots)
    with pytest.raises(TimeoutError):
        await asking.ask(0, check, "oriflamme", "", b"no record")
    bots.may_answer.release()
    assert b"answers" in await asking.ask(60, check, "oriflamme", "", b"no record")


def test_only_functions_that_think_are_called_by_their_names() -> None:
    question = {"function": "os:getcwd", "args": (), "kwargs": {}}
    with pytest.raises(LookupError):
        answer(msgspec.msgpack.encode(question))
