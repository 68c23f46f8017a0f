"""What goes wrong in a drill, one after the other: killed, stopped or cut off, for some seconds."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tests.nats import NatsServer
from tests.postgresql import Cluster
from tests.server.drill.proxies import Front, Proxy
from tests.server.kills.process import Site

LONGEST = 4.0
"""Most seconds for which a node, or what connects the nodes, is gone."""
BRIEFLY = 2.0
"""Most seconds for which PostgreSQL is gone: nothing can be done meanwhile."""


@dataclass
class Behind(Site):
    """Nodes with a proxy in front, and proxies between each of them and PostgreSQL and NATS."""

    front: Front
    to_database: list[Proxy]
    to_bus: list[Proxy]
    cluster: Cluster
    nats: NatsServer
    pace: float = 1
    """The part of the usual times for which something is gone."""

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.front.port}"

    async def away(self, most: float) -> None:
        await asyncio.sleep(self.pace * self.rng.uniform(most / 8, most))

    def number(self) -> int:
        return self.rng.randrange(len(self.nodes))

    async def kill_node(self) -> None:
        node = self.nodes[self.number()]
        node.kill()
        node.running = None
        await self.away(LONGEST)
        node.start()

    async def stop_node(self) -> None:
        node = self.nodes[self.number()].running
        assert node is not None
        node.send_signal(signal.SIGSTOP)
        await self.away(2 * LONGEST)
        node.send_signal(signal.SIGCONT)

    async def cut(self, *proxies: Proxy) -> None:
        for proxy in proxies:
            proxy.cut()
        await self.away(2 * LONGEST)
        for proxy in proxies:
            proxy.mend()

    async def cut_from_database(self) -> None:
        await self.cut(self.to_database[self.number()])

    async def cut_from_bus(self) -> None:
        await self.cut(self.to_bus[self.number()])

    async def cut_from_both(self) -> None:
        number = self.number()
        await self.cut(self.to_database[number], self.to_bus[number])

    async def kill_nats(self) -> None:
        self.nats.kill()
        await self.away(LONGEST)
        await asyncio.to_thread(self.nats.start)

    async def stop_nats(self) -> None:
        self.nats.send(signal.SIGSTOP)
        await self.away(2 * LONGEST)
        self.nats.send(signal.SIGCONT)

    async def kill_database(self) -> None:
        await asyncio.to_thread(self.cluster.kill)
        await self.away(BRIEFLY)
        await asyncio.to_thread(self.cluster.start)

    async def stop_database(self) -> None:
        self.cluster.send(signal.SIGSTOP)
        await self.away(BRIEFLY)
        self.cluster.send(signal.SIGCONT)

    @property
    def faults(self) -> list[Callable[[], Awaitable[None]]]:
        """Each kind, in the order of a round."""
        return [
            self.kill_node,
            self.cut_from_database,
            self.stop_node,
            self.kill_nats,
            self.kill_database,
            self.cut_from_bus,
            self.stop_database,
            self.cut_from_both,
            self.stop_nats,
        ]
