"""Within an action: the running step stays visible, and the game is not over until it has run."""

from regalia.core import Answers, Event, Eyes, Game, Step, Unasked, look
from regalia.testing.playing import frames_after, seed
from tests.core.test_offers import orchard
from tests.tiny import smuggle
from tests.tiny.orchard import Sell, Turn
from tests.tiny.smuggle import RULES, State

NO_EYES: Eyes = frozenset()


class Noted(Event, frozen=True):
    """Something that every seat receives."""


class Then(Step, frozen=True):
    """The last step of the game."""

    def run(self, game: Game[State]) -> None:
        game.happened(Noted())


class Asked(smuggle.Turn, frozen=True):
    """A turn that shows something, and queues the last step between two events."""

    def shown(self, eyes: Eyes) -> str:
        return "something"

    def answer(self, game: Game[State], answers: Answers) -> None:
        game.happened(Noted())
        game.then(Then())
        game.happened(Noted())


def asked() -> Game[State]:
    return Game(RULES, RULES.begin(2, seed(0)).state, Asked(0))


def test_after_each_event_the_step_that_caused_it_is_visible_and_the_game_goes_on() -> None:
    game = asked()
    frames = frames_after(game, 0, smuggle.TurnUp(0)).games
    seen = [(frame.step, frame.shown(NO_EYES), frame.is_running, frame.is_over) for frame in frames]
    assert seen == [
        (Asked(0), "something", True, False),
        (Asked(0), "something", True, False),
        (Then(), None, True, False),
    ]
    assert (game.is_running, game.is_over) == (False, True)


def test_within_an_action_nothing_is_asked_or_offered() -> None:
    for frame in frames_after(asked(), 0, smuggle.TurnUp(0)).games:
        sight = look(frame, 0)
        assert (sight.decision, sight.ask, sight.offers, sight.ranking) == (None, None, (), None)
        frame.ask_again()
        assert frame.asks == {}


def test_while_an_offer_is_taken_the_step_that_made_it_runs() -> None:
    game = orchard("fig fig pear", "apple")
    (frame,) = frames_after(game, 0, Unasked(Sell("fig"))).games
    assert (frame.step, frame.is_running, frame.offers) == (Turn(0), True, {})
    assert (game.step, game.is_running) == (Turn(0), False)
