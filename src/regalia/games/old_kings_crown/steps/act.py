"""Rules 3.3. Actions and Commands: what may be picked, then what is done."""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import astuple

from regalia.core import Deeds, Eyes, Option, Perform, Seat, Several
from regalia.games.old_kings_crown.content import NONE, CardId
from regalia.games.old_kings_crown.options import Picked
from regalia.games.old_kings_crown.seen import Shown
from regalia.games.old_kings_crown.state import State


class Actor(Struct, frozen=True, gc=False):
    """Who acts; `card` is the faction card with the Command or the words."""

    seat: Seat
    card: CardId = NONE


act = Deeds()
"""Everything that a tile, a card or a Command does, by its name."""
only_if = act.only_if
"""Rules 3.3. The line above a deed that says when it may be activated: only if it can change something."""


def any_of(options: list[Option], least: int = 0, most: int | None = None) -> Several:
    """Choose this number of these, or all if there are fewer."""
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

    def shown(self, eyes: Eyes) -> Shown:
        """Who does what with which card, and what has been picked; what is picked unseen, for its own player alone."""
        hidden = self.secret and self.me.seat not in eyes
        return Shown(self.me.seat, self.name, self.me.card or None, () if hidden else tuple(names(self.picks)))


def names(picks: Iterable[Picked]) -> Iterator[str | int]:
    """Pieces and places by their names, and numbers."""
    for pick in picks:
        if isinstance(pick, tuple):
            yield from names(pick)
        else:
            yield from (pick,) if isinstance(pick, int) else astuple(pick)[:1]


class ActUnseen(Act, frozen=True):
    """Rules 3.3. The same, where others do not see which card is picked."""

    secret: ClassVar[bool] = True


UNSEEN = ("ambush", "plant_a_spy")


def doing(actor: Actor, name: str) -> Act:
    """The step that does what an Action or Command says."""
    return ActUnseen(actor, name) if name in UNSEEN else Act(actor, name)
