"""How games are counted, one after the other. Nothing here knows the present time: equal results give equal ratings."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, groupby

from regalia.ratings import NEW, Anchor, Entrant, Rating, SideTally, after_idle, constants, rate, with_game
from regalia.ratings.model import DAY, LAST
from regalia.server.store.ratings import PersonRating, Pool, RatingChange
from regalia.server.store.results import Result

MEETINGS = 5
"""The most games of a day (UTC) in which two people are compared with each other."""
SHOWN_PLACES = 8

Pair = frozenset[str]


@dataclass(kw_only=True)
class Count:
    """All that the next game of a pool needs of those before it. Changes as games are counted."""

    pool: Pool
    anchors: Mapping[str, Anchor]
    ratings: dict[str, PersonRating] = field(default_factory=dict)
    """By person; those who have not played before are missing."""
    former: dict[str, tuple[Rating, float]] = field(default_factory=dict)
    """The ratings of people who have deleted their account, and when their last counted games ended."""
    sides: dict[str, SideTally] = field(default_factory=dict)
    day: int = -1
    met: Counter[Pair] = field(default_factory=Counter)
    """In how many rated games of the day two people have met."""

    def meet(self, ended: float, people: Sequence[str]) -> set[Pair]:
        """Note that people meet in a game, and return the pairs that had met often enough on that day."""
        if (day := day_of(ended)) != self.day:
            self.day, self.met = day, Counter()
        pairs = {frozenset(pair) for pair in combinations(people, 2)}
        often = {pair for pair in pairs if self.met[pair] >= MEETINGS}
        self.met.update(pairs)
        return often

    def add(self, results: Sequence[Result]) -> list[RatingChange]:
        """Count one game, given the results of all its seats in their order."""
        ended, seats = results[0].ended, [each for each in results if each.person or each.level in self.anchors]
        often = self.meet(ended, [each.person for each in seats if each.person])
        entrants = self.entrants(seats)
        apart = apart_in(seats, often)
        after = rate(entrants, apart)
        changes = {each.seat: RatingChange(each.table_id, each.seat) for each in results}
        for index, result in enumerate(seats):
            opponents = [other for number, other in enumerate(seats) if number != index and {index, number} not in apart]
            if result.person and opponents:
                before = entrants[index].rating
                changes[result.seat] = changed(result, before, after[index])
                against_people = any(other.person for other in opponents)
                self.ratings[result.person] = self.rating_after(result, after[index], against_people)
        if len(seats) > 1:
            self.sides = with_game(self.sides, [each.side for each in seats], entrants)
        return [*changes.values()]

    def entrants(self, seats: Sequence[Result]) -> list[Entrant]:
        """The players of a game, as strong as they were before it."""
        known = constants(self.sides)
        return [
            Entrant(self.rating_before(each), place_of(each), known.get(each.side, 0.0), fixed=not each.person)
            for each in seats
        ]

    def rating_before(self, result: Result) -> Rating:
        """The rating of a seat at the time of a game: of its person, or of a bot from its beginning."""
        if not result.person:
            return self.anchors[result.level].rating
        known = self.ratings.get(result.person)
        before, ended = (known.rating, known.ended) if known else self.former.get(result.person, (None, 0.0))
        return NEW if before is None else after_idle(before, result.ended - ended)

    def rating_after(self, result: Result, rating: Rating, against_people: bool) -> PersonRating:
        """The rating of a person after a game that was counted for them."""
        assert result.person is not None
        before = self.ratings.get(result.person)
        place = result.place if result.how == "played" else result.seats
        games, people, won, places = (
            (before.games, before.against_people, before.won, before.places) if before else (0, 0, 0, "")
        )
        return PersonRating(
            person=result.person,
            game=self.pool.game,
            tempo=self.pool.tempo,
            mu=rating.mu,
            sigma=rating.sigma,
            low=rating.low,
            settled=int(rating.is_settled),
            games=games + 1,
            against_people=people + against_people,
            won=won + (place == 1),
            places=" ".join([*places.split(), str(place)][-SHOWN_PLACES:]),
            ended=result.ended,
            table_id=result.table_id,
        )


def day_of(at: float) -> int:
    """The number of a day (UTC)."""
    return int(at // DAY)


def apart_in(seats: Sequence[Result], often: set[Pair]) -> set[frozenset[int]]:
    """The pairs of seats whose people are not compared with each other."""
    return {
        frozenset((one, other))
        for one, other in combinations(range(len(seats)), 2)
        if frozenset((seats[one].person or "", seats[other].person or "")) in often
    }


def place_of(result: Result) -> int:
    """The place for the ratings: a person whose seat a bot has played to the end comes after all others."""
    return (result.place or LAST) if result.how == "played" else LAST


def changed(result: Result, before: Rating, after: Rating) -> RatingChange:
    """What a game has done to the rating of a seat's person."""
    return RatingChange(result.table_id, result.seat, before.mu, before.sigma, after.mu, after.sigma)


def whole_games(results: Sequence[Result], most: int) -> list[list[Result]]:
    """The results by game. If there may be more than these, the last game is left out, of which seats may be missing."""
    found = [[*seats] for _, seats in groupby(results, lambda each: each.table_id)]
    return found[:-1] if len(results) == most else found
