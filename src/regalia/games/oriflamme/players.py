"""Rule players: fixed benchmarks that follow written rules of thumb and use only what their seat sees."""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from regalia.core import Answer, Game, Option, Seat
from regalia.games.oriflamme.options import Copy, Gap, Keep, Left, Move, Onto, Place, Reveal, Right, Steal, Target
from regalia.games.oriflamme.state import SETUP, CardId, Kind, State
from regalia.games.oriflamme.steps import Apply

EARNS: Mapping[Kind, float] = {
    "heir": 2.0,
    "lord": 1.8,
    "archer": 1.2,
    "shapeshifter": 1.2,
    "soldier": 0.8,
    "ambush": 0.3,
    "spy": -0.8,
}
"""What a face-up card earns each time it acts."""
EAGER = frozenset(("archer", "soldier", "assassination", "spy", "heir"))
"""Cards that act best early in the queue."""
SUSPECT = 0.15
"""How likely a hidden card without a token is an Ambush, while its owner's Ambush has not been seen."""
SUSPECT_A_TOKEN = 0.11
"""How much more likely each token makes it."""
FUTURE = 0.35
"""The part of a card's future earnings that it is likely to survive to earn."""
PATIENCE = 0.80
"""Worth of a token on a hidden card, which can be lost."""
RICH = 0.09
"""Additional worth of hitting a player's card, for each point of that player."""
HIDDEN = 0.03
"""What hitting an unknown card costs its owner, for each remaining round."""
STRIKES_BACK = 4.81
"""Cost of hitting an Ambush: its owner's gain, and the card that hit it."""


class Timing(NamedTuple):
    """The best time to place a card."""

    early: float
    """Placed while there is time to earn."""
    late: float
    """Placed in the last two rounds."""
    waiting: float
    """Cards that gain by waiting."""


TIMING: Mapping[Kind, Timing] = {
    "conspiracy": Timing(early=3.4, late=0.7, waiting=1.5),
    "heir": Timing(early=3.0, late=2.4, waiting=0.0),
    "soldier": Timing(early=2.5, late=2.0, waiting=0.0),
    "ambush": Timing(early=2.3, late=1.2, waiting=1.5),
    "spy": Timing(early=2.2, late=2.0, waiting=0.0),
    "archer": Timing(early=2.0, late=2.6, waiting=0.6),
    "lord": Timing(early=1.8, late=2.2, waiting=0.0),
    "shapeshifter": Timing(early=1.2, late=1.8, waiting=0.3),
    "assassination": Timing(early=0.8, late=3.0, waiting=0.5),
    "royal_decree": Timing(early=0.6, late=0.7, waiting=0.5),
}


def wary(game: Game[State], seat: Seat, rng: Random) -> Answer:
    """Reveals cards that earn, lets Conspiracy and Ambush gather tokens, and does not hit hidden cards that do the same."""
    ask = game.asks[seat]
    assert isinstance(ask, tuple)
    return max(ask, key=lambda option: appeal(game, seat, option) + 0.2 * rng.random())


PLAYERS = {"wary": wary}


def appeal(game: Game[State], seat: Seat, option: Option) -> float:
    """How good an option looks, in points."""
    state = game.state
    match option:
        case Place(kind):
            return TIMING[kind].early if state.round <= SETUP.rounds - 2 else TIMING[kind].late
        case Left() | Right() | Onto():
            return lying(state, seat, state.cards[state.held].kind, option) if state.held else -0.5
        case Reveal():
            return turning_up(state, seat, state.acting())
        case Keep():
            return waiting(state, seat, state.acting())
    return doing(game, seat, option)


def doing(game: Game[State], seat: Seat, option: Option) -> float:
    """How good a pick for an ability looks."""
    state, step = game.state, game.step
    match option:
        case Target(card):
            return hitting(state, seat, card)
        case Steal(victim):
            return min(1.0, state.points[victim]) + 0.1 * state.points[victim]
        case Copy(kind):
            return deed(state, seat, state.acting(), kind)
        case Move(card):
            return moving(state, seat, card)
        case Gap(index) if isinstance(step, Apply):
            return going_to(state, seat, step.picks[0], index)
    return 0.0


def lying(state: State, seat: Seat, kind: Kind, where: Option) -> float:
    """The best place for a card: hitting cards early, waiting cards late; for some cards the neighbours matter."""
    if isinstance(where, Onto):
        below = state.cards[where.card]
        return -1.0 if below.face_up or below.tokens < 2 or below.kind == "ambush" else 0.0
    first = isinstance(where, Left)
    friend = state.owner(state.queue[0 if first else -1][-1]) == seat
    beside = {"lord": 0.8 * friend, "soldier": 0.5 - 1.4 * friend, "spy": 0.5 - 1.4 * friend}
    return 0.4 * (first == (kind in EAGER)) + beside.get(kind, 0.0)


def turning_up(state: State, seat: Seat, me: CardId) -> float:
    """What a hidden card earns now and on its next turns."""
    card, left = state.cards[me], SETUP.rounds - state.round
    now = deed(state, seat, me, card.kind)
    if card.kind == "conspiracy":
        return 2.0 * card.tokens
    if card.kind == "ambush":
        return 1.0
    return card.tokens + now + FUTURE * left * EARNS.get(card.kind, 0.0) * (now > 0)


def deed(state: State, seat: Seat, me: CardId, kind: Kind) -> float:
    """What an ability earns now."""
    match kind:
        case "archer":
            return max(hitting(state, seat, state.queue[end][-1]) for end in (0, -1))
        case "soldier":
            return max((hitting(state, seat, pile[-1]) for pile in state.adjacent()), default=0.0)
        case "assassination":
            return max((hitting(state, seat, top) for top in state.tops() if top != me), default=0.0)
        case "shapeshifter":
            seen = [state.cards[pile[-1]] for pile in state.adjacent()]
            kinds = {other.kind for other in seen if other.face_up and other.kind != "shapeshifter"}
            return max((deed(state, seat, me, other) for other in kinds), default=0.0)
    return earning(state, seat, me, kind)


def earning(state: State, seat: Seat, me: CardId, kind: Kind) -> float:
    """What an ability that hits no card earns."""
    family = [pile for pile in state.adjacent() if state.owner(pile[-1]) == seat]
    match kind:
        case "spy":
            return float(any(state.points[state.owner(pile[-1])] for pile in state.adjacent() if pile not in family))
        case "heir":
            mine = state.cards[me]
            return 0.0 if state.shown("heir") > (mine.face_up and mine.kind == "heir") else 2.0
        case "lord":
            return 1.0 + sum(len(pile) for pile in family)
    return 0.0


def waiting(state: State, seat: Seat, me: CardId) -> float:
    """What one more token earns, and what revealing later would earn."""
    card, left = state.cards[me], SETUP.rounds - state.round
    if not left:
        return 0.0
    if threatened(state, seat, me):
        return 3.0 if card.kind == "ambush" else 0.0
    each = 2.0 if card.kind == "conspiracy" else 0.3 if card.kind == "ambush" else 1.0
    return (
        PATIENCE * each * (card.tokens + 1)
        + TIMING[card.kind].waiting * left
        + FUTURE * (left - 1) * EARNS.get(card.kind, 0.0)
    )


def threatened(state: State, seat: Seat, me: CardId) -> bool:
    """True if a rival's face-up card can hit this one before it acts again."""
    place = state.place_of(me)
    return any(
        facts.face_up and facts.owner != seat and reaches(facts.kind, place, index, len(state.queue))
        for index, pile in enumerate(state.queue)
        for facts in (state.cards[pile[-1]],)
    )


def reaches(kind: Kind, place: int, index: int, length: int) -> bool:
    """True if a card at one index can hit the one at another."""
    if kind == "archer":
        return place in (0, length - 1)
    return kind == "soldier" and abs(place - index) == 1


def hitting(state: State, seat: Seat, card: CardId) -> float:
    """The point for hitting a card, and what its owner loses; a hidden one may strike back."""
    facts = state.cards[card]
    left = SETUP.rounds - state.round
    if facts.owner == seat:
        return (3.0 if facts.kind == "ambush" else -1.0) - FUTURE * left * EARNS.get(facts.kind, 1.0) - facts.tokens
    rich = RICH * state.points[facts.owner]
    if facts.face_up:
        return 1.0 + rich + FUTURE * left * EARNS.get(facts.kind, 0.0)
    gathered = 0.4 * facts.tokens + HIDDEN * left
    return 1.0 + rich + gathered - STRIKES_BACK * suspicion(state, card)


def suspicion(state: State, card: CardId) -> float:
    """How likely a rival's hidden card is an Ambush."""
    facts = state.cards[card]
    return 0.0 if state.has_shown(facts.owner, "ambush") else min(0.75, SUSPECT + SUSPECT_A_TOKEN * facts.tokens)


def moving(state: State, seat: Seat, card: CardId) -> float:
    """A rival's earning card is moved to act late, an own one to act once more."""
    facts = state.cards[card]
    worth = EARNS.get(facts.kind, 0.0) if facts.face_up else 0.2
    behind = state.place_of(card) > state.cursor
    return worth if (facts.owner == seat) != behind else 0.0


def going_to(state: State, seat: Seat, moved: Option, index: int) -> float:
    """An own card goes right of the cursor to act again, a rival's to the left to miss its turn."""
    assert isinstance(moved, Move)
    mine = state.owner(moved.card) == seat
    return float((index > state.cursor) == mine)
