"""Traits of options, as far as a seat can see: from these, habits of good players are learned and followed."""

from collections.abc import Sequence
from typing import TypeAlias

from regalia.core import Game, Option, Seat
from regalia.games.oriflamme.options import Copy, Gap, Left, Move, Onto, Place, Reveal, Right, Steal, Target
from regalia.games.oriflamme.state import SETUP, CardId, Kind, State
from regalia.games.oriflamme.steps import Apply

Trait: TypeAlias = tuple[str, str, int]
LASTING = frozenset(("heir", "lord", "shapeshifter"))
"""Cards that are worth eliminating while they are face up."""
OWN, PLAIN, EARNER, HIDDEN = 0, 1, 2, 3
"""Kinds of targets: an own card, a rival's face-up card, one that earns, or a hidden one with 0, 1, 2 … tokens."""
TEMPTING = (0, 6, 7, 5, 3, 2, 1)
"""How tempting each of these is."""
MOST_TOKENS = 3


def traits(game: Game[State], seat: Seat, option: Option) -> Sequence[Trait]:
    """Reasons for or against an option."""
    state = game.state
    match option:
        case Reveal():
            return turning_up(state, seat, state.acting())
        case Target(card):
            return hitting(state, seat, card)
        case Steal(victim):
            return stealing(state, seat, victim)
        case Place(kind):
            return (("place", kind, state.round),)
        case Copy(kind):
            return (("copy", kind, promise(state, seat, state.acting(), kind)),)
    return moved(state, seat, option, game.step.picks) if isinstance(game.step, Apply) else lying(state, seat, option)


def left_of(state: State) -> int:
    """The remaining part of the game: the last round, one more, two or three more, or nearly all."""
    rounds = SETUP.rounds - state.round
    return 3 if rounds > 3 else 2 if rounds > 1 else rounds


def turning_up(state: State, seat: Seat, me: CardId) -> Sequence[Trait]:
    """A card by its tokens, the round, and what its effect would find."""
    card = state.cards[me]
    gathered = f"reveal_{min(MOST_TOKENS, card.tokens)}"
    return (gathered, card.kind, state.round), (f"deed_{left_of(state)}", card.kind, promise(state, seat, me, card.kind))


def lying(state: State, seat: Seat, where: Option) -> Sequence[Trait]:
    """The end and the card beside it (none, own or rival's, hidden or face up), or what is covered. Keeping has none."""
    match where:
        case Left():
            return (("left", state.cards[state.held].kind, beside(state, seat, 0)),)
        case Right():
            return (("right", state.cards[state.held].kind, beside(state, seat, -1)),)
        case Onto(card):
            below = state.cards[card]
            return (("onto", state.cards[state.held].kind, 3 if below.face_up else min(2, below.tokens)),)
    return ()


def beside(state: State, seat: Seat, end: int) -> int:
    """Whose card lies at an end of the queue: none, one's own or a rival's, hidden or face up."""
    if not state.queue:
        return 0
    facts = state.cards[state.queue[end][-1]]
    return 1 + 2 * (facts.owner != seat) + facts.face_up


def hitting(state: State, seat: Seat, card: CardId) -> Sequence[Trait]:
    """The owner of a card, what it shows or has gathered, and the owner's position in the ranking."""
    facts, left = state.cards[card], left_of(state)
    if facts.owner == seat:
        return (("hit", "own", 1 if facts.face_up else 2 if facts.kind == "ambush" else 0),)
    hidden = "safe" if state.has_shown(facts.owner, "ambush") else "hidden"
    what = facts.kind if facts.face_up else f"{hidden}_{min(4, facts.tokens)}"
    points = "hit_ahead" if state.points[facts.owner] >= state.points[seat] else "hit_behind"
    return ("hit", what, left), (points, f"leader_{leads(state, seat, facts.owner):d}", left == 0)


def stealing(state: State, seat: Seat, victim: Seat) -> Sequence[Trait]:
    """How rich the victim is."""
    points = state.points[victim]
    return ("steal", "points", (points > 0) + min(3, points // 5)), ("steal", "leader", leads(state, seat, victim))


def moved(state: State, seat: Seat, option: Option, picks: Sequence[Option]) -> Sequence[Trait]:
    """A Royal Decree: what the moved card shows, its owner, and if it will still act, before and after the move."""
    match option, picks:
        case Move(card), _:
            facts = state.cards[card]
            late = state.place_of(card) > state.cursor
            return (("move", facts.kind if facts.face_up else "hidden", 2 * (facts.owner == seat) + late),)
        case Gap(index), [Move(card)]:
            return (("gap", "own" if state.owner(card) == seat else "other", index > state.cursor),)
    return (("move", "onto", 0),)


def leads(state: State, seat: Seat, other: Seat) -> bool:
    """True if no other seat has more points."""
    return state.points[other] == max([each for rival, each in enumerate(state.points) if rival != seat])


def promise(state: State, seat: Seat, me: CardId, kind: Kind) -> int:
    """How much an ability could do here, from 0 to 7."""
    match kind:
        case "archer":
            return max(tempting(state, seat, state.queue[end][-1]) for end in (0, -1))
        case "soldier":
            return max([tempting(state, seat, pile[-1]) for pile in state.adjacent()], default=0)
        case "assassination":
            return max([tempting(state, seat, top) for top in state.tops() if top != me], default=0)
        case "heir":
            mine = state.cards[me]
            return state.shown("heir") <= (mine.face_up and mine.kind == "heir")
        case "lord":
            return min(3, sum([len(pile) for pile in state.adjacent() if state.owner(pile[-1]) == seat]))
        case "spy":
            owners = [state.owner(pile[-1]) for pile in state.adjacent()]
            return any(owner != seat and state.points[owner] > 0 for owner in owners)
        case "shapeshifter":
            return copying(state, seat, me)
    return 0


def copying(state: State, seat: Seat, me: CardId) -> int:
    """The best card to copy: a Lord, an Heir that earns, a good hit, or anything else."""
    best = 0
    for pile in state.adjacent():
        card = state.cards[pile[-1]]
        if card.face_up and card.kind != "shapeshifter":
            found = promise(state, seat, me, card.kind)
            best = max(best, 3 if card.kind == "lord" else 2 + found if card.kind == "heir" else 1 + (found > 4))
    return best


def tempting(state: State, seat: Seat, card: CardId) -> int:
    """How tempting a target is."""
    facts = state.cards[card]
    if facts.owner == seat:
        return TEMPTING[OWN]
    if facts.face_up:
        return TEMPTING[EARNER if facts.kind in LASTING else PLAIN]
    return TEMPTING[HIDDEN + min(MOST_TOKENS, facts.tokens)]
