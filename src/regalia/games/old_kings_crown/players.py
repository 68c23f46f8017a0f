"""Rule players: fixed benchmarks that follow written rules of thumb and use only what their seat sees."""

from random import Random

from regalia.core import Answer, Game, Number, Option, Seat, Several, Share, Shared
from regalia.games.old_kings_crown.content import CARDS, LOCATIONS_OF, REGIONS, WORTH, CardId, Region
from regalia.games.old_kings_crown.options import (
    AtLocation,
    Bid,
    Buy,
    Command,
    Decline,
    Deploy,
    Done,
    Govern,
    Journey,
    Lay,
    Pass,
    Play,
    Return,
    Steal,
    Take,
    Use,
)
from regalia.games.old_kings_crown.state import State

FOCUS = (3.0, 2.0, 0.5)
"""Weight of Strength in the most wanted Region, in the next one, and in the one that is given up."""
OWN_HERALD = 2.0
"""Additional weight of the Region with the own Herald."""
SPARED = 5
"""Strength of cards to bid: stronger ones fight, weaker ones govern."""

LIKED: dict[type, float] = {
    Buy: 5.0,
    Steal: 4.0,
    Take: 4.0,
    Use: 3.0,
    Deploy: 3.0,
    Command: 2.0,
    Done: 1.5,
    Pass: 0.0,
    Return: 0.0,
    Decline: 0.0,
}
"""How much other kinds of choices are preferred."""


def marshal(game: Game[State], seat: Seat, rng: Random) -> Answer:
    """Puts its strongest cards where its Herald is, gives up one Region, and sends cards with Votes to the Councils."""
    ask = game.asks[seat]
    if isinstance(ask, Number):
        return ask.most
    if isinstance(ask, Share):
        return Shared(((rng.choice(ask.places), ask.total),))
    if isinstance(ask, Several):
        chosen = {*rng.sample(range(len(ask.options)), ask.most)}
        return tuple(option for index, option in enumerate(ask.options) if index in chosen)
    assert isinstance(ask, tuple), f"{ask} is none of this game's questions"
    return max(ask, key=lambda option: appeal(game.state, seat, option) + 0.5 * rng.random())


PLAYERS = {"marshal": marshal}


def appeal(state: State, seat: Seat, option: Option) -> float:
    """How much an option is preferred."""
    match option:
        case Bid(card):
            return -abs(CARDS[card].strength - SPARED)
        case AtLocation(location):
            return float(WORTH[location])
        case Lay(highlands, plateau, lowlands):
            return laying(state, seat, (highlands, plateau, lowlands))
        case Play(card):
            return 1.0 + CARDS[card].strength
        case Govern(card, _):
            return 2.0 + CARDS[card].votes - CARDS[card].strength / 3
        case Journey(card):
            return 1.5 + CARDS[card].lore - CARDS[card].strength / 3
        case Command(_, "retreat"):
            return 0.0
    return LIKED.get(type(option), 1.0)


def laying(state: State, seat: Seat, cards: tuple[CardId | None, ...]) -> float:
    """Strength, weighted by how much each Region is wanted."""
    order = sorted(REGIONS, key=lambda region: -wanted(state, seat, region))
    focus = dict(zip(order, FOCUS, strict=True))
    return sum(focus[region] * CARDS[card].strength for region, card in zip(REGIONS, cards, strict=True) if card)


def wanted(state: State, seat: Seat, region: Region) -> float:
    """Worth of a Region, higher with the own Herald."""
    return max(WORTH[location] for location in LOCATIONS_OF[region]) + OWN_HERALD * state.herald_at(seat, region)
