"""What bots think of: worlds that agree with what was played, simultaneous answers, place and margin, within limits."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from regalia.bots.choices import NUMBERS, considered, is_wide, sensible
from regalia.bots.greedy import LOOKS, Outlook
from regalia.bots.judgement import judgement_of, placing, worth
from regalia.bots.search import find
from regalia.bots.worlds import imagined
from regalia.core import Game, Number, Option, Rules, Several, imagine, look, softmax
from regalia.games import load
from regalia.games.kings_guild.steps.special import FuneralBid
from regalia.games.old_kings_crown.content import CARDS
from regalia.games.old_kings_crown.options import Lay
from regalia.games.oriflamme.notation import game_in
from tests.games.kings_guild.layout import Guild, table
from tests.matrix import first
from tests.playing import EVERY_GAME, dice, moments, name_of, seed
from tests.tiny import auction

every_game = pytest.mark.parametrize("rules", EVERY_GAME, ids=name_of)


def test_others_answers_to_an_open_question_are_withdrawn() -> None:
    game = auction.RULES.begin(3, seed(1))
    game.answer(0, 7)
    assert {*imagine(game, 1, dice(1)).asks} == {1, 2}
    world = imagined(game, 1, judgement_of("auction"), Random(1), dice(1))
    assert world.given == {}
    assert {*world.asks} == {0, 1, 2}


@every_game
def test_the_worlds_a_bot_thinks_in_look_like_the_true_one(rules: Rules[Any]) -> None:
    """What is supposed of hidden cards never changes what the seat sees, but for answers that others have given."""
    for place, game in enumerate(moments(rules, rules.seats[-1], 5)):
        if place % 7 == 0 and not game.is_over:
            for seat in sorted(game.asks):
                world = imagined(game, seat, judgement_of(rules.slug), Random(place), dice(place))
                assert look(world, seat).view == look(game, seat).view
                assert look(world, seat).ask == look(game, seat).ask


def laying() -> Game[Any]:
    """The first question of The Old King's Crown that asks everybody to lay cards."""
    judgement, rng = judgement_of("old_kings_crown"), Random(3)
    game = load("old_kings_crown").begin(2, seed(3))
    while not (len(game.asks) == 2 and isinstance(first_option(game), Lay)):
        seat = min(game.asks)
        game.answer(seat, sensible(judgement, game, seat, rng))
    return game


def first_option(game: Game[Any]) -> Any:
    ask = game.asks[min(game.asks)]
    return ask[0] if isinstance(ask, tuple) else None


def test_who_is_asked_first_weighs_a_lay_by_what_it_leads_to() -> None:
    """An unchanged position would be worth the same after every answer."""
    game = laying()
    seen = Outlook(judgement_of("old_kings_crown"), Random(1)).over(game, 0, dice(1))
    assert max(score for _, _, score in seen) - min(score for _, _, score in seen) > 0.01


def test_whoever_is_asked_last_does_not_face_an_answer_drawn_evenly() -> None:
    """Whether the other has answered already makes no difference but for chance."""
    first, last = laying(), laying()
    ask = first.asks[0]
    assert isinstance(ask, tuple)
    last.answer(0, ask[0])
    judgement, scores = judgement_of("old_kings_crown"), []
    for game in (first, last):
        seen = [Outlook(judgement, Random(number)).over(game, 1, dice(number)) for number in range(4)]
        scores.append([sum(line[2] for line in lines) / 4 for lines in zip(*seen, strict=True)])
    assert max(abs(early - late) for early, late in zip(*scores, strict=True)) < 0.08


def test_a_question_is_wide_if_it_has_too_many_answers_to_list() -> None:
    class Choice(Option, frozen=True):
        number: int

    assert is_wide(Several(tuple(map(Choice, range(14))), 2, 7))
    assert not is_wide(Number(0, NUMBERS - 1))
    assert is_wide(Number(0, NUMBERS))


@every_game
@pytest.mark.parametrize("apart", first(100, 25))
def test_a_look_ahead_keeps_its_limit(rules: Rules[Any], apart: int) -> None:
    """The first world is always finished; no decision looks at many more positions than the limit."""
    for place, game in enumerate(moments(rules, rules.seats[-1], 4)):
        if place % apart == 0 and not game.is_over:
            for seat in sorted(game.asks):
                outlook = Outlook(judgement_of(rules.slug), Random(1))
                outlook.over(game, seat, dice(place))
                answers, _ = considered(judgement_of(rules.slug), game, seat, Random(1))
                assert outlook.looks <= max(1.5 * LOOKS, 6 * len(answers))


def test_a_seat_that_cannot_win_still_plays_for_its_place_and_margin() -> None:
    given = "players A B C | round 6 | first A | cursor 2\npoints A{} B30 C4\nqueue [A.lord] (B.spy) [C.lord]"
    behind, level, ahead = (worth(judgement_of("oriflamme"), game_in(given.format(points)))[0] for points in (1, 4, 7))
    assert behind + 0.005 < level < ahead - 0.005


def test_at_the_end_a_better_place_is_worth_more_and_the_victory_most() -> None:
    game = auction.RULES.begin(3, seed(3))
    while not game.is_over:
        for seat in sorted(game.asks):
            ask = game.asks[seat]
            game.answer(seat, ask.least if isinstance(ask, Number) else ask[-1])  # type: ignore[index] # no Several
            if game.is_over or seat not in game.given:
                break
    game.state.points = [9, 5, 2]
    won = worth(judgement_of("auction"), game)
    assert won[0] > 0.9 > 0.1 > won[1] > won[2] > 0
    assert sum(won) == pytest.approx(1)


def test_odds_and_places_are_parts_of_one() -> None:
    points = [3.0, 1.0, -40.0, 2.0]
    for found in (softmax(points, 1.5), placing(points, 1.5)):
        assert sum(found) == pytest.approx(1)
        assert sorted(range(4), key=lambda seat: found[seat]) == [2, 1, 3, 0]
    assert placing([0.0, 1e6], 1.5) == pytest.approx([0, 1])


def supposed(tokens: str) -> Counter[str]:
    """What the second card of B is thought to be, in 300 worlds."""
    game = game_in(
        "players A B C | round 4 | first A | cursor 0\npoints A3 B3 C3\n"
        f"queue (A.spy) [B.archer] (B.soldier{tokens}) (C.heir)\nhand A: lord heir"
    )
    rng, found = Random(1), Counter[str]()
    seen = look(game, 0)
    for number in range(300):
        world = imagined(game, 0, judgement_of("oriflamme"), rng, dice(number))
        assert look(world, 0) == seen
        found[world.state.cards["b2"].kind] += 1
        kinds = [
            *world.state.hands[1],
            *world.state.removed[1],
            *(card.kind for card in world.state.cards.values() if card.owner == 1),
        ]
        assert len(kinds) == len({*kinds})
    return found


def test_a_hidden_card_with_tokens_is_thought_to_be_one_that_waits() -> None:
    bare, rich = supposed(""), supposed("+2")
    assert bare["ambush"] + bare["conspiracy"] < 110
    assert rich["ambush"] + rich["conspiracy"] > 160
    assert rich["archer"] == bare["archer"] == 0


@pytest.mark.parametrize("coins", [30, 200])
def test_nobody_bids_more_than_it_takes_to_beat_the_richest_rival(coins: int) -> None:
    game = table(Guild(coins=coins), Guild(coins=3), Guild(coins=5))
    game.then(FuneralBid())
    game.play_on()
    answers, _ = considered(judgement_of("kings_guild"), game, 0, Random(1))
    assert max(answers) == 5 + 1  # type: ignore[type-var] # bids are numbers
    assert all(sensible(judgement_of("kings_guild"), game, 0, Random(number)) <= 6 for number in range(50))  # type: ignore[operator] # a bid is a number
    assert find(game, 0, seed(1), 60) <= 6  # type: ignore[operator] # a bid is a number


def test_a_card_put_face_down_is_thought_to_be_a_strong_one() -> None:
    game = laying()
    for seat in (0, 1):
        lays = game.asks[seat]
        assert isinstance(lays, tuple)
        game.answer(seat, lays[0])
    strength: dict[str, list[int]] = {"imagined": [], "supposed": []}
    for number in range(80):
        worlds = {
            "imagined": imagine(game, 0, dice(number)),
            "supposed": imagined(game, 0, judgement_of("old_kings_crown"), Random(number), dice(number)),
        }
        for how, world in worlds.items():
            strength[how] += [CARDS[card].strength for card in world.state.down_cards(1)]
    means = {how: sum(found) / len(found) for how, found in strength.items()}
    assert means["supposed"] > means["imagined"] + 0.5
