"""What the tests of every game say of a game that is not right yet."""

from dataclasses import replace
from typing import Any

import pytest
from _pytest.outcomes import Failed

from regalia import games
from regalia.core import Answers, Event, Eyes, Game, Knowledge, Rules, Seat, everyone, imagine
from regalia.core.chance import Chance
from regalia.testing import test_every_frame as frames
from regalia.testing import test_every_game as generic
from regalia.testing import test_every_text as texts
from regalia.testing.playing import chosen, dice, seed
from regalia.testing.privacy import compare_events
from tests.tiny import smuggle
from tests.tiny.smuggle import RULES, State


def failure(test: Any, *arguments: Any) -> str:
    """What a test says when it fails."""
    with pytest.raises(Failed) as failed:
        test(*arguments)
    return str(failed.value)


def test_a_view_that_tells_a_secret_fails_with_the_step_the_seat_and_the_field() -> None:
    def see(game: Game[State], eyes: Eyes) -> Any:
        return smuggle.see(game, frozenset(game.state.seats))

    told = failure(generic.test_imagining_never_changes_the_seats_own_view, replace(RULES, see=see), 2, [0])
    assert told.startswith("smuggle, step Turn(seat=0): seat 0 sees what it cannot know: view.hands[1][")
    assert "; likely cause: the view shows it (`see`, `beyond`), or a verb showed it without telling ZONES" in told


def test_an_event_that_tells_a_secret_fails_with_the_name_of_the_event() -> None:
    state = RULES.begin(2, seed(0)).state
    game = Game(RULES, state, Tell(0))
    told = failure(compare_events, game, imagine(game, 1, dice(0)), 1, 0)
    assert f"what it cannot know: [0].card is '{state.deck[0]}', could be" in told
    assert told.endswith("; likely cause: the event Told does (`hides` of a `Private` event, or `seen_by`)")


class Told(Event, frozen=True):
    """An event that names a card that no seat can know."""

    card: str


class Tell(smuggle.Turn, frozen=True):
    """Like the step of the game, but an event names the top card of the deck."""

    def answer(self, game: Game[State], answers: Answers) -> None:
        game.happened(Told(game.state.deck[0]))
        super().answer(game, answers)


class Turned(smuggle.Turn, frozen=True):
    """Like the step of the game, but for one event all hands are open."""

    def answer(self, game: Game[State], answers: Answers) -> None:
        game.state.knows, known = Knowledge(), game.state.knows
        for seat in game.state.seats:
            smuggle.ZONES.show(game.state, smuggle.HANDS, seat, game.state.hands[seat], to=everyone(game.state))
        game.happened(smuggle.Exchanged(0, 0))
        game.state.knows = known
        super().answer(game, answers)


def test_a_view_within_an_action_that_tells_a_secret_fails() -> None:
    game = Game(RULES, RULES.begin(2, seed(0)).state, Turned(0))
    told = failure(compare_events, game, imagine(game, 1, dice(0)), 1, 0)
    assert told.startswith("smuggle, step Turned(seat=0): seat 1 learns from the view after Exchanged(seat=0, place=0)")
    assert "what it cannot know: view.held[0][0] is " in told


def test_a_view_that_shows_the_end_within_the_last_action_fails() -> None:
    def see(game: Game[State], eyes: Eyes) -> Any:
        return smuggle.see(game, frozenset(game.state.seats) if len(game.stack) == 1 else eyes)

    told = failure(
        frames.test_after_each_event_of_an_action_a_seat_sees_only_what_it_can_know, replace(RULES, see=see), 2, [0]
    )
    assert told.startswith("smuggle, within ")
    assert "sees what it cannot know: view.hands[" in told


def test_worlds_that_depend_on_a_secret_are_told_by_the_field() -> None:
    told = failure(generic.test_what_a_seat_imagines_depends_on_nothing_it_cannot_know, careless(), 2)
    assert "smuggle, step Turn(seat=0): seat 0 imagines by what it cannot know: state." in told
    assert "; likely cause: `imagine` deals it by the real cards" in told


def careless() -> Rules[Any]:
    """Smuggling with worlds in which one's own row is turned over, though it may be another's secret."""

    def turned(state: State, seat: Seat, chance: Chance) -> None:
        state.rows = [(row[1], row[0]) for row in state.rows]

    return replace(RULES, zones=None, imagine=turned)


def test_missing_texts_are_one_list(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = games.load("oriflamme")
    monkeypatch.setattr(texts, "texts_of_game", lambda package, language: [])
    told = failure(texts.test_everything_that_is_asked_or_happens_has_words, rules, "en", "ends")
    assert told.startswith("missing:\ngame-title\n")
    assert {"option-Reveal", "event-Revealed", "decision-ChooseCard.others"} <= {*told.splitlines()}
    assert told.splitlines().count("decision-ChooseCard.others") == 1


def test_one_game_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(["nocturion", "oriflamme"]) == ["nocturion", "oriflamme"]
    monkeypatch.setenv("REGALIA_GAME", "oriflamme")
    assert chosen(["nocturion", "oriflamme"]) == ["oriflamme"]


def test_a_game_that_is_not_there_cannot_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGALIA_GAME", "oriflame")
    with pytest.raises(pytest.UsageError, match=r"no game has this name; there are .*\boriflamme\b"):
        chosen(["nocturion", "oriflamme"])
