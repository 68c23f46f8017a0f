"""From the rows of a tournament to its next round and its standings. Pure functions; drawing can take seconds."""

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from regalia import games
from regalia.server.store import Entry, Event, Pairing
from regalia.tournaments import (
    SMALLEST,
    Player,
    Ranked,
    Seatings,
    Table,
    divided,
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
    def divisions(self) -> list[list[str]]:
        """The divisions of a league, the highest first; one of all in other formats."""
        return divided(self.seeding, self.event.division) if self.event.format == "league" else [self.seeding]

    @property
    def heirs(self) -> dict[str, str]:
        """Those who were replaced, with the person who has their points now."""
        found = {each.instead_of: each.person for each in self.entries if each.instead_of}
        return {person: last_of(found, person) for person in found}

    @property
    def tables(self) -> list[Table]:
        """The tables whose scores count, with substitutes in the places of those they replace."""
        heirs = self.heirs
        return [
            Table(each.round, tuple(replace(score, person=heirs.get(score.person, score.person)) for score in each.scores))
            for each in self.pairings
            if each.state == "over"
        ]


def last_of(found: Mapping[str, str], person: str) -> str:
    """The last of those who have replaced a person one after the other."""
    while person in found:
        person = found[person]
    return person


def least_of(event: Event) -> int:
    """With fewer people a tournament does not begin."""
    return SMALLEST if event.format == "league" else 3


def allowed_in(event: Event) -> set[int]:
    """How many people can sit at a table of a tournament."""
    if event.bots:
        return {*range(2, event.seats + 1)}
    return {count for count in games.load(event.game).seats if 2 <= count <= event.seats}


def rounds_for(event: Event, people: int) -> int:
    """The number of rounds of a tournament with this number of people; in a league, of a division."""
    allowed = allowed_in(event)
    if event.format == "knock_out":
        return knock_out_rounds(people, event.seats, allowed)
    if event.format in ("robin", "league"):
        needed = robin_rounds(people, event.seats, allowed)
        return needed if event.seats == 2 or not event.rounds else event.rounds
    return event.rounds


def rounds_of(event: Event, people: int) -> int:
    """The number of rounds of a tournament with this number of people; in a league, those of its largest division."""
    largest = len(divided([""] * people, event.division)[0]) if event.format == "league" else people
    return rounds_for(event, largest)


def going_on(state: State) -> list[str]:
    """Those who play the next round of a knock-out, in the order of the seeding."""
    present = {*state.present}
    last = [each for each in state.tables if each.round == state.event.round]
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
    if event.format == "league":
        return league_round(state, players, allowed)
    return swiss_round(players, event.seats, allowed, seed)


def league_round(state: State, players: Sequence[Player], allowed: Collection[int]) -> Seatings:
    """The next round of all divisions that have one."""
    event, number = state.event, state.event.round + 1
    found = list[Seatings]()
    for division, people in enumerate(state.divisions, 1):
        rounds, present = rounds_for(event, len(people)), [each for each in players if each.id in people]
        if number <= rounds:
            seed = f"{event.seed} {division}"
            found.append(robin_round(people, present, number, event.seats, allowed, rounds, seed))
    return Seatings(
        tuple(table for each in found for table in each.tables), tuple(person for each in found for person in each.byes)
    )


def standings_of(state: State) -> list[Ranked]:
    """The standings of all who play or have played."""
    played = {score.person for table in state.tables for score in table.scores}
    people = [each.person for each in state.entries if each.state == "in" or each.person in played]
    if state.event.format == "knock_out":
        seeded = [each for each in state.seeding if each in {*people}]
        return knock_out_standings(seeded, state.tables, state.event.seed)
    return [each for those in division_standings(state, people) for each in those]


def division_standings(state: State, people: Collection[str]) -> list[list[Ranked]]:
    """The standings of each division, without those who are not among these people."""
    if state.event.format != "league":
        return [ranking([*people], state.tables, state.event.seed)]
    found, tables = list[list[Ranked]](), state.tables
    for division in state.divisions:
        own = [table for table in tables if table.scores[0].person in division]
        found.append(ranking([each for each in division if each in people], own, state.event.seed))
    return found


def winner_of(state: State) -> str:
    """Who is first now; in a league, of the highest division."""
    found = standings_of(state)
    return found[0].person if found else ""
