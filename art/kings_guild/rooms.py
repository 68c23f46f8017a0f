"""The rooms of a guild hall: a back wall, a floor that runs towards the reader, what stands there, and warm light."""

import random
from collections.abc import Callable, Mapping

from art.covers.drawing import circle, element, fade, group, line, path, polygon, rect, shine, star
from art.kings_guild.furniture import (
    CROWN,
    HEROES,
    banner,
    barrel,
    candle,
    crate,
    fire,
    heap,
    hearth,
    light,
    rug,
    shelf,
    sign,
    spark,
    stool,
    table,
    window,
)

WIDTH, HALL, HEIGHT, FLOOR = 120, 244, 100, 68
"""How wide a room is, and one of two cells; how high; and where the floor begins."""
LIGHTS = ("#ffd88a", "#ff9a3a", "#ffcf7a", "#ffc46a", "#ff9ac2", "#a77bff", "#c9a6ff", "#ffd45a", "#ffe0a0", "#fff0c0")
Draw = Callable[[random.Random], str]


def lights() -> str:
    """The gradients of all lights, and the shade at the edges of a room."""
    glows = (shine(f"light-{colour[1:]}", (0, colour, 1), (0.35, colour, 0.45), (1, colour, 0)) for colour in LIGHTS)
    return "".join(glows) + shine("edges", (0.55, "#000", 0), (1, "#0a0400", 0.62), at=(0.5, 0.46), reach=0.78)


def base(name: str, wall: str, floor: str, kind: str, width: float, lit: str = "#ffcf7a") -> str:
    """An empty room with walls of stone, planks or paper."""
    rng, middle = random.Random(name), width / 2
    drawn = rect(0, 0, width, FLOOR, wall) + rect(0, 0, width, FLOOR, "url(#wall-shade)") + WALLS[kind](rng, width)
    drawn += rect(0, FLOOR, width, HEIGHT - FLOOR, floor) + rect(0, FLOOR, width, HEIGHT - FLOOR, "url(#floor-shade)")
    spread = 14 if kind == "stone" else 9
    boards = "".join(f"M{middle + k * spread} {FLOOR}L{middle + k * spread * 1.9} {HEIGHT}" for k in range(-14, 15))
    drawn += line(boards, "#000", 0.8, opacity=0.28)
    if kind == "stone":
        drawn += line(f"M0 74H{width}M0 82H{width}M0 91H{width}", "#000", 0.8, opacity=0.28)
    return drawn + rect(0, FLOOR - 2, width, 2.4, "#000", opacity=0.4) + light(middle, 42, 66, lit, 0.6)


def of_stone(rng: random.Random, width: float) -> str:
    """Courses of hewn stone."""
    drawn = ""
    for row in range(7):
        x = -10.0 - row % 2 * 9
        while x < width:
            wide = rng.uniform(14, 24)
            tint, strength = rng.choice(("#fff", "#000")), rng.uniform(0.03, 0.13)
            drawn += rect(x + 0.6, row * 10 + 0.6, wide - 1.2, 8.8, tint, opacity=f"{strength:.2f}", rx=1.5)
            x += wide
    return drawn


def of_planks(rng: random.Random, width: float) -> str:
    """Upright planks with a rail."""
    planks = "".join(
        rect(x, 0, 1.1, FLOOR, "#000", opacity=0.35) + rect(x + 1, 0, 11, FLOOR, rng.choice(("#fff", "#000")), opacity=0.05)
        for x in range(0, round(width), 12)
    )
    return planks + rect(0, 44, width, 2.2, "#000", opacity=0.3) + rect(0, 43, width, 1, "#fff", opacity=0.12)


def of_paper(rng: random.Random, width: float) -> str:
    """Paper with small diamonds above a panel."""
    diamonds = "".join(f"M{x} {y}l3 3-3 3-3-3Z" for x in range(6, round(width), 12) for y in range(6, 48, 12))
    panel = rect(0, 50, width, 18, "#000", opacity=0.22) + rect(0, 49, width, 1.6, "#e0b463", opacity=0.5)
    return path(diamonds, "#fff", opacity=0.09) + panel


WALLS = {"stone": of_stone, "wood": of_planks, "paper": of_paper}


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


ROOMS: Mapping[str, tuple[Draw, str, str, str, str]] = {
    "warehouse": (warehouse, "#7d5a35", "#6b4a28", "wood", "#ffcf7a"),
    "library": (library, "#5d3a24", "#6d4526", "wood", "#ffc46a"),
    "gem_workshop": (gem_workshop, "#3f3a52", "#4a4052", "stone", "#ff9ac2"),
    "magic_arcaenum": (magic_arcaenum, "#3a2a63", "#3a2a52", "stone", "#a77bff"),
    "bedchamber": (bedchamber, "#6a4a5a", "#70482c", "paper", "#ffd88a"),
    "kitchen": (kitchen, "#a9835a", "#8a5e3a", "stone", "#ff9a3a"),
    "great_hall": (great_hall, "#7a4c2c", "#7b4d2a", "wood", "#ffc46a"),
    "barracks": (barracks, "#6b6558", "#6d5d48", "stone", "#ffcf7a"),
    "vault_of_riches": (vault_of_riches, "#57493a", "#5a4a38", "stone", "#ffd45a"),
    "throne_room": (throne_room, "#5a2a3a", "#5a3a2a", "paper", "#ffcf7a"),
    "tavern": (tavern, "#80542e", "#6e4521", "wood", "#ffc46a"),
    "hall_of_wisdom": (hall_of("mage", "warrior"), "#3f3a58", "#5a4028", "stone", "#ffcf7a"),
    "hall_of_warriors": (hall_of("warrior"), "#5a3a30", "#5a4028", "stone", "#ffcf7a"),
    "hall_of_strength": (hall_of("warrior", "rogue"), "#55402a", "#5a4028", "stone", "#ffcf7a"),
    "hall_of_rogues": (hall_of("rogue"), "#3a3326", "#5a4028", "stone", "#ffcf7a"),
    "hall_of_mages": (hall_of("mage"), "#2c3560", "#5a4028", "stone", "#a77bff"),
    "hall_of_cunning": (hall_of("rogue", "mage"), "#3d3a3c", "#5a4028", "stone", "#ffcf7a"),
    "hall_of_builders": (hall_of_builders, "#9a8a6a", "#8a7350", "stone", "#ffe0a0"),
    "gallery": (gallery, "#5d6a58", "#7a5a3a", "paper", "#ffe0a0"),
    "depot": (depot, "#6f5a40", "#6a5032", "wood", "#ffcf7a"),
    "arsenal": (arsenal, "#5c5048", "#5d4a36", "stone", "#ff9a3a"),
    "armory": (armory, "#665a4c", "#5d4a36", "stone", "#ffcf7a"),
    "shrine": (shrine, "#8a8294", "#7a7080", "stone", "#fff0c0"),
    "kings_statue": (kings_statue, "#7f8a86", "#7a7668", "stone", "#ffe0a0"),
}
WIDE = ("great_hall", "barracks")


def room(name: str) -> str:
    """A room as SVG, 120 by 100, or 244 by 100 if it is as wide as two."""
    draw, wall, floor, kind, lit = ROOMS[name]
    width = HALL if name in WIDE else WIDTH
    shades = fade("wall-shade", (0, "#000", 0.45), (1, "#000", 0)) + fade("floor-shade", (0, "#000", 0), (1, "#000", 0.5))
    drawn = base(name, wall, floor, kind, width, lit) + draw(random.Random(name)) + rect(0, 0, width, HEIGHT, "url(#edges)")
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}">{lights()}{shades}{drawn}</svg>'
