"""Names of people: how they are written, and which look alike."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from string import ascii_letters

from confusable_homoglyphs.categories import alias
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
SMALL_CAPITALS = dict(zip("вкмнт", "bkmht", strict=True))
"""Small Cyrillic letters that look like capitals of the same name, and so like the Latin ones."""
ROLES = ("Regalia", "Admin", "Administrator", "管理者", "Host", "主催者", "System", "システム")
"""Names that stand for a role: of no person."""
PLACEHOLDERS = ("Guest", "ゲスト", "A former player", "以前のプレイヤー")
"""Names of people without one: of no account."""
JAPANESE = frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"})
WRITTEN_TOGETHER = (JAPANESE, frozenset({"LATIN", "HAN", "BOPOMOFO"}), frozenset({"LATIN", "HAN", "HANGUL"}))
"""Scripts that one name can mix: those of the "highly restrictive" level of Unicode's Technical Standard 39."""
IMITATED = ("LATIN", "GREEK", "CYRILLIC")
"""Scripts with many letters of the same shape."""


def seemly(name: str) -> str:
    """A name as it is kept: in one way of writing (NFKC), without what cannot be seen.

    Raises Refuse if nothing is left, if it is too long, if it mixes scripts, or if it holds what could disturb the text
    around it.
    """
    written = unicodedata.normalize("NFKC", name)
    if any(sign in BIDI or unicodedata.category(sign) in REFUSED for sign in written):
        raise Refuse("malformed", detail="name")
    shown = (sign for sign in written if sign in JOINERS or not is_invisible(sign))
    kept = " ".join("".join(shown).split()).strip(JOINERS + " ")
    is_shown = any(unicodedata.category(sign)[0] in "LNPS" for sign in kept) and len(kept) <= LONGEST
    if not is_shown or is_towering(kept) or mixes_scripts(kept):
        raise Refuse("malformed", detail="name")
    return kept


def mixes_scripts(name: str) -> bool:
    """True if a name is written in several scripts that are not written together."""
    scripts = {alias(sign) for sign in name} - {"COMMON", "INHERITED"}
    return len(scripts) > 1 and not any(scripts <= together for together in WRITTEN_TOGETHER)


def in_one_line(text: str) -> str:
    """A text of a person as one line, without controls, marks of direction and what cannot be seen.

    Raises Refuse if nothing is left, or if marks are piled up.
    """
    kept = shown_of(text)
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in kept) or is_towering(kept):
        raise Refuse("malformed", detail="text")
    return kept


def shown_of(text: str) -> str:
    """What can be seen of a text, in one line; perhaps nothing."""
    written = unicodedata.normalize("NFC", " ".join(text.split()))
    shown = (sign for sign in written if sign in JOINERS or not is_invisible(sign))
    return "".join(sign for sign in shown if unicodedata.category(sign) not in REFUSED).strip(JOINERS + " ")


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


def look_alike(one: str, other: str) -> bool:
    """True if names are easily taken for each other, as they are shown or in small letters."""
    return bool(looks_of(one) & looks_of(other))


@lru_cache(maxsize=20_000)
def looks_of(name: str) -> frozenset[str]:
    """What a name looks like, before and after case folding."""
    return frozenset((likeness(name), likeness(written_in("LATIN", name))))


def imitations(name: str) -> set[str]:
    """The likenesses of all names, in any script, that can be mistaken for this one."""
    forms = (name, name.upper(), name.lower())
    return {likeness(name)} | {likeness(written_in(script, form)) for script in IMITATED for form in forms}


def written_in(script: str, name: str) -> str:
    """A name with letters of a script in the place of letters of the same shape."""
    return "".join(letters_of(script).get(latin(sign), sign) for sign in name)


@cache
def letters_of(script: str) -> dict[str, str]:
    """The letters of a script that look like Latin ones, by these."""
    found: dict[str, str] = {}
    for sign in map(chr, range(0x370, 0x530)) if script != "LATIN" else ascii_letters:
        if alias(sign) == script and latin(sign) in ascii_letters:
            found.setdefault(latin(sign), sign)
    return found


@cache
def latin(sign: str) -> str:
    """The Latin letter that a sign looks like; the sign itself if there is none."""
    shapes = (each["c"] for each in confusables_data.get(sign, ()))
    found: str = next((shape for shape in shapes if len(shape) == 1 and shape in ascii_letters), sign)
    return sign if sign in ascii_letters else SMALL_CAPITALS.get(sign, found)


def is_role(name: str) -> bool:
    """True if a name looks like one that stands for a role."""
    return any(look_alike(name, role) for role in ROLES)


def is_reserved(name: str) -> bool:
    """True if a name can belong to no account: it stands for a role, or for all people without a name."""
    return is_role(name) or any(look_alike(name, each) for each in PLACEHOLDERS)


def told_apart(names: Sequence[str]) -> list[str]:
    """The names, with a number behind each that looks like an earlier one."""
    apart: list[str] = []
    taken: set[str] = set()
    for name in names:
        shown, number = name, 1
        while name and looks_of(shown) & taken:
            number += 1
            shown = f"{name} {number}"
        taken |= looks_of(shown)
        apart.append(shown)
    return apart
