"""Rules 3. Setting up."""

from regalia.core import Choice, Choices, Game, Seat, Step
from regalia.games.kings_guild.content import (
    BONUSES,
    COLOURS,
    CONTENT,
    FUNERAL,
    GUILDS,
    OFFERING,
    PRINTED,
    QUESTS,
    RESOURCES,
    ROOMS,
    SETUP,
    SOLO,
    SPECIALISTS,
    STATUE,
    TREASURES,
    QuestName,
    SpecialistName,
)
from regalia.games.kings_guild.events import Began
from regalia.games.kings_guild.options import CHOOSE, Choose, StartWith
from regalia.games.kings_guild.state import State
from regalia.games.kings_guild.steps.build import PlaceRoom
from regalia.games.kings_guild.steps.limits import Draw
from regalia.games.kings_guild.steps.turn import TakeTurn
from regalia.games.kings_guild.verbs.goods import earn, receive
from regalia.games.kings_guild.verbs.quests import open_slot
from regalia.games.kings_guild.verbs.row import close_row
from regalia.games.kings_guild.verbs.treasures import hidden


class SetUp(Step, frozen=True):
    """Rules 3. Everything is shuffled and dealt; then everybody takes the guild's bonus in turn order."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        deal_guilds(state)
        stock_rooms(state)
        stock_resources(state)
        shuffle_specialists(state)
        shuffle_quests(state)
        shuffle_treasures(state)
        close_row(game)
        order = state.from_seat(state.first)
        game.happened(Began(state.first))
        for seat, coins in zip(order, SETUP.starting_gold_by_turn_order, strict=False):
            earn(game, seat, coins + GUILDS[state.guilds[seat]].start_gold, "start")
        game.then(*map(GuildBonus, order), TakeTurn(state.first))


def players(state: State) -> int:
    """Where to look in lists that begin with the solo game."""
    return len(state.seats) - 1


def deal_guilds(state: State) -> None:
    """Rules 3. A random mat and guild for everybody, and a random start player."""
    state.first = state.chance.below(len(state.seats))
    state.mats = tuple(state.chance.some(tuple(BONUSES), len(state.seats)))
    state.guilds = tuple(state.chance.some(tuple(GUILDS), len(state.seats)))
    state.sigils = [PRINTED.sigils] * len(state.seats)


def stock_rooms(state: State) -> None:
    """Rules 3. Common rooms and chambers by the number of players; some of the master rooms, at random."""
    state.rooms = {group: counts[players(state)] for group, counts in SETUP.tiles_by_players.items()}
    masters = [room for room, facts in ROOMS.items() if facts.kind == "master"]
    shown = state.chance.some(masters, SETUP.master_rooms_by_players[players(state)])
    shrines = [GUILDS[guild].start_room for guild in state.guilds if GUILDS[guild].start_room]
    state.rooms |= dict.fromkeys((*(room for room in masters if room in shown), STATUE, *shrines), 1)


def stock_resources(state: State) -> None:
    """Rules 3. The supply by the number of players."""
    base = SETUP.base_resource_stock_by_players[players(state)]
    arcane = SETUP.arcane_resource_stock_by_players[players(state)]
    state.supply = tuple(arcane if CONTENT.resources[resource].needs else base for resource in RESOURCES)


def shuffle_specialists(state: State) -> None:
    """Rules 3. Some of each letter, A on top of B on top of C."""
    removed = SOLO.removed_specialists if state.is_solo else ()
    count = SETUP.specialists_per_letter_by_players[players(state)]
    deck: list[SpecialistName] = []
    for letter in "ABC":
        cards = [name for name, facts in SPECIALISTS.items() if facts.letter == letter and name not in removed]
        deck += state.chance.some(cards, count)
    state.recruits = tuple(deck)
    state.row = (None,) * PRINTED.specialist_row


def shuffle_quests(state: State) -> None:
    """Rules 3. Age I, the King's Funeral, Age II, and the Offering at the bottom."""
    base, arcane, second = (
        state.chance.some([quest for quest, facts in QUESTS.items() if facts.set == group], counts[players(state)])
        for group, counts in (
            ("base", SETUP.quests_age1_base_by_players),
            ("arcane", SETUP.quests_age1_arcane_by_players),
            ("age2", SETUP.quests_age2_by_players),
        )
    )
    deck: list[QuestName] = [*state.chance.shuffled(base + arcane), FUNERAL, *second, OFFERING]
    slots = SETUP.quest_slots_by_players[players(state)]
    state.slots, state.deck = tuple(map(open_slot, deck[:slots])), tuple(deck[slots:])


def shuffle_treasures(state: State) -> None:
    """Rules 3. A stack of each colour, the blue one as agreed (rules 11)."""
    removed = SOLO.removed_treasures if state.is_solo else ()
    for colour in COLOURS:
        cards = [
            name
            for name, facts in TREASURES.items()
            if facts.colour == colour and name not in removed
            for _ in range(facts.copies(state.agreed.blue_stack))
        ]
        state.stacks[COLOURS.index(colour)] = tuple(state.chance.shuffled(hidden(state, cards)))


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

    def options(self, state: State) -> Choices:
        return tuple(map(StartWith, GUILDS[state.guilds[self.seat]].start_resources))

    def choose(self, game: Game[State], chosen: StartWith) -> None:
        receive(game, self.seat, chosen.resources, "start")


class StartTreasure(Choice, frozen=True):
    """Rules 3. One treasure; the colour is chosen first."""

    def options(self, state: State) -> Choices:
        return tuple(CHOOSE.values())

    def choose(self, game: Game[State], chosen: Choose) -> None:
        game.then(Draw(self.seat, (chosen.colour,)))


class PlaceShrine(PlaceRoom, frozen=True):
    """Rules 3. The Shrine on a cell that touches the guild tile; a bonus cell pays at once."""
