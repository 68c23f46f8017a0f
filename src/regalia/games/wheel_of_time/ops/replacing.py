"""Rules 12.7, damage. What happens to damage before it is put on a card."""

from typing import Literal

from msgspec.structs import replace

from regalia.core import Game
from regalia.games.wheel_of_time.language.records import Amount, Op
from regalia.games.wheel_of_time.pieces import Context, PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.instead import HowMuch, InsteadOfDamage
from regalia.games.wheel_of_time.verbs import forces


class Redirect(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Damage about to be put on another card goes to this one: up to a capacity, or as much as is chosen."""

    to: Literal["self"]
    n: Amount | None = None
    capacity: Amount | None = None
    then: Literal["", "discard_self"] = ""
    excess: Literal["", "host"] = ""

    def instead(self, game: Game[State], rest: InsteadOfDamage, to: PieceId, ctx: Context) -> None:
        if self.capacity is None:
            game.then(HowMuch(game.state.pieces[to].seat, rest, to))
        else:
            redirected(game, rest, to, self.capacity.of(game.state, ctx))


def redirected(game: Game[State], rest: InsteadOfDamage, to: PieceId, capacity: int) -> None:
    """Rules 13, Bodyguards. As much as it can hold goes to an advantage, which is discarded when full."""
    held = game.state.pieces[to].damage
    taken = min(rest.amount, capacity - held)
    forces.wound(game, to, taken, rest.by)
    if held + taken >= capacity:
        forces.discard_from_play(game, to)
    game.then(replace(rest, amount=rest.amount - taken))
