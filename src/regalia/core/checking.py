"""Checking answers: the first thing that is wrong with one, and with which part of it."""

from collections.abc import Sequence

from msgspec import Struct

from regalia.core.questions import (
    Answer,
    Arrange,
    Ask,
    Assign,
    Assigned,
    Number,
    Option,
    Several,
    Share,
    Shared,
    limits_of,
    reach,
)


class Wrong(Struct, frozen=True):
    """The problem with an answer, and the part of it."""

    why: str
    """`not-offered`, `twice`, `missing`, `too-few`, `too-many`, `alike` (of one group) or `wrong-kind`."""
    part: Option | None = None
    """The option, thing or place that is wrong; None if it is the whole answer."""


NOT_OFFERED, TWICE, MISSING, TOO_FEW, TOO_MANY, ALIKE, WRONG_KIND = (
    "not-offered",
    "twice",
    "missing",
    "too-few",
    "too-many",
    "alike",
    "wrong-kind",
)


def wrong(ask: Ask, answer: Answer) -> Wrong | None:
    """The first thing that is wrong with an answer, or None if it is legal."""
    match ask:
        case tuple():
            return None if answer in ask else Wrong(NOT_OFFERED)
        case Number():
            return _wrong_amount(answer, ask.least, ask.most) if type(answer) is int else Wrong(WRONG_KIND)
        case Several():
            return _wrong_choice(ask.options, ask.least, ask.most, answer) or _wrong_group(ask, answer)
        case Arrange():
            return _wrong_choice(ask.things, ask.least, ask.most, answer)
        case Assign():
            return _wrong_assignment(ask, answer) if isinstance(answer, Assigned) else Wrong(WRONG_KIND)
        case Share():
            return _wrong_share(ask, answer) if isinstance(answer, Shared) else Wrong(WRONG_KIND)


def allows(ask: Ask, answer: Answer) -> bool:
    """True if the answer is legal."""
    return wrong(ask, answer) is None


def _wrong_amount(amount: int, least: int, most: int, part: Option | None = None) -> Wrong | None:
    if amount < least:
        return Wrong(TOO_FEW, part)
    return Wrong(TOO_MANY, part) if amount > most else None


def _wrong_choice(options: tuple[Option, ...], least: int, most: int, answer: Answer) -> Wrong | None:
    if not isinstance(answer, tuple):
        return Wrong(WRONG_KIND)
    return _wrong_parts(options, answer) or _wrong_amount(len(answer), least, most)


def _wrong_parts(offered: Sequence[Option], named: Sequence[Option]) -> Wrong | None:
    for index, option in enumerate(named):
        if option not in offered:
            return Wrong(NOT_OFFERED, option)
        if option in named[:index]:
            return Wrong(TWICE, option)
    return None


def _wrong_group(ask: Several, answer: Answer) -> Wrong | None:
    """The second option of a group."""
    if not ask.groups or not isinstance(answer, tuple):
        return None
    seen = set[int]()
    for option in answer:
        group = ask.groups[ask.options.index(option)]
        if group in seen:
            return Wrong(ALIKE, option)
        seen.add(group)
    return None


def _wrong_assignment(ask: Assign, answer: Assigned[Option]) -> Wrong | None:
    things = [thing for thing, _ in answer.pairs]
    unfit = _wrong_parts(ask.things, things)
    if unfit is not None:
        return unfit
    where = dict(answer.pairs)
    counts = [0] * len(ask.places)
    for index, thing in enumerate(ask.things):
        if thing not in where:
            return Wrong(MISSING, thing)
        if where[thing] not in ask.places or (place := ask.places.index(where[thing])) not in reach(ask, index):
            return Wrong(NOT_OFFERED, thing)
        counts[place] += 1
    return _wrong_counts(ask, counts)


def _wrong_share(ask: Share, answer: Shared[Option]) -> Wrong | None:
    unfit = _wrong_parts(ask.places, [place for place, _ in answer.amounts])
    if unfit is not None:
        return unfit
    given = dict(answer.amounts)
    amounts = [given.get(place, 0) for place in ask.places]
    least = ask.total if ask.least is None else ask.least
    return _wrong_counts(ask, amounts) or _wrong_amount(sum(amounts), least, ask.total)


def _wrong_counts(ask: Assign | Share, counts: Sequence[int]) -> Wrong | None:
    for place, count, limit in zip(ask.places, counts, limits_of(ask), strict=True):
        unfit = _wrong_amount(count, limit.least, limit.most, place)
        if unfit is not None:
            return unfit
    return None
