"""Rules 5.2. Craft."""

from functools import lru_cache
from typing import ClassVar

from regalia.core import Answer, Choice, Choices, Eyes, Game, Option, Refusal, Seat, Step
from regalia.games.kings_guild.content import PLACE, PRINTED, QUESTS, SPECIALISTS, Cost, QuestName, SpecialistName
from regalia.games.kings_guild.options import CRAFT, DONE, Burn, Done, DrawForHero, FreeAct, PlaceThug
from regalia.games.kings_guild.seen import Shown
from regalia.games.kings_guild.state import NOBODY, Slot, State, is_scroll
from regalia.games.kings_guild.steps.coins import short_of_coins
from regalia.games.kings_guild.steps.free import free_act, free_acts
from regalia.games.kings_guild.steps.limits import Draw, SellDown
from regalia.games.kings_guild.steps.reward import LuckyWindow
from regalia.games.kings_guild.steps.scrolls import parts
from regalia.games.kings_guild.steps.special import Refill
from regalia.games.kings_guild.verbs.goods import earn, pay
from regalia.games.kings_guild.verbs.quests import indices, lay_sigil, make, mark_hero, place_thug, win
from regalia.games.kings_guild.verbs.treasures import burn

DISCOUNTS = {name: facts.discount for name, facts in SPECIALISTS.items() if facts.discount}
HEROES = {name: facts.hero_draw for name, facts in SPECIALISTS.items() if facts.hero_draw}
"""Fighter, Ranger and Wizard: the hero of their quests, and the colour they draw."""


@lru_cache(maxsize=2048)
def cost_of(quest: QuestName, items: str, staff: tuple[SpecialistName, ...]) -> Cost:
    """Rules 5.2. The cost of these items with these specialists: each item costs one less per discount, never below 0."""
    total: dict[int, int] = {}
    for index in indices(items):
        item = QUESTS[quest].items[index]
        for resource, amount in item.cost.items():
            less = sum(DISCOUNTS[name].item == item.type and DISCOUNTS[name].resource == resource for name in staff)
            total[PLACE[resource]] = total.get(PLACE[resource], 0) + max(0, amount - less)
    return tuple((place, amount) for place, amount in sorted(total.items()) if amount)


def discounters(state: State, seat: Seat) -> tuple[SpecialistName, ...]:
    """The specialists of a guild who make crafting cheaper."""
    return tuple([hired.specialist for hired in state.staff[seat] if hired.specialist in DISCOUNTS])


def crafts(state: State, seat: Seat) -> list[Option]:
    """Rules 5.2. The items that can be made now: cost in storage, coins for the thug, a free sigil if incomplete."""
    store, staff = state.stores[seat], discounters(state, seat)
    found: list[Option] = []
    for slot in state.slots:
        if slot is None or not slot.sigils or slot.quest not in QUESTS:
            continue
        quest = slot.quest
        if state.thug == quest and state.coins[seat] < PRINTED.thug_fee and not state.has(seat, "thug"):
            continue
        for items in open_items(slot, state.sigils[seat] > 0):
            for index, amount in cost_of(quest, items, staff):
                if store[index] < amount:
                    break
            else:
                found.append(CRAFT[quest, items])
    return found


def open_items(slot: Slot, sigil: bool) -> tuple[str, ...]:
    """Rules 5.2. The items of a quest that may be made; without a free sigil it must be completed."""
    if len(slot.sigils) == 1:
        return ("left",)
    left, right = slot.sigils
    if left != NOBODY:
        return ("right",)
    if right != NOBODY:
        return ("left",)
    return ("left", "right", "both") if sigil else ("both",)


class Make(Step, frozen=True):
    """Rules 5.2. Fee, cost and income; then a sigil or the completed quest; finally the abilities after a craft action."""

    seat: Seat
    quest: QuestName
    items: str

    def run(self, game: Game[State]) -> None:
        state, seat, quest = game.state, self.seat, self.quest
        slot = state.slots[state.slot_of(quest)]
        assert slot is not None, f"{quest} does not lie open"
        if state.thug == quest and not state.has(seat, "thug"):
            pay(game, seat, PRINTED.thug_fee, "thug")
            earn(game, state.employer("thug"), PRINTED.thug_fee, "thug")
        make(game, seat, quest, self.items, cost_of(quest, self.items, discounters(state, seat)))
        after = AfterCraft(seat, quest, ("hero",) if slot.hero_drawn else ())
        if len(indices(self.items)) == slot.sigils.count(NOBODY):
            game.then(Complete(seat, quest), after)
        else:
            lay_sigil(game, seat, quest, *indices(self.items))
            game.then(after)


class Complete(Step, frozen=True):
    """Rules 5.2. The quest goes to the player whose sigil was first, its treasure is drawn, and the slot is refilled."""

    seat: Seat
    quest: QuestName

    def run(self, game: Game[State]) -> None:
        state = game.state
        index = state.slot_of(self.quest)
        slot = state.slots[index]
        assert slot is not None, f"{self.quest} does not lie open"
        first = next((maker for maker in slot.sigils if maker != NOBODY), self.seat)
        win(game, first, index)
        game.then(LuckyWindow(self.seat, first, self.quest), Refill(index))


class AfterCraft(Choice, frozen=True):
    """Rules 5.2. After a craft action, once each: heroes can draw, the thug can be placed, the Warlock can burn."""

    quest: QuestName
    used: tuple[str, ...]
    forced: ClassVar[bool] = False

    def options(self, state: State) -> Choices:
        if not self.awaited(state):
            return ()
        abilities = [*self.hero(state), *self.thug(state), *self.warlock(state)]
        return (*abilities, *free_acts(state, self.seat, but="contract"), DONE)

    def awaited(self, state: State) -> bool:
        """True if an ability could be used, perhaps after a sale, according to public facts: asking reveals nothing."""
        cards = bool(state.hands[self.seat])
        return (
            (bool(self.specialists(state)) and (cards or state.coins[self.seat] >= PRINTED.hero_draw_fee))
            or bool(self.thug(state))
            or ("warlock" not in self.used and cards and state.has(self.seat, "warlock"))
        )

    def specialists(self, state: State) -> list[SpecialistName]:
        """Rules 9. The specialist who draws for the hero of this quest, if that has not happened yet."""
        hero = QUESTS[self.quest].hero
        staff = state.staff[self.seat] if "hero" not in self.used else ()
        return [hired.specialist for hired in staff if hired.specialist in HEROES and HEROES[hired.specialist].hero == hero]

    def hero(self, state: State) -> list[Option]:
        """Rules 5.2. A hero's draw costs a coin."""
        if state.coins[self.seat] < PRINTED.hero_draw_fee:
            return []
        return [DrawForHero(name) for name in self.specialists(state) if state.drawable()]

    def thug(self, state: State) -> list[Option]:
        """Rules 5.2. The thug token goes on any other face-up quest."""
        if "thug" in self.used or not state.has(self.seat, "thug"):
            return []
        return [
            PlaceThug(slot.quest)
            for slot in state.slots
            if slot is not None and slot.quest in QUESTS and slot.quest != state.thug
        ]

    def warlock(self, state: State) -> list[Option]:
        """Rules 5.2. The Warlock burns a scroll of the hand."""
        if "warlock" in self.used or not state.has(self.seat, "warlock"):
            return []
        return [Burn(card) for card in dict.fromkeys(state.hand(self.seat)) if is_scroll(card)]

    def choose(self, game: Game[State], chosen: DrawForHero | PlaceThug | Burn | FreeAct | Done) -> None:
        if isinstance(chosen, DrawForHero):
            self.draw_for_hero(game, chosen.specialist)
            game.then(AfterCraft(self.seat, self.quest, (*self.used, "hero")))
        elif isinstance(chosen, PlaceThug):
            place_thug(game, self.seat, chosen.quest)
            game.then(AfterCraft(self.seat, self.quest, (*self.used, "thug")))
        elif isinstance(chosen, Burn):
            burn(game, self.seat, chosen.treasure)
            both = parts(chosen.treasure, self.seat, self.seat)  # rules.md 10.2: both parts for oneself
            game.then(*both, AfterCraft(self.seat, self.quest, (*self.used, "warlock")))
        elif not isinstance(chosen, Done):
            free_act(game, self.seat, chosen)
            game.then(self)

    def draw_for_hero(self, game: Game[State], specialist: SpecialistName) -> None:
        """Rules 9. One coin, one treasure of the hero's colour, once for a quest card."""
        pay(game, self.seat, PRINTED.hero_draw_fee, "hero")
        mark_hero(game.state, self.quest)
        game.then(Draw(self.seat, (HEROES[specialist].colour,)), SellDown())

    def obstacle(self, state: State, seat: Seat, option: Answer) -> Refusal | None:
        is_open = isinstance(option, DrawForHero) and option.specialist in self.specialists(state)
        return short_of_coins(state, seat, PRINTED.hero_draw_fee, "5.2") if is_open else None

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(crafted=self.quest)
