"""Rules 3. The start of a game."""

from regalia.core import Game
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
from regalia.games.kings_guild.state import State
from regalia.games.kings_guild.verbs.quests import open_slot
from regalia.games.kings_guild.verbs.row import close_row
from regalia.games.kings_guild.verbs.treasures import hidden


def lay_out(game: Game[State]) -> None:
    """Rules 3. Guilds are dealt, supplies stocked, decks and stacks shuffled, and the first cards turned up."""
    state = game.state
    deal_guilds(state)
    stock_rooms(state)
    stock_resources(state)
    shuffle_specialists(state)
    shuffle_quests(state)
    shuffle_treasures(state)
    close_row(game)
    game.happened(Began(state.first))


def players(state: State) -> int:
    """Index into lists that begin with the solo game."""
    return len(state.seats) - 1


def deal_guilds(state: State) -> None:
    """Rules 3. A random mat and guild for every player, and a random start player."""
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
