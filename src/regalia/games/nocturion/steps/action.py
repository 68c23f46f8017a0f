"""Rules 5.2. The Action phase: any actions, in any order, any number of times."""

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from regalia.core import Answer, Choice, Choices, Game, Option, Refusal, Seat, Step
from regalia.games.nocturion.abilities import hourglass, usable
from regalia.games.nocturion.content import Estate
from regalia.games.nocturion.costs import can_equip, payable, quest_changes, quest_price
from regalia.games.nocturion.effects import ForbidReserveAction
from regalia.games.nocturion.options import (
    DISCARD_DIE,
    END_TURN,
    RESERVE,
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
    activate,
    complete,
)
from regalia.games.nocturion.pieces import Cause
from regalia.games.nocturion.state import State
from regalia.games.nocturion.steps.activation import Activation
from regalia.games.nocturion.steps.carry import Effects, MayUse, Respond, use_beast
from regalia.games.nocturion.steps.dice import ANY
from regalia.games.nocturion.steps.obstacles import obstacle
from regalia.games.nocturion.steps.payment import Payment
from regalia.games.nocturion.verbs.beasts import leave
from regalia.games.nocturion.verbs.board import move_season
from regalia.games.nocturion.verbs.dice import discard_die, reserve
from regalia.games.nocturion.verbs.goods import gain, pay
from regalia.games.nocturion.verbs.houses import complete_quest, equip, replace_quest, spend_house, use
from regalia.games.nocturion.verbs.turns import end_turn

Action: TypeAlias = Activate | Reserve | DiscardDie | Equip | Complete | UseHouse | UseBeast | Release | EndTurn


class Act(Choice, frozen=True):
    """Rules 5.2. One action after the other until the turn is ended.

    A player is asked even if ending the turn is the only option. Until then the last action can be undone, other players
    can use Discard abilities, and further options could depend on the hand.
    """

    forced: ClassVar[bool] = False
    final: ClassVar[tuple[type[Option], ...]] = (EndTurn, Release, DiscardDie, Complete, Equip)
    confirmed: ClassVar[bool] = False

    def options(self, state: State) -> Choices:
        seat = self.seat
        options: list[Option] = []
        for die in dict.fromkeys(state.dice[seat]):
            options += uses_of(state, seat, die)
        options += abilities(state, seat)
        options += [Equip(heirloom) for heirloom in state.unequipped(seat) if can_equip(state, seat, heirloom)]
        options += quests(state, seat)
        if len(state.dice[seat]) <= state.printed.limits.treasury_dice_at_turn_end:
            options.append(END_TURN)
        return options

    def choose(self, game: Game[State], chosen: Action) -> None:
        act(game, self.seat, chosen)
        if not isinstance(chosen, EndTurn):
            game.then(self)

    def offers(self, state: State) -> Mapping[Seat, tuple[Option, ...]]:
        """Rules 7.5. Discard abilities of all other players; the game does not wait for them."""
        found = {other: tuple(releases(state, other)) for other in state.opponents(self.seat)}
        return {other: options for other, options in found.items() if options}

    def accept(self, game: Game[State], seat: Seat, chosen: Release) -> None:
        use_ability(game, seat, chosen)

    def why_not(self, state: State, seat: Seat, option: Answer) -> Refusal:
        return obstacle(state, seat, option) or super().why_not(state, seat, option)


def places(state: State, die: int) -> list[Estate]:
    """Rules 6.1. The estates without a die in regions that show this face; all of them with a wild activation."""
    placed = state.placed
    estates = range(len(placed)) if state.wild else state.printed.estates_of[die]
    return [estate for estate in estates if not placed[estate]]


def uses_of(state: State, seat: Seat, die: int) -> list[Option]:
    """Rules 5.2. What can be done with a die of the treasury: place it, otherwise discard it; and reserve it."""
    tiles = state.tiles
    options: list[Option] = [activate(tiles[estate], die) for estate in places(state, die)]
    if not options:
        options.append(DISCARD_DIE[die])
    if not state.crest[seat] and not state.suffers(seat, ForbidReserveAction):
        options.append(RESERVE[die])
    return options


def abilities(state: State, seat: Seat) -> list[Option]:
    """Rules 5.2. The house ability that works once a round, and ready beasts with Action and Discard abilities."""
    options: list[Option] = []
    cause = hourglass(state, seat)
    if cause is not None and usable(state, seat, cause):
        options.append(UseHouse(cause.name))
    beasts = state.printed.beasts
    for each in state.stables[seat]:
        if each.ready:
            trigger = beasts[each.beast].ability.trigger
            if trigger in ("action", "discard") and usable(state, seat, Cause("beast", each.beast)):
                options.append(UseBeast(each.beast) if trigger == "action" else Release(each.beast))
    return options


def releases(state: State, seat: Seat) -> list[Option]:
    """Rules 7.5. The ready beasts with a Discard ability that can do something."""
    return [
        Release(each.beast)
        for each in state.stables[seat]
        if each.ready
        and state.printed.beasts[each.beast].ability.trigger == "discard"
        and usable(state, seat, Cause("beast", each.beast))
    ]


def quests(state: State, seat: Seat) -> list[Option]:
    """Rules 5.2.2. The face-up quests for which there are enough heirlooms and resources."""
    store, costs = state.stores[seat], state.printed.costs
    found: list[Option] = []
    for level, row in enumerate(state.rows[: len(state.heirlooms[seat])], start=1):
        changes = quest_changes(state, seat, level)
        found += [complete(quest) for quest in row if payable(store, costs[quest], *changes)]
    return found


def act(game: Game[State], seat: Seat, chosen: Action) -> None:
    """Rules 5.2. An action is carried out, with all its consequences."""
    match chosen:
        case Activate(location, die):
            game.then(Activation(seat, location, die))
        case Reserve(die):
            reserve(game, seat, die)
        case DiscardDie(die):
            discard_die(game, seat, die)
            game.then(NameResource(seat), Respond())
        case Equip(heirloom):
            pay(game, seat, game.state.printed.costs[heirloom])
            equip(game, seat, heirloom)
            game.then(Respond())
        case Complete(quest):
            game.then(Payment(seat, *quest_price(game.state, seat, quest), quest=quest), Quest(seat, quest))
        case UseHouse() | UseBeast() | Release():
            use_ability(game, seat, chosen)
        case EndTurn():
            end_turn(game, seat)


def use_ability(game: Game[State], seat: Seat, chosen: UseHouse | UseBeast | Release) -> None:
    """Rules 7.1. A house ability or beast is exhausted, or the beast discarded; then the effects are carried out."""
    if isinstance(chosen, UseHouse):
        cause = hourglass(game.state, seat)
        assert cause is not None, "the house has no such ability"
        use(game, seat, cause)
        spend_house(game.state, seat)
    else:
        cause = Cause("beast", chosen.beast)
        if isinstance(chosen, UseBeast):
            use_beast(game, seat, chosen.beast)
        else:
            use(game, seat, cause)
            leave(game, seat, chosen.beast)
    game.then(Effects(seat, cause))


class NameResource(Choice, frozen=True):
    """Rules 5.2.3. For an unusable die a resource is named: one is taken, and the season tracker moves to it."""

    def options(self, state: State) -> Choices:
        return ANY

    def choose(self, game: Game[State], chosen: Take) -> None:
        gain(game, self.seat, (chosen.resource,), "die")
        move_season(game, chosen.resource)


class Quest(Step, frozen=True):
    """Rules 5.2.2. Prestige, then the optional reward; the quest is replaced, and its event comes last."""

    seat: Seat
    quest: str

    def run(self, game: Game[State]) -> None:
        complete_quest(game, self.seat, self.quest)
        game.then(MayUse(self.seat, Cause("quest", self.quest)), ReplaceQuest(self.seat, self.quest), Respond())


class ReplaceQuest(Step, frozen=True):
    """Rules 5.2.2. The quest is discarded, and the top card of its level's deck takes its place."""

    seat: Seat
    quest: str

    def run(self, game: Game[State]) -> None:
        replace_quest(game, self.seat, self.quest)
