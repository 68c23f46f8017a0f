"""Rules 3.2. The opening hand that is recommended: the one that a deck names, otherwise one that can be played early."""

from collections.abc import Iterable, Sequence

from regalia.games.wheel_of_time.content import Card, CardType, SideName
from regalia.games.wheel_of_time.decks.deck import never_controls, never_plays, opening_type

WANTED: tuple[CardType, ...] = ("character", "challenge", "troop", "advantage", "event")
"""Types, the most useful one first: forces that generate, something to win with them, forces that fight."""


def best_avatar(avatars: Iterable[Card]) -> Card:
    """The starting character with the highest abilities: it rolls the most dice."""
    return max(avatars, key=lambda each: (sum(each.abilities), each.id))


def best_others(avatar: Card, able: Iterable[Card], name: SideName, count: int) -> list[Card]:
    """Cards of different types for an opening hand: of each type the card that can be played first, by useful types."""
    first: dict[str, Card] = {}
    for each in sorted(able, key=lambda each: hindrance(avatar, each, name)):
        first.setdefault(opening_type(each.id), each)
    return sorted(first.values(), key=lambda each: WANTED.index(each.type))[:count]


def hindrance(avatar: Card, each: Card, name: SideName) -> tuple[bool, int, int, int, str]:
    """What keeps a card from being played early: less is better.

    First whether this side can never use it, then the symbols of its cost for which the avatar has no dice, its whole cost,
    and its abilities.
    """
    cost: Sequence[int] = each.cost or ()
    foreign = sum(count for count, dice in zip(cost, avatar.abilities, strict=False) if not dice)
    useless = never_plays(name, each) or never_controls(name, each)
    return useless, foreign, sum(cost), -sum(each.abilities), each.id
