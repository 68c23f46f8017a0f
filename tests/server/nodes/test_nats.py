"""Messages over a NATS server: the nodes of a site hear them, no other site does; a server that was away is found again."""

import asyncio
import gc
import signal
from collections.abc import Callable
from typing import Any

import pytest
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import FlushTimeoutError

from regalia.server.nodes import nats
from regalia.server.nodes.bus import Attended, Changed, NodeMessage
from regalia.server.nodes.nats import NatsBus
from tests.nats import NatsServer

WITHIN = 60.0


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so. Raises TimeoutError if it never is."""
    async with asyncio.timeout(WITHIN):
        while not is_so():
            await asyncio.sleep(0.01)


async def opened(server: NatsServer, *sites: str) -> tuple[list[NatsBus], list[list[NodeMessage]]]:
    """A bus for each site that is named, connected, and what each hears."""
    buses = [NatsBus(server.address, site) for site in sites]
    heard: list[list[NodeMessage]] = [[] for _ in buses]
    for bus, messages in zip(buses, heard, strict=True):
        bus.listen(messages.append)
        bus.open()
    await until(lambda: all(bus.is_up for bus in buses))
    return buses, heard


async def test_nodes_of_a_site_hear_each_other_and_another_site_does_not(nats_server: NatsServer) -> None:
    buses, heard = await opened(nats_server, "here", "here", "there")
    said: list[NodeMessage] = [Changed("one", "ABCDEF"), Attended("one", "ABCDEF", ["u_1", ""])]
    for message in said:
        buses[0].tell(message)
    await until(lambda: len(heard[0]) == len(heard[1]) == 2)
    buses[2].tell(Changed("three", "GHIJKL"))
    await until(lambda: len(heard[2]) == 1)
    assert heard == [said, said, [Changed("three", "GHIJKL")]]
    for bus in buses:
        await bus.close()


async def test_a_bus_is_up_once_the_server_knows_of_it(nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch) -> None:
    flush, answered = Client.flush, list[str]()

    async def noted(self: Client, timeout: int = 10) -> None:
        await flush(self, timeout)
        answered.append("flush")

    monkeypatch.setattr(Client, "flush", noted)
    (bus,), _ = await opened(nats_server, "here")
    assert answered == ["flush"] * 2
    await bus.close()


async def test_a_bus_is_up_again_once_the_server_knows_what_it_listens_to(
    nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    (bus,), _ = await opened(nats_server, "here")
    flush, asked, goes_on = Client.flush, asyncio.Event(), asyncio.Event()

    async def held(self: Client, timeout: int = 10) -> None:
        asked.set()
        await goes_on.wait()
        await flush(self, timeout)

    nats_server.kill()
    await until(lambda: not bus.is_up)
    monkeypatch.setattr(Client, "flush", held)
    nats_server.start()
    async with asyncio.timeout(WITHIN):
        await asked.wait()
    assert bus._client is not None
    assert bus._client.is_connected
    assert not bus.is_up
    goes_on.set()
    await until(lambda: bus.is_up)
    await bus.close()


async def test_words_are_carried_again_after_the_server_was_away(nats_server: NatsServer) -> None:
    (one, two), heard = await opened(nats_server, "here", "here")
    assert one.breaks == two.breaks == 0
    nats_server.kill()
    await until(lambda: not one.is_up and not two.is_up)
    one.tell(Changed("one", "LOST"))
    nats_server.start()
    await until(lambda: one.is_up and two.is_up)
    assert min(one.breaks, two.breaks) > 0
    one.tell(Changed("one", "ABCDEF"))
    await until(lambda: bool(heard[1]))
    assert heard[1] == [Changed("one", "ABCDEF")]
    for bus in (one, two):
        await bus.close()


async def test_a_question_is_given_up_soon_if_the_server_does_not_answer(
    nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not waited for as long as for one who thinks; after that questions are answered again."""

    async def double(asked: Msg) -> None:
        await asked.respond(2 * asked.data)

    (one, two), _ = await opened(nats_server, "here", "here")
    assert two._client is not None
    await two._client.subscribe("double", cb=double)
    await nats.known(two._client)
    monkeypatch.setattr(nats, "ANSWERS", WITHIN)
    assert await one.ask("double", b"7", WITHIN) == b"77"
    nats_server.send(signal.SIGSTOP)
    await until(nats_server.is_stopped)
    with monkeypatch.context() as soon:
        soon.setattr(nats, "ANSWERS", 0.1)
        async with asyncio.timeout(WITHIN / 2):
            assert await one.ask("double", b"8", WITHIN) is None
    nats_server.send(signal.SIGCONT)
    async with asyncio.timeout(WITHIN / 2):
        while await one.ask("double", b"9", WITHIN) != b"99":
            await asyncio.sleep(0.01)
    for bus in (one, two):
        await bus.close()


def test_a_ping_that_fails_is_no_error(nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would fill the log while the server is away."""
    errors: list[dict[str, Any]] = []
    given_up = asyncio.Event()

    async def fails(client: Client) -> None:
        await given_up.wait()
        raise FlushTimeoutError

    async def scene() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: errors.append(context))
        (bus,), _ = await opened(nats_server, "here")
        monkeypatch.setattr(Client, "flush", fails)
        monkeypatch.setattr(nats, "ANSWERS", 0)
        assert await bus.ask("nothing", b"", WITHIN) is None
        given_up.set()
        await until(lambda: bus._pong is not None and bus._pong.done())
        bus._pong = None
        gc.collect()
        await bus.close()

    asyncio.run(scene())
    assert errors == []


async def test_a_server_that_comes_later_is_found(nats_server: NatsServer) -> None:
    nats_server.kill()
    bus, heard = NatsBus(nats_server.address, "here"), list[NodeMessage]()
    bus.listen(heard.append)
    bus.open()
    assert not bus.is_up
    nats_server.start()
    await until(lambda: bus.is_up)
    bus.tell(Changed("one", "ABCDEF"))
    await until(lambda: bool(heard))
    await bus.close()
