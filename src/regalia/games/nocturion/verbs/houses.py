"""Rules 5.2. Heirlooms are equipped and quests completed."""

from collections.abc import Sequence

from regalia.core import Game, Seat
from regalia.games.nocturion.content import HeirloomName, HouseName, QuestName
from regalia.games.nocturion.events import AbilityUsed, Completed, Equipped, HouseChosen, QuestLeft, QuestRevealed
from regalia.games.nocturion.pieces import Cause
from regalia.games.nocturion.state import State
from regalia.games.nocturion.verbs.goods import announce, earn


def lead(game: Game[State], seat: Seat, house: HouseName) -> None:
    """Rules 4. A player leads a house."""
    game.state.houses[seat] = house
    game.happened(HouseChosen(seat, house))


def lead_any(game: Game[State], seats: Sequence[Seat]) -> None:
    """Rules 4. Every player leads a random house."""
    houses = game.state.chance.shuffled(sorted(game.state.printed.houses))
    for seat, house in zip(seats, houses, strict=False):
        lead(game, seat, house)


def use(game: Game[State], seat: Seat, cause: Cause) -> None:
    """Rules 7.1. An ability is used; what that exhausts is exhausted separately."""
    game.happened(AbilityUsed(seat, cause.kind, cause.name))


def spend_house(state: State, seat: Seat) -> None:
    """Rules 7.1. An exhaust token is put on the hourglass ability."""
    state.spent[seat] = True


def equip(game: Game[State], seat: Seat, heirloom: HeirloomName) -> None:
    """Rules 5.2.1. An heirloom is placed in its slot, for good, and its prestige is gained."""
    state = game.state
    state.heirlooms[seat] += (heirloom,)
    game.happened(Equipped(seat, heirloom))
    earn(game, seat, state.printed.heirlooms[heirloom].prestige, "equipped", heirloom)
    announce(state, "heirloom_equipped", seat, heirloom)


def complete_quest(game: Game[State], seat: Seat, quest: QuestName) -> None:
    """Rules 5.2.2. The printed prestige of a quest is gained."""
    game.happened(Completed(seat, quest))
    earn(game, seat, game.state.printed.quests[quest].prestige, "completed", quest)


def replace_quest(game: Game[State], seat: Seat, quest: QuestName) -> None:
    """Rules 5.2.2. The quest is discarded for good, and the next of its level takes its place, as long as there is one."""
    state = game.state
    level = state.printed.quests[quest].level - 1
    deck, row = state.quests[level], state.rows[level]
    index = row.index(quest)
    state.done[seat] += (quest,)
    state.rows[level] = (*row[:index], *deck[:1], *row[index + 1 :])
    state.quests[level] = deck[1:]
    if deck:
        state.knows.turned_up(deck[0])
        game.happened(QuestRevealed(deck[0]))
    else:
        game.happened(QuestLeft(seat, quest))
    announce(state, "quest_completed", seat, quest)
