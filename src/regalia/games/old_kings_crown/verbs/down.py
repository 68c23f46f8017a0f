"""Rules 13. What is done to cards that lie face down."""

from msgspec.structs import replace

from regalia.core import Game, Seat
from regalia.games.old_kings_crown.content import CardId, Region
from regalia.games.old_kings_crown.events.cards import DownExchanged, DownSwapped, Peeked
from regalia.games.old_kings_crown.pieces import Laid
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.verbs.cards import everybody, show, substitute, without


def peek(game: Game[State], seat: Seat, region: Region) -> None:
    """Rules 17. A player looks at all face-down cards next to a Region, and knows them until they move."""
    state = game.state
    state.rows[region] = tuple(
        [
            replace(laid, peeked=laid.peeked | 1 << seat) if laid.down and laid.owner != seat else laid
            for laid in state.rows[region]
        ]
    )
    cards = tuple([laid.card for laid in state.rows[region] if laid.down])
    game.happened(Peeked(seat, region, cards))


def put_down(state: State, seat: Seat, region: Region, laid: Laid) -> None:
    """Another card lies where a player's face-down card lay."""
    state.rows[region] = tuple([laid if other.down and other.owner == seat else other for other in state.rows[region]])


def swap_down(game: Game[State], seat: Seat, one: Region, other: Region) -> None:
    """Two face-down cards of a player change places; what others have seen of them lapses (rules 17)."""
    state = game.state
    first, second = state.down_at(seat, one), state.down_at(seat, other)
    since = max(state.laid(first).since, state.laid(second).since)
    put_down(state, seat, one, Laid(second, seat, down=True, since=since))
    put_down(state, seat, other, Laid(first, seat, down=True, since=since))
    game.happened(DownSwapped(seat, one, other))


def exchange_down(game: Game[State], seat: Seat, region: Region, card: CardId) -> None:
    """A hand card, unseen, or an occupying card, which everybody knows, takes the place of a face-down card."""
    state = game.state
    was = state.down_at(seat, region)
    from_hand = card in state.hands[seat]
    if from_hand:
        state.hands[seat] = tuple(sorted((*without(state.hands[seat], card), was)))
        seen = 0
    else:
        substitute(state, card, was)
        show(state, seat, was)
        seen = everybody(state)
    put_down(state, seat, region, Laid(card, seat, down=True, peeked=seen, since=state.clock))
    game.happened(DownExchanged(seat, region, card, was, not from_hand))
