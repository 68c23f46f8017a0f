"""What a guild owns, and what the rules let it do and score, from rules.md alone."""

from collections import Counter
from typing import Any

from regalia.core import Option, Seat
from regalia.games.kings_guild.content import QUESTS, RESOURCES, ROOMS, SPECIALISTS, TREASURES
from regalia.games.kings_guild.options import (
    CRAFT,
    Build,
    BuildStatue,
    EndTurn,
    Hire,
    Move,
    Offer,
    Pass,
    Peek,
    Play,
    Sell,
    Take,
)
from regalia.games.kings_guild.state import NOBODY, Recruit, State

GUILD = {1, 2}
"""The cells of the guild tile, counted in rows of four from the top left."""
RELIC_SETS = (0, 2, 5, 9, 13, 17, 22)


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
