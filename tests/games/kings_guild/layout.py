"""Positions in a few words: `Guild(coins=3, store="metal 2", staff="miner bard@kitchen", tiles="kitchen(0,1)")`.

In `slots`, `explore_bluevein_isle[A.]!` is a quest of which seat A has made the left item, with the thug token on it; in
`row`, from the newest place to the oldest, `oracle+2` is the Oracle with two coins on it. What is not said is empty, except
supply, quest deck and treasure stacks.
"""

import re
from dataclasses import dataclass
from typing import Any

from regalia.core import Answer, Chance, Event, Game, Seat, Step
from regalia.games.kings_guild import RULES, begin
from regalia.games.kings_guild.content import COLOUR_OF, COLOURS, RESOURCES, SPECIALISTS, STATUE, Goods, cell_at
from regalia.games.kings_guild.options import DECLINE, DONE, Cell, Craft, Hire, Onto, Take
from regalia.games.kings_guild.state import NOBODY, Agreed, Employee, Recruit, Slot, State, Tile
from regalia.games.kings_guild.steps.turn import EndOfTurn, Turn
from regalia.games.kings_guild.verbs.quests import open_slot
from regalia.games.kings_guild.verbs.setup import players, stock_rooms
from regalia.games.kings_guild.verbs.treasures import hidden

A, B, C, D = range(4)
PLENTY = "cloth 5 leather 5 metal 5 wood 5 gem 3 magic 3"
DECK = "help_the_whitetree_coopers fortify_skullbreaker_point claim_the_briareye_gemstone plunder_the_warlocks_tower"
STACKS = (
    "ancient_helm contract oak_branches secret_stash scroll_of_plenty "
    "carved_charm sacred_charm ancient_sword ancient_boots scroll_of_wonders "
    "coin_purse bag_of_gold ancient_shield fortune_potion scroll_of_riches"
)


@dataclass
class Guild:
    coins: int = 0
    store: str = ""
    hand: str = ""
    staff: str = ""
    tiles: str = ""
    won: str = ""
    mat: str = "A"
    colour: str = "red"


def table(
    *guilds: Guild,
    supply: str = PLENTY,
    slots: str = "",
    deck: str = DECK,
    row: str = "",
    recruits: str = "",
    stacks: str = STACKS,
    discards: str = "",
    drawn: str = "",
    steps: tuple[Step, ...] = (Turn(0), EndOfTurn(0)),
    agreed: Agreed = Agreed(),  # noqa: B008 - frozen
    **facts: Any,
) -> Game[State]:
    """A position at the beginning of seat A's turn, unless other steps are named; the facts override what was laid out."""
    state, _ = begin(len(guilds), agreed, Chance("0" * 64))
    state.mats, state.guilds = tuple(guild.mat for guild in guilds), tuple(guild.colour for guild in guilds)
    stock_rooms(state)
    state.sigils = [2] * len(guilds)
    for seat, guild in enumerate(guilds):
        seat_guild(state, seat, guild)
    state.supply, state.turn = goods(supply), players(state) + 1
    state.slots = tuple(None if slot == "-" else lay_slot(state, slot) for slot in slots.split())
    state.deck, state.recruits = tuple(deck.split()), tuple(recruits.split())
    state.row = tuple(None if one == "-" else lay_recruit(one) for one in row.split()) or (None,) * 5
    for place, colour in enumerate(COLOURS):
        state.stacks[place] = tuple(hidden(state, [card for card in stacks.split() if COLOUR_OF[card] == colour]))
    state.drawn = tuple(hidden(state, drawn.split()))
    state.discards = tuple(
        tuple(sorted(card for card in discards.split() if COLOUR_OF[card] == colour)) for colour in COLOURS
    )
    for name, fact in facts.items():
        assert hasattr(state, name)
        setattr(state, name, fact)
    return Game(RULES, state, *steps, events=[])


def seat_guild(state: State, seat: Seat, guild: Guild) -> None:
    """Put a guild on the table."""
    state.coins[seat], state.stores[seat] = guild.coins, goods(guild.store)
    state.hands[seat], state.won[seat] = tuple(sorted(hidden(state, guild.hand.split()))), tuple(guild.won.split())
    state.staff[seat] = tuple(
        Employee(name, space or "outer") for name, space in re.findall(r"(\w+)(?:@(\w+))?", guild.staff)
    )
    state.tiles[seat] = tuple(
        Tile(room, cell_at(int(column), int(row))) for room, column, row in re.findall(r"(\w+)\((\d),(\d)\)", guild.tiles)
    )
    if state.owns(seat, STATUE):
        state.rooms[STATUE] = 0


def goods(words: str) -> Goods:
    """`metal 3 wood 1` as amounts."""
    named = dict(re.findall(r"(\w+) (\d+)", words))
    return tuple(int(named.get(resource, 0)) for resource in RESOURCES)


def lay_slot(state: State, drawn: str) -> Slot:
    """A quest with its sigils, and the thug token."""
    match = re.fullmatch(r"(\w+)(?:\[([A-F.]+)\])?(!?)", drawn)
    assert match, drawn
    state.thug = match[1] if match[3] else state.thug
    if not match[2]:
        return open_slot(match[1])
    sigils = tuple(NOBODY if mark == "." else "ABCDEF".index(mark) for mark in match[2])
    for seat in sigils:
        if seat != NOBODY:
            state.sigils[seat] -= 1
    return Slot(match[1], sigils)


def lay_recruit(drawn: str) -> Recruit:
    """A specialist in the row, and coins on it."""
    name, _, coins = drawn.partition("+")
    assert name in SPECIALISTS
    return Recruit(name, int(coins or 0))


def act(game: Game[State], seat: Seat, *answers: Answer) -> None:
    """A seat's answers, one after the other."""
    for answer in answers:
        game.answer(seat, answer)


def options(game: Game[State], seat: Seat, *kinds: type) -> set[Any]:
    """What a seat may choose, of these kinds."""
    ask = game.asks.get(seat, ())
    assert isinstance(ask, tuple)
    return {option for option in ask if isinstance(option, kinds)}


def gather(game: Game[State], seat: Seat, *resources: str) -> None:
    """A whole gather action, as far as it is asked for."""
    for resource in resources:
        game.answer(seat, Take(resource))
    if not game.is_over and game.step.kind() == "Gather":
        game.answer(seat, DONE)


def craft(game: Game[State], seat: Seat, quest: str, items: Any = "left") -> None:
    """A craft action, up to its first decision, but for a Lucky Potion that is only suspected."""
    game.answer(seat, Craft(quest, items))
    if game.asks == {seat: (DECLINE,)}:
        game.answer(seat, DECLINE)


def hire(game: Game[State], seat: Seat, specialist: str, space: str = "outer") -> None:
    """A hire, and the space if it is asked for."""
    game.answer(seat, Hire(specialist))
    if game.step.kind() == "Hiring" and seat in game.asks:
        game.answer(seat, Onto(space))


def at(column: int, row: int) -> Cell:
    """A cell."""
    return Cell(column, row)


def store(game: Game[State], seat: Seat) -> str:
    """What a guild holds."""
    return amounts(game.state.stores[seat])


def supply(game: Game[State]) -> str:
    """What the supply holds."""
    return amounts(game.state.supply)


def amounts(held: Goods) -> str:
    return " ".join(f"{resource} {amount}" for resource, amount in zip(RESOURCES, held, strict=True) if amount)


def row(game: Game[State]) -> str:
    """The specialist row."""
    return " ".join(
        "-" if one is None else one.specialist + (f"+{one.coins}" if one.coins else "") for one in game.state.row
    )


def slots(game: Game[State]) -> str:
    """The face-up quests."""
    return " ".join("-" if slot is None else slot.quest for slot in game.state.slots)


def happened(game: Game[State], *kinds: type[Event]) -> list[Event]:
    """What has happened so far, of these kinds."""
    return [event for event in game.events or [] if isinstance(event, kinds)]


def marks(game: Game[State], quest: str) -> tuple[Seat, ...]:
    """Whose sigils lie on a face-up quest."""
    slot = game.state.slots[game.state.slot_of(quest)]
    assert slot is not None
    return slot.sigils


def hand(game: Game[State], seat: Seat) -> str:
    """A hand."""
    return " ".join(game.state.hand(seat))
