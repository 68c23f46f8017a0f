"""Every case of the worked examples, in its order."""

from importlib.resources import files

import pytest

from regalia.core import look, save
from regalia.core.rulings import Case, UnreadableLine, cases, rule_on
from regalia.games.nocturion import notation
from regalia.games.nocturion.events import Kept, Looked, PutBelow

EXAMPLES = [*cases(files("regalia.games.nocturion").joinpath("examples.md").read_text("utf-8"))]


def test_all_blocks_of_the_file_are_found() -> None:
    numbers = [case.name.split()[0] for case in EXAMPLES]
    assert [*dict.fromkeys(numbers)] == [f"E{number:02}" for number in range(1, 31)]
    assert len(EXAMPLES) == 47


@pytest.mark.parametrize("case", EXAMPLES, ids=lambda case: case.name)
def test_example(case: Case) -> None:
    ruling = rule_on(case, notation)
    assert ruling.actual == ruling.expected


def test_e23_others_learn_only_that_a_card_was_kept() -> None:
    (case,) = [case for case in EXAMPLES if case.name.startswith("E23")]
    game = notation.lay_out(case.given)
    for line in case.when[:-1]:
        notation.act(game, line)
    assert look(game, 0).view.looked == ("hydra", "ogre", "kobold")
    assert look(game, 1).view.looked == look(game, None).view.looked == (None,) * 3
    notation.act(game, case.when[-1])
    assert look(game, 1).view.seats[0].hand == (None,) * 4
    told = [event.seen_by(frozenset((1,))) for event in game.events or [] if isinstance(event, Looked | Kept | PutBelow)]
    assert told == [Looked(0, 3, None), Kept(0, None), PutBelow(0, 2)]


def test_a_ruling_that_fails_shows_both_tables() -> None:
    wrong = Case("wrong", EXAMPLES[0].given, EXAMPLES[0].when, ["T 4"])
    ruling = rule_on(wrong, notation)
    assert (ruling.holds, ruling.actual) == (False, ["T 3"])


def test_laying_out_a_position_twice_gives_the_same_game() -> None:
    one, two = (notation.lay_out(EXAMPLES[10].given) for _ in range(2))
    assert save(one) == save(two)


@pytest.mark.parametrize(
    ("block", "problem"),
    [
        ("GIVEN  yaer 5\nTHEN   year 2", "'yaer 5': no fact is called 'yaer'"),
        ("GIVEN  year 1\n       A house dragoon\nTHEN   year 1", "'A house dragoon': 'dragoon' is not known"),
        ("GIVEN  year 1\nWHEN   A frob\nTHEN   year 1", "'A frob': 'frob' is not known"),
        ("GIVEN  year 1\nWHEN   A house\nTHEN   year 1", "'A house': a word is missing, superfluous or not known"),
        ("GIVEN  year 1\nTHEN   year 1\n       yaer 1", "'yaer 1': 'yaer' is not known"),
    ],
)
def test_a_line_that_cannot_be_read_is_named_with_its_problem(block: str, problem: str) -> None:
    (case,) = cases(f"### Odd\n```\n{block}\n```\n")
    with pytest.raises(UnreadableLine) as wrong:
        rule_on(case, notation)
    assert str(wrong.value) == problem
