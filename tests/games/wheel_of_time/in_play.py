"""A table on which something of everything is in play, and what has become of it when something has happened."""

from collections.abc import Callable

from regalia.core import Game
from regalia.games.wheel_of_time.pieces import NOBODY, ChallengeId, Die, Loose, PieceId, Roll, Score, Targeted
from regalia.games.wheel_of_time.state import State
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table, symbol

Deed = Callable[[Game[State]], object]

PATTERN: ChallengeId = 1
EFFORTS: ChallengeId = 2
LOIAL: PieceId = 3
GUARDS: PieceId = 4
ANDOR: PieceId = 5
PERRIN: PieceId = 6
FADE: PieceId = 7
ROLL = Roll(LOIAL, HERO, (Die("P", 0), Die("C", 5)), PATTERN)
LOOSE = Loose(LOIAL, HERO, 2)
AIMED = Targeted(LOIAL, HERO, 1)


def table() -> Table:
    """Loial, wounded and guarded, has rolled in the Pattern challenge; another challenge lies face down."""
    laid = Table()
    scores = (Score(support=2, char=2, troop=1), Score())
    number = laid.challenge(form="pattern", scores=scores, loose=(LOOSE,), targeted=(AIMED,))
    laid.challenge("secondary_efforts", VILLAIN, hidden=True)
    laid.lay("loial", challenge=number, rotated=True, damage=2, tokens=(("plan", 1),))
    laid.lay("bodyguards", on="loial")
    laid.lay("andor", NOBODY, owner=HERO, control=(2, 0))
    laid.lay("perrin_aybara_i")
    laid.lay("fade", VILLAIN, damage=1)
    laid.pool(HERO, symbol("O"))
    laid.set(
        decks=[("fireball", "duel", "charge"), ()], hands=[("duel", "healing"), ()], discards=[(), ("plots",)], neutral=1
    )
    laid.set(killed=[("faile",), ()], dragon="rand_al_thor_iv", rolls=(ROLL,), stashed=((GUARDS, ("longbow",)),))
    return laid


def after(deed: Deed) -> State:
    """The table when this has happened to it."""
    game = table().game()
    deed(game)
    return game.state
