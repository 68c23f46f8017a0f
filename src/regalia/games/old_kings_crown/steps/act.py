"""Rules 3.3. Actions and Commands: what can be picked, and the effect."""

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
    """The acting seat; `card` is the faction card with the Command or text."""

    seat: Seat
    card: CardId = NONE


act = Deeds()
"""The effects of all tiles, cards and Commands, by name."""
only_if = act.only_if
"""Rules 3.3. Decorator of an effect that can be activated only if it can change something."""


def any_of(options: list[Option], least: int = 0, most: int | None = None) -> Several:
    """Choose this number of these, or all if there are fewer."""
    top = len(options) if most is None else min(most, len(options))
    return Several(tuple(options), min(least, top), top)


class Act(Perform, frozen=True):
    """Rules 3.3. The effect of an Action or Command, after all its picks."""

    deeds: ClassVar[Any] = act

    me: Actor
    name: str
    picks: tuple[Picked, ...] = ()

    def decider(self, state: State) -> Seat:
        return self.me.seat

    def shown(self, eyes: Eyes) -> Shown:
        """The acting seat, the Action, the card and the picks; secret picks are shown only to their own player."""
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
    """Rules 3.3. The same, if others do not see which card is picked."""

    secret: ClassVar[bool] = True


UNSEEN = ("ambush", "plant_a_spy")


def doing(actor: Actor, name: str) -> Act:
    """The step of an Action or Command."""
    return ActUnseen(actor, name) if name in UNSEEN else Act(actor, name)
