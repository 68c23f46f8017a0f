"""Rules 7 and 8. Abilities are carried out effect by effect; responses follow, first in, first out."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeAlias, TypeVar

from regalia.core import PASS, Answer, Choice, Choices, Eyes, Foreseen, Game, Option, Queue, Seat, Step, Until
from regalia.games.nocturion import effects as fx
from regalia.games.nocturion.abilities import (
    able,
    effects_of,
    now,
    responders,
    seems_able,
    seems_usable,
    triggered,
    usable,
)
from regalia.games.nocturion.effects import Effect
from regalia.games.nocturion.options import SKIP, USE, Choose, Skip, Use, UseBeast
from regalia.games.nocturion.pieces import Cause, Happened, Shown
from regalia.games.nocturion.state import State
from regalia.games.nocturion.verbs.beasts import exhaust
from regalia.games.nocturion.verbs.goods import announce
from regalia.games.nocturion.verbs.houses import use

Do: TypeAlias = Callable[[Game[State], Seat, Any, Cause], None]
Deed = TypeVar("Deed", bound=Do)
DO: dict[type, Do] = {}
"""How each kind of effect is carried out: at once, or by a step that asks."""


def does(kind: type) -> Callable[[Deed], Deed]:
    """Decorator of the function that carries out a kind of effect."""

    def enter(do: Deed) -> Deed:
        DO[kind] = do
        return do

    return enter


def carry_out(game: Game[State], seat: Seat, effect: Effect, cause: Cause) -> None:
    """One effect is carried out."""
    DO[type(effect)](game, seat, effect, cause)


class Effects(Step, frozen=True):
    """Rules 8. Effects in the listed order; one without a legal choice is skipped.

    Each is a separate unit, after which others can respond (rules 7.4), unless it is part of a window or a summon that is
    still in progress.
    """

    seat: Seat
    cause: Cause
    whole: bool = False
    """True if it is part of a window or summon."""
    at: int = 0

    def run(self, game: Game[State]) -> None:
        effects = effects_of(game.state, self.seat, self.cause)
        effect = effects[self.at]
        if able(game.state, self.seat, effect, self.cause):
            carry_out(game, self.seat, effect, self.cause)
            if not self.whole:
                game.then(Respond())
        if self.at + 1 < len(effects):
            game.then(Effects(self.seat, self.cause, self.whole, self.at + 1))


class Chosen(Step, frozen=True):
    """Rules 8. The effect that was chosen of several is carried out."""

    seat: Seat
    cause: Cause
    effect: Effect
    whole: bool = False

    def run(self, game: Game[State]) -> None:
        carry_out(game, self.seat, self.effect, self.cause)
        if not self.whole:
            game.then(Respond())


def key_of(effect: Effect) -> str:
    """How an effect is written in a pack."""
    return str(effect.__struct_config__.tag)


def named(choice: Effect, key: str) -> Effect:
    """The effect with this key, of those that a choice is about."""
    assert isinstance(choice, fx.ChooseOne), f"{choice} leaves no choice"
    return next(each for each in choice.options if key_of(each) == key)


CITED = {"quest": "5.2.2", "beast": "9.1"}
"""The sections of the rules that give the choice to use an ability, other than 6.2."""


class MayUse(Choice, frozen=True):
    """Rules 6.2. The ability of a location, a reward or a Summon ability can be used or skipped.

    A player who could use it according to public facts is asked, so the question reveals nothing about the hand.
    """

    cause: Cause
    whole: bool = False
    forced: ClassVar[bool] = False

    @classmethod
    def foreseen(cls, state: State, seat: Seat) -> Mapping[str, Foreseen]:
        return {kind: Foreseen((USE, SKIP)) for kind in ("UseLocation", "UseQuest", "UseBeast")}

    def facts(self, state: State, seat: Seat) -> Mapping[str, str]:
        return {"about": self.cause.name}

    def options(self, state: State) -> Choices:
        if not seems_usable(state, self.seat, self.cause):
            return []
        return (*self.uses(state), SKIP)

    def uses(self, state: State) -> list[Option]:
        """Rules 8. What can be carried out: all of it, or one of several effects."""
        effects = effects_of(state, self.seat, self.cause)
        if len(effects) == 1 and isinstance(effects[0], fx.ChooseOne):
            return [Choose(key_of(each)) for each in now(state, self.seat, self.cause)]
        return [USE] if usable(state, self.seat, self.cause) else []

    def kind(self) -> str:
        return f"Use{self.cause.kind.capitalize()}"

    def cited(self) -> str:
        """The place in the rules that gives this choice: for a reward its quest, for a Summon ability the summoning."""
        return CITED.get(self.cause.kind, self.rule)

    def choose(self, game: Game[State], chosen: Use | Choose | Skip) -> None:
        if isinstance(chosen, Skip):
            return
        use(game, self.seat, self.cause)
        if self.cause.kind == "beast":
            exhaust(game, self.seat, self.cause.name)
        if isinstance(chosen, Choose):
            choice = effects_of(game.state, self.seat, self.cause)[0]
            game.then(Chosen(self.seat, self.cause, named(choice, chosen.effect), self.whole))
        else:
            game.then(Effects(self.seat, self.cause, self.whole))

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(about=self.cause.name)


class ChooseEffect(Choice, frozen=True):
    """Rules 8. One of several effects is chosen, after the decision to use the ability.

    Nothing is asked if, according to public facts, only one of them could do something.
    """

    cause: Cause
    choice: fx.ChooseOne
    forced: ClassVar[bool] = False

    def options(self, state: State) -> Choices:
        could = [each for each in self.choice.options if seems_able(state, self.seat, each, self.cause)]
        return (*self.possible(state),) or (SKIP,) if len(could) > 1 else ()

    def possible(self, state: State) -> list[Choose]:
        """The effects that can do something."""
        return [Choose(key_of(each)) for each in self.choice.options if able(state, self.seat, each, self.cause)]

    def skip(self, game: Game[State]) -> None:
        for only in self.possible(game.state):
            self.choose(game, only)

    def choose(self, game: Game[State], chosen: Choose | Skip) -> None:
        if isinstance(chosen, Choose):
            game.then(Chosen(self.seat, self.cause, named(self.choice, chosen.effect), whole=True))

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(about=self.cause.name)


@does(fx.ChooseOne)
def choose_one(game: Game[State], seat: Seat, effect: fx.ChooseOne, cause: Cause) -> None:
    """Rules 8. The player who uses the ability chooses."""
    game.then(ChooseEffect(seat, cause, effect))


class Announce(Step, frozen=True):
    """Rules 7.3. An event is added after its cause is finished."""

    event: Happened

    def run(self, game: Game[State]) -> None:
        announce(game.state, self.event.event, self.event.seat, self.event.what)


class Respond(Queue, frozen=True):
    """Rules 7.4. Events are responded to, first in, first out; events caused by responses join the end."""

    def respond(self, state: State, event: Happened) -> tuple[Step, ...]:
        """House abilities automatically, then ready beasts, from the active player on."""
        houses = [Effects(seat, cause, whole=True) for seat, cause in triggered(state, event) if usable(state, seat, cause)]
        if houses or any(responders(state, seat, event) for seat in state.seats):
            return (*houses, React(state.from_seat(state.active), event))
        return ()


NEWS = ("gain", "heirloom_equipped", "quest_completed", "beast_summoned", "location_activated")
"""Rules 7.3. The events to which all can respond."""


class React(Until, frozen=True):
    """Rules 7.4. Each player can use matching ready beasts, one after the other, until passing."""

    event: Happened

    @classmethod
    def foreseen(cls, state: State, seat: Seat) -> Mapping[str, Foreseen]:
        return {"React": Foreseen(own_beasts(state, seat), {"news": NEWS, "player": (*state.seats,)})}

    def facts(self, state: State, seat: Seat) -> Mapping[str, str | int]:
        return {"news": self.event.event, "player": self.event.seat}

    def called(self, state: State) -> str:
        """The event, and the beasts that could respond to it; all see them."""
        beasts = responders(state, self.waiting[0], self.event) if self.waiting else ()
        return " ".join((self.event.event, *sorted(beasts)))

    def stretches(self, state: State) -> dict[str, str]:
        return {"round": str(state.round)}

    def could(self, state: State, seat: Seat) -> bool:
        return any(seems_usable(state, seat, Cause("beast", beast)) for beast in responders(state, seat, self.event))

    def may(self, state: State, seat: Seat) -> tuple[Option, ...]:
        beasts = responders(state, seat, self.event)
        return tuple([UseBeast(beast) for beast in beasts if usable(state, seat, Cause("beast", beast))])

    def do(self, game: Game[State], seat: Seat, chosen: Answer) -> None:
        assert isinstance(chosen, UseBeast)
        use_beast(game, seat, chosen.beast)
        game.then(Effects(seat, Cause("beast", chosen.beast), whole=True))

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(about=self.event.what, event=self.event.event, player=self.event.seat)


def own_beasts(state: State, seat: Seat) -> tuple[Option, ...]:
    """What a seat can be offered when something happens: each beast of its stable, or to pass."""
    return (*[UseBeast(each.beast) for each in state.stables[seat]], PASS)


def use_beast(game: Game[State], seat: Seat, beast: str) -> None:
    """Rules 7.1. Using a beast exhausts it."""
    use(game, seat, Cause("beast", beast))
    exhaust(game, seat, beast)
