"""The chronicle of a finished game: long enough, in every language, without a gap, and true. For every game."""

import re
from functools import cache
from typing import Any

import pytest

from regalia import games
from regalia.chronicle import Line, compose, course_of, sentences
from regalia.chronicle.course import own_part
from regalia.core import Match, Resign, Rules
from regalia.core.views import ranking_of
from regalia.testing.playing import installed, name_of, random_match
from regalia.text.texts import LANGUAGES, Texts

GAMES = 20
"""Random games of each game."""
FEWEST, MOST = 6, 10
"""Sentences of a chronicle; fewer can do in games without a part of their own, for one player, and if no seat led."""
EARLY = 4
"""A game of fewer rounds ended early."""
GAP = re.compile(r"\{|\}|none|chronicle|\s\s|[ (]\.|,\.|、。|。。|\b[a-z]+_[a-z_]+")
"""What a text with a missing argument, or of a message without a name, looks like."""

every_game = pytest.mark.parametrize("rules", installed(), ids=name_of)


@cache
def finished(slug: str) -> list[Match]:
    """Random games for all numbers of seats in turn."""
    rules = games.load(slug)
    return [random_match(rules, rules.seats[number % len(rules.seats)], number) for number in range(GAMES)]


composed = cache(compose)
"""Each game is composed once for all tests."""


def players(match: Match) -> list[str]:
    return [f"Player{seat}" for seat in range(match.seats)]


def in_words(match: Match, language: str, lines: list[Line]) -> list[str]:
    return [sentence.text for sentence in sentences(match.rules.slug, language, players(match), lines)]


@every_game
def test_a_chronicle_has_six_to_ten_sentences_in_the_order_of_play(rules: Rules[Any]) -> None:
    for match in finished(rules.slug):
        lines = composed(match)
        course, _ = course_of(match)
        eventful = own_part(rules.slug) is not None and course.leaders and course.last_round >= EARLY
        assert (FEWEST if eventful else 2) <= len(lines) <= MOST
        assert lines[0].name.startswith("opening-")
        assert lines[-1].name.startswith("end-")
        moments = [line.at for line in lines[1:-1]]
        assert moments == sorted(moments)
        assert all(0 < at <= len(match.answers) for at in moments)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_gap_or_comes_twice(rules: Rules[Any], language: str) -> None:
    for match in finished(rules.slug):
        texts = in_words(match, language, composed(match))
        assert [text for text in texts if GAP.search(text) or text[-1] not in ".。"] == []
        assert len(set(texts)) == len(texts)


@every_game
def test_every_argument_of_a_sentence_is_there(rules: Rules[Any]) -> None:
    found = {line.name for match in finished(rules.slug) for line in composed(match)}
    for language in LANGUAGES:
        say = Texts(language, games.package(rules.slug))
        assert [name for name in sorted(found) if f"chronicle-{name}" not in say] == []


@every_game
def test_the_same_game_has_the_same_chronicle(rules: Rules[Any]) -> None:
    first = finished(rules.slug)[0]
    again = Match(rules, first.seats, first.seed, first.options, first.nonces, first.brought)
    for given in first.answers:
        again.answer(given.seat, given.answer)
    assert compose(again) == compose(first)


@every_game
def test_the_end_is_that_of_the_ranking(rules: Rules[Any]) -> None:
    for match in finished(rules.slug):
        end, ranking = composed(match)[-1], ranking_of(match.game)
        if end.name == "end-won":
            first, second = ranking[:2]
            assert (end.who["seat"], end.who["other"]) == (first.seat, second.seat)
            assert (end.facts["points"], end.facts["others"]) == (first.keys[0], second.keys[0])
            assert end.facts["by"] == first.keys[0] - second.keys[0]
        if end.name == "end-shared":
            assert end.who["winners"] == tuple(rank.seat for rank in ranking if rank.rank == 1)


@every_game
def test_who_led_in_a_chronicle_had_the_most_points(rules: Rules[Any]) -> None:
    """An effect names the seats that had most right after the moment of its line, or later in the same moment."""
    for match in finished(rules.slug):
        course, _ = course_of(match)
        for line in composed(match):
            if line.effect is not None:
                ahead = line.effect.who.get("leader", line.effect.who.get("players"))
                beats = [beat for beat in range(course.last + 1) if course.moment(beat) == line.at]
                assert any(course.ahead(beat) == (ahead if isinstance(ahead, tuple) else (ahead,)) for beat in beats)


@pytest.mark.parametrize("rules", [rules for rules in installed() if rules.seats[-1] > 1], ids=name_of)
def test_a_game_that_ended_by_resignation_says_who_gave_up(rules: Rules[Any]) -> None:
    long = finished(rules.slug)[len(rules.seats) - 1]
    match = Match(rules, long.seats, long.seed, long.options, long.nonces, long.brought)
    for given in long.answers[: len(long.answers) // 2]:
        match.answer(given.seat, given.answer)
    match.answer(0, Resign(ends=True))
    lines = compose(match)
    assert (lines[-1].name, lines[-1].who["seat"]) == ("end-resigned", 0)
    for language in LANGUAGES:
        assert "Player0" in in_words(match, language, lines)[-1]
