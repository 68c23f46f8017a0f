"""Zones: where hidden cards lie, to whom each place shows them, and worlds in which unknown cards lie elsewhere."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from regalia.core.chance import Chance
from regalia.core.knowledge import Among, Card, Knowledge, Observers, everyone, joined, spectators
from regalia.core.questions import Seat
from regalia.core.sampling import augment


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

    def write(self, state: Any, key: Any, cards: Sequence[Card]) -> None:
        """Let a pile hold these cards and no others. Only for piles that the state writes as tuples of names."""
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
        """No piles: nothing here is hidden."""
        return ()

    def pile(self, state: Any, key: Any) -> Sequence[Card]:
        """No cards: nothing here is hidden."""
        return ()

    def shown(self, state: Any, key: Any) -> Observers:
        """Shown to all."""
        return everyone(state)

    def put(self, state: Any, key: Any, cards: Sequence[Card]) -> None:
        """Does nothing: an imagined world has the same open cards."""


OPEN = Open()


class Zones:
    """All zones of a game with hidden cards, and which cards have the same back."""

    def __init__(self, *zones: Zone, back: Callable[[Card], str]) -> None:
        self.zones = zones
        self.back = back

    def move(self, state: Any, card: Card, source: Piles, at: Any, target: Piles, to: Any) -> None:
        """Move a card, for all to see, from the pile `at` of one zone to the end of the pile `to` of another.

        A bag is sorted instead. This changes the state and the knowledge; `moved` is for games that move cards themselves.
        """
        source.write(state, at, [other for other in source.pile(state, at) if other != card])
        target.write(state, to, [*target.pile(state, to), card])
        self.moved(state, [card], source, at, target, to)

    def moved(self, state: Any, cards: Sequence[Card], source: Zone, at: Any, target: Zone, to: Any) -> None:
        """Cards went, for all to see, from the pile `at` of one zone to the pile `to` of another. They lie there by now."""
        before, after = source.shown(state, at), target.shown(state, to)
        if before == after and not target.bag:
            return
        knows: Knowledge = state.knows
        pile = (*cards, *source.pile(state, at)) if source.bag and knows.among else ()
        for card in cards:
            knows.moved(card, before, after, pile)
        if target.bag and (knows.seen or knows.among):
            knows.mix(target.pile(state, to), everyone(state) & ~after)

    def show(self, state: Any, zone: Zone, key: Any, cards: Iterable[Card], to: Observers) -> None:
        """Observers look at cards of a pile. Of a bag they know afterwards that these cards are in it."""
        shown = zone.shown(state, key)
        for card in cards:
            state.knows.show(card, shown, to, zone.pile(state, key) if zone.bag else ())
        if zone.bag:
            state.knows.mix(zone.pile(state, key), to & ~shown)

    def shuffled(self, state: Any, zone: Zone, key: Any) -> None:
        """A pile was shuffled: only observers who are shown its cards can still tell them apart."""
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
