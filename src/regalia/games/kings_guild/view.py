"""Rules 14. What each seat may know, and the table as text."""

from typing import Literal

from msgspec import Struct

from regalia.core import Eyes, Game, Noun, Seat, Step
from regalia.games.kings_guild.cards.specialists import Exchange, TakeInstead
from regalia.games.kings_guild.cards.treasures import FollowMap
from regalia.games.kings_guild.content import (
    COLOUR_OF,
    COLOURS,
    COLUMNS,
    QUESTS,
    RESOURCES,
    SPECIALISTS,
    Colour,
    QuestName,
    Resource,
    RoomName,
    SpecialistName,
    TreasureName,
)
from regalia.games.kings_guild.options import Choose, Rob
from regalia.games.kings_guild.scoring import Line, in_public, rating, sheet, total
from regalia.games.kings_guild.state import NOBODY, Employee, Slot, State, backs
from regalia.games.kings_guild.steps.build import PlaceRoom
from regalia.games.kings_guild.steps.craft import AfterCraft
from regalia.games.kings_guild.steps.free import MoveSpecialist
from regalia.games.kings_guild.steps.gather import Gather
from regalia.games.kings_guild.steps.hire import Hiring, Instant, price_of


class SeenTile(Struct, frozen=True):
    """A room on a mat."""

    room: RoomName
    column: int
    row: int


class SeenQuest(Struct, frozen=True):
    """A face-up card of the quest deck; `sigils` as in the state."""

    quest: QuestName
    sigils: tuple[Seat | None, ...]
    hero_drawn: bool
    thug: bool


class SeenRecruit(Struct, frozen=True):
    """A specialist in the row. `prices`: what each seat would pay."""

    specialist: SpecialistName
    coins: int
    prices: tuple[int, ...]


class SeenCard(Struct, frozen=True):
    """A treasure on the table; `treasure` is None for those who may not know it."""

    colour: Colour
    treasure: TreasureName | None


class SeenSeat(Struct, frozen=True):
    """A guild. Of a hand others see the backs, and the faces that they saw go there."""

    guild: str
    mat: str
    coins: int
    resources: dict[Resource, int]
    storage: int
    tiles: tuple[SeenTile, ...]
    staff: tuple[Employee, ...]
    baggage: str | None
    hand: tuple[TreasureName, ...] | None
    backs: tuple[int, ...]
    """How many cards of each colour: blue, red, yellow."""
    seen: tuple[TreasureName, ...]
    hand_limit: int
    won: tuple[QuestName, ...]
    sigils: int
    offered: bool
    prestige: int
    """What everybody can count so far; at the end the total."""
    sheet: tuple[Line, ...] | None
    """Line by line, when the game is over."""


class View(Struct, frozen=True):
    """The table through some eyes."""

    phase: Literal["setup", "play", "final", "over"]
    solo: bool
    turn: int
    active: Seat
    first: Seat
    last: Seat | None
    """Who plays the last turn, once that is known."""
    supply: dict[Resource, int]
    rooms: dict[str, int]
    """Tiles left in each supply, the King's Statue among them as long as it is in the game."""
    slots: tuple[SeenQuest | None, ...]
    deck: int
    top: Literal["base", "arcane", "age2", "special"] | None
    """The back of the next quest card."""
    ahead: tuple[QuestName, ...] | None
    """What the Oracle showed, for the eyes of its owner."""
    peeked: int
    row: tuple[SeenRecruit | None, ...]
    recruits: int
    letter: str | None
    """The back of the next specialist card."""
    stacks: tuple[int, ...]
    discards: tuple[tuple[TreasureName, ...], ...]
    gone: tuple[str, ...]
    drawn: tuple[SeenCard, ...]
    fortunes: int
    taken: tuple[Resource, ...]
    """What is being gathered, or taken in exchange."""
    returned: tuple[Resource, ...]
    """What the Alchemist returns for it."""
    placing: RoomName | None
    """The room about to be placed."""
    hiring: SpecialistName | None
    """The specialist about to take a space."""
    moving: SpecialistName | None
    """The specialist about to change it."""
    named: tuple[Colour, ...] | None
    """The colours that have been named before anything is drawn, if any."""
    victim: Seat | None
    """From whom the Smuggler takes."""
    crafted: QuestName | None
    """The quest after which abilities may be used."""
    bids: tuple[int, ...]
    """The bids for the King's Statue by seat, once they have been shown."""
    rating: str | None
    """What a finished solo game is worth."""
    seats: tuple[SeenSeat, ...]


def see(game: Game[State], eyes: Eyes) -> View:
    """The table as these eyes see it, built up from nothing."""
    state = game.state
    step = game.stack[-1] if game.stack else None
    oracle = state.employer("oracle") in eyes
    return View(
        phase=phase(game),
        solo=state.is_solo,
        turn=state.turn,
        active=state.active,
        first=state.first,
        last=None if state.last == NOBODY else state.last,
        supply=dict(zip(RESOURCES, state.supply, strict=True)),
        rooms=state.rooms.copy(),
        slots=tuple(None if slot is None else see_quest(state, slot) for slot in state.slots),
        deck=len(state.deck),
        top=back_of(state.deck[0]) if state.deck else None,
        ahead=state.deck[: state.peeked] if oracle and state.peeked else None,
        peeked=state.peeked,
        row=tuple(
            None
            if recruit is None
            else SeenRecruit(
                recruit.specialist, recruit.coins, tuple(price_of(state, seat, recruit) for seat in state.seats)
            )
            for recruit in state.row
        ),
        recruits=len(state.recruits),
        letter=SPECIALISTS[state.recruits[0]].letter if state.recruits else None,
        stacks=tuple(map(len, state.stacks)),
        discards=state.discards,
        gone=state.gone,
        drawn=tuple(SeenCard(COLOUR_OF[card], card if state.active in eyes else None) for card in state.drawn),
        fortunes=state.fortunes,
        taken=step.taken if isinstance(step, Gather | TakeInstead) else (),
        returned=step.returned if isinstance(step, Exchange | TakeInstead) else (),
        placing=step.room if isinstance(step, PlaceRoom) else None,
        hiring=step.specialist if isinstance(step, Hiring) else None,
        moving=step.specialist if isinstance(step, MoveSpecialist) else None,
        named=named(step) or None,
        victim=next((pick.victim for pick in step.picks if isinstance(pick, Rob)), None)
        if isinstance(step, Instant)
        else None,
        crafted=step.quest if isinstance(step, AfterCraft) else None,
        bids=state.bids,
        rating=rating(total(sheet(state, 0))) if game.is_over and state.is_solo else None,
        seats=tuple(see_seat(game, seat, eyes) for seat in state.seats),
    )


def named(step: Step | None) -> tuple[Colour, ...]:
    """Rules 9 and 10.1. Merchant and Treasure Map name their colours aloud, one after the other."""
    if isinstance(step, FollowMap):
        return step.colours
    return tuple(pick.colour for pick in step.picks if isinstance(pick, Choose)) if isinstance(step, Instant) else ()


def phase(game: Game[State]) -> Literal["setup", "play", "final", "over"]:
    """Where the game stands."""
    if game.is_over:
        return "over"
    return "setup" if not game.state.turn else "final" if game.state.final else "play"


def back_of(quest: QuestName) -> Literal["base", "arcane", "age2", "special"]:
    """Rules 14. The back of a quest card; the two special cards have their own, at known places."""
    return QUESTS[quest].set if quest in QUESTS else "special"


def see_quest(state: State, slot: Slot) -> SeenQuest:
    """Face-up cards, sigils and the thug token are public."""
    sigils = tuple(None if seat == NOBODY else seat for seat in slot.sigils)
    return SeenQuest(slot.quest, sigils, slot.hero_drawn, state.thug == slot.quest)


def see_seat(game: Game[State], seat: Seat, eyes: Eyes) -> SeenSeat:
    """All but the faces of the hand is public."""
    state, over = game.state, game.is_over
    lines = sheet(state, seat) if over else None
    return SeenSeat(
        guild=state.guilds[seat],
        mat=state.mats[seat],
        coins=state.coins[seat],
        resources=dict(zip(RESOURCES, state.stores[seat], strict=True)),
        storage=state.storage(seat),
        tiles=tuple(SeenTile(tile.room, tile.cell % COLUMNS, tile.cell // COLUMNS) for tile in state.tiles[seat]),
        staff=state.staff[seat],
        baggage=state.baggage if state.baggage and state.has(seat, "aristocrat") else None,
        hand=state.hands[seat] if seat in eyes else None,
        backs=backs(state.hands[seat]),
        seen=() if seat in eyes else seen_in_hand(state, seat, eyes),
        hand_limit=state.hand_limit(seat),
        won=state.won[seat],
        sigils=state.sigils[seat],
        offered=seat in state.offered,
        prestige=in_public(state, seat) if lines is None else total(lines),
        sheet=lines,
    )


def seen_in_hand(state: State, seat: Seat, eyes: Eyes) -> tuple[TreasureName, ...]:
    """What was handed over by these eyes, and what was bought before all."""
    everybody = tuple(state.seats)
    return tuple(note.treasure for note in state.shown if note.seat == seat and (note.by == everybody or {*note.by} & eyes))


def nouns(view: View) -> dict[str, Noun]:
    """Pieces go by their names, which everybody knows; none needs another."""
    return {}


def text(view: View) -> str:
    """The table as text; `?` is a card one may not know."""
    lines = [
        f"turn {view.turn} | {view.phase} | active {letter(view.active)}",
        "supply " + amounts(view.supply),
        "quests "
        + " ".join("-" if slot is None else draw_quest(slot) for slot in view.slots)
        + f" | deck {view.deck} {view.top}",
        "row " + " ".join("-" if one is None else draw_recruit(one) for one in view.row) + f" | deck {view.recruits}",
        "rooms " + amounts(view.rooms),
        "stacks " + " ".join(f"{colour} {size}" for colour, size in zip(COLOURS, view.stacks, strict=True)),
    ]
    lines += [f"discards {' '.join(card for pile in view.discards for card in pile)}"] if any(view.discards) else []
    lines += [f"drawn {' '.join(card.treasure or '?' for card in view.drawn)}"] if view.drawn else []
    return "\n".join([*lines, *(draw_seat(seat, guild) for seat, guild in enumerate(view.seats))])


def letter(seat: Seat) -> str:
    """Seats by letters: A, B, C …"""
    return "ABCDEF"[seat]


def amounts(things: dict[str, int]) -> str:
    """What there is of each, `-` where there is nothing."""
    return " ".join(f"{name} {number}" for name, number in things.items() if number) or "-"


def draw_quest(slot: SeenQuest) -> str:
    """`burn_the_briar_roots[A.]`: A has made the left item; `!` marks the thug token."""
    made = "".join("." if seat is None else letter(seat) for seat in slot.sigils)
    return slot.quest + (f"[{made}]" if made.strip(".") else "") + ("!" if slot.thug else "")


def draw_recruit(recruit: SeenRecruit) -> str:
    """`oracle+2`: two coins lie on the Oracle."""
    return recruit.specialist + (f"+{recruit.coins}" if recruit.coins else "")


def draw_seat(seat: Seat, guild: SeenSeat) -> str:
    """A guild in one line."""
    tiles = " ".join(f"{tile.room}({tile.column},{tile.row})" for tile in guild.tiles) or "-"
    staff = " ".join(f"{hired.specialist}@{hired.space}" for hired in guild.staff) or "-"
    hand = "?" * sum(guild.backs) if guild.hand is None else " ".join(guild.hand)
    return (
        f"{letter(seat)} {guild.guild} {guild.mat} | prestige {guild.prestige} | coins {guild.coins}"
        f" | {amounts(guild.resources)} | {tiles} | {staff}"
        f" | won {len(guild.won)} | sigils {guild.sigils} | hand {hand or '-'}"
    )
