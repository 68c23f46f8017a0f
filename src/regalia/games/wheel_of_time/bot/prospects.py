"""Bots' expectation of a position: lasting assets, and what this turn can still bring."""

from collections.abc import Collection, Sequence
from functools import cache
from math import exp

from msgspec import Struct

from regalia.core import Seat
from regalia.games.wheel_of_time.asking.hand import controllable, unique_enough
from regalia.games.wheel_of_time.content import card, tables
from regalia.games.wheel_of_time.effective.abilities import mortally_wounded, permanents
from regalia.games.wheel_of_time.effective.cards import traits
from regalia.games.wheel_of_time.effective.dice import base_dice, life
from regalia.games.wheel_of_time.pieces import ABILITIES, NOBODY, Kind, Piece, PieceId, Symbol
from regalia.games.wheel_of_time.state import State, other

LOST = 25.0
"""Cost of having lost, or of being about to lose."""
TOKEN = 1.3
"""Worth of an own token in the Pattern."""
FIGHT = (0.15, 0.45, 0.5, 0.5)
"""Worth of a point of each ability in fights: Politics is not rolled in the Last Battle."""
GROWTH, ENOUGH = 2.0, 4.0
"""Worth of a likely symbol per turn, with time left; more than this number are hardly needed."""
EARLY = 12
"""At this number of tokens before the Last Battle there is time enough to make use of symbols."""
RECRUIT, CARD, JUNK = 0.3, 0.4, 0.05
"""Worth of a card in hand: a force, another card, and a second copy or one that its owner can never use."""
CROWDED = 0.5
"""Cost of a hand without room for a card to draw: more than a card in hand is worth."""
SYMBOL, SPARE = 1.0, 0.02
"""Worth of a symbol that a card in hand needs, and of any other."""
LATE = 0.2
"""Reduction of a symbol's worth after the actions, because the rest is lost."""
READY = (0.2, 0.3, 0.3, 0.4)
"""Worth of a point of a ready force in the battleground, before it is known where it goes."""
HARM = 0.5
"""Worth of healing a damage, for each ability that it lowers."""
ADVANTAGE, CONTROL = 1.2, 0.5
"""Worth of an advantage, and of a control token."""
EXPOSED = 0.12
"""Cost of exposing a force whose death loses the game, for each damage that the opponent can roll."""
ACTED = ("actions", "w_action", "w_action_end")
"""The steps of the Action Round in which actions are taken."""
COMMITTED = ("determine", "w_participation")
"""The steps of the Challenge Round in which forces are sent."""


class Rates(Struct, frozen=True):
    """Rules 2.1. Average results of a die of an ability."""

    symbol: float
    support: float
    opposition: float
    damage: float


@cache
def rates() -> tuple[Rates, ...]:
    """The rates of each ability, in their order."""
    found = {each.code: "".join(each.faces) for each in tables().ability}
    sides = 6
    return tuple(
        Rates(*(found[ability].count(letter) / sides for letter in (ability, "S", "X", "D"))) for ability in ABILITIES
    )


def lasting(state: State, seat: Seat) -> float:
    """Worth of a player's cards on the table and in hand."""
    if any(each.seat == seat for each in state.fallen):
        return -2 * LOST
    worth, symbols, left = TOKEN * state.sections[seat] + of_hand(state, seat), 0.0, time_left(state)
    for me, piece in state.pieces.items():
        if piece.control != (0, 0):
            worth += CONTROL * (piece.control[seat] - piece.control[other(seat)])
        if piece.seat == seat:
            worth += of_piece(state, me)
            symbols += likely_symbols(state, me) if left and card(piece.kind).type == "character" else 0.0
    return worth + GROWTH * ENOUGH * (1 - exp(-symbols / ENOUGH)) * left / EARLY


def likely_symbols(state: State, me: PieceId) -> float:
    """How many symbols a character is likely to generate in a turn at home."""
    hurt = state.pieces[me].damage
    return sum([rate.symbol * max(0, number - hurt) for number, rate in zip(permanents(state, me), rates(), strict=True)])


def of_hand(state: State, seat: Seat) -> float:
    """What the cards in a hand are worth; a full one leaves no room for new cards."""
    hand = state.hands[seat]
    crowded = len(hand) - (tables().constants.hand_limit - tables().constants.draw_per_turn)
    kinds = dict.fromkeys(hand)
    worth = sum([in_hand(state, seat, kind) for kind in kinds]) + JUNK * (len(hand) - len(kinds))
    return worth - CROWDED * max(0, crowded)


def in_hand(state: State, seat: Seat, kind: Kind) -> float:
    """What a card in hand is worth: less than on the table."""
    if not card(kind).force:
        return CARD
    return RECRUIT if usable(state, seat, kind) else JUNK


def usable(state: State, seat: Seat, kind: Kind) -> bool:
    """False for a force that its owner can never control, or has lost already."""
    facts = card(kind)
    if not facts.force:
        return True
    return controllable(state, seat, kind) and ("Multiple" in facts.traits or unique_enough(state, seat, kind))


def of_piece(state: State, me: PieceId) -> float:
    """What a card in play is worth to its controller."""
    piece = state.pieces[me]
    if not is_force(piece):
        return ADVANTAGE
    if mortally_wounded(state, me):
        return -LOST if is_vital(state, me) else 0.1
    return of_force(state, me) - (risk(state, me) if piece.damage else 0.0)


def is_force(piece: Piece) -> bool:
    """True for characters and troops."""
    return piece.sub in ("character", "troop") if piece.sub else card(piece.kind).force


def of_force(state: State, me: PieceId) -> float:
    """Worth of a force by its fighting abilities; damage can be healed."""
    full, hurt = permanents(state, me), state.pieces[me].damage
    if not hurt:
        return sum([value * number for value, number in zip(FIGHT, full, strict=True)])
    return sum([value * (0.3 * number + 0.7 * max(0, number - hurt)) for value, number in zip(FIGHT, full, strict=True)])


def time_left(state: State) -> int:
    """Number of tokens missing in the Pattern, up to the number that matters."""
    if state.battle:
        return 0
    return max(0, min(EARLY, tables().constants.pattern_last_battle_total - state.pattern_total))


def is_vital(state: State, me: PieceId) -> bool:
    """Rules 1. True if its death loses the game: one's avatar, a Ta'veren of the Hero."""
    piece = state.pieces[me]
    return piece.avatar or (piece.seat == state.hero and "Ta'veren" in traits(state, me))


def risk(state: State, me: PieceId) -> float:
    """Cost of damage on a force whose death loses the game."""
    left = life(state, me)
    return 4.0 / (1 + left) if is_vital(state, me) else 0.0


# ---------------------------------------------------------------- what this turn may still bring
def coming(state: State, seat: Seat) -> float:
    """Worth of symbols in the pool, and of forces that can still generate, heal or fight."""
    if state.round == "challenge":
        return before_actions(state, seat)
    if state.round == "action":
        scale = LATE if state.acting != NOBODY or state.step in ACTED else 1.0
        healing = 0.5 * sum([healable(state, me) for me, _ in home(state, seat)])
        return scale * of_symbols(counted(state.pools[seat]), wanted(state, seat)) + healing
    return 0.0


def before_actions(state: State, seat: Seat, sent: Collection[PieceId] = ()) -> float:
    """Worth of forces at home that can generate, and of forces in the battleground before they are sent.

    Those in `sent` count as if they were there.
    """
    likely = [0.0, 0.0, 0.0, 0.0]
    worth = sum([of_ready(state, me) for me in sent if not state.pieces[me].rotated])
    for me, piece in home(state, seat):
        if me in sent:
            continue
        better = healable(state, me)
        if better or card(piece.kind).type != "character":
            worth += 0.5 * better
            continue
        for index, (number, rate) in enumerate(zip(base_dice(state, me), rates(), strict=True)):
            likely[index] += number * rate.symbol
    worth += of_symbols(likely, wanted(state, seat))
    if state.step not in COMMITTED and not state.battle:
        worth += sum([of_ready(state, me) for me, piece in state.own(seat) if is_idle(piece)])
    return worth


def home(state: State, seat: Seat) -> list[tuple[PieceId, Piece]]:
    """A player's ready forces at home."""
    return [(me, piece) for me, piece in state.own(seat) if piece.place == "home" and not piece.rotated and is_force(piece)]


def is_idle(piece: Piece) -> bool:
    """True for a ready force in the battleground that takes part in nothing."""
    return piece.place == "field" and not piece.rotated and not piece.challenge and is_force(piece)


def of_ready(state: State, me: PieceId) -> float:
    """Worth of a force in the battleground; forces whose death loses the game count less."""
    worth = sum([value * number for value, number in zip(READY, base_dice(state, me), strict=True)])
    if is_vital(state, me):
        worth -= EXPOSED * menace(state, other(state.pieces[me].seat)) / max(1, life(state, me) - 1)
    return worth


def menace(state: State, seat: Seat) -> float:
    """The damage that all ready forces of a player could roll, in tenths."""
    numbers = [base_dice(state, me) for me, piece in state.own(seat) if is_force(piece) and not piece.rotated]
    return 10 * sum([number * rate.damage for each in numbers for number, rate in zip(each, rates(), strict=True)])


def healable(state: State, me: PieceId) -> float:
    """What it is worth to heal one damage of a force."""
    piece = state.pieces[me]
    if not piece.damage:
        return 0.0
    before = risk(state, me)
    return HARM * sum([number >= piece.damage for number in permanents(state, me)]) + before / 3


def wanted(state: State, seat: Seat) -> list[int]:
    """The symbols that the cards in a hand cost."""
    costs = [0, 0, 0, 0]
    for kind in state.hands[seat]:
        facts = card(kind)
        if facts.cost and usable(state, seat, kind):
            costs = [a + b for a, b in zip(costs, facts.cost, strict=True)]
    return costs


def counted(pool: Sequence[Symbol]) -> list[float]:
    """How many symbols of each ability there are."""
    numbers = [0.0, 0.0, 0.0, 0.0]
    for symbol in pool:
        numbers[ABILITIES.index(symbol.ability)] += 1
    return numbers


def of_symbols(numbers: Sequence[float], costs: Sequence[int]) -> float:
    """What symbols are worth for these costs; One Power may stand for any other ability."""
    used = [min(number, cost) for number, cost in zip(numbers, costs, strict=True)]
    power = ABILITIES.index("O")
    stand_in = min(numbers[power] - used[power], sum(costs) - sum(used))
    useful = sum(used) + max(0.0, stand_in)
    return SYMBOL * useful + SPARE * (sum(numbers) - useful)
