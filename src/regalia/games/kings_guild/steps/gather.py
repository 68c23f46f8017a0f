"""Rules 5.1. Gather."""

from typing import ClassVar

from regalia.core import Answer, Choice, Choices, Eyes, Game, Refusal, Seat, Step
from regalia.games.kings_guild.content import CONTENT, PLACE, PRINTED, RESOURCES, SPECIALISTS, Goods, Resource
from regalia.games.kings_guild.options import DECLINE, DONE, TAKE, Decline, Done, Take
from regalia.games.kings_guild.seen import Shown
from regalia.games.kings_guild.state import State
from regalia.games.kings_guild.steps.limits import DiscardResources
from regalia.games.kings_guild.verbs.goods import receive

NEEDS = tuple((resource, facts.needs) for resource, facts in CONTENT.resources.items())
PERMITTING = {
    resource: frozenset(name for name, facts in SPECIALISTS.items() if resource in facts.permits) for resource, _ in NEEDS
}
"""The specialists who permit gathering a resource."""


def permitted(state: State, seat: Seat, resource: Resource) -> bool:
    """Rules 2. Basic resources always; gem and magic with their room, or a specialist who permits them."""
    room = CONTENT.resources[resource].needs
    if not room or state.owns(seat, room):
        return True
    return not PERMITTING[resource].isdisjoint([hired.specialist for hired in state.staff[seat]])


def gatherable(state: State, seat: Seat) -> list[Resource]:
    """Rules 5.1. The resources this player may gather and the supply holds."""
    supply = state.supply
    return [
        resource
        for index, (resource, room) in enumerate(NEEDS)
        if supply[index] and (not room or permitted(state, seat, resource))
    ]


def to_gathering(state: State, seat: Seat, resource: Resource, taken: int = 0) -> Refusal | None:
    """Rules 5.1 and 7.2. The supply must hold more than is taken, and gem and magic need a room or the Sorceress."""
    if state.supply[PLACE[resource]] <= taken:
        return Refusal("none-left", "7.2", {"resource": resource})
    if dict(NEEDS)[resource] and not permitted(state, seat, resource):
        return Refusal("not-gatherable", "5.1", {"room": dict(NEEDS)[resource]})
    return None


class Gather(Choice, frozen=True):
    """Rules 5.1. One to three of one kind, or one each of two kinds; with the Laborer up to three of any kinds."""

    confirmed: ClassVar[bool] = False
    taken: tuple[Resource, ...]

    def options(self, state: State) -> Choices:
        return (*[TAKE[resource] for resource in self.more(state)], DONE)

    def more(self, state: State) -> list[Resource]:
        """What can be taken next."""
        taken, supply = self.taken, state.supply
        if len(taken) == PRINTED.gather_any_max:
            return []
        kinds = self.kinds(state)
        return [
            resource
            for resource in gatherable(state, self.seat)
            if resource in kinds and supply[PLACE[resource]] > taken.count(resource)
        ]

    def kinds(self, state: State) -> tuple[Resource, ...]:
        """Rules 5.1. The kinds that go with those that are taken."""
        taken = self.taken
        if len(taken) == 1 or state.has(self.seat, "laborer"):
            return RESOURCES
        return taken[:1] if taken.count(taken[0]) == len(taken) else ()

    def choose(self, game: Game[State], chosen: Take | Done) -> None:
        if isinstance(chosen, Take):
            game.then(Gather(self.seat, (*self.taken, chosen.resource)))
            return
        receive(game, self.seat, self.taken, "gather")
        game.then(DiscardResources(self.seat), GatherBonus(self.seat), DiscardResources(self.seat))

    def obstacle(self, state: State, seat: Seat, option: Answer) -> Refusal | None:
        if isinstance(option, Take) and option.resource in self.kinds(state):
            return to_gathering(state, seat, option.resource, self.taken.count(option.resource))
        return None

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(taken=self.taken)


def in_hand(game: Game[State], seat: Seat) -> Goods:
    """The resources of a guild, including those it is gathering."""
    store, step = game.state.stores[seat], game.step
    if not isinstance(step, Gather):
        return store
    return tuple(held + step.taken.count(resource) for held, resource in zip(store, RESOURCES, strict=True))


class GatherBonus(Step, frozen=True):
    """Rules 5.1. After the overflow Lumberjack, Miner, Tanner and Weaver bring one each, all at the same time."""

    seat: Seat

    def run(self, game: Game[State]) -> None:
        staff = game.state.staff[self.seat]
        extra = [resource for hired in staff if (resource := SPECIALISTS[hired.specialist].gather_bonus)]
        if extra:
            receive(game, self.seat, extra, "bonus")


class ExtraGather(Choice, frozen=True):
    """Rules 9. The Dealer's gather action, which may be declined."""

    confirmed: ClassVar[bool] = False

    def options(self, state: State) -> Choices:
        return (*[TAKE[resource] for resource in gatherable(state, self.seat)], DECLINE)

    def choose(self, game: Game[State], chosen: Take | Decline) -> None:
        if isinstance(chosen, Take):
            game.then(Gather(self.seat, (chosen.resource,)))

    def obstacle(self, state: State, seat: Seat, option: Answer) -> Refusal | None:
        return to_gathering(state, seat, option.resource) if isinstance(option, Take) else None
