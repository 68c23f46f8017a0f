"""Reasons for an answer, for hints: what it brings, what it prevents, and what waiting is worth."""

from collections.abc import Iterator, Sequence

from regalia.core import Answer, Game, Option, Reason, Seat, after
from regalia.games.oriflamme.events import Gained, NothingHappened, Stole
from regalia.games.oriflamme.options import Copy, Gap, Keep, Left, Move, Onto, Place, Reveal, Right, Steal, Target
from regalia.games.oriflamme.state import CARDS, GAINS, SETUP, CardId, Kind, State

PLACED: dict[Kind, str] = {
    "archer": "place-hunter",
    "soldier": "place-hunter",
    "assassination": "place-hunter",
    "spy": "place-spy",
    "heir": "place-heir",
    "lord": "place-lord",
    "shapeshifter": "place-shapeshifter",
    "royal_decree": "place-royal-decree",
    "ambush": "place-ambush",
    "conspiracy": "place-conspiracy",
}
"""What each card is good for."""
NEXT = {"target": "then-eliminate", "victim": "then-steal", "moved": "then-move", "copied": "then-copy"}
"""What the acting card does next, by the question that follows."""


def reasons(game: Game[State], seat: Seat, answer: Answer) -> Sequence[Reason]:
    """What the answer brings, and what else speaks for it."""
    assert isinstance(answer, Option), "every question is a choice of one option"
    if game.state.cursor < 0:
        return [*on_placing(game.state, seat, answer)]
    then = after(game, seat, answer)
    return [*brought(game, then, seat, answer), *on_acting(game, then, seat, answer)]


def brought(game: Game[State], then: Game[State], seat: Seat, answer: Option) -> Iterator[Reason]:
    """Points that the answer brings at once, and what the card does next."""
    if points := by_acting(game.state, then, seat):
        yield Reason("points", {"points": points})
    if not isinstance(answer, Reveal | Copy | Move) or then.is_over or seat not in then.asks:
        return
    if then.step.kind() in NEXT:
        yield Reason(NEXT[then.step.kind()])


def by_acting(state: State, then: Game[State], seat: Seat) -> int:
    """The points that the acting card brings the seat; others may act after it, before anyone is asked again."""
    mine = [event for event in then.events or () if isinstance(event, Gained | Stole) and event.card == state.acting()]
    return sum(event.points for event in mine if event.seat == seat)


def on_placing(state: State, seat: Seat, answer: Option) -> Iterator[Reason]:
    """What speaks for a card that is placed, or for its place."""
    match answer:
        case Place(kind):
            yield from placed(state, seat, kind)
        case Left() | Right():
            yield from outside(state, answer)
        case Onto(card):
            yield from covered(state, card)


def on_acting(game: Game[State], then: Game[State], seat: Seat, answer: Option) -> Iterator[Reason]:
    """What speaks for what the acting card does, besides the points that this brings."""
    state = game.state
    match answer:
        case Keep():
            yield from waiting(game, then, seat)
        case Reveal():
            yield from turned_up(state)
        case Target(card):
            yield from hit(state, seat, card)
        case Steal(victim):
            yield Reason("robbed", {"victim": victim, "left": then.state.points[victim]})
        case Copy(kind):
            yield Reason("copied", {"kind": kind})
        case Move(card):
            yield from whose(state, seat, card)
        case Gap() | Onto():
            yield from moved(game, then)


def placed(state: State, seat: Seat, kind: Kind) -> Iterator[Reason]:
    """What the card is good for, and how long."""
    yield Reason(PLACED[kind], {"kind": kind, "heirs": state.shown("heir"), "cards": state.in_queue(seat)})
    if rounds := SETUP.rounds - state.round:
        yield Reason("acts-again" if not CARDS[kind].single_use else "can-wait", {"rounds": rounds})


def outside(state: State, where: Option) -> Iterator[Reason]:
    """When a card at an end of the queue acts, and what lies beside it."""
    if not state.queue:
        return
    beside = state.queue[0 if isinstance(where, Left) else -1][-1]
    yield Reason("first" if isinstance(where, Left) else "last", {"piles": len(state.queue)})
    yield Reason("beside", {"card": beside})


def covered(state: State, card: CardId) -> Iterator[Reason]:
    """What becomes of a card that is covered."""
    yield Reason("covered", {"card": card})
    if tokens := state.cards[card].tokens:
        yield Reason("covered-tokens", {"tokens": tokens})


def waiting(game: Game[State], then: Game[State], seat: Seat) -> Iterator[Reason]:
    """What the card is worth after waiting, and what it would do now."""
    state, me = game.state, game.state.acting()
    card = then.state.cards[me]
    facts, rounds = CARDS[card.kind], SETUP.rounds - state.round
    if not rounds:
        return
    if any(isinstance(event, NothingHappened) and event.card == me for event in after(game, seat, Reveal()).events or ()):
        yield Reason("idle", {"kind": card.kind})
    if card.kind == "ambush":
        yield Reason("ambush-waits", {"hit": GAINS.ambush_by_other, "revealed": facts.on_reveal})
    else:
        worth = facts.per_token * card.tokens + facts.on_reveal
        yield Reason("grows", {"tokens": card.tokens, "worth": worth})
    yield Reason("time", {"rounds": rounds})


def turned_up(state: State) -> Iterator[Reason]:
    """How often the card acts from now on."""
    rounds, kind = SETUP.rounds - state.round, state.cards[state.acting()].kind
    if not rounds:
        yield Reason("last-round")
    elif not CARDS[kind].single_use:
        yield Reason("acts-again", {"rounds": rounds})
    elif kind != "ambush" and state.cards[state.acting()].tokens:
        yield Reason("tokens-safe")


def hit(state: State, seat: Seat, card: CardId) -> Iterator[Reason]:
    """What is gone with a card, and whether it can strike back."""
    facts, rounds = state.cards[card], SETUP.rounds - state.round
    if facts.owner == seat:
        yield Reason("own", {"card": card})
        return
    if facts.tokens:
        yield Reason("tokens-lost", {"owner": facts.owner, "tokens": facts.tokens})
    times = rounds + (state.place_of(card) > state.cursor)
    if facts.face_up and times:
        yield Reason("acts-no-more", {"card": card, "times": times})
    if not facts.face_up:
        safe = state.has_shown(facts.owner, "ambush")
        yield Reason("no-ambush" if safe else "perhaps-ambush", {"owner": facts.owner, "points": GAINS.ambush_by_other})
    yield from whose(state, seat, card)


def whose(state: State, seat: Seat, card: CardId) -> Iterator[Reason]:
    """The owner of a card: the seat itself, a rival who leads, or another rival."""
    owner = state.owner(card)
    if owner == seat:
        yield Reason("own", {"card": card})
        return
    leads = state.points[owner] > max(points for other, points in enumerate(state.points) if other != owner)
    yield Reason("leader" if leads else "rival", {"owner": owner, "has": state.points[owner]})


def moved(game: Game[State], then: Game[State]) -> Iterator[Reason]:
    """What becomes of a card that is moved: whether it still acts in this round, and what it covers."""
    state, card = game.state, game.shown(frozenset())
    before, now = state.place_of(card) > state.cursor, then.state.place_of(card)
    pile = then.state.queue[now]
    if len(pile) > 1:
        yield Reason("covers", {"card": pile[-2]})
    later = any(card == each for each in then.state.tops()[max(then.state.cursor, 0) :])
    if before != later:
        yield Reason("acts-later" if later else "acts-no-longer", {"card": card})
    beside = [pile[-1] for pile in then.state.queue[max(now - 1, 0) : now + 2] if pile[-1] != card]
    if beside:
        yield Reason("moved-beside", {"card": beside[0], "cards": beside})
