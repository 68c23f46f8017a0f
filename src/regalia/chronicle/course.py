"""The course of a finished game: what each seat had after every event, and who led."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from regalia.core import Episode, Match, Rank, Seat
from regalia.core.chronicle import Beat, beats
from regalia.core.events import Resigned
from regalia.core.views import ranking_of
from regalia.games import packages


class Course:
    """What is known of a game after each of its beats. Beat -1 is the beginning."""

    def __init__(self, match: Match, first: Sequence[int]) -> None:
        self.ranking: list[Rank] = ranking_of(match.game)
        self.seats = range(match.seats)
        self.resigned = match.game.resigned
        self.carried = match.carried is not None and match.carried.after > 0
        """True if the game began under older rules."""
        self.played_on = match.carried is not None and match.carried.after == 0
        """True if the game began in a position of another one."""
        self.points: list[Sequence[int]] = [first]
        """What each seat had at the beginning, and after each beat."""
        self.rounds: list[int] = [0]
        self.moments: list[int] = [0]
        self.swings: Mapping[int, float] = {}
        """By how much the chances changed with the answer before each moment, if the game was analysed."""
        self.resignations: list[int] = []
        """The beats with which seats resigned."""

    def add(self, beat: Beat, points: Sequence[int], number: int) -> None:
        """Note what each seat has after the next beat, and its round."""
        self.points.append(points)
        self.rounds.append(number)
        self.moments.append(beat.at)
        if isinstance(beat.event, Resigned):
            self.resignations.append(beat.number)

    @property
    def last(self) -> int:
        """The last beat."""
        return len(self.points) - 2

    def had(self, beat: int) -> Sequence[int]:
        """What each seat had after a beat."""
        return self.points[beat + 1]

    def round(self, beat: int) -> int:
        """The round of a beat."""
        return self.rounds[beat + 1]

    def moment(self, beat: int) -> int:
        """The number of answers that shows a beat."""
        return self.moments[beat + 1]

    def first_beat(self, moment: int) -> int | None:
        """The first beat that a moment shows; None if nothing happened."""
        return self.moments.index(moment) - 1 if moment in self.moments else None

    def swing(self, beat: int) -> float:
        """By how much the chances changed with a beat; 0 without an analysis."""
        return self.swings.get(self.moment(beat), 0.0)

    def ahead(self, beat: int) -> tuple[Seat, ...]:
        """The seats with the most after a beat."""
        had = self.had(beat)
        return tuple([seat for seat in self.seats if had[seat] == max(had)])

    def leader(self, beat: int) -> Seat | None:
        """The seat that leads alone after a beat."""
        ahead = self.ahead(beat)
        return ahead[0] if len(ahead) == 1 < len(self.seats) else None

    def led_last(self, beat: int) -> Seat | None:
        """The seat that was the last to lead alone, up to a beat."""
        return next((seat for each in range(beat, -2, -1) if (seat := self.leader(each)) is not None), None)

    @property
    def last_round(self) -> int:
        """The number of the last round."""
        return max(self.rounds)

    @cached_property
    def round_ends(self) -> list[int]:
        """The last beat of each round, the last one included."""
        ends = {self.round(beat): beat for beat in range(self.last + 1)}
        return [ends[number] for number in sorted(ends) if number]

    @cached_property
    def final(self) -> list[int]:
        """What each seat has in the ranking: with all that only the count at the end shows."""
        keys = {rank.seat: rank.keys[0] for rank in self.ranking if rank.seat not in self.resigned}
        return [keys.get(seat, had) for seat, had in enumerate(self.had(self.last))]

    def counted(self, seat: Seat) -> int:
        """By how much the count at the end changed what a seat had."""
        return self.final[seat] - self.had(self.last)[seat]

    @cached_property
    def leaders(self) -> list[tuple[Seat, int]]:
        """The seats that led alone, one after the other, each with the beat that put it in front."""
        found: list[tuple[Seat, int]] = []
        for beat in range(-1, self.last + 1):
            seat = self.leader(beat)
            if seat is not None and (not found or found[-1][0] != seat):
                found.append((seat, beat))
        return found

    @cached_property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of the first rank."""
        return tuple(rank.seat for rank in self.ranking if rank.rank == 1)

    def in_front_since(self, seat: Seat) -> int:
        """The beat since which a seat has led alone up to the end; one after the last if it does not."""
        beat = self.last + 1
        while beat > -1 and self.leader(beat - 1) == seat:
            beat -= 1
        return beat


def course_of(match: Match) -> tuple[Course, list[Episode]]:
    """The course of a finished match, and what its game tells of it."""
    own = own_part(match.rules.slug)
    count: Callable[[Any], Sequence[int]] = getattr(own, "points_now", None) or usual_points
    when: Callable[[Any], int] = getattr(own, "when", None) or (lambda state: usual_round(match, state))
    first = match.at(match.carried.after if match.carried else 0).state
    course = Course(match, [*count(first)])

    def noted() -> Iterator[Beat]:
        for beat in beats(match):
            course.add(beat, [*count(beat.after)], when(beat.after))
            yield beat

    tell: Callable[[Iterator[Beat], int], Iterator[Episode]] | None = getattr(own, "tell", None)
    run = noted()
    told = [*tell(run, match.seats)] if tell else []
    for _ in run:
        pass
    return course, told


def own_part(slug: str) -> Any:
    """The module `chronicle` of a game, or None."""
    name = f"{packages().get(slug)}.chronicle"
    return import_module(name) if slug in packages() and find_spec(name) is not None else None


def usual_points(state: Any) -> Sequence[int]:
    """The points of each seat, in games whose states have a field of this name; otherwise none."""
    return getattr(state, "points", [0] * len(state.seats))


def usual_round(match: Match, state: Any) -> int:
    """The round, in games that have rounds."""
    number = match.rules.stretches(state).get("round", "")
    return int(number) if number.isdigit() else 0
