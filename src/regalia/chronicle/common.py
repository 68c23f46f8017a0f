"""The episodes of every game with points: who led, leaps, droughts, and how it ended."""

from collections.abc import Iterator, Sequence

from regalia.chronicle.course import Course
from regalia.core import Episode, Seat

CLEAR = 3
"""The least margin that is called a lead worth telling."""
SEESAW = 4
"""The fewest changes of the lead that make a seesaw."""


def common(course: Course, least: int) -> Iterator[Episode]:
    """Everything from which a chronicle is composed beside what its game tells. Single gains count from `least` points."""
    yield opening(course)
    yield from resignations(course)
    if len(course.seats) > 1:
        yield from widest(course)
        yield from level(course)
        yield from last_led(course)
        yield from droughts(course)
    else:
        yield from halfway(course)
    yield from rounds(course)
    yield from leaps(course, least)
    yield end(course)


def opening(course: Course) -> Episode:
    """What kind of game it was."""
    name, who, facts = arc(course)
    return Episode(f"opening-{name}", -1, -1, 0, who, facts, "opening")


def arc(course: Course) -> tuple[str, dict[str, Seat | tuple[Seat, ...]], dict[str, str | int]]:
    """The name of the kind of game, with its arguments."""
    players = tuple(course.seats)
    if len(players) == 1:
        return "alone", {"seat": 0}, {"points": course.had(course.last)[0]}
    if course.carried:
        return "carried", {"players": players}, {"round": course.round(0)}
    if course.played_on:
        begun = course.round(0)
        return ("played-on" if begun > 1 else "plain"), {"players": players}, {"round": begun}
    if not course.leaders:
        return "plain", {"players": players}, {}
    if len(course.winners) > 1:
        return "shared", {"winners": course.winners}, {}
    return winners_arc(course, course.winners[0])


def winners_arc(course: Course, winner: Seat) -> tuple[str, dict[str, Seat | tuple[Seat, ...]], dict[str, str | int]]:
    """How the only winner came to win."""
    since, rounds, changes = course.in_front_since(winner), course.last_round, len(course.leaders) - 1
    led = rounds_led(course)
    other = max((seat for seat in course.seats if seat != winner), key=lambda seat: (led[seat], -seat))
    ahead = course.ahead(course.last)
    if winner in ahead and len(ahead) > 1:
        return "tied", {"players": ahead}, {}
    if since > course.last:
        before = course.led_last(course.last)
        other = before if before is not None and before != winner else other
        return "against", {"seat": winner, "other": other}, {}
    turned = course.round(since) if since >= 0 else 0
    if rounds and turned >= rounds and led[other] * 2 >= rounds:
        return "late", {"seat": winner, "other": other}, {"rounds": led[other], "all": rounds}
    if changes >= SEESAW:
        return "seesaw", {"seat": winner}, {"changes": changes, "round": turned}
    if since * 3 <= course.last if rounds == 0 else turned * 3 <= rounds:
        return "led", {"seat": winner}, {"round": turned}
    if led[other] or (rounds == 0 and changes):
        return "turn", {"seat": winner, "other": other}, {"round": turned}
    return "open", {"seat": winner}, {"round": turned}


def rounds_led(course: Course) -> dict[Seat, int]:
    """At the end of how many rounds each seat led alone; the last round does not count."""
    at_ends = [course.leader(beat) for beat in course.round_ends[:-1]]
    return {seat: at_ends.count(seat) for seat in course.seats}


def resignations(course: Course) -> Iterator[Episode]:
    """Who resigned, and when."""
    for seat, beat in zip(course.resigned, course.resignations, strict=True):
        if beat != course.last:
            yield Episode("resigned", beat, beat, 100, {"seat": seat})


def widest(course: Course) -> Iterator[Episode]:
    """The widest lead of the game, unless the count at the end gave a wider one."""
    margins = [margin(course.had(beat)) for beat in range(course.last + 1)]
    if not margins or max(margins) < max(CLEAR, margin(course.final)):
        return
    beat = margins.index(max(margins))
    seat = course.leader(beat)
    assert seat is not None, "a margin has a leader"
    if course.round(beat) < course.last_round:
        kept = "yes" if seat in course.winners else "no"
        yield Episode("widest", beat, beat, max(margins) / 2, {"seat": seat}, {"points": max(margins), "kept": kept})


def margin(points: Sequence[int]) -> int:
    """By how much the leader leads."""
    first, second = sorted(points, reverse=True)[:2]
    return first - second


def level(course: Course) -> Iterator[Episode]:
    """Who was level with one round to go."""
    if len(course.round_ends) < 2:
        return
    beat = course.round_ends[-2]
    ahead = course.ahead(beat)
    if len(ahead) > 1 and max(course.had(beat)) > 0:
        yield Episode("level", beat, beat, 4, {"players": ahead}, {"points": max(course.had(beat))})


def last_led(course: Course) -> Iterator[Episode]:
    """When the one who led longest, and did not win, was overtaken for good."""
    led = rounds_led(course)
    seat = max(course.seats, key=lambda seat: (led[seat], -seat))
    if led[seat] < 2 or seat in course.winners:
        return
    beat = max(beat for beat in range(course.last + 1) if course.leader(beat) == seat)
    if course.round(beat) < course.last_round and beat < course.last:
        yield Episode("lost-lead", beat + 1, beat + 1, 2 + led[seat] / 2, {"seat": seat}, {"rounds": led[seat]})


def droughts(course: Course) -> Iterator[Episode]:
    """Who gained nothing for the last rounds of the game."""
    for seat in course.seats:
        gains = [beat for beat in range(course.last + 1) if course.had(beat)[seat] > course.had(beat - 1)[seat]]
        if not gains or seat in course.winners or seat in course.resigned or course.counted(seat) > 0:
            continue
        barren = course.last_round - course.round(gains[-1])
        if barren >= 2:
            beat = gains[-1]
            yield Episode("drought", beat, beat, 1 + barren / 2, {"seat": seat}, {"points": course.had(beat)[seat]})


def halfway(course: Course) -> Iterator[Episode]:
    """What the only player had after half of the rounds."""
    beat = course.round_ends[(len(course.round_ends) - 1) // 2] if course.round_ends else course.last // 2
    yield Episode("halfway", beat, beat, 2, {"seat": 0}, {"points": course.had(beat)[0]})


def rounds(course: Course) -> Iterator[Episode]:
    """The best round of each seat, if it brought a good part of all its points."""
    for seat in course.seats:
        before, best, at = -1, 0, -1
        for beat in course.round_ends:
            gain = course.had(beat)[seat] - course.had(before)[seat]
            if gain > best:
                best, at = gain, beat
            before = beat
        total = course.had(course.last)[seat]
        if at >= 0 and best >= max(CLEAR, course.counted(seat)) and 3 * best >= total > best:
            yield Episode("best-round", at, at, best / 3, {"seat": seat}, {"points": best, "total": total})


def leaps(course: Course, least: int) -> Iterator[Episode]:
    """What each seat gained with its best single action, if it was as much as this."""
    for seat in course.seats:
        gains = [course.had(beat)[seat] - course.had(beat - 1)[seat] for beat in range(course.last + 1)]
        if gains and max(gains) >= max(least, course.counted(seat)):
            beat = gains.index(max(gains))
            yield Episode("leap", beat, beat, max(gains) / 4, {"seat": seat}, {"points": max(gains)})


def end(course: Course) -> Episode:
    """How the game ended."""
    first, last = course.ranking[0], course.last
    if len(course.seats) == 1:
        return Episode("end-alone", last, last, 0, {"seat": 0}, {"points": first.keys[0]}, "end")
    if course.resignations and course.resignations[-1] == last:
        who: dict[str, Seat | tuple[Seat, ...]] = {"seat": course.resigned[-1], "winners": course.winners}
        return Episode("end-resigned", last, last, 0, who, {}, "end")
    if len(course.winners) > 1:
        return Episode("end-shared", last, last, 0, {"winners": course.winners}, {"points": first.keys[0]}, "end")
    second = next(rank for rank in course.ranking if rank.seat != first.seat)
    who = {"seat": first.seat, "other": second.seat}
    by = first.keys[0] - second.keys[0]
    if second.seat in course.resigned:
        return Episode("end-alone-left", last, last, 0, who, {"points": first.keys[0]}, "end")
    if by == 0:
        key = next(index for index, (one, other) in enumerate(zip(first.keys, second.keys, strict=True)) if one != other)
        return Episode("end-tie-break", last, last, 0, who, {"points": first.keys[0], "key": str(key)}, "end")
    facts: dict[str, str | int] = {
        "points": first.keys[0],
        "others": second.keys[0],
        "by": by,
        "how": how_won(first.keys[0], by),
    }
    return Episode("end-won", last, last, 0, who, facts, "end")


def how_won(points: int, by: int) -> str:
    """How clear a victory was: by one point, close, fair or clear."""
    return "one" if by == 1 else "close" if by * 8 <= points else "clear" if by * 3 >= points else "fair"
