"""Random answers: every legal answer can be drawn, without a list of them all."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from regalia.core.questions import (
    Answer,
    Arrange,
    Ask,
    Assign,
    Limit,
    Number,
    Option,
    Several,
    Share,
    assigned,
    in_order,
    limits_of,
    reach,
    shared,
)


class Lots(Protocol):
    """A source of random numbers, such as `Chance`."""

    def below(self, bound: int, /) -> int:
        """A whole number from 0 to `bound` - 1."""
        ...


T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")


def some_answer(ask: Ask, lots: Lots) -> Answer:
    """A random legal answer. All are possible; they are equally likely for one option, a number and an order.

    For several options, first the number is drawn, then the options.
    """
    match ask:
        case tuple():
            return ask[lots.below(len(ask))]
        case Number():
            return _between(ask.least, ask.most, lots)
        case Several():
            return in_order(ask, _some_of(ask, _between(ask.least, ask.most, lots), lots))
        case Arrange():
            return _draw(ask.things, _between(ask.least, ask.most, lots), lots)
        case Assign():
            return assigned(ask, _some_assignment(ask, lots))
        case Share():
            return shared(ask, _some_share(ask, lots))


def _between(least: int, most: int, lots: Lots) -> int:
    return least + lots.below(most - least + 1)


def _draw(items: Sequence[T], count: int, lots: Lots) -> tuple[T, ...]:
    """The first `count` of a Fisher-Yates shuffle."""
    pool = [*items]
    for index in range(count):
        other = index + lots.below(len(pool) - index)
        pool[index], pool[other] = pool[other], pool[index]
    return tuple(pool[:count])


def _some_of(ask: Several, count: int, lots: Lots) -> tuple[Option, ...]:
    """Draw this number of options; with groups, the first of each in a random order of all options."""
    if not ask.groups:
        return _draw(ask.options, count, lots)
    first: dict[int, Option] = {}
    for index in _draw(range(len(ask.options)), len(ask.options), lots):
        first.setdefault(ask.groups[index], ask.options[index])
    return tuple(first.values())[:count]


def _some_assignment(ask: Assign, lots: Lots) -> list[int]:
    """For each thing, in random order, a place with which all the others can still be placed."""
    settled: dict[int, int] = {}
    for thing in _draw(range(len(ask.things)), len(ask.things), lots):
        open_places = [place for place in reach(ask, thing) if not ask.limits or completes(ask, {**settled, thing: place})]
        assert open_places, f"{ask} has no legal answer"
        settled[thing] = open_places[lots.below(len(open_places))]
    return [settled[thing] for thing in range(len(ask.things))]


def completes(ask: Assign, settled: Mapping[int, int]) -> bool:
    """True if the remaining things can be placed within the limits.

    Bipartite matching by augmenting paths (Kuhn). A place has a slot for each thing it can still take. The slots that must
    be filled are matched first; matching the remaining things afterwards never empties a slot.
    """
    counts = Counter(settled.values())
    limits = limits_of(ask)
    if any(counts[index] > limit.most for index, limit in enumerate(limits)):
        return False
    loose = [thing for thing in range(len(ask.things)) if thing not in settled]
    if not ask.allowed:  # only the numbers matter
        must = sum(max(0, limit.least - counts[index]) for index, limit in enumerate(limits))
        return must <= len(loose) <= sum(limit.most - counts[index] for index, limit in enumerate(limits))
    slots = [(index, number) for index, limit in enumerate(limits) for number in range(counts[index], limit.most)]
    fits = {thing: [slot for slot in slots if slot[0] in reach(ask, thing)] for thing in loose}
    takers = {slot: [thing for thing in loose if slot in fits[thing]] for slot in slots if slot[1] < limits[slot[0]].least}
    place_of: dict[int, tuple[int, int]] = {}
    holder: dict[tuple[int, int], int] = {}
    return all(augment(slot, takers, holder, place_of, set()) for slot in takers) and all(
        thing in place_of or augment(thing, fits, place_of, holder, set()) for thing in loose
    )


def augment(one: A, edges: Mapping[A, Sequence[B]], mine: dict[A, B], theirs: dict[B, A], tried: set[B]) -> bool:
    """Match `one`, moving others if necessary."""
    for other in edges[one]:
        if other not in tried:
            tried.add(other)
            if other not in theirs or augment(theirs[other], edges, mine, theirs, tried):
                mine[one], theirs[other] = other, one
                return True
    return False


def _some_share(ask: Share, lots: Lots) -> list[int]:
    """For each place, in random order, an amount that leaves a legal rest for the others."""
    limits = [Limit(limit.least, min(limit.most, ask.total)) for limit in limits_of(ask)]
    floor, room = sum(limit.least for limit in limits), sum(limit.most for limit in limits)
    least = ask.total if ask.least is None else ask.least
    left = _between(max(least, floor), min(ask.total, room), lots)
    amounts = [0] * len(limits)
    for place in _draw(range(len(limits)), len(limits), lots):
        limit = limits[place]
        floor, room = floor - limit.least, room - limit.most
        amounts[place] = _between(max(limit.least, left - room), min(limit.most, left - floor), lots)
        left -= amounts[place]
    return amounts
