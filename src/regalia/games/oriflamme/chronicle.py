"""What a chronicle tells of this game: ambushes, conspiracies, kills, cards that paid round after round, and thefts."""

from collections import Counter
from collections.abc import Iterator

from regalia.core import Beat, Episode, Seat
from regalia.games.oriflamme.events import Eliminated, Gained, Moved, NothingHappened, Revealed, Sprung, Stole
from regalia.games.oriflamme.state import CARDS, GAINS, Card, CardId, Kind, State

PATIENT = 3
"""The fewest tokens that make an episode of a revealed card."""
EARNER = 4
"""The fewest points that make an episode of a card that paid them bit by bit."""


def tell(beats: Iterator[Beat], seats: int) -> Iterator[Episode]:
    """Everything worth telling."""
    story, last = Story(), None
    for last in beats:
        yield from story.on(last)
    yield from story.sums()
    if last is not None:
        yield from unclaimed(last)


def placed_in(card: CardId) -> int:
    """The round in which a card was placed."""
    return int(card[1:])


class Story:
    """What is remembered from one event to the next."""

    def __init__(self) -> None:
        self.kill: Beat | None = None
        self.reveal: Beat | None = None
        self.paid: dict[CardId, list[tuple[Beat, int]]] = {}
        """The points that abilities brought, by card."""
        self.stolen: dict[Seat, list[Beat]] = {}

    def on(self, beat: Beat) -> Iterator[Episode]:
        """What an event completes."""
        match beat.event:
            case Eliminated():
                self.kill = beat
            case Revealed():
                self.reveal = beat
            case Sprung() if self.kill is not None:
                yield ambush(self.kill, beat)
            case Gained(cause="elimination") if self.kill is not None:
                yield from kill(self.kill, beat)
            case Gained(cause="tokens") if self.reveal is not None:
                yield from revealed(self.reveal, beat)
            case Gained(card=card, points=points, cause="ability"):
                self.paid.setdefault(card, []).append((beat, points))
            case Stole(seat=seat, points=points) if points:
                self.stolen.setdefault(seat, []).append(beat)
            case Moved(card=card, by=by):
                yield decree(beat, card, by)
            case NothingHappened(card=card, kind=kind):
                yield idle(beat, card, kind)

    def sums(self) -> Iterator[Episode]:
        """What only the whole game shows: cards that paid again and again, and thieves."""
        for card, payments in self.paid.items():
            total, last = sum(points for _, points in payments), payments[-1][0]
            if total >= EARNER and len(payments) > 1:
                facts = last.after.cards[card]
                told = {"kind": facts.kind, "total": total, "times": len(payments)}
                yield Episode("earner", last.number, last.number, total * 0.6, {"seat": facts.owner}, told)
        for seat, thefts in self.stolen.items():
            victims = Counter(beat.event.victim for beat in thefts if isinstance(beat.event, Stole))
            (victim, points), final = victims.most_common(1)[0], thefts[-1].number
            if points > 1:
                yield Episode("robbed", final, final, 1.2 * points, {"seat": seat, "victim": victim}, {"points": points})


def ambush(kill: Beat, sprung: Beat) -> Episode:
    """Rules 6.9. A card that struck an Ambush."""
    event, state = kill.event, sprung.after
    assert isinstance(event, Eliminated), "it was struck"
    owner, hunter = state.owner(event.card), state.owner(event.by)
    waited = state.round - placed_in(event.card)
    name = "ambush-own" if owner == hunter else "ambush" if waited else "ambush-first"
    facts = {"by": state.cards[event.by].kind, "waited": waited, "points": GAINS.ambush_by_other}
    return Episode(name, kill.number, sprung.number, 6.0, {"seat": owner, "victim": hunter}, facts)


def kill(struck: Beat, gained: Beat) -> Iterator[Episode]:
    """Rules 6.0. A card that was eliminated, with what was on it and what it could still have done."""
    event, state = struck.event, gained.after
    assert isinstance(event, Eliminated), "it was struck"
    if event.kind == "ambush":
        return
    prey, by = struck.before.cards[event.card], state.cards[event.by]
    lost = prey.tokens * CARDS[event.kind].per_token
    name = "own-kill" if by.owner == prey.owner else "assassinated" if by.kind == "assassination" else "kill"
    facts = {"kind": event.kind, "by": by.kind, "lost": lost}
    weight = 1.0 + lost + (state.points[prey.owner] == max(state.points)) + (by.kind == "assassination") / 2
    if event.card != event.by:
        yield Episode(name, struck.number, gained.number, weight, {"seat": by.owner, "victim": prey.owner}, facts)


def revealed(turned: Beat, gained: Beat) -> Iterator[Episode]:
    """Rules 5.2 and 6.10. A card that was revealed with what it had gathered."""
    event = turned.event
    assert isinstance(event, Revealed), "it was turned up"
    assert isinstance(gained.event, Gained), "it paid"
    name = "conspiracy" if event.kind == "conspiracy" else "patient"
    if event.tokens < (2 if name == "conspiracy" else PATIENT) or event.kind == "ambush":
        return
    placed = placed_in(event.card)
    facts = {"kind": event.kind, "points": gained.event.points, "placed": placed, "waited": gained.after.round - placed}
    yield Episode(name, turned.number, gained.number, gained.event.points, {"seat": gained.event.seat}, facts)


def decree(beat: Beat, card: CardId, by: CardId) -> Episode:
    """Rules 6.8. A card that was moved."""
    state: State = beat.after
    who = {"seat": state.owner(by), "victim": state.owner(card)}
    facts = {"kind": str(state.cards[card].kind), "own": "yes" if who["seat"] == who["victim"] else "no"}
    return Episode("decree", beat.number, beat.number, 1.2, who, facts)


def idle(beat: Beat, card: CardId, kind: Kind) -> Episode:
    """A card that acted in vain."""
    return Episode("idle", beat.number, beat.number, 0.8, {"seat": beat.after.owner(card)}, {"kind": kind})


def unclaimed(last: Beat) -> Iterator[Episode]:
    """Rules 8. What still lay face down at the end, and what it would have brought."""
    state: State = last.after
    for card in (card for pile in state.queue for card in pile):
        facts = state.cards[card]
        points = facts.tokens * CARDS[facts.kind].per_token
        if points > 1:
            yield unclaimed_card(last.number, facts, points)


def unclaimed_card(end: int, card: Card, points: int) -> Episode:
    """A card that was never revealed."""
    return Episode("unclaimed", end, end, points / 2, {"seat": card.owner}, {"kind": card.kind, "points": points})
