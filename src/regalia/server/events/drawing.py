"""From the rows of a tournament to its next round and its standings. Pure functions; drawing can take seconds."""

from collections.abc import Sequence

from msgspec import Struct

from regalia import games
from regalia.server.store import Entry, Event, Pairing
from regalia.tournaments import (
    Ranked,
    Seatings,
    Table,
    knock_out_round,
    knock_out_rounds,
    knock_out_standings,
    player_of,
    ranking,
    robin_round,
    robin_rounds,
    survivors,
    swiss_round,
)


class State(Struct, frozen=True):
    """A tournament with all of its people and tables."""

    event: Event
    entries: Sequence[Entry]
    pairings: Sequence[Pairing]

    @property
    def present(self) -> list[str]:
        """Those who take part, in the order in which they have entered."""
        return [each.person for each in self.entries if each.state == "in"]

    @property
    def seeding(self) -> list[str]:
        """Those who were there at the beginning, in the order of the seeding."""
        return [each.person for each in sorted(self.entries, key=lambda each: each.place) if each.place]

    @property
    def tables(self) -> list[Table]:
        """The tables whose scores count."""
        return [Table(each.round, each.scores) for each in self.pairings if each.state == "over"]


def allowed_in(event: Event) -> set[int]:
    """How many people can sit at a table of a tournament."""
    if event.bots:
        return {*range(2, event.seats + 1)}
    return {count for count in games.load(event.game).seats if 2 <= count <= event.seats}


def rounds_for(event: Event, people: int) -> int:
    """The number of rounds of a tournament with a number of people."""
    allowed = allowed_in(event)
    if event.format == "knock_out":
        return knock_out_rounds(people, event.seats, allowed)
    if event.format == "robin":
        needed = robin_rounds(people, event.seats, allowed)
        return needed if event.seats == 2 or not event.rounds else event.rounds
    return event.rounds


def going_on(state: State) -> list[str]:
    """Those who play the next round of a knock-out, in the order of the seeding."""
    present = {*state.present}
    last = [Table(each.round, each.scores) for each in state.pairings if each.round == state.event.round]
    left = survivors(state.seeding, last) if state.event.round else state.seeding
    return [each for each in left if each in present]


def is_last(state: State) -> bool:
    """True if no round follows the one that was drawn last, which is over."""
    event = state.event
    if event.format != "knock_out":
        return event.round >= event.rounds or len(state.present) < 2
    tables = [each for each in state.pairings if each.round == event.round]
    return len(tables) < 2 or len(going_on(state)) < 2


def draw(state: State) -> Seatings:
    """The tables of the round after the last."""
    event, allowed = state.event, allowed_in(state.event)
    number = event.round + 1
    seed = f"{event.seed} {number}"
    people = going_on(state) if event.format == "knock_out" else state.present
    players = [player_of(each, state.tables) for each in people]
    if event.format == "knock_out":
        return knock_out_round(players, event.seats, allowed, seed)
    if event.format == "robin":
        return robin_round(state.seeding, players, number, event.seats, allowed, event.rounds, seed)
    return swiss_round(players, event.seats, allowed, seed)


def standings_of(state: State) -> list[Ranked]:
    """The standings of all who play or have played."""
    played = {score.person for table in state.tables for score in table.scores}
    people = [each.person for each in state.entries if each.state == "in" or each.person in played]
    if state.event.format == "knock_out":
        seeded = [each for each in state.seeding if each in {*people}]
        return knock_out_standings(seeded, state.tables, state.event.seed)
    return ranking(people, state.tables, state.event.seed)
