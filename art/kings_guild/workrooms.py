"""Rooms in which a guild works and sleeps, and the shrine and the statue of its city."""

import random

from art.covers.drawing import circle, element, group, line, path, polygon, rect, star
from art.kings_guild.furniture import (
    CROWN,
    banner,
    barrel,
    candle,
    crate,
    fire,
    hearth,
    light,
    rug,
    shelf,
    sign,
    spark,
    table,
    window,
)


def warehouse(rng: random.Random) -> str:
    """Crates, barrels and bolts of cloth."""
    bolts = "".join(
        rect(54, 57 - place * 9, 24, 10, cloth)
        + circle(54, 62 - place * 9, 5, cloth, stroke="#0006")
        + circle(54, 62 - place * 9, 1.8, "#0006")
        for place, cloth in enumerate(("#2f6db3", "#8f3a32", "#3d7a52"))
    )
    boxes = crate(4, 82, 24, 20) + crate(8, 62, 18, 15, "#b07f45") + crate(30, 84, 18, 15, "#85572a")
    return (
        window(52, 8)
        + boxes
        + barrel(96, 84, 1.15)
        + barrel(112, 90, 1.2)
        + barrel(80, 88, 0.95)
        + bolts
        + rect(50, 68, 40, 2, "#3a2208")
    )


def library(rng: random.Random) -> str:
    """Books up to the ceiling, and one that lies open."""
    books = "".join(shelf(x, y, 36, "books") for y in (20, 36, 52, 67) for x in (3, 82))
    open_book = path("M50 63C54 59 58 61 60.6 63 63 61 67 59 72 63Z", "#f6ead0", stroke="#a98a5a", stroke_width=0.7)
    return (
        books
        + window(51, 8, 18, 28, "#3d5f94")
        + table(44, 64, 34, 18)
        + open_book
        + candle(75, 60)
        + rug(61, 92, 30, "#7a2420", "#d8a94a")
    )


def gem_workshop(rng: random.Random) -> str:
    """Gems under a lens."""
    gems = ""
    for x, y, colour, size in (
        (40, 58, "#ff5a92", 1),
        (56, 54, "#66c7ff", 1.5),
        (74, 58, "#8be07a", 1.1),
        (86, 58, "#ffcf4a", 0.9),
    ):
        cut = path("M-4-4H4L7 0 0 8-7 0Z", colour, stroke="#fff8", stroke_width=0.7) + line(
            "M-4-4-2 0 0 8 2 0 4-4M-7 0H7", "#fff", 0.6, opacity=0.7
        )
        gems += circle(x, y, 10 * size, colour, opacity=0.22) + group(
            cut, transform=f"translate({x} {y - 3}) scale({size})"
        )
    lens = line("M96 16V40M84 40H108", "#c9b48a", 1.6) + circle(96, 46, 7, "#bfe3ff66", stroke="#d8c9a0", stroke_width=2.4)
    return shelf(6, 28, 34, "vials") + table(24, 62, 74, 18, "#5d3b1e") + gems + lens + candle(30, 56)


def magic_arcaenum(rng: random.Random) -> str:
    """A star that floats over its pedestal."""
    rings = "".join(
        element("ellipse", cx=60, cy=88, rx=reach, ry=reach / 4, fill="none", stroke="#b795ff") for reach in (26, 36)
    )
    stars = "".join(spark(x, y, 2.8) for x, y in ((30, 48), (42, 30), (80, 26), (92, 54), (76, 62)))
    pedestal = path("M52 84 55 70H65L68 84Z", "#5b4a78") + rect(50, 67, 20, 4, "#7a66a0")
    shine_of_it = (
        light(60, 52, 34, "#c9a6ff", 0.95) + spark(60, 50, 17, "#efe3ff") + polygon(star(60, 50, 8, 8, 0.5), "#fff")
    )
    return shelf(4, 30, 30, "vials") + shelf(86, 30, 30, "vials") + rings + pedestal + shine_of_it + stars


def bedchamber(rng: random.Random) -> str:
    """A bed with curtains under a window at night."""
    curtains = path("M48 22H112L108 30H52Z", "#7a2b36") + path(
        "M50 26C52 44 46 60 50 74L58 74C56 56 60 44 62 28Z", "#96394a"
    )
    curtains += path("M110 26C108 44 114 60 110 74L102 74C104 56 100 44 98 28Z", "#96394a")
    bed = rect(54, 58, 52, 20, "#5d3818") + rect(56, 50, 48, 12, "#f2e6d2", rx=4) + rect(58, 44, 18, 10, "#fffaf0", rx=4)
    bed += (
        rect(82, 44, 18, 10, "#fffaf0", rx=4)
        + path("M54 60C70 54 90 54 106 60V80H54Z", "#b0893a")
        + line("M54 66H106M54 73H106", "#7a5a1a", 1.2, opacity=0.6)
    )
    return (
        window(16, 10, 18, 28, "#34507f")
        + curtains
        + bed
        + table(8, 60, 18, 16)
        + candle(16, 57)
        + rug(46, 92, 22, "#31506e", "#d9c28a")
    )


def kitchen(rng: random.Random) -> str:
    """A hearth, pans on a rod, and a table with bread."""
    pans = line("M60 34H114", "#3a2412", 2) + "".join(
        line(f"M{x} 34v5", "#2d2622", 1) + circle(x, 43, 4.4, "#b5672f", stroke="#5a2d10") for x in (66, 76, 98, 108)
    )
    food = (
        circle(70, 62, 5, "#d8a860")
        + circle(84, 63, 3.6, "#c0392b")
        + circle(91, 63, 3.4, "#7fa03a")
        + path("M97 66C96 58 104 54 106 60 108 64 104 66 97 66Z", "#efe2c8")
    )
    return (
        hearth(6)
        + circle(25, 58, 6, "#23201f", stroke="#4a4642")
        + shelf(56, 24, 58, "pots")
        + pans
        + table(58, 66, 54, 18, "#8a5a2c")
        + food
    )


def depot(rng: random.Random) -> str:
    """Shelves with everything a guild can store."""
    return (
        shelf(4, 26, 54, "pots")
        + shelf(62, 26, 54, "books")
        + shelf(4, 46, 54, "vials")
        + crate(8, 68, 22, 18)
        + crate(34, 68, 20, 14, "#b07f45")
        + barrel(78, 66, 1.2)
        + barrel(102, 66, 1.2)
        + crate(40, 92, 30, 18, "#85572a")
    )


def arsenal(rng: random.Random) -> str:
    """Blades on the wall."""
    blades = "".join(sign("weapon", x, 10, 1.15, "#dfe6ea") for x in (6, 34, 62, 90))
    return (
        blades
        + rect(4, 40, 112, 3, "#4a2d12")
        + table(20, 64, 80, 16)
        + sign("weapon", 44, 50, 0.8, "#cdd6dc")
        + candle(90, 61)
        + fire(60, 96)
    )


def armory(rng: random.Random) -> str:
    """Shields and helmets on stands."""
    stands = "".join(rect(x + 10, 44, 3, 40, "#5d3618") + rect(x + 3, 82, 17, 4, "#5d3618") for x in (8, 48, 88))
    worn = (
        sign("armor", 6, 26, 1.15, "#93271f")
        + sign("warrior", 46, 26, 1.15, "#aeb9c2")
        + sign("armor", 86, 26, 1.15, "#2d4c92")
    )
    return stands + worn + banner(50, 2, 20, 20, "#7a1c18") + candle(40, 70) + candle(80, 70)


def shrine(rng: random.Random) -> str:
    """A rose window above an altar with candles."""
    petals = "".join(
        line(f"M60 28l{18 * dx} {18 * dy}", "#3a3046", 1.2)
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
    )
    rose = (
        circle(60, 28, 18, "#4a3a8a", stroke="#3a3046", stroke_width=2)
        + circle(60, 28, 13, "#d87a5a")
        + circle(60, 28, 7, "#ffe9a0")
        + petals
    )
    return (
        light(60, 40, 50, "#fff0c0", 0.6)
        + rose
        + rect(40, 62, 40, 14, "#d8d0c0")
        + rect(36, 58, 48, 5, "#efe8da")
        + candle(46, 54)
        + candle(74, 54)
        + candle(60, 53)
    )


def kings_statue(rng: random.Random) -> str:
    """The King in gilded stone."""
    stone = rect(40, 74, 40, 16, "#a9a292") + rect(36, 70, 48, 5, "#c4bdac")
    king = path(
        "M48 70C46 46 50 36 54 34 52 28 54 20 60 20S68 28 66 34C70 36 74 46 72 70Z", "#d8c48a", stroke="#7a6630"
    ) + line("M72 66V30", "#d8c48a", 2.4)
    return (
        stone + light(60, 40, 40, "#ffe0a0", 0.7) + king + path(CROWN, "#f0d36a", transform="translate(52 10) scale(.66)")
    )
