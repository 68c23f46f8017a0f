"""How bots judge the game: what cards in the queue are still worth, and what is sensible."""

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from math import exp
from typing import Any, TypeAlias

from regalia.core import Answer, Game, Seat
from regalia.games.oriflamme.options import Copy, Gap, Keep, Left, Move, Onto, Place, Reveal, Steal, Target
from regalia.games.oriflamme.state import SETUP, Card, CardId, Kind, State

Holding: TypeAlias = tuple[str, str, int]
"""A card (or `tokens`), its situation, and the rounds in which it may still act."""


def learned() -> tuple[dict[Holding, float], float, float]:
    """What holdings are worth, and how sure expected points make of the victory: written by `regalia learn`."""
    table = tomllib.loads(files(__package__).joinpath("worth.toml").read_text("utf-8"))
    sure = table.pop("heat")
    worth = {
        (kind, situation, left): points
        for kind, situations in table.items()
        for situation, row in situations.items()
        for left, points in enumerate(row)
    }
    return worth, sure["base"], sure["growth"]


WORTH, HEAT, HEAT_A_ROUND = learned()


def holdings(state: State) -> list[dict[Holding, int]]:
    """What each seat holds that may still bring points."""
    held: list[dict[Holding, int]] = [{} for _ in state.points]
    for index, pile in enumerate(state.queue):
        rounds = rounds_left(state, index)
        for card in pile:
            note(held[state.cards[card].owner], state.cards[card], rounds, covered=card != pile[-1])
    to_place = SETUP.rounds - state.round
    for seat, hand in enumerate(state.hands):
        left = to_place + (state.cursor < 0 and len(hand) > to_place + 1)
        for kind in hand:
            held[seat][kind, "hand", left] = 1
    return held


def note(held: dict[Holding, int], card: Card, rounds: int, covered: bool) -> None:
    """Add a card in the queue, and its tokens, to what its owner holds."""
    situation = "covered" if covered else "up" if card.face_up else "down"
    held[card.kind, situation, rounds] = held.get((card.kind, situation, rounds), 0) + 1
    if card.tokens:
        token = ("tokens", f"{card.kind if card.kind in SPECIAL else 'other'}_{situation}", rounds)
        held[token] = held.get(token, 0) + card.tokens


SPECIAL = frozenset(("conspiracy", "ambush"))
"""Cards whose tokens are worth something else."""


def rounds_left(state: State, index: int) -> int:
    """How often the pile at an index will still act."""
    now = state.cursor < 0 or index >= state.cursor
    return SETUP.rounds - state.round + now


def standing(state: State) -> list[float]:
    """The points each seat may expect at the end."""
    return [
        had + sum(count * WORTH.get(holding, 0.0) for holding, count in held.items())
        for had, held in zip(state.points, holdings(state), strict=True)
    ]


def points(state: State) -> Sequence[int]:
    """What each seat has already."""
    return state.points


def time_left(state: State) -> int:
    """The rounds after this one."""
    return SETUP.rounds - state.round


def value(state: State) -> Sequence[float]:
    """Shares of the victory, from the points that each seat may expect."""
    expected = standing(state)
    heat = HEAT + HEAT_A_ROUND * time_left(state)
    best = max(expected)
    odds = [exp((each - best) / heat) for each in expected]
    total = sum(odds)
    return [each / total for each in odds]


WORLDS = {"knight": 64, "regent": 2000}
"""So many imagined worlds are looked at; more than a few hundred hardly tell a knight more."""


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
        return 0.5 + WORTH.get((facts.kind, "up", SETUP.rounds - state.round), 0.5)
    return 0.8 + 0.6 * facts.tokens
