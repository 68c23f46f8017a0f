"""Small TCP proxies: between a node and what it needs, to cut it off; and in front of the nodes, for their visitors."""

import asyncio
import random
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException

from tests.server.kills.process import Process

LOOK = 0.5
"""Seconds between looks at the nodes' health."""
HEALTHY_WITHIN = 2.0
"""Seconds within which a healthy node says so."""


class Proxy:
    """Carries connections to one port. While it is cut nothing arrives, and nobody is told: all of it arrives later."""

    def __init__(self, target: Callable[[], int]) -> None:
        self._target = target
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._links: dict[asyncio.Task[None], int] = {}
        self.port = 0

    async def open(self) -> None:
        """Listen on a free loopback port."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0, limit=1 << 20)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Hold back everything from now on."""
        self._flowing.clear()

    def mend(self) -> None:
        """Let everything through, what was held back first."""
        self._flowing.set()

    def drop(self, target: int) -> None:
        """Close the connections to a port."""
        for link, port in [*self._links.items()]:
            if port == target:
                link.cancel()

    async def close(self) -> None:
        """Close everything."""
        self._server.close()
        links = [*self._links]
        for link in links:
            link.cancel()
        await asyncio.gather(*links, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        link = asyncio.current_task()
        assert link is not None
        try:
            await self._flowing.wait()
            there, back = await self._connect(link)
            try:
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._pump(reader, back))
                    both.create_task(self._pump(there, writer))
            finally:
                back.close()
        except (OSError, ExceptionGroup, asyncio.CancelledError):
            pass
        finally:
            self._links.pop(link, None)
            writer.close()

    async def _connect(self, link: asyncio.Task[None]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect on behalf of a visitor."""
        port = self._links[link] = self._target()
        return await asyncio.open_connection("127.0.0.1", port)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one direction; its end ends the other, too."""
        while data := await reader.read(1 << 16):
            await self._flowing.wait()
            writer.write(data)
            await writer.drain()
        await self._flowing.wait()
        raise ConnectionResetError


class Front(Proxy):
    """What stands before the nodes: visitors reach any that is healthy, and are cut off from one that no longer is."""

    def __init__(self, nodes: list[Process], rng: random.Random) -> None:
        super().__init__(self._choose)
        self._nodes, self._rng = nodes, rng
        self.healthy: set[int] = set()

    def _choose(self) -> int:
        return self._rng.choice(sorted(self.healthy) or [node.port for node in self._nodes])

    async def watch(self) -> None:
        """Ask each node how it is, again and again."""
        async with asyncio.TaskGroup() as watching:
            for node in self._nodes:
                watching.create_task(self._watch(node.port))

    async def _watch(self, port: int) -> None:
        while True:
            self.note(port, await asyncio.to_thread(is_well, port))
            await asyncio.sleep(LOOK)

    def note(self, port: int, well: bool) -> None:
        """Note a node's health. As soon as one is healthy, no visitor stays at another that is not: while none was, some
        may have been sent to one that has stopped, where they would wait in vain.
        """
        if well:
            self.healthy.add(port)
        else:
            self.healthy.discard(port)
        if self.healthy:
            for node in self._nodes:
                if node.port not in self.healthy:
                    self.drop(node.port)


def is_well(port: int) -> bool:
    """Whether a node says in time that it is healthy. Asked in a thread of its own: that all others here keep this process
    busy does not count against the node.
    """
    connection = HTTPConnection("127.0.0.1", port, timeout=HEALTHY_WITHIN)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
