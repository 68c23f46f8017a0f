"""The bus over a NATS server, through nats-py. While the server is down messages are dropped, and it is tried again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
import nats
from nats.aio.client import Client
from nats.aio.msg import Msg

from regalia.server.nodes.bus import Hear, NodeMessage

log = logging.getLogger(__name__)

AGAIN = 0.5
"""Seconds between attempts to connect."""
PING = 1
"""Seconds between pings; after two without an answer the server counts as down."""
CONNECTS = 2
"""Seconds within which a server lets a client in."""
ANSWERS = 0.5
"""Seconds without any answer of the server after which no answer to a question is waited for."""
MOST = 10_000
"""Most messages that wait to be sent; further ones are dropped."""

Notice: TypeAlias = Callable[[], Awaitable[None]]

_decoder = msgspec.json.Decoder(NodeMessage)


class NatsBus:
    """Carries messages over one subject of a NATS server."""

    def __init__(self, address: str, site: str) -> None:
        """`site` names the subject, so that several sites can use one server."""
        self._address = address
        self._subject = f"regalia.{site}"
        self._listeners: list[Hear] = []
        self._waiting: asyncio.Queue[NodeMessage] = asyncio.Queue(MOST)
        self._client: Client | None = None
        self.breaks = 0
        """How often the connection was lost."""
        self._known: int | None = None
        """The number of breaks when the server last knew the subscriptions; None before the first time."""
        self._task: asyncio.Task[None] | None = None
        self._pong: asyncio.Task[None] | None = None
        """The server's answer to the last ping that came with a question."""

    @property
    def is_up(self) -> bool:
        """True if messages are carried at present: the server is connected, and knows what is listened to."""
        return self._client is not None and self._client.is_connected and self._known == self.breaks

    def tell(self, message: NodeMessage) -> None:
        """Send a message to all nodes; it is lost while the bus is down."""
        if self.is_up and not self._waiting.full():
            self._waiting.put_nowait(message)

    def listen(self, hear: Hear) -> Callable[[], None]:
        """Subscribe to all messages, including one's own. Returns a function that unsubscribes."""
        self._listeners.append(hear)
        return lambda: self._listeners.remove(hear)

    async def ask(self, subject: str, question: bytes, patience: float) -> bytes | None:
        """The answer of one of those who listen to a subject for all sites; None if none answers within some seconds, or
        the server itself does not answer within `ANSWERS`.
        """
        if self._client is None or not self._client.is_connected or patience <= 0:
            return None
        asking = asyncio.create_task(self._client.request(subject, question, patience))
        asking.add_done_callback(know_problem)
        try:
            await asyncio.wait({asking, self._ping(self._client)}, timeout=ANSWERS, return_when=asyncio.FIRST_COMPLETED)
            if self._answers or asking.done():
                return (await asking).data
            log.info("the bus does not answer")
        except (nats.errors.Error, TimeoutError) as wrong:
            if not isinstance(wrong, nats.errors.NoRespondersError):
                log.info("nobody answers at %s: %s", subject, wrong)
        finally:
            asking.cancel()
        return None

    @property
    def _answers(self) -> bool:
        """True if the server has answered the last ping."""
        pong = self._pong
        return pong is not None and pong.done() and not pong.cancelled() and pong.exception() is None

    def _ping(self, client: Client) -> asyncio.Task[None]:
        """Ask the server for an answer, if none is awaited yet. This is not cancelled: nats-py stops reading when an answer
        comes to a cancelled ping. Without any answer it connects again before the ping times out.
        """
        if self._pong is None or self._pong.done():
            self._pong = asyncio.create_task(client.flush(), name="ping")
            self._pong.add_done_callback(know_problem)
        return self._pong

    def open(self) -> None:
        """Begin to connect, and go on trying until `close`."""
        self._task = asyncio.create_task(self._carry(), name="bus")

    async def close(self) -> None:
        """Disconnect."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._client is not None:
            await self._client.close()
        if self._pong is not None:
            self._pong.cancel()
            await asyncio.gather(self._pong, return_exceptions=True)

    async def _carry(self) -> None:
        self._client = client = await connected(self._address, self._broke, self._found_again)
        breaks = self.breaks
        await client.subscribe(self._subject, cb=self._hear)
        with suppress(nats.errors.Error, TimeoutError):  # the client subscribes again when it connects again
            await known(client)
            self._known = breaks
        while True:
            message = await self._waiting.get()
            try:
                await client.publish(self._subject, msgspec.json.encode(message))
            except nats.errors.Error as wrong:
                log.warning("a word is lost: %s", wrong)

    async def _broke(self) -> None:
        self.breaks += 1

    async def _found_again(self) -> None:
        """nats-py calls this when the server has answered a ping that followed the subscriptions; it calls itself connected
        before that.
        """
        self._known = self.breaks

    async def _hear(self, message: Msg) -> None:
        try:
            received = _decoder.decode(message.data)
        except msgspec.DecodeError as wrong:
            log.info("a word of another version was not understood: %s", wrong)
            return
        for hear in [*self._listeners]:
            hear(received)


def know_problem(task: asyncio.Task[Any]) -> None:
    """Take note of what a task has failed for, which may be awaited no more: asyncio logs an error otherwise."""
    if not task.cancelled():
        task.exception()


async def known(client: Client) -> None:
    """Wait until the server knows the client's subscriptions. Raises nats.errors.Error if it does not answer.

    nats-py writes a ping at once and a subscription a moment later, so the first answer can come too early.
    """
    await client.flush()
    await client.flush()


async def connected(address: str, broke: Notice | None = None, found_again: Notice | None = None) -> Client:
    """A client, once it has connected for the first time; later it reconnects by itself, with its subscriptions.

    `broke` is called whenever the connection is lost, `found_again` whenever the client has reconnected.
    """
    warned = False
    while True:
        try:
            return await nats.connect(
                address,
                allow_reconnect=True,
                max_reconnect_attempts=-1,
                reconnect_time_wait=AGAIN,
                ping_interval=PING,
                max_outstanding_pings=2,
                connect_timeout=CONNECTS,
                error_cb=note,
                disconnected_cb=broke,
                reconnected_cb=found_again,
            )
        except (OSError, nats.errors.Error, TimeoutError) as wrong:
            if not warned:
                log.warning("the bus at %s cannot be reached: %s", address, wrong)
            warned = True
            await asyncio.sleep(AGAIN)


async def note(wrong: Exception) -> None:
    """Log an error of the client, which goes on."""
    log.info("the bus: %s", wrong)
