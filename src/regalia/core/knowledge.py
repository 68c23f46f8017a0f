"""Knowledge: who knows the face of which hidden card, stated once.

A game says in `Zones` where its cards can lie and to whom each zone shows them. What somebody knows beyond that is data of
the state, kept by three verbs: `moved` (a card goes from one zone to another), `show` (seats look at it where it lies) and
`mix` (seats can no longer tell some cards apart). The view, imagined worlds and the guard of undo are drawn from it.

A card is named by its face. A *place* is named by the card that truly lies there, so that moving a card changes no
statement. Observers are bits: the seats, and after the last seat the spectators.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from regalia.core.chance import Chance
from regalia.core.questions import Seat, augment

Card: TypeAlias = str
Observers: TypeAlias = int
"""A set of observers as bits."""


class Among(Struct, frozen=True):
    """These observers know that these cards lie in these places, but not which where."""

    cards: tuple[Card, ...]
    """In the order of their names."""
    places: tuple[Card, ...]
    """In the order of their names; every one of `cards` is in it."""
    seats: Observers


class Knowledge(Struct):
    """What observers know beyond what zones show them."""

    seen: dict[Card, Observers] = {}
    """Who knows which card lies in this place. Replaced, never changed."""
    among: tuple[Among, ...] = ()
    learned: int = 0
    """How often somebody has been shown what they did not know. Guards undo."""

    def copy(self) -> "Knowledge":
        """Independent knowledge of the same facts."""
        return Knowledge(self.seen, self.among, self.learned)

    def moved(self, card: Card, before: Observers, after: Observers) -> None:
        """A card went, for all to see, from a zone that showed it to some to a zone that shows it to others."""
        noted = self.seen.get(card, 0)
        knew = noted | before
        if after & ~knew:
            self._learn(card, after & ~knew)
        if knew & ~after != noted:
            self._note(card, knew & ~after)

    def show(self, card: Card, shown: Observers, to: Observers) -> None:
        """Observers look at a card where it lies, in a zone that shows it to `shown` anyway."""
        new = to & ~shown & ~self.seen.get(card, 0)
        self._learn(card, new)
        self._note(card, self.seen.get(card, 0) | new)

    def mix(self, cards: Sequence[Card], observers: Observers) -> None:
        """These observers can no longer tell these cards apart."""
        if len(cards) < 2:
            return
        mixed = frozenset(cards)
        grouped: dict[Observers, list[Card]] = {}
        for card in cards:
            lost = self.seen.get(card, 0) & observers
            if lost:
                self._note(card, self.seen[card] & ~lost)
            for bit in bits(lost):
                grouped.setdefault(bit, []).append(card)
        found = [Among(group.cards, group.places, seats) for group in self.among if (seats := group.seats & ~observers)]
        for group in self.among:
            inside = group.seats & observers
            if inside:
                touched = not mixed.isdisjoint(group.places)
                places = tuple(sorted(mixed.union(group.places))) if touched else group.places
                found.append(Among(group.cards, places, inside))
        found += [Among(tuple(sorted(known)), tuple(sorted(mixed)), bit) for bit, known in grouped.items()]
        self.among = joined(found)

    def knows(self, card: Card, observers: Observers) -> bool:
        """True if one of the observers knows what lies in this place, apart from what its zone shows."""
        return bool(self.seen.get(card, 0) & observers)

    def within(self, places: Iterable[Card], observers: Observers) -> list[Card]:
        """The cards that one of the observers knows to lie somewhere in these places, in the order of their names."""
        there = frozenset(places)
        known = {card for card in there if self.knows(card, observers)}
        known.update(*(group.cards for group in self.among if group.seats & observers and there.issuperset(group.places)))
        return sorted(known)

    def _note(self, card: Card, observers: Observers) -> None:
        if observers != self.seen.get(card, 0):
            seen = {other: knowers for other, knowers in self.seen.items() if other != card}
            self.seen = {**seen, card: observers} if observers else seen

    def _learn(self, card: Card, observers: Observers) -> None:
        """Every statement about the place of a card that somebody is shown becomes narrower for them."""
        if not observers:
            return
        self.learned += 1
        if not self.among or not any(group.seats & observers and card in group.places for group in self.among):
            return
        found: list[Among] = []
        for group in self.among:
            learners = group.seats & observers if card in group.places else 0
            if group.seats & ~learners:
                found.append(replace(group, seats=group.seats & ~learners))
            if learners:
                narrower = Among(without(group.cards, card), without(group.places, card), learners)
                if len(narrower.places) == 1 and narrower.cards:
                    self._note(narrower.cards[0], self.seen.get(narrower.cards[0], 0) | learners)
                elif narrower.cards:
                    found.append(narrower)
        self.among = joined(found)


def bits(observers: Observers) -> Iterator[Observers]:
    """Each observer of a set as a set of its own."""
    while observers:
        lowest = observers & -observers
        yield lowest
        observers ^= lowest


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """All but one card."""
    return tuple([other for other in cards if other != card])


def joined(groups: Iterable[Among]) -> tuple[Among, ...]:
    """The same statements in as few groups as possible, in the order of their cards."""
    cards: dict[tuple[tuple[Card, ...], Observers], set[Card]] = {}
    for group in groups:
        for bit in bits(group.seats):
            cards.setdefault((group.places, bit), set()).update(group.cards)
    seats: dict[tuple[tuple[Card, ...], tuple[Card, ...]], Observers] = {}
    for (places, bit), known in cards.items():
        key = tuple(sorted(known)), places
        seats[key] = seats.get(key, 0) | bit
    return tuple([Among(known, places, observers) for (known, places), observers in sorted(seats.items())])


# Zones


class Table(Protocol):
    """A state with knowledge."""

    knows: Knowledge

    @property
    def seats(self) -> range:
        """All seats."""
        ...


def everyone(state: Table) -> Observers:
    """All seats and the spectators."""
    return (2 << len(state.seats)) - 1


def observers(state: Table, eyes: Iterable[Seat]) -> Observers:
    """Those who look through these seats' eyes; the spectators always look, too."""
    return spectators(state) | sum(1 << seat for seat in eyes)


def spectators(state: Table) -> Observers:
    """Those who watch."""
    return 1 << len(state.seats)


class Zone(Protocol):
    """Where cards can lie."""

    @property
    def bag(self) -> bool:
        """True if others cannot tell the cards of one pile of the zone apart, as in a hand."""
        ...

    def piles(self, state: Any) -> Iterable[tuple[Any, Sequence[Card]]]:
        """Each pile by its key (such as its owner), in a fixed order."""
        ...

    def shown(self, state: Any, key: Any) -> Observers:
        """To whom the cards of a pile are shown."""
        ...

    def put(self, state: Any, key: Any, cards: Sequence[Card]) -> None:
        """Let these cards lie in the places of a pile, in this order."""
        ...


class Piles(Struct, frozen=True):
    """A field of the state that holds a tuple of cards, or tuples or lone cards in a list by seat or in a dictionary."""

    field: str
    shows: Callable[[Any, Any], Observers]
    """`(state, key)`: to whom a pile is shown. A list is keyed by seat, a lone tuple by None."""
    bag: bool = False
    name: Callable[[Any, Any], Card] | None = None
    """`(key, piece)`: the name of a card that the state writes otherwise, such as by its kind or as a record."""
    face: Callable[[Any, Card], Any] = lambda piece, card: card
    """`(piece, card)`: how the state writes another card in the place of a piece."""
    order: Callable[[Any], Any] | None = None
    """By what the pieces of a bag are sorted, if not by themselves."""

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

    def shown(self, state: Any, key: Any) -> Observers:
        """To whom the cards of a pile are shown."""
        return self.shows(state, key)

    def put(self, state: Any, key: Any, cards: Sequence[Card]) -> None:
        """Let these cards lie in the places of a pile; a bag is sorted."""
        held = getattr(state, self.field)
        if isinstance(held, tuple):
            setattr(state, self.field, self._written(held, cards))
        else:
            held[key] = self._written(held[key], cards)

    def _written(self, pile: Any, cards: Sequence[Card]) -> Any:
        if not isinstance(pile, tuple):
            return self.face(pile, cards[0])
        pieces = [*map(self.face, pile, cards)]
        return tuple(sorted(pieces, key=self.order) if self.bag else pieces)


def to_nobody(state: Any, key: Any) -> Observers:
    """Shown to nobody."""
    return 0


def to_owner(state: Any, key: Seat) -> Observers:
    """Shown to the seat whose pile it is."""
    return 1 << key


def to_everyone(state: Any, key: Any) -> Observers:
    """Shown to all, spectators included."""
    return everyone(state)


class Zones:
    """All zones of a game with hidden cards, and which cards have the same back."""

    def __init__(self, *zones: Zone, back: Callable[[Card], str]) -> None:
        self.zones = zones
        self.back = back

    def moved(self, state: Any, card: Card, source: Zone, at: Any, target: Zone, to: Any) -> None:
        """A card went, for all to see, from the pile `at` of one zone to the pile `to` of another. It lies there by now."""
        shown = target.shown(state, to)
        state.knows.moved(card, source.shown(state, at), shown)
        if target.bag:
            state.knows.mix(pile_of(state, target, to), everyone(state) & ~shown)

    def show(self, state: Any, zone: Zone, key: Any, cards: Iterable[Card], to: Observers) -> None:
        """Observers look at cards of a pile. Of a bag they know afterwards that these cards are in it."""
        shown = zone.shown(state, key)
        for card in cards:
            state.knows.show(card, shown, to)
        if zone.bag:
            state.knows.mix(pile_of(state, zone, key), to & ~shown)

    def shuffled(self, state: Any, zone: Zone, key: Any) -> None:
        """A pile was shuffled: nobody can tell its cards apart any more, but those who are shown them."""
        state.knows.mix(pile_of(state, zone, key), everyone(state) & ~zone.shown(state, key))

    def sees(self, state: Any, zone: Zone, key: Any, card: Card, observers: Observers) -> bool:
        """True if one of the observers knows a card that lies in this pile."""
        return bool(observers & (zone.shown(state, key) | state.knows.seen.get(card, 0)))

    def imagine(self, state: Any, seat: Seat, chance: Chance) -> dict[Card, Card]:
        """Put other cards, as far as the seat cannot know, in the places of `state`, a copy; return which went where.

        The draws depend on the order of the places and on what the seat knows, never on the true cards. Worlds agree with
        every statement that the seat knows; they are not drawn evenly.
        """
        knows: Knowledge = state.knows
        me = 1 << seat
        hidden = [
            (zone, key, pile) for zone in self.zones for key, pile in zone.piles(state) if not zone.shown(state, key) & me
        ]
        unknown: dict[str, list[Card]] = {}
        for _, _, pile in hidden:
            for card in pile:
                if not knows.seen.get(card, 0) & me:
                    unknown.setdefault(self.back(card), []).append(card)
        groups = [group for group in knows.among if group.seats & me]
        faces: dict[Card, Card] = {}
        for places in unknown.values():
            faces |= deal(places, groups, chance)
        for zone, key, pile in hidden:
            zone.put(state, key, [faces.get(card, card) for card in pile])
        self.forget(state, faces, me | spectators(state))
        return faces

    def forget(self, state: Any, faces: Mapping[Card, Card], keep: Observers) -> None:
        """Knowledge after other cards were put in the same places; only what `keep` know is kept, by the new names."""
        knows: Knowledge = state.knows
        seen = {faces.get(card, card): mask & keep for card, mask in knows.seen.items() if mask & keep}
        among = [
            Among(group.cards, tuple(sorted([faces.get(place, place) for place in group.places])), group.seats & keep)
            for group in knows.among
            if group.seats & keep
        ]
        state.knows = Knowledge(dict(sorted(seen.items())), joined(among))


def pile_of(state: Any, zone: Zone, key: Any) -> Sequence[Card]:
    """The cards of one pile."""
    return next(pile for other, pile in zone.piles(state) if other == key)


def deal(places: Sequence[Card], groups: Sequence[Among], chance: Chance) -> dict[Card, Card]:
    """A card for each place, out of the cards that truly lie in these places, so that every statement holds.

    Cards that are bound to some of the places go first, the most narrowly bound before others, each to a random place of
    theirs; where that blocks a later one, they move on (augmenting paths). The rest is shuffled.
    """
    if not groups:
        return dict(zip(places, chance.shuffled(sorted(places)), strict=True))
    number = {place: index for index, place in enumerate(places)}
    bound = {
        card: [number[place] for place in group.places if place in number]
        for group in groups
        for card in group.cards
        if card in number
    }
    lies: dict[Card, int] = {}
    holds: dict[int, Card] = {}
    narrowest_first = sorted(bound, key=lambda card: (len(bound[card]), card))
    wanted = {card: chance.shuffled(sorted(bound[card])) for card in narrowest_first}
    for card in wanted:
        placed = augment(card, wanted, lies, holds, set())
        assert placed, f"{card} can lie nowhere"
    rest = chance.shuffled(sorted(card for card in places if card not in lies))
    return {place: holds[index] if index in holds else rest.pop() for index, place in enumerate(places)}
