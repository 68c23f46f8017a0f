"""Rules 8 and 10. Effects on curses, tokens, tiles and prestige."""

from collections.abc import Mapping

from regalia.core import About, Answer, Choice, Choices, Eyes, Foreseen, Game, Option, Seat, Step
from regalia.games.nocturion import effects as fx
from regalia.games.nocturion.abilities import (
    Able,
    able,
    effects_of,
    matching,
    per_resources,
    refillable,
    responders,
    seems_able,
)
from regalia.games.nocturion.content import CurseName
from regalia.games.nocturion.options import Curse, DropCurse, Equip, MoveCurse, Refill, UseBeast
from regalia.games.nocturion.pieces import NOBODY, NOTHING, Cause, Happened, Shown
from regalia.games.nocturion.state import State
from regalia.games.nocturion.steps.carry import Effects, does, own_beasts, use_beast
from regalia.games.nocturion.verbs.board import refill, take_chalice, take_guild_master
from regalia.games.nocturion.verbs.curses import draw_curse, lose_curse, prevent_curse, receive_curse, send_curse
from regalia.games.nocturion.verbs.dice import go_wild
from regalia.games.nocturion.verbs.goods import earn
from regalia.games.nocturion.verbs.houses import equip


@does(fx.CurseGive)
def curse_give(game: Game[State], seat: Seat, effect: fx.CurseGive, cause: Cause) -> None:
    """Rules 8. A curse is drawn face up, then given."""
    game.then(*[DrawCurse(seat, cause.name)] * effect.n)


class DrawCurse(Step, frozen=True):
    """Rules 8. The top curse is shown to all."""

    seat: Seat
    about: str = NOTHING
    """The piece whose ability asks."""

    def run(self, game: Game[State]) -> None:
        if game.state.can_curse(self.seat):
            game.then(GiveCurse(self.seat, draw_curse(game, self.seat), self.about))


class GiveCurse(Choice, frozen=True):
    """Rules 8. The curse goes to an opponent who does not hold the Chalice."""

    curse: CurseName
    about: str = NOTHING
    """The piece whose ability asks."""

    def options(self, state: State) -> Choices:
        return [*map(Curse, state.cursable(self.seat))]

    def choose(self, game: Game[State], chosen: Curse) -> None:
        game.then(Incoming(chosen.victim, self.curse, self.seat))

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(about=self.about, curse=self.curse)


class Incoming(About, frozen=True):
    """Rules 7.4. A curse is about to reach its target; only the target can respond."""

    seat: Seat
    curse: CurseName
    player: Seat = NOBODY
    """The player who gives it."""

    @classmethod
    def foreseen(cls, state: State, seat: Seat) -> Mapping[str, Foreseen]:
        facts: dict[str, tuple[str | int, ...]] = {
            "curse": (*state.printed.curses,),
            "player": tuple([each for each in state.seats if each != seat]),
        }
        return {"Incoming": Foreseen(own_beasts(state, seat), facts)}

    def facts(self, state: State, seat: Seat) -> Mapping[str, str | int]:
        return {"curse": self.curse, "player": self.player}

    def threatened(self, state: State) -> Seat:
        return self.seat

    def beasts(self, state: State) -> list[str]:
        """The ready beasts that respond to it."""
        return responders(state, self.seat, Happened("curse_incoming", self.seat, self.curse))

    def works(self, state: State, beast: str, test: Able) -> bool:
        """Rules 8. True if its first effect can do something; only here can that be to stop the curse."""
        cause = Cause("beast", beast)
        first = effects_of(state, self.seat, cause)[0]
        return isinstance(first, fx.CursePrevent) or test(state, self.seat, first, cause)

    def could(self, state: State, seat: Seat) -> bool:
        return any(self.works(state, beast, seems_able) for beast in self.beasts(state))

    def may(self, state: State, seat: Seat) -> tuple[Option, ...]:
        return tuple([UseBeast(beast) for beast in self.beasts(state) if self.works(state, beast, able)])

    def instead(self, game: Game[State], seat: Seat, chosen: Answer) -> None:
        assert isinstance(chosen, UseBeast)
        cause = Cause("beast", chosen.beast)
        use_beast(game, seat, chosen.beast)
        if any(isinstance(effect, fx.CursePrevent) for effect in effects_of(game.state, seat, cause)):
            prevent_curse(game, seat, self.curse)
            game.then(Effects(seat, cause, whole=True))
        else:
            game.then(Effects(seat, cause, whole=True), self)

    def happen(self, game: Game[State]) -> None:
        game.then(Receive(self.seat, self.curse, self.player))

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(curse=self.curse, player=self.player)


class Receive(Choice, frozen=True):
    """Rules 10.1. A player at the limit of curses chooses one to discard, then takes the new one."""

    curse: CurseName
    player: Seat = NOBODY
    """The player who gives it."""

    def options(self, state: State) -> Choices:
        held = state.curses[self.seat]
        return [*map(DropCurse, dict.fromkeys(held))] if len(held) >= state.printed.limits.curses else []

    def choose(self, game: Game[State], chosen: DropCurse) -> None:
        lose_curse(game, self.seat, chosen.curse)
        self.skip(game)

    def skip(self, game: Game[State]) -> None:
        receive_curse(game, self.seat, self.curse)

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(curse=self.curse, player=self.player)


@does(fx.CurseRemove)
def curse_remove(game: Game[State], seat: Seat, effect: fx.CurseRemove, cause: Cause) -> None:
    """Rules 8. Own curses are discarded; 0 means all."""
    held = game.state.curses[seat]
    if effect.n == 0 or effect.n >= len(held):
        for curse in held:
            lose_curse(game, seat, curse)
    else:
        game.then(*[DiscardCurse(seat, cause.name)] * effect.n)


class DiscardCurse(Choice, frozen=True):
    """Rules 8. An own curse of choice is discarded."""

    about: str = NOTHING
    """The piece whose ability asks."""

    def options(self, state: State) -> Choices:
        return [*map(DropCurse, dict.fromkeys(state.curses[self.seat]))]

    def choose(self, game: Game[State], chosen: DropCurse) -> None:
        lose_curse(game, self.seat, chosen.curse)

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(about=self.about)


@does(fx.CurseMove)
def curse_move(game: Game[State], seat: Seat, effect: fx.CurseMove, cause: Cause) -> None:
    """Rules 8. Own curses go to opponents."""
    game.then(*[PassCurse(seat, cause.name)] * effect.n)


class PassCurse(Choice, frozen=True):
    """Rules 8. An own curse and an opponent without the Chalice."""

    about: str = NOTHING
    """The piece whose ability asks."""

    def options(self, state: State) -> Choices:
        victims = state.cursable(self.seat)
        return [MoveCurse(curse, victim) for curse in dict.fromkeys(state.curses[self.seat]) for victim in victims]

    def choose(self, game: Game[State], chosen: MoveCurse) -> None:
        send_curse(game, self.seat, chosen.curse, chosen.victim)
        game.then(Incoming(chosen.victim, chosen.curse, self.seat))

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(about=self.about)


@does(fx.CursePrevent)
def curse_prevent(game: Game[State], seat: Seat, effect: fx.CursePrevent, cause: Cause) -> None:
    """Rules 8. Carried out while the curse is incoming."""


@does(fx.RefillRegion)
def refill_region(game: Game[State], seat: Seat, effect: fx.RefillRegion, cause: Cause) -> None:
    """Rules 8. A region is chosen."""
    game.then(ChooseRegion(seat, cause.name))


class ChooseRegion(Choice, frozen=True):
    """Rules 8. Each empty tile of a region gets one of its resource."""

    about: str = NOTHING
    """The piece whose ability asks."""

    def options(self, state: State) -> Choices:
        return [Refill(state.printed.regions[region].id) for region in refillable(state)]

    def choose(self, game: Game[State], chosen: Refill) -> None:
        regions = [facts.id for facts in game.state.printed.regions]
        refill(game, regions.index(chosen.region))

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(about=self.about)


@does(fx.GuildMaster)
def guild_master(game: Game[State], seat: Seat, effect: fx.GuildMaster, cause: Cause) -> None:
    """Rules 8. The Guild Master is taken from wherever it is."""
    take_guild_master(game, seat)


@does(fx.Chalice)
def chalice(game: Game[State], seat: Seat, effect: fx.Chalice, cause: Cause) -> None:
    """Rules 8. With a curse one is discarded; with none the Chalice is taken."""
    if game.state.curses[seat]:
        game.then(DiscardCurse(seat, cause.name))
    else:
        take_chalice(game, seat)


@does(fx.Prestige)
def prestige(game: Game[State], seat: Seat, effect: fx.Prestige, cause: Cause) -> None:
    """Rules 8. Prestige is gained."""
    earn(game, seat, effect.n, cause.kind, cause.name)


@does(fx.PrestigePerResources)
def prestige_per_resources(game: Game[State], seat: Seat, effect: fx.PrestigePerResources, cause: Cause) -> None:
    """Rules 8. Prestige for what is held after paying; nothing is spent."""
    earn(game, seat, per_resources(game.state, seat, effect), cause.kind, cause.name)


@does(fx.PrestigePerMatchingBeast)
def prestige_per_matching_beast(game: Game[State], seat: Seat, effect: fx.PrestigePerMatchingBeast, cause: Cause) -> None:
    """Rules 8. Prestige for each beast that shares an icon with the quest."""
    earn(game, seat, matching(game.state, seat, cause), cause.kind, cause.name)


@does(fx.EquipFree)
def equip_free(game: Game[State], seat: Seat, effect: fx.EquipFree, cause: Cause) -> None:
    """Rules 8. An heirloom is chosen."""
    game.then(EquipOne(seat, cause.name))


class EquipOne(Choice, frozen=True):
    """Rules 8. An heirloom is equipped without paying."""

    about: str = NOTHING
    """The piece whose ability asks."""

    def options(self, state: State) -> Choices:
        return [*map(Equip, state.unequipped(self.seat))]

    def choose(self, game: Game[State], chosen: Equip) -> None:
        equip(game, self.seat, chosen.heirloom)

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(about=self.about)


@does(fx.WildActivation)
def wild_activation(game: Game[State], seat: Seat, effect: fx.WildActivation, cause: Cause) -> None:
    """Rules 8. The next activation of this turn may use any die."""
    go_wild(game, seat)
