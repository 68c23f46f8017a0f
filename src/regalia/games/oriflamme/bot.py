"""The game's judgement for bots: what cards in the queue are still worth, and which options are sensible."""

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from random import Random
from typing import Any, TypeAlias

from regalia.core import Answer, Game, Seat
from regalia.games.oriflamme.habits import traits
from regalia.games.oriflamme.options import Keep, Place, Reveal, Steal, Target
from regalia.games.oriflamme.reasons import reasons
from regalia.games.oriflamme.state import SETUP, Card, CardId, Kind, State, ordered

__all__ = ["HABITS", "reasons", "traits"]

Holding: TypeAlias = tuple[str, str, int]
"""A card (or `tokens`), its situation, and the rounds in which it can still act."""


def learned(name: str) -> tuple[dict[Holding, float], dict[str, float]]:
    """A table written by `regalia learn`, and its heat."""
    table = tomllib.loads(files(__package__).joinpath(name).read_text("utf-8"))
    sure = table.pop("heat", {})
    rows = {
        (kind, situation, left): points
        for kind, situations in table.items()
        for situation, row in situations.items()
        for left, points in enumerate(row)
    }
    return rows, sure


WORTH, SURE = learned("worth.toml")
"""The worth of holdings, and how strongly expected points predict the winner."""
HABITS, _ = learned("habits.toml")
"""The weight that each trait adds to an option."""
HEAT, HEAT_A_ROUND = SURE["base"], SURE["growth"]


def holdings(state: State) -> list[dict[Holding, int]]:
    """The holdings of each seat that can still bring points."""
    held: list[dict[Holding, int]] = [{} for _ in state.points]
    for index, pile in enumerate(state.queue):
        rounds = rounds_left(state, index)
        for card in pile:
            note(held[state.cards[card].owner], state.cards[card], rounds, covered=card != pile[-1])
    to_place = SETUP.rounds - state.round
    for seat in state.seats:
        hand = state.hand(seat)
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
"""Cards whose tokens have another worth."""


def rounds_left(state: State, index: int) -> int:
    """How often the pile at an index will still act."""
    now = state.cursor < 0 or index >= state.cursor
    return SETUP.rounds - state.round + now


def expected(state: State) -> list[float]:
    """Points of each seat, plus the worth of its holdings."""
    return [
        had + sum(count * WORTH.get(holding, 0.0) for holding, count in held.items())
        for had, held in zip(state.points, holdings(state), strict=True)
    ]


def points(state: State) -> Sequence[int]:
    """Points that each seat already has."""
    return state.points


def time_left(state: State) -> int:
    """The rounds after this one."""
    return SETUP.rounds - state.round


def doubt(state: State) -> float:
    """Uncertainty of the result: larger early in the game."""
    return HEAT + HEAT_A_ROUND * time_left(state)


CAUTION = 2.0
"""Fitted on each half of 60 games of squires, it lowers the logarithmic loss of chances in the other (docs/analysis.md)."""
MEASURED = {"known": False, "levels": True}
"""How far its analysis can be believed (docs/analysis.md): what a seat knows makes it too hopeful."""
LINES = {"knight": 600, "regent": 3000}
"""The lines of play that each level tries: about 0.3 s and 1.5 s for a decision."""
AHEAD = 2
"""A line of play is judged when this number of further rounds has begun."""


def pause(start: State, game: Game[State]) -> bool:
    """True if the next round is over: it shows the effect of what was set up in this one."""
    return game.state.round >= start.round + AHEAD


REVEALS: dict[Kind, float] = {
    "archer": 0.85,
    "soldier": 0.85,
    "spy": 0.9,
    "heir": 0.65,
    "lord": 0.85,
    "shapeshifter": 0.5,
    "assassination": 0.55,
    "royal_decree": 0.25,
    "ambush": 0.05,
    "conspiracy": 0.07,
}
"""How often it is sensible to reveal a card before the last round."""
PATIENCE = {kind: 1 - often for kind, often in REVEALS.items()}
"""How often a card of a kind is kept face down, so that it gathers a token."""
PLACES: dict[Kind, float] = dict.fromkeys(REVEALS, 1.0) | {"conspiracy": 1.6, "lord": 1.4, "heir": 1.4}


def weights(game: Game[State], seat: Seat, options: Sequence[Answer]) -> Sequence[float] | None:
    """How sensible each option is: own cards are spared, and the last round is for revealing."""
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
    return None


def reveals(state: State, card: CardId) -> float:
    """How sensible it is to reveal this card now."""
    facts = state.cards[card]
    if state.round == SETUP.rounds:
        return 0.97
    late = 0.05 * state.round
    return min(0.95, REVEALS[facts.kind] + late) if facts.kind not in ("ambush", "conspiracy") else REVEALS[facts.kind]


def suppose(state: State, seat: Seat, rng: Random) -> None:
    """Deal other families' hidden cards again: the more tokens a card has, the more likely it is one that waits."""
    for other in state.seats:
        hidden = [card for card, facts in state.cards.items() if facts.owner == other and not facts.face_up]
        if other != seat and any(state.cards[card].tokens for card in hidden):
            redeal(state, other, hidden, rng)


def redeal(state: State, seat: Seat, hidden: list[CardId], rng: Random) -> None:
    """One family's unknown cards, those with the most tokens first; the rest are the hand and the removed cards."""
    cards = state.cards
    kinds = [*state.hands[seat], *state.removed[seat], *[cards[card].kind for card in hidden]]
    for card in sorted(hidden, key=lambda card: -cards[card].tokens):
        tokens = cards[card].tokens
        kind = rng.choices(kinds, [PATIENCE[kind] ** tokens for kind in kinds])[0] if tokens else rng.choice(kinds)
        kinds.remove(kind)
        cards[card] = Card(kind, seat, tokens)
    rng.shuffle(kinds)
    removed = len(state.removed[seat])
    state.removed[seat], state.hands[seat] = ordered(kinds[:removed]), ordered(kinds[removed:])


def prey(state: State, seat: Seat, card: CardId) -> float:
    """How good a target a card is."""
    facts = state.cards[card]
    if facts.owner == seat:
        return 0.05
    if facts.face_up:
        return 0.5 + WORTH.get((facts.kind, "up", SETUP.rounds - state.round), 0.5)
    return 0.9 / (1 + facts.tokens)
