"""The halls of a guild: those of heroes, the throne room, the tavern, the gallery."""

import random
from collections.abc import Callable

from art.covers.drawing import circle, element, group, line, path, polygon, rect, star
from art.kings_guild.furniture import (
    CROWN,
    HEROES,
    banner,
    barrel,
    candle,
    heap,
    hearth,
    light,
    shelf,
    sign,
    stool,
    table,
    window,
)

Draw = Callable[[random.Random], str]


def great_hall(rng: random.Random) -> str:
    """A long table before a great fire."""
    hung = window(18, 8, 20, 32, "#3f63a0") + window(206, 8, 20, 32, "#3f63a0")
    hung += "".join(banner(x, 6, 22, 36, "#93271f") + polygon(star(x + 11, 22, 6, 5, 0.45), "#f5d58a") for x in (62, 160))
    plates = "".join(
        element("ellipse", cx=x, cy=71, rx=5, ry=2.4, fill="#d9a75e", stroke="#4d2a10") for x in range(54, 196, 20)
    )
    lit = candle(64, 69) + candle(122, 69) + candle(180, 69)
    return (
        light(122, 40, 110, "#ffc46a", 0.5)
        + hung
        + hearth(103)
        + table(44, 72, 156, 14, "#6d4120")
        + plates
        + lit
        + stool(26, 60)
        + stool(208, 60)
    )


def barracks(rng: random.Random) -> str:
    """Bunks, and spears in a rack."""
    bunks = ""
    for x in (8, 150):
        bunks += (
            "".join(rect(x, y, 76, 5, "#6a4320") for y in (40, 66))
            + rect(x, 34, 4, 52, "#553315")
            + rect(x + 72, 34, 4, 52, "#553315")
        )
        bunks += rect(x + 6, 33, 64, 8, "#3d5a4a", rx=2) + rect(x + 6, 59, 64, 8, "#7a3028", rx=2)
        bunks += rect(x + 8, 30, 14, 6, "#efe4cc", rx=2) + rect(x + 8, 56, 14, 6, "#efe4cc", rx=2)
    spears = "".join(line(f"M{x} 80V18", "#7a552a", 2.4) + path(f"M{x} 6l3 12h-6Z", "#cdd6dc") for x in (98, 111, 124, 137))
    return bunks + spears + rect(90, 62, 58, 3, "#4a2d12") + sign("armor", 106, 22, 1.3, "#93271f") + candle(236, 40)


def vault_of_riches(rng: random.Random) -> str:
    """A round door of steel, and more coins than one can count."""
    bolts = "".join(
        circle(60 + 18 * dx, 34 + 18 * dy, 1.7, "#2d3339")
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
    )
    door = (
        circle(60, 34, 25, "#2a2d31") + circle(60, 34, 22, "#8b97a2") + circle(54, 28, 12, "#cfd8de", opacity=0.5) + bolts
    )
    door += line("M60 22V46M48 34H72", "#c9a24a", 3.4) + circle(60, 34, 5, "#e2b84e", stroke="#6f4d0c")
    chest = (
        path("M14 88h26v-12c0-7-26-7-26 0Z", "#7a4a20", stroke="#2b1606")
        + line("M14 80h26", "#d8ab4a", 1.8)
        + circle(27, 81, 2.4, "#f0cf6a")
    )
    return door + heap(rng, 60, 92, 50, 74) + chest


def throne_room(rng: random.Random) -> str:
    """A throne of gold under the crown."""
    drapes = path("M0 0H26C24 28 18 48 8 68H0Z", "#7a1f2c") + path("M120 0H94C96 28 102 48 112 68H120Z", "#7a1f2c")
    drapes += line("M26 0C24 28 18 48 8 68M94 0C96 28 102 48 112 68", "#d8a94a", 1.8)
    carpet = path("M44 100 50 68H70L76 100Z", "#9c2b34") + line("M47 100 52 68M73 100 68 68", "#e0b45a", 1.4)
    seat = (
        rect(36, 74, 48, 4, "#8a7a68")
        + rect(40, 69, 40, 5, "#a3927e")
        + path("M44 70V28L50 18 60 10 70 18 76 28V70Z", "#d9a93e", stroke="#6a480c", stroke_width=1.5)
    )
    seat += (
        path("M49 66V32L60 20 71 32V66Z", "#8e2130")
        + rect(41, 52, 8, 18, "#e7c05e")
        + rect(71, 52, 8, 18, "#e7c05e")
        + rect(47, 56, 26, 7, "#a52b3b", rx=2)
    )
    return (
        drapes
        + carpet
        + seat
        + path(CROWN, "#ffe08a", transform="translate(51 21) scale(.75)")
        + candle(28, 50)
        + candle(92, 50)
    )


def tavern(rng: random.Random) -> str:
    """A bar with jugs, and barrels above it."""
    jugs = "".join(
        rect(x, 48, 8, 10, "#e8c27a", rx=1.4, stroke="#6a3d12") + circle(x + 4, 48, 4, "#fff7e0") for x in (22, 40, 88)
    )
    bar = rect(0, 58, 120, 6, "#8a5a2a") + rect(0, 58, 120, 1.6, "#ffdf9f", opacity=0.5) + rect(0, 64, 120, 22, "#633d1a")
    casks = "".join(barrel(70 + place * 18, 40, 0.85) for place in range(3)) + rect(62, 42, 56, 2.4, "#4a2d12")
    return shelf(6, 24, 46, "pots") + shelf(6, 40, 46, "vials") + casks + bar + jugs + candle(64, 55)


def gallery(rng: random.Random) -> str:
    """Paintings, and what heroes wore, on pedestals."""
    framed = ""
    for x, wide, colour in ((8, 26, "#6fa3c8"), (42, 36, "#c88a5a"), (86, 26, "#8a6aa8")):
        framed += (
            rect(x, 12, wide, 28, "#c79a3a", stroke="#6a480c")
            + rect(x + 3, 15, wide - 6, 22, colour)
            + circle(x + wide * 0.7, 20, 2.2, "#fff3c0")
        )
        framed += path(
            f"M{x + 3} 37L{x + wide * 0.4} 22 {x + wide * 0.6} 30 {x + wide * 0.75} 26 {x + wide - 3} 37Z",
            "#2d3a2d",
            opacity=0.75,
        )
    shown = "".join(rect(x - 8, 70, 16, 18, "#cfc4b0") + rect(x - 10, 67, 20, 4, "#e5dccb") for x in (22, 60, 98))
    return (
        framed
        + shown
        + sign("weapon", 12, 46, 0.9, "#dfe6ea")
        + sign("armor", 49, 44, 0.95, "#93271f")
        + sign("warrior", 88, 45, 0.9, "#aeb9c2")
    )


def hall_of_builders(rng: random.Random) -> str:
    """Plans, bricks, a hammer and a scaffold."""
    plan = rect(58, 14, 54, 36, "#24406a", stroke="#8a6a34", stroke_width=2) + line(
        "M66 44V28L85 19 104 28V44ZM66 34H104M78 44V34M92 44V34M85 19V34", "#d6e6ff", 1.1
    )
    scaffold = line("M10 88V10M34 88V10M10 30H34M10 52H34M10 74H34M10 30 34 52", "#8a5a2a", 3)
    bricks = "".join(
        rect(x, y - 7, 11, 6.6, "#b5573a", stroke="#5a2414")
        for x, y in ((48, 88), (60, 88), (72, 88), (54, 80), (66, 80), (60, 72))
    )
    hammer = group(
        path("M0 0H16V7H0Z", "#7d8892") + rect(6.6, 7, 3, 18, "#a8743a"), transform="translate(86 62) rotate(18)"
    )
    return plan + scaffold + bricks + hammer + table(80, 78, 34, 8)


def hall_of(*kinds: str) -> Draw:
    """A hall in honour of heroes or of what is made for them: their banners, an arch, and their sign upon a pedestal."""

    def draw(rng: random.Random) -> str:
        left, right = kinds[0], kinds[-1]
        hung = banner(12, 8, 20, 34, HEROES[left][0], HEROES[left][1]) + banner(
            88, 8, 20, 34, HEROES[right][0], HEROES[right][1]
        )
        arch = (
            rect(40, 30, 5, 40, "#8a7a66") + rect(75, 30, 5, 40, "#8a7a66") + line("M38 30C38 8 82 8 82 30", "#8a7a66", 5)
        )
        stone = rect(44, 72, 32, 8, "#6d6152") + rect(40, 80, 40, 8, "#7d7060")
        shown = [(42, 1.5)] if len(kinds) == 1 else [(38, 1.0), (58, 1.0)]
        signs = "".join(
            sign(kind, x, 72 - 24 * size, size, "#e8c46a") for kind, (x, size) in zip(kinds, shown, strict=True)
        )
        return hung + arch + light(60, 46, 26, "#ffe0a0", 0.9) + signs + stone + candle(34, 62) + candle(86, 62)

    return draw
