"""Rules 5.2 and 6. Quests are crafted, won and turned up."""

from msgspec.structs import replace

from regalia.core import NO_ONE, Game, Seat, exchanged, only
from regalia.games.kings_guild.content import FUNERAL, OFFERING, QUESTS, RESOURCES, STATUE, Cost, QuestName
from regalia.games.kings_guild.events import (
    BidShown,
    Completed,
    Crafted,
    FinalRoundBegan,
    Offered,
    Peeked,
    QuestLeft,
    StatueLost,
    ThugPlaced,
)
from regalia.games.kings_guild.state import NOBODY, Slot, State
from regalia.games.kings_guild.verbs.goods import give_back


def set_slot(state: State, index: int, slot: Slot | None) -> None:
    """Put a card into a slot."""
    state.slots = exchanged(state.slots, index, slot)


def vacate(state: State, index: int) -> None:
    """A slot falls empty. In a solo game the others move up (rules 13)."""
    if state.is_solo:
        state.slots = state.slots[:index] + state.slots[index + 1 :]
    else:
        set_slot(state, index, None)


def make(game: Game[State], seat: Seat, quest: QuestName, items: str, cost: Cost) -> None:
    """Rules 5.2. The cost goes back to the supply, the printed coins come in; a Fortune Potion doubles the dearest item."""
    state = game.state
    give_back(game, seat, [RESOURCES[place] for place, amount in cost for _ in range(amount)], "cost")
    made = [QUESTS[quest].items[index].coins for index in indices(items)]
    doubled = min(state.fortunes, len(made))
    state.fortunes -= doubled
    coins = sum(made) + sum(sorted(made, reverse=True)[:doubled])
    state.coins[seat] += coins
    state.progress = state.turn
    game.happened(Crafted(seat, quest, items, coins))


def indices(items: str) -> tuple[int, ...]:
    """Indices of these items, from the left."""
    return {"left": (0,), "right": (1,), "both": (0, 1)}[items]


def lay_sigil(game: Game[State], seat: Seat, quest: QuestName, item: int) -> None:
    """Rules 5.2. A sigil on the item of a quest that stays incomplete."""
    state = game.state
    index = state.slot_of(quest)
    slot = state.slots[index]
    assert slot is not None, f"{quest} does not lie open"
    state.sigils[seat] -= 1
    set_slot(state, index, replace(slot, sigils=(*slot.sigils[:item], seat, *slot.sigils[item + 1 :])))


def win(game: Game[State], seat: Seat, index: int) -> None:
    """Rules 5.2. A quest goes to a player; sigils on it and the thug token go home."""
    state = game.state
    slot = state.slots[index]
    assert slot is not None, f"no quest lies in slot {index}"
    for maker in slot.sigils:
        if maker != NOBODY:
            state.sigils[maker] += 1
    if state.thug == slot.quest:
        state.thug = ""
    state.won[seat] += (slot.quest,)
    state.progress = state.turn
    vacate(state, index)
    game.happened(Completed(seat, slot.quest))


def next_quest(state: State) -> QuestName:
    """Take the top card of the quest deck. Say that it is `Revealed` once it lies where it belongs."""
    quest, state.deck = state.deck[0], state.deck[1:]
    state.peeked = max(0, state.peeked - 1)
    state.knows.turned_up(quest)
    return quest


def open_slot(quest: QuestName) -> Slot:
    """A card that has just been turned up."""
    return Slot(quest, (NOBODY,) * len(QUESTS[quest].items) if quest in QUESTS else ())


def show_bids(game: Game[State], bids: tuple[int, ...]) -> None:
    """Rules 6.1. All bids are turned up at once, and stay known."""
    game.state.bids = bids
    for seat, bid in enumerate(bids):
        game.happened(BidShown(seat, bid))


def begin_final_round(game: Game[State]) -> None:
    """Rules 6.2. The active player, who drew the Offering, plays the last turn."""
    if game.state.last == NOBODY:
        game.state.last = game.state.active
        game.happened(FinalRoundBegan(game.state.active))


def offer(game: Game[State], seat: Seat) -> None:
    """Rules 6.2. A free sigil goes on the Offering."""
    state = game.state
    index = state.slot_of(OFFERING)
    slot = state.slots[index]
    assert slot is not None, "the Offering does not lie open"
    state.sigils[seat] -= 1
    state.offered += (seat,)
    set_slot(state, index, replace(slot, sigils=(*slot.sigils, seat)))
    game.happened(Offered(seat))


def discard_quest(game: Game[State], index: int) -> None:
    """Rules 13. A card of the solo row leaves the game."""
    slot = game.state.slots[index]
    assert slot is not None, f"no quest lies in slot {index}"
    vacate(game.state, index)
    game.state.gone += (slot.quest,)
    game.happened(QuestLeft(slot.quest))


def remove_funeral(game: Game[State]) -> None:
    """Rules 6.1. The King's Funeral leaves the game when it is turned up, before the bids."""
    game.state.gone += (FUNERAL,)


def lengthen_row(game: Game[State], quest: QuestName) -> None:
    """Rules 13. The card that has been turned up is the newest of the solo row."""
    game.state.slots += (open_slot(quest),)


def lose_statue(game: Game[State]) -> None:
    """Rules 6.1 and 13. No player can get the King's Statue any more."""
    game.state.rooms[STATUE] = 0
    game.happened(StatueLost())


def funeral_place(state: State) -> int:
    """Index of the Funeral in the solo row, or -1."""
    return next((index for index, slot in enumerate(state.slots) if slot is not None and slot.quest == FUNERAL), -1)


def mark_hero(state: State, quest: QuestName) -> None:
    """Rules 5.2. Mark that a hero has drawn for a quest card; a quest that is already won needs no mark."""
    for index, slot in enumerate(state.slots):
        if slot is not None and slot.quest == quest:
            set_slot(state, index, replace(slot, hero_drawn=True))


def place_thug(game: Game[State], seat: Seat, quest: QuestName) -> None:
    """Rules 5.2. The thug token goes on a face-up quest."""
    game.state.thug = quest
    game.happened(ThugPlaced(seat, quest))


def peek(game: Game[State], seat: Seat, count: int) -> None:
    """Rules 9. The Oracle looks at the next cards and puts them back."""
    state = game.state
    for quest in state.deck[:count]:
        state.knows.show(quest, NO_ONE, only(seat))
    state.peeked = min(count, len(state.deck))
    game.happened(Peeked(seat, state.deck[: state.peeked]))
