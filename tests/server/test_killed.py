"""The process may be killed at any moment: nothing that was acknowledged is lost, nothing is done twice."""

from pathlib import Path

from tests.server.kills import killed

KILLS = 10


def test_nothing_acknowledged_is_lost_or_doubled_when_the_process_is_killed(tmp_path: Path) -> None:
    tally = killed(tmp_path, KILLS, seed=1)
    assert tally.kills == KILLS
    assert (tally.lost, tally.doubled) == ([], []), str(tally)
