"""Crests: a shield drawn from the name, or as its bearer has chosen. Told by a word such as `pale.azure.or.star`."""

from hashlib import sha256

from markupsafe import Markup
from msgspec import Struct

COLOURS = {"gules": "#a4302b", "azure": "#2a5c9f", "vert": "#2c7040", "purpure": "#6b3fa0", "sable": "#2d2c33"}
METALS = {"or": "#e0b23c", "argent": "#ece7da"}
TINCTURES = COLOURS | METALS
FIELDS = {
    "plain": "",
    "pale": "M12 2h9v11c0 5-4 8-9 10z",
    "fess": "M3 11h18v2c0 5-4 8-9 10-5-2-9-5-9-10z",
    "bend": "M3 2v11c0 3 2 6 5 8L21 4V2z",
    "chevron": "M12 9l9 8c-2 3-5 5-9 6-4-1-7-3-9-6z",
    "chief": "M3 2h18v6H3z",
    "cross": "M10 2h4v7h7v4h-7v9l-2 1-2-1v-9H3V9h7z",
    "saltire": "M3 2h3l6 7 6-7h3v3l-7 8 5 6-2 2-5-6-5 6-2-2 5-6-7-8z",
}
"""How a shield is divided: the part that has the second tincture."""
CHARGES = {
    "none": "",
    "star": "M12 6l1.6 4.1 4.4.2-3.4 2.8 1.2 4.3-3.8-2.4-3.8 2.4 1.2-4.3L6 10.3l4.4-.2z",
    "moon": "M14.5 6.5a5.5 5.5 0 1 0 2.5 8 6 6 0 0 1-2.5-8z",
    "sun": "M12 8a4 4 0 1 0 .01 0zM11.3 5h1.4v2h-1.4zM11.3 17h1.4v2h-1.4zM5 11.3h2v1.4H5zM17 11.3h2v1.4h-2z",
    "tower": "M8 7h2v2h1V7h2v2h1V7h2v4h-1v7H9v-7H8z",
    "key": "M12 6a2.5 2.5 0 0 1 .8 4.9V16h2v2h-3.6v-7.1A2.5 2.5 0 0 1 12 6z",
    "leaf": "M12 6c4 2 4 7 0 10-4-3-4-8 0-10zM11.5 14h1v5h-1z",
    "drop": "M12 6c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8z",
    "crown": "M7 9l2.5 3L12 8l2.5 4L17 9l-1 8H8z",
    "sword": "M11.2 6L12 5l.8 1v8H15v1.4h-2.2V19h-1.6v-3.6H9V14h2.2z",
}
SHIELD = "M3 2h18v11c0 5-4 8-9 10-5-2-9-5-9-10z"


class Crest(Struct, frozen=True, forbid_unknown_fields=True):
    """A shield: how it is divided, in which tinctures, and what lies on it."""

    field: str
    first: str
    second: str
    charge: str

    @property
    def is_drawn(self) -> bool:
        """True if every part is one that can be drawn."""
        parts = ((self.field, FIELDS), (self.first, TINCTURES), (self.second, TINCTURES), (self.charge, CHARGES))
        return all(part in known for part, known in parts)


def crest_of(name: str) -> Crest:
    """The crest drawn from a name: metal on colour, so that it is seen."""
    drawn = sha256(name.encode()).digest()
    colour, metal = pick(COLOURS, drawn[0]), pick(METALS, drawn[1])
    first, second = (colour, metal) if drawn[2] % 2 else (metal, colour)
    return Crest(pick(FIELDS, drawn[3]), first, second, pick(CHARGES, drawn[4]))


def pick(among: dict[str, str], number: int) -> str:
    """One of these, by a number."""
    return [*among][number % len(among)]


def picture(crest: Crest) -> Markup:
    """A crest as SVG. It says nothing that the name beside it does not say."""
    over = crest.first if crest.field in ("cross", "saltire") else crest.second
    charge = "sable" if over in METALS else "or"
    paths = [(SHIELD, crest.first), (FIELDS[crest.field], crest.second), (CHARGES[crest.charge], charge)]
    if crest.field == "plain":
        paths[2] = (CHARGES[crest.charge], crest.second)
    drawn = Markup("").join(
        Markup('<path d="{}" fill="{}"{}/>').format(path, TINCTURES[tincture], EDGE if edge else Markup(""))
        for (path, tincture), edge in zip(paths, (False, False, True), strict=True)
        if path
    )
    return Markup(
        '<svg class="crest" viewBox="0 0 24 25" aria-hidden="true">{}<path d="{}" fill="none" stroke="currentColor"/></svg>'
    ).format(drawn, SHIELD)


EDGE = Markup(' stroke="#0006" stroke-width=".5"')
