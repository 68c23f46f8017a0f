"""Zones: where hidden cards are, who sees each place, and imagined worlds in which unknown cards are elsewhere."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from regalia.core.chance import Chance
from regalia.core.events import Eyes
from regalia.core.knowledge import (
    ALONE,
    NO_ONE,
    Among,
    Card,
    Knowledge,
    Observers,
    behind,
    everyone,
    joined,
    only,
    shown_to,
    spectators,
)
from regalia.core.meaning import Seat
from regalia.core.sampling import augment


class Zone(Protocol):
    """A kind of place for cards."""

    @property
    def bag(self) -> bool:
        """True if others cannot tell the cards of one pile of the zone apart, as in a hand."""
        ...

    def piles(self, state: Any) -> Iterable[tuple[Any, Sequence[Card]]]:
        """Each pile by its key (such as its owner), in a fixed order."""
        ...

    def pile(self, state: Any, key: Any) -> Sequence[Card]:
        """The cards of one pile, wherever they are mixed or shuffled."""
        ...

    def shown(self, state: Any, key: Any) -> Observers:
        """The observers who see the cards of a pile."""
        ...

    def put(self, state: Any, key: Any, cards: Sequence[Card]) -> None:
        """Put these cards in the places of a pile, in this order."""
        ...


class Piles(Struct, frozen=True):
    """A field of the state with a tuple of cards, or with tuples or single cards in a list by seat or in a dictionary."""

    field: str
    shows: Callable[[Any, Any], Observers]
    """`(state, key)`: the observers who see a pile. A list is keyed by seat, a single tuple by None."""
    bag: bool = False
    name: Callable[[Any, Any], Card] | None = None
    """`(key, piece)`: the name of a card that the state stores in another form, such as its kind or a record."""
    face: Callable[[Any, Card], Any] = lambda piece, card: card
    """`(piece, card)`: the form in which the state stores another card in the place of a piece."""
    order: Callable[[Any], Any] | None = None
    """The sort key of the pieces of a bag, if not the pieces themselves."""

    def piles(self, state: Any) -> Iterable[tuple[Any, Sequence[Card]]]:
        """Each pile by its key."""
        name, held = self.name, self._held(state)
        if name is None:
            return held
        return [
            (key, [name(key, piece) for piece in pile] if isinstance(pile, tuple) else [name(key, pile)])
            for key, pile in held
        ]

    def _held(self, state: Any) -> Iterable[tuple[Any, Any]]:
        held = getattr(state, self.field)
        if isinstance(held, tuple):
            return [(None, held)]
        return held.items() if isinstance(held, dict) else enumerate(held)

    def pile(self, state: Any, key: Any) -> Sequence[Card]:
        """The cards of one pile."""
        held = getattr(state, self.field)
        pile = held if isinstance(held, tuple) else held[key]
        return [self.name(key, piece) for piece in pile] if self.name else pile

    def shown(self, state: Any, key: Any) -> Observers:
        """The observers who see the cards of a pile."""
        return self.shows(state, key)

    def put(self, state: Any, key: Any, cards: Sequence[Card]) -> None:
        """Put these cards in the places of a pile; a bag is sorted."""
        held = getattr(state, self.field)
        if isinstance(held, tuple):
            setattr(state, self.field, self._written(held, cards))
        else:
            held[key] = self._written(held[key], cards)

    def write(self, state: Any, key: Any, cards: Sequence[Card]) -> None:
        """Make a pile contain exactly these cards. Only for piles that the state stores as tuples of names."""
        assert self.name is None, f"{self.field} does not hold cards by their names"
        pile = tuple(sorted(cards, key=self.order) if self.bag else cards)
        held = getattr(state, self.field)
        if isinstance(held, tuple):
            setattr(state, self.field, pile)
        else:
            held[key] = pile

    def _written(self, pile: Any, cards: Sequence[Card]) -> Any:
        if not isinstance(pile, tuple):
            return self.face(pile, cards[0])
        pieces = [*map(self.face, pile, cards)]
        return tuple(sorted(pieces, key=self.order) if self.bag else pieces)


def to_nobody(state: Any, key: Any) -> Observers:
    """Shown to no seat."""
    return NO_ONE


def to_owner(state: Any, key: Seat) -> Observers:
    """Shown to the seat that owns the pile."""
    return ALONE[key]


def to_everyone(state: Any, key: Any) -> Observers:
    """Shown to all, spectators included."""
    return everyone(state)


class Open:
    """The zone of all face-up cards. Nothing in it is hidden, so it does not list its cards."""

    bag = False

    def piles(self, state: Any) -> Iterable[tuple[Any, Sequence[Card]]]:
        """No piles: nothing here is hidden."""
        return ()

    def pile(self, state: Any, key: Any) -> Sequence[Card]:
        """No cards: nothing here is hidden."""
        return ()

    def shown(self, state: Any, key: Any) -> Observers:
        """Shown to all."""
        return everyone(state)

    def put(self, state: Any, key: Any, cards: Sequence[Card]) -> None:
        """Do nothing: an imagined world has the same open cards."""


OPEN = Open()


class Zones:
    """All zones of a game with hidden cards, and the backs of the cards."""

    def __init__(self, *zones: Zone, back: Callable[[Card], str]) -> None:
        self.zones = zones
        self.back = back

    def move(self, state: Any, card: Card, source: Piles, at: Any, target: Piles, to: Any) -> None:
        """Move a card openly from the pile `at` of one zone to the end of the pile `to` of another.

        A bag is sorted instead. This changes the state and the knowledge; `moved` is for games that move cards themselves.
        """
        source.write(state, at, [other for other in source.pile(state, at) if other != card])
        target.write(state, to, [*target.pile(state, to), card])
        self.moved(state, [card], source, at, target, to)

    def moved(self, state: Any, cards: Sequence[Card], source: Zone, at: Any, target: Zone, to: Any) -> None:
        """Record that cards have moved openly from the pile `at` of one zone to the pile `to` of another."""
        before, after = source.shown(state, at), target.shown(state, to)
        if before.bits == after.bits and not target.bag:
            return
        knows: Knowledge = state.knows
        pile = (*cards, *source.pile(state, at)) if source.bag and knows.among else ()
        for card in cards:
            knows.moved(card, before, after, pile)
        if target.bag and (knows.seen or knows.among):
            knows.mix(target.pile(state, to), everyone(state) - after)

    def show(self, state: Any, zone: Zone, key: Any, cards: Iterable[Card], to: Seat | Observers) -> None:
        """Let a seat (`to=seat`) or observers (`to=everyone(state)`) look at cards of a pile.

        For a bag, they then know that these cards are in it. Raises TypeError for eyes, ValueError for a seat that the
        table does not have.
        """
        shown, observers = zone.shown(state, key), shown_to(state, to)
        for card in cards:
            state.knows.show(card, shown, observers, zone.pile(state, key) if zone.bag else ())
        if zone.bag:
            state.knows.mix(zone.pile(state, key), observers - shown)

    def shuffled(self, state: Any, zone: Zone, key: Any) -> None:
        """Record that a pile was shuffled: only observers who see its cards can still tell them apart."""
        state.knows.mix(zone.pile(state, key), everyone(state) - zone.shown(state, key))

    def shows(self, state: Any, zone: Zone, key: Any, eyes: Eyes) -> bool:
        """True if a zone shows the cards of a pile to these eyes, whatever they have seen before."""
        return bool(zone.shown(state, key).bits & behind(state, eyes).bits)

    def sees(self, state: Any, zone: Zone, key: Any, card: Card, eyes: Eyes) -> bool:
        """True if these eyes know that exactly this place of a pile holds this card: for a row, a deck, the own hand."""
        shown = zone.shown(state, key).bits | state.knows.seen.get(card, 0)
        return bool(shown & behind(state, eyes).bits)

    def within(self, state: Any, zone: Zone, key: Any, eyes: Eyes) -> list[Card]:
        """The cards that these eyes know to be somewhere in a pile, in the order of their names: for the hand of another.

        What the zone itself shows is not listed.
        """
        within: list[Card] = state.knows.within(zone.pile(state, key), behind(state, eyes))
        return within

    def imagine(self, state: Any, seat: Seat, chance: Chance) -> dict[Card, Card]:
        """Replace the cards that the seat cannot know in `state`, a copy; return which card went where.

        The draws depend on the order of the places and on what the seat knows, never on the real cards. Worlds agree with
        every statement that the seat knows; they are not equally likely.
        """
        knows: Knowledge = state.knows
        mine = only(seat)
        me = mine.bits
        unknown: dict[str, list[Card]] = {}
        for zone in self.zones:
            for key, pile in zone.piles(state):
                if not zone.shown(state, key).bits & me:
                    for card in pile:
                        if not knows.seen.get(card, 0) & me:
                            unknown.setdefault(self.back(card), []).append(card)
        groups = [group for group in knows.among if group.seats & me]
        faces: dict[Card, Card] = {}
        for back in sorted(unknown):  # the first back met would tell how a bag is sorted
            faces |= deal(unknown[back], groups, chance)
        self.rename(state, faces, mine | spectators(state))
        return faces

    def rename(self, state: Any, faces: Mapping[Card, Card], keep: Observers) -> None:
        """Put other cards in the same places; only the knowledge of `keep` is kept, with the new names."""
        for zone in self.zones:
            for key, pile in zone.piles(state):
                if not faces.keys().isdisjoint(pile):
                    zone.put(state, key, [faces.get(card, card) for card in pile])
        knows: Knowledge = state.knows
        kept = keep.bits
        seen = {faces.get(card, card): mask & kept for card, mask in knows.seen.items() if mask & kept}
        among = [
            replace(
                group, places=tuple(sorted([faces.get(place, place) for place in group.places])), seats=group.seats & kept
            )
            for group in knows.among
            if group.seats & kept
        ]
        state.knows = Knowledge(dict(sorted(seen.items())), joined(among))


def deal(places: Sequence[Card], groups: Sequence[Among], chance: Chance) -> dict[Card, Card]:
    """A card for each place, from the cards really in these places, so that every statement is true.

    Cards that are restricted to some of the places go first, the most restricted before others, each to a random possible
    place; if that blocks a later one, they are moved (augmenting paths). The rest is shuffled.
    """
    if not groups:
        return dict(zip(places, chance.shuffled(sorted(places)), strict=True))
    number = {place: index for index, place in enumerate(places)}
    bound: dict[Card, set[int]] = {}
    for group in groups:
        there = {number[place] for place in group.places if place in number}
        for card in group.cards:
            if card in number:
                bound[card] = bound.get(card, there) & there
    lies: dict[Card, int] = {}
    holds: dict[int, Card] = {}
    narrowest_first = sorted(bound, key=lambda card: (len(bound[card]), card))
    wanted = {card: chance.shuffled(sorted(bound[card])) for card in narrowest_first}
    for card in wanted:
        placed = augment(card, wanted, lies, holds, set())
        assert placed, f"{card} can lie nowhere"
    rest = chance.shuffled(sorted(card for card in places if card not in lies))
    return {place: holds[index] if index in holds else rest.pop() for index, place in enumerate(places)}
