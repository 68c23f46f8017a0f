"""Rules 5.3. Hire one specialist."""

from typing import Any, ClassVar

from msgspec import Struct

from regalia.core import Answer, Choice, Choices, Deeds, Eyes, Game, Option, Perform, Refusal, Seat
from regalia.games.kings_guild.content import OUTER, Space, SpecialistName
from regalia.games.kings_guild.options import HIRE, Choose, Hire, Name, Onto, Rob, TakeQuest
from regalia.games.kings_guild.seen import Shown
from regalia.games.kings_guild.state import State
from regalia.games.kings_guild.steps.coins import short_of_coins
from regalia.games.kings_guild.verbs.goods import pay
from regalia.games.kings_guild.verbs.guild import employ
from regalia.games.kings_guild.verbs.row import close_row, leave_row, place_of, put_coins


def hireable(state: State, seat: Seat) -> list[Option]:
    """Rules 5.3. Specialists of the row that can be paid and placed."""
    coins, spaces = state.coins[seat], state.spaces(seat)
    if not spaces:
        return []
    return [
        HIRE[recruit.specialist]
        for recruit in state.row
        if recruit is not None and state.price(seat, recruit) <= coins and room_for(recruit.specialist, spaces)
    ]


def room_for(specialist: SpecialistName, spaces: dict[Space, int]) -> list[Space]:
    """Rules 9. The spaces a specialist may take; Aristocrat and Overseer need a second one."""
    if specialist == "aristocrat":
        return [
            space for space in spaces if any(count > (space == other) for other, count in spaces.items() if other != OUTER)
        ]
    if specialist == "overseer" and sum(spaces.values()) < 2:
        return []
    return [*spaces]


def to_hiring(state: State, seat: Seat, hire: Hire) -> Refusal | None:
    """Rules 5.3. The price, and a free space; two for Aristocrat and Overseer."""
    recruit = next((one for one in state.row if one is not None and one.specialist == hire.specialist), None)
    if recruit is None:
        return None
    if short := short_of_coins(state, seat, state.price(seat, recruit), "5.3"):
        return short
    spaces = state.spaces(seat)
    return None if spaces and room_for(hire.specialist, spaces) else Refusal("no-space", "5.3")


class Hiring(Choice, frozen=True):
    """Rules 5.3. A specialist is paid, takes a space, and the row moves; then comes what happens at once (rules 9)."""

    specialist: SpecialistName
    closes: bool = True
    """True if the row moves up now: in a solo game only at the end of the expand action (rules 13)."""
    free: bool = False

    def options(self, state: State) -> Choices:
        return [Onto(space) for space in room_for(self.specialist, state.spaces(self.seat))]

    def choose(self, game: Game[State], chosen: Onto) -> None:
        state = game.state
        index = place_of(state, self.specialist)
        recruit = state.row[index]
        assert recruit is not None, f"{self.specialist} is not in the row"
        price = 0 if self.free else state.price(self.seat, recruit)
        pay(game, self.seat, price, "specialist")
        leave_row(game, index)
        employ(game, self.seat, self.specialist, chosen.space, price)
        if not recruit.coins and not self.free and not state.is_solo:
            put_coins(game, index)
        if self.closes:
            close_row(game)
        if self.specialist in Instant.deeds:
            game.then(Instant(Newcomer(self.seat, self.closes), self.specialist))

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(hiring=self.specialist)


class HireByContract(Choice, frozen=True):
    """Rules 10.1. The Contract hires by all the rules; it is not the hire step of an expand action."""

    confirmed: ClassVar[bool] = False

    def options(self, state: State) -> Choices:
        return tuple(hireable(state, self.seat))

    def choose(self, game: Game[State], chosen: Hire) -> None:
        game.then(Hiring(self.seat, chosen.specialist))

    def obstacle(self, state: State, seat: Seat, option: Answer) -> Refusal | None:
        return to_hiring(state, seat, option) if isinstance(option, Hire) else None


class Newcomer(Struct, frozen=True):
    """A guild with a new specialist, and true if the row moves up at once."""

    seat: Seat
    closes: bool


specialist = Deeds()
"""Rules 9. What specialists do when they enter a guild, by their names."""


class Instant(Perform, frozen=True):
    """Rules 9. What a specialist does when it enters a guild; skipped if there is nothing to do."""

    deeds: ClassVar[Any] = specialist

    me: Newcomer
    name: SpecialistName
    picks: tuple[Choose | Rob | Name | TakeQuest | Onto, ...] = ()

    def decider(self, state: State) -> Seat:
        return self.me.seat

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(victim=next((pick.victim for pick in self.picks if isinstance(pick, Rob)), None))
