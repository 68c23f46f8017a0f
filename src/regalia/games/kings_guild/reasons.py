"""Reasons for an answer, for hints: what it costs and brings, what an item still needs, and how it counts at the end."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from regalia.core import Answer, Game, Option, Reason, Seat, after
from regalia.games.kings_guild.cards.specialists import TakeInstead
from regalia.games.kings_guild.cards.treasures import PlayTreasure
from regalia.games.kings_guild.content import (
    COLOURS,
    CONTENT,
    OUTER,
    PLACE,
    PRINTED,
    QUESTS,
    RESOURCES,
    ROOMS,
    SPECIALISTS,
    STATUE,
    TREASURES,
    Goods,
    ItemFacts,
    QuestName,
    Resource,
    RoomName,
    SpecialistName,
)
from regalia.games.kings_guild.events import Earned, Gained
from regalia.games.kings_guild.options import (
    Build,
    Buy,
    Cell,
    Choose,
    Craft,
    Decline,
    Discard,
    Done,
    DrawForHero,
    EndTurn,
    Hire,
    Keep,
    Move,
    Name,
    Onto,
    Pass,
    Peek,
    PlaceThug,
    Play,
    Return,
    Rob,
    Sell,
    StartWith,
    Take,
)
from regalia.games.kings_guild.scoring import of_hand, sheet, total
from regalia.games.kings_guild.state import GUILD_MASK, NOBODY, State, occupied
from regalia.games.kings_guild.steps.build import PlaceRoom
from regalia.games.kings_guild.steps.craft import cost_of, discounters
from regalia.games.kings_guild.steps.free import MoveSpecialist
from regalia.games.kings_guild.steps.gather import Gather, in_hand, permitted
from regalia.games.kings_guild.steps.hire import Hiring
from regalia.games.kings_guild.steps.limits import DiscardResources, SellDown
from regalia.games.kings_guild.steps.reward import Split
from regalia.games.kings_guild.steps.scrolls import Plenty
from regalia.games.kings_guild.verbs.quests import indices

CELLS_OF_A_MAT = 12


def reasons(game: Game[State], seat: Seat, answer: Answer) -> Sequence[Reason]:
    """What the answer is worth, and what else speaks for it."""
    if isinstance(answer, int):
        return [*bid(game.state, seat, answer)]
    assert isinstance(answer, Option), "every other question is a choice of one option"
    if isinstance(answer, EndTurn | Done | Decline | Pass):
        return [*stopping(game, seat)]
    then = after(game, seat, answer)
    return [*chain(worth(game, then, seat), for_action(game, seat, answer), for_card(game, then, seat, answer))]


def worth(game: Game[State], then: Game[State], seat: Seat) -> Iterator[Reason]:
    """The prestige that an answer adds to the sheet, if it is the same wherever the room or specialist is put."""
    had = total(sheet(game.state, seat))
    points = {total(sheet(each.state, seat)) - had for each in placed(then, seat)}
    if len(points) == 1 and (most := max(points)) > 0:
        yield Reason("points", {"points": most})


def placed(then: Game[State], seat: Seat) -> list[Game[State]]:
    """The game after each place for what has been chosen; the game itself if no place is to be chosen."""
    if seat not in then.asks or not isinstance(then.step, PlaceRoom | Hiring | MoveSpecialist):
        return [then]
    places: Any = then.asks[seat]
    return [after(then, seat, place) for place in places]


def for_action(game: Game[State], seat: Seat, answer: Option) -> Iterator[Reason]:
    """What speaks for gathering, crafting, building and hiring."""
    state = game.state
    match answer:
        case Name(resource) if isinstance(game.step, PlayTreasure):
            others = sum(state.held(other, resource) > 0 for other in state.seats if other != seat)
            yield Reason("spoils", {"resource": resource, "count": others})
        case Take(resource) | Name(resource):
            yield from wanted(game, seat, (resource,) * (game.step.amount if isinstance(game.step, Plenty) else 1))
        case StartWith(resources):
            yield from wanted(game, seat, resources)
        case Return(resource):
            yield from given_back(game, seat, resource)
        case Craft(quest, items):
            yield from crafted(state, seat, quest, items)
        case Build(room):
            yield from room_reasons(state, seat, room)
        case Hire(specialist):
            yield from staff_reasons(state, seat, specialist)
        case Rob(victim):
            yield Reason("robs", {"victim": victim, "count": sum(state.stores[victim])})
        case PlaceThug():
            yield Reason("thug", {"coins": PRINTED.thug_fee})


def for_card(game: Game[State], then: Game[State], seat: Seat, answer: Option) -> Iterator[Reason]:
    """What speaks for a place, a treasure or a free act."""
    state = game.state
    match answer:
        case Cell():
            yield from cell_reasons(state, then, seat)
        case Onto(space):
            yield Reason("outer" if space == OUTER else "chamber", {"room": space})
            yield Reason("spaces", {"count": sum(then.state.spaces(seat).values())})
        case Play() | Peek() | Move():
            yield from gains(then, seat)
            yield Reason("free-act")
        case Sell(treasure) | Discard(treasure):
            yield from parted(game, then, seat, treasure)
        case Keep(treasure):
            yield Reason("sells", {"coins": TREASURES[treasure].sell})
            if isinstance(game.step, Split):
                yield Reason("shared", {"owner": game.step.maker})
        case Choose(colour):
            yield Reason("stack", {"colour": colour, "count": len(state.stacks[COLOURS.index(colour)])})
        case DrawForHero() | Buy():
            yield Reason("price", {"coins": state.coins[seat] - then.state.coins[seat], "left": then.state.coins[seat]})


def open_items(state: State) -> Iterator[tuple[QuestName, str, ItemFacts]]:
    """Every item that has not been made yet: its quest, its side, and what is printed."""
    for slot in state.slots:
        if slot is not None and slot.quest in QUESTS:
            for index, item in enumerate(QUESTS[slot.quest].items):
                if slot.sigils[index] == NOBODY:
                    yield slot.quest, "right" if index else "left", item


def missing(state: State, seat: Seat, store: Goods, quest: QuestName, side: str) -> dict[Resource, int]:
    """What a guild with these resources still lacks for an item."""
    cost = cost_of(quest, side, discounters(state, seat))
    return {RESOURCES[index]: amount - store[index] for index, amount in cost if amount > store[index]}


def wanted(game: Game[State], seat: Seat, resources: Iterable[Resource]) -> Iterator[Reason]:
    """The item that resources bring nearest, or how full the storage gets."""
    state, had, resources = game.state, at_hand(game, seat), [*resources]
    store = tuple(count + resources.count(resource) for count, resource in zip(had, RESOURCES, strict=True))
    nearest = [
        (sum(lack.values()), -item.coins, quest, lack)
        for quest, side, item in open_items(state)
        if not {*resources}.isdisjoint(missing(state, seat, had, quest, side))
        for lack in [missing(state, seat, store, quest, side)]
    ]
    if nearest:
        _, coins, quest, lack = min(nearest, key=lambda each: each[:3])
        yield Reason("towards", {"quest": quest, "missing": lack}) if lack else Reason("ready", {"quest": quest})
        yield Reason("item-coins", {"coins": -coins})
    yield stored(sum(store), state.storage(seat))


def stored(count: int, limit: int) -> Reason:
    """How full the storage gets; no more stays than its limit."""
    return Reason("storage", {"count": count, "limit": limit}) if count < limit else Reason("full", {"limit": limit})


def at_hand(game: Game[State], seat: Seat) -> Goods:
    """The resources of a guild, with what it is gathering or exchanging."""
    store, step = in_hand(game, seat), game.step
    if not isinstance(step, TakeInstead):
        return store
    return tuple(
        count + step.taken.count(resource) - step.returned.count(resource)
        for count, resource in zip(store, RESOURCES, strict=True)
    )


def given_back(game: Game[State], seat: Seat, resource: Resource) -> Iterator[Reason]:
    """Whether an open item needs what is returned, and why something must be."""
    state, store = game.state, game.state.stores[seat]
    most = most_needed(state, seat, resource)
    if not most:
        yield Reason("unneeded", {"resource": resource})
    elif store[PLACE[resource]] > most:
        yield Reason("spare", {"resource": resource, "most": most})
    if isinstance(game.step, DiscardResources):
        yield Reason("over-storage", {"count": sum(store), "limit": state.storage(seat)})


def most_needed(state: State, seat: Seat, resource: Resource) -> int:
    """How many of a resource the open item needs that needs most of it."""
    costs = [dict(cost_of(quest, side, discounters(state, seat))) for quest, side, _ in open_items(state)]
    return max([cost.get(PLACE[resource], 0) for cost in costs], default=0)


def crafted(state: State, seat: Seat, quest: QuestName, items: str) -> Iterator[Reason]:
    """What items pay and cost, and who gets the quest."""
    cost = {RESOURCES[index]: amount for index, amount in cost_of(quest, items, discounters(state, seat))}
    coins = sum(QUESTS[quest].items[index].coins for index in indices(items))
    yield Reason("pays", {"coins": coins, "cost": cost}) if cost else Reason("pays-free", {"coins": coins})
    slot = state.slots[state.slot_of(quest)]
    assert slot is not None, f"{quest} does not lie open"
    if len(indices(items)) < slot.sigils.count(NOBODY):
        yield Reason("sigil")
        return
    maker = next((maker for maker in slot.sigils if maker != NOBODY), seat)
    yield Reason("completes") if maker == seat else Reason("completes-for", {"owner": maker})


def room_reasons(state: State, seat: Seat, room: RoomName) -> Iterator[Reason]:
    """What a room allows, and what it costs."""
    facts = ROOMS[room]
    yield from limits({"storage": facts.storage, "hand_limit": facts.hand_limit, "spaces": facts.spaces})
    yield from permits(state, seat, [each for each, needs in CONTENT.resources.items() if needs.needs == room])
    yield Reason("price", {"coins": facts.cost, "left": state.coins[seat] - facts.cost})


def permits(state: State, seat: Seat, resources: Iterable[Resource]) -> Iterator[Reason]:
    """The resources that a guild could not gather before."""
    yield from (Reason("permits", {"resource": each}) for each in resources if not permitted(state, seat, each))


def limits(more: Mapping[str, int]) -> Iterator[Reason]:
    """Room for more resources, treasures and specialists."""
    names = {"storage": "more-storage", "hand_limit": "more-hand", "spaces": "more-spaces"}
    yield from (Reason(names[what], {"count": count}) for what, count in more.items() if count)


def staff_reasons(state: State, seat: Seat, specialist: SpecialistName) -> Iterator[Reason]:
    """What a specialist does for its guild, and what it costs."""
    facts = SPECIALISTS[specialist]
    if facts.discount:
        yield Reason("discount", {"item": facts.discount.item, "resource": facts.discount.resource})
    if facts.gather_bonus:
        yield Reason("gather-bonus", {"resource": facts.gather_bonus})
    if facts.hero_draw:
        yield Reason("hero-draw", {"hero": facts.hero_draw.hero, "coins": PRINTED.hero_draw_fee})
    yield from permits(state, seat, facts.permits)
    yield from limits({"storage": facts.storage, "hand_limit": facts.hand_limit})
    recruit = next((each for each in state.row if each is not None and each.specialist == specialist), None)
    price = 0 if recruit is None else state.price(seat, recruit)
    yield Reason("price", {"coins": price, "left": state.coins[seat] - price})


def cell_reasons(state: State, then: Game[State], seat: Seat) -> Iterator[Reason]:
    """What a cell pays, and how many stay free."""
    yield from gains(then, seat)
    covered = occupied(then.state.tiles[seat]) | GUILD_MASK
    yield Reason("cells", {"count": CELLS_OF_A_MAT - covered.bit_count()})


def gains(then: Game[State], seat: Seat) -> Iterator[Reason]:
    """The resources and coins that come at once from a cell or a treasure."""
    for event in then.events or ():
        if isinstance(event, Gained) and event.seat == seat and event.cause in ("cell", "treasure"):
            yield Reason("resources", {"resources": {each: event.resources.count(each) for each in event.resources}})
        if isinstance(event, Earned) and event.seat == seat and event.cause in ("cell", "scroll", "treasure"):
            yield Reason("coins", {"coins": event.coins})


def parted(game: Game[State], then: Game[State], seat: Seat, treasure: str) -> Iterator[Reason]:
    """What a treasure sells for, whether it counts at the end, and why it must go."""
    coins = then.state.coins[seat] - game.state.coins[seat]
    if coins > 0:
        yield Reason("coins", {"coins": coins})
    if TREASURES[treasure].category not in ("charm", "relic", "scroll"):
        yield Reason("counts-nothing")
    if isinstance(game.step, SellDown):
        yield Reason("over-hand", {"limit": game.state.hand_limit(seat)})


def stopping(game: Game[State], seat: Seat) -> Iterator[Reason]:
    """What is kept for later turns."""
    state = game.state
    if isinstance(game.step, Gather):
        yield from gathered(game, seat)
        return
    hand = sum(line.prestige for line in of_hand(state, seat))
    if hand:
        yield Reason("hand-counts", {"prestige": hand})
    elif state.hands[seat] and not state.final:
        yield Reason("hand-later")
    if state.coins[seat]:
        yield Reason("coins-kept", {"coins": state.coins[seat]})
    yield Reason("hand", {"count": len(state.hands[seat]), "limit": state.hand_limit(seat)})


def gathered(game: Game[State], seat: Seat) -> Iterator[Reason]:
    """Why no more is gathered: what can be made with it, or a full storage."""
    state, store = game.state, in_hand(game, seat)
    ready = [quest for quest, side, _ in open_items(state) if not missing(state, seat, store, quest, side)]
    if ready:
        yield Reason("ready", {"quest": ready[0]})
    yield stored(sum(store), state.storage(seat))


def bid(state: State, seat: Seat, coins: int) -> Iterator[Reason]:
    """What the King's Statue is worth, what a bid leaves, and whether a rival can bid as much."""
    yield Reason("statue", {"prestige": ROOMS[STATUE].prestige})
    rivals = max([state.coins[other] for other in state.seats if other != seat], default=0)
    if coins > rivals:
        yield Reason("outbids", {"most": rivals})
    yield Reason("coins-kept", {"coins": state.coins[seat] - coins})
