"""Rules 12.2. Damage and death, after replacements."""

from msgspec.structs import replace

from regalia.core import Choice, Choices, Eyes, Game, Number
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.effective.abilities import current, mortally_wounded
from regalia.games.wheel_of_time.effective.cards import traits
from regalia.games.wheel_of_time.language.records import Entry, Selector
from regalia.games.wheel_of_time.options import NO, No, Take
from regalia.games.wheel_of_time.pieces import Context, Kind, PieceId
from regalia.games.wheel_of_time.seen import Shown
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.carry import carrying
from regalia.games.wheel_of_time.verbs import forces


def hurt(game: Game[State], me: PieceId, amount: int, by: PieceId = 0, special: str = "") -> None:
    """Put damage on a card, unless it is replaced."""
    if amount <= 0 or me not in game.state.pieces:
        return
    if replacements(game.state, "damaged", me):
        game.then(InsteadOfDamage(game.state.pieces[me].seat, me, amount, by, special))
    else:
        forces.wound(game, me, amount, by, special)


def kill(game: Game[State], me: PieceId, by: PieceId = 0, cause: str = "effect") -> None:
    """Kill a force, unless its death is replaced."""
    state = game.state
    if me not in state.pieces:
        return
    if cause == "wounds" and goes_to_discards(state, me):
        forces.discard_from_play(game, me)
    elif replacements(state, "killed", me):
        game.then(InsteadOfDeath(state.pieces[me].seat, me, by, cause))
    else:
        forces.slay(game, me, "Ta'veren" in traits(state, me), by, cause)


def goes_to_discards(state: State, me: PieceId) -> bool:
    """Rules 12.7. True if an effect that waits for it sends a card that dies of its wounds to the discard pile."""
    return any(
        each.op.on == "discard_dead" and me in each.ctx.targets and not dies_anyway(state, me, each.entry.ref.kind)
        for each in in_force.of(state, "delayed")
    )


def dies_anyway(state: State, me: PieceId, by: Kind) -> bool:
    """Rules 13, Juilin Sandar. True if a card would be mortally wounded without the effects of this other card on it."""
    twin = state.copy()
    twin.lasting = tuple(each for each in state.lasting if each.ref.kind != by or me not in each.on)
    twin.memo, twin.layout = {}, None
    return mortally_wounded(twin, me)


def replacements(
    state: State, event: str, me: PieceId, done: tuple[PieceId, ...] = ()
) -> list[tuple[PieceId, Entry, Context]]:
    """Rules 12.2. The replacements that can change an event of a card; each once for each event."""
    return [
        (other, each, replace(ctx, about=me, about_kind=state.pieces[me].kind, about_seat=state.pieces[me].seat))
        for other in in_force.layout(state).replacements.get(event, ())
        if other not in done
        for each, ctx in in_force.entries(state, other, "repl", event)
        if concerns(state, each, ctx, me) and all(condition.holds(state, ctx) for condition in each.if_)
    ]


def concerns(state: State, each: Entry, ctx: Context, me: PieceId) -> bool:
    """True if an entry is about this card: itself, unless it names another."""
    if each.who is None or each.who == "self":
        return ctx.card == me
    if each.who == "host":
        return state.pieces[ctx.card].host == me
    assert isinstance(each.who, Selector), each.who
    return each.who.matches(state, ctx, me)


class InsteadOfDamage(Choice, frozen=True):
    """Rules 12.2. Damage about to be put on a card: its controller chooses the order of replacements. The rest hits it."""

    me: PieceId
    amount: int
    by: PieceId
    special: str = ""
    done: tuple[PieceId, ...] = ()

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(piece=self.me, points=self.amount)

    def _found(self, state: State) -> list[tuple[PieceId, Entry, Context]]:
        return replacements(state, "damaged", self.me, self.done) if self.me in state.pieces and self.amount else []

    def options(self, state: State) -> Choices:
        found = self._found(state)
        leave = (NO,) if found and all(each.may for _, each, _ in found) else ()
        return (*[Take(other) for other, _, _ in found], *leave)

    def choose(self, game: Game[State], chosen: Take | No) -> None:
        if not isinstance(chosen, Take):
            self.skip(game)
            return
        _, each, ctx = next(found for found in self._found(game.state) if found[0] == chosen.id)
        each.ops[0].instead(game, replace(self, done=(*self.done, chosen.id)), chosen.id, ctx)

    def skip(self, game: Game[State]) -> None:
        if self.me in game.state.pieces:
            forces.wound(game, self.me, self.amount, self.by, self.special)


class HowMuch(Choice, frozen=True):
    """Rules 13, House Guards. Any part of the damage, as long as the troop is not yet mortally wounded."""

    rest: InsteadOfDamage
    to: PieceId

    def options(self, state: State) -> Choices:
        return Number(0, min(self.rest.amount, max(0, current(state, self.to, "C"))))

    def choose(self, game: Game[State], chosen: int) -> None:
        forces.wound(game, self.to, chosen, self.rest.by)
        game.then(replace(self.rest, amount=self.rest.amount - chosen))


class InsteadOfDeath(Choice, frozen=True):
    """Rules 12.2. A card is about to die: its controller chooses a replacement, if there is any.

    If it is in play afterwards, it dies.
    """

    me: PieceId
    by: PieceId
    cause: str
    done: tuple[PieceId, ...] = ()

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(piece=self.me)

    def _found(self, state: State) -> list[tuple[PieceId, Entry, Context]]:
        return replacements(state, "killed", self.me, self.done) if self.me in state.pieces else []

    def options(self, state: State) -> Choices:
        found = self._found(state)
        leave = (NO,) if found and all(each.may for _, each, _ in found) else ()
        return (*[Take(other) for other, _, _ in found], *leave)

    def choose(self, game: Game[State], chosen: Take | No) -> None:
        if not isinstance(chosen, Take):
            self.skip(game)
            return
        _, each, ctx = next(found for found in self._found(game.state) if found[0] == chosen.id)
        game.then(*carrying(each.ref, ctx), replace(self, done=(*self.done, chosen.id)))

    def skip(self, game: Game[State]) -> None:
        state = game.state
        if self.me in state.pieces:
            forces.slay(game, self.me, "Ta'veren" in traits(state, self.me), self.by, self.cause)
