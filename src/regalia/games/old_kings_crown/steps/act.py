"""Rules 3.3. Actions and Commands: what may be picked, then what is done."""

from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias, TypeVar

from msgspec import Struct

from regalia.core import Deeds, Option, Perform, Seat, Several
from regalia.games.old_kings_crown.content import NONE, ActionId, CardId
from regalia.games.old_kings_crown.options import Picked
from regalia.games.old_kings_crown.state import State


class Actor(Struct, frozen=True, gc=False):
    """Who acts; `card` is the faction card with the Command or the words."""

    seat: Seat
    card: CardId = NONE


Condition: TypeAlias = Callable[[State, Actor], Any]
Deed = TypeVar("Deed", bound=Callable[..., None])

act = Deeds()
"""Everything that a tile, a card or a Command does, by its name."""
when: dict[str, Condition] = {}
"""Rules 3.3. When an Action may be activated: only if it can change something."""


def only_if(condition: Condition) -> Callable[[Deed], Deed]:
    """The line above a deed that says when it may be activated; truth is what counts."""

    def enter(deed: Deed) -> Deed:
        when[deed.__name__] = condition
        return deed

    return enter


def possible(state: State, action: ActionId, actor: Actor) -> bool:
    """Rules 3.3. Whether an Action can change something now."""
    condition = when.get(action)
    return condition is None or bool(condition(state, actor))


def any_of(options: list[Option], least: int = 0, most: int | None = None) -> Several:
    """Choose several of these, as far as there are so many."""
    top = len(options) if most is None else min(most, len(options))
    return Several(tuple(options), min(least, top), top)


class Act(Perform, frozen=True):
    """Rules 3.3. What an Action or Command does, once all it speaks of has been picked."""

    deeds: ClassVar[Any] = act

    me: Actor
    name: str
    picks: tuple[Picked, ...] = ()

    def decider(self, state: State) -> Seat:
        return self.me.seat


class ActUnseen(Act, frozen=True):
    """Rules 3.3. The same, where others do not see which card is picked."""

    secret: ClassVar[bool] = True


UNSEEN = ("ambush", "plant_a_spy")


def doing(actor: Actor, name: str) -> Act:
    """The step that does what an Action or Command says."""
    return ActUnseen(actor, name) if name in UNSEEN else Act(actor, name)
