"""Reasons for an answer, for hints: the resources and prestige that it brings, what it costs, and the nearest goal."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from regalia.core import Answer, Game, Option, Pass, Reason, Seat, after
from regalia.games.nocturion.abilities import effects_of, triggered
from regalia.games.nocturion.content import PLACE, RESOURCES, Goods, Resource
from regalia.games.nocturion.costs import Price, goals, payable, quest_price
from regalia.games.nocturion.effects import Prestige, SummonDiscount
from regalia.games.nocturion.events import Gained, PrestigeGained, SeasonMoved
from regalia.games.nocturion.gains import would_give
from regalia.games.nocturion.options import (
    Activate,
    Change,
    Choose,
    ChooseHouse,
    Complete,
    Curse,
    Discard,
    DiscardDie,
    DropCurse,
    EndTurn,
    Equip,
    Exhaust,
    Keep,
    Pay,
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
    Waive,
)
from regalia.games.nocturion.pieces import Happened
from regalia.games.nocturion.state import State
from regalia.games.nocturion.steps.carry import MayUse
from regalia.games.nocturion.steps.dice import GiveUp, TakeAny, TakeInstead
from regalia.games.nocturion.steps.refresh import DiscardResources


def reasons(game: Game[State], seat: Seat, answer: Answer) -> Sequence[Reason]:
    """What an answer brings, and what else speaks for it."""
    if isinstance(answer, tuple):
        return [reason for each in answer[:1] for reason in with_beasts(game.state, seat, each)]
    assert isinstance(answer, Option), "no other question is asked"
    then = after(game, seat, answer)
    return [
        *chain(
            brought(game, then, seat, answer),
            with_dice(game, then, seat, answer),
            with_resources(game, seat, answer),
            with_beasts(game.state, seat, answer),
            at_leisure(game, seat, answer),
        )
    ]


def brought(game: Game[State], then: Game[State], seat: Seat, answer: Option) -> Iterator[Reason]:
    """The prestige and the resources that come from an answer, and what it costs."""
    state, events = game.state, then.events or ()
    if isinstance(answer, Complete | Equip | Summon):
        yield from goal(state, seat, answer)
        return
    if points := sum(event.prestige for event in events if isinstance(event, PrestigeGained) and event.seat == seat):
        yield Reason("points", {"points": points})
    gained = [each for event in events if isinstance(event, Gained) and event.seat == seat for each in event.resources]
    if gained and not isinstance(answer, Take | Return):
        yield Reason("gains", {"resources": dict(Counter(gained))})
        yield from nearest(state, seat, state.stores[seat], then.state.stores[seat])


def goal(state: State, seat: Seat, answer: Complete | Equip | Summon) -> Iterator[Reason]:
    """What a quest, an heirloom or a beast is worth and costs."""
    match answer:
        case Complete(name):
            points = state.printed.quests[name].prestige
        case Equip(name):
            points = state.printed.heirlooms[name].prestige
        case Summon(name):
            points = state.printed.beasts[name].prestige
    if points:
        yield Reason("points", {"points": points})
    if more := from_house(state, seat, answer):
        yield Reason("points-house", {"points": more})
    if isinstance(answer, Equip):
        yield Reason("unlocks")
    if is_printed(state, seat, name):
        yield Reason("costs", {"cost": {RESOURCES[index]: amount for index, amount in state.printed.costs[name]}})


def from_house(state: State, seat: Seat, answer: Complete | Equip | Summon) -> int:
    """The prestige that the abilities of a seat's house add to a quest or a summon."""
    match answer:
        case Complete(name):
            event = Happened("quest_completed", seat, name)
        case Summon(name):
            event = Happened("beast_summoned", seat, name)
        case Equip():
            return 0
    causes = [cause for owner, cause in triggered(state, event) if owner == seat]
    effects = chain.from_iterable(effects_of(state, seat, cause) for cause in causes)
    return sum(effect.n for effect in effects if isinstance(effect, Prestige))


def missing(state: State, seat: Seat, name: str, store: Goods) -> dict[Resource, int]:
    """What a goal still lacks, by its printed cost; nothing once its price can be paid."""
    if payable(store, *price_of(state, seat, name)):
        return {}
    return {RESOURCES[index]: amount - store[index] for index, amount in state.printed.costs[name] if amount > store[index]}


def price_of(state: State, seat: Seat, name: str) -> Price:
    """What a quest, an heirloom or a beast costs a seat."""
    if name in state.printed.quests:
        return quest_price(state, seat, name)
    return state.printed.costs[name], state.bonus(seat, SummonDiscount) if name in state.printed.beasts else 0, 0


def is_printed(state: State, seat: Seat, name: str) -> bool:
    """True if a goal costs a seat what is printed on it."""
    return price_of(state, seat, name) == (state.printed.costs[name], 0, 0)


def nearest(state: State, seat: Seat, had: Goods, store: Goods) -> Iterator[Reason]:
    """The goal that comes nearest with what a treasury gets, of those that cost what is printed."""
    open_to = [name for name in goals(state, seat) if is_printed(state, seat, name)]
    lacks = {name: missing(state, seat, name, store) for name in open_to}
    nearer = [name for name, lack in lacks.items() if lack != missing(state, seat, name, had)]
    if not nearer:
        return
    name = min(nearer, key=lambda each: (sum(lacks[each].values()), -prestige_of(state, each), each))
    yield Reason("towards", {"goal": name, "missing": lacks[name]}) if lacks[name] else Reason("ready", {"goal": name})
    if prestige := prestige_of(state, name):
        yield Reason("goal-prestige", {"prestige": prestige})


def prestige_of(state: State, name: str) -> int:
    """The printed prestige of a goal."""
    printed: Any = state.printed
    return int(next(table[name].prestige for table in (printed.quests, printed.heirlooms, printed.beasts) if name in table))


def with_dice(game: Game[State], then: Game[State], seat: Seat, answer: Option) -> Iterator[Reason]:
    """What speaks for a die and its place."""
    state = game.state
    match answer:
        case Pick(die) | Change(_, die, _):
            yield from opened(state, seat, die)
        case Activate():
            moved = [event for event in then.events or () if isinstance(event, SeasonMoved)]
            yield from (Reason("season", {"season": event.season, "spot": event.spot}) for event in moved)
        case Reserve() if not is_last_round(state):
            yield Reason("reserve")
        case DiscardDie():
            yield Reason("unusable")
        case EndTurn():
            yield from left_over(state, len(state.dice[seat]))
            yield Reason("limit", {"count": sum(state.stores[seat]), "limit": state.resource_limit(seat)})


def is_last_round(state: State) -> bool:
    """Rules 12. True if the game ends with this round; until then the season can still end it."""
    return state.year > state.final_year


def left_over(state: State, dice: int) -> Iterator[Reason]:
    """What becomes of the dice that a turn leaves."""
    if not dice:
        yield Reason("dice-used")
    elif not is_last_round(state):
        yield Reason("dice-kept", {"count": dice})


def opened(state: State, seat: Seat, die: int) -> Iterator[Reason]:
    """The location that would give most for a die, as long as no other die lies there."""
    free = [estate for estate in state.printed.estates_of[die] if not state.placed[estate]]
    if not free:
        return
    best = max(free, key=lambda estate: would_give(state, seat, estate))
    location, count = state.tiles[best], would_give(state, seat, best)
    resource = RESOURCES[state.printed.produces[location]]
    if count:
        yield Reason("could-give", {"location": location, "resources": {resource: count}})
    yield Reason("opens", {"count": len(free)})


def with_resources(game: Game[State], seat: Seat, answer: Option) -> Iterator[Reason]:
    """What speaks for taking or giving up a resource."""
    state = game.state
    match answer:
        case Take(resource):
            had = at_hand(game, seat)
            yield from nearest(state, seat, had, more(had, resource))
            yield Reason("holds", {"resource": resource, "count": had[PLACE[resource]] + 1})
        case Return(resource) | Pay(resource):
            yield from given(state, seat, resource)
            if isinstance(game.step, DiscardResources):
                yield Reason("limit", {"count": sum(state.stores[seat]), "limit": state.resource_limit(seat)})
        case Waive(resource):
            yield Reason("waives", {"resource": resource})


def at_hand(game: Game[State], seat: Seat) -> Goods:
    """The resources of a treasury, with what it is taking and giving up."""
    step, store = game.step, game.state.stores[seat]
    taken = step.taken if isinstance(step, TakeAny | TakeInstead | GiveUp) else ()
    returned = step.returned if isinstance(step, TakeInstead | GiveUp) else ()
    return tuple(
        count + taken.count(resource) - returned.count(resource) for count, resource in zip(store, RESOURCES, strict=True)
    )


def more(store: Goods, resource: Resource) -> Goods:
    """A treasury with one more of a resource."""
    return tuple(count + (index == PLACE[resource]) for index, count in enumerate(store))


def given(state: State, seat: Seat, resource: Resource) -> Iterator[Reason]:
    """Whether a goal needs a resource, and how many the one needs that needs most."""
    costs = [dict(state.printed.costs[name]) for name in goals(state, seat)]
    most = max([cost.get(PLACE[resource], 0) for cost in costs], default=0)
    if not most:
        yield Reason("unneeded", {"resource": resource})
    elif state.held(seat, resource) > most:
        yield Reason("spare", {"resource": resource, "most": most})
    else:
        yield Reason("held", {"resource": resource, "count": state.held(seat, resource)})


def with_beasts(state: State, seat: Seat, answer: Option) -> Iterator[Reason]:
    """What speaks for keeping, discarding and using beasts, and for curses."""
    match answer:
        case Keep(beast) | Discard(beast):
            lack = missing(state, seat, beast, state.stores[seat])
            worth = Reason("beast-worth", {"prestige": state.printed.beasts[beast].prestige})
            cost = Reason("beast-lacks", {"missing": lack}) if lack else Reason("beast-ready")
            yield from (worth, cost) if isinstance(answer, Keep) else (cost, worth)
        case Exhaust(beast):
            owner = next(each for each in state.seats if beast in [one.beast for one in state.stables[each]])
            yield Reason("exhausts-own" if owner == seat else "exhausts", {"owner": owner})
        case Ready():
            yield Reason("readies")
        case UseBeast():
            yield Reason("ready-again")
        case Release():
            yield Reason("leaves")
        case Curse(victim):
            yield Reason("victim", {"victim": victim, "prestige": state.prestige[victim]})
            count = min(len(state.curses[victim]) + 1, state.printed.limits.curses)
            yield Reason("curses", {"victim": victim, "count": count})
        case DropCurse(curse):
            yield Reason("curse-gone", {"count": state.curses[seat].count(curse) - 1, "curse": curse})


def at_leisure(game: Game[State], seat: Seat, answer: Option) -> Iterator[Reason]:
    """What speaks for using an ability or not, and for a house."""
    state = game.state
    match answer:
        case UseHouse():
            yield Reason("once-a-round")
        case Use() | Choose() if isinstance(game.step, MayUse):
            yield Reason("no-die")
        case Skip() | Pass():
            goods = Counter(state.goods(seat))
            ready = sum(each.ready for each in state.stables[seat])
            yield Reason("keeps", {"resources": dict(goods)}) if goods else Reason("stays-ready", {"count": ready})
        case ChooseHouse(house):
            heirlooms = state.printed.houses[house].heirloom
            yield Reason("heirlooms", {"prestige": sum(each.prestige for each in heirlooms)})
            yield Reason("first-heirloom", {"heirloom": heirlooms[0].id, "cost": dict(Counter(heirlooms[0].cost))})
