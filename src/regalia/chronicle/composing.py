"""Chooses the lines of a chronicle: what mattered most, in the order of play, and not the same thing again and again."""

from collections import Counter
from collections.abc import Iterator, Sequence, Set

from msgspec.structs import replace

from regalia.bots.analysis import Moment
from regalia.chronicle.common import common
from regalia.chronicle.course import Course, course_of, own_part
from regalia.chronicle.judged import judged, swings
from regalia.chronicle.lines import Effect, Line
from regalia.core import Episode, Match, Seat

FEWEST, MOST = 5, 8
"""Lines between the opening and the end."""
WORTH_IT = 1.8
"""The least weight of an episode beyond the fewest."""
TWICE = 2
"""The most lines of one name of a game's own."""
LEAD = {"front": 0.5, "back": 2.0, "overtook": 3.0, "level": 1.0}
"""What an effect on the lead adds to the weight of its cause."""
LEAP = 2
"""The least points that one action must bring in a game that tells more itself."""
UNNAMED = 1.6
"""By how much more it matters if no line names one of its players yet."""
AGAIN, SAME_ROUND = 0.6, 0.8
"""By how much less each line matters that has the name, or is of the round, of one that is chosen."""


def compose(match: Match, moments: Sequence[Moment] = ()) -> list[Line]:
    """The lines of the chronicle of a finished match, with the moments of its analysis if there is one.

    A match that began in its last position has none.
    """
    course, own = course_of(match)
    if course.last < 0:
        return []
    course.swings = swings(moments)
    usual = [*usual_of(course, match.rules.slug, own), *judged(course, match.rules.slug, moments)]
    opening, end = (next(each for each in (*own, *usual) if each.part == part) for part in ("opening", "end"))
    middle = chosen(course, [each for each in (*own, *usual) if each.part == "middle"], {each.name for each in usual})
    return lines(course, [opening, *sorted(middle, key=lambda each: (each.last, each.first, each.name)), end])


def usual_of(course: Course, slug: str, own: Sequence[Episode]) -> Iterator[Episode]:
    """The common episodes that make sense in a game, and of which it has not more to tell itself."""
    part = own_part(slug)
    without: Set[str] = getattr(part, "WITHOUT", frozenset())
    for each in common(course, LEAP if part else 1):
        if each.name not in without and not has_its_own(each, own):
            yield each


def has_its_own(usual: Episode, own: Sequence[Episode]) -> bool:
    """True if a game itself has more to say of a single gain."""
    return usual.name == "leap" and any(overlap(usual, each) for each in own)


def chosen(course: Course, candidates: Sequence[Episode], once: Set[str]) -> list[Episode]:
    """The episodes between the opening and the end; those of these names only once."""
    picked: list[Episode] = []
    rest = [*candidates]
    while rest and len(picked) < MOST:
        best = max(rest, key=lambda each: (weight(course, each, picked), -each.last, each.name))
        if len(picked) >= FEWEST and weight(course, best, picked) < WORTH_IT:
            break
        picked.append(best)
        names = Counter(each.name for each in picked)
        rest = [each for each in rest if names[each.name] < (1 if each.name in once else TWICE) and not overlap(each, best)]
    return picked


def weight(course: Course, told: Episode, picked: Sequence[Episode]) -> float:
    """How much something matters beside what is chosen already."""
    named = {seat for each in picked for seat in seats_of(each)}
    alike = sum(each.name == told.name for each in picked)
    near = sum(course.round(each.last) == course.round(told.last) for each in picked)
    effect = effect_of(course, told)
    worth = told.weight + (0 if effect is None else LEAD[effect.name])
    news = UNNAMED if seats_of(told) - named else 1
    return float(worth * (1 + course.swing(told.last)) * news * AGAIN**alike * SAME_ROUND**near)


def seats_of(told: Episode) -> set[Seat]:
    """The players whom it names."""
    return {seat for who in told.who.values() for seat in (who if isinstance(who, tuple) else (who,))}


def overlap(one: Episode, other: Episode) -> bool:
    """True if two facts are about the same events."""
    return one.first <= other.last and other.first <= one.last


def effect_of(course: Course, told: Episode) -> Effect | None:
    """How something changed the lead with its last moment, if the change outlasted the round."""
    if told.part != "middle" or not outlasts(course, told.last):
        return None
    first = max(told.first, course.first_beat(course.moment(told.last)) or 0)
    before, after = course.leader(first - 1), course.leader(told.last)
    if before == after:
        return None
    if after is None:
        return Effect("level", {"players": course.ahead(told.last)})
    if before is not None:
        return Effect("overtook", {"leader": after, "other": before})
    led_before = any(seat == after for seat, beat in course.leaders if beat < first)
    return Effect("back" if led_before else "front", {"leader": after})


def outlasts(course: Course, beat: int) -> bool:
    """True if those who are ahead after a beat still are at the end of its round."""
    end = next((each for each in course.round_ends if each >= beat), course.last)
    return course.ahead(beat) == course.ahead(end)


def lines(course: Course, told: Sequence[Episode]) -> list[Line]:
    """The lines in their order, with what each needs to know of those before it."""
    found: list[Line] = []
    for each in told:
        middle, number = each.part == "middle", course.round(each.last)
        found.append(
            Line(
                each.name,
                course.moment(each.last) if middle else 0,
                number,
                found[-1].same + 1 if len(found) > 1 and found[-1].round == number else 0,
                sum(line.name == each.name for line in found),
                counted(effect_of(course, each), found),
                each.who,
                each.facts,
            )
        )
    return found


def counted(effect: Effect | None, before: Sequence[Line]) -> Effect | None:
    """An effect with the number of those of its name before it."""
    if effect is None:
        return None
    return replace(effect, nth=sum(line.effect is not None and line.effect.name == effect.name for line in before))
