"""What a chronicle tells of this game: quests, heirlooms, beasts, abilities that paid, and curses."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from regalia.core import Beat, Episode, Seat
from regalia.games.nocturion.events import CurseDrawn, CurseReceived, Equipped, PenaltyCounted, PrestigeGained
from regalia.games.nocturion.scoring import score
from regalia.games.nocturion.state import State

Who: TypeAlias = Mapping[str, Seat | tuple[Seat, ...]]
PRIZE = 4
"""The least prestige of one ability that makes an episode."""
RUSH = 3
"""The fewest quests in one round that make an episode."""
CURSED = 2
"""The fewest curses from one player to another that make an episode."""


def points_now(state: State) -> Sequence[int]:
    """Rules 12. Prestige, less what curses would cost."""
    return [score(state, seat) for seat in state.seats]


def tell(beats: Iterator[Beat], seats: int) -> Iterator[Episode]:
    """Everything worth telling."""
    seen = [*beats]
    for beat in seen:
        yield from on(beat)
    gains = [(beat, beat.event) for beat in seen if isinstance(beat.event, PrestigeGained)]
    yield from rushes(gains)
    yield from earners(gains)
    yield from curses(seen)


def episode(name: str, beat: Beat, weight: float, who: Who, facts: Mapping[str, str | int]) -> Episode:
    """An episode of one event."""
    return Episode(name, beat.number, beat.number, weight, who, facts)


def on(beat: Beat) -> Iterator[Episode]:
    """What an event completes."""
    match beat.event:
        case PrestigeGained(
            seat=seat, prestige=prestige, cause="completed" | "summoned" | "equipped" as cause, piece=piece
        ):
            yield episode(cause, beat, prestige * 0.45, {"seat": seat}, {"kind": piece, "points": prestige})
        case PrestigeGained(seat=seat, prestige=prestige, piece=piece) if prestige >= PRIZE:
            yield episode("ability", beat, prestige * 0.6, {"seat": seat}, {"kind": piece, "points": prestige})
        case Equipped(seat=seat) if not beat.after.unequipped(seat):
            rank = sum(not beat.after.unequipped(other) for other in beat.after.seats)
            house = beat.after.houses[seat]
            yield episode("armoured", beat, 4.5 - rank, {"seat": seat}, {"kind": house, "rank": rank})
        case PenaltyCounted(seat=seat, prestige=prestige):
            yield episode("penalty", beat, 1 + prestige / 2, {"seat": seat}, {"points": prestige})


def rushes(gains: Sequence[tuple[Beat, PrestigeGained]]) -> Iterator[Episode]:
    """Rules 8. Rounds in which one player completed many quests."""
    done: dict[tuple[int, Seat], list[tuple[Beat, int]]] = {}
    for beat, event in gains:
        if event.cause == "completed":
            done.setdefault((beat.after.round, event.seat), []).append((beat, event.prestige))
    for (_, seat), quests in done.items():
        if len(quests) >= RUSH:
            facts = {"count": len(quests), "points": sum(prestige for _, prestige in quests)}
            yield episode("rush", quests[-1][0], len(quests) * 1.2, {"seat": seat}, facts)


def earners(gains: Sequence[tuple[Beat, PrestigeGained]]) -> Iterator[Episode]:
    """Pieces whose abilities paid again and again."""
    paid: dict[tuple[Seat, str], list[tuple[Beat, int]]] = {}
    for beat, event in gains:
        if event.cause in ("house", "beast", "location"):
            paid.setdefault((event.seat, event.piece), []).append((beat, event.prestige))
    for (seat, piece), payments in paid.items():
        total = sum(prestige for _, prestige in payments)
        if len(payments) > 1 and total >= PRIZE:
            yield earner(payments[-1][0], seat, piece, total, len(payments))


def earner(beat: Beat, seat: Seat, piece: str, total: int, times: int) -> Episode:
    """A piece that paid, with its last payment."""
    facts: dict[str, str | int] = {"kind": piece, "total": total, "times": times}
    return episode("earner", beat, total * 0.5, {"seat": seat}, facts)


def curses(seen: Sequence[Beat]) -> Iterator[Episode]:
    """Rules 8. Who cursed whom, again and again, told with the last curse."""
    cast: Counter[tuple[Seat, Seat]] = Counter()
    last: dict[tuple[Seat, Seat], Beat] = {}
    caster: Seat | None = None
    for beat in seen:
        match beat.event:
            case CurseDrawn(seat=seat):
                caster = seat
            case CurseReceived(seat=victim, curse=curse) if caster is not None:
                if caster != victim:
                    cast[caster, victim] += 1
                    last[caster, victim] = beat
                    yield episode("curse", beat, 1.1, {"seat": caster, "victim": victim}, {"kind": curse})
                caster = None
    for (seat, victim), count in cast.items():
        if count >= CURSED:
            who = {"seat": seat, "victim": victim}
            yield episode("cursed", last[seat, victim], count * 0.9, who, {"count": count})
