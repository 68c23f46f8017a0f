"""Rules 3.1, 3.2. Decks, their legality, and the opening hand that is recommended."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from regalia.core import Refusal, Seat
from regalia.games.wheel_of_time.content import Card, CardType, Format, SideName, cards, side, tables
from regalia.games.wheel_of_time.pieces import Kind
from regalia.games.wheel_of_time.state import Agreed

Name: TypeAlias = Annotated[str, Meta(max_length=60)]
Copies: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
SIDES: tuple[SideName, SideName] = ("hero", "villain")


class Deck(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The deck of a player."""

    side: SideName
    cards: Annotated[dict[Name, Copies], Meta(max_length=700)] = {}
    """Number of copies of each card, including the opening hand."""
    opening: Annotated[tuple[Name, ...], Meta(max_length=8)] = ()
    """Rules 3.2. The preferred opening hand, the avatar first."""
    dragon: Name = ""
    """Rules 3.2. The Dragon Reborn that is set aside from outside the deck, for Mat or Perrin."""
    advantage: Name = ""
    """Rules 3.1. The Starting Advantage, beside the deck."""

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(self.cards.values())

    def listed(self) -> tuple[Kind, ...]:
        """All its cards, in the order of their kinds."""
        return tuple(kind for kind in sorted(self.cards) for _ in range(self.cards[kind]))


def why(reason: str, rule: str = "3.1", card: Card | None = None, **facts: object) -> Refusal:
    """Why a deck is illegal; the card concerned is given by its names."""
    told = {} if card is None else {"kind": card.id, "en": card.name, "ja": card.name_ja or card.name}
    return Refusal(reason, rule, told | facts)


def refusals(deck: Deck, agreed: Agreed, seat: Seat | None = None) -> Iterator[Refusal]:
    """Rules 3.1. All reasons why a deck is illegal at a table, or for a seat of it."""
    if seat is not None and deck.side != side_of(seat, agreed):
        yield why("other-side", "3.2", side=side_of(seat, agreed))
    chosen = format_of(agreed)
    unknown = sorted(kind for kind in all_of(deck) if kind not in cards())
    yield from (why("unknown-card", name=kind) for kind in unknown)
    if deck.size < chosen.deck_min:
        yield why("deck-too-small", count=deck.size, least=chosen.deck_min)
    pool = {kind: count for kind, count in deck.cards.items() if kind in cards()}
    yield from too_many(pool, chosen)
    yield from banned([kind for kind in all_of(deck) if kind in cards()], chosen)
    yield from bad_opening(deck, [cards()[kind] for kind in pool])
    yield from bad_beside(deck)


def side_of(seat: Seat, agreed: Agreed) -> SideName:
    """Rules 3.2. The side that a seat plays."""
    return SIDES[seat if agreed.hero == "first" else 1 - seat]


def all_of(deck: Deck) -> tuple[Kind, ...]:
    """The cards of a deck, including those beside it."""
    return tuple(dict.fromkeys(kind for kind in (*deck.cards, deck.advantage, deck.dragon) if kind))


def format_of(agreed: Agreed) -> Format:
    """Rules 3.1. The requirements of a table's format."""
    return next(each for each in tables().format if each.id == agreed.format)


def too_many(pool: Mapping[Kind, int], chosen: Format) -> Iterator[Refusal]:
    """Rules 3.1. Too many copies, a misprint counted as the card it stands for; too many forces for a tournament."""
    copies = Counter[Kind]()
    for kind, count in pool.items():
        copies[cards()[kind].same_as or kind] += count
    for kind, count in copies.items():
        if count > chosen.copies_max:
            yield why("too-many-copies", card=cards()[kind], count=count, most=chosen.copies_max)
    forces, size = sum(count for kind, count in pool.items() if cards()[kind].force), sum(pool.values())
    if forces > size * chosen.max_force_share:
        yield why("too-many-forces", count=forces, most=int(size * chosen.max_force_share))


def banned(kinds: Iterable[Kind], chosen: Format) -> Iterator[Refusal]:
    """Rules 3.1. Cards that are never legal, or not of the sets of the format."""
    for card in map(cards().__getitem__, kinds):
        if not card.legal and not card.same_as:
            yield why("never-legal", card=card)
        elif card.set not in chosen.sets:
            yield why("wrong-set", card=card, set=card.set, format=chosen.id)


def bad_opening(deck: Deck, pool: Sequence[Card]) -> Iterator[Refusal]:
    """Rules 3.1, 3.2. There must be a starting character and a legal opening hand; a named hand must be legal, too."""
    avatars = [card for card in pool if is_avatar(card, deck.side)]
    if not avatars:
        yield why("no-avatar", side=deck.side)
    elif not any(len(kinds_to_open(avatar, pool, deck.side)) >= others_of(avatar) for avatar in avatars):
        yield why("no-opening-hand", "3.2")
    elif deck.opening and not is_opening(deck, deck.opening):
        yield why("wrong-opening", "3.2")


def is_avatar(card: Card, name: SideName) -> bool:
    """Rules 3.1. True if it can lead this side."""
    return side(name).starting_trait in card.traits


def others_of(avatar: Card) -> int:
    """Rules 3.2. Number of cards in the opening hand besides the avatar."""
    ops = [op for entry in avatar.effects for op in entry.get("ops", ())]
    more = sum(int(op["n"]) for op in ops if op["op"] == "opening_hand")
    return tables().constants.opening_hand - 1 + more


@cache
def opening_type(kind: Kind) -> str:
    """Rules 3.2. What it counts as in an opening hand: its type, its own kind, or nothing if it cannot be there."""
    card = cards()[kind]
    conditions = [
        each
        for entry in card.effects
        if (entry["mode"], entry.get("when")) == ("req", "opening_hand")
        for each in entry.get("if", ())
    ]
    if "forbidden" in conditions:
        return ""
    return card.id if f"not_counted_as:{card.type}" in conditions else card.type


def may_open(card: Card, name: SideName) -> bool:
    """Rules 3.2. True if it can be in the opening hand of this side besides the avatar."""
    return bool(opening_type(card.id)) and not is_avatar(card, name)


def kinds_to_open(avatar: Card, pool: Iterable[Card], name: SideName) -> set[str]:
    """Rules 3.2. The different types from which the opening hand beside an avatar can be chosen."""
    return {opening_type(card.id) for card in pool if card.id != avatar.id and may_open(card, name)}


def is_opening(deck: Deck, hand: Sequence[Kind]) -> bool:
    """Rules 3.2. True if this hand, the avatar first, can be chosen from the deck."""
    if any(kind not in cards() or count > deck.cards.get(kind, 0) for kind, count in Counter(hand).items()):
        return False
    avatar, *others = map(cards().__getitem__, hand)
    types = {opening_type(card.id) for card in others}
    fitting = all(may_open(card, deck.side) for card in others)
    return is_avatar(avatar, deck.side) and fitting and len(others) == len(types) == others_of(avatar)


def bad_beside(deck: Deck) -> Iterator[Refusal]:
    """Rules 3.1, 3.2. The cards beside the deck must be a Starting Advantage, and a Dragon Reborn that can begin."""
    advantage, dragon = cards().get(deck.advantage), cards().get(deck.dragon)
    if advantage is not None and "Starting Advantage" not in advantage.traits:
        yield why("no-starting-advantage", card=advantage)
    if dragon is not None and (deck.side != "hero" or not {"Starting Hero", "Dragon Reborn"} <= {*dragon.traits}):
        yield why("no-dragon", "3.2", card=dragon)


def warnings(deck: Deck, agreed: Agreed) -> Iterator[Refusal]:
    """Rules 3.1. Cards that this side can never control."""
    for card in (cards()[kind] for kind in deck.cards if kind in cards()):
        if never_controls(deck.side, card):
            yield why("never-controlled", card=card, side=deck.side)


USED = ("control", "initiate", "play", "recruit")
"""Ways in which a card can be used by its player."""


def never_plays(name: SideName, card: Card) -> bool:
    """Rules 8.1, 12.2. True if according to its text only the other side can play, recruit, declare or control a card."""
    needed = [
        word for each in card.effects if each["mode"] == "req" and each["when"] in USED for word in each.get("if", ())
    ]
    return any(word.startswith("side:") and word != f"side:{name}" for word in needed)


def never_controls(name: SideName, card: Card) -> bool:
    """Rules 3.1, 8.1. True if a side can never control a card."""
    own = side(name)
    return own.forbidden_allegiance in card.allegiances or (
        bool(own.forbidden_trait) and own.forbidden_trait in card.traits
    )


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
