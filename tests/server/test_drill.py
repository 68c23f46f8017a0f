"""Nodes, PostgreSQL and NATS fail in turn: nothing acknowledged is lost or doubled, and no lost lease is written by."""

import asyncio
import random
import socket
from pathlib import Path
from typing import Any

import psycopg
import pytest

from regalia.server import other_nodes
from regalia.server.bots.driver import RETRY
from regalia.server.nodes import leases, nats
from regalia.server.store import group_commit, postgresql
from regalia.server.store.postgresql import migrate
from tests.nats import NatsServer
from tests.postgresql import Cluster, programs, running_cluster
from tests.server.drill import drill
from tests.server.drill.faults import BRIEFLY
from tests.server.drill.lapsed import lapsed_in, note_lapsed
from tests.server.drill.proxies import HEALTHY_WITHIN, LOOK, Front
from tests.server.kills.process import Process
from tests.server.players import PATIENCE

SILENCE = 10.0
"""Most seconds for which a table may be silent, on a machine whose nodes get their time."""
FAULTS = 9
"""One of each kind."""


@pytest.mark.exhaustive
def test_nothing_is_lost_or_doubled_while_parts_of_a_site_fail(tmp_path: Path, nats_server: NatsServer) -> None:
    installed = programs()
    if installed is None:
        pytest.skip("PostgreSQL is not installed")
    with running_cluster(installed) as cluster:
        report = drill(tmp_path, cluster, nats_server, FAULTS, tables=5, seed=1, pace=0.25)
    assert report.faults.total() == len(report.faults) == FAULTS
    assert (report.lost, report.doubled, report.lapsed, report.backwards) == ([], [], [], []), str(report)
    assert report.by_lease > 0


@pytest.mark.parametrize(
    ("fault", "waits"),
    [
        ("a node dies: its lease ends, another sees that the table is due", leases.PATIENCE + 2 * leases.BEAT),
        ("a node stops: the proxy notices, and its people come back meanwhile", HEALTHY_WITHIN + LOOK + RETRY),
        (
            "a word is lost: it is due for a bot, then the tables are compared with the store",
            leases.BEAT + other_nodes.LOOK + 1,
        ),
        ("NATS does not answer: it counts as down, and the tables are compared each second", 3 * nats.PING + 1),
        ("PostgreSQL is gone: it is reached again, and bots answer again", BRIEFLY + postgresql.AGAIN + RETRY),
        ("a node stops in the middle of a write: its row is waited for, twice", 2 * group_commit.LOCKED + RETRY),
    ],
)
def test_a_table_is_silent_for_no_longer_than_is_waited_for_one_thing_after_the_other(fault: str, waits: float) -> None:
    assert waits < 0.65 * SILENCE, fault


async def test_a_visitor_at_a_stopped_node_is_cut_off_as_soon_as_another_is_healthy(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as stopped:  # the system connects, and no program answers
        port = stopped.getsockname()[1]
        nodes = [Process("", tmp_path / "node.log", each) for each in (port, 1)]
        front = Front(nodes, AlwaysTheFirst())
        await front.open()
        front.note(port, well=False)
        reader, writer = await asyncio.open_connection("127.0.0.1", front.port)
        writer.write(b"GET / HTTP/1.1\r\n\r\n")
        reached, _ = await asyncio.to_thread(stopped.accept)
        with reached:
            front.note(1, well=True)
            async with asyncio.timeout(PATIENCE):
                assert await reader.read() == b""
        writer.close()
        await front.close()


class AlwaysTheFirst(random.Random):
    """Chooses the first of several."""

    def choice(self, several: Any) -> Any:
        return several[0]


def test_a_drill_notes_what_a_node_writes_without_the_lease(cluster: Cluster) -> None:
    database = cluster.database()
    migrate(database)
    note_lapsed(database)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("insert into tables values ('T', 'playing', 1, 0, '', 1)")
        connection.execute("insert into leases values ('T', 'one', 1)")
    for seq, node in enumerate(("one", "two"), start=1):
        with psycopg.connect(f"{database}?application_name=node_{node}", autocommit=True) as connection:
            connection.execute("insert into nodes values (%s, 0)", (node,))
            for number, name in ((seq, f"bot-{seq}"), (10 + seq, f"answer-{seq}")):
                connection.execute("insert into actions values ('T', %s, null, %s, '')", (number, name))
    assert lapsed_in(database) == ["node_two wrote bot-2 at T"]
