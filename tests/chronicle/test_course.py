"""What all games have in common in a chronicle, compared with the points of each seat as another count finds them."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from regalia import games
from regalia.chronicle import Line, compose, course_of, sentences
from regalia.chronicle.composing import effect_of, outlasts
from regalia.chronicle.course import own_part, usual_points
from regalia.core import Episode, Match, Resign, Rules, some_answer
from regalia.core.views import ranking_of
from regalia.games.oriflamme import RULES as ORIFLAMME
from tests.playing import dice, name_of, random_match

GAMES = 10
EVERY = [games.load(slug) for slug in games.slugs()]


@cache
def matches(rules: Rules[Any]) -> list[Match]:
    return [random_match(rules, rules.seats[-1 - number % len(rules.seats)], number + 50) for number in range(GAMES)]


composed = cache(compose)
"""Each game is composed once for all tests."""


def points_after(match: Match, answers: int) -> Sequence[int]:
    """The points of each seat in the position after this number of answers, replayed from the beginning."""
    count = getattr(own_part(match.rules.slug), "points_now", usual_points)
    return [*count(match.at(answers).state)]


def round_after(match: Match, answers: int) -> int:
    """The round in the position after this number of answers; the next one may have begun with the last of them."""
    state, own = match.at(answers).state, own_part(match.rules.slug)
    found: int = own.when(state) if hasattr(own, "when") else int(match.rules.stretches(state)["round"])
    return found


def lines(match: Match, name: str) -> list[Line]:
    return [line for line in composed(match) if line.name == name]


@pytest.mark.parametrize("rules", EVERY, ids=name_of)
def test_the_round_of_a_sentence_is_that_of_its_moment(rules: Rules[Any]) -> None:
    for match in matches(rules):
        for line in composed(match)[1:-1]:
            assert round_after(match, line.at - 1) <= line.round <= round_after(match, line.at)


@pytest.mark.parametrize("rules", EVERY, ids=name_of)
def test_a_match_that_began_in_its_last_position_has_no_chronicle(rules: Rules[Any]) -> None:
    finished = matches(rules)[0]
    match = Match(rules, finished.seats, finished.seed)
    match.carry_on(finished.game.copy(), [])
    assert compose(match) == []


@pytest.mark.parametrize("rules", EVERY, ids=name_of)
def test_the_widest_lead_was_never_wider_between_two_answers(rules: Rules[Any]) -> None:
    for match in matches(rules):
        for line in lines(match, "widest"):
            for answers in range(len(match.answers) + 1):
                first, second = sorted(points_after(match, answers), reverse=True)[:2]
                assert first - second <= int(line.facts["points"])


@pytest.mark.parametrize("rules", EVERY, ids=name_of)
def test_a_lead_that_was_kept_to_the_end_was_kept(rules: Rules[Any]) -> None:
    for match in matches(rules):
        opening = composed(match)[0]
        if opening.name in ("opening-led", "opening-turn", "opening-open", "opening-seesaw", "opening-late"):
            points = points_after(match, len(match.answers))
            winner = opening.who["seat"]
            assert [seat for seat in range(match.seats) if points[seat] == max(points)] == [winner]


@pytest.mark.parametrize("rules", EVERY, ids=name_of)
def test_what_changed_the_lead_changed_it_at_that_moment(rules: Rules[Any]) -> None:
    for match in matches(rules):
        course, _ = course_of(match)
        for line in composed(match):
            if line.effect is not None:
                shown = [beat for beat in range(course.last + 1) if course.moment(beat) == line.at]
                assert len({course.leader(beat) for beat in (shown[0] - 1, *shown)}) > 1


def test_what_took_several_moments_caused_nothing_but_with_its_last_one() -> None:
    course, _ = course_of(random_match(ORIFLAMME, 3, 2))
    first = next(beat for _, beat in course.leaders if beat > 0 and outlasts(course, beat))
    last = next(
        beat
        for beat in range(first, course.last)
        if course.moment(beat) > course.moment(first) and course.leader(beat) == course.leader(first)
    )
    assert effect_of(course, Episode("told", first, first, 1.0)) is not None
    assert effect_of(course, Episode("told", 0, last, 1.0)) is None


@pytest.mark.parametrize("rules", EVERY, ids=name_of)
def test_who_gained_nothing_more_gained_nothing_more(rules: Rules[Any]) -> None:
    for match in matches(rules):
        for line in lines(match, "drought"):
            seat = line.who["seat"]
            assert isinstance(seat, int)
            course = [points_after(match, answers)[seat] for answers in range(line.at, len(match.answers) + 1)]
            assert all(later <= before for before, later in pairwise(course))


@pytest.mark.parametrize("rules", EVERY, ids=name_of)
def test_who_lost_the_lead_for_good_did_not_lead_again(rules: Rules[Any]) -> None:
    for match in matches(rules):
        for line in lines(match, "lost-lead"):
            for answers in range(line.at, len(match.answers) + 1):
                points = points_after(match, answers)
                leaders = [seat for seat in range(match.seats) if points[seat] == max(points)]
                assert leaders != [line.who["seat"]]


def test_a_game_that_began_under_older_rules_says_so() -> None:
    first = random_match(ORIFLAMME, 3)
    match = Match(ORIFLAMME, 3, first.seed, first.options)
    match.carry_on(first.at(40), first.answers[:40])
    for given in first.answers[40:]:
        match.answer(given.seat, given.answer)
    story = compose(match)
    assert story[0].name == "opening-carried"
    assert all(line.at > 40 for line in story[1:-1])
    assert sentences("oriflamme", "en", ("Zoé", "Kenji", "Mia"), story)[0].text == (
        f"The first part of this game was played under older rules; this report begins in round {story[0].facts['round']}."
    )


@pytest.mark.parametrize("rules", EVERY, ids=name_of)
def test_what_the_count_at_the_end_brings_makes_no_sentence_wrong(rules: Rules[Any]) -> None:
    for match in matches(rules):
        final = {rank.seat: rank.keys[0] for rank in ranking_of(match.game)}
        shown, (most, second) = points_after(match, len(match.answers)), sorted([*final.values(), 0], reverse=True)[:2]
        for line in composed(match):
            if line.name not in ("widest", "drought", "leap", "best-round"):
                continue
            points, seat = line.facts["points"], line.who["seat"]
            assert isinstance(points, int)
            assert isinstance(seat, int)
            counted = final[seat] - shown[seat]
            assert points >= (
                most - second if line.name == "widest" else final[seat] if line.name == "drought" else counted
            )


@pytest.mark.parametrize(("at", "opening"), [(40, "opening-played-on"), (2, "opening-plain")])
def test_a_game_that_plays_on_from_another_one_had_no_older_rules(at: int, opening: str) -> None:
    first = random_match(ORIFLAMME, 3)
    match = Match(ORIFLAMME, 3, first.seed, first.options)
    match.carry_on(first.at(at), [])
    for given in first.answers[at:]:
        match.answer(given.seat, given.answer)
    story = compose(match)
    assert story[0].name == opening
    number, names = story[0].facts["round"], ("Zoé", "Kenji", "Mia")
    told = [sentences("oriflamme", language, names, story[:1])[0].text for language in ("en", "ja")]
    assert (
        told
        == {
            "opening-played-on": [
                f"Zoé, Kenji, and Mia played on from round {number} of another game.",
                f"別の対局の第{number}ラウンドを起点に、Zoé、Kenji、Miaが続きを戦った一戦です。",
            ],
            "opening-plain": [
                "Zoé, Kenji, and Mia met for a game of Oriflamme.",
                "Zoé、Kenji、Miaによるオリフラムの一戦です。",
            ],
        }[opening]
    )


def test_a_seat_that_resigned_early_is_named_in_the_order_of_play() -> None:
    match = random_match(ORIFLAMME, 3, 4)
    again = Match(ORIFLAMME, 3, match.seed, match.options)
    for given in match.answers[:30]:
        again.answer(given.seat, given.answer)
    again.answer(2, Resign(ends=False))
    chance = dice(9)
    while not again.game.is_over:
        seat = chance.one(sorted(again.game.asks))
        again.answer(seat, some_answer(again.game.asks[seat], chance))
    [line] = lines(again, "resigned")
    assert (line.who["seat"], line.at) == (2, 31)
    assert "Mia gave up." in sentences("oriflamme", "en", ("Zoé", "Kenji", "Mia"), [line])[0].text


def test_a_game_that_no_one_won_alone_is_shared() -> None:
    told = (compose(random_match(ORIFLAMME, 3, number)) for number in range(200))
    shared = next(story for story in told if story[-1].name == "end-shared")
    text = sentences("oriflamme", "en", ("Zoé", "Kenji", "Mia"), shared)[-1].text
    assert text.endswith("points each.")


def test_one_player_alone() -> None:
    match = random_match(games.load("kings_guild"), 1)
    story = compose(match)
    assert (story[0].name, story[-1].name) == ("opening-alone", "end-alone")
    assert sentences("kings_guild", "ja", ("Zoé",), story)[0].text == "Zoéがひとりで挑んだ一戦です。"
