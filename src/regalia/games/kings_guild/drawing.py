"""The table as text."""

from regalia.core import Seat
from regalia.games.kings_guild.content import COLOURS
from regalia.games.kings_guild.seen import SeenQuest, SeenRecruit, SeenSeat, View


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
