"""Rules 12.2. Damage and death, after what may happen instead."""

from regalia.core import Game
from regalia.games.wheel_of_time.effective import traits
from regalia.games.wheel_of_time.pieces import PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.verbs import forces


def hurt(game: Game[State], me: PieceId, amount: int, by: PieceId = 0) -> None:
    """Damage is put on a card, unless something happens instead."""
    if amount > 0 and me in game.state.pieces:
        forces.wound(game, me, amount, by)


def kill(game: Game[State], me: PieceId, by: PieceId = 0, cause: str = "effect") -> None:
    """A force dies, unless something happens instead."""
    if me in game.state.pieces:
        forces.slay(game, me, "Ta'veren" in traits(game.state, me), by, cause)
