"""Rules 8. Effects on dice and resources."""

from msgspec.structs import replace

from regalia.core import Choice, Choices, Eyes, Game, Option, Seat
from regalia.games.nocturion import effects as fx
from regalia.games.nocturion.abilities import changes
from regalia.games.nocturion.content import PLACE, RESOURCES, Resource
from regalia.games.nocturion.options import DONE, RETURN, TAKE, Change, Done, Reroll, Return, Take
from regalia.games.nocturion.pieces import NOBODY, NOTHING, Cause, Moment, Shown
from regalia.games.nocturion.state import State
from regalia.games.nocturion.steps.carry import does
from regalia.games.nocturion.verbs.dice import reroll, roll_to_crest, turn_die
from regalia.games.nocturion.verbs.goods import gain, give_back

ANY = tuple(TAKE.values())


@does(fx.Gain)
def gain_resources(game: Game[State], seat: Seat, effect: fx.Gain, cause: Cause) -> None:
    """Rules 8. Resources from the supply; of any kind, each is chosen."""
    if effect.resource == "any":
        game.then(TakeAny(seat, effect.n, about=cause.name))
    else:
        gain(game, seat, (effect.resource,) * effect.n, "ability")


class TakeAny(Choice, frozen=True):
    """Rules 8. This number of resources of any kinds, as one gain."""

    count: int
    taken: tuple[Resource, ...] = ()
    about: str = NOTHING
    """The piece whose ability asks."""

    def options(self, state: State) -> Choices:
        return ANY

    def choose(self, game: Game[State], chosen: Take) -> None:
        taken = (*self.taken, chosen.resource)
        if len(taken) < self.count:
            game.then(replace(self, taken=taken))
        else:
            gain(game, self.seat, taken, "ability")

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(about=self.about, moment=Moment(taken=self.taken, left=self.count - len(self.taken)))


@does(fx.Exchange)
def exchange(game: Game[State], seat: Seat, effect: fx.Exchange, cause: Cause) -> None:
    """Rules 8. Up to n resources for as many of other kinds."""
    game.then(GiveUp(seat, effect.n, about=cause.name))


class GiveUp(Choice, frozen=True):
    """Rules 8. The returned resources are named one by one, each with the one taken for it."""

    count: int
    returned: tuple[Resource, ...] = ()
    taken: tuple[Resource, ...] = ()
    about: str = NOTHING
    """The piece whose ability asks."""

    def options(self, state: State) -> Choices:
        store = [*state.stores[self.seat]]
        for resource in self.returned:
            store[PLACE[resource]] -= 1
        held: list[Option] = [RETURN[resource] for index, resource in enumerate(RESOURCES) if store[index] > 0]
        return [*held, DONE] if self.returned and held else held

    def skip(self, game: Game[State]) -> None:
        swap(game, self.seat, self.returned, self.taken)

    def choose(self, game: Game[State], chosen: Return | Done) -> None:
        if isinstance(chosen, Return):
            returned = (*self.returned, chosen.resource)
            game.then(TakeInstead(self.seat, self.count, returned, self.taken, self.about))
        else:
            swap(game, self.seat, self.returned, self.taken)

    def shown(self, eyes: Eyes) -> Shown:
        moment = Moment(taken=self.taken, returned=self.returned, left=self.count - len(self.taken))
        return Shown(about=self.about, moment=moment)


class TakeInstead(Choice, frozen=True):
    """Rules 15. For a resource that goes back one of a different kind is taken."""

    count: int
    returned: tuple[Resource, ...]
    taken: tuple[Resource, ...]
    about: str = NOTHING
    """The piece whose ability asks."""

    def options(self, state: State) -> Choices:
        return [TAKE[resource] for resource in RESOURCES if resource != self.returned[-1]]

    def choose(self, game: Game[State], chosen: Take) -> None:
        taken = (*self.taken, chosen.resource)
        if len(taken) < self.count:
            game.then(GiveUp(self.seat, self.count, self.returned, taken, self.about))
        else:
            swap(game, self.seat, self.returned, taken)

    def shown(self, eyes: Eyes) -> Shown:
        moment = Moment(taken=self.taken, returned=self.returned, left=self.count - len(self.taken))
        return Shown(about=self.about, moment=moment)


def swap(game: Game[State], seat: Seat, returned: tuple[Resource, ...], taken: tuple[Resource, ...]) -> None:
    """Rules 8. The exchange is made."""
    give_back(game, seat, returned, "exchange")
    gain(game, seat, taken, "exchange")


@does(fx.ModifyDie)
def modify_die(game: Game[State], seat: Seat, effect: fx.ModifyDie, cause: Cause) -> None:
    """Rules 8. A die is chosen, and how it is turned."""
    game.then(*[TurnDie(seat, effect.delta, cause.name)] * effect.n)


class TurnDie(Choice, frozen=True):
    """Rules 8. One own die, in the treasury or on the crest, by one of these amounts."""

    delta: tuple[int, ...]
    about: str = NOTHING
    """The piece whose ability asks."""

    def options(self, state: State) -> Choices:
        return [Change(*change) for change in changes(state, self.seat, self.delta)]

    def choose(self, game: Game[State], chosen: Change) -> None:
        turn_die(game, self.seat, chosen.die, chosen.to, chosen.crest)

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(about=self.about)


@does(fx.Reroll)
def reroll_die(game: Game[State], seat: Seat, effect: fx.Reroll, cause: Cause) -> None:
    """Rules 8. A die is chosen and rolled again."""
    game.then(*[RerollDie(seat, cause.name)] * effect.n)


class RerollDie(Choice, frozen=True):
    """Rules 8. One own die, in the treasury or on the crest."""

    about: str = NOTHING
    """The piece whose ability asks."""

    def options(self, state: State) -> Choices:
        found = [Reroll(die, crest=False) for die in dict.fromkeys(state.dice[self.seat])]
        if state.crest[self.seat]:
            found.append(Reroll(state.crest[self.seat], crest=True))
        return found

    def choose(self, game: Game[State], chosen: Reroll) -> None:
        reroll(game, self.seat, chosen.die, chosen.crest)

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(about=self.about)


@does(fx.RollReserve)
def roll_reserve(game: Game[State], seat: Seat, effect: fx.RollReserve, cause: Cause) -> None:
    """Rules 8. A supply die onto the crest; with a full crest one resource of any kind instead."""
    for _ in range(effect.n):
        if game.state.crest[seat]:
            game.then(TakeAny(seat, 1, about=cause.name))
        else:
            roll_to_crest(game, seat)


@does(fx.OpponentsDiscard)
def opponents_discard(game: Game[State], seat: Seat, effect: fx.OpponentsDiscard, cause: Cause) -> None:
    """Rules 8. Clockwise from the user, each opponent discards n resources, or all if there are fewer."""
    state = game.state
    for other in state.opponents(seat):
        count = min(effect.n, sum(state.stores[other]))
        if count:
            game.then(Lose(other, count, cause.name, seat))


class Lose(Choice, frozen=True):
    """Rules 8. Resources of choice go to the supply, one after the other; without a question if all of them go."""

    count: int
    about: str = NOTHING
    """The piece whose ability asks."""
    player: Seat = NOBODY
    """The player of the ability."""

    def options(self, state: State) -> Choices:
        store = state.stores[self.seat]
        return (
            [RETURN[each] for each, held in zip(RESOURCES, store, strict=True) if held] if self.count < sum(store) else []
        )

    def choose(self, game: Game[State], chosen: Return) -> None:
        give_back(game, self.seat, (chosen.resource,), self.cause())
        if self.count > 1:
            game.then(replace(self, count=self.count - 1))

    def skip(self, game: Game[State]) -> None:
        give_back(game, self.seat, game.state.goods(self.seat), self.cause())

    def cause(self) -> str:
        """The cause in the event."""
        return "lost"

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(about=self.about, player=self.player, moment=Moment(left=self.count))
