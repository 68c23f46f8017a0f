"""The table as text, and the numbers printed on its pieces."""

from collections.abc import Mapping

from regalia.core import NOTATION, Seat, Terms
from regalia.games.kings_guild.content import COLOURS, ROOMS, SPECIALISTS, TREASURES
from regalia.games.kings_guild.seen import SeenQuest, SeenRecruit, SeenSeat, View


def text(view: View, terms: Terms = NOTATION) -> str:
    """The table as text; `?` is a card that the viewer cannot see."""
    word, row = terms.word, terms.row
    top = f" {word(view.top, 'top')}" if view.top else ""
    lines = [
        f"{word('turn')} {view.turn} | {word(view.phase, 'phase')} | {word('active')} {terms.seat(view.active)}",
        f"{word('supply')} {amounts(view.supply, terms)}",
        f"{word('quests')} {row('-' if slot is None else draw_quest(slot, terms) for slot in view.slots)}"
        f" | {word('deck')} {view.deck}{top}",
        f"{word('row')} {row('-' if one is None else draw_recruit(one, terms) for one in view.row)}"
        f" | {word('deck')} {view.recruits}",
        f"{word('rooms')} {amounts(view.rooms, terms)}",
        f"{word('stacks')} {amounts(dict(zip(COLOURS, view.stacks, strict=True)), terms, empty=True)}",
    ]
    if any(view.discards):
        lines.append(f"{word('discards')} {row(word(card) for pile in view.discards for card in pile)}")
    if view.drawn:
        lines.append(f"{word('drawn')} {row(word(card.treasure) if card.treasure else '?' for card in view.drawn)}")
    return "\n".join([*lines, *(draw_seat(seat, guild, terms) for seat, guild in enumerate(view.seats))])


def amounts(things: Mapping[str, int], terms: Terms, empty: bool = False) -> str:
    """The amount of each, `-` if there is nothing; `empty` also lists those with none."""
    return terms.row(f"{terms.word(name)} {number}" for name, number in things.items() if number or empty)


def draw_quest(slot: SeenQuest, terms: Terms) -> str:
    """`burn_the_briar_roots[A.]`: A has made the left item; `!` marks the thug token."""
    made = "".join("." if seat is None else terms.seat(seat) for seat in slot.sigils)
    return terms.word(slot.quest) + (f"[{made}]" if made.strip(".") else "") + ("!" if slot.thug else "")


def draw_recruit(recruit: SeenRecruit, terms: Terms) -> str:
    """`oracle+2`: two coins lie on the Oracle."""
    return terms.word(recruit.specialist) + (f"+{recruit.coins}" if recruit.coins else "")


def draw_seat(seat: Seat, guild: SeenSeat, terms: Terms) -> str:
    """A guild in one line."""
    word, row = terms.word, terms.row
    tiles = row(f"{word(tile.room)}({tile.column},{tile.row})" for tile in guild.tiles)
    staff = row(f"{word(hired.specialist)}@{word(hired.space)}" for hired in guild.staff)
    hand = "?" * sum(guild.backs) or "-" if guild.hand is None else row(map(word, guild.hand))
    return (
        f"{terms.seat(seat)} {word(guild.guild, 'guild')} {word(guild.mat)} | {word('prestige')} {guild.prestige}"
        f" | {word('coins')} {guild.coins} | {amounts(guild.resources, terms)} | {tiles} | {staff}"
        f" | {word('won')} {len(guild.won)} | {word('sigils')} {guild.sigils} | {word('hand')} {hand}"
    )


def numbers(name: str) -> list[tuple[str, dict[str, int]]]:
    """The cost of a room or specialist, the price of a treasure, and the prestige printed on each."""
    if name in ROOMS:
        costs, prestige = ("price", ROOMS[name].cost), ROOMS[name].prestige
    elif name in SPECIALISTS:
        costs, prestige = ("price", SPECIALISTS[name].cost), SPECIALISTS[name].prestige
    elif name in TREASURES:
        costs, prestige = ("sells-for", TREASURES[name].sell), TREASURES[name].prestige
    else:
        return []
    printed = [(costs[0], {"coins": costs[1]})] if costs[1] > 0 else []
    return printed + ([("prestige", {"count": prestige})] if prestige else [])
