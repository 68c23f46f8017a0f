"""Rules 10. The treasures that are played: when they can be, what can be picked, and the effect."""

from typing import Any, ClassVar

from msgspec import Struct

from regalia.core import Deeds, Game, Option, Perform, Seat
from regalia.games.kings_guild.content import PLACE, PRINTED, RESOURCES, TREASURES, TreasureName
from regalia.games.kings_guild.options import NAME, Discard, Name
from regalia.games.kings_guild.state import State
from regalia.games.kings_guild.steps.gather import gatherable
from regalia.games.kings_guild.steps.hire import HireByContract, hireable
from regalia.games.kings_guild.steps.limits import DiscardResources, NameColours, SellDown
from regalia.games.kings_guild.steps.scrolls import parts
from regalia.games.kings_guild.verbs.goods import give_back, receive
from regalia.games.kings_guild.verbs.treasures import await_craft, discard

card = Deeds()
"""Rules 10. A treasure can be played only if it would do something; `only_if` is a further condition."""


class InPlay(Struct, frozen=True, gc=False):
    """A treasure that a seat plays."""

    seat: Seat
    treasure: TreasureName


class PlayTreasure(Perform, frozen=True):
    """Rules 10. The effect of a treasure, after it has gone to its discard pile."""

    deeds: ClassVar[Any] = card
    forced: ClassVar[bool] = False  # not being asked would reveal that all cards of the hand are alike

    me: InPlay
    name: str
    picks: tuple[Discard | Name, ...] = ()

    def decider(self, state: State) -> Seat:
        return self.me.seat


def deed_of(treasure: TreasureName) -> str:
    """The effect of a treasure; those that give resources share one, and so do the maps."""
    facts = TREASURES[treasure]
    return "supplies" if facts.gains else "treasure_map" if facts.category == "map" else treasure


DEED_OF = {treasure: deed_of(treasure) for treasure in TREASURES}


def playable(state: State, seat: Seat, treasure: TreasureName) -> bool:
    """Rules 10. True if a treasure of the hand can be played now. The Lucky Potion has its own moment (rules 5.2)."""
    name = DEED_OF[treasure]
    return name in card and card.possible(state, name, InPlay(seat, treasure))


def in_stock(state: State, me: InPlay) -> bool:
    """Rules 10. The supply holds something of what is pictured."""
    return any(state.supply[PLACE[resource]] for resource in TREASURES[me.treasure].gains)


def something_to_gather(state: State, me: InPlay) -> bool:
    """Rules 10. A gatherable kind is in stock."""
    return bool(gatherable(state, me.seat))


def somebody_to_hire(state: State, me: InPlay) -> bool:
    """Rules 10. A specialist can be hired."""
    return bool(hireable(state, me.seat))


def another_in_hand(state: State, me: InPlay) -> bool:
    """Rules 10. There is another card in the hand."""
    return len(state.hands[me.seat]) > 1


def other_card(state: State, me: InPlay) -> list[Option]:
    """Rules 10.1. Any other card of the hand goes with the map."""
    return [Discard(treasure) for treasure in dict.fromkeys(state.hand(me.seat))]


def held_by_somebody(state: State, me: InPlay) -> list[Option]:
    """Rules 10.1. A kind that some player holds."""
    return [NAME[resource] for index, resource in enumerate(RESOURCES) if any(store[index] for store in state.stores)]


@card()
@card.only_if(in_stock)
def supplies(game: Game[State], me: InPlay) -> None:
    """Rules 10.1. The pictured resources, as far as the supply goes; no room is needed for gems and magic."""
    gains = TREASURES[me.treasure].gains
    receive(game, me.seat, [resource for resource, amount in gains.items() for _ in range(amount)], "treasure")
    game.then(DiscardResources(me.seat))


@card()
@card.only_if(somebody_to_hire)
def contract(game: Game[State], me: InPlay) -> None:
    """Rules 10.1. It hires a specialist now."""
    game.then(HireByContract(me.seat))


@card(other=other_card)
@card.only_if(another_in_hand)
def treasure_map(game: Game[State], me: InPlay, other: Discard) -> None:
    """Rules 10.1. It goes with another card, and two treasures come."""
    discard(game, me.seat, other.treasure)
    game.then(NameColours(me.seat, PRINTED.map_draws), SellDown())


@card(resource=held_by_somebody)
def spoiling_potion(game: Game[State], me: InPlay, resource: Name) -> None:
    """Rules 10.1. Every player who holds some of it returns one, the user included."""
    for seat in game.state.from_seat(me.seat):
        if game.state.held(seat, resource.resource):
            give_back(game, seat, (resource.resource,), "spoiled")


@card()
def fortune_potion(game: Game[State], me: InPlay) -> None:
    """Rules 10.1. An item crafted later in this turn brings twice its coins."""
    await_craft(game)


@card()
@card.only_if(something_to_gather)
def scroll_of_plenty(game: Game[State], me: InPlay) -> None:
    """Rules 10.2. Two of one kind; then one for the next player."""
    unroll(game, me)


@card()
def scroll_of_wonders(game: Game[State], me: InPlay) -> None:
    """Rules 10.2. A coin and a treasure; then the next player may buy one."""
    unroll(game, me)


@card()
def scroll_of_riches(game: Game[State], me: InPlay) -> None:
    """Rules 10.2. Four coins; then two for the next player."""
    unroll(game, me)


def unroll(game: Game[State], me: InPlay) -> None:
    """Rules 10.2. The second part is for the next player clockwise; in a solo game it does nothing (rules 13)."""
    game.then(*parts(me.treasure, me.seat, None if game.state.is_solo else game.state.next_seat(me.seat)))
