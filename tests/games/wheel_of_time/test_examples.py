"""Every case of the worked examples, in its order."""

from importlib.resources import files

import pytest

from regalia.core.rulings import Case, cases, rule_on
from regalia.games.wheel_of_time import notation

EXAMPLES = [*cases(files("regalia.games.wheel_of_time").joinpath("examples.md").read_text("utf-8"))]


def test_all_blocks_of_the_file_are_found() -> None:
    numbers = [case.name.split()[0] for case in EXAMPLES]
    assert [*dict.fromkeys(numbers)] == [f"E{number:02}" for number in range(1, 43)]
    assert len(EXAMPLES) == 88


def test_challenges_among_the_advantages_of_a_position_have_become_some_of_a_player_or_of_a_character() -> None:
    game = notation.lay_out(["H home lord_pelivar | advantages rallying_cry debt_of_honor>lord_pelivar andor"])
    subs = {piece.kind: piece.sub for piece in game.state.pieces.values() if piece.sub}
    assert subs == {"rallying_cry": "player", "debt_of_honor": "char"}


@pytest.mark.parametrize("case", EXAMPLES, ids=lambda case: case.name)
def test_example(case: Case) -> None:
    ruling = rule_on(case, notation)
    assert ruling.actual == ruling.expected
