"""How bots judge the game: what cards in the queue are still worth, and what is sensible."""

from collections.abc import Sequence
from math import exp
from typing import Any

from regalia.core import Answer, Game, Seat
from regalia.games.oriflamme.options import Copy, Gap, Keep, Left, Move, Onto, Place, Reveal, Steal, Target
from regalia.games.oriflamme.state import SETUP, CardId, Kind, State

EACH_ROUND: dict[Kind, float] = {
    "archer": 0.9,
    "soldier": 0.85,
    "spy": 0.8,
    "heir": 1.3,
    "lord": 1.5,
    "shapeshifter": 0.8,
    "assassination": 0.5,
    "royal_decree": 0.35,
    "ambush": 0.7,
    "conspiracy": 1.3,
}
"""What an uncovered card brings its owner in each round in which it still acts, while it lives."""
LIVES = 0.8
"""The chance that an uncovered card lives through a round."""
COVERED = 0.45
"""What a covered card is worth, as a part of what it would be worth uncovered."""
ONCE = frozenset(("assassination", "royal_decree", "ambush"))
"""Cards whose worth does not grow with the rounds that are left."""
IN_HAND = 0.5
SPREAD = 1.1


def rounds_left(state: State, index: int) -> int:
    """How often the pile at an index will still act."""
    now = state.cursor < 0 or index >= state.cursor
    return SETUP.rounds - state.round + now


def worth(state: State, card: CardId, index: int, covered: bool) -> float:
    """What a card in the queue may still bring."""
    facts = state.cards[card]
    rounds = rounds_left(state, index)
    if rounds <= 0:
        return 0.0
    lasting = (1 - LIVES**rounds) / (1 - LIVES)
    gain = EACH_ROUND[facts.kind] * (1.0 if facts.kind in ONCE else lasting)
    if not facts.face_up:
        if facts.kind == "conspiracy":
            gain += 2 * facts.tokens * LIVES
        elif facts.kind == "ambush":
            gain += 0.4
        else:
            gain += facts.tokens * LIVES
    return gain * COVERED if covered else gain


def standing(state: State) -> list[float]:
    """The points each seat may expect at the end."""
    points = [float(points) for points in state.points]
    for index, pile in enumerate(state.queue):
        owner = state.cards[pile[-1]].owner
        for card in pile[:-1]:
            points[owner] += worth(state, card, index, covered=True)
        points[owner] += worth(state, pile[-1], index, covered=False)
    to_place = SETUP.rounds - state.round + 1
    for seat, hand in enumerate(state.hands):
        best = sorted((EACH_ROUND[kind] for kind in hand), reverse=True)[:to_place]
        points[seat] += IN_HAND * sum(gain * (to_place - place) for place, gain in enumerate(best))
    return points


def value(state: State) -> Sequence[float]:
    """Shares of the victory, from the points that each seat may expect."""
    points = standing(state)
    heat = 1.0 + SPREAD * (SETUP.rounds - state.round)
    best = max(points)
    odds = [exp((each - best) / heat) for each in points]
    total = sum(odds)
    return [each / total for each in odds]


def pause(start: State, game: Game[State]) -> bool:
    """A line of play is judged when the next round begins."""
    return game.state.round > start.round


REVEALS: dict[Kind, float] = {
    "archer": 0.5,
    "soldier": 0.5,
    "spy": 0.7,
    "heir": 0.75,
    "lord": 0.8,
    "shapeshifter": 0.4,
    "assassination": 0.35,
    "royal_decree": 0.25,
    "ambush": 0.05,
    "conspiracy": 0.08,
}
"""How often it is sensible to turn a card up before the last round."""
PLACES: dict[Kind, float] = dict.fromkeys(REVEALS, 1.0) | {"conspiracy": 1.6, "lord": 1.4, "heir": 1.4}


def weights(game: Game[State], seat: Seat, options: Sequence[Answer]) -> Sequence[float] | None:
    """What is sensible: one's own cards are spared, the last round is for revealing."""
    first = options[0]
    state = game.state
    if isinstance(first, Reveal | Keep):
        step: Any = game.step
        chance = reveals(state, step.me)
        return [chance, 1 - chance]
    if isinstance(first, Place):
        return [PLACES[option.kind] if isinstance(option, Place) else 1.0 for option in options]
    if isinstance(first, Target):
        return [prey(state, seat, option.card) if isinstance(option, Target) else 1.0 for option in options]
    if isinstance(first, Steal):
        return [1.0 + state.points[option.victim] if isinstance(option, Steal) else 1.0 for option in options]
    if isinstance(first, Left | Copy | Move | Gap | Onto):
        return None
    return None


def reveals(state: State, card: CardId) -> float:
    """How sensible it is to turn this card up now."""
    facts = state.cards[card]
    if state.round == SETUP.rounds:
        return 0.97
    late = 0.05 * state.round
    return min(0.95, REVEALS[facts.kind] + late) if facts.kind not in ("ambush", "conspiracy") else REVEALS[facts.kind]


def prey(state: State, seat: Seat, card: CardId) -> float:
    """How good a target a card is."""
    facts = state.cards[card]
    if facts.owner == seat:
        return 0.05
    if facts.face_up:
        return 0.5 + EACH_ROUND[facts.kind]
    return 0.8 + 0.6 * facts.tokens
