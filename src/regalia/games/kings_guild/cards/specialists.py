"""Rules 9. What specialists do when they enter a guild.

The other abilities are implemented where they apply: gathering (rules 5.1), crafting (5.2), building and hiring (5.3),
limits (7), free acts (4.1). Only one copy of each specialist exists.
"""

from typing import ClassVar

from regalia.core import Answer, Choice, Choices, Eyes, Game, Option, Refusal, Seat
from regalia.games.kings_guild.content import OUTER, PLACE, PRINTED, QUESTS, RELICS, RESOURCES, Resource
from regalia.games.kings_guild.options import (
    CHOOSE,
    DECLINE,
    DONE,
    NAME,
    RETURN,
    TAKE,
    Buy,
    Choose,
    Craft,
    Decline,
    Done,
    Name,
    Onto,
    Return,
    Rob,
    Take,
    TakeQuest,
)
from regalia.games.kings_guild.seen import Shown
from regalia.games.kings_guild.state import State
from regalia.games.kings_guild.steps.craft import Make, crafts
from regalia.games.kings_guild.steps.gather import ExtraGather
from regalia.games.kings_guild.steps.hire import Hiring, Newcomer, room_for, specialist
from regalia.games.kings_guild.steps.limits import DiscardCards, DiscardResources, Draw, NameColours, SellDown
from regalia.games.kings_guild.steps.obstacles import to_crafting
from regalia.games.kings_guild.steps.special import Refill
from regalia.games.kings_guild.verbs.goods import give_back, receive, steal
from regalia.games.kings_guild.verbs.guild import put_baggage
from regalia.games.kings_guild.verbs.quests import win
from regalia.games.kings_guild.verbs.treasures import buy_relic


def colour(state: State, me: Newcomer, *before: Option) -> list[Option]:
    """Rules 9. Any colour that can be drawn."""
    return [CHOOSE[colour] for colour in state.drawable()]


def rich_rival(state: State, me: Newcomer) -> list[Option]:
    """Rules 9. An opponent who has resources."""
    return [Rob(seat) for seat in state.seats if seat != me.seat and any(state.stores[seat])]


def of_theirs(state: State, me: Newcomer, victim: Rob) -> list[Option]:
    """Rules 9. A resource of that opponent."""
    return [NAME[resource] for resource in RESOURCES if state.held(victim.victim, resource)]


def single_quest(state: State, me: Newcomer) -> list[Option]:
    """Rules 9. A face-up quest that asks for exactly one item."""
    return [
        TakeQuest(slot.quest)
        for slot in state.slots
        if slot is not None and slot.quest in QUESTS and len(QUESTS[slot.quest].items) == 1
    ]


def free_chamber(state: State, me: Newcomer) -> list[Option]:
    """Rules 9. A free chamber space; the Shrine has one, too."""
    return [Onto(space) for space in state.spaces(me.seat) if space != OUTER]


@specialist()
def adventurer(game: Game[State], me: Newcomer) -> None:
    """Rules 9. One treasure of each colour."""
    game.then(Draw(me.seat, ("blue", "red", "yellow")), SellDown())


@specialist(colour=colour)
def minstrel(game: Game[State], me: Newcomer, colour: Choose) -> None:
    """Rules 9. One treasure of any colour."""
    game.then(Draw(me.seat, (colour.colour,)), SellDown())


@specialist()
def merchant(game: Game[State], me: Newcomer) -> None:
    """Rules 9. Three treasures of named colours, then three are discarded. The hand is checked afterwards (7.4)."""
    cards = PRINTED.merchant_cards
    game.then(NameColours(me.seat, cards), DiscardCards(me.seat, cards), SellDown())


@specialist()
def curator(game: Game[State], me: Newcomer) -> None:
    """Rules 9. Any number of relics out of the discard piles."""
    game.then(BuyRelics(me.seat), SellDown())


@specialist()
def dealer(game: Game[State], me: Newcomer) -> None:
    """Rules 9. A gather action at once."""
    game.then(ExtraGather(me.seat))


@specialist()
def craftswoman(game: Game[State], me: Newcomer) -> None:
    """Rules 9. A craft action at once."""
    game.then(ExtraCraft(me.seat))


@specialist()
def alchemist(game: Game[State], me: Newcomer) -> None:
    """Rules 9. Resources are exchanged for as many of other kinds."""
    game.then(Exchange(me.seat, ()))


@specialist(victim=rich_rival, resource=of_theirs)
def smuggler(game: Game[State], me: Newcomer, victim: Rob, resource: Name) -> None:
    """Rules 9. A resource moves over from an opponent."""
    steal(game, me.seat, victim.victim, resource.resource)
    game.then(DiscardResources(me.seat))


@specialist(quest=single_quest)
def witch(game: Game[State], me: Newcomer, quest: TakeQuest) -> None:
    """Rules 9. A quest of one item, without cost, coins, treasure, fee or hero."""
    index = game.state.slot_of(quest.quest)
    win(game, me.seat, index)
    game.then(Refill(index))


@specialist(chamber=free_chamber)
def aristocrat(game: Game[State], me: Newcomer, chamber: Onto) -> None:
    """Rules 9. The baggage stays in a chamber; it is no specialist (rules 15)."""
    put_baggage(game, me.seat, chamber.space)


@specialist()
def overseer(game: Game[State], me: Newcomer) -> None:
    """Rules 9. The oldest specialist of the row comes along for free, if there is a place for it."""
    oldest = next((recruit.specialist for recruit in reversed(game.state.row) if recruit is not None), None)
    if oldest is not None and room_for(oldest, game.state.spaces(me.seat)):
        game.then(Hiring(me.seat, oldest, me.closes, free=True))


class ExtraCraft(Choice, frozen=True):
    """Rules 9. The Craftswoman's craft action with all its steps, which may be declined."""

    def options(self, state: State) -> Choices:
        return (*crafts(state, self.seat), DECLINE)

    def obstacle(self, state: State, seat: Seat, option: Answer) -> Refusal | None:
        return to_crafting(state, seat, option) if isinstance(option, Craft) else None

    def choose(self, game: Game[State], chosen: Craft | Decline) -> None:
        if isinstance(chosen, Craft):
            game.then(Make(self.seat, chosen.quest, chosen.items))


class BuyRelics(Choice, frozen=True):
    """Rules 9. The Curator buys relics, one after the other."""

    def options(self, state: State) -> Choices:
        if state.coins[self.seat] < PRINTED.curator_price:
            return ()
        return (*[Buy(relic) for relic in RELICS if any(relic in pile for pile in state.discards)], DONE)

    def choose(self, game: Game[State], chosen: Buy | Done) -> None:
        if isinstance(chosen, Buy):
            buy_relic(game, self.seat, chosen.treasure)
            game.then(self)


class Exchange(Choice, frozen=True):
    """Rules 9. The Alchemist returns resources one by one, as long as the supply has enough of other kinds."""

    confirmed: ClassVar[bool] = False
    returned: tuple[Resource, ...]

    def options(self, state: State) -> Choices:
        return (*[RETURN[resource] for resource in RESOURCES if self.can_return(state, resource)], DONE)

    def can_return(self, state: State, resource: Resource) -> bool:
        """True if one more of this can be returned."""
        returned = (*self.returned, resource)
        if returned.count(resource) > state.held(self.seat, resource):
            return False
        return sum(state.supply[PLACE[other]] for other in RESOURCES if other not in returned) >= len(returned)

    def choose(self, game: Game[State], chosen: Return | Done) -> None:
        if isinstance(chosen, Return):
            game.then(Exchange(self.seat, (*self.returned, chosen.resource)))
        elif self.returned:
            game.then(TakeInstead(self.seat, self.returned, ()))

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(returned=self.returned)


class TakeInstead(Choice, frozen=True):
    """Rules 9. The Alchemist takes as many resources, of kinds that were not returned and were in the supply before."""

    confirmed: ClassVar[bool] = False
    returned: tuple[Resource, ...]
    taken: tuple[Resource, ...]

    def options(self, state: State) -> Choices:
        kinds = [
            resource
            for resource in RESOURCES
            if resource not in self.returned and state.supply[PLACE[resource]] > self.taken.count(resource)
        ]
        return [TAKE[resource] for resource in kinds]

    def choose(self, game: Game[State], chosen: Take) -> None:
        taken = (*self.taken, chosen.resource)
        if len(taken) < len(self.returned):
            game.then(TakeInstead(self.seat, self.returned, taken))
            return
        give_back(game, self.seat, self.returned, "exchange")
        receive(game, self.seat, taken, "exchange")

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(returned=self.returned, taken=self.taken)
