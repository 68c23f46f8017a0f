"""The analysis of finished games."""

from itertools import count, islice, pairwise
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from regalia import games
from regalia.bots import analysis as analysing
from regalia.bots import judged as judging
from regalia.bots.analysis import Analysis, CannotAnalyse, Moment
from regalia.bots.judged import judge, word_for
from regalia.bots.judgement import caution, chances, judgement_of
from regalia.bots.measured import Measured, measured
from regalia.bots.summary import summaries
from regalia.bots.weighing import Weighed
from regalia.core import Match, Pass, Record, Resign, Rules, after, imagine, lone_answer, record_of, softmax
from regalia.games.oriflamme.notation import game_in
from regalia.games.oriflamme.options import Keep, Reveal
from tests.playing import EVERY_GAME, dice, random_match, seed, turn

every_game = pytest.mark.parametrize("rules", EVERY_GAME, ids=lambda rules: rules.slug)
ORIFLAMME = games.load("oriflamme")
FEW = 2


def recorded(rules: Rules[Any], seats: int = 0) -> Record:
    """A record of a random game, read from its file."""
    match = random_match(rules, max(2, seats or rules.seats[0]), 3)
    return msgspec.json.decode(msgspec.json.encode(record_of(match)), type=Record)


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play a position on a few times only."""
    monkeypatch.setattr(analysing, "PLAYED_ON", 4)


@every_game
def test_equal_records_have_equal_analyses_and_skill_and_luck_add_up_to_the_curve(rules: Rules[Any]) -> None:
    record = recorded(rules)
    one, two = Analysis(rules, record, most=FEW), Analysis(rules, record, most=FEW)
    moments = [*islice(one.moments(), 4)]
    assert moments == [*islice(two.moments(), 4)]
    assert all(sum(moment.outlook.chances) == pytest.approx(1) for moment in moments)
    for moment, following in pairwise(moments):
        assert added(moment) == pytest.approx(following.outlook.chances)


def added(moment: Moment) -> list[float]:
    """The chances at a moment with what changes them."""
    return [sum(each) for each in zip(moment.outlook.chances, moment.judged.skill, moment.luck, strict=True)]


def test_the_curve_ends_with_the_result_and_the_lines_of_the_seats_add_up_to_it() -> None:
    analysis = Analysis(ORIFLAMME, recorded(ORIFLAMME), most=FEW)
    start = len(analysis.decisions) - 3
    moments = [*analysis.moments(start)]
    assert len(moments) == 3
    assert added(moments[-1]) == pytest.approx(analysis.end.chances)
    for line in summaries(moments):
        whole = moments[0].outlook.chances[line.seat] + line.play + line.others + line.luck
        assert whole == pytest.approx(analysis.end.chances[line.seat])


@every_game
def test_a_decision_is_judged_by_what_its_seat_knows(rules: Rules[Any]) -> None:
    analysis = Analysis(rules, recorded(rules), most=FEW)
    for seq in analysis.decisions[:: len(analysis.decisions) // 3 + 1]:
        game, given = analysis.match.at(seq), analysis.match.answers[seq]
        worlds = [imagine(game, given.seat, dice(number)) for number in (1, 2)]
        one, two = [judge(world, seq, given.seat, given.answer, seed(seq), FEW) for world in worlds]
        assert one == two == judge(game, seq, given.seat, given.answer, seed(seq), FEW)


def test_simultaneous_answers_are_judged_without_those_of_the_others() -> None:
    rules = games.load("old_kings_crown")
    analysis = Analysis(rules, recorded(rules, 2), most=FEW)
    seq = next(seq for seq in analysis.decisions if analysis.match.at(seq).given)
    given, other = analysis.match.answers[seq], analysis.match.answers[seq - 1].seat
    asked = analysis.match.at(seq - 1)
    options = asked.asks[other]
    assert isinstance(options, tuple)
    positions = [after(asked, other, option) for option in options[:3]]
    assert [position.given[other] for position in positions] == [*options[:3]]
    assert len({repr(judge(position, seq, given.seat, given.answer, seed(1), FEW)) for position in positions}) == 1


@every_game
def test_only_decisions_are_judged(rules: Rules[Any]) -> None:
    analysis = Analysis(rules, recorded(rules))
    assert analysis.decisions
    for seq in analysis.decisions:
        given = analysis.match.answers[seq]
        assert lone_answer(analysis.match.at(seq).asks[given.seat]) is None


def test_passes_in_windows_are_not_judged() -> None:
    rules = games.load("wheel_of_time")
    analysis = Analysis(rules, recorded(rules))
    passes = {seq for seq, given in enumerate(analysis.match.answers) if isinstance(given.answer, Pass)}
    assert passes
    assert not passes.intersection(analysis.decisions)


def test_an_answer_that_gives_the_game_away_is_a_blunder_and_the_other_one_is_not() -> None:
    position = "players A B C | round 6 | first A | cursor 0\npoints A3 B4 C4\nqueue (A.conspiracy+2) [B.lord] [C.soldier]"
    bad, good = (judge(game_in(position), 0, 0, answer, seed(1)) for answer in (Keep(), Reveal()))
    assert (bad.word, bad.sure, good.word, good.loss) == ("blunder", True, None, 0)
    assert bad.chances_after[0] < bad.chances_before[0] < good.chances_after[0]
    assert bad.best[0].answer == Reveal()


def test_there_is_no_word_for_an_answer_in_a_decided_game() -> None:
    position = "players A B C | round 6 | first A | cursor 0\npoints A3 B4 C30\nqueue (A.conspiracy+2) [B.lord] [C.soldier]"
    assert judge(game_in(position), 0, 0, Keep(), seed(1)).word is None


@pytest.mark.parametrize(
    ("behind", "margin", "word"),
    [(0.04, 0.0, None), (0.05, 0.02, "inexact"), (0.05, 0.03, None), (0.25, 0.1, "blunder"), (0.25, 0.18, "mistake")],
)
def test_a_word_needs_a_loss_that_is_sure(behind: float, margin: float, word: str | None) -> None:
    assert word_for(Weighed(Keep(), 0.5, behind, margin)) == word


def test_more_worlds_are_looked_at_only_where_something_may_be_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "FIRST", 4)
    monkeypatch.setattr(judging, "SECOND", 8)
    position = "players A B C | round 6 | first A | cursor 0\npoints A3 B4 C4\nqueue (A.conspiracy+2) [B.lord] [C.soldier]"
    assert judge(game_in(position), 0, 0, Reveal(), seed(1)).worlds == 4
    assert judge(game_in(position), 0, 0, Keep(), seed(1)).worlds >= 8


def test_an_analysis_goes_on_where_it_stopped() -> None:
    record = recorded(ORIFLAMME)
    whole = [*islice(Analysis(ORIFLAMME, record, most=FEW).moments(), 6)]
    assert whole[3:] == [*islice(Analysis(ORIFLAMME, record, most=FEW).moments(3), 3)]


def test_an_analysis_stops_when_its_seconds_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    analysis = Analysis(ORIFLAMME, recorded(ORIFLAMME), most=FEW)
    assert [*analysis.moments(seconds=0.0)] == []
    monkeypatch.setattr("regalia.bots.analysis.time", SimpleNamespace(process_time=count().__next__))
    assert len([*analysis.moments(seconds=3)]) == 2, "each decision takes a second; at the third look three have passed"


def test_what_a_bot_did_for_an_absent_person_does_not_count_for_it() -> None:
    record = recorded(ORIFLAMME)
    free = [*islice(Analysis(ORIFLAMME, record, most=FEW).moments(), 6)]
    seat = free[0].judged.seat
    own = {moment.judged.seq for moment in free if moment.judged.seat == seat}
    kept = [*islice(Analysis(ORIFLAMME, record, own, FEW).moments(), 6)]
    assert [moment.kept for moment in kept] == [moment.judged.seat == seat for moment in kept]
    before, after = summaries(free)[seat], summaries(kept)[seat]
    assert (after.decisions, after.play, before.luck) == (0, 0, after.luck)
    assert after.others == pytest.approx(before.play + before.others)


def test_a_moment_is_the_same_when_it_is_read_again() -> None:
    analysis = Analysis(ORIFLAMME, recorded(ORIFLAMME), most=FEW)
    moment = next(analysis.moments())
    assert analysis.restored(msgspec.json.decode(msgspec.json.encode(moment), type=Moment)) == moment


def test_records_that_cannot_be_analysed_are_refused_by_name() -> None:
    record = recorded(ORIFLAMME)
    unfinished = replace(record, answers=record.answers[:-1])
    for obstacle, wrong in {
        "rules": replace(record, rules=record.rules - 1),
        "alone": replace(record, seats=1),
        "unfinished": replace(record, seed=None),
        "seed": replace(record, seed=seed(99)),
        "answers": replace(record, answers=record.answers[::-1]),
        "end": replace(record, final={}),
    }.items():
        assert refused(wrong) == obstacle
    assert refused(unfinished) == "unfinished"


def refused(record: Record) -> str:
    """Why a record is not analysed."""
    with pytest.raises(CannotAnalyse) as wrong:
        Analysis(ORIFLAMME, record)
    return wrong.value.obstacle


def test_what_was_played_under_older_rules_is_not_judged() -> None:
    older, chance = Match(ORIFLAMME, 3, seed(5)), dice(5)
    while len(older.answers) < 30:
        older.answer(*turn(older.game, chance))
    match = Match(ORIFLAMME, 3, seed(5))
    match.carry_on(older.game.copy(), older.answers)
    while not match.game.is_over:
        match.answer(*turn(match.game, chance))
    record = msgspec.json.decode(msgspec.json.encode(record_of(match)), type=Record)
    assert min(Analysis(ORIFLAMME, record, most=FEW).decisions) >= 30


def test_a_seat_that_has_resigned_has_not_won() -> None:
    match, chance = Match(ORIFLAMME, 3, seed(4)), dice(4)
    while not match.game.is_over:
        if len(match.answers) == 20:
            match.answer(1, Resign(ends=False))
        match.answer(*turn(match.game, chance))
    assert Analysis(ORIFLAMME, record_of(match)).end.chances[1] == 0


def test_a_game_states_how_far_its_analysis_can_be_believed() -> None:
    assert measured("oriflamme") == Measured(known=False, levels=True)
    assert all(isinstance(measured(rules.slug), Measured) for rules in EVERY_GAME)


def test_a_game_can_doubt_its_chances_more_than_its_bots_do() -> None:
    game, judgement = Match(ORIFLAMME, 3, seed(1)).game, judgement_of("oriflamme")
    state = game.state
    state.points = (9, 1, 1)
    hasty = softmax(judgement.expected(state), judgement.doubt(state))
    assert caution(judgement) > 1
    assert max(hasty) > max(chances(judgement, game)) > 1 / 3
