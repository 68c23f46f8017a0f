"""Rule players: fixed yardsticks, named by each game, that look only at what their seat sees."""

from random import Random
from typing import Any

import pytest

from regalia.bots import decide, names_of
from regalia.bots.judgement import players_of
from regalia.bots.tournament import tallies, tournament
from regalia.core import Rules, imagine
from regalia.core.checking import allows
from regalia.games.oriflamme.notation import game_in
from regalia.games.oriflamme.options import Target
from regalia.games.oriflamme.steps import Apply
from tests.playing import EVERY_GAME, dice, moments, seed

GAMES = [rules for rules in EVERY_GAME if players_of(rules.slug)]
CASES = [pytest.param(rules, name, id=f"{rules.slug}-{name}") for rules in GAMES for name in players_of(rules.slug)]


def test_every_shipped_game_has_a_rule_player() -> None:
    assert {rules.slug for rules in GAMES} >= {"oriflamme", "kings_guild", "old_kings_crown"}
    assert names_of("oriflamme") == ("page", "herald", "squire", "knight", "regent", "wary")
    assert names_of("no_such_game") == ("page", "squire", "knight", "regent")


@pytest.mark.parametrize(("rules", "name"), CASES)
def test_a_rule_player_answers_the_same_in_all_positions_that_look_the_same(rules: Rules[Any], name: str) -> None:
    for place, game in enumerate(moments(rules, rules.seats[-1], 3)):
        if place % 5 == 0 and not game.is_over:
            seat = min(game.asks)
            worlds = [imagine(game, seat, dice(number)) for number in (1, 2)]
            answers = [decide(name, world, seat, seed(place)) for world in worlds]
            assert answers[0] == answers[1]
            assert allows(game.asks[seat], answers[0])


@pytest.mark.parametrize(("slug", "name"), [("oriflamme", "wary"), ("old_kings_crown", "marshal")])
def test_a_rule_player_beats_those_who_play_at_random(slug: str, name: str) -> None:
    levels = (name, "page", "page")
    results = [*tournament(slug, levels, 24, 1, seed(11))]
    assert tallies(levels, results)[0].wins > 0.55


def test_the_steward_makes_more_than_those_who_play_at_random() -> None:
    levels = ("steward", "page")
    lines = tallies(levels, [*tournament("kings_guild", levels, 12, 1, seed(12))])
    assert lines[0].score > lines[1].score


def test_no_level_is_called_like_a_rule_player_of_another_game() -> None:
    game = EVERY_GAME[0].begin(2, seed(1))
    with pytest.raises(ValueError, match="no level wary"):
        decide("wary", game, min(game.asks), seed(1))


def hunted(of_b: str, of_c: str) -> str:
    """Which of two rivals' hidden cards a wary Assassination hits, with these tokens on them."""
    game = game_in(
        "players A B C | round 5 | first A | cursor 0\npoints A3 B3 C3\n"
        f"queue (A.assassination) (B.heir{of_b}) (C.soldier{of_c})"
    )
    game.then(Apply("a1", "assassination"))
    game.play_on()
    answer = players_of("oriflamme")["wary"](game, 0, Random(1))
    assert isinstance(answer, Target)
    return answer.card


def test_who_is_wary_leaves_hidden_cards_alone_that_gather_tokens() -> None:
    assert hunted("+3", "") == "c1"
    assert hunted("", "+3") == "b1"
