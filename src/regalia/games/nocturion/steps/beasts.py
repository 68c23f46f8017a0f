"""Rules 8 and 9. Effects on beasts: summoning, searching, exhausting, readying."""

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from regalia.core import Ask, Choice, Choices, Eyes, Game, Option, Seat, Several, Step
from regalia.games.nocturion import effects as fx
from regalia.games.nocturion.abilities import to_exhaust, to_ready, to_toggle
from regalia.games.nocturion.content import BeastName, Resource
from regalia.games.nocturion.costs import affordable, ready_others, summon_price, tile_of
from regalia.games.nocturion.options import SKIP, Cash, Discard, Exhaust, Keep, Ready, Skip, Summon
from regalia.games.nocturion.pieces import NOTHING, Cause, Shown
from regalia.games.nocturion.state import State
from regalia.games.nocturion.steps.carry import MayUse, does
from regalia.games.nocturion.steps.payment import Payment
from regalia.games.nocturion.verbs.beasts import (
    arrive,
    exhaust,
    keep,
    leave,
    look_at,
    make_ready,
    put_below,
    reveal,
    summoned,
    tell_of_hand,
)
from regalia.games.nocturion.verbs.goods import earn

T = TypeVar("T", bound=Option)


def several(options: Sequence[Option], least: int, most: int) -> Ask:
    """A question for some of these, or for one of them if there cannot be more."""
    most = min(most, len(options))
    return tuple(options) if most == 1 else Several(tuple(options), min(least, most), most)


def those(chosen: T | tuple[T, ...]) -> tuple[T, ...]:
    """The options that were chosen, one or several."""
    return chosen if isinstance(chosen, tuple) else (chosen,)


@does(fx.Summon)
def summon(game: Game[State], seat: Seat, effect: fx.Summon, cause: Cause) -> None:
    """Rules 9.1. A card of the hand is chosen. This shows everyone that one can be paid."""
    tell_of_hand(game.state)
    game.then(SummonBeast(seat, cause, effect.free, effect.discount == "tile"))


class SummonBeast(Choice, frozen=True):
    """Rules 9.1. A card is chosen and shown, room is made, it is paid, and the beast arrives.

    Only in a game that another seat imagines can the hand have no such card.
    """

    cause: Cause
    free: bool
    tile: bool
    forced: ClassVar[bool] = False

    def options(self, state: State) -> Choices:
        return [*map(Summon, affordable(state, self.seat, self.effect(), self.cause))] or [SKIP]

    def effect(self) -> fx.Summon:
        """What is being carried out."""
        return fx.Summon(self.free, "tile" if self.tile else "none")

    def choose(self, game: Game[State], chosen: Summon | Skip) -> None:
        if isinstance(chosen, Skip):
            return
        state, seat, beast = game.state, self.seat, chosen.beast
        price = summon_price(state, seat, beast, self.effect(), self.resource(state))
        reveal(game, seat, beast)
        if len(state.stables[seat]) >= state.printed.limits.stable:
            game.then(MakeRoom(seat, beast))
        game.then(Payment(seat, *price, beast), Arrive(seat, beast))

    def resource(self, state: State) -> Resource:
        """The resource of the tile, if one is used."""
        return tile_of(state, self.cause)

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(about=self.cause.name)


class MakeRoom(Choice, frozen=True):
    """Rules 9.1. In a full stable a ready beast is discarded."""

    beast: BeastName
    """The beast that needs room."""

    def options(self, state: State) -> Choices:
        return [Discard(each.beast) for each in state.stables[self.seat] if each.ready]

    def choose(self, game: Game[State], chosen: Discard) -> None:
        leave(game, self.seat, chosen.beast)

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(arriving=self.beast)


class Arrive(Step, frozen=True):
    """Rules 9.1. The beast is placed ready, its prestige gained; then its Summon ability may be used."""

    seat: Seat
    beast: BeastName

    def run(self, game: Game[State]) -> None:
        arrive(game, self.seat, self.beast)
        if game.state.printed.beasts[self.beast].ability.trigger == "summon":
            game.then(MayUse(self.seat, Cause("beast", self.beast), whole=True))
        game.then(Summoned(self.seat, self.beast))


class Summoned(Step, frozen=True):
    """Rules 9.1. The summon ends with its event."""

    seat: Seat
    beast: BeastName

    def run(self, game: Game[State]) -> None:
        summoned(game, self.seat, self.beast)


@does(fx.SearchBeasts)
def search_beasts(game: Game[State], seat: Seat, effect: fx.SearchBeasts, cause: Cause) -> None:
    """Rules 8. The top cards are looked at in secret."""
    look_at(game, seat, effect.look)
    game.then(KeepCards(seat, effect.take, cause.name))


class KeepCards(Choice, frozen=True):
    """Rules 8. Some of the cards go to the hand, the rest to the bottom in the order seen."""

    secret: ClassVar[bool] = True

    count: int
    about: str = NOTHING
    """The piece whose ability asks."""

    def options(self, state: State) -> Choices:
        count = min(self.count, len(state.looked))
        return several([*map(Keep, state.looked)], count, count) if count else []

    def choose(self, game: Game[State], chosen: Keep | tuple[Keep, ...]) -> None:
        for each in those(chosen):
            keep(game, each.beast)
        put_below(game)

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(about=self.about)


@does(fx.Exhaust)
def exhaust_beasts(game: Game[State], seat: Seat, effect: fx.Exhaust, cause: Cause) -> None:
    """Rules 8. Ready beasts in any stables are chosen."""
    game.then(ExhaustBeasts(seat, cause, effect.n))


class ExhaustBeasts(Choice, frozen=True):
    """Rules 8. From one up to this number of ready beasts are exhausted."""

    cause: Cause
    count: int

    def options(self, state: State) -> Choices:
        found = [Exhaust(each.beast) for _, each in to_exhaust(state, self.cause)]
        return several(found, 1, self.count) if found else []

    def choose(self, game: Game[State], chosen: Exhaust | tuple[Exhaust, ...]) -> None:
        for each in those(chosen):
            exhaust(game, owner_of(game.state, each.beast), each.beast)

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(about=self.cause.name)


def owner_of(state: State, beast: BeastName) -> Seat:
    """The seat whose stable holds a beast."""
    return next(seat for seat in state.seats for each in state.stables[seat] if each.beast == beast)


@does(fx.Ready)
def ready_beasts(game: Game[State], seat: Seat, effect: fx.Ready, cause: Cause) -> None:
    """Rules 8. Own exhausted beasts are chosen."""
    game.then(ReadyBeasts(seat, cause, effect.n))


class ReadyBeasts(Choice, frozen=True):
    """Rules 8. From one up to this number of one's other beasts are readied."""

    cause: Cause
    count: int

    def options(self, state: State) -> Choices:
        found = [Ready(each.beast) for each in to_ready(state, self.seat, self.cause)]
        return several(found, 1, self.count) if found else []

    def choose(self, game: Game[State], chosen: Ready | tuple[Ready, ...]) -> None:
        for each in those(chosen):
            make_ready(game, self.seat, each.beast)

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(about=self.cause.name)


@does(fx.Toggle)
def toggle(game: Game[State], seat: Seat, effect: fx.Toggle, cause: Cause) -> None:
    """Rules 8. A beast in any stable is chosen."""
    game.then(*[ToggleBeast(seat, cause)] * effect.n)


class ToggleBeast(Choice, frozen=True):
    """Rules 8. A ready beast becomes exhausted, an exhausted one ready."""

    cause: Cause

    def options(self, state: State) -> Choices:
        return [Exhaust(each.beast) if each.ready else Ready(each.beast) for _, each in to_toggle(state, self.cause)]

    def choose(self, game: Game[State], chosen: Exhaust | Ready) -> None:
        change = exhaust if isinstance(chosen, Exhaust) else make_ready
        change(game, owner_of(game.state, chosen.beast), chosen.beast)

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(about=self.cause.name)


@does(fx.BeastCash)
def beast_cash(game: Game[State], seat: Seat, effect: fx.BeastCash, cause: Cause) -> None:
    """Rules 8. A ready beast is chosen."""
    game.then(CashBeast(seat, cause))


class CashBeast(Choice, frozen=True):
    """Rules 8. An own ready beast is discarded, and its printed prestige gained again."""

    cause: Cause

    def options(self, state: State) -> Choices:
        return [Cash(each.beast) for each in ready_others(state, self.seat, self.cause)]

    def choose(self, game: Game[State], chosen: Cash) -> None:
        leave(game, self.seat, chosen.beast)
        prestige = game.state.printed.beasts[chosen.beast].prestige
        earn(game, self.seat, prestige, self.cause.kind, self.cause.name)

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(about=self.cause.name)
