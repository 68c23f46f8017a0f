"""Knowledge: which observer knows the face of which hidden card.

A game declares in `Zones` where its cards can be and who sees each zone. Knowledge beyond that is data of the state,
updated by three verbs: `moved` (a card moves from one zone to another), `show` (seats look at a card in its place) and
`mix` (seats can no longer tell some cards apart). The view, imagined worlds and the undo guard are derived from it.

A card is named by its face. A *place* is named by the card that is really there, so moving a card changes no statement.
The observers are the seats and the spectators. The state stores sets of them as bits, the spectators after the last seat.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from regalia.core.events import Eyes
from regalia.core.meaning import Seat

Card: TypeAlias = str
Bits: TypeAlias = int
"""A set of observers, as the state stores it."""


class Observers(Struct, frozen=True, gc=False):
    """A set of seats, and perhaps the spectators, who see or are shown cards.

    Made by `only`, `everyone` and `spectators`. Neither a number nor the eyes of a view: whatever is shown to spectators is
    public.
    """

    bits: Bits

    def __or__(self, others: "Observers") -> "Observers":
        return Observers(self.bits | others.bits)

    def __sub__(self, others: "Observers") -> "Observers":
        return Observers(self.bits & ~others.bits)

    def __bool__(self) -> bool:
        return self.bits != 0


NO_ONE = Observers(0)
"""No observer: who sees a face-down deck."""
ALL = Observers(-1)
"""All observers of any table: every bit is set."""


class Among(Struct, frozen=True, order=True, gc=False, omit_defaults=True):
    """These observers know that these cards are in these places, but not which card is in which place."""

    cards: tuple[Card, ...]
    """In the order of their names."""
    places: tuple[Card, ...]
    """In the order of their names; contains all of `cards`."""
    seats: Bits
    counted: bool = False
    """True if it follows from counting the cards elsewhere. Imagined worlds agree with it, but no view shows it."""


class Knowledge(Struct, gc=False):
    """What observers know beyond what the zones show them."""

    seen: dict[Card, Bits] = {}
    """The observers who know which card is in this place. Replaced, never changed."""
    among: tuple[Among, ...] = ()
    learned: int = 0
    """Number of times an observer was shown something new. Undo does not go back past such a moment."""

    copy = Struct.__copy__  # type: ignore[attr-defined]  # msgspec's stubs leave it out
    """An independent copy."""

    def moved(self, card: Card, before: Observers, after: Observers, pile: Collection[Card] = ()) -> None:
        """Record an open move of a card from one zone to another, with the observers who saw it in each.

        `pile` is the cards that others could not tell it apart from, if any.
        """
        noted, shown = self.seen.get(card, 0), after.bits
        knew = noted | before.bits
        if shown & ~knew:
            if self.among:
                self._learn(card, shown & ~knew, pile)
            else:
                self.learned += 1
        if knew & ~shown != noted:
            self._note(card, knew & ~shown)

    def turned_up(self, card: Card, before: Observers = NO_ONE) -> None:
        """Record that a card, which not all observers saw before, is now face up."""
        if self.seen or self.among:
            self.moved(card, before, ALL)
        else:
            self.learned += 1  # as a move would, but quicker: cards are turned up all the time

    def show(self, card: Card, shown: Observers, to: Observers, pile: Collection[Card] = ()) -> None:
        """Let observers look at a card in its place, in a zone that already shows it to `shown`."""
        new = to.bits & ~shown.bits & ~self.seen.get(card, 0)
        if new:
            if self.among:
                self._learn(card, new, pile)
            else:
                self.learned += 1
            self._note(card, self.seen.get(card, 0) | new)

    def count(self, cards: Collection[Card], observers: Observers) -> None:
        """Let these observers deduce by counting which cards are in these places together."""
        found = [*self.among]
        for bit in bits(observers.bits):
            unknown = tuple(sorted([card for card in cards if not self.seen.get(card, 0) & bit]))
            found.append(Among(unknown, unknown, bit, counted=True))
        self._state(found)

    def rule_out(self, place: Card, cards: Collection[Card]) -> None:
        """Tell all observers that none of these cards is in this place."""
        found: list[Among] = []
        for group in self.among:
            out = tuple([card for card in group.cards if card in cards]) if place in group.places else ()
            found.append(replace(group, cards=out, places=other_than(group.places, place)))
            found.append(replace(group, cards=tuple([card for card in group.cards if card not in out])))
        self._state(found)

    def mix(self, cards: Sequence[Card], observers: Observers) -> None:
        """Let these observers no longer tell these cards apart."""
        if len(cards) < 2 or not (self.seen or self.among):
            return
        mixed, confused = frozenset(cards), observers.bits
        lost = {card: knew & confused for card, knew in self.seen.items() if knew & confused and card in mixed}
        touched = [
            group
            for group in self.among
            if group.seats & confused and not mixed.isdisjoint(group.places) and not mixed.issubset(group.places)
        ]
        if not lost and not touched:
            return
        found = [group for group in self.among if group not in touched]
        for group in touched:
            if group.seats & ~confused:
                found.append(replace(group, seats=group.seats & ~confused))
            places = tuple(sorted(mixed.union(group.places)))
            found.append(Among(group.cards, places, group.seats & confused, group.counted))
        together = tuple(sorted(mixed))
        for card, forgot in lost.items():
            self._note(card, self.seen[card] & ~forgot)
            found.append(Among((card,), together, forgot))
        self.among = joined(found)

    def forget(self, cards: Iterable[Card], observers: Observers) -> None:
        """Make these observers forget where these cards are: one of them has moved, and they all look the same."""
        if not self.among and not self.seen:
            return
        alike, forgetful = frozenset(cards), observers.bits
        for card in alike:
            self._note(card, self.seen.get(card, 0) & ~forgetful)
        found: list[Among] = []
        for group in self.among:
            found.append(replace(group, seats=group.seats & ~forgetful))
            rest = tuple([card for card in group.cards if card not in alike])
            found.append(replace(group, cards=rest, seats=group.seats & forgetful))
        self._state([group for group in found if group.seats])

    def knows(self, card: Card, observers: Observers) -> bool:
        """True if one of the observers knows the card in this place, apart from what its zone shows."""
        return bool(self.seen.get(card, 0) & observers.bits)

    def within(self, places: Iterable[Card], observers: Observers) -> list[Card]:
        """The cards that one of the observers knows to be in these places, in the order of their names."""
        there, looking = frozenset(places), observers.bits
        seen = self.seen
        known = {card for card in there if seen.get(card, 0) & looking}
        for group in self.among:
            if group.seats & looking and not group.counted and there.issuperset(group.places):
                known.update(group.cards)
        return sorted(known)

    def _note(self, card: Card, observers: Bits) -> None:
        if observers != self.seen.get(card, 0):
            seen = self.seen.copy()
            seen.pop(card, None)
            if observers:
                seen[card] = observers
            self.seen = seen

    def _learn(self, card: Card, observers: Bits, pile: Collection[Card]) -> None:
        """Narrow every statement about the place of a card that observers are shown.

        An observer who knew that it was one of the pile learns nothing new.
        """
        narrower = [group for group in self.among if group.seats & observers and card in group.places]
        knew = 0
        for group in narrower:
            if not group.counted and card in group.cards and all(place in pile for place in group.places):
                knew |= group.seats
        self.learned += bool(observers & ~knew)
        if narrower:
            self._state(narrowed(self.among, card, observers))

    def _state(self, groups: Iterable[Among]) -> None:
        """Add these statements. A statement about a single place says which card is there."""
        groups = [group for group in groups if group.cards]
        while settled := [group for group in groups if len(group.places) == 1 and not group.counted]:
            (card,), seats = settled[0].cards, settled[0].seats
            self._note(card, self.seen.get(card, 0) | seats)
            groups = narrowed(groups, card, seats)
        self.among = joined(groups)


class Glimpses(Knowledge):
    """Knowledge for rollouts: who was shown which card, without the slow statements about several cards."""

    def moved(self, card: Card, before: Observers, after: Observers, pile: Collection[Card] = ()) -> None:
        """Record a move of a card from one zone to another. New knowledge is not counted."""
        noted = self.seen.get(card, 0)
        left = (noted | before.bits) & ~after.bits
        if left != noted:
            self._note(card, left)

    def turned_up(self, card: Card, before: Observers = NO_ONE) -> None:
        """Record that a card is now face up. New knowledge is not counted."""
        if card in self.seen:
            self._note(card, 0)

    def count(self, cards: Collection[Card], observers: Observers) -> None:
        """Does nothing: statements about several cards are not kept."""

    def rule_out(self, place: Card, cards: Collection[Card]) -> None:
        """Does nothing: statements about several cards are not kept."""

    def mix(self, cards: Sequence[Card], observers: Observers) -> None:
        """These observers no longer know any of these cards."""
        self.forget(cards, observers)

    def forget(self, cards: Iterable[Card], observers: Observers) -> None:
        """These observers no longer know any of these cards."""
        if self.seen:
            for card in cards:
                if card in self.seen:
                    self._note(card, self.seen[card] & ~observers.bits)


def narrowed(groups: Iterable[Among], card: Card, observers: Bits) -> list[Among]:
    """The statements for observers who have learned in which place a card is."""
    found: list[Among] = []
    for group in groups:
        learners = group.seats & observers if card in group.places else 0
        if learners != group.seats:
            found.append(replace(group, seats=group.seats & ~learners) if learners else group)
        if learners and group.cards != (card,):
            found.append(Among(other_than(group.cards, card), other_than(group.places, card), learners, group.counted))
    return found


def bits(observers: Bits) -> Iterator[Bits]:
    """Each observer of a set, as a set of one."""
    while observers:
        lowest = observers & -observers
        yield lowest
        observers ^= lowest


def other_than(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """All but one card."""
    return tuple([other for other in cards if other != card])


def joined(groups: Iterable[Among]) -> tuple[Among, ...]:
    """The same statements, merged into as few groups as possible, in the order of their cards."""
    groups = [*groups]
    if len(groups) < 2 or len({(group.places, group.counted) for group in groups}) == len(groups):
        return tuple(sorted(groups))
    alike: dict[tuple[tuple[Card, ...], bool], list[Among]] = {}
    for group in groups:
        alike.setdefault((group.places, group.counted), []).append(group)
    return tuple(sorted([group for same in alike.values() for group in (same if len(same) == 1 else merged(same))]))


def merged(groups: list[Among]) -> Iterator[Among]:
    """Statements about the same places, merged into as few groups as possible: the cards of each observer together."""
    known: dict[Bits, tuple[Card, ...]] = {}
    for group in groups:
        for bit in bits(group.seats):
            known[bit] = tuple(sorted({*known[bit], *group.cards})) if bit in known else group.cards
    for cards in {*known.values()}:
        yield replace(groups[0], cards=cards, seats=sum(bit for bit, other in known.items() if other == cards))


class Table(Protocol):
    """A state with knowledge."""

    knows: Knowledge

    @property
    def seats(self) -> range:
        """All seats."""
        ...


MOST_SEATS = 64
ALONE = tuple(Observers(1 << seat) for seat in range(MOST_SEATS))
"""Each seat as the only observer; made once, because moves ask for them all the time."""
EVERYONE = tuple(Observers((2 << seats) - 1) for seats in range(MOST_SEATS))
"""All observers, by the number of seats."""


def only(*seats: Seat) -> Observers:
    """These seats and no others: not the spectators, either."""
    return ALONE[seats[0]] if len(seats) == 1 else Observers(sum({1 << seat for seat in seats}))


def everyone(state: Table) -> Observers:
    """All seats and the spectators."""
    return EVERYONE[len(state.seats)]


def spectators(state: Table) -> Observers:
    """The spectators. What they know is public."""
    return Observers(1 << len(state.seats))


def behind(state: Table, eyes: Eyes) -> Observers:
    """The observers whose knowledge these eyes have: their seats and the spectators. Only for looking."""
    looking = 1 << len(state.seats)
    for seat in eyes:
        looking |= 1 << seat
    return Observers(looking)


def shown_to(state: Table, to: Seat | Observers) -> Observers:
    """The observers to show a card to: a seat alone, or those given. Raises an error for anything else, such as eyes."""
    if isinstance(to, Observers):
        return to
    if not isinstance(to, int):
        raise TypeError(f"cards are shown to a seat or to observers such as everyone(state), not to {to!r}")
    if to not in state.seats:
        raise ValueError(f"cards are shown to a seat; this table has no seat {to}")
    return only(to)
