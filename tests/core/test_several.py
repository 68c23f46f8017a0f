"""Choosing several of many, hidden hands, decisions out of turn, old saves (the tiny drafting game)."""

from typing import Any

import msgspec
import pytest

from regalia.core import Game, IllegalAnswer, Match, Several, UnreadableSave, load, look, save
from tests.playing import dice, seed, turn
from tests.tiny import auction
from tests.tiny.drafting import RULES, Answered, Card, DiscardSome, TakeTop


def drafting() -> Game[Any]:
    return RULES.begin(2, seed(3))


def test_several_options_are_one_question_with_a_least_and_a_most() -> None:
    game = drafting()
    ask = game.asks[0]
    assert ask == Several(tuple(map(Card, game.state.hands[0])), 1, 3)


@pytest.mark.parametrize("wrong", ["none", "too many", "twice", "strange", "bare"])
def test_too_few_too_many_or_the_same_twice_is_refused(wrong: str) -> None:
    game = drafting()
    hand = tuple(map(Card, game.state.hands[0]))
    answers: dict[str, Any] = {
        "none": (),
        "too many": hand[:4],
        "twice": (hand[0], hand[0]),
        "strange": (Card(99),),
        "bare": hand[0],
    }
    before = save(game)
    with pytest.raises(IllegalAnswer):
        game.answer(0, answers[wrong])
    assert save(game) == before


def test_the_order_in_which_several_are_named_does_not_matter() -> None:
    one, two = drafting(), drafting()
    hand = tuple(map(Card, one.state.hands[0]))
    one.answer(0, (hand[0], hand[2]))
    two.answer(0, (hand[2], hand[0]))
    assert save(one) == save(two)


def test_somebody_else_decides_on_ones_turn() -> None:
    game = drafting()
    game.answer(0, (Card(game.state.hands[0][0]),))
    assert isinstance(game.step, Answered)
    assert [*game.asks] == [1]


def test_others_cannot_tell_which_cards_were_discarded() -> None:
    match = Match(RULES, 2, seed(3))
    top = match.game.state.hands[0][0]
    match.answer(0, (Card(top),))
    assert look(match.game, 0).view.top == top
    assert look(match.game, 1).view.top is None


def test_drawing_is_a_point_of_no_return() -> None:
    match = Match(RULES, 2, seed(3))
    match.answer(0, (Card(match.game.state.hands[0][0]),))
    assert match.undo_steps(0) == [0]
    match.answer(1, TakeTop())
    assert isinstance(match.game.step, DiscardSome)
    assert match.undo_steps(1) == []


def test_a_save_of_an_older_version_is_brought_up_to_date() -> None:
    game = drafting()
    old = msgspec.json.decode(save(game))
    old["rules"] = 1
    del old["state"]["top_known_to"]
    again = load(RULES, msgspec.json.encode(old))
    assert save(again) == save(game)


def test_a_save_from_the_future_or_of_another_game_is_not_read() -> None:
    position = msgspec.json.decode(save(drafting()))
    for strange in ({"rules": 3}, {"rules": 0}, {"game": "auction"}):
        with pytest.raises(UnreadableSave):
            load(RULES, msgspec.json.encode(position | strange))
    with pytest.raises(UnreadableSave):
        load(auction.RULES, save(drafting()))


def test_a_damaged_save_is_not_read() -> None:
    whole = save(drafting())
    for damaged in (
        b"",
        b"\x00\xff",
        whole[:-9],
        whole.replace(b'"state"', b'"stale"'),
        whole.replace(b"drafting", b"\xff"),
    ):
        assert damaged != whole
        with pytest.raises(UnreadableSave):
            load(RULES, damaged)


def test_a_save_with_an_unknown_field_is_not_read() -> None:
    position = msgspec.json.decode(save(drafting()))
    with pytest.raises(UnreadableSave):
        load(RULES, msgspec.json.encode(position | {"more": 1}))


def test_a_number_of_seats_the_game_is_not_for_is_refused() -> None:
    with pytest.raises(ValueError, match="2 to 3 players"):
        RULES.begin(5, seed(1))


def test_going_back_by_consent_undoes_what_was_learned() -> None:
    match, chance = Match(RULES, 2, seed(4)), dice(4)
    positions = [save(match.game)]
    for _ in range(3):
        match.answer(*turn(match.game, chance))
        positions.append(save(match.game))
    match.rewind(1)
    assert save(match.game) == positions[1]
    assert len(match.answers) == 1
