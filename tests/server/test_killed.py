"""The process may be killed at any moment: nothing that was acknowledged is lost, nothing is done twice."""

from pathlib import Path

import pytest

from tests.nats import NatsServer
from tests.server.kills import killed

pytestmark = pytest.mark.exhaustive

KILLS = 10


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_or_doubled_when_the_process_is_killed(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("postgresql") if kind == "postgresql" else ""
    tally = killed(tmp_path, KILLS, seed=1, database=database)
    assert tally.kills == KILLS
    assert (tally.lost, tally.doubled) == ([], []), str(tally)


def test_nothing_is_lost_or_doubled_when_nodes_of_a_site_are_killed(
    tmp_path: Path, postgresql: str, nats_server: NatsServer
) -> None:
    tally = killed(tmp_path, KILLS // 2, seed=2, database=postgresql, bus=nats_server.address, nodes=2)
    assert tally.kills == KILLS // 2
    assert (tally.lost, tally.doubled) == ([], []), str(tally)
