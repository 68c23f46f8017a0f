"""What hints give as reasons comes true."""

import pytest

from regalia.bots.reasons import reasons_for
from regalia.core import Answer, Event, Game, Reason
from regalia.games.oriflamme import RULES
from regalia.games.oriflamme.events import Gained
from regalia.games.oriflamme.notation import game_in
from regalia.games.oriflamme.options import Keep, Reveal, Target
from regalia.games.oriflamme.state import State
from regalia.games.oriflamme.steps import RevealOrKeep
from regalia.testing.playing import frames_after, seed
from regalia.testing.sensible import decisions


def fact(told: list[Reason], name: str, of: str) -> int | None:
    """A fact of the reason of this name; None if it is not among them."""
    return next((reason.facts[of] for reason in told if reason.name == name), None)


def is_of(event: Event, card: str) -> bool:
    """True if the event is something that this card does."""
    return card in (getattr(event, "card", None), getattr(event, "by", None))


@pytest.mark.parametrize("seats", RULES.seats)
def test_what_a_reason_promises_comes_true(seats: int) -> None:
    kept = 0
    for game, seat, answer in decisions(RULES, seats):
        if game.state.cursor < 0:
            continue
        me, had, then = game.state.acting(), game.state.points[seat], game.copy()
        told = reasons_for(game, seat, answer, seed(0))
        frames = frames_after(then, seat, answer)
        acted = [place for place, event in enumerate(frames) if is_of(event, me)]
        points = frames.games[acted[-1]].state.points[seat] - had if acted else 0
        assert fact(told, "points", "points") == (points or None)
        worth = fact(told, "grows", "worth")
        if worth is not None:
            assert pays(game, me, answer) == worth
            kept += 1
    assert kept


def pays(game: Game[State], me: str, answer: Answer) -> int:
    """What a card pays when it is kept now and revealed in the next round, in a queue of its own."""
    then, seat = game.copy(), game.state.owner(me)
    then.give(seat, answer)
    then.state.queue, then.state.cursor = [(me,)], 0
    had = then.state.points[seat]
    frames = frames_after(Game(RULES, then.state, RevealOrKeep(me, seat)), seat, Reveal())
    paid = [each.state for event, each in zip(frames, frames.games, strict=True) if isinstance(event, Gained)]
    return paid[0].points[seat] - had if paid else 0


WAITING = """\
players A B C | round 4 | first A | cursor 1
points A3 B4 C9
queue [C.heir] (A.heir+1) (C.conspiracy+2)
hand A: spy lord"""


def test_an_heir_that_sees_another_waits() -> None:
    told = reasons_for(game_in(WAITING), 0, Keep(), seed(0))
    assert told == [Reason("idle", {"kind": "heir"}), Reason("grows", {"tokens": 2, "worth": 2})]


HUNTING = """\
players A B C | round 4 | first A | cursor 1
points A3 B4 C9
queue [C.lord] [A.soldier] (C.conspiracy+2)
hand A: spy lord"""


def test_a_hit_names_what_is_lost_and_what_may_strike_back() -> None:
    lord, hidden = (reasons_for(game_in(HUNTING), 0, Target(card), seed(0)) for card in ("c1", "c2"))
    assert lord == [Reason("points", {"points": 1}), Reason("acts-no-more", {"card": "c1", "times": 2})]
    assert hidden == [Reason("points", {"points": 1}), Reason("tokens-lost", {"owner": 2, "tokens": 2})]
