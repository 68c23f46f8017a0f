"""Nodes, PostgreSQL and NATS fail in turn: nothing acknowledged is lost or doubled, and no lost lease is written by."""

from pathlib import Path

import psycopg
import pytest

from regalia.server.store.postgresql import migrate
from tests.nats import NatsServer
from tests.postgresql import programs, running_cluster
from tests.server.drill import drill
from tests.server.drill.lapsed import lapsed_in, note_lapsed

FAULTS = 9
"""One of each kind."""


def test_nothing_is_lost_or_doubled_while_parts_of_a_site_fail(tmp_path: Path, nats_server: NatsServer) -> None:
    installed = programs()
    if installed is None:
        pytest.skip("PostgreSQL is not installed")
    with running_cluster(installed) as cluster:
        report = drill(tmp_path, cluster, nats_server, FAULTS, tables=5, seed=1, pace=0.25)
    assert report.faults.total() == len(report.faults) == FAULTS
    assert (report.lost, report.doubled, report.lapsed, report.backwards) == ([], [], [], []), str(report)
    assert report.by_lease > 0


def test_a_drill_notes_what_a_node_writes_without_the_lease(postgresql: str) -> None:
    migrate(postgresql)
    note_lapsed(postgresql)
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute("insert into tables values ('T', 'playing', 1, 0, '', 1)")
        connection.execute("insert into leases values ('T', 'one', 1)")
    for seq, node in enumerate(("one", "two"), start=1):
        with psycopg.connect(f"{postgresql}?application_name=node_{node}", autocommit=True) as connection:
            connection.execute("insert into nodes values (%s, 0)", (node,))
            for number, name in ((seq, f"bot-{seq}"), (10 + seq, f"answer-{seq}")):
                connection.execute("insert into actions values ('T', %s, null, %s, '')", (number, name))
    assert lapsed_in(postgresql) == ["node_two wrote bot-2 at T"]
