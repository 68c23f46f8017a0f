"""Names of people: how they are written, and which look alike."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache

from confusable_homoglyphs.confusables import confusables_data

from regalia.server.errors import Refuse

LONGEST = 24
REFUSED = ("Cc", "Co", "Cs", "Zl", "Zp")
"""Unicode categories that no name holds: controls, private use, half characters, line ends."""
BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of what stands beside a name."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols without a shape."""
JOINERS = "\u200c\u200d"
"""Invisible characters that shape what they join: emoji, Persian, Indic scripts."""
MARKS = re.compile(r"[\u0300-\u036f]")
TOWER = 4
"""Most combining marks on one letter."""
ALIKE = str.maketrans("аеорсухіјѕԁһӏвнкмтαονρτικυχ01i|", "aeopcyxljsdhlbhkmtaovptlkuxolll")
"""Small letters that look like others, and what they look like."""
RESERVED = ("Guest", "ゲスト", "A former player", "以前のプレイヤー", "Regalia", "Admin", "Host", "主催者", "System")


def seemly(name: str) -> str:
    """A name as it is kept: in one way of writing (NFKC), without what cannot be seen.

    Raises Refuse if nothing is left, if it is too long, or if it holds what could disturb the text around it.
    """
    written = unicodedata.normalize("NFKC", name)
    if any(sign in BIDI or unicodedata.category(sign) in REFUSED for sign in written):
        raise Refuse("malformed", detail="name")
    shown = (sign for sign in written if sign in JOINERS or not is_invisible(sign))
    kept = " ".join("".join(shown).split()).strip(JOINERS + " ")
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in kept) or len(kept) > LONGEST or is_towering(kept):
        raise Refuse("malformed", detail="name")
    return kept


def in_one_line(text: str) -> str:
    """A text of a person as one line, without controls, marks of direction and what cannot be seen.

    Raises Refuse if nothing is left, or if marks are piled up.
    """
    written = unicodedata.normalize("NFC", " ".join(text.split()))
    shown = (sign for sign in written if sign in JOINERS or not is_invisible(sign))
    kept = "".join(sign for sign in shown if unicodedata.category(sign) not in REFUSED).strip(JOINERS + " ")
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in kept) or is_towering(kept):
        raise Refuse("malformed", detail="text")
    return kept


def is_invisible(sign: str) -> bool:
    """True if a character has no shape and no width."""
    return sign in BLANK or unicodedata.category(sign) == "Cf"


def is_towering(name: str) -> bool:
    """True if marks are piled up so that they cover other lines."""
    marks = "".join("m" if unicodedata.category(sign) in ("Mn", "Me") else " " for sign in name)
    return "m" * (TOWER + 1) in marks


@lru_cache(maxsize=20_000)
def likeness(name: str) -> str:
    """Equal for names that are easily taken for each other: without case, accents and gaps, look-alike letters as one."""
    plain = MARKS.sub("", unicodedata.normalize("NFD", name.casefold()))
    written = unicodedata.normalize("NFC", "".join(plain.split()))
    return "".join(map(skeleton, written)).casefold().translate(ALIKE)


@cache
def skeleton(sign: str) -> str:
    """What a sign is taken for, by Unicode's table of confusable signs."""
    taken_for = confusables_data.get(sign, ())
    if len(taken_for) != 1:  # none, or it is the sign that others are taken for
        return sign
    other: str = taken_for[0]["c"]
    return min(sign, other) if len(confusables_data.get(other, ())) == 1 else other


def is_reserved(name: str) -> bool:
    """True if a name may not belong to an account: it stands for a role, or for all people without a name."""
    return likeness(name) in {likeness(each) for each in RESERVED}


def told_apart(names: Sequence[str]) -> list[str]:
    """The names, with a number behind each that looks like an earlier one."""
    apart: list[str] = []
    taken: set[str] = set()
    for name in names:
        shown, number = name, 1
        while name and likeness(shown) in taken:
            number += 1
            shown = f"{name} {number}"
        taken.add(likeness(shown))
        apart.append(shown)
    return apart
