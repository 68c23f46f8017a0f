"""Mentions in the chat: whom a line names behind an @, and the marks of their notices."""

from collections.abc import Sequence

from regalia.core import Seat

MENTIONING = ("@", "＠")
"""Japanese keyboards write the wide one."""
REPEATED = 600.0
"""Seconds within which a person's mentions at a table bring another one notice."""


def seats_named(text: str, names: Sequence[str | None]) -> tuple[Seat, ...]:
    """The seats whose names stand behind an @ that begins a word. Of names that begin alike, the longest counts."""
    known = sorted(((name.casefold(), seat) for seat, name in enumerate(names) if name), reverse=True)
    found: set[Seat] = set()
    folded = text.casefold()
    for index, sign in enumerate(folded):
        if sign not in MENTIONING or (index and is_cased(folded[index - 1])):
            continue
        rest = folded[index + 1 :]
        found |= {seat for name, seat in [each for each in known if begins(rest, each[0])][:1]}
    return tuple(sorted(found))


def begins(text: str, name: str) -> bool:
    """True if a text begins with a name, and not with a longer word of letters that have small and capital forms."""
    rest = text[len(name) :]
    return text.startswith(name) and not (rest and is_cased(rest[0]) and is_cased(name[-1]))


def is_cased(sign: str) -> bool:
    """True for digits, and for letters of scripts that put gaps between words."""
    return sign.isdigit() or sign.upper() != sign.lower()


def mark_of(person: str, at: float) -> str:
    """The mark of the notice for being mentioned by a person: the same for ten minutes."""
    return f"mentioned-{int(at // REPEATED)}-{person}"


def person_in(mark: str) -> str:
    """The person who mentions, by the mark of the notice."""
    return mark.split("-", 2)[2]
