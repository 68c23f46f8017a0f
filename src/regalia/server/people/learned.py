"""How far people have come in the lessons: kept in their profile, and for visitors without a name in a cookie."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from regalia import games
from regalia.lessons import names_of
from regalia.server.people.profiles import Profile

DONE = "x"
"""What the cookie says in the place of a step about a finished lesson."""
Learned = Mapping[str, "Come"]
"""How far one has come, by game and lesson, such as `oriflamme/first`."""


class Come(Struct, frozen=True):
    """How far one has come in a lesson."""

    step: int = 0
    """The number of steps that are done; 0 at the beginning, and again after the end."""
    done: bool = False
    """True if one has come to the end at least once."""


def in_profile(profile: Profile) -> Learned:
    """How far a person has come."""
    return {name: Come(len(kept.given), kept.done) for name, kept in profile.lessons.items()}


def in_cookie(text: str) -> Learned:
    """How far a visitor has come. What names no lesson is passed over."""
    learned: dict[str, Come] = {}
    for part in text.split("~"):
        game, _, rest = part.partition(".")
        lesson, _, step = rest.rpartition(".")
        if game in games.slugs() and lesson in names_of(game) and (step == DONE or (step.isdecimal() and len(step) <= 2)):
            learned[f"{game}/{lesson}"] = Come(0, True) if step == DONE else Come(int(step))
    return learned


def as_cookie(learned: Learned) -> str:
    """The same for the cookie, such as `oriflamme.first.3~nocturion.goal.x`."""
    return "~".join(f"{name.replace('/', '.')}.{DONE if come.done else come.step}" for name, come in learned.items())


def goes_on(learned: Learned, game: str, names: Sequence[str]) -> tuple[str, int]:
    """The lesson to go on with, and the number of its steps that are done: a begun one, a new one, or the first again."""
    come = {name: learned.get(f"{game}/{name}", Come()) for name in names}
    unfinished = [name for name in names if not come[name].done]
    begun = [name for name in unfinished if come[name].step]
    name = [*begun, *unfinished, *names][0]
    return name, 0 if come[name].done else come[name].step
