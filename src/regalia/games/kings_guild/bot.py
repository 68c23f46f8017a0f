"""The game's judgement for bots: prestige so far, what coins, goods and begun quests will bring, and sensible options."""

from collections.abc import Sequence
from functools import lru_cache

from regalia.core import Answer, Game, Option, Seat
from regalia.games.kings_guild.cards.specialists import BuyRelics, Exchange
from regalia.games.kings_guild.content import (
    OUTER,
    PLACE,
    PRINTED,
    QUESTS,
    RESOURCES,
    ROOMS,
    SPECIALISTS,
    STATUE,
    TREASURES,
    Cost,
    Goods,
    ItemFacts,
    RoomName,
    SpecialistName,
)
from regalia.games.kings_guild.options import (
    Build,
    BuildStatue,
    Craft,
    Decline,
    Done,
    DrawForHero,
    EndTurn,
    Hire,
    Move,
    Offer,
    Onto,
    Pass,
    Peek,
    Play,
    Return,
    Sell,
    Take,
)
from regalia.games.kings_guild.reasons import reasons as reasons
from regalia.games.kings_guild.scoring import sheet, things, total
from regalia.games.kings_guild.state import NOBODY, Slot, State, Tile
from regalia.games.kings_guild.steps.build import cells
from regalia.games.kings_guild.steps.craft import cost_of, discounters
from regalia.games.kings_guild.steps.expand import ExpandMore
from regalia.games.kings_guild.steps.gather import Gather, in_hand, permitted

LINES = {"knight": 400, "regent": 2000}
"""The lines of play that each level tries: about 0.3 s and 1.5 s for a decision."""
COIN = 0.55
"""Prestige that a coin is worth while there is time to spend it."""
GOOD = 0.2
"""Worth of a resource besides what it makes possible."""
READY = 0.75
"""The part of an item's future worth that counts once everything for it is held."""
PARTLY = 0.6
"""The same for each part of what it needs."""
SECOND = 0.5
"""Weight of the second item that a seat prepares for."""
QUEST = 3.2
"""What a quest is worth besides its coins: its prestige, its treasure, its icons."""
BEGUN = 1.3
"""What an own sigil on a quest that is not complete is worth."""
HELD = {"charm": 0.0, "relic": 1.5, "scroll": 1.4, "map": 2.0, "coin": 1.5, "resource": 1.0, "potion": 1.0, "contract": 1.5}
"""What a treasure in the hand is worth beyond what it scores already."""
ENGINE = {
    **dict.fromkeys(
        ("lumberjack", "miner", "tanner", "weaver", "blacksmith", "leatherworker", "tailor", "woodworker"), 2.5
    ),
    **dict.fromkeys(("fighter", "ranger", "wizard", "appraiser", "laborer", "recruiter", "builder", "thug"), 2.5),
    **dict.fromkeys(("warehouse", "courier", "peasant", "auctioneer"), 1.5),
    **dict.fromkeys(("gem_workshop", "magic_arcaenum"), 3.5),
    "sorceress": 5.0,
}
"""What rooms and specialists will still do for their guild in a whole game."""
GROWTH = {"icon": 2.0, "pair": 1.2, "specialist": 1.5, "tile": 1.5, "scroll": 0.5}
"""How many more things a room can expect to count, in a whole game."""
UNSURE = {"filled": 0.6, "statue": 0.3}
"""How likely the spaces of a room will be filled, or the King's Statue will stand beside it."""
STATUE_BESIDE = 4.0
"""Worth of the King's Statue to the owner of the Throne Room besides its own prestige."""
BASIC = 4
"""The resources before this place can always be gathered."""
QUESTS_EACH = 7.0
"""Number of remaining quests per player that counts as a whole game; three times the number in a solo game."""


def time_left(state: State) -> float:
    """From 1 at the start to 0 at the end, according to the remaining quests."""
    if state.final:
        return 0.0
    return min(1.0, (len(state.deck) + 1) / (QUESTS_EACH * (3 if state.is_solo else len(state.coins))))


def prestige(state: State, seat: Seat, left: float) -> float:
    """The prestige a seat can expect at the end."""
    useful = min(1.0, 0.1 + 2.5 * left)
    points = float(total(sheet(state, seat)))
    points += useful * (COIN * state.coins[seat] + GOOD * sum(state.stores[seat]) + prospects(state, seat))
    points += useful * sum(HELD[TREASURES[card].category] for card in state.hand(seat))
    points += useful * BEGUN * (PRINTED.sigils - state.sigils[seat])
    return points + abilities(state, seat, left, useful)


def abilities(state: State, seat: Seat, left: float, useful: float) -> float:
    """What the rooms and specialists of a guild will still bring."""
    brings = sum(ENGINE.get(hired.specialist, 0.0) for hired in state.staff[seat])
    spaces = {hired.space for hired in state.staff[seat]}
    growth = 0.0
    for tile in state.tiles[seat]:
        brings += ENGINE.get(tile.room, 0.0)
        end = ROOMS[tile.room].end
        if end is not None:
            growth += left * end.prestige * GROWTH.get(end.per, 0.0)
            growth += useful * end.prestige * UNSURE["filled"] * (end.per == "filled" and tile.room not in spaces)
    return left * brings + growth


def prospects(state: State, seat: Seat) -> float:
    """What the two most promising items of open quests will bring, by how much of their cost is held."""
    arcane = tuple(permitted(state, seat, resource) for resource in RESOURCES[BASIC:])
    return promise(state.slots, state.stores[seat], discounters(state, seat), arcane)


@lru_cache(maxsize=20_000)
def promise(
    slots: tuple[Slot | None, ...], store: Goods, staff: tuple[SpecialistName, ...], arcane: tuple[bool, ...]
) -> float:
    """The same from what it depends on; `arcane`: which of the arcane resources can be gathered."""
    best, second = 0.0, 0.0
    for slot in slots:
        if slot is None or not slot.sigils or slot.quest not in QUESTS:
            continue
        for index, item in enumerate(QUESTS[slot.quest].items):
            if slot.sigils[index] == NOBODY:
                cost = cost_of(slot.quest, "right" if index else "left", staff)
                brings = worth_of(slot, item) * readiness(store, cost, arcane)
                best, second = (brings, best) if brings > best else (best, max(second, brings))
    return best + SECOND * second


def worth_of(slot: Slot, item: ItemFacts) -> float:
    """What making this item earns: its coins, and the quest or a sigil on it."""
    completes = slot.sigils.count(NOBODY) == 1
    return COIN * item.coins + (QUEST / len(slot.sigils) if completes else BEGUN)


def readiness(store: Goods, cost: Cost, arcane: tuple[bool, ...]) -> float:
    """How near completion an item is: the part of its cost that is held, and if the rest can be gathered."""
    needed = held = 0
    barred = False
    for index, amount in cost:
        needed += amount
        held += min(store[index], amount)
        barred |= store[index] < amount and index >= BASIC and not arcane[index - BASIC]
    return READY if held == needed else PARTLY * (0.4 if barred else 1.0) * held / needed


def expected(state: State) -> Sequence[float]:
    """The prestige that each seat can expect."""
    left = time_left(state)
    return [prestige(state, seat, left) for seat in state.seats]


def doubt(state: State) -> float:
    """Uncertainty of the result: larger early in the game."""
    return 2.5 + 9 * time_left(state)


def pause(start: State, game: Game[State]) -> bool:
    """True after the next turn of the active player."""
    return game.state.turn > start.turn + len(start.coins)


GATHER = 1.0
"""How sensible it is to gather if something can be made, built or hired: for all resources together."""
SENSE: dict[type, float] = {
    Craft: 8.0,
    Build: 0.6,
    BuildStatue: 6.0,
    Hire: 0.6,
    Offer: 12.0,
    Play: 0.35,
    Sell: 0.04,
    Peek: 0.1,
    Move: 0.3,
    Pass: 0.01,
    EndTurn: 2.0,
    DrawForHero: 2.0,
    Decline: 0.7,
}
"""How sensible each kind of choice is as a rule."""
DONE_WITH: dict[type, float] = {Gather: 0.1, Exchange: 0.1, ExpandMore: 0.4, BuyRelics: 0.7}
"""How sensible it is to stop."""


def weights(game: Game[State], seat: Seat, options: Sequence[Answer]) -> Sequence[float] | None:
    """How sensible each option is: quests first, goods that a quest needs, then expensive rooms and specialists."""
    kinds = {type(option) for option in options}
    if kinds == {int}:
        return [bidding(game.state, seat, bid) for bid in options if isinstance(bid, int)]
    if len(kinds) == 1 and kinds.isdisjoint((Craft, Build, Hire, Play, Sell, Take, Return, Move, Onto)):
        return None
    state = game.state
    needs = (
        needed(state.slots, in_hand(game, seat), discounters(state, seat)) if not kinds.isdisjoint((Take, Return)) else ()
    )
    weighed = [sense(game, seat, option, needs) for option in options if isinstance(option, Option)]
    if Take not in kinds or kinds.isdisjoint((Craft, Build, Hire)):
        return weighed
    taking = [isinstance(option, Take) for option in options]
    share = GATHER / sum(weight for weight, takes in zip(weighed, taking, strict=True) if takes)
    return [weight * share if takes else weight for weight, takes in zip(weighed, taking, strict=True)]


def bidding(state: State, seat: Seat, bid: int) -> float:
    """How sensible a bid for the King's Statue is: never more than it takes to beat the richest rival."""
    rivals = [state.coins[other] for other in state.seats if other != seat and cells(state, other, 1)]
    if bid > max(rivals, default=0) + 1:
        return 0.0
    worth = ROOMS[STATUE].prestige + (STATUE_BESIDE if state.owns(seat, "throne_room") else 0.0)
    return 1.0 if bid <= worth / COIN else 0.1


@lru_cache(maxsize=20_000)
def needed(slots: tuple[Slot | None, ...], store: Goods, staff: tuple[SpecialistName, ...]) -> tuple[float, ...]:
    """How much each resource is needed, most of all by an item that is nearly ready."""
    needs = [0.05] * len(PLACE)
    for slot in slots:
        if slot is None or not slot.sigils or slot.quest not in QUESTS:
            continue
        for index in range(len(slot.sigils)):
            if slot.sigils[index] == NOBODY:
                cost = cost_of(slot.quest, "right" if index else "left", staff)
                missing = [(good, amount - store[good]) for good, amount in cost if amount > store[good]]
                lack = sum(amount for _, amount in missing)
                for good, _ in missing:
                    needs[good] = max(needs[good], 2.0 / lack**2)
    return tuple(needs)


def sense(game: Game[State], seat: Seat, option: Option, needs: Sequence[float]) -> float:
    """One option's weight: how sensible its kind is as a rule, and how sensible it is among its kind."""
    state, among = game.state, 1.0
    match option:
        case Done():
            among = DONE_WITH.get(type(game.step), 1.0)
        case Take(resource):
            among = needs[PLACE[resource]]
        case Return(resource):
            among = 0.2 / needs[PLACE[resource]]
        case Craft(quest, items):
            among = 1.6 if items == "both" or len(QUESTS[quest].items) == 1 else 1.0
        case Build(room):
            among = gain(state, seat, room)
        case Hire(specialist):
            among = SPECIALISTS[specialist].prestige + time_left(state) * ENGINE.get(specialist, 0.5)
        case Move(specialist):
            among = wants_room(state, seat, specialist)
        case Onto(space):
            among = 0.05 if space == OUTER else 1.0
        case Play(treasure):
            among = 0.2 if TREASURES[treasure].category in ("charm", "relic") else 1.0
    return SENSE.get(type(option), 1.0) * among


def gain(state: State, seat: Seat, room: RoomName) -> float:
    """The expected prestige of a room that is built now."""
    facts, left = ROOMS[room], time_left(state)
    brings = facts.prestige + left * ENGINE.get(room, 0.0)
    if facts.end is None:
        return brings
    if facts.end.per in UNSURE:
        return brings + facts.end.prestige * UNSURE[facts.end.per]
    count = things(state, seat, Tile(room, 0), facts.end)
    return brings + facts.end.prestige * (count + left * GROWTH.get(facts.end.per, 0.0))


def wants_room(state: State, seat: Seat, specialist: SpecialistName) -> bool:
    """True if this specialist is outside while a chamber has a free space; only then is a move worthwhile."""
    outside = any(hired.specialist == specialist and hired.space == OUTER for hired in state.staff[seat])
    return outside and any(space != OUTER for space in state.spaces(seat))
