"""Rules 6.4. Governing."""

from collections.abc import Iterable

from regalia.core import Game, Seat
from regalia.games.old_kings_crown.content import COUNCILS, CardId, Council
from regalia.games.old_kings_crown.effective import effective
from regalia.games.old_kings_crown.events.cards import Governed
from regalia.games.old_kings_crown.options import GOVERN, Govern
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.verbs.cards import put_in_council


def govern_options(state: State, cards: Iterable[CardId], taken: tuple[Council, ...] = ()) -> list[Govern]:
    """Rules 6.4. The cards that can govern, and where: those with a Vote, in any Council."""
    able = [card for card in cards if effective(state, card).votes]
    return [GOVERN[card, council] for card in able for council in COUNCILS if council not in taken]


def govern(game: Game[State], seat: Seat, card: CardId, council: Council) -> None:
    """Rules 6.4. A card goes to a Council."""
    game.happened(Governed(seat, card, council))
    put_in_council(game, card, council)
