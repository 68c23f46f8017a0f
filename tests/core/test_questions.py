"""Questions that are not lists: what is checked, drawn, and near (the tiny siege)."""

from typing import Any

import msgspec
import pytest

from regalia.core import (
    Arrange,
    Ask,
    Assign,
    Assigned,
    Game,
    IllegalAnswer,
    Limit,
    Number,
    Option,
    Several,
    Share,
    Shared,
    Wrong,
    load,
    neighbours,
    save,
    some_answer,
    wrong,
)
from regalia.core.questions import in_order, lone_answer
from tests.playing import dice, seed
from tests.tiny.siege import PLACES, RULES, At, Troop

NORTH, EAST, SOUTH, HOME = PLACES
TROOPS = tuple(map(Troop, (1, 2, 3, 4)))
SEND = Assign(TROOPS, PLACES, (Limit(0, 2), Limit(1, 2), Limit(0, 2), Limit(0, 4)))
NARROW = Assign(TROOPS[:3], PLACES[:3], (Limit(1, 1),) * 3, allowed=((0, 1), (0,), (0, 1, 2)))
SHARE = Share(5, TROOPS[1:], (Limit(0, 2), Limit(1, 3), Limit(0, 4)))
SOME_OF_IT = Share(4, TROOPS[:2], least=2)
ORDER = Arrange(PLACES, 2, 3)
GROUPED = Several(TROOPS, 2, 2, groups=(0, 0, 1, 1))
EVERY_ASK: list[Ask] = [TROOPS, Several(TROOPS, 1, 3), GROUPED, Number(2, 9), SEND, NARROW, SHARE, SOME_OF_IT, ORDER]


def sent(*places: At) -> Assigned[Option]:
    return Assigned(tuple(zip(TROOPS, places, strict=False)))


def amounts(*pairs: tuple[int, int]) -> Shared[Option]:
    return Shared(tuple((Troop(strength), amount) for strength, amount in pairs))


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (sent(NORTH, NORTH, EAST, HOME), None),
        (sent(NORTH, NORTH, NORTH, EAST), Wrong("too-many", NORTH)),
        (sent(NORTH, NORTH, HOME, HOME), Wrong("too-few", EAST)),
        (sent(NORTH, EAST, HOME), Wrong("missing", Troop(4))),
        (sent(NORTH, EAST, HOME, At("west")), Wrong("not-offered", Troop(4))),
        (Assigned(((Troop(9), NORTH),)), Wrong("not-offered", Troop(9))),
        (Assigned(((Troop(1), NORTH), (Troop(1), EAST))), Wrong("twice", Troop(1))),
        (TROOPS, Wrong("wrong-kind")),
    ],
)
def test_an_assignment_is_told_which_thing_or_place_is_wrong(answer: Any, said: Wrong | None) -> None:
    assert wrong(SEND, answer) == said


def test_of_a_group_only_one_option_can_be_chosen() -> None:
    assert wrong(GROUPED, (Troop(1), Troop(3))) is None
    assert wrong(GROUPED, (Troop(1), Troop(2))) == Wrong("alike", Troop(2))
    assert wrong(GROUPED, (Troop(1),)) == Wrong("too-few")
    drawn = {some_answer(GROUPED, dice(number)) for number in range(40)}
    assert drawn == {(Troop(one), Troop(other)) for one in (1, 2) for other in (3, 4)}


def test_a_thing_may_be_allowed_in_some_places_only() -> None:
    assert wrong(NARROW, sent(EAST, NORTH, SOUTH)) is None
    assert wrong(NARROW, sent(NORTH, EAST, SOUTH)) == Wrong("not-offered", Troop(2))


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (amounts((2, 2), (3, 3)), None),
        (amounts((2, 1), (3, 3), (4, 1)), None),
        (amounts((2, 3), (3, 2)), Wrong("too-many", Troop(2))),
        (amounts((2, 1), (4, 4)), Wrong("too-few", Troop(3))),
        (amounts((2, 1), (3, 3)), Wrong("too-few")),
        (amounts((2, 2), (3, 3), (4, 1)), Wrong("too-many")),
        (amounts((2, -1), (3, 3), (4, 3)), Wrong("too-few", Troop(2))),
        (amounts((1, 5)), Wrong("not-offered", Troop(1))),
        (amounts((2, 1), (2, 1), (3, 3)), Wrong("twice", Troop(2))),
        (5, Wrong("wrong-kind")),
    ],
)
def test_a_share_is_told_which_place_is_wrong(answer: Any, said: Wrong | None) -> None:
    assert wrong(SHARE, answer) == said


def test_where_some_may_be_left_over_the_least_counts() -> None:
    assert [wrong(SOME_OF_IT, amounts((1, amount))) is None for amount in range(6)] == [
        False,
        False,
        True,
        True,
        True,
        False,
    ]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ((HOME, NORTH), None),
        ((HOME,), Wrong("too-few")),
        ((HOME, NORTH, EAST, SOUTH), Wrong("too-many")),
        ((HOME, HOME), Wrong("twice", HOME)),
        ((HOME, At("west")), Wrong("not-offered", At("west"))),
        (HOME, Wrong("wrong-kind")),
    ],
)
def test_an_order_names_each_thing_once(answer: Any, said: Wrong | None) -> None:
    assert wrong(ORDER, answer) == said


@pytest.mark.parametrize("ask", EVERY_ASK, ids=lambda ask: type(ask).__name__)
def test_whatever_is_drawn_is_legal_and_so_is_whatever_is_near_it(ask: Ask) -> None:
    chance, drawn = dice(1), set()
    for _ in range(100):
        answer = some_answer(ask, chance)
        assert wrong(ask, answer) is None
        assert in_order(ask, answer) == answer
        drawn.add(answer)
        near = [*neighbours(ask, answer)]
        assert answer not in near
        assert all(wrong(ask, other) is None for other in near)
        assert near or ask is NARROW
    assert len(drawn) > 1 or ask is NARROW


def test_each_of_a_few_answers_is_drawn_sooner_or_later() -> None:
    chance = dice(2)
    assert {some_answer(NARROW, chance) for _ in range(50)} == {sent(EAST, NORTH, SOUTH)}
    assert len({some_answer(SOME_OF_IT, chance) for _ in range(500)}) == 3 + 4 + 5
    assert len({some_answer(Arrange(PLACES[:3], 3, 3), chance) for _ in range(200)}) == 6


def test_a_question_with_one_answer_is_no_question() -> None:
    assert lone_answer(Assign(TROOPS[:2], (HOME,))) == sent(HOME, HOME)
    assert lone_answer(Share(3, TROOPS[:1])) == amounts((1, 3))
    assert lone_answer(Share(0, TROOPS[:2])) == amounts((1, 0), (2, 0))
    assert lone_answer(Share(3, TROOPS[:1], least=0)) is None
    assert lone_answer(Arrange((HOME,), 1, 1)) == (HOME,)
    assert lone_answer(Arrange(PLACES, 0, 0)) == ()
    assert lone_answer(SEND) is lone_answer(SHARE) is lone_answer(ORDER) is None


def test_answers_are_kept_in_the_order_of_the_question_and_places_without_anything_are_named() -> None:
    assert in_order(SEND, Assigned(sent(NORTH, EAST, HOME, HOME).pairs[::-1])) == sent(NORTH, EAST, HOME, HOME)
    assert in_order(SHARE, amounts((3, 3), (2, 2))) == amounts((2, 2), (3, 3), (4, 0))


def siege() -> Game[Any]:
    return RULES.begin(2, seed(1))


def test_both_assign_in_secret_and_the_save_holds_what_one_has_given() -> None:
    game = siege()
    game.answer(0, sent(NORTH, NORTH, EAST, SOUTH))
    again = load(RULES, save(game))
    assert again.given == {0: sent(NORTH, NORTH, EAST, SOUTH)}
    assert [*again.asks] == [1]


def test_a_refused_assignment_changes_nothing_and_says_what_was_allowed() -> None:
    game = siege()
    before = save(game)
    with pytest.raises(IllegalAnswer) as refused:
        game.answer(0, sent(NORTH, NORTH, NORTH, HOME))
    assert refused.value.allowed == game.asks[0]
    assert save(game) == before


def test_answers_are_decoded_strictly() -> None:
    answer = msgspec.json.encode(sent(NORTH, EAST, HOME, HOME))
    assert msgspec.json.decode(answer, type=RULES.answer_type) == sent(NORTH, EAST, HOME, HOME)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(answer.replace(b'"place"', b'"palace"'), type=RULES.answer_type)


def test_a_gate_lost_is_paid_for_by_the_troops_that_were_there() -> None:
    game = siege()
    game.answer(0, sent(HOME, NORTH, NORTH, EAST))
    game.answer(1, sent(NORTH, HOME, HOME, EAST))
    game.answer(0, (SOUTH, NORTH, EAST))
    assert game.state.score == [1, 0]
    assert game.state.wounds[1] == (1, 0, 0, 0), "troop 1 alone had lost 2 + 3 - 1, and bears 1"
