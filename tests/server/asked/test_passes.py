"""What a seat has said about windows, and when the arena passes for it (the tiny game of reactions)."""

from typing import Any

import pytest
from msgspec.structs import replace

from regalia.core import PASS, Game, Option
from regalia.games.wheel_of_time import notation
from regalia.server.asked.given_answers import GivenAnswer
from regalia.server.asked.passes import (
    MOST_AHEAD,
    NOTHING_SAID,
    cancelled,
    message_of,
    might_pass,
    nothing_of,
    said,
    saying,
    why_passed,
    with_ahead,
    with_asked,
    with_run,
)
from regalia.server.errors import Refuse
from regalia.server.store import Sitting, TableDoc
from regalia.server.store.passes import Ahead, Asked, Passes
from regalia.server.wire.passes import PassAhead, WhyPassed
from tests.playing import dice
from tests.tiny.reactions import RULES, Lost, Play, Round, State

BOLT, GAIN = Play("bolt"), Play("gain")
ABLE, NEWS = Passes({"": "able"}), Passes({"": "news"})
UNTIL_NEWS, TO_END = PassAhead(news=True), PassAhead(stretch="round")
SEQ = 7


def with_hands(mine: str, theirs: str) -> Game[State]:
    """A window in which seat 0 is asked first; hands as in `bolt gain, shield`."""
    state = State(dice(0), [tuple(mine.split()), tuple(theirs.split())], [0, 0])
    return Game(RULES, state, Round(0), Round(0, number=1))


def why(passes: Passes, game: Game[Any], *answers: GivenAnswer) -> WhyPassed | None:
    return why_passed(passes, game, 0, SEQ, answers)


def ahead(game: Game[State], *given: PassAhead) -> Passes:
    """What seat 0 has said after passing in advance at action 4, in this order."""
    passes = NOTHING_SAID
    for each in given:
        passes = with_ahead(passes, game, each, 4, ())
    return passes


def test_who_has_said_nothing_is_asked() -> None:
    assert why(NOTHING_SAID, with_hands("shield", "shield")) is None


@pytest.mark.parametrize(("hand", "reason"), [("shield", "able"), ("bolt", None)])
def test_who_wants_to_be_asked_if_able_passes_where_nothing_can_be_done(hand: str, reason: WhyPassed | None) -> None:
    assert why(ABLE, with_hands(hand, "shield")) == reason


def test_who_never_wants_to_be_asked_passes_whatever_the_hand() -> None:
    for hand in ("bolt", "shield"):
        assert why(Passes({"": "never"}), with_hands(hand, "shield")) == "never"


def test_a_window_by_its_name_goes_before_all_others() -> None:
    game = with_hands("bolt", "shield")
    assert why(Passes({"": "never", "Round": "always"}), game) is None
    assert why(Passes({"": "always", "Round": "never"}), game) == "never"
    assert why(Passes({"Other": "never"}), game) is None


@pytest.mark.parametrize(
    ("answers", "reason"),
    [
        ((), "news"),
        ((GivenAnswer(1, 1, False),), None),
        ((GivenAnswer(1, 1, False), GivenAnswer(2, 0, True)), "news"),
        ((GivenAnswer(1, 0, True), GivenAnswer(2, 1, True)), "news"),
        ((GivenAnswer(1, 0, True), GivenAnswer(2, 1, False), GivenAnswer(3, 0, False)), None),
    ],
)
def test_news_is_what_another_has_done_since_one_last_passed(
    answers: tuple[GivenAnswer, ...], reason: WhyPassed | None
) -> None:
    assert why(NEWS, with_hands("bolt", "bolt"), *answers) == reason


def test_to_pass_until_something_happens_ends_with_anything_but_a_pass() -> None:
    game = with_hands("bolt", "bolt")
    passes = ahead(game, UNTIL_NEWS)
    assert why(passes, game, GivenAnswer(4, 1, False), GivenAnswer(5, 1, True)) == "ahead"
    assert why(passes, game, GivenAnswer(5, 1, False), GivenAnswer(6, 1, True)) is None
    told = message_of(passes, game, 0, (GivenAnswer(5, 1, False),), None, 1.5)
    assert (told.ended, told.ahead) == ("news", [])


def test_to_pass_to_the_end_of_a_round_ends_there_whatever_happens_before() -> None:
    game = with_hands("bolt shield", "bolt shield")
    passes = ahead(game, TO_END)
    assert why(passes, game, GivenAnswer(5, 1, False)) == "ahead"
    game.answer(0, PASS)
    game.answer(1, PASS)
    assert why(passes, game) is None
    assert message_of(passes, game, 0, (), None, 0).ended == "stretch"


def test_what_is_passed_of_one_window_leaves_the_others() -> None:
    game = with_hands("bolt", "bolt")
    assert why(ahead(game, PassAhead(stretch="round", window="Round")), game) == "ahead"
    assert why(ahead(game, PassAhead(stretch="round", window="Copy")), game) is None


def test_what_is_passed_of_all_windows_replaces_what_was_passed_before() -> None:
    game = with_hands("bolt", "bolt")
    one = PassAhead(stretch="round", window="Round")
    assert [each.window for each in ahead(game, one, replace(one, window="Copy"), one).ahead] == ["Copy", "Round"]
    assert ahead(game, one, UNTIL_NEWS).ahead == (Ahead(4, news=True),)


def test_a_tap_takes_back_what_was_passed_and_the_seat_is_asked_now() -> None:
    game = with_hands("shield", "bolt")
    passes = cancelled(replace(ABLE, ahead=ahead(game, TO_END).ahead), game, 0, SEQ)
    assert passes.ahead == ()
    assert why(passes, game) is None
    assert why_passed(passes, game, 0, SEQ + 1, ()) == "able"


def test_only_windows_are_passed() -> None:
    game = with_hands("bolt", "shield")
    game.answer(0, BOLT)
    assert why_passed(Passes({"": "never"}), game, 1, SEQ, ()) is None, "what is about to happen is no window"
    with pytest.raises(Refuse, match="not_offered"):
        with_ahead(NOTHING_SAID, game, UNTIL_NEWS, SEQ, ())


def test_only_stretches_of_the_game_can_be_passed_and_only_so_much_is_kept() -> None:
    game = with_hands("bolt", "shield")
    with pytest.raises(Refuse, match="not_offered"):
        with_ahead(NOTHING_SAID, game, PassAhead(stretch="year"), SEQ, ())
    several = ahead(game, *(PassAhead(stretch="round", window=str(number)) for number in range(MOST_AHEAD)))
    with pytest.raises(Refuse, match="too_many"):
        with_ahead(several, game, PassAhead(window="more", stretch="round"), SEQ, ())
    names: dict[str, Asked] = {str(number): "never" for number in range(65)}
    with pytest.raises(Refuse, match="too_many"):
        with_asked(NOTHING_SAID, names)


def test_a_table_must_be_in_memory_where_a_seat_that_has_said_something_is_at_a_window() -> None:
    game = with_hands("bolt", "shield")
    doc = TableDoc("T", "reactions", 1, {}, (Sitting("ada"), Sitting("bob")), "ada", "00")
    assert not might_pass(doc, game)
    assert might_pass(saying(doc, 0, ABLE), game)
    assert not might_pass(saying(doc, 1, ABLE), game), "seat 1 is not asked"


def test_while_a_bot_plays_for_a_person_what_the_person_said_does_not_count() -> None:
    doc = TableDoc(
        "T", "reactions", 1, {}, (Sitting("ada", passes=ABLE), Sitting("bob", bot="page", passes=ABLE)), "ada", "00"
    )
    assert (said(doc, 0), said(doc, 1)) == (ABLE, NOTHING_SAID)


# ---------------------------------------------------------------- runs of windows


class Quiet(Round, frozen=True):
    """A window in which nothing can be done."""

    def may(self, state: State, seat: int) -> tuple[Option, ...]:
        return ()


def quiet_first(mine: str, theirs: str) -> Game[State]:
    """A window in which nothing can be done, then one in which cards can be played; nothing happens in between."""
    state = State(dice(0), [tuple(mine.split()), tuple(theirs.split())], [0, 0])
    return Game(RULES, state, Quiet(0), Round(0, number=1))


@pytest.mark.parametrize(("hand", "reason"), [("shield", "able"), ("bolt", None)])
def test_who_can_act_in_a_later_window_of_the_run_is_asked_in_the_first_one(hand: str, reason: WhyPassed | None) -> None:
    assert why(ABLE, quiet_first(hand, "shield")) == reason


def test_who_passes_a_run_passes_until_something_happens() -> None:
    game = quiet_first("bolt", "shield")
    run = with_run(ABLE, game, 0, SEQ)
    assert why(run, game) == "run"
    quiet, event = GivenAnswer(SEQ + 1, 0, True), GivenAnswer(SEQ + 2, 1, True, events=[Lost(1)])
    assert why(run, game, quiet) == "run"
    assert why(run, game, quiet, event) is None
    assert why(run, game, quiet, GivenAnswer(SEQ + 2, 1, False)) is None


def test_who_stops_the_arena_is_asked_in_each_window_of_the_run_in_which_one_can_act() -> None:
    stopped = cancelled(ABLE, quiet_first("bolt", "shield"), 0, SEQ)
    assert why(stopped, quiet_first("bolt", "shield")) is None, "here, because of the stop"
    assert why_passed(stopped, quiet_first("bolt", "shield"), 0, SEQ + 1, ()) == "able"
    assert why_passed(stopped, with_hands("bolt", "shield"), 0, SEQ + 1, ()) is None


def test_a_seat_that_can_act_learns_so_when_the_run_begins_and_may_pass_before_it_is_asked() -> None:
    assert nothing_of(ABLE, with_hands("shield", "bolt"), 1, ()) == PASS
    assert nothing_of(ABLE, with_hands("shield", "shield"), 1, ()) is None
    assert nothing_of(NOTHING_SAID, with_hands("shield", "bolt"), 1, ()) is None
    run = with_run(ABLE, with_hands("shield", "bolt"), 1, SEQ)
    assert nothing_of(run, with_hands("shield", "bolt"), 1, ()) is None


def test_actions_are_ended_for_a_seat_that_has_none_whatever_it_holds() -> None:
    for hand, reason in (("healing", "able"), ("lady_elenia", None)):
        game = notation.lay_out(["phase actions | pattern 3/0/2 | dominant V", f"H hand {hand}"])
        assert why(ABLE, game) == reason
        assert why(with_run(ABLE, game, 0, SEQ), game) == "run"
        assert why(NOTHING_SAID, game) is None


def test_only_an_answer_to_do_nothing_is_given_by_passing_a_run() -> None:
    game = notation.lay_out(["phase commit | challenges pattern", "H field lord_pelivar"])
    with pytest.raises(Refuse):
        with_run(ABLE, game, 0, SEQ)
