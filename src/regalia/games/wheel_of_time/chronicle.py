"""What a chronicle tells of this game: the Pattern, decisive challenges, the dead, prophecies, and the Last Battle."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from regalia.core import Beat, Episode, Seat
from regalia.games.wheel_of_time import events
from regalia.games.wheel_of_time.pieces import NOBODY, PieceId
from regalia.games.wheel_of_time.state import State, other

Who: TypeAlias = Mapping[str, Seat | tuple[Seat, ...]]
Told: TypeAlias = Mapping[str, str | int]
WITHOUT = frozenset(("widest", "level", "lost-lead", "drought", "best-round", "leap"))
"""Common episodes that this game leaves out: tokens of the Pattern help, but do not win."""
DEADLOCK = 4
"""The fewest turns in a row in which no side gained the Pattern that make an episode."""
HURT = 3
"""The least damage to a character that makes an episode."""


def points_now(state: State) -> Sequence[int]:
    """Rules 1. The tokens of each seat in the Pattern."""
    return state.sections


def when(state: State) -> int:
    """The turn."""
    return state.turn


def tell(beats: Iterator[Beat], seats: int) -> Iterator[Episode]:
    """Everything worth telling."""
    story = Story()
    for beat in beats:
        yield from story.on(beat)
    yield from story.sums()


def light(state: State, seat: Seat) -> str:
    """For the texts: if a seat stands for the Light."""
    return "yes" if seat == state.hero else "no"


def episode(name: str, beat: Beat, weight: float, who: Who, facts: Told) -> Episode:
    """An episode of one event."""
    return Episode(name, beat.number, beat.number, weight, who, facts)


class Story:
    """What is remembered from one event to the next."""

    def __init__(self) -> None:
        self.dead = 0
        self.neutral: list[Beat] = []
        """The Pattern challenges since a side gained one."""
        self.deadlock: list[Beat] = []
        """The longest row of them."""
        self.hurt: dict[PieceId, list[tuple[Beat, int]]] = {}
        self.lost: list[Beat] = []
        self.last: Beat | None = None

    def on(self, beat: Beat) -> Iterator[Episode]:
        """What an event completes."""
        self.last = beat
        yield from self.on_pattern(beat)
        yield from self.on_people(beat)
        match beat.event:
            case events.TurnBegan(battle=1):
                yield last_battle(beat)
            case events.Resolved():
                yield from resolved(beat, beat.event)
            case events.Lost():
                self.lost.append(beat)

    def on_pattern(self, beat: Beat) -> Iterator[Episode]:
        """Rules 6.7. A token that a side gained, and rows of turns without one."""
        match beat.event:
            case events.PatternChanged(seat=seat, own=own, why=why) if own > 0 and seat != NOBODY:
                name = "pattern" if why == "pattern_challenge" else "pattern-effect"
                yield episode(name, beat, 1.8, {"seat": seat}, {"light": light(beat.after, seat), "count": own})
                self.neutral = []
            case events.PatternChanged(why="pattern_challenge"):
                self.neutral.append(beat)
                self.deadlock = max(self.deadlock, self.neutral, key=len)

    def on_people(self, beat: Beat) -> Iterator[Episode]:
        """Deaths, changes of control, prophecies, and the Dragon Reborn."""
        match beat.event:
            case events.Killed(piece=piece, kind=kind, owner=owner):
                self.dead += 1
                self.hurt.pop(piece, None)
                name = "first-death" if self.dead == 1 else "death"
                yield episode(name, beat, 2.5 + (self.dead == 1), {"owner": owner}, {"kind": kind})
            case events.Damaged(piece=piece, amount=amount):
                self.hurt.setdefault(piece, []).append((beat, amount))
            case events.ControlChanged(piece=piece, seat=seat) if piece in beat.after.pieces and seat != NOBODY:
                yield episode("control", beat, 2.2, {"seat": seat}, {"kind": beat.after.pieces[piece].kind})
            case events.Fulfilled(kind=kind):
                yield episode("fulfilled", beat, 3, {}, {"kind": kind})
            case events.DragonRevealed(kind=kind, enters=enters):
                facts = {"kind": str(kind), "enters": "yes" if enters else "no"}
                yield episode("dragon", beat, 3, {"seat": beat.after.hero}, facts)
            case events.Played(seat=seat, kind=kind):
                yield episode("played", beat, 1.0, {"seat": seat}, {"kind": kind})
            case events.Recruited(seat=seat, kind=kind):
                yield episode("recruited", beat, 1.3, {"seat": seat}, {"kind": kind})

    def sums(self) -> Iterator[Episode]:
        """What only the whole game shows."""
        if len(self.deadlock) >= DEADLOCK:
            last = self.deadlock[-1]
            who = {"players": (last.after.hero, last.after.villain)}
            yield episode("deadlock", last, 2.4, who, {"count": len(self.deadlock)})
        for hits in self.hurt.values():
            beat, total = hits[-1][0], sum(amount for _, amount in hits)
            yield from wounded(beat, total)
        if self.last is not None:
            yield from frame(self.last, self.lost)


def wounded(beat: Beat, total: int) -> Iterator[Episode]:
    """A character that was hurt, and lived."""
    event, state = beat.event, beat.after
    assert isinstance(event, events.Damaged), "it was hit"
    piece = state.pieces.get(event.piece)
    if piece is not None and total >= HURT:
        facts: dict[str, str | int] = {"kind": piece.kind, "total": total}
        yield episode("wounded", beat, 1 + total / 3, {"owner": piece.seat}, facts)


def last_battle(beat: Beat) -> Episode:
    """Rules 5.8. The Last Battle begins."""
    state: State = beat.after
    who = {"hero": state.hero, "villain": state.villain}
    facts = {"light": state.sections[state.hero], "shadow": state.sections[state.villain]}
    return episode("last-battle", beat, 6, who, facts)


def resolved(beat: Beat, event: events.Resolved) -> Iterator[Episode]:
    """Rules 6.7. A challenge that succeeded, failed against resistance, or did not end the Last Battle."""
    challenge, margin = beat.after.challenges[event.challenge], event.support - event.opposition
    facts: dict[str, str | int] = {"kind": event.kind, "support": event.support, "opposition": event.opposition}
    who = {"seat": challenge.seat, "other": other(challenge.seat)}
    if event.form == "last_battle" and challenge.winner != NOBODY:
        totals = {"high": max(event.support, event.opposition), "low": min(event.support, event.opposition)}
        side = who if challenge.winner == challenge.seat else {"seat": who["other"], "other": who["seat"]}
        yield episode("battle", beat, 3.5, side, totals)
    elif event.form == "card" and challenge.winner == challenge.seat:
        yield episode("challenge-won", beat, 1.2 + margin / 3, who, facts)
    elif event.form == "card" and event.opposition:
        yield episode("challenge-lost", beat, 1.2 - margin / 3, who, facts)


def frame(last: Beat, lost: Sequence[Beat]) -> Iterator[Episode]:
    """Rules 1. The opening and the end, which follow from why a player has lost."""
    state: State = last.after
    who = {"hero": state.hero, "villain": state.villain}
    kind = "battle" if state.battle else "short"
    yield Episode(f"opening-{kind}", -1, -1, 0, who, {"turn": state.turn}, "opening")
    if isinstance(last.event, events.Lost | events.Undecided):
        yield end(last, lost)


def end(last: Beat, lost: Sequence[Beat]) -> Episode:
    """Why the game is over: the first reason of the loser, or that both or neither have lost."""
    reasons = [beat.event for beat in lost if isinstance(beat.event, events.Lost)]
    losers = {event.seat for event in reasons}
    if len(losers) == 1:
        first = min(reasons, key=lambda event: event.why != "last_battle")
        who = {"seat": other(first.seat), "other": first.seat}
        return Episode(f"end-{first.why}", last.number, last.number, 0, who, {"kind": first.kind}, "end")
    name = "end-both" if losers else "end-neither"
    return Episode(name, last.number, last.number, 0, {"players": (0, 1)}, {"turns": last.after.turn}, "end")
