"""The table as text, and the numbers printed on its pieces."""

from regalia.core import NOTATION, Seat, Terms
from regalia.games.old_kings_crown.content import BASIC, CARDS, COST, FACTION_OF, Region
from regalia.games.old_kings_crown.seen import SeenCard, SeenRegion, SeenSeat, View


def text(view: View, terms: Terms = NOTATION) -> str:
    """The table as text; `?` is a card that the viewer cannot see."""
    word, row = terms.word, terms.row
    councils = (f"{word(name)} {row(plain(card, terms) for card in one.cards)}" for name, one in view.councils.items())
    lines = [
        f"{word('round')} {view.round}/{view.rounds} | {word(view.phase, 'phase')}"
        f" | {word('order')} {terms.order(view.order)}",
        f"{word('road')} {row(word(kingdom) if kingdom else '-' for kingdom in view.road)}"
        f" | {word('deck')} {view.kingdom_deck} | {word('discard')} {len(view.kingdom_discard)}",
        *(draw_region(name, region, terms) for name, region in view.regions.items()),
        f"{word('councils')} {' | '.join(councils)}",
        f"{word('lost')} {row(plain(card, terms) for card in view.lost)}",
    ]
    return "\n".join([*lines, *(draw_seat(seat, area, terms) for seat, area in enumerate(view.seats))])


def plain(card: str | None, terms: Terms) -> str:
    """A card, in the notation without its faction; `?` is one that the viewer cannot see."""
    if not card:
        return "?"
    return terms.word(card).removeprefix(f"{FACTION_OF[card]}_" if card in BASIC else "")


def draw_region(name: Region, region: SeenRegion, terms: Terms) -> str:
    """A Region in one line: `(A.?)` lies face down, `[A.clans_gall+1]` is Active with a token."""
    supporters = terms.row(terms.has(seat, count) for seat, count in enumerate(region.supporters) if count)
    return (
        f"{terms.word(name)} {terms.row(draw_card(card, terms) for card in region.cards)}"
        f" | {terms.word('supporters')} {supporters}" + (f" | {terms.word('resolved')}" if region.resolved else "")
    )


def draw_card(card: SeenCard, terms: Terms) -> str:
    """A card next to a Region."""
    drawn = f"{terms.seat(card.owner)}.{plain(card.card, terms)}"
    return f"({drawn})" if card.down else f"[{drawn}{f'+{card.tokens}' if card.tokens else ''}]"


def draw_seat(seat: Seat, area: SeenSeat, terms: Terms) -> str:
    """A player's area in one line."""
    word, row = terms.word, terms.row
    hand = "?" * area.hand_count or "-" if area.hand is None else row(plain(card, terms) for card in area.hand)
    spaces = row(f"{word(space.kingdom)}<{plain(space.occupier, terms)}>" for space in area.spaces if space.kingdom)
    return (
        f"{terms.seat(seat)} {word(area.faction) if area.faction else None} | {word('influence')} {area.influence}"
        f" | {word('lore')} {area.lore} | {word('herald')} {word(area.herald) if area.herald else '-'}"
        f" | {word('deck')} {len(area.deck)} | {word('discard')} {len(area.discard)} | {spaces} | {word('hand')} {hand}"
    )


def numbers(name: str) -> list[tuple[str, dict[str, int]]]:
    """The cost of a card of the Site of Power, and the archetype, Strength, Votes and Lore of a faction card."""
    printed = [("costs", {"count": COST[name]})] if name in COST else []
    if card := CARDS.get(name):
        shown = (("votes-of", card.votes), ("lore-of", card.lore))
        printed += [(f"kind-{card.archetype}", {}), ("strength-of", {"count": card.strength})]
        printed += [(message, {"count": count}) for message, count in shown if count]
    return printed
