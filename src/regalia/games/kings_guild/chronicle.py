"""What a chronicle tells of this game: quests, the room and the specialist that paid most, the Statue, and the count."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from regalia.core import Beat, Episode, Seat
from regalia.games.kings_guild.content import STATUE
from regalia.games.kings_guild.events import (
    Built,
    Completed,
    Crafted,
    FinalRoundBegan,
    Hired,
    Offered,
    StatueLost,
    Stole,
)
from regalia.games.kings_guild.scoring import Line, in_public, sheet
from regalia.games.kings_guild.state import State

Who: TypeAlias = Mapping[str, Seat | tuple[Seat, ...]]
PRIZE = 4
"""The least prestige of charms or relics that makes an episode."""
MANY = 3
"""The fewest quests of the guild with the most that make an episode."""
RICH = 9
"""The fewest coins for the items of one action that make an episode."""
THEFTS = 2
"""The fewest thefts that make an episode."""


def points_now(state: State) -> Sequence[int]:
    """Rules 14. The prestige that all can see."""
    return [in_public(state, seat) for seat in state.seats]


def when(state: State) -> int:
    """The round: a turn of every player."""
    return (state.turn - 1) // len(state.coins) + 1


def tell(beats: Iterator[Beat], seats: int) -> Iterator[Episode]:
    """Everything worth telling. What a thing was worth is known only at the end."""
    seen = [*beats]
    if not seen:
        return
    final: State = seen[-1].after
    sheets = {seat: sheet(final, seat) for seat in range(seats)}
    for beat in seen:
        yield from on(beat, sheets)
    yield from thieves(seen)
    if seats > 1:
        yield from quests(seen)
    yield from counted(seen[-1].number, sheets)


def on(beat: Beat, sheets: Mapping[Seat, Sequence[Line]]) -> Iterator[Episode]:
    """What an event completes."""
    match beat.event:
        case Completed(seat=seat, quest=quest) if beat.after.active != seat:
            yield episode("finished", beat, 2.5, {"seat": beat.after.active, "owner": seat}, {"kind": quest})
        case Built(seat=seat, room=room) if room == STATUE:
            yield from statue(beat, sheets[seat])
        case Built(seat=seat, room=room):
            yield from paid_off("room", beat, seat, room, sheets[seat])
        case Hired(seat=seat, specialist=specialist):
            yield from paid_off("specialist", beat, seat, specialist, sheets[seat])
        case Crafted(seat=seat, quest=quest, coins=coins) if coins >= RICH:
            yield episode("rich", beat, coins / 4, {"seat": seat}, {"kind": quest, "coins": coins})
        case FinalRoundBegan(seat=seat):
            yield episode("final-round", beat, 2.5, {"seat": seat}, {})
        case Offered(seat=seat):
            prestige = worth(sheets[seat], "offering")
            yield episode("offering", beat, prestige * 0.4, {"seat": seat}, {"points": prestige})
        case StatueLost() if beat.after.bids:
            tied = tuple(seat for seat, bid in enumerate(beat.after.bids) if bid == max(beat.after.bids))
            if max(beat.after.bids):
                yield episode("statue-lost", beat, 4, {"players": tied}, {"bid": max(beat.after.bids)})


def episode(name: str, beat: Beat, weight: float, who: Who, facts: Mapping[str, str | int]) -> Episode:
    """An episode of one event."""
    return Episode(name, beat.number, beat.number, weight, who, facts)


def worth(lines: Sequence[Line], category: str, piece: str = "") -> int:
    """The prestige of a category of the sheet, or of one piece in it."""
    return sum(line.prestige for line in lines if line.category == category and piece in ("", line.piece))


def paid_off(name: str, beat: Beat, seat: Seat, piece: str, lines: Sequence[Line]) -> Iterator[Episode]:
    """Rules 8 and 9. A room or a specialist with what it was worth at the end."""
    prestige = worth(lines, f"{name}s", piece)
    if prestige > 0:
        yield episode(name, beat, prestige * 0.6, {"seat": seat}, {"kind": piece, "points": prestige})


def statue(beat: Beat, lines: Sequence[Line]) -> Iterator[Episode]:
    """Rules 6.1. The bids for the King's Statue."""
    event, bids = beat.event, beat.after.bids
    assert isinstance(event, Built), "the Statue was placed"
    if len(bids) < 2:
        return
    others = [(bid, -seat) for seat, bid in enumerate(bids) if seat != event.seat]
    second, other = max(others)
    facts = {"bid": bids[event.seat], "second": second, "points": worth(lines, "rooms", STATUE)}
    yield episode("statue", beat, 5, {"seat": event.seat, "other": -other}, facts)


def thieves(seen: Sequence[Beat]) -> Iterator[Episode]:
    """Rules 9. Who robbed whom with the Smuggler, more than once."""
    thefts = [(beat, beat.event) for beat in seen if isinstance(beat.event, Stole)]
    pairs = Counter((event.seat, event.victim) for _, event in thefts)
    for (seat, victim), times in pairs.items():
        if times >= THEFTS:
            beat = next(beat for beat, event in reversed(thefts) if (event.seat, event.victim) == (seat, victim))
            yield episode("stolen", beat, 1 + times / 2, {"seat": seat, "victim": victim}, {"times": times})


def quests(seen: Sequence[Beat]) -> Iterator[Episode]:
    """Rules 12. The guild with the most quests, told with its last one before the end."""
    final: State = seen[-1].after
    counts = [len(won) for won in final.won]
    if max(counts) < MANY or counts.count(max(counts)) > 1:
        return
    seat = counts.index(max(counts))
    own = [beat for beat in seen if isinstance(beat.event, Completed) and beat.event.seat == seat]
    last = final.won[seat][-1]
    yield episode("quests", own[-1], 2 + counts[seat] / 5, {"seat": seat}, {"count": counts[seat], "kind": last})


def counted(last: int, sheets: Mapping[Seat, Sequence[Line]]) -> Iterator[Episode]:
    """Rules 12. What was hidden until the end: charms, with the majority, and sets of relics."""
    for seat, lines in sheets.items():
        charms = worth(lines, "charms") + worth(lines, "charm_majority")
        relics = worth(lines, "relics")
        hidden = {"charms": charms, "relics": relics}
        best = max(hidden, key=lambda name: hidden[name])
        if hidden[best] >= PRIZE:
            yield Episode(f"count-{best}", last, last, hidden[best] / 2, {"seat": seat}, {"points": hidden[best]})
