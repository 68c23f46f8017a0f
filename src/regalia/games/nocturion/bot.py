"""The game's judgement for bots: prestige so far, nearly paid goals, lasting effects, and sensible options."""

from collections.abc import Sequence
from functools import lru_cache

from regalia.core import Answer, Game, Seat
from regalia.games.nocturion import effects as fx
from regalia.games.nocturion.content import OFF_CALENDAR, PLACE, Cost, Goods
from regalia.games.nocturion.costs import goals
from regalia.games.nocturion.gains import would_give
from regalia.games.nocturion.options import (
    Activate,
    Cash,
    Change,
    Choose,
    Complete,
    Curse,
    Discard,
    DiscardDie,
    Done,
    EndTurn,
    Equip,
    Exhaust,
    Keep,
    Pick,
    Ready,
    Release,
    Reserve,
    Return,
    Skip,
    Summon,
    Take,
    Use,
    UseBeast,
    UseHouse,
)
from regalia.games.nocturion.printed import Content
from regalia.games.nocturion.reasons import reasons as reasons
from regalia.games.nocturion.scoring import penalty, score
from regalia.games.nocturion.state import State

LINES = {"knight": 400, "regent": 2000}
"""The lines of play that each level tries: about 0.3 s and 1.5 s for a decision."""
MOVE = 3.5
"""Average number of spaces that the season tracker moves."""
PACE = 1.4
"""Number of times each player moves it in a round."""
RESOURCE = 1.0
"""What a resource is worth while there is time to spend it."""
SURPLUS = 0.4
"""The same above the limit."""
DIE = 1.6
"""What a die in the treasury or on the crest is worth."""
READY = 0.6
"""The part of a goal's worth that counts when all its resources are held, besides their own worth."""
PARTLY = 0.3
SECOND = 0.5
"""Weight of the second goal."""
EXTRA_DIE = 1.6
"""Worth of one more die in a round."""
ABILITY = 0.7
"""Worth of the other abilities of a house in a round."""
CARD = 0.4
"""What a beast in hand is worth."""
CURSE = 1.2
"""Cost of a curse that takes no prestige at the end."""
TOKEN = 0.5
"""Worth of Guild Master or Chalice until the end of the round."""
TRIGGERS = {"action": 0.35, "gather": 0.8, "reaction": 0.4, "summon": 0.0, "discard": 0.0}
"""Worth of a beast in a round."""
RELEASED = 1.5
"""What a Discard ability is worth."""


def rounds_left(state: State) -> float:
    """The remaining rounds, estimated from the remaining way of the season tracker."""
    spaces = len(state.printed.spaces)
    space = 0 if state.space == OFF_CALENDAR else state.space
    ahead = max(0, (state.final_year - state.year + 1) * spaces - space)
    return ahead / (MOVE * PACE * len(state.stores))


def expected(state: State) -> Sequence[float]:
    """The prestige that each seat can expect."""
    left = rounds_left(state)
    return [outlook(state, seat, left) for seat in state.seats]


def outlook(state: State, seat: Seat, left: float) -> float:
    """The prestige so far, and what is held, begun and unlocked."""
    useful = min(1.0, 0.15 + 0.6 * left)
    limit = state.resource_limit(seat)
    held = sum(state.stores[seat])
    points = score(state, seat) + useful * (RESOURCE * min(held, limit) + SURPLUS * max(0, held - limit))
    points += useful * DIE * (len(state.dice[seat]) + (state.crest[seat] > 0))
    points += useful * promise(state.printed, state.stores[seat], goals(state, seat))
    points += useful * CARD * len(state.hands[seat])
    points += left * (engine(state, seat) + stable(state, seat)) + useful * released(state, seat)
    points -= useful * CURSE * sum(burden(state, curse) for curse in state.curses[seat])
    return points + TOKEN * ((state.guild_master == seat) + (state.chalice == seat))


def engine(state: State, seat: Seat) -> float:
    """Worth of the unlocked abilities of a house in a round."""
    equipped = len(state.heirlooms[seat])
    if not equipped:
        return 0.0
    dice = state.bonus(seat, fx.ExtraDie)
    return EXTRA_DIE * dice + ABILITY * (equipped - (dice > 0))


def stable(state: State, seat: Seat) -> float:
    """Worth of the beasts of a stable in a round."""
    beasts = state.printed.beasts
    return sum([TRIGGERS[beasts[each.beast].ability.trigger] for each in state.stables[seat]])


def released(state: State, seat: Seat) -> float:
    """Worth of the Discard abilities of a stable."""
    beasts = state.printed.beasts
    return RELEASED * sum([beasts[each.beast].ability.trigger == "discard" for each in state.stables[seat]])


def burden(state: State, curse: str) -> bool:
    """True if a curse costs anything before the end."""
    return not any(isinstance(effect, fx.EndPenalty) for effect in state.printed.curses[curse].effects)


def worth(printed: Content, name: str) -> float:
    """Worth of a goal: its prestige, and the ability of an heirloom or beast or the reward of a quest."""
    if name in printed.quests:
        return printed.quests[name].prestige + 1.5
    if name in printed.beasts:
        return printed.beasts[name].prestige + 1.5
    return printed.heirlooms[name].prestige + 4.0


@lru_cache(maxsize=20_000)
def promise(printed: Content, store: Goods, names: tuple[str, ...]) -> float:
    """Worth of the two nearest goals beyond their resources, by the part of their cost that is held."""
    best = second = 0.0
    for name in names:
        cost = printed.costs[name]
        size, lack = total(cost), missing(cost, store)
        gain = max(0.0, worth(printed, name) - RESOURCE * size)
        brings = gain * (READY if not lack else PARTLY * (size - lack) / size)
        best, second = (brings, best) if brings > best else (best, max(second, brings))
    return best + SECOND * second


def total(cost: Cost) -> int:
    """Number of resources in a cost."""
    return sum([amount for _, amount in cost])


def missing(cost: Cost, store: Goods) -> int:
    """How many resources are short."""
    return sum([max(0, amount - store[index]) for index, amount in cost])


def doubt(state: State) -> float:
    """Uncertainty of the result: larger early in the game."""
    return 1.5 + 1.0 * rounds_left(state)


def pause(start: State, game: Game[State]) -> bool:
    """True if the round is over."""
    return game.state.round != start.round


# What is sensible

SENSE: dict[type, float] = {
    Reserve: 0.3,
    UseHouse: 1.0,
    UseBeast: 0.8,
    DiscardDie: 0.6,
    EndTurn: 0.8,
    Use: 3.0,
    Skip: 0.4,
    Done: 0.3,
    Choose: 2.0,
}
"""How sensible each kind of choice is as a rule."""
RELEASING = 0.3
"""The same for discarding a beast on one's own turn."""


def weights(game: Game[State], seat: Seat, options: Sequence[Answer]) -> Sequence[float] | None:
    """How sensible each option is: heirlooms and quests first, then the locations that give most of what is needed."""
    state = game.state
    kinds = {type(option) for option in options}
    if kinds.isdisjoint(WEIGHED):
        return None
    needs = needed(state.printed, state.stores[seat], goals(state, seat)) if not kinds.isdisjoint(NEEDING) else ()
    return [sense(state, seat, option, needs) for option in options]


NEEDING = frozenset((Take, Return, Activate, Pick))
WEIGHED = frozenset(
    (*SENSE, *NEEDING, Complete, Equip, Summon, Keep, Release, Discard, Cash, Exhaust, Ready, Curse, Change)
)


@lru_cache(maxsize=20_000)
def needed(printed: Content, store: Goods, names: tuple[str, ...]) -> tuple[float, ...]:
    """How much each resource is needed, most of all by goals that are nearly paid for."""
    needs = [0.15] * len(PLACE)
    for name in names:
        cost = printed.costs[name]
        lack = missing(cost, store)
        for index, amount in cost:
            if amount > store[index]:
                needs[index] = max(needs[index], (0.5 + 0.2 * worth(printed, name)) / lack**1.5)
    return tuple(needs)


def sense(state: State, seat: Seat, option: Answer, needs: Sequence[float]) -> float:
    """One option's weight."""
    match option:
        case Activate(location, die):
            return activating(state, seat, state.estate_of(location), needs)
        case Pick(die):
            return 0.2 + max([would_give(state, seat, estate) for estate in state.printed.estates_of[die]])
        case Take(resource):
            return needs[PLACE[resource]]
        case Return(resource):
            return 0.2 / needs[PLACE[resource]]
        case Complete(quest):
            return 12.0 + 2 * state.printed.quests[quest].prestige
        case Equip():
            return 20.0
        case EndTurn() if state.dice[seat]:
            return 0.1
    return SENSE.get(type(option), 0.0) or with_beast(state, seat, option)


def urgent(state: State, seat: Seat, effect: fx.Effect) -> float:
    """Worth of a Discard ability's effect on another player's turn, if waiting for the own turn could lose it."""
    last = state.year > state.final_year
    match effect:
        case fx.Gain():
            return 0.0
        case fx.Prestige(n):
            return n if last else 0.0
        case fx.CurseRemove():
            return penalty(state, seat) if last else max(0.0, len(state.curses[seat]) - 1.0)
        case fx.OpponentsDiscard():
            return float(all(any(state.stores[other]) for other in state.opponents(seat)))
    return 1.0


def with_beast(state: State, seat: Seat, option: Answer) -> float:
    """The weight of an option that names a beast: own beasts are kept ready, those of others are exhausted."""
    beasts = state.printed.beasts
    match option:
        case Summon(beast) | Keep(beast) | Cash(beast):
            return 1.0 + beasts[beast].prestige
        case Discard(beast):
            return 1.0 / (1.0 + beasts[beast].prestige)
        case Release(beast) if state.active != seat:
            return sum([urgent(state, seat, effect) for effect in beasts[beast].ability.effects])
        case Release():
            return RELEASING
        case Exhaust(beast):
            return 0.05 if any(each.beast == beast for each in state.stables[seat]) else 1.0
        case Ready(beast):
            return 1.0 if any(each.beast == beast for each in state.stables[seat]) else 0.05
        case Curse(victim):
            return 0.2 + max(0.0, state.prestige[victim] - min(state.prestige)) / 10
    return 1.0


def activating(state: State, seat: Seat, estate: int, needs: Sequence[float]) -> float:
    """Worth of a location now: its resource by need, and its ability."""
    index = state.printed.produces[state.tiles[estate]]
    return 0.8 + 3.0 * would_give(state, seat, estate) * (0.3 + needs[index])
