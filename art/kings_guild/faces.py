"""The specialists: one bust, with the skin, hair, clothes and headgear of each."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from art.covers.drawing import circle, element, fade, line, path, rect, shine

Hair = Literal["short", "long", "bun", "braid", "none"]
Head = Literal["", "hood", "hat", "feather", "cap", "kerchief", "helm", "circlet"]
SKINS = ("#f0cba4", "#e0ad7f", "#c98f62", "#a8744c", "#8a5c3e")


@dataclass(frozen=True)
class Face:
    """What somebody looks like."""

    back: tuple[str, str]
    """Light and shade behind them."""
    cloak: str
    trim: str = "#d8b25a"
    skin: int = 1
    hair: str = "#3a2415"
    style: Hair = "short"
    head: Head = ""
    beard: bool = False


WARM, COLD, GREEN, VIOLET, ROSE = (
    ("#e0b070", "#5d3418"),
    ("#b8c4d0", "#3a4a5e"),
    ("#a8b88a", "#33452a"),
    ("#a8a0d8", "#2c2458"),
    ("#cfa0b0", "#5a2a44"),
)
FACES: Mapping[str, Face] = {
    "appraiser": Face(VIOLET, "#4a3a70", hair="#9a9288", head="cap", beard=True),
    "builder": Face(WARM, "#8a5a2a", skin=2, beard=True, hair="#5a3a1c"),
    "courier": Face(COLD, "#38597f", skin=3, head="cap"),
    "inventor": Face(("#c8b890", "#4d4028"), "#5d5a48", hair="#b06a2a", head="circlet"),
    "laborer": Face(WARM, "#6a4a30", skin=4, style="none"),
    "lumberjack": Face(GREEN, "#7a2f22", beard=True, hair="#8a4a1c"),
    "miner": Face(("#9a948a", "#33302c"), "#4d4438", skin=2, head="helm", trim="#ffd86a"),
    "oracle": Face(VIOLET, "#4a3a80", skin=4, head="hood", trim="#d8c0ff"),
    "recruiter": Face(("#d89a80", "#5d2418"), "#8e2a22", skin=0, hair="#2a1710", head="feather"),
    "tanner": Face(WARM, "#704524", skin=3, style="bun"),
    "thug": Face(("#9a8a7a", "#33281e"), "#3b342c", skin=3, style="none", beard=True, hair="#1f1610"),
    "weaver": Face(ROSE, "#5a4a8a", skin=0, style="braid", hair="#c98f3a"),
    "auctioneer": Face(("#d8b860", "#5d4212"), "#4a2d4d", skin=0, hair="#6a6058", head="hat"),
    "bard": Face(("#f0c878", "#7a3a1c"), "#a8402c", "#3f7a5a", skin=0, style="long", hair="#8a4a1c", head="feather"),
    "blacksmith": Face(("#f0a860", "#5a2410"), "#4a3a30", skin=2, beard=True, hair="#2a1710"),
    "fighter": Face(("#c08a80", "#3d1a18"), "#7a1c18", skin=1, head="helm"),
    "leatherworker": Face(WARM, "#98501f", skin=4, style="braid", hair="#1c120c"),
    "peasant": Face(GREEN, "#7d7048", skin=1, head="kerchief", trim="#b8402c"),
    "ranger": Face(GREEN, "#2f4d2a", "#b58a3a", skin=2, head="hood"),
    "sorceress": Face(("#c080c8", "#3a1650"), "#6a2a7a", skin=0, style="long", hair="#1c1428", head="circlet"),
    "tailor": Face(ROSE, "#7a3358", skin=0, style="bun", hair="#7a4a22"),
    "warlock": Face(("#8a7ac0", "#241640"), "#2d1a4d", "#9a6aff", skin=0, head="hood", beard=True, hair="#d8d4cc"),
    "wizard": Face(("#90a8d8", "#1c2c58"), "#2d4c92", skin=1, head="hat", beard=True, hair="#e8e4dc"),
    "woodworker": Face(GREEN, "#5a6a3a", skin=2, head="cap", beard=True, hair="#6a4320"),
    "adventurer": Face(("#d8a860", "#6a3a1a"), "#7a3a22", "#e2b95a", skin=1, head="feather"),
    "alchemist": Face(("#90c8a8", "#1c4434"), "#2a5a4a", skin=2, hair="#9a9288", head="circlet", beard=True),
    "aristocrat": Face(("#c8a8d0", "#42245a"), "#5a2f8e", skin=0, style="long", hair="#e0c080", head="circlet"),
    "craftswoman": Face(WARM, "#3d5a6a", skin=3, head="kerchief", trim="#d89a3a"),
    "curator": Face(("#b8b0a0", "#3d382e"), "#3a3a50", skin=1, style="bun", hair="#b8b4ac"),
    "dealer": Face(GREEN, "#3d5a3a", skin=1, head="cap", beard=True, hair="#5a3a1c"),
    "merchant": Face(("#e0c070", "#6a4a12"), "#9a6a1c", skin=3, head="hat", beard=True, hair="#1c1410"),
    "minstrel": Face(
        ("#a0c0e0", "#24405d"), "#2f6db3", skin=0, style="long", hair="#d8a850", head="feather", trim="#e8c060"
    ),
    "overseer": Face(("#b09080", "#33201a"), "#5a3a30", skin=4, head="helm"),
    "smuggler": Face(("#809098", "#1c2830"), "#28343c", skin=2, head="hood", beard=True, hair="#2a2018"),
    "vizier": Face(("#d0a070", "#4d1f28"), "#7a2340", skin=3, head="hat", beard=True, hair="#2a1c14", trim="#f0cf6a"),
    "witch": Face(("#a8c080", "#2a3a1c"), "#33283a", skin=1, style="long", hair="#5a2a1c", head="hat", trim="#8a5ac0"),
}


def face(name: str) -> str:
    """A bust as SVG, 72 by 78."""
    looks = FACES[name]
    skin = SKINS[looks.skin]
    drawn = element("rect", x=0, y=0, width=100, height=110, fill="url(#back)") + behind(looks) + clothes(looks, skin)
    drawn += features(skin) + (beard(looks) if looks.beard else "") + hair(looks) + headgear(looks)
    lights = shine("back", (0, looks.back[0]), (1, looks.back[1]), at=(0.42, 0.36), reach=0.8)
    lights += fade("cloak", (0, looks.cloak), (1, "#120a08"), to=(0.9, 1)) + fade(
        "steel", (0, "#dfe6ea"), (0.5, "#8c98a3"), (1, "#4a545e"), to=(1, 1)
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="14 6 72 78">{lights}{drawn}</svg>'


def behind(looks: Face) -> str:
    """Hair that falls behind the shoulders."""
    if looks.style == "long":
        return path("M30 46C26 20 74 20 70 46 74 66 80 80 76 92H24C20 80 26 66 30 46Z", looks.hair)
    return line("M64 40C80 60 70 80 74 100", looks.hair, 9) if looks.style == "braid" else ""


def clothes(looks: Face, skin: str) -> str:
    """Cloak, collar and neck, with light on the left shoulder."""
    cloak = path("M4 112C6 84 26 77 41 72L50 80 59 72C74 77 94 84 96 112Z", "url(#cloak)")
    collar = path("M41 72 50 96 59 72 56 68H44Z", looks.trim, opacity=0.9) + line(
        "M4 112C6 84 26 77 41 72", "#ffe2b0", 2, opacity=0.55
    )
    return cloak + collar + path("M43 56H57V73L50 80 43 73Z", skin) + path("M50 58H57V73L50 80Z", "#000", opacity=0.3)


def features(skin: str) -> str:
    """A face, half of it in shade."""
    head = element("ellipse", cx=50, cy=45, rx=16.5, ry=20.5, fill=skin)
    shade = path("M50 24.500C62 25 66.5 34 66.5 45 66.5 57 59 65.5 50 65.500Z", "#2a0f10", opacity=0.28)
    eyes = circle(43.6, 45.2, 1.7, "#1c100c") + circle(56.4, 45.2, 1.7, "#1c100c")
    brows = line("M40 42Q43.5 39.6 47 42M53 42Q56.5 39.6 60 42", "#2a1710", 2)
    mouth = line("M50 45 47.8 53 51.4 53.4", "#5a2c1c", 1.5, opacity=0.7) + line(
        "M45.4 58.400Q50 60.4 54.6 58", "#6a2a22", 1.8
    )
    return head + shade + brows + eyes + mouth


def beard(looks: Face) -> str:
    """A full beard."""
    full = path("M33.6 48C35 62 42 73 50 74 58 73 65 62 66.4 48 62 56 58 55 50 55.4 42 55 38 56 33.6 48Z", looks.hair)
    return full + line("M46 58.600Q50 60.4 54 58.6", "#20100c", 1.6)


def hair(looks: Face) -> str:
    """Hair on the head, where no hood or helm hides it."""
    if looks.style == "none" or looks.head in ("hood", "helm"):
        return ""
    top = path("M32.8 46C30 26 40 21 50 21.4 62 21 70 28 67.2 46 65 37 60 32.6 50 33 40 33 35 37 32.8 46Z", looks.hair)
    return top + (circle(50, 20, 8, looks.hair) if looks.style == "bun" else "")


def headgear(looks: Face) -> str:
    """What is worn on the head."""
    cloak, trim = looks.cloak, looks.trim
    worn = {
        "": "",
        "hood": path("M50 14C24 16 22 50 28 78L40 72C32 60 30 36 50 32 70 36 68 60 60 72L72 78C78 50 76 16 50 14Z", cloak)
        + line("M50 14C24 16 22 50 28 78", "#ffe2b0", 1.8, opacity=0.7),
        "hat": path("M50-6 68 31H32Z", cloak)
        + element("ellipse", cx=50, cy=32, rx=29, ry=6, fill=cloak)
        + rect(33, 24, 34, 5, trim),
        "feather": path("M26 32C30 16 70 12 76 28 66 26 44 28 26 32Z", cloak)
        + path("M64 24C74 10 86 8 92 12 84 16 76 22 66 27Z", trim),
        "cap": path("M32 34C30 16 70 16 68 34 58 29 42 29 32 34Z", cloak) + line("M32 34C42 29 58 29 68 34", trim, 1.6),
        "kerchief": path("M31 38C30 18 70 18 69 38 60 30 40 30 31 38Z", trim) + path("M69 36 80 42 72 46Z", trim),
        "circlet": line("M33 33C40 28 60 28 67 33", trim, 3) + circle(50, 29.6, 2.6, "#7fd0ff"),
        "helm": path("M31 52C28 24 38 15 50 15S72 24 69 52L64 62V44H53V58H47V44H36V62Z", "url(#steel)", stroke="#2b333b")
        + path("M50 15C46 8 56 2 66 6 60 8 54 10 52 15Z", trim),
    }
    return worn[looks.head]
