"""The table: the queue, its cards, hands and points. Facts, and queries on them."""

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Annotated, Literal, TypeAlias

from msgspec import Struct, convert

from regalia.core import (
    Chance,
    IsId,
    IsIndex,
    IsName,
    Knowledge,
    Mutable,
    Observers,
    Piles,
    Seat,
    TableOptions,
    Zones,
    everyone,
    only,
    to_owner,
)

Kind: TypeAlias = Annotated[str, IsName("kind")]
CardId: TypeAlias = Annotated[str, IsId("card")]
"""Owner and order of placement, as `b3`: the third card placed by seat 1. Never betrays the kind (rules.md 10)."""
PileIndex: TypeAlias = Annotated[int, IsIndex("queue")]
"""A pile, counted from the head of the queue."""
Pile: TypeAlias = tuple[CardId, ...]
"""A pile of the queue, from the bottom card to the top card. Replaced, never changed."""


FAMILIES = "abcde"
"""The first letter of the cards of each seat."""


class Setup(Struct, frozen=True):
    """Rules 4. Starting values, and the length of the game."""

    hand: int
    points: int
    rounds: int


class Gains(Struct, frozen=True):
    """Rules 7. Points for what happens."""

    keep: int
    eliminate: int
    heir: int
    steal: int
    lord: int
    lord_per_card: int
    ambush_by_other: int
    ambush_by_owner: int


class Facts(Struct, frozen=True):
    """What is printed on a card (rules.md 3). Its group has no effect; the last two are its worth when revealed."""

    group: Literal["character", "intrigue"]
    single_use: bool
    per_token: int
    on_reveal: int


class Content(Struct, frozen=True):
    """Everything printed."""

    families: tuple[str, ...]
    setup: Setup
    gains: Gains
    cards: dict[Kind, Facts]


CONTENT = convert(tomllib.loads(files(__package__).joinpath("content.toml").read_text("utf-8")), Content)
SETUP, GAINS, CARDS = CONTENT.setup, CONTENT.gains, CONTENT.cards
KINDS: tuple[Kind, ...] = tuple(CARDS)


class Agreed(TableOptions, frozen=True, forbid_unknown_fields=True):
    """Rules 12. The options of a table; the defaults are the rules."""

    lord_count: Literal["cards", "piles"] = "cards"
    """The Lord counts every card of an adjacent pile, or the pile once."""
    heir_copy: Literal["seed", "rulebook"] = "seed"
    """A copied Heir depends on other Heirs, or on other Shapeshifters."""
    decree_onto: bool = True
    """True if the Royal Decree can put a card onto another of the same owner."""


class Card(Struct, frozen=True, gc=False):
    """A card that has been placed. Face-up cards never carry tokens, and never turn down again."""

    kind: Kind
    owner: Seat
    tokens: int = 0
    face_up: bool = False


class State(Mutable):
    """Rules 2. All facts of the game."""

    agreed: Agreed
    chance: Chance
    knows: Knowledge
    order: tuple[Seat, ...]
    """The seats clockwise."""
    first: Seat
    """The seat that places first this round."""
    points: list[int]
    hands: list[tuple[Kind, ...]]
    """Without the card that is about to be placed."""
    removed: list[tuple[Kind, ...]]
    """The cards of each family that are out of the game."""
    discards: list[tuple[CardId, ...]]
    cards: dict[CardId, Card]
    """Every card that was ever placed, or is about to be."""
    queue: list[Pile]
    """The piles from head to tail."""
    cursor: int = -1
    """The pile being resolved, as an index that follows its pile; -1 in the placement phase."""
    round: int = 0
    held: CardId = ""
    """The card that has been chosen and is about to be placed."""

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.points))

    def hand(self, seat: Seat) -> tuple[Kind, ...]:
        """A hand, including the card about to be placed: all cards that the family has not placed."""
        held = self.cards.get(self.held)
        return ordered((*self.hands[seat], held.kind)) if held and held.owner == seat else self.hands[seat]

    def to_reveal(self, seat: Seat) -> tuple[Kind, ...]:
        """The kinds that a seat may still reveal: those of its hand and of its face-down cards in the queue."""
        return tuple(
            dict.fromkeys(ordered((*self.hand(seat), *[card.kind for card in self.queued(seat) if not card.face_up])))
        )

    def to_act(self, seat: Seat) -> tuple[Kind, ...]:
        """The kinds that may still act for a seat: those of its hand and of its cards in the queue."""
        return (*self.hand(seat), *[card.kind for card in self.queued(seat)])

    def queued(self, seat: Seat) -> list[Card]:
        """The cards of a seat in the queue, from head to tail."""
        return [self.cards[card] for pile in self.queue for card in pile if self.owner(card) == seat]

    def owner(self, card: CardId) -> Seat:
        """The owner of a card."""
        return self.cards[card].owner

    def clockwise(self) -> tuple[Seat, ...]:
        """All seats, beginning with the first player."""
        start = self.order.index(self.first)
        return self.order[start:] + self.order[:start]

    def tops(self) -> list[CardId]:
        """The uncovered cards, from head to tail."""
        return [pile[-1] for pile in self.queue]

    def place_of(self, card: CardId) -> int:
        """The index of the pile that holds a card."""
        for index, pile in enumerate(self.queue):
            if card in pile:
                return index
        raise AssertionError(f"{card} is not in the queue")

    def adjacent(self) -> list[Pile]:
        """The piles directly left and right of the one being resolved."""
        queue, cursor = self.queue, self.cursor
        left = queue[cursor - 1 : cursor] if cursor > 0 else []
        return left + queue[cursor + 1 : cursor + 2]

    def acting(self) -> CardId:
        """The card being resolved: the top card at the cursor."""
        return self.queue[self.cursor][-1]

    def shown(self, kind: Kind) -> int:
        """How many uncovered cards of a kind lie face up."""
        cards = self.cards
        return sum([cards[pile[-1]].face_up and cards[pile[-1]].kind == kind for pile in self.queue])

    def has_shown(self, seat: Seat, kind: Kind) -> bool:
        """Rules 10. True if every player has seen this card of a family."""
        return any(card.face_up and card.kind == kind and card.owner == seat for card in self.cards.values())

    def in_queue(self, seat: Seat) -> int:
        """How many cards of a family the queue holds, covered or not. All cards of a pile have one owner."""
        cards = self.cards
        return sum([len(pile) for pile in self.queue if cards[pile[-1]].owner == seat])


def ordered(kinds: Iterable[Kind]) -> tuple[Kind, ...]:
    """Kinds in the order in which the rules list them."""
    return tuple(sorted(kinds, key=KINDS.index))


def named(owner: Seat, kind: Kind) -> str:
    """A card by its face, as `1.heir`. Each family has each kind once."""
    return f"{owner}.{kind}"


def to_owner_or_all(state: State, card: CardId) -> Observers:
    """Rules 10. A face-up card stays known to all, also when it is covered later; a face-down card only to its owner."""
    facts = state.cards[card]
    return everyone(state) if facts.face_up else only(facts.owner)


HANDS, REMOVED = (
    Piles(field, to_owner, bag=True, name=named, face=lambda kind, card: card[2:], order=KINDS.index)
    for field in ("hands", "removed")
)
PLACED = Piles(
    "cards",
    to_owner_or_all,
    name=lambda key, card: named(card.owner, card.kind),
    face=lambda card, name: Card(name[2:], card.owner, card.tokens, card.face_up),
)
ZONES = Zones(HANDS, REMOVED, PLACED, back=lambda card: card[0])
