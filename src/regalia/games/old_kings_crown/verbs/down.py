"""Rules 13. Changes of face-down cards."""

from regalia.core import OPEN, Game, Seat, everyone, only, without
from regalia.games.old_kings_crown.content import CardId, Region
from regalia.games.old_kings_crown.events.cards import DownExchanged, DownSwapped, Peeked
from regalia.games.old_kings_crown.pieces import Laid
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.verbs.cards import substitute
from regalia.games.old_kings_crown.zones import FACE_DOWN, HANDS, ZONES


def peek(game: Game[State], seat: Seat, region: Region) -> None:
    """Rules 17. A player looks at all face-down cards next to a Region, and knows them until they move."""
    state = game.state
    down = [laid for laid in state.rows[region] if laid.down]
    for laid in down:
        ZONES.show(state, FACE_DOWN, laid.owner, [laid.card], to=seat)
    game.happened(Peeked(seat, region, tuple([laid.card for laid in down])))


def put_down(state: State, seat: Seat, region: Region, card: CardId) -> None:
    """Another card takes the place of a player's face-down card."""
    laid = Laid(card, seat, down=True)
    state.rows[region] = tuple([laid if other.down and other.owner == seat else other for other in state.rows[region]])


def swap_down(game: Game[State], seat: Seat, one: Region, other: Region) -> None:
    """Two face-down cards of a player change places; observers can no longer tell them apart (rules 17)."""
    state = game.state
    first, second = state.down_at(seat, one), state.down_at(seat, other)
    put_down(state, seat, one, second)
    put_down(state, seat, other, first)
    state.knows.mix((first, second), everyone(state) - only(seat))
    game.happened(DownSwapped(seat, one, other))


def exchange_down(game: Game[State], seat: Seat, region: Region, card: CardId) -> None:
    """A hand card, unseen, or an occupying card, which every player knows, takes the place of a face-down card."""
    state = game.state
    was = state.down_at(seat, region)
    from_hand = card in state.hands[seat]
    if from_hand:
        state.hands[seat] = tuple(sorted((*without(state.hands[seat], card), was)))
    else:
        substitute(state, card, was)
    put_down(state, seat, region, card)
    other = HANDS if from_hand else OPEN
    ZONES.moved(state, [card], other, seat, FACE_DOWN, seat)
    ZONES.moved(state, [was], FACE_DOWN, seat, other, seat)
    game.happened(DownExchanged(seat, region, card, was, not from_hand))
