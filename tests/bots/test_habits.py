"""Habits: how those who play well choose is learned from what was seen, and followed beyond the tree."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from regalia.bots.habits import Chosen, Trait, fit_habits, habitual, likely, usual
from regalia.bots.judgement import judgement_of
from regalia.bots.learning import decision
from regalia.core import Game, Rules, imagine
from regalia.games.oriflamme import bot
from regalia.games.oriflamme.notation import game_in
from regalia.games.oriflamme.options import Keep, Reveal, Target
from regalia.games.oriflamme.steps import Apply
from tests.playing import EVERY_GAME, dice, moments, name_of, seed
from tests.tiny import auction

SWEET: Trait = ("taste", "sweet", 0)
SOUR: Trait = ("taste", "sour", 0)
PLAYERS = [rules for rules in EVERY_GAME if habitual(judgement_of(rules.slug))]


def tasted(sweet: int, sour: int) -> list[Chosen]:
    """So often a sweet thing was chosen, so often a sour one."""
    traits: list[Sequence[Trait]] = [[SWEET], [SOUR], []]
    return [Chosen(traits, 0)] * sweet + [Chosen(traits, 1)] * sour + [Chosen(traits, 2)] * 30


def test_habits_explain_how_often_something_was_chosen() -> None:
    habits, loss = fit_habits(tasted(sweet=240, sour=10), Random(1))
    assert habits[SWEET] > 1 > -0.5 > habits[SOUR]
    assert habits[SWEET] - habits[SOUR] == pytest.approx(3.2, abs=0.5)  # the logarithm of 24
    assert loss < 0.65


def test_what_is_chosen_as_often_as_not_says_nothing() -> None:
    habits, _ = fit_habits(tasted(sweet=30, sour=30), Random(1))
    assert all(abs(each) < 0.3 for each in habits.values())


def test_shipped_games_with_habits_are_found() -> None:
    assert [rules.slug for rules in PLAYERS] == ["oriflamme"]
    assert habitual(judgement_of("auction")) is None


@pytest.mark.parametrize("rules", PLAYERS, ids=name_of)
def test_traits_tell_nothing_that_the_seat_cannot_see(rules: Rules[Any]) -> None:
    player = habitual(judgement_of(rules.slug))
    assert player is not None
    for place, game in enumerate(moments(rules, rules.seats[-1], 3)):
        for seat, ask in game.asks.items() if place % 3 == 0 else ():
            assert isinstance(ask, tuple)
            worlds = [imagine(game, seat, dice(number)) for number in range(3)]
            seen = [[[*player.traits(world, seat, option)] for option in ask] for world in worlds]
            assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("rules", PLAYERS, ids=name_of)
def test_most_options_that_are_met_have_been_learned(rules: Rules[Any]) -> None:
    met = Counter[bool]()
    player = habitual(judgement_of(rules.slug))
    assert player is not None
    for game in moments(rules, rules.seats[-1], 3):
        for seat, ask in game.asks.items():
            assert isinstance(ask, tuple)
            met.update(trait in player.HABITS for option in ask for trait in player.traits(game, seat, option))
    assert met[True] > 20 * met[False]


def hunting(first: str, second: str) -> Game[Any]:
    """An Assassination of A in the last round but two, and what else lies in the queue."""
    game = game_in(
        f"players A B C | round 4 | first A | cursor 0\npoints A3 B3 C3\nqueue (A.assassination) {first} {second}"
    )
    game.then(Apply("a1", "assassination"))
    game.play_on()
    return game


def odds_of(game: Game[Any], seat: int = 0) -> dict[Any, float]:
    """How likely each answer is."""
    ask = game.asks[seat]
    assert isinstance(ask, tuple)
    weights = likely(judgement_of("oriflamme"), game, seat, ask)
    assert weights is not None
    return {option: weight / sum(weights) for option, weight in zip(ask, weights, strict=True)}


def test_what_earns_is_hit_more_than_what_does_not() -> None:
    odds = odds_of(hunting("[B.lord]", "[C.spy]"))
    assert odds[Target("b1")] > 2 * odds[Target("c1")]


def test_one_s_own_cards_are_spared() -> None:
    assert odds_of(hunting("[A.soldier]", "(C.spy)"))[Target("a2")] < 0.1


def turning(card: str, number: int) -> float:
    """How likely A turns its card up, alone with a face-up Lord of B, in a round."""
    game = game_in(
        f"players A B C | round {number} | first A | cursor 0\npoints A3 B3 C3\nqueue (A.{card}) [B.lord] (C.spy)"
    )
    assert {*game.asks} == {0}
    return odds_of(game)[Reveal()]


def test_what_waits_is_left_face_down_until_the_end() -> None:
    assert turning("conspiracy", 3) < 0.1 < 0.9 < turning("conspiracy+3", 6)
    assert turning("soldier", 3) > 0.5 > turning("ambush", 3)


def test_an_answer_is_as_usual_as_it_is_likely() -> None:
    game = hunting("[B.lord]", "[C.spy]")
    odds, rng = odds_of(game), Random(1)
    drawn = Counter(usual(judgement_of("oriflamme"), game, 0, rng) for _ in range(2000))
    assert drawn[Target("c1")] / 2000 == pytest.approx(odds[Target("c1")], abs=0.04)


def test_a_game_without_traits_is_played_on_sensibly() -> None:
    game = auction.RULES.begin(3, seed(1))
    judgement = judgement_of("auction")
    assert likely(judgement, game, 0, [1, 2]) is judgement.weights(game, 0, [1, 2])
    assert {usual(judgement, game, 0, Random(number)) for number in range(60)} <= {*range(11)}


def test_a_decision_is_kept_with_the_traits_of_all_options() -> None:
    game = game_in("players A B C | round 3 | first A | cursor 0\npoints A3 B3 C3\nqueue (A.spy) [B.lord] (C.spy)")
    (kept,) = decision(judgement_of("oriflamme"), game, 0, Keep())
    assert kept.place == 1
    assert kept.traits == [[*bot.traits(game, 0, Reveal())], []]
    assert decision(judgement_of("auction"), auction.RULES.begin(3, seed(1)), 0, 3) == []
