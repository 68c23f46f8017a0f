"""Knowledge: who knows the face of which hidden card, stated once.

A game says in `Zones` where its cards can lie and to whom each zone shows them. What somebody knows beyond that is data of
the state, kept by three verbs: `moved` (a card goes from one zone to another), `show` (seats look at it where it lies) and
`mix` (seats can no longer tell some cards apart). The view, imagined worlds and the guard of undo are drawn from it.

A card is named by its face. A *place* is named by the card that truly lies there, so that moving a card changes no
statement. Observers are bits: the seats, and after the last seat the spectators.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from regalia.core.chance import Chance
from regalia.core.questions import Seat, augment

Card: TypeAlias = str
Observers: TypeAlias = int
"""A set of observers as bits."""


class Among(Struct, frozen=True, order=True, gc=False):
    """These observers know that these cards lie in these places, but not which where."""

    cards: tuple[Card, ...]
    """In the order of their names."""
    places: tuple[Card, ...]
    """In the order of their names; every one of `cards` is in it."""
    seats: Observers
    counted: bool = False
    """Whether it follows from counting what lies elsewhere. Worlds agree with it, but no view shows it."""


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

    def moved(self, card: Card, before: Observers, after: Observers, pile: Collection[Card] = ()) -> None:
        """A card went, for all to see, from a zone that showed it to some to a zone that shows it to others.

        `pile` are the cards, if any, that others could not tell it from.
        """
        noted = self.seen.get(card, 0)
        knew = noted | before
        if after & ~knew:
            self._learn(card, after & ~knew, pile)
        if knew & ~after != noted:
            self._note(card, knew & ~after)

    def show(self, card: Card, shown: Observers, to: Observers, pile: Collection[Card] = ()) -> None:
        """Observers look at a card where it lies, in a zone that shows it to `shown` anyway."""
        new = to & ~shown & ~self.seen.get(card, 0)
        if new:
            self._learn(card, new, pile)
            self._note(card, self.seen.get(card, 0) | new)

    def count(self, cards: Collection[Card], observers: Observers) -> None:
        """These observers can count which cards lie in these places together."""
        found = [*self.among]
        for bit in bits(observers):
            unknown = tuple(sorted([card for card in cards if not self.seen.get(card, 0) & bit]))
            found.append(Among(unknown, unknown, bit, counted=True))
        self._state(found)

    def rule_out(self, place: Card, cards: Collection[Card]) -> None:
        """As everybody can tell by a rule, none of these cards lies in this place."""
        found: list[Among] = []
        for group in self.among:
            out = tuple([card for card in group.cards if card in cards]) if place in group.places else ()
            found.append(replace(group, cards=out, places=without(group.places, place)))
            found.append(replace(group, cards=tuple([card for card in group.cards if card not in out])))
        self._state(found)

    def mix(self, cards: Sequence[Card], observers: Observers) -> None:
        """These observers can no longer tell these cards apart."""
        if len(cards) < 2 or not (self.seen or self.among):
            return
        mixed = frozenset(cards)
        lost = {card: knew & observers for card, knew in self.seen.items() if knew & observers and card in mixed}
        touched = [
            group
            for group in self.among
            if group.seats & observers and not mixed.isdisjoint(group.places) and not mixed.issubset(group.places)
        ]
        if not lost and not touched:
            return
        found = [group for group in self.among if group not in touched]
        for group in touched:
            if group.seats & ~observers:
                found.append(replace(group, seats=group.seats & ~observers))
            places = tuple(sorted(mixed.union(group.places)))
            found.append(Among(group.cards, places, group.seats & observers, group.counted))
        together = tuple(sorted(mixed))
        for card, forgot in lost.items():
            self._note(card, self.seen[card] & ~forgot)
            found.append(Among((card,), together, forgot))
        self.among = joined(found)

    def forget(self, cards: Iterable[Card], observers: Observers) -> None:
        """These observers no longer know where these cards are: one of them went, and they all look the same."""
        if not self.among and not self.seen:
            return
        alike = frozenset(cards)
        for card in alike:
            self._note(card, self.seen.get(card, 0) & ~observers)
        found: list[Among] = []
        for group in self.among:
            found.append(replace(group, seats=group.seats & ~observers))
            rest = tuple([card for card in group.cards if card not in alike])
            found.append(replace(group, cards=rest, seats=group.seats & observers))
        self._state([group for group in found if group.seats])

    def knows(self, card: Card, observers: Observers) -> bool:
        """True if one of the observers knows what lies in this place, apart from what its zone shows."""
        return bool(self.seen.get(card, 0) & observers)

    def within(self, places: Iterable[Card], observers: Observers) -> list[Card]:
        """The cards that one of the observers knows to lie somewhere in these places, in the order of their names."""
        there = frozenset(places)
        known = {card for card in there if self.knows(card, observers)}
        for group in self.among:
            if group.seats & observers and not group.counted and there.issuperset(group.places):
                known.update(group.cards)
        return sorted(known)

    def _note(self, card: Card, observers: Observers) -> None:
        if observers != self.seen.get(card, 0):
            seen = {other: knowers for other, knowers in self.seen.items() if other != card}
            self.seen = {**seen, card: observers} if observers else seen

    def _learn(self, card: Card, observers: Observers, pile: Collection[Card]) -> None:
        """Every statement about the place of a card that somebody is shown becomes narrower for them.

        Whoever knew that it was one of the pile learns nothing new.
        """
        knew, narrower = 0, False
        for group in self.among:
            if card in group.places and group.seats & observers:
                narrower = True
                if card in group.cards and not group.counted and all(place in pile for place in group.places):
                    knew |= group.seats
        self.learned += bool(observers & ~knew)
        if narrower:
            self._state(narrowed(self.among, card, observers))

    def _state(self, groups: Iterable[Among]) -> None:
        """These statements hold from now on. Of a single place one says which card lies there."""
        groups = [group for group in groups if group.cards]
        while settled := next((group for group in groups if len(group.places) == 1 and not group.counted), None):
            (card,) = settled.cards
            self._note(card, self.seen.get(card, 0) | settled.seats)
            groups = narrowed(groups, card, settled.seats)
        self.among = joined(groups)


def narrowed(groups: Iterable[Among], card: Card, observers: Observers) -> list[Among]:
    """What statements say to observers who have learned in which place a card lies."""
    found: list[Among] = []
    for group in groups:
        learners = group.seats & observers if card in group.places else 0
        if learners != group.seats:
            found.append(replace(group, seats=group.seats & ~learners) if learners else group)
        if learners and group.cards != (card,):
            found.append(Among(without(group.cards, card), without(group.places, card), learners, group.counted))
    return found


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
    alike: dict[tuple[tuple[Card, ...], bool], list[Among]] = {}
    for group in groups:
        alike.setdefault((group.places, group.counted), []).append(group)
    return tuple(sorted([group for same in alike.values() for group in (same if len(same) == 1 else merged(same))]))


def merged(groups: list[Among]) -> Iterator[Among]:
    """Statements about the same places in as few groups as possible: each observer's cards together."""
    known: dict[Observers, tuple[Card, ...]] = {}
    for group in groups:
        for bit in bits(group.seats):
            known[bit] = tuple(sorted({*known[bit], *group.cards})) if bit in known else group.cards
    for cards in {*known.values()}:
        yield replace(groups[0], cards=cards, seats=sum(bit for bit, other in known.items() if other == cards))


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

    def pile(self, state: Any, key: Any) -> Sequence[Card]:
        """The cards of one pile, wherever they are mixed or shuffled."""
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

    def pile(self, state: Any, key: Any) -> Sequence[Card]:
        """The cards of one pile."""
        held = getattr(state, self.field)
        pile = held if isinstance(held, tuple) else held[key]
        return [self.name(key, piece) for piece in pile] if self.name else pile

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


class Open:
    """Where cards lie for all to see. Nothing in it is hidden, so it need not say what it holds."""

    bag = False

    def piles(self, state: Any) -> Iterable[tuple[Any, Sequence[Card]]]:
        """None that matter."""
        return ()

    def pile(self, state: Any, key: Any) -> Sequence[Card]:
        """None that matters."""
        return ()

    def shown(self, state: Any, key: Any) -> Observers:
        """Shown to all."""
        return everyone(state)

    def put(self, state: Any, key: Any, cards: Sequence[Card]) -> None:
        """Open cards stay what they are."""


OPEN = Open()


class Zones:
    """All zones of a game with hidden cards, and which cards have the same back."""

    def __init__(self, *zones: Zone, back: Callable[[Card], str]) -> None:
        self.zones = zones
        self.back = back

    def moved(self, state: Any, cards: Sequence[Card], source: Zone, at: Any, target: Zone, to: Any) -> None:
        """Cards went, for all to see, from the pile `at` of one zone to the pile `to` of another. They lie there by now."""
        before, after = source.shown(state, at), target.shown(state, to)
        if before == after and not target.bag:
            return
        pile = (*cards, *source.pile(state, at)) if source.bag and state.knows.among else ()
        for card in cards:
            state.knows.moved(card, before, after, pile)
        if target.bag:
            state.knows.mix(target.pile(state, to), everyone(state) & ~after)

    def show(self, state: Any, zone: Zone, key: Any, cards: Iterable[Card], to: Observers) -> None:
        """Observers look at cards of a pile. Of a bag they know afterwards that these cards are in it."""
        shown = zone.shown(state, key)
        for card in cards:
            state.knows.show(card, shown, to, zone.pile(state, key) if zone.bag else ())
        if zone.bag:
            state.knows.mix(zone.pile(state, key), to & ~shown)

    def shuffled(self, state: Any, zone: Zone, key: Any) -> None:
        """A pile was shuffled: nobody can tell its cards apart any more, but those who are shown them."""
        state.knows.mix(zone.pile(state, key), everyone(state) & ~zone.shown(state, key))

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
        unknown: dict[str, list[Card]] = {}
        for zone in self.zones:
            for key, pile in zone.piles(state):
                if not zone.shown(state, key) & me:
                    for card in pile:
                        if not knows.seen.get(card, 0) & me:
                            unknown.setdefault(self.back(card), []).append(card)
        groups = [group for group in knows.among if group.seats & me]
        faces: dict[Card, Card] = {}
        for back in sorted(unknown):  # the first back met would tell how a bag is sorted
            faces |= deal(unknown[back], groups, chance)
        self.rename(state, faces, me | spectators(state))
        return faces

    def rename(self, state: Any, faces: Mapping[Card, Card], keep: Observers) -> None:
        """Put other cards in the same places; only what `keep` know is kept, by the new names."""
        for zone in self.zones:
            for key, pile in zone.piles(state):
                if not faces.keys().isdisjoint(pile):
                    zone.put(state, key, [faces.get(card, card) for card in pile])
        knows: Knowledge = state.knows
        seen = {faces.get(card, card): mask & keep for card, mask in knows.seen.items() if mask & keep}
        among = [
            replace(
                group, places=tuple(sorted([faces.get(place, place) for place in group.places])), seats=group.seats & keep
            )
            for group in knows.among
            if group.seats & keep
        ]
        state.knows = Knowledge(dict(sorted(seen.items())), joined(among))


def deal(places: Sequence[Card], groups: Sequence[Among], chance: Chance) -> dict[Card, Card]:
    """A card for each place, out of the cards that truly lie in these places, so that every statement holds.

    Cards that are bound to some of the places go first, the most narrowly bound before others, each to a random place of
    theirs; where that blocks a later one, they move on (augmenting paths). The rest is shuffled.
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
