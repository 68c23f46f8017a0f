"""The table as text."""

from regalia.core import Seat
from regalia.games.old_kings_crown.content import BASIC, Region
from regalia.games.old_kings_crown.seen import SeenRegion, SeenSeat, View


def text(view: View) -> str:
    """The table as text; `?` is a card one may not know."""
    road = " ".join(kingdom or "-" for kingdom in view.road)
    lines = [
        f"round {view.round}/{view.rounds} | {view.phase} | order {''.join(map(letter, view.order)) or '-'}",
        f"road {road or '-'} | deck {view.kingdom_deck} | discard {len(view.kingdom_discard)}",
        *(draw_region(name, region) for name, region in view.regions.items()),
        "councils "
        + " | ".join(f"{name} {' '.join(map(plain, council.cards)) or '-'}" for name, council in view.councils.items()),
        f"lost {' '.join(map(plain, view.lost)) or '-'}",
    ]
    return "\n".join([*lines, *(draw_seat(seat, area) for seat, area in enumerate(view.seats))])


def plain(card: str | None) -> str:
    """A card without its faction; `?` is one that may not be known."""
    return card.split("_", 1)[1] if card in BASIC else card or "?"


def letter(seat: Seat) -> str:
    """Seats by letters: A, B, C, D."""
    return "ABCD"[seat]


def draw_region(name: Region, region: SeenRegion) -> str:
    """A Region in one line: `(A.?)` lies face down, `[A.clans_gall+1]` is Active with a token."""
    cards = " ".join(
        f"({letter(card.owner)}.{plain(card.card)})"
        if card.down
        else f"[{letter(card.owner)}.{plain(card.card)}{f'+{card.tokens}' if card.tokens else ''}]"
        for card in region.cards
    )
    supporters = " ".join(f"{letter(seat)}{count}" for seat, count in enumerate(region.supporters) if count)
    return f"{name} {cards or '-'} | supporters {supporters or '-'}" + (" | resolved" if region.resolved else "")


def draw_seat(seat: Seat, area: SeenSeat) -> str:
    """A player's area in one line."""
    hand = "?" * area.hand_count if area.hand is None else " ".join(map(plain, area.hand))
    spaces = [f"{space.kingdom}<{plain(space.occupier)}>" for space in area.spaces if space.kingdom]
    return (
        f"{letter(seat)} {area.faction} | influence {area.influence} | lore {area.lore}"
        f" | herald {area.herald or '-'} | deck {len(area.deck)} | discard {len(area.discard)}"
        f" | {' '.join(spaces) or '-'} | hand {hand or '-'}"
    )
