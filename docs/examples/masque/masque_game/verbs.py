"""What happens, and the only functions that change facts."""

from typing import ClassVar

from regalia.core import Drew, Event, Game, Played, Private, Revealed, Seat
from masque_game.state import ASIDE, DECK, HANDS, PLAYED, ZONES, State, kind_of, rank_of


class Looked(Private, frozen=True):
    """A player has looked at another player's card."""

    hides: ClassVar = ("card",)

    owner: Seat
    card: str | None


class Guessed(Event, frozen=True):
    """A player guesses the card of another."""

    seat: Seat
    owner: Seat
    kind: str


class Swapped(Event, frozen=True):
    """Two players have exchanged their hands."""

    seat: Seat
    owner: Seat


class Left(Event, frozen=True):
    """A player is out."""

    seat: Seat


def draw(game: Game[State], seat: Seat) -> None:
    """The top card of the deck goes to a hand; from an empty deck, the card put aside."""
    state = game.state
    source = DECK if state.deck else ASIDE
    card = source.pile(state, None)[0]
    ZONES.move(state, card, source, None, HANDS, seat)
    game.happened(Drew(seat, 1, (card,)))


def play(game: Game[State], seat: Seat, card: str) -> None:
    """A card is played; the protection of an earlier Maid ends."""
    state = game.state
    state.safe = tuple(other for other in state.safe if other != seat)
    ZONES.move(state, card, HANDS, seat, PLAYED, seat)
    game.happened(Played(seat, card))


def protect(game: Game[State], seat: Seat) -> None:
    """Cards of others have no effect on this player until their next turn."""
    game.state.safe = (*game.state.safe, seat)


def leave(game: Game[State], seat: Seat) -> None:
    """A player is out, and shows their cards."""
    game.happened(Left(seat))
    discard(game, seat)


def discard(game: Game[State], seat: Seat) -> bool:
    """The hand is discarded, face up. True if the Queen was in it."""
    cards = game.state.hands[seat]
    for card in cards:
        ZONES.move(game.state, card, HANDS, seat, PLAYED, seat)
        game.happened(Revealed(seat, card))
    return "queen" in map(kind_of, cards)


def look(game: Game[State], seat: Seat, owner: Seat) -> None:
    """A player looks at another player's card, alone."""
    ZONES.show(game.state, HANDS, owner, game.state.hands[owner], to=seat)
    game.happened(Looked(seat, owner, game.state.hands[owner][0]))


def guess(game: Game[State], seat: Seat, owner: Seat, kind: str) -> None:
    """A player who has the card that was named is out."""
    game.happened(Guessed(seat, owner, kind))
    if kind_of(game.state.hands[owner][0]) == kind:
        leave(game, owner)


def duel(game: Game[State], seat: Seat, owner: Seat) -> None:
    """Two players show each other their cards; the lower one is out."""
    look(game, seat, owner)
    look(game, owner, seat)
    mine, other = (rank_of(game.state.hands[each][0]) for each in (seat, owner))
    if mine != other:
        leave(game, seat if mine < other else owner)


def swap(game: Game[State], seat: Seat, owner: Seat) -> None:
    """Two players exchange their hands."""
    (mine,), (other,) = game.state.hands[seat], game.state.hands[owner]
    ZONES.move(game.state, mine, HANDS, seat, HANDS, owner)
    ZONES.move(game.state, other, HANDS, owner, HANDS, seat)
    game.happened(Swapped(seat, owner))
