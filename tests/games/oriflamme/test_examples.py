"""Every case of the worked examples, in its order."""

from importlib.resources import files

import pytest

from regalia.core import NOTATION, look, save
from regalia.core.rulings import Case, cases, rule_on
from regalia.games.oriflamme import RULES, notation
from regalia.games.oriflamme.options import Place
from regalia.games.oriflamme.state import KINDS
from regalia.games.oriflamme.view import View
from tests.playing import seed

EXAMPLES = [*cases(files("regalia.games.oriflamme").joinpath("examples.md").read_text("utf-8"))]


def test_e01_after_set_up_everyone_holds_seven_cards_and_one_point() -> None:
    game = RULES.begin(4, seed(1))
    state = game.state
    assert [len(hand) for hand in state.hands] == [7] * 4
    assert [sorted(hand + out) for hand, out in zip(state.hands, state.removed, strict=True)] == [sorted(KINDS)] * 4
    assert (state.points, state.queue, state.discards, state.round) == ([1] * 4, [], [()] * 4, 1)
    assert game.asks == {state.first: tuple(map(Place, state.hands[state.first]))}
    [ask] = game.asks.values()
    assert isinstance(ask, tuple)
    assert len(ask) == 7
    for seat in state.seats:
        seen = [belongings.removed for belongings in look(game, seat).view.seats]
        assert seen == [state.removed[other] if other == seat else None for other in state.seats]


def test_all_blocks_of_the_file_are_found() -> None:
    names = [case.name.split()[0].rstrip(":") for case in EXAMPLES]
    numbered = [f"E{number:02}" for number in range(2, 34)]
    assert names == numbered + ["E35"] * 9


@pytest.mark.parametrize("case", EXAMPLES, ids=lambda case: case.name)
def test_example(case: Case) -> None:
    ruling = rule_on(case, notation)
    assert ruling.actual == ruling.expected


def test_e02_others_see_only_the_owner_of_a_placed_card() -> None:
    game = notation.game_in("players A B C | round 1 | first A | phase placement | placed 0\nqueue -")
    notation.act(game, "A place archer left")
    notation.act(game, "B place heir right")
    view = look(game, 2).view
    assert [(view.cards[pile[0]].owner, view.cards[pile[0]].kind) for pile in view.queue] == [(0, None), (1, None)]


def test_e34_what_each_viewer_sees() -> None:
    game = notation.game_in("players A B C | round 3 | first A | cursor 1\nqueue (A.spy+1)/(A.ambush) [B.heir]/(B.lord+2)")
    assert drawn(look(game, 0).view) == "queue (A.spy+1)/(A.ambush) [B.heir]/(B.?+2)"
    assert drawn(look(game, 1).view) == "queue (A.?+1)/(A.?) [B.heir]/(B.lord+2)"
    for other in (2, None):
        assert drawn(look(game, other).view) == "queue (A.?+1)/(A.?) [B.heir]/(B.?+2)"


def drawn(view: View) -> str:
    return RULES.text(view, NOTATION).split("\n")[2]


def test_a_ruling_that_fails_shows_both_tables() -> None:
    wrong = Case("wrong", EXAMPLES[4].given, EXAMPLES[4].when, [*EXAMPLES[4].then[:-1], "next A target: 0"])
    ruling = rule_on(wrong, notation)
    assert not ruling.holds
    assert ruling.actual[:-1] == ruling.expected[:-1]
    legal = Case("legal", EXAMPLES[4].given, EXAMPLES[4].when, ["illegal"])
    assert not rule_on(legal, notation).holds


def test_laying_out_a_position_twice_gives_the_same_game() -> None:
    one, two = (notation.lay_out(EXAMPLES[10].given) for _ in range(2))
    assert save(one) == save(two)
