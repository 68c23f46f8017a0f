"""The game's judgement for bots: Influence so far, lasting effects, likely winners of the Regions, sensible options."""

from collections.abc import Sequence
from random import Random

from regalia.core import Answer, Game, Seat, only, softmax, spectators
from regalia.games.old_kings_crown.content import CARDS, LOCATIONS_OF, WORTH, CardId, Region
from regalia.games.old_kings_crown.effective import effective, votes
from regalia.games.old_kings_crown.options import (
    AtLocation,
    Bid,
    Buy,
    Card,
    Command,
    Decline,
    Deploy,
    Done,
    Gain,
    Govern,
    Herald,
    Journey,
    Kingdom,
    Lay,
    Pass,
    Play,
    Return,
    Steal,
    Take,
    Use,
)
from regalia.games.old_kings_crown.reasons import reasons as reasons
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.tally import STONES
from regalia.games.old_kings_crown.zones import ZONES

LINES = {"knight": 300, "regent": 1500}
"""The lines of play that each level tries: about 0.3 s and 1.5 s for a decision."""
KINGDOM_CARD = 0.55
"""Influence that a Kingdom card on a board earns in a Round."""
HEADQUARTER = 0.5
LORE, STORED = 0.45, 0.5
"""Worth of Lore in the Supply while there is something to buy, and on an empty Site."""
STRENGTH = 0.035
"""Worth of a point of Strength in hand, deck and Discard Pile in a Round."""
VOTE = {"relics": 0.45, "secrets": 0.35, "oaths": 0.12}
"""Worth of a Vote in a Round."""
POSTED = 0.28
"""What a marker on a Location is worth."""
SUPPORTER = 0.16
FAVOUR = 0.3
"""What a use of the Favour is worth."""
TACTIC = 0.25
REWARD = 0.9
"""Worth of a Location Reward beyond its Influence."""
HERALD = 1.3
SURE = 2.4
"""Difference of totals that makes the result of a Clash certain."""


def rounds_left(state: State) -> float:
    """The remaining Rounds, including the rest of this one."""
    now = {"setup": 1.0, "year": 1.0, "spring": 0.9, "summer": 0.5, "autumn": 0.2, "winter": 0.0}[state.phase]
    return state.agreed.rounds - state.round + now


def lasting(state: State, seat: Seat, left: float) -> float:
    """The Influence a seat can expect at the end, without the Regions being fought over now."""
    later = max(0.0, left - 0.5)
    points = float(state.influence[seat])
    points += left * KINGDOM_CARD * (len(state.occupied(seat)) + len(state.supplies[seat]))
    points += later * HEADQUARTER * len(state.headquarters[seat])
    points += min(1.0, later) * LORE * state.lore[seat] if state.sites[seat] else 0.0
    points += STORED * state.site_lore[seat]
    points += later * STRENGTH * army(state, seat)
    points += sum(left * worth * votes(state, seat, council) for council, worth in VOTE.items())
    points += POSTED * sum(posted[seat] for posted in state.posted.values())
    points += min(1.0, later) * SUPPORTER * state.supporters[seat]
    points += TACTIC * min(1.0, left / 3) * sum(not tile.exhausted for tile in state.tactics[seat])
    return points + (FAVOUR * min(left, state.favour_uses) if state.favour == seat else 0.0)


def army(state: State, seat: Seat) -> int:
    """The printed Strength that a player can still bring to Clashes."""
    cards: tuple[CardId, ...] = (*state.hands[seat], *state.decks[seat], *state.discards[seat], *state.active(seat))
    return sum([CARDS[card].strength for card in cards])


def forces(state: State, region: Region) -> list[float]:
    """Strength of each seat in a Region now: cards that have not taken part there, also face-down ones, and Supporters."""
    strength = [0.0] * len(state.influence)
    deadly = [False] * len(strength)
    for laid in state.rows[region]:
        if laid.card not in state.cards_taken_part[region]:
            now = effective(state, laid.card)
            strength[laid.owner] += now.strength
            deadly[laid.owner] |= "deadly" in now.commands
    for seat in state.seats:
        if any(kills and other != seat for other, kills in enumerate(deadly)):
            strength[seat] *= 0.4
        each = 2 if STONES in state.lasting[seat] else 1
        strength[seat] += each * state.fresh_supporters(seat, region)
    return strength


def spoils(state: State, region: Region, seat: Seat) -> float:
    """What winning a Region is worth to a seat."""
    best = max(WORTH[location] for location in LOCATIONS_OF[region]) + REWARD
    return best + (HERALD if state.herald_at(seat, region) else 0.0)


def expected(state: State) -> Sequence[float]:
    """The Influence that each seat can expect, with its odds in the Regions being fought over now."""
    left = rounds_left(state)
    points = [lasting(state, seat, left) for seat in state.seats]
    if state.phase in ("spring", "summer"):
        for region in state.rows:
            if region not in state.resolved and state.rows[region]:
                odds = softmax(forces(state, region), SURE)
                for seat, odd in enumerate(odds):
                    points[seat] += odd * spoils(state, region, seat)
    return points


def doubt(state: State) -> float:
    """Uncertainty of the result: larger early in the game."""
    return 0.6 + 0.3 * rounds_left(state)


def pause(start: State, game: Game[State]) -> bool:
    """True at the Round's Winter: cards placed, Clashes won and cards that govern belong together."""
    state = game.state
    return state.round != start.round or (state.phase == "winter" and start.phase != "winter")


def suppose(state: State, seat: Seat, rng: Random) -> None:
    """Choose again which cards of their hands the other players have put face down: strong ones more often than weak ones.

    Cards of which more is known stay where they are.
    """
    me = only(seat)
    for owner in state.opponents(seat):
        down, hand = state.down_cards(owner), state.hands[owner]
        hidden = {card for card in (*down, *hand) if not state.knows.knows(card, me)}
        narrowed = [group for group in state.knows.among if group.seats & me.bits and not hidden.issubset(group.places)]
        hidden -= {card for group in narrowed for card in group.cards}
        places = [card for card in (*down, *hand) if card in hidden]
        laid = by_strength(places, len(hidden.intersection(down)), rng)
        rest = [card for card in places if card not in laid]
        ZONES.rename(state, dict(zip(places, (*laid, *rest), strict=True)), me | spectators(state))


def by_strength(cards: list[CardId], number: int, rng: Random) -> list[CardId]:
    """Draw this number of the cards by their Strength (Efraimidis and Spirakis 2006)."""
    keys = {card: rng.random() ** (1 / (1 + CARDS[card].strength)) for card in cards}
    return rng.sample(sorted(cards, key=lambda card: -keys[card])[:number], number)


SENSE: dict[type, float] = {
    Use: 2.0,
    Command: 0.6,
    Govern: 1.2,
    Journey: 0.8,
    Deploy: 0.8,
    Take: 2.0,
    Steal: 3.0,
    Return: 0.6,
    Buy: 6.0,
    Done: 1.2,
    Decline: 0.5,
    Pass: 0.6,
    Gain: 1.0,
    AtLocation: 1.0,
    Herald: 1.0,
    Kingdom: 1.0,
}
"""How sensible each kind of choice is as a rule."""


def weights(game: Game[State], seat: Seat, options: Sequence[Answer]) -> Sequence[float] | None:
    """How sensible each option is: buy cards, place strong cards and play them in ties, send weak ones away."""
    first = options[0]
    if isinstance(first, Lay):
        return [laying(option) for option in options if isinstance(option, Lay)]
    return [sense(option) for option in options]


def sense(option: Answer) -> float:
    """How sensible a choice is."""
    match option:
        case Bid(card):
            return 2.0 + CARDS[card].strength % 10
        case Play(card):
            return 1.0 + CARDS[card].strength
        case Card(card):
            return 3.0
        case Govern(card, _) | Journey(card):
            return SENSE[type(option)] * (CARDS[card].votes + CARDS[card].lore + 1) / (2 + CARDS[card].strength / 4)
        case Command(_, "retreat"):
            return 0.2
    return SENSE.get(type(option), 1.0)


def laying(option: Lay) -> float:
    """The Strength of placed cards, weighted by the chance to win."""
    strengths = [CARDS[card].strength for card in (option.highlands, option.plateau, option.lowlands) if card]
    return 1.0 + sum(strengths) ** 2 / 40
