"""What a chronicle tells of this game: Clashes, Heralds, stolen Kingdom cards, thefts, and what paid year after year."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from regalia.core import Beat, Episode, Seat
from regalia.games.old_kings_crown.content import FACTION_OF, REGIONS, Region
from regalia.games.old_kings_crown.events import cards, kingdom, table
from regalia.games.old_kings_crown.state import State

Who: TypeAlias = Mapping[str, Seat | tuple[Seat, ...]]
PRIZE = 3
"""The least Influence from one thing that makes an episode."""
TOWERING = 7
"""The least margin of a Clash that was never close."""


def points_now(state: State) -> Sequence[int]:
    """Rules 15. The Influence of each seat."""
    return state.influence


def tell(beats: Iterator[Beat], seats: int) -> Iterator[Episode]:
    """Everything worth telling."""
    story = Story()
    for beat in beats:
        yield from story.on(beat)
    yield from story.sums()


def episode(name: str, beat: Beat, weight: float, who: Who, facts: Mapping[str, str | int]) -> Episode:
    """An episode of one event."""
    return Episode(name, beat.number, beat.number, weight, who, facts)


class Story:
    """What is remembered from one event to the next."""

    def __init__(self) -> None:
        self.tied: tuple[Seat, ...] = ()
        """The seats of the tie that is being resolved."""
        self.totals: table.Tallied | None = None
        self.won: dict[tuple[int, Seat], int] = {}
        """How many Regions each seat has won, by round."""
        self.paid: dict[tuple[Seat, str], list[tuple[Beat, int]]] = {}
        self.thefts: dict[tuple[Seat, Seat], list[Beat]] = {}

    def on(self, beat: Beat) -> Iterator[Episode]:
        """What an event completes."""
        yield from self.on_clash(beat)
        yield from self.on_influence(beat)
        match beat.event:
            case table.FavourClaimed(seat=seat):
                yield episode("favour", beat, 1.8, {"seat": seat}, {})
            case kingdom.KingdomStolen(seat=seat, victim=victim, kingdom=name):
                yield episode("kingdom", beat, 1.5, {"seat": seat, "victim": victim}, {"kind": name})
            case cards.Eliminated():
                yield from eliminated(beat, beat.event)

    def on_clash(self, beat: Beat) -> Iterator[Episode]:
        """Rules 6.3. What an event completes of a Clash."""
        match beat.event:
            case table.Tallied():
                self.totals = beat.event
            case table.ClashTied(who=who):
                self.tied = who
            case table.NobodyWon(region=region):
                yield from self.no_winner(beat, region)
            case table.ClashWon():
                yield from self.clash(beat, beat.event)

    def on_influence(self, beat: Beat) -> Iterator[Episode]:
        """A Herald that paid at once; other Influence is added up until the end."""
        match beat.event:
            case table.Gained(seat=seat, influence=influence, cause="herald") if influence >= PRIZE:
                yield episode("herald", beat, influence * 0.8, {"seat": seat}, {"points": influence})
            case table.Gained(seat=seat, influence=influence, cause=cause) if influence and cause != "herald":
                self.paid.setdefault((seat, cause), []).append((beat, influence))
            case table.Stole(seat=seat, victim=victim):
                self.thefts.setdefault((seat, victim), []).append(beat)

    def no_winner(self, beat: Beat, region: Region) -> Iterator[Episode]:
        """Rules 6.3. A tie that was never broken."""
        if self.tied:
            yield episode("clash-none", beat, 2.5, {"players": self.tied}, {"region": region})
        self.tied = ()

    def clash(self, beat: Beat, won: table.ClashWon) -> Iterator[Episode]:
        """Rules 6.3. A Clash that was won after a tie, by a hair, or by far; and a year in which one seat won them all."""
        number = beat.after.round
        self.won[number, won.seat] = self.won.get((number, won.seat), 0) + 1
        tied, self.tied = self.tied, ()
        if self.won[number, won.seat] == len(REGIONS):
            yield episode("sweep", beat, 5, {"seat": won.seat}, {})
        elif len(tied) > 1 and won.seat in tied:
            others = tuple(seat for seat in tied if seat != won.seat)
            yield episode("clash-tied", beat, 2.5, {"seat": won.seat, "players": others}, {"region": won.region})
        elif self.totals is not None and self.totals.region == won.region and not self.totals.lowest:
            yield from by_margin(beat, won, self.totals)

    def sums(self) -> Iterator[Episode]:
        """What only the whole game shows."""
        for (seat, cause), payments in self.paid.items():
            total = sum(influence for _, influence in payments)
            if total > PRIZE:
                facts: dict[str, str | int] = {"cause": cause, "total": total, "times": len(payments)}
                name = "earner" if len(payments) > 1 else "reward"
                yield episode(name, payments[-1][0], total * 0.5, {"seat": seat}, facts)
        for (seat, victim), thefts in self.thefts.items():
            if len(thefts) > 1:
                count = sum(beat.event.influence for beat in thefts if isinstance(beat.event, table.Stole))
                yield episode("stolen", thefts[-1], 1 + count / 2, {"seat": seat, "victim": victim}, {"points": count})


def by_margin(beat: Beat, won: table.ClashWon, tallied: table.Tallied) -> Iterator[Episode]:
    """A Clash that was won by a hair, or by far, against the best of the others."""
    totals = dict(zip(tallied.who, tallied.totals, strict=True))
    others = [(total, -seat) for seat, total in totals.items() if seat != won.seat]
    if won.seat not in totals or not others:
        return
    second, other = max(others)
    margin = totals[won.seat] - second
    name = "clash-close" if margin == 1 else "clash-clear" if margin >= TOWERING and second else ""
    if name:
        facts: dict[str, str | int] = {"region": won.region, "total": totals[won.seat], "second": second}
        yield episode(name, beat, 2.2 if margin == 1 else margin / 4, {"seat": won.seat, "other": -other}, facts)


def eliminated(beat: Beat, event: cards.Eliminated) -> Iterator[Episode]:
    """Rules 6.3. A card that was eliminated by a card of another faction."""
    state: State = beat.after
    hunters = [card for card in event.by if card in FACTION_OF and state.owner(card) != state.owner(event.card)]
    if hunters and event.card in FACTION_OF:
        who = {"seat": state.owner(hunters[0]), "victim": state.owner(event.card)}
        yield episode("eliminated", beat, 1.6, who, {"kind": event.card, "by": hunters[0]})
