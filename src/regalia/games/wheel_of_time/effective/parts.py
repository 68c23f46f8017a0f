"""Rules 2.2. How an ability comes about, change by change."""

from typing import Any

from msgspec import Struct

from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.effective.abilities import permanents, printed_abilities, raised, stays
from regalia.games.wheel_of_time.effective.cards import by_age
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Kind, PieceId
from regalia.games.wheel_of_time.state import State


class Change(Struct, frozen=True):
    """One change of an ability; damage comes after all of them."""

    ability: Ability
    amount: int
    by: Kind
    """The card that makes it."""
    permanent: bool


def parts(state: State, me: PieceId) -> tuple[Change, ...]:
    """Rules 2.2. The changes of a card's abilities: first the permanent ones, then those for a while."""
    effects = in_force.of(state, "abilities", me)
    if not effects:
        return ()
    found: list[Change] = []
    for permanent in (True, False):
        numbers = [*(printed_abilities(state, me) if permanent else permanents(state, me))]
        limits: dict[Any, int] = {}
        for effect in by_age([each for each in effects if stays(each) == permanent]):
            for index, ability in enumerate(ABILITIES):
                after = raised(state, effect, me, index, ability, numbers[index], limits)
                if after != numbers[index]:
                    found.append(Change(ability, after - numbers[index], effect.entry.ref.kind, permanent))
                    numbers[index] = after
    return tuple(found)
