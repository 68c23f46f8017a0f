"""A net passes the gate if it is as strong as squires."""

import pytest

from regalia.bots.training.gate import HERALD, SQUIRE, Line, missed, trials


def line(one: str, others: str, share: float, low: float, high: float) -> Line:
    return Line(one, others, 400, share, (low, high), 0.25)


@pytest.mark.parametrize(
    ("mirror", "herald", "refusals"),
    [(0.24, 0.31, 0), (0.26, 0.31, 1), (0.24, 0.29, 1), (0.26, 0.29, 2)],
    ids=["as strong", "weaker than squires", "weaker against the rule player", "weaker in both"],
)
def test_a_net_as_strong_as_squires_passes(mirror: float, herald: float, refusals: int) -> None:
    lines = [
        line(SQUIRE, HERALD, 0.2, 0.16, mirror),
        line(HERALD, "wary", herald, 0.2, 0.4),
        line(SQUIRE, "wary", 0.35, 0.3, 0.4),
    ]
    assert len(missed(lines)) == refusals


def test_the_gate_plays_squires_and_rule_players() -> None:
    found = trials("oriflamme", 2, b"")
    assert {(trial.one, trial.others) for trial in found} == {(SQUIRE, HERALD), (HERALD, "wary"), (SQUIRE, "wary")}
    assert len(found) == 6
