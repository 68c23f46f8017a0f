"""Rules 3.3. Action Steps: any number of available Actions and Commands, in any order, then done."""

from collections.abc import Iterator
from typing import ClassVar, TypeAlias

from regalia.core import Choice, Choices, Game, Option, Seat, Step
from regalia.games.old_kings_crown.content import FAVOUR_OF, REGIONS, WINDOWS, WINDOWS_OF_TEXT, ActionId, CardId, Window
from regalia.games.old_kings_crown.effective import effective
from regalia.games.old_kings_crown.options import (
    COMMAND,
    DEPLOY,
    DONE,
    Acquire,
    Command,
    Deploy,
    Done,
    Govern,
    Journey,
    Use,
)
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.acquire import acquire_with
from regalia.games.old_kings_crown.steps.act import Actor, act, doing
from regalia.games.old_kings_crown.steps.govern import govern, govern_options
from regalia.games.old_kings_crown.steps.journey import journey, journey_options, travellers
from regalia.games.old_kings_crown.steps.road import COVE, LightTheRoad, RefillRoad, cove_options
from regalia.games.old_kings_crown.verbs.cards import make_active
from regalia.games.old_kings_crown.verbs.kingdom import take
from regalia.games.old_kings_crown.verbs.tokens import spend, turn_favour, use_action, use_tactic, use_up

ACTORS = tuple(map(Actor, range(4)))
COMMON: dict[Window, tuple[ActionId, ...]] = {
    "spring": ("place_supporters",),
    "day": (),
    "autumn": ("secrets", "oaths", "parliament_of_shades"),
}
"""Actions that are not printed on cards of the own board or Supply."""
ACTIONS: dict[Window, frozenset[ActionId]] = {
    window: frozenset([*common, *(name for name, windows in WINDOWS.items() if window in windows)])
    for window, common in COMMON.items()
}
"""All Actions except those on faction cards, by their Action Steps."""
USE = {action: Use(action) for action in (*WINDOWS, *(name for names in COMMON.values() for name in names))}
Activity: TypeAlias = Use | Command | Govern | Journey | Deploy | Acquire
"""Everything that can be activated in an Action Step."""
CLAIMANT, ESCORT = "false_claimant", "sworn_escort"


def actions(state: State, seat: Seat, window: Window) -> list[Option]:
    """Rules 3.3. The Actions that a player can activate now, except those on faction cards."""
    names = [
        *COMMON[window],
        *[tile.tactic for tile in state.tactics[seat] if not tile.exhausted],
        *state.kingdoms[seat],
        *state.headquarters[seat],
    ]
    actor, here = ACTORS[seat], ACTIONS[window]
    found: list[Option] = [
        USE[name]
        for name in names
        if name in here and not state.has_used(seat, name, window) and act.possible(state, name, actor)
    ]
    return found + favours(state, seat, window)


def favours(state: State, seat: Seat, window: Window) -> list[Option]:
    """Rules 12. One's own Favour action with the disc or the Sworn Escort, an opponent's with the False Claimant."""
    found: list[Option] = []
    own, used = FAVOUR_OF[state.factions[seat]], [use.action for use in state.used if use.seat == seat]
    if window in WINDOWS[own] and used.count(own) < favours_allowed(state, seat) and act.possible(state, own, ACTORS[seat]):
        found.append(USE[own])
    if state.has(seat, CLAIMANT) and CLAIMANT not in used:
        others = [FAVOUR_OF[state.factions[other]] for other in state.opponents(seat)]
        found += [USE[name] for name in others if window in WINDOWS[name] and act.possible(state, name, ACTORS[seat])]
    return found


def favours_allowed(state: State, seat: Seat) -> int:
    """Rules 13.5. Once a Round with the disc; the Sworn Escort allows one use without it, and two with it."""
    return (state.favour == seat) + state.has(seat, ESCORT)


def printed_actions(state: State, seat: Seat, window: Window, only: tuple[CardId, ...]) -> Iterator[Option]:
    """Rules 3.3. The Actions on faction cards, according to their current text."""
    cards: list[CardId] | tuple[CardId, ...]
    cards = only or (state.clash_cards(seat) if window == "day" else [*state.seated_anywhere(seat), *state.active(seat)])
    for card in cards:
        for text in sorted(effective(state, card).texts):
            printed = window in WINDOWS_OF_TEXT.get(text, ())
            if printed and not state.has_used(seat, text, window) and act.possible(state, text, Actor(seat, card)):
                yield Use(text, card)


def day_commands(state: State, seat: Seat, only: tuple[CardId, ...]) -> Iterator[Option]:
    """Rules 7. Ambush, Retreat and Flank of a player's Clash cards."""
    for card in only or state.clash_cards(seat):
        commands = effective(state, card).commands
        for command in ("ambush", "retreat", "flank"):
            if command in commands and not_spent(state, card, command) and act.possible(state, command, Actor(seat, card)):
                yield COMMAND[card, command]


def not_spent(state: State, card: CardId, command: str) -> bool:
    """Rules 7. Once in a Clash; a card that prints `Ambush or Retreat` uses one of them, beside what it has gained."""
    used = [spent for spent in state.spent if spent.card == card]
    if not used:
        return True
    if any(spent.command == command for spent in used):
        return False
    return not any(spent.either for spent in used) or command not in effective(state, card).either


def rallies(state: State, seat: Seat) -> Iterator[Option]:
    """Rules 7. Rally of Active cards."""
    for card in state.active(seat):
        commands = effective(state, card).commands
        for command in ("rally_self", "rally_any"):
            if command in commands and not_spent(state, card, command):
                yield COMMAND[card, command]


def deployments(state: State, seat: Seat) -> Iterator[Option]:
    """Rules 7. Hand cards with Deploy, and where they can go."""
    for card in state.hands[seat]:
        if "deploy" in effective(state, card).commands and not_spent(state, card, "deploy"):
            yield from [DEPLOY[card, region] for region in REGIONS]


class ActionStep(Choice, frozen=True):
    """Rules 3.3. A player's Action Step: any available Actions, any number of times, then done."""

    window: ClassVar[Window]

    def available(self, state: State) -> list[Option]:
        """Everything that can be activated now."""
        raise AssertionError(f"{self} is no Action Step of its own")

    def again(self) -> tuple[Step, ...]:
        """The step after an Action: the same question again."""
        return (self,)

    def options(self, state: State) -> Choices:
        return (*self.available(state), DONE)

    def choose(self, game: Game[State], chosen: Activity | Done) -> None:
        if not isinstance(chosen, Done):
            activate(game, self.seat, chosen, self.window)
            game.then(*self.again())


class SpringActions(ActionStep, frozen=True):
    """Rules 6.2. A Spring Action Step."""

    window: ClassVar[Window] = "spring"
    forced: ClassVar[bool] = False  # not being asked could reveal something about the hand

    def available(self, state: State) -> list[Option]:
        found = actions(state, self.seat, "spring")
        return [*found, *deployments(state, self.seat)] if state.has(self.seat, "engineers_yard") else found


class DayActions(ActionStep, frozen=True):
    """Rules 6.3. A Day Action Step; after cards were added, one for Actions and Commands of those cards only."""

    window: ClassVar[Window] = "day"

    seat: Seat
    only: tuple[CardId, ...] = ()

    def available(self, state: State) -> list[Option]:
        mine = state.clash_cards(self.seat)
        only = tuple([card for card in self.only if card in mine])
        if self.only and not only:
            return []
        found = [] if only else actions(state, self.seat, "day")
        found += printed_actions(state, self.seat, "day", only)
        found += day_commands(state, self.seat, only)
        return found


class AutumnActions(ActionStep, frozen=True):
    """Rules 6.4. An Autumn Action Step: govern once, journey once, and any Autumn Actions and Commands."""

    window: ClassVar[Window] = "autumn"
    forced: ClassVar[bool] = False  # not being asked would reveal something about the hand

    def available(self, state: State) -> list[Option]:
        seat, found = self.seat, actions(state, self.seat, "autumn")
        found += printed_actions(state, seat, "autumn", ())
        found += rallies(state, seat)
        found += deployments(state, seat)
        if not state.has_used(seat, "govern", "autumn"):
            found += govern_options(state, state.hands[seat])
        if not state.has_used(seat, "journey", "autumn"):
            found += journey_options(state, travellers(state, seat))
        return [*found, *cove_options(state, seat)]

    def again(self) -> tuple[Step, ...]:
        return (LightTheRoad(self.seat), self)


def activate(game: Game[State], seat: Seat, chosen: Activity, window: Window) -> None:
    """Rules 3.3. Use up the Action or Command, then carry it out."""
    match chosen:
        case Use(action, card):
            pay(game, seat, action, card, window)
            game.then(doing(Actor(seat, card), action))
        case Command(card, command):
            spend(game, card, command)
            game.then(doing(Actor(seat, card), command))
        case Govern(card, council):
            use_up(game, seat, "govern", window)
            govern(game, seat, card, council)
        case Journey(card):
            use_up(game, seat, "journey", window)
            journey(game, seat, card)
        case Deploy(card, region):
            spend(game, card, "deploy")
            make_active(game, card, region, effective(game.state, card).commands["deploy"])
        case Acquire(kingdom, card):
            use_action(game, seat, COVE, window)
            take(game, seat, kingdom)
            game.then(RefillRoad())
            acquire_with(game, seat, kingdom, card, len(game.state.kingdoms[seat]) - 1)


def pay(game: Game[State], seat: Seat, action: ActionId, card: CardId, window: Window) -> None:
    """Rules 3.3. The Action is used up; a Tactic is turned over, the disc of the Favour is turned."""
    state = game.state
    if action in FAVOUR_OF.values() and action != FAVOUR_OF[state.factions[seat]]:
        use_action(game, seat, CLAIMANT, window)
        return
    use_action(game, seat, action, window, card)
    if state.tile(seat, action) is not None:
        use_tactic(game, seat, action)
    if action in FAVOUR_OF.values() and state.favour == seat:
        turn_favour(game)
