"""Rules 6. The ten cards: what can be picked, and the effect.

A pick lists the legal choices and is cited when it refuses one. Only top cards can be picked, including own ones. The
acting card is always on the pile at the cursor. The answers in rules.md 11 follow from this.
"""

from regalia.core import Game, Option
from regalia.games.oriflamme.events import Copied, NothingHappened
from regalia.games.oriflamme.options import Copy, Gap, Move, Onto, Steal, Target
from regalia.games.oriflamme.state import CARDS, GAINS, CardId, State
from regalia.games.oriflamme.steps import Apply, card
from regalia.games.oriflamme.verbs import eliminate, gain, move, steal


def either_end(state: State, me: CardId) -> list[Option]:
    """Rules 6.1. The top card of the first or of the last pile, the Archer itself included."""
    head, tail = state.queue[0][-1], state.queue[-1][-1]
    return [Target(head)] if head == tail else [Target(head), Target(tail)]


def neighbour(state: State, me: CardId) -> list[Option]:
    """Rules 6.2. The top card directly left or right."""
    return [Target(pile[-1]) for pile in state.adjacent()]


def any_other_pile(state: State, me: CardId) -> list[Option]:
    """Rules 6.7. The top card of any pile but the acting card's own."""
    return [Target(pile[-1]) for pile in state.queue if pile[-1] != me]


def neighbouring_rival(state: State, me: CardId) -> list[Option]:
    """Rules 6.3. Another player who owns a card directly left or right, with or without points."""
    owners = {state.owner(pile[-1]) for pile in state.adjacent()}
    return [Steal(seat) for seat in sorted(owners) if seat != state.owner(me)]


def face_up_neighbour(state: State, me: CardId) -> list[Option]:
    """Rules 6.6. The name of a face-up neighbour, but not Shapeshifter: that would only lead back to the same choice."""
    seen = [state.cards[pile[-1]] for pile in state.adjacent()]
    names = dict.fromkeys(other.kind for other in seen if other.face_up and other.kind != "shapeshifter")
    assert not any(CARDS[name].single_use for name in names), "a single-use card lies face up while another card acts"
    return [Copy(name) for name in names]


def movable(state: State, me: CardId) -> list[Option]:
    """Rules 6.8. The top card of any pile but the Decree's own."""
    return [Move(pile[-1]) for pile in state.queue if pile[-1] != me]


def elsewhere(state: State, me: CardId, moved: Move) -> list[Option]:
    """Rules 6.8. Any gap, or onto a pile of the moved card's owner, but not back to where it was."""
    place = state.place_of(moved.card)
    alone = len(state.queue[place]) == 1
    rest = state.queue[:place] + state.queue[place + 1 :] if alone else state.queue
    gaps: list[Option] = [Gap(index) for index in range(len(rest) + 1) if not (alone and index == place)]
    if not state.agreed.decree_onto:
        return gaps
    owner = state.owner(moved.card)
    return gaps + [Onto(pile[-1]) for pile in rest if pile[-1] != moved.card and state.owner(pile[-1]) == owner]


@card(target=either_end)
def archer(game: Game[State], me: CardId, target: Target) -> None:
    """Rules 6.1. It must hit one end of the queue, even itself."""
    eliminate(game, target.card, by=me)


@card(target=neighbour)
def soldier(game: Game[State], me: CardId, target: Target) -> None:
    """Rules 6.2. It must hit a card beside it, even an own card."""
    eliminate(game, target.card, by=me)


@card(victim=neighbouring_rival)
def spy(game: Game[State], me: CardId, victim: Steal) -> None:
    """Rules 6.3. It takes a point from a neighbour."""
    steal(game, me, victim.victim)


@card()
def heir(game: Game[State], me: CardId) -> None:
    """Rules 6.4. Worth 2 while it is the only Heir in sight. Copied (6.6), the one that is copied must be the only one."""
    mimic = game.state.cards[me].kind == "shapeshifter"
    rivals = "shapeshifter" if mimic and game.state.agreed.heir_copy == "rulebook" else "heir"
    if game.state.shown(rivals) == 1:
        gain(game, game.state.owner(me), GAINS.heir, me, "ability")
    else:
        game.happened(NothingHappened(me, "heir"))


@card()
def lord(game: Game[State], me: CardId) -> None:
    """Rules 6.5. Worth 1, and 1 for every card of the family beside it, covered or not."""
    state, family = game.state, game.state.owner(me)
    beside = [pile for pile in state.adjacent() if state.owner(pile[-1]) == family]
    count = len(beside) if state.agreed.lord_count == "piles" else sum(map(len, beside))
    gain(game, family, GAINS.lord + GAINS.lord_per_card * count, me, "ability")


@card(copied=face_up_neighbour)
def shapeshifter(game: Game[State], me: CardId, copied: Copy) -> None:
    """Rules 6.6. It uses a neighbour's ability from its own place, and keeps its name."""
    game.happened(Copied(me, copied.kind))
    game.then(Apply(me, copied.kind))


@card(target=any_other_pile)
def assassination(game: Game[State], me: CardId, target: Target) -> None:
    """Rules 6.7. It hits any other card in the queue."""
    eliminate(game, target.card, by=me)


@card(moved=movable, destination=elsewhere)
def royal_decree(game: Game[State], me: CardId, moved: Move, destination: Option) -> None:
    """Rules 6.8. It moves another card to another place."""
    move(game, moved.card, destination, by=me)


@card()
def ambush(game: Game[State], me: CardId) -> None:
    """Rules 6.9. Revealed by its owner, it has no further effect."""


@card()
def conspiracy(game: Game[State], me: CardId) -> None:
    """Rules 6.10. It pays when it is revealed and has no other effect."""
