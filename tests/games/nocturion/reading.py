"""A second reading of Nocturion: scoring, the choice of actions, activations and who can respond, from rules.md alone.

Random players own little, so every position is made richer first: each house gets dice, resources, heirlooms, beasts and
curses, and the board and the calendar are changed.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from regalia.core import Chance, Game, Option, Seat
from regalia.games.nocturion import RULES
from regalia.games.nocturion.options import (
    Activate,
    Complete,
    DiscardDie,
    EndTurn,
    Equip,
    Release,
    Reserve,
    Take,
    UseBeast,
    UseHouse,
)
from regalia.games.nocturion.pieces import NOBODY, Beast
from regalia.games.nocturion.state import State
from regalia.testing.playing import dice
from tests.games.second_reading import Claim, Turn

PRINTED = tomllib.loads(files("regalia.games.nocturion").joinpath("content.toml").read_text("utf-8"))
KINDS = ("archer", "knight", "mage", "gold", "iron", "wood")
FACES = ({1, 2}, {2, 3}, {4, 5}, {5, 6})
"""The faces of north, east, south and west."""
OPPOSITE = (2, 3, 0, 1)
PENALTY = (0, 1, 4, 7)


def table(name: str) -> dict[str, Any]:
    return {entry["id"]: entry for entry in PRINTED[name]}


LOCATIONS, HOUSES, QUESTS, BEASTS = map(table, ("location", "house", "quest", "beast"))
HEIRLOOMS = {heirloom["id"]: heirloom for house in HOUSES.values() for heirloom in house["heirloom"]}


class House:
    """A player's belongings, as plain collections."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.store = Counter(dict(zip(KINDS, state.stores[seat], strict=True)))
        self.dice, self.crest = [*state.dice[seat]], state.crest[seat]
        self.curses = Counter(state.curses[seat])
        self.equipped = len(state.heirlooms[seat])
        self.abilities = [ability for ability in HOUSES[state.houses[seat]]["ability"] if ability["tier"] <= self.equipped]
        self.stable = {beast.beast: beast.ready for beast in state.stables[seat]}

    def passive(self, key: str, level: int = 3) -> int:
        """How much an unlocked passive ability adds."""
        effects = [effect for ability in self.abilities if ability["mode"] == "passive" for effect in ability["effects"]]
        return sum(effect["n"] for effect in effects if effect["key"] == key and level >= effect.get("min_level", 0))

    def score(self) -> tuple[int, ...]:
        """Rules 12. Score, printed prestige of the stable, fewer resources."""
        beasts = sum(BEASTS[beast]["prestige"] for beast in self.stable)
        return (self.state.prestige[self.seat] - PENALTY[self.curses["bloodthirst"]], beasts, -self.store.total())

    def can_pay(self, icons: list[str], waived: int = 0, extra: int = 0) -> bool:
        """True if the treasury holds these icons, except those waived, and that many more resources."""
        missing = (Counter(icons) - self.store).total()
        return missing <= waived and self.store.total() >= max(0, len(icons) - waived) + extra

    def can_summon(self, free: bool = False) -> bool:
        """Rules 9.1."""
        room = len(self.stable) < 4 or any(self.stable.values())
        discount = self.passive("summon_discount")
        return room and any(free or self.can_pay(BEASTS[b]["cost"], discount) for b in self.state.hands[self.seat])

    def can(self, effects: list[dict[str, Any]], user: str = "") -> bool:
        """Rules 8. True if the first effect can do something; `user` is the beast whose ability it is."""
        state, effect = self.state, effects[0]
        all_beasts = [beast for stable in state.stables for beast in stable if beast.beast != user]
        own_dice = [*self.dice, *([self.crest] if self.crest else [])]
        targets = [seat for seat in state.seats if seat not in (self.seat, state.chalice)]
        turned = [die + delta for die in own_dice for delta in effect.get("delta", ())]
        tired = [name for name, ready in self.stable.items() if not ready and name != user]
        can = {
            "exchange": self.store.total() > 0,
            "modify_die": not self.curses["weakness"] and any(1 <= die <= 6 for die in turned),
            "reroll": not self.curses["weakness"] and bool(own_dice),
            "summon": self.can_summon(),
            "search_beasts": bool(state.deck or state.discards),
            "exhaust": any(beast.ready for beast in all_beasts),
            "toggle": bool(all_beasts),
            "ready": any(part["key"] != "ready" for name in tired for part in BEASTS[name]["ability"]["effects"]),
            "curse_give": bool(targets) and bool(state.curse_deck or state.curse_discards),
            "curse_remove": self.curses.total() > 0,
            "curse_move": self.curses.total() > 0 and bool(targets),
            "refill_region": not all(state.stocked),
            "opponents_discard": any(any(state.stores[seat]) for seat in state.seats if seat != self.seat),
            "wild_activation": state.active == self.seat and not state.wild,
        }
        return can.get(effect["key"], True)

    def places(self, die: int) -> list[str]:
        """Rules 6.1. The locations that a die of this face can activate."""
        free = [estate for estate in range(12) if not self.state.placed[estate]]
        return [self.state.tiles[estate] for estate in free if self.state.wild or die in FACES[estate // 3]]

    def completable(self) -> set[str]:
        """Rules 5.2.2."""
        rows = [quest for row in self.state.rows for quest in row]
        return {
            quest
            for quest in rows
            if QUESTS[quest]["level"] <= self.equipped
            and self.can_pay(
                QUESTS[quest]["cost"], self.passive("quest_discount", QUESTS[quest]["level"]), self.curses["doubt"]
            )
        }

    def actions(self) -> set[Option]:
        """Rules 5.2. The choice of actions."""
        state, house = self.state, HOUSES[self.state.houses[self.seat]]
        found: set[Option] = {Activate(place, die) for die in self.dice for place in self.places(die)}
        found |= {DiscardDie(die) for die in self.dice if not self.places(die)}
        found |= {Complete(quest) for quest in self.completable()}
        if not self.crest and not self.curses["shackles"]:
            found |= set(map(Reserve, self.dice))
        owned = [heirloom for heirloom in house["heirloom"] if heirloom["id"] not in state.heirlooms[self.seat]]
        found |= {Equip(heirloom["id"]) for heirloom in owned if self.can_pay(heirloom["cost"])}
        hourglass = [ability for ability in self.abilities if ability["mode"] == "hourglass"]
        if hourglass and not state.spent[self.seat] and self.can(hourglass[0]["effects"]):
            found.add(UseHouse(house["id"]))
        for beast in (name for name, ready in self.stable.items() if ready):
            ability = BEASTS[beast]["ability"]
            kind = {"action": UseBeast, "discard": Release}.get(ability["trigger"])
            if kind and self.can(ability["effects"], beast):
                found.add(kind(beast))
        return found | ({EndTurn()} if len(self.dice) <= 2 else set())

    def responses(self, event: str, by: Seat, what: str) -> set[str]:
        """Rules 7.2 to 7.4. The ready beasts that can respond to an event."""
        return {
            beast
            for beast, ready in self.stable.items()
            if ready
            and self.responds(BEASTS[beast]["ability"], event, by, what)
            and self.can(BEASTS[beast]["ability"]["effects"], beast)
        }

    def responds(self, ability: dict[str, Any], event: str, by: Seat, what: str) -> bool:
        if ability["trigger"] == "gather":
            return event == "gain" and ability["resource"] == what
        if ability["trigger"] != "reaction" or ability["event"] != event:
            return False
        if event == "curse_incoming":
            return by == self.seat
        right_side = {"self": by == self.seat, "opponent": by != self.seat, "any": True}[ability.get("by", "any")]
        return right_side and ability.get("ability") in (None, LOCATIONS.get(what, {}).get("ability"))


def moved(space: int, year: int, kind: str) -> tuple[int, int]:
    """Rules 3. The season tracker and the year after a move to a resource."""
    wanted = KINDS.index(kind)
    if space < 0:
        return wanted, year
    ahead = (wanted - space) % 6 or 6
    return (space + ahead) % 24, year + (space + ahead >= 24)


def activated(before: State, seat: Seat, chosen: Activate) -> tuple[object, ...]:
    """Rules 6.2, s0 to s3. What is on the board, the tracker, and the treasury."""
    house, estate = House(before, seat), before.tiles.index(chosen.location)
    kind, region = LOCATIONS[chosen.location]["resource"], before.tiles.index(chosen.location) // 3
    space, year = moved(before.space, before.year, kind)
    x2 = space // 6
    cart = OPPOSITE[x2]
    stocked = [has or number // 3 == cart for number, has in enumerate(before.stocked)]
    gain = int(stocked[estate])
    stocked[estate] = False
    if x2 == region and not house.curses["famine"]:
        gain += 1 + house.passive("double_bonus")
    if cart == region:
        gain += house.passive("cart_bonus")
    placed = [chosen.die if number == estate else die for number, die in enumerate(before.placed)]
    left = sorted((Counter(house.dice) - Counter([chosen.die])).elements())
    return space, year, stocked, placed, left, +(house.store + Counter({kind: gain})), gain


def on_the_board(state: State, seat: Seat) -> tuple[object, ...]:
    house = House(state, seat)
    return state.space, state.year, state.stocked, state.placed, sorted(house.dice), +house.store


def asked_first(state: State, event: str, by: Seat, what: str) -> Seat:
    """Rules 7.4. The first seat from the active player that can respond to an event; NOBODY without one."""
    clockwise = [*range(state.active, len(state.stores)), *range(state.active)]
    return next((seat for seat in clockwise if House(state, seat).responses(event, by, what)), NOBODY)


def enrich(state: State, chance: Chance) -> None:
    """Give every house dice, resources, heirlooms, beasts and curses, and change the board."""
    deck = chance.shuffled(tuple({*BEASTS}.difference(*state.hands)))
    for seat in state.seats:
        heirlooms = [heirloom["id"] for heirloom in HOUSES[state.houses[seat]]["heirloom"]]
        state.heirlooms[seat] = tuple(chance.some(heirlooms, chance.below(4)))
        state.stores[seat] = tuple(chance.below(4) for _ in KINDS)
        state.dice[seat] = tuple(sorted(chance.die() for _ in range(chance.below(4))))
        state.crest[seat] = chance.die() if chance.below(2) else 0
        state.stables[seat] = tuple(Beast(deck.pop(), bool(chance.below(3))) for _ in range(chance.below(5)))
        curses = [curse["id"] for curse in PRINTED["curse"]]
        state.curses[seat] = tuple(chance.one(curses) for _ in range(chance.below(4)))
        state.prestige[seat], state.spent[seat] = chance.below(5), chance.below(3) == 0
    state.deck = tuple(deck)
    state.stocked = [bool(chance.below(2)) for _ in range(12)]
    state.placed = [chance.die() if chance.below(3) == 0 else 0 for _ in range(12)]
    state.chalice = chance.one([NOBODY, *state.seats])
    state.wild, state.space = chance.below(4) == 0, chance.below(25) - 1


def respond(game: Game[State]) -> Iterator[Claim]:
    """Who is asked to respond, and with what."""
    step: Any = game.step
    if step.kind() == "React":
        ((seat, ask),) = game.asks.items()
        assert isinstance(ask, tuple)
        event = step.event
        first = asked_first(game.state, event.event, event.seat, event.what)
        beasts = House(game.state, seat).responses(event.event, event.seat, event.what)
        yield Claim("7.4", {*map(UseBeast, beasts)}, {option for option in ask if isinstance(option, UseBeast)})
        yield Claim("7.4", first, seat)


def outcome(game: Game[State], seat: Seat, chance: Chance) -> Iterator[Claim]:
    """Choose an action, and compare what it does."""
    before, asked = game.state.copy(), game.asks[seat]
    assert isinstance(asked, tuple)
    kind = chance.one(sorted({type(option).__name__ for option in asked}))
    chosen = chance.one([option for option in asked if type(option).__name__ == kind])
    game.answer(seat, chosen)
    state, house = game.state, House(before, seat)
    if isinstance(chosen, Activate):
        *read, gain = activated(before, seat, chosen)
        yield Claim("6.2", tuple(read), on_the_board(state, seat))
        yield Claim("6.2", False, state.wild)
        what = LOCATIONS[chosen.location]["resource"]
        if gain and (first := asked_first(state, "gain", seat, what)) != NOBODY:
            yield Claim("7.4", [first], [*game.asks])
    if isinstance(chosen, Equip):
        printed = HEIRLOOMS[chosen.heirloom]
        now = before.prestige[seat] + printed["prestige"], +(house.store - Counter(printed["cost"]))
        yield Claim("5.2.1", now, (state.prestige[seat], +House(state, seat).store))
    if isinstance(chosen, Complete) and not house.curses["doubt"] and not house.passive("quest_discount"):
        yield Claim("5.2.2", +(house.store - Counter(QUESTS[chosen.quest]["cost"])), +House(state, seat).store)
    if isinstance(chosen, DiscardDie):
        resource = chance.one(KINDS)
        game.answer(seat, Take(resource))
        board = (*moved(before.space, before.year, resource), before.stocked, before.placed)
        left = sorted((Counter(house.dice) - Counter([chosen.die])).elements())
        yield Claim("5.2.3", (*board, left, +(house.store + Counter([resource]))), on_the_board(state, seat))
    yield from respond(game)


def reading(turns: Iterator[Turn]) -> Iterator[Claim]:
    """At every choice of actions, made richer: its options, what one of them does, and the score."""
    for number, turn in enumerate(turns):
        game, chance = turn.before, dice(number)
        yield from respond(game)
        if game.step.kind() != "Act":
            continue
        enrich(game.state, chance)
        game.ask_again()
        ranks = sorted(RULES.rank(game.state), key=lambda rank: rank.seat)
        yield Claim("12", [House(game.state, seat).score() for seat in game.state.seats], [rank.keys for rank in ranks])
        actions, asked = House(game.state, turn.seat).actions(), game.asks.get(turn.seat, ())
        assert isinstance(asked, tuple)
        yield Claim("5.2", actions if asked else actions - {EndTurn()}, {*asked})
        if asked:
            yield from outcome(game, turn.seat, chance)
