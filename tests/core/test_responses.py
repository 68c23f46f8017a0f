"""Picks, deeds, standing effects and responses in order (the tiny skirmish)."""

from typing import Any

from regalia.core import Game, load, save
from tests.playing import seed
from tests.tiny.skirmish import RULES, AvengeOrNot, Choose, Died, Forbear, Strike, Turn, Wounded, strength_of


def skirmish() -> Game[Any]:
    return RULES.begin(2, seed(1), events=True)


def attack(game: Game[Any], seat: int, mine: str, target: str) -> None:
    game.answer(seat, Choose(mine))
    game.answer(seat, Choose(target))


def test_a_standing_bonus_is_asked_for_when_needed_and_ends_with_its_card() -> None:
    game = skirmish()
    assert [strength_of(game.state, card) for card in ("a0", "a1", "a2")] == [2 + 1, 1, 1 + 1]
    del game.state.cards["a1"]
    assert [strength_of(game.state, card) for card in ("a0", "a2")] == [2, 1]


def test_two_picks_are_two_questions_and_only_the_second_is_final() -> None:
    game = skirmish()
    assert (game.step.kind(), game.step.confirm()) == ("mine", False)
    game.answer(0, Choose("a0"))
    assert (game.step.kind(), game.step.confirm()) == ("target", True)
    assert game.asks == {0: (Choose("b0"), Choose("b1"), Choose("b2"))}


def test_a_refusal_names_the_pick_and_its_rule() -> None:
    game = skirmish()
    refusal = game.why_not(0, Choose("b0"))
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("friend", "2")
    assert game.why_not(0, Choose("a0")) is None


def test_a_death_is_answered_by_the_avenger_before_play_goes_on() -> None:
    game = skirmish()
    attack(game, 0, "a0", "b0")
    assert game.step == AvengeOrNot("b2", 1, "a0")
    game.answer(1, Strike())
    assert "a0" not in game.state.cards
    assert game.step == AvengeOrNot("a2", 0, "b2")
    game.answer(0, Forbear())
    assert isinstance(game.step, Turn)
    assert [type(event) for event in game.events or []] == [Wounded, Died, Wounded, Died]


def test_a_response_pending_survives_saving() -> None:
    game = skirmish()
    attack(game, 0, "a0", "b0")
    again = load(RULES, save(game))
    again.answer(1, Strike())
    game.answer(1, Strike())
    assert save(again) == save(game)


def test_no_response_is_asked_of_the_dead() -> None:
    game = skirmish()
    attack(game, 0, "a0", "b2")
    assert isinstance(game.step, Turn)
    assert [*game.asks] == [1]
