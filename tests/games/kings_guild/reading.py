"""A second reading of The King's Guild: scoring, the menu of a turn, and what its actions do, from rules.md alone.

Random players own little, so every position is made richer first: each guild gets rooms, specialists, treasures and quests.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from regalia.core import Chance, Game, Option, Seat
from regalia.games.kings_guild import RULES
from regalia.games.kings_guild.content import BONUSES, QUESTS, RESOURCES, ROOMS, SPECIALISTS, TREASURES
from regalia.games.kings_guild.options import (
    CRAFT,
    Build,
    BuildStatue,
    Cell,
    Craft,
    Done,
    EndTurn,
    Hire,
    Move,
    Offer,
    Onto,
    Pass,
    Peek,
    Play,
    Sell,
    Take,
)
from regalia.games.kings_guild.state import NOBODY, Employee, Recruit, Slot, State, Tile
from regalia.testing.playing import dice
from tests.games.second_reading import Claim, Turn

GUILD = {1, 2}
"""The cells of the guild tile, counted in rows of four from the top left."""
RELIC_SETS = (0, 2, 5, 9, 13, 17, 22)
MENUS = {"Turn", "ExpandMore", "TurnEnd"}


def kind_of(card: str) -> str:
    return card.split("#", maxsplit=1)[0]


class Guild:
    """Rules 2. What a guild owns, as plain collections."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.coins = state.coins[seat]
        self.store = dict(zip(RESOURCES, state.stores[seat], strict=True))
        self.hand = [kind_of(card) for card in state.hands[seat]]
        self.won = state.won[seat]
        self.rooms = {tile.room: tile.cell for tile in state.tiles[seat]}
        self.staff = {hired.specialist: hired.space for hired in state.staff[seat]}
        self.stock = dict(zip(RESOURCES, state.supply, strict=True))

    def cells(self, room: str) -> set[int]:
        return {self.rooms[room] + step for step in range(ROOMS[room].width)}

    def covered(self) -> set[int]:
        return GUILD.union(*map(self.cells, self.rooms))

    def free_spaces(self) -> Counter[str]:
        """Four outer spaces and those of chambers, less specialists and baggage."""
        spaces = Counter({"outer": 4} | {room: ROOMS[room].spaces for room in self.rooms})
        spaces.subtract(self.staff.values())
        if "aristocrat" in self.staff and self.state.baggage:
            spaces[self.state.baggage] -= 1
        return +spaces

    def gatherable(self) -> set[str]:
        """Rules 2. Of what is in stock."""
        arcane = {"gem": "gem_workshop", "magic": "magic_arcaenum"}
        return {
            resource
            for resource, stock in self.stock.items()
            if stock and (resource not in arcane or "sorceress" in self.staff or arcane[resource] in self.rooms)
        }

    def filled(self, room: str) -> bool:
        """Rules 8. Baggage fills nothing."""
        return list(self.staff.values()).count(room) == ROOMS[room].spaces

    def score(self) -> int:
        """Rules 12, but for the charm majority."""
        kinds = Counter(card for card in self.hand if TREASURES[card].category == "relic")
        relics = sum(RELIC_SETS[sum(copies >= number for copies in kinds.values())] for number in range(1, 5))
        hand = sum(TREASURES[card].prestige for card in self.hand)
        staff = sum(SPECIALISTS[name].prestige for name in self.staff)
        rooms = sum(ROOMS[room].prestige + self.room_score(room) for room in self.rooms)
        return hand + relics + len(self.won) + staff + rooms + self.offering()

    def room_score(self, room: str) -> int:
        """Rules 8."""
        end = ROOMS[room].end
        if end is None:
            return 0
        icons = Counter[str](QUESTS[quest].hero for quest in self.won)
        icons.update(item.type for quest in self.won for item in QUESTS[quest].items)
        touching = {cell + step for cell in self.cells(room) for step in (-4, 4)}
        touching |= {cell + step for cell in self.cells(room) for step in (-1, 1) if (cell + step) // 4 == cell // 4}
        counts = {
            "scroll": sum(card.startswith("scroll") for card in self.hand),
            "filled": self.filled(room),
            "coin": self.coins,
            "statue": self.rooms.get("kings_statue") in touching,
            "specialist": len(self.staff),
            "icon": icons[end.icons[0]] if end.icons else 0,
            "pair": min((icons[icon] for icon in end.icons), default=0),
            "tile": len(self.rooms),
            "resource": sum(map(bool, self.store.values())),
        }
        return end.prestige * counts[end.per]

    def offering(self) -> int:
        coins = 0 if "vault_of_riches" in self.rooms else self.coins
        return (2 + coins // 3 + sum(self.store.values()) // 2) * (self.seat in self.state.offered)

    def placeable(self, width: int) -> set[int]:
        """Rules 5.3. The leftmost cells on which a tile of this width can be built."""
        covered = self.covered()
        beside = {cell + step for cell in covered for step in (-4, 4)}
        beside |= {cell + step for cell in covered for step in (-1, 1) if (cell + step) // 4 == cell // 4}
        places = [range(cell, cell + width) for cell in range(12) if cell % 4 + width <= 4]
        return {place[0] for place in places if not covered & {*place} and ("builder" in self.staff or beside & {*place})}

    def buildable(self) -> set[str]:
        """Rules 5.3."""
        arcane = {"gem_workshop", "magic_arcaenum"}
        banned = {*self.rooms} | (arcane if len(self.state.coins) == 2 and arcane & {*self.rooms} else set())
        left = {name for name, facts in ROOMS.items() if self.state.rooms.get(facts.group or name)} - {
            "kings_statue",
            "shrine",
        }
        return {name for name in left - banned if ROOMS[name].cost <= self.coins and self.placeable(ROOMS[name].width)}

    def price(self, recruit: Recruit) -> int:
        return max(0, SPECIALISTS[recruit.specialist].cost - recruit.coins * (2 if "recruiter" in self.staff else 1))

    def hirable(self) -> set[str]:
        """Rules 5.3, 9."""
        free = self.free_spaces()
        able = {recruit.specialist for recruit in self.state.row if recruit and self.price(recruit) <= self.coins}
        if free.total() < 2:
            able -= {"aristocrat", "overseer"}
        if free.total() == free["outer"]:
            able -= {"aristocrat"}
        return able if free.total() else set()

    def cost(self, quest: str, items: str) -> Counter[str]:
        """Rules 5.2. What making these items costs after discounts."""
        cost = Counter[str]()
        for item in made(quest, items):
            less = Counter(
                discount.resource
                for name in self.staff
                if (discount := SPECIALISTS[name].discount) and discount.item == item.type
            )
            cost += Counter(item.cost) - less
        return cost

    def craftable(self) -> set[Option]:
        """Rules 5.2."""
        found = set[Option]()
        for slot in filter(None, self.state.slots):
            if slot.quest not in QUESTS:
                continue
            open_items = [name for name, sigil in zip(("left", "right"), slot.sigils, strict=False) if sigil == NOBODY]
            for items in [*open_items, *(["both"] if len(open_items) == 2 else [])]:
                completes = items == "both" or len(open_items) == 1
                fee = 2 if self.state.thug == slot.quest and "thug" not in self.staff else 0
                stored = not self.cost(slot.quest, items) - Counter(self.store)
                if stored and fee <= self.coins and (completes or self.state.sigils[self.seat]):
                    found.add(CRAFT[slot.quest, items])
        return found

    def sale_price(self, card: str) -> int:
        """Rules 7.3."""
        dear = "auctioneer" in self.staff and TREASURES[card].category in ("relic", "charm", "scroll")
        return 4 if dear else TREASURES[card].sell

    def playable(self, card: str) -> bool:
        """Rules 10."""
        facts = TREASURES[card]
        match facts.category:
            case "resource":
                return any(self.stock[resource] for resource in facts.gains)
            case "contract":
                return bool(self.hirable())
            case "map":
                return len(self.hand) > 1
        match card:
            case "scroll_of_plenty":
                return bool(self.gatherable())
            case "spoiling_potion":
                return any(map(any, self.state.stores))
        return card in ("scroll_of_wonders", "scroll_of_riches", "fortune_potion")

    def free_acts(self) -> set[Option]:
        """Rules 4.1."""
        acts: set[Option] = {Play(card) for card in self.hand if self.playable(card)}
        acts |= {Sell(card) for card in self.hand if self.sale_price(card)}
        if "oracle" in self.staff and self.state.peeked < min(2, len(self.state.deck)):
            acts.add(Peek())
        if "bard" in self.staff:
            acts |= {Move(name) for name, space in self.staff.items() if {*self.free_spaces()} - {space}}
        if "vizier" in self.staff and self.can_offer():
            acts.add(Offer())
        return acts

    def can_offer(self) -> bool:
        """Rules 6.2."""
        return self.state.final and self.state.sigils[self.seat] > 0 and self.seat not in self.state.offered

    def menu(self, step: Any) -> set[Option]:
        """Rules 4.1. The options of `turn`, `expand_more` and `turn_end`."""
        builds: set[Option] = {*map(Build, self.buildable())}
        hires: set[Option] = {*map(Hire, self.hirable())}
        solo = len(self.state.coins) == 1
        if step.kind() == "TurnEnd":
            return self.free_acts() | {EndTurn()}
        if step.kind() == "ExpandMore":
            steps = builds | hires if solo else builds if step.left == "build" else hires
            return self.free_acts() | steps | {EndTurn()}
        actions: set[Option] = {
            *map(Take, self.gatherable()),
            *self.craftable(),
            *builds,
            *hires,
        }
        if self.can_offer():
            actions.add(Offer())
        if solo and any(slot and slot.quest == "kings_funeral" for slot in self.state.slots) and self.placeable(1):
            actions.add(BuildStatue())
        return self.free_acts() | (actions or {Pass()})


def made(quest: str, items: str) -> list[Any]:
    return [item for side, item in zip(("left", "right"), QUESTS[quest].items, strict=False) if items in (side, "both")]


def scores(state: State) -> list[tuple[int, int]]:
    """Rules 12. Total and tie-break of each seat."""
    guilds = [Guild(state, seat) for seat in state.seats]
    charms = [sum(TREASURES[card].category == "charm" for card in guild.hand) for guild in guilds]
    most = max(charms) if len(charms) > 1 else 0
    return [(guild.score() + 3 * (0 < most == count), guild.coins) for guild, count in zip(guilds, charms, strict=True)]


def ranks(state: State) -> list[tuple[int, ...]]:
    """The engine's totals and tie-breaks."""
    return [rank.keys for rank in sorted(RULES.rank(state), key=lambda rank: rank.seat)]


def won_at_the_end(state: State) -> list[set[str]]:
    """Rules 12. Each player takes every quest that holds their sigil."""
    slots = [slot for slot in state.slots if slot and slot.quest in QUESTS]
    return [{*won, *(slot.quest for slot in slots if seat in slot.sigils)} for seat, won in enumerate(state.won)]


def enrich(state: State, chance: Chance) -> None:
    """Give every guild rooms, specialists, quests, treasures, resources and coins, as random players never have."""
    pool = chance.shuffled(tuple(SPECIALISTS))
    quests = chance.shuffled(tuple({*QUESTS} - {slot.quest for slot in state.slots if slot}))
    state.baggage, state.peeked = "", chance.below(3)
    for seat in state.seats:
        for _ in range(chance.below(6)):
            guild = Guild(state, seat)
            room = chance.one([name for name in ROOMS if name not in guild.rooms])
            if cells := sorted(guild.placeable(ROOMS[room].width)):
                state.tiles[seat] = (*state.tiles[seat], Tile(room, chance.one(cells)))
        state.staff[seat] = ()
        for name in pool[6 * seat : 6 * seat + chance.below(5)]:
            space = chance.one(sorted(Guild(state, seat).free_spaces()))
            state.staff[seat] = (*state.staff[seat], Employee(name, space))
            chambers = sorted({*Guild(state, seat).free_spaces()} - {"outer"})
            if name == "aristocrat":
                state.baggage = chambers[0] if chambers else ""
                state.staff[seat] = state.staff[seat][: None if chambers else -1]
        state.won[seat] = tuple(quests[6 * seat : 6 * seat + chance.below(6)])
        state.coins[seat] = chance.below(20)
        held = [min(chance.below(3), there + had) for there, had in zip(state.supply, state.stores[seat], strict=True)]
        both = zip(state.supply, state.stores[seat], held, strict=True)
        state.supply = tuple(there + had - has for there, had, has in both)
        state.stores[seat] = tuple(held)
        for colour, stack in enumerate(state.stacks):
            count = chance.below(4)
            state.hands[seat] += stack[:count]
            state.stacks[colour] = stack[count:]
    hired = {employee.specialist for staff in state.staff for employee in staff}
    left = [name for name in pool if name not in hired]
    state.row = tuple(Recruit(name, chance.below(min(3, SPECIALISTS[name].cost))) for name in left[:5])
    state.recruits = tuple(left[5:10])
    state.deck = tuple(quest for quest in state.deck if not any(quest in won for won in state.won))
    state.sigils = [2 for _ in state.seats]
    state.slots = tuple(signed(state, slot, chance) if slot else None for slot in state.slots)
    state.thug = chance.one([slot.quest for slot in state.slots if slot and slot.quest in QUESTS] or [""])
    if "thug" not in hired or chance.below(2):
        state.thug = ""
    state.fortunes, state.final = chance.below(3), state.final or chance.below(4) == 0
    state.offered = tuple(seat for seat in state.seats if chance.below(3) == 0) if state.final else ()
    if state.final:
        state.slots, state.deck = (*state.slots[:-1], Slot("offering_to_the_council", state.offered)), ()


def signed(state: State, slot: Slot, chance: Chance) -> Slot:
    """A quest of two items, perhaps with a sigil on one of them."""
    if slot.quest not in QUESTS or len(slot.sigils) != 2:
        return slot
    seat, first = chance.one(list(state.seats)), chance.below(2)
    if chance.below(2) or not state.sigils[seat]:
        return Slot(slot.quest, (NOBODY, NOBODY))
    state.sigils[seat] -= 1
    return Slot(slot.quest, (NOBODY, seat) if first else (seat, NOBODY))


def crafted(before: State, seat: Seat, chosen: Craft) -> tuple[object, ...]:
    """Rules 5.2. Coins, the maker's resources, free sigils and quests won after a craft action."""
    guild, slot = Guild(before, seat), next(slot for slot in before.slots if slot and slot.quest == chosen.quest)
    coins, sigils, won = [*before.coins], [*before.sigils], [*before.won]
    if before.thug == chosen.quest and "thug" not in guild.staff:
        coins[seat] -= 2
        coins[next(other for other in before.seats if "thug" in Guild(before, other).staff)] += 2
    prices = sorted((item.coins for item in made(chosen.quest, chosen.items)), reverse=True)
    coins[seat] += sum(prices) + sum(prices[: before.fortunes])
    store = Counter(guild.store) - guild.cost(chosen.quest, chosen.items)
    makers = [sigil for sigil in slot.sigils if sigil != NOBODY]
    if len(makers) + len(prices) < len(slot.sigils):
        sigils[seat] -= 1
    else:
        won[(makers or [seat])[0]] += (chosen.quest,)
        for maker in makers:
            sigils[maker] += 1
    return coins, store, sigils, won


def row_after(before: State, hired: str) -> tuple[Recruit | None, ...]:
    """Rules 5.3. The row of specialists, from the newest place to the oldest, after one was hired."""
    place = next(place for place, recruit in enumerate(before.row) if recruit and recruit.specialist == hired)
    free = before.row[place] == Recruit(hired, 0)
    row = [
        Recruit(recruit.specialist, recruit.coins + (free and number > place))
        for number, recruit in enumerate(before.row)
        if recruit and number != place
    ]
    row = [recruit for recruit in row if recruit.coins < SPECIALISTS[recruit.specialist].cost]
    drawn = [Recruit(name) for name in before.recruits[: 5 - len(row)]]
    return (*[None] * (5 - len(row) - len(drawn)), *reversed(drawn), *row)


def built(before: State, seat: Seat, room: str, cell: int) -> tuple[object, ...]:
    """Rules 5.3. Coins and resources of a guild after a room was built."""
    guild = Guild(before, seat)
    coins, store = guild.coins - ROOMS[room].cost, Counter(guild.store)
    for covered in range(cell, cell + ROOMS[room].width):
        bonus, times = BONUSES[before.mats[seat]].get(covered), 1 + ("builder" in guild.staff)
        if bonus == "gold":
            coins += 2 * times
        elif bonus:
            store[bonus] += min(times, guild.stock[bonus])
    return coins, +store


def gathers(guild: Guild, taken: tuple[str, ...]) -> set[str]:
    """Rules 5.1. What can be taken besides."""
    more = {resource for resource in guild.gatherable() if guild.stock[resource] > taken.count(resource)}
    if len(taken) == 3 or "laborer" in guild.staff:
        return more if len(taken) < 3 else set()
    return more if len(taken) == 1 else more & {*taken} if len({*taken}) == 1 else set()


def after_gathering(before: State, seat: Seat, taken: tuple[str, ...]) -> Counter[str]:
    """Rules 5.1. Resources after gathering, with those of the guild's gatherers."""
    guild = Guild(before, seat)
    finds = [SPECIALISTS[name].gather_bonus for name in guild.staff]
    bonus = [resource for resource in finds if resource and guild.stock[resource] > taken.count(resource)]
    return +(Counter(guild.store) + Counter(taken) + Counter(bonus))


def store_of(state: State, seat: Seat) -> Counter[str]:
    return +Counter(Guild(state, seat).store)


def options(game: Game[State], seat: Seat) -> list[Any]:
    """What the engine offers a seat, in a fixed order."""
    asked = game.asks.get(seat, ())
    assert isinstance(asked, tuple)
    return sorted(asked, key=str)


def outcome(game: Game[State], seat: Seat, chance: Chance) -> Iterator[Claim]:
    """Choose something of the menu, and compare what it does."""
    before, asked = game.state.copy(), options(game, seat)
    kind = chance.one(sorted({type(option).__name__ for option in asked}))
    chosen = chance.one([option for option in asked if type(option).__name__ == kind])
    game.answer(seat, chosen)
    guild, state = Guild(before, seat), game.state
    match chosen:
        case Take(resource):
            yield from gathering(game, guild, (resource,), chance)
        case Craft() if not happened(game, "Sold"):
            now = [*state.coins], store_of(state, seat), [*state.sigils], [*state.won]
            yield Claim("5.2", crafted(before, seat, chosen), now)
        case Build(room):
            yield from building(game, guild, room, chance)
        case Hire(specialist) if len(before.coins) > 1:
            yield from hiring(game, guild, specialist, chance)
        case Sell(treasure):
            yield Claim("7.3", guild.coins + guild.sale_price(treasure), state.coins[seat])


def happened(game: Game[State], *names: str) -> bool:
    """True if limits made a guild return resources or sell treasures, which the claims leave out."""
    return any(type(event).__name__ in names for event in game.events or [])


def gathering(game: Game[State], guild: Guild, taken: tuple[str, ...], chance: Chance) -> Iterator[Claim]:
    seat = guild.seat
    while more := gathers(guild, taken):
        legal: set[Any] = {*map(Take, more)}
        yield Claim("5.1", legal, {*options(game, seat)} - {Done()})
        answer = chance.one(options(game, seat))
        game.answer(seat, answer)
        if answer == Done():
            break
        taken += (answer.resource,)
    if len(taken) + sum(guild.store.values()) + 4 <= guild.state.storage(seat):
        yield Claim("5.1", after_gathering(guild.state, seat, taken), store_of(game.state, seat))


def building(game: Game[State], guild: Guild, room: str, chance: Chance) -> Iterator[Claim]:
    seat, state = guild.seat, game.state
    cells = {Cell(place % 4, place // 4) for place in guild.placeable(ROOMS[room].width)}
    if len(cells) > 1:
        yield Claim("5.3", cells, {*options(game, seat)})
        game.answer(seat, chance.one(options(game, seat)))
    cell = next(tile.cell for tile in state.tiles[seat] if tile.room == room)
    yield Claim("5.3", True, Cell(cell % 4, cell // 4) in cells)
    if not happened(game, "Returned", "Sold"):
        yield Claim("5.3", built(guild.state, seat, room, cell), (state.coins[seat], store_of(state, seat)))


def hiring(game: Game[State], guild: Guild, specialist: str, chance: Chance) -> Iterator[Claim]:
    seat, before, spaces = guild.seat, guild.state, guild.free_spaces()
    if len(spaces) > 1 and specialist != "aristocrat":
        yield Claim("5.3", {*map(Onto, spaces)}, {*options(game, seat)})
    if game.step.kind() == "Hiring":
        game.answer(seat, chance.one(options(game, seat)))
    if specialist != "overseer" and not happened(game, "Returned", "Sold"):
        recruit = next(recruit for recruit in before.row if recruit and recruit.specialist == specialist)
        read = guild.coins - guild.price(recruit), row_after(before, specialist)
        yield Claim("5.3", read, (game.state.coins[seat], game.state.row))


def reading(turns: Iterator[Turn]) -> Iterator[Claim]:
    """At every menu, made richer: its options, what one of them does, and the score."""
    for number, turn in enumerate(turns):
        game, chance = turn.before, dice(number)
        if turn.after.is_over:
            yield Claim("12", won_at_the_end(game.state), [{*won} for won in turn.after.state.won])
        if game.step.kind() not in MENUS:
            continue
        enrich(game.state, chance)
        game.ask_again()
        if game.step.kind() == "ExpandMore":
            game.events = []
        yield Claim("12", scores(game.state), ranks(game.state))
        menu = Guild(game.state, turn.seat).menu(game.step)
        asked = {*options(game, turn.seat)}
        yield Claim("4.1", menu - {EndTurn()} if not asked else menu, asked)
        if asked:
            game.events = []
            yield from outcome(game, turn.seat, chance)
