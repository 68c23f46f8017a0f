"""Rules 3. Setting up."""

from collections import Counter
from collections.abc import Sequence

from regalia.core import Answer, Choice, Choices, Game, Seat, Step
from regalia.games.kings_guild.content import BONUSES, GUILDS, QUESTS, ROOMS, SETUP, Resource
from regalia.games.kings_guild.options import CELLS, CHOOSE, Choose, StartWith
from regalia.games.kings_guild.state import State
from regalia.games.kings_guild.steps.build import PlaceRoom, cells
from regalia.games.kings_guild.steps.limits import Draw
from regalia.games.kings_guild.steps.turn import TakeTurn
from regalia.games.kings_guild.verbs.goods import earn, receive
from regalia.games.kings_guild.verbs.setup import lay_out


class SetUp(Step, frozen=True):
    """Rules 3. Everything is shuffled and dealt; then every player takes the guild's bonus in turn order."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        lay_out(game)
        order = state.from_seat(state.first)
        for seat, coins in zip(order, SETUP.starting_gold_by_turn_order, strict=False):
            earn(game, seat, coins + GUILDS[state.guilds[seat]].start_gold, "start")
        game.then(*map(GuildBonus, order), TakeTurn(state.first))


class GuildBonus(Step, frozen=True):
    """Rules 3. Two resources, a treasure, or the Shrine; blue and orange have nothing to decide."""

    seat: Seat

    def run(self, game: Game[State]) -> None:
        guild = GUILDS[game.state.guilds[self.seat]]
        if guild.start_resources:
            game.then(StartResources(self.seat))
        elif guild.start_treasure:
            game.then(StartTreasure(self.seat))
        elif guild.start_room:
            game.then(PlaceShrine(self.seat, guild.start_room))


class StartResources(Choice, frozen=True):
    """Rules 3. Two resources in any split of the guild's two kinds."""

    def options(self, state: State) -> Sequence[StartWith]:
        return tuple(map(StartWith, GUILDS[state.guilds[self.seat]].start_resources))

    def recommended(self, state: State, seat: Seat) -> Sequence[Answer]:
        """What the face-up quests need most."""
        return [max(self.options(state), key=lambda option: needed(state, option.resources))]

    def choose(self, game: Game[State], chosen: StartWith) -> None:
        receive(game, self.seat, chosen.resources, "start")


class StartTreasure(Choice, frozen=True):
    """Rules 3. One treasure; the colour is chosen first."""

    def options(self, state: State) -> Choices:
        return tuple(CHOOSE.values())

    def recommended(self, state: State, seat: Seat) -> Sequence[Answer]:
        """Yellow: mostly coins, which need no plan."""
        return (CHOOSE["yellow"],)

    def choose(self, game: Game[State], chosen: Choose) -> None:
        game.then(Draw(self.seat, (chosen.colour,)))


class PlaceShrine(PlaceRoom, frozen=True):
    """Rules 3. The Shrine on a cell that touches the guild tile; a bonus cell pays at once."""

    def recommended(self, state: State, seat: Seat) -> Sequence[Answer]:
        """Cells that pay at once."""
        bonuses = BONUSES[state.mats[seat]]
        return [CELLS[cell] for cell in cells(state, seat, ROOMS[self.room].width) if cell in bonuses]


def needed(state: State, resources: Sequence[Resource]) -> int:
    """How many of these resources the items of the face-up quests need, item by item."""
    quests = [QUESTS[slot.quest] for slot in state.slots if slot is not None and slot.quest in QUESTS]
    costs = [Counter(item.cost) for quest in quests for item in quest.items]
    return sum((cost & Counter(resources)).total() for cost in costs)
