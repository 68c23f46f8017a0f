"""Positions in a few words: `Area("nobility", hand="woe vial_sect", board="buried_palace<the_count>", influence=3)`.

Cards go by their names without the faction. Next to a Region `woe+1` is Active with a token, `(woe)` lies face down.
What is not said is empty; Tactics are unexhausted, Sites are full, five Supporters are on the board.
"""

import re
from dataclasses import dataclass, field
from typing import Any

from regalia.core import Answer, Chance, Game, Seat, Several, Shared, Step
from regalia.games.old_kings_crown import RULES
from regalia.games.old_kings_crown.content import CARDS, KINGDOM, REGIONS, SITES, TACTICS, TACTICS_OF, CardId
from regalia.games.old_kings_crown.events.table import Tallied
from regalia.games.old_kings_crown.options import AT_LOCATION, AT_REGION, CARD, DECLINE, DONE, AtRegion, Command, Use
from regalia.games.old_kings_crown.pieces import Agreed, Clash, Laid, Tile
from regalia.games.old_kings_crown.state import State, empty
from tests.games.old_kings_crown.books import Books
from tests.games.old_kings_crown.telling import check_told, telling

N, C, U, G = "nobility", "clans", "uprising", "gathering"


@dataclass
class Area:
    """What a player has."""

    faction: str
    hand: str = ""
    deck: str = ""
    discard: str = ""
    lost: str = ""
    board: str = ""
    bid: str = ""
    site: str | None = None
    headquarters: str = ""
    supply: str = ""
    influence: int = 0
    lore: int = 0
    site_lore: int = 0
    hand_size: int = 6
    supporters: int = 5
    fallen: int = 0
    herald: str = ""
    highlands: str = ""
    plateau: str = ""
    lowlands: str = ""
    on: dict[str, int] = field(default_factory=dict)
    """Supporters on Regions."""
    relics: str = ""
    secrets: str = ""
    oaths: str = ""
    posted: dict[str, int] = field(default_factory=dict)
    """Faction markers on Locations."""
    lasting: str = ""


def card(name: str, faction: str) -> CardId:
    """A card by its name without the faction."""
    return name if name in CARDS else f"{faction}_{name}"


def cards(names: str, faction: str) -> tuple[CardId, ...]:
    """Cards by their names."""
    found = tuple(card(name, faction) for name in names.split())
    assert all(each in CARDS for each in found), names
    return found


def table(*areas: Area, steps: tuple[Step, ...], road: str = "", deck: str = "", **facts: Any) -> Game[State]:
    """A position in which the steps are about to be done; the order of the areas is the Order Track."""
    state = empty(facts.pop("agreed", Agreed()), Chance("0" * 64), len(areas))
    state.factions = tuple(area.faction for area in areas)
    state.order = tuple(state.seats)
    state.round, state.phase = 2, "summer"
    used = {name for area in areas for name in area.board.replace("<", " ").split()}
    state.road = tuple(kingdom.strip("-") for kingdom in road.split())
    rest = tuple(name for name in KINGDOM if name not in used | {*state.road, *facts.get("kingdom_discard", ())})
    state.kingdom_deck = tuple(deck.split()) if deck else rest
    for seat, area in enumerate(areas):
        seat_player(state, seat, area)
    for name, fact in facts.items():
        assert hasattr(state, name)
        setattr(state, name, fact)
    books, game = Books(state), Game(RULES, state, *steps, events=[])
    books.check(game, 0)
    return game


def seat_player(state: State, seat: Seat, area: Area) -> None:
    """Put a player's things on the table."""
    faction = area.faction
    state.hands[seat] = tuple(sorted(cards(area.hand, faction)))
    state.decks[seat], state.discards[seat] = cards(area.deck, faction), cards(area.discard, faction)

    state.lost += cards(area.lost, faction)
    state.bids[seat] = card(area.bid, faction) if area.bid else ""
    spaces = re.findall(r"(\w+)(?:<(\w+)>)?", area.board)
    count = max(2, len(spaces))
    state.kingdoms[seat] = (*(kingdom for kingdom, _ in spaces), *[""] * (count - len(spaces)))
    occupiers = [card(name, faction) if name else "" for _, name in spaces]
    state.occupiers[seat] = (*occupiers, *[""] * (count - len(spaces)))
    elsewhere = " ".join(value for value in vars(area).values() if isinstance(value, str))
    default = tuple(each for each in SITES[faction] if each not in elsewhere)
    state.sites[seat] = default if area.site is None else tuple(area.site.split())
    state.headquarters[seat], state.supplies[seat] = tuple(area.headquarters.split()), tuple(area.supply.split())
    state.influence[seat], state.lore[seat], state.site_lore[seat] = area.influence, area.lore, area.site_lore
    state.hand_size[seat], state.supporters[seat], state.fallen[seat] = area.hand_size, area.supporters, area.fallen
    state.heralds[seat], state.lasting[seat] = area.herald, tuple(area.lasting.split())
    state.tactics[seat] = tuple(Tile(tactic, TACTICS[tactic].markers) for tactic in TACTICS_OF[faction])
    for region in REGIONS:
        state.rows[region] += tuple(lay(drawn, seat, faction) for drawn in getattr(area, region).split())
        state.supporters_on[region] = put(state.supporters_on[region], seat, area.on.get(region, 0))
    for location, count in area.posted.items():
        state.posted[location] = put(state.posted[location], seat, count)
    for council in ("relics", "secrets", "oaths"):
        state.councils[council] += cards(getattr(area, council), faction)


def put(counts: tuple[int, ...], seat: Seat, count: int) -> tuple[int, ...]:
    return (*counts[:seat], count, *counts[seat + 1 :])


def lay(drawn: str, seat: Seat, faction: str) -> Laid:
    """A card next to a Region."""
    match = re.fullmatch(r"(\()?(\w+)\)?(?:\+(\d))?", drawn)
    assert match, drawn
    return Laid(card(match[2], faction), seat, down=bool(match[1]), tokens=int(match[3] or 0))


def clash(*areas: Area, region: str, steps: tuple[Step, ...], **facts: Any) -> Game[State]:
    """A position within a Region's first Clash."""
    running = facts.pop("clash", Clash(region, tuple(range(len(areas)))))
    return table(*areas, steps=steps, clash=running, **facts)


def act(game: Game[State], seat: Seat, *answers: Answer) -> None:
    """A seat's answers, one after the other; what is told of each adds up to what it has changed."""
    for answer in answers:
        accounted(game, seat, answer)


def accounted(game: Game[State], seat: Seat, answer: Answer) -> None:
    """Give an answer, and compare what is told of it with the table."""
    known = len(game.state.factions) == len(game.state.seats)
    books, told = Books(game.state) if known else None, len(game.events or ())
    kind, before = game.step.kind(), game.state.copy()
    game.answer(seat, answer)
    if books is not None and game.events is not None:
        books.check(game, told)
        check_told(before, game.state, game.events[told:])
        assert telling(kind, seat, answer, game.events[told:])


def command(game: Game[State], seat: Seat, name: str, what: str, *answers: Answer) -> None:
    """A card uses a Command."""
    act(game, seat, Command(card(name, game.state.factions[seat]), what), *answers)


def use(game: Game[State], seat: Seat, action: str, *answers: Answer, by: str = "") -> None:
    """A player activates an Action."""
    act(game, seat, Use(action, by), *answers)


def to_regions(*amounts: int) -> Shared[AtRegion]:
    """So many Supporters to each Region."""
    return Shared(tuple(zip(AT_REGION.values(), amounts, strict=True)))


def this(game: Game[State], seat: Seat, name: str) -> Any:
    """A card of a seat, as an option."""
    return CARD[card(name, game.state.factions[seat])]


def these(game: Game[State], seat: Seat, names: str) -> tuple[Any, ...]:
    """Several cards of a seat, as an answer."""
    return tuple(this(game, seat, name) for name in names.split())


def done(game: Game[State], *seats: Seat) -> None:
    """Players are done, as far as they are still asked."""
    for seat in seats:
        if offers(game, seat, DONE):
            game.answer(seat, DONE)


def decline(game: Game[State], seat: Seat) -> None:
    """Do without what is offered."""
    if seat in game.asks:
        act(game, seat, offered(game, seat)[-1])


def offered(game: Game[State], seat: Seat, *kinds: type) -> list[Any]:
    """What a seat may choose, of these kinds."""
    ask = game.asks.get(seat, ())
    options = ask.options if isinstance(ask, Several) else ask
    assert isinstance(options, tuple)
    return [option for option in options if isinstance(option, kinds or (object,))]


def offers(game: Game[State], seat: Seat, answer: Answer) -> bool:
    """Whether an answer may be given."""
    return game.why_not(seat, answer) is None


def names(ids: tuple[CardId, ...] | list[CardId]) -> str:
    """Cards by their names without the faction."""
    return " ".join(re.sub(rf"^({N}|{C}|{U}|{G})_", "", each) for each in ids)


def hand(game: Game[State], seat: Seat) -> str:
    return names(game.state.hands[seat])


def row(game: Game[State], region: str) -> str:
    """The cards next to a Region."""
    return " ".join(
        (f"({names((laid.card,))})" if laid.down else names((laid.card,))) + (f"+{laid.tokens}" if laid.tokens else "")
        for laid in game.state.rows[region]
    )


def influence(game: Game[State]) -> list[int]:
    return game.state.influence


def totals(game: Game[State]) -> list[tuple[int, ...]]:
    """What the Clashes so far came to."""
    return [event.totals for event in game.events or [] if isinstance(event, Tallied)]


def happened(game: Game[State], kind: str) -> list[Any]:
    """The events of a kind."""
    return [event for event in game.events or [] if type(event).__name__ == kind]


REGION, LOCATION = AT_REGION, AT_LOCATION
__all__ = ["DECLINE", "DONE", "LOCATION", "REGION"]
