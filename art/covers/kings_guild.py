"""The King's Guild: a hall at dusk, cut open, with a light in every room."""

import random
from collections.abc import Callable

from art.covers.drawing import circle, element, fade, filling, glow, grain, group, line, path, polygon, rect, ridge, shine

CROWN = "M3 19 2 8l5.4 4.6L12 4l4.6 8.6L22 8l-1 11z"
OAK, BEAM, TILES = "#6b4424", "#5a3418", ("#8a3b2a", "#7c3324", "#96462f", "#6e2b1e")

Furniture = Callable[[random.Random, float, float, float, float], str]


def cover() -> str:
    """The house, the hills behind it, and the last sun."""
    rng = random.Random(5)
    return "".join(
        (
            fade("sky", (0, "#1d2a5a"), (0.4, "#6c4370"), (0.7, "#e0854c"), (1, "#f3bb6a")),
            fade("wall", (0, "#8a5a30"), (1, "#5d3a1d")),
            fade("shade", (0, "#000", 0.4), (0.5, "#000", 0), (1, "#000", 0.3)),
            fade("foot", (0, "#160a04", 0), (1, "#160a04", 0.8)),
            shine("lamp", (0, "#ffd98a", 0.95), (0.5, "#ff9d3a", 0.3), (1, "#ff9d3a", 0)),
            filling("url(#sky)"),
            glow("evening", 84, 132, 150, "#ffe0a0", 0.8),
            circle(84, 132, 30, "#fff0c4"),
            *(line(f"M{x} {y}q16 -6 30 0t30 0", "#f7c98c", 1.6, opacity=0.35) for x, y in ((8, 70), (60, 54), (26, 100))),
            ridge(random.Random(3), 214, 54, "#593a58"),
            ridge(random.Random(5), 244, 30, "#3a2438"),
            roof(rng),
            rect(138, 98, 296, 202, "#26150a"),
            room(rng, 145, 104, 88, 88, "#7d5430", shelves),
            room(rng, 237, 104, 190, 88, "#8a5c33", great_hall),
            room(rng, 145, 198, 92, 90, "#3d3566", magic),
            room(rng, 241, 198, 92, 90, "#7b4a2a", kitchen),
            room(rng, 337, 198, 90, 90, "#74502c", tavern),
            *(rect(x, 96, 8, 210, BEAM) + rect(x, 96, 2, 210, "#8a5a30") for x in (136, 426)),
            *(rect(132, y, 308, 7, BEAM) + rect(132, y, 308, 2, "#8a5a30") for y in (94, 191, 287)),
            sign(),
            element("rect", x=0, y=210, width=480, height=90, fill="url(#foot)"),
            grain(0.3),
        )
    )


def roof(rng: random.Random) -> str:
    """A gable with rows of tiles, a chimney and its smoke."""
    tiles = []
    for row in range(11):
        y = 26 + row * 7.2
        half = (y - 12) / 84 * 166
        x = 286 - half + rng.uniform(0, 6)
        while x < 286 + half - 10:
            tiles.append(
                path(f"M{x:.0f} {y:.1f}h12v5.500q-6 5-12 0Z", rng.choice(TILES), stroke="#3c140c", stroke_width=0.7)
            )
            x += 12
    smoke = "M366 18C360 4 376 -2 370 -18M372 16C384 6 374 -6 386 -16"
    return group(
        line(smoke, "#d9b7a8", 7, opacity=0.35),
        rect(356, 18, 24, 50, "#4c2a20"),
        rect(352, 14, 32, 8, "#6a3c2c"),
        path("M122 100 286 10 450 100Z", "#5d2419", stroke="#1c0e06", stroke_width=5, stroke_linejoin="round"),
        *tiles,
        circle(286, 70, 14, "#26150a"),
        circle(286, 70, 11, "#ffcf7a"),
        line("M286 59V81M275 70H297", "#26150a", 2.4),
        circle(286, 70, 40, "url(#lamp)", opacity=0.7),
    )


def room(rng: random.Random, x: float, y: float, width: float, height: float, colour: str, inside: Furniture) -> str:
    """A back wall of planks, a floor, and what stands there."""
    floor = y + height * 0.72
    planks = "".join(f"M{at:.0f} {y}V{floor}" for at in range(int(x) + 10, int(x + width), 12))
    boards = "".join(
        f"M{x + width / 2 + (at - 4) * width / 14:.0f} {floor}L{x + at * width / 8:.0f} {y + height}" for at in range(9)
    )
    return group(
        rect(x, y, width, height, colour),
        line(planks, "#000", 0.9, opacity=0.22),
        rect(x, floor, width, y + height - floor, "#4d2f18"),
        line(boards, "#000", 0.9, opacity=0.3),
        line(f"M{x} {floor}H{x + width}", "#2a170b", 2.4),
        inside(rng, x, floor, width, height),
        rect(x, y, width, height, "url(#shade)"),
    )


def window(x: float, y: float) -> str:
    """A small window onto the evening."""
    arch = f"M{x - 8} {y + 26}V{y + 6}Q{x} {y - 6} {x + 8} {y + 6}V{y + 26}Z"
    return path(arch, "#5d7fbf", stroke="#2a170b", stroke_width=2.4) + line(
        f"M{x} {y}V{y + 26}M{x - 8} {y + 12}H{x + 8}", "#2a170b", 1.5
    )


def candle(x: float, y: float, reach: float = 16) -> str:
    """A burning candle."""
    flame = f"M{x} {y - 16}q4 5 0 9q-4-4 0-9Z"
    return rect(x - 1.6, y - 8, 3.2, 8, "#fff3d0") + circle(x, y - 11, reach, "url(#lamp)") + path(flame, "#fff6c8")


def shelves(rng: random.Random, x: float, floor: float, width: float, height: float) -> str:
    """A library: books on both sides of a window, a table with a candle."""
    parts = [window(x + width / 2, floor - 50)]
    for side in (x + 6, x + width - 30):
        parts.append(rect(side, floor - 58, 24, 58, "#3a2110"))
        for shelf in range(4):
            books = "".join(
                rect(
                    side + 2 + book * 3.4,
                    floor - 46 + shelf * 14 - rng.uniform(0, 2),
                    2.8,
                    9.5,
                    rng.choice(("#a5302a", "#2d4c92", "#2f7442", "#c98f2a", "#6f3aa0", "#d9c9a0")),
                )
                for book in range(6)
            )
            parts.append(books + rect(side, floor - 36 + shelf * 14, 24, 1.6, OAK))
    parts += [rect(x + 32, floor - 4, 26, 4, OAK), rect(x + 35, floor, 3, 16, OAK), rect(x + 52, floor, 3, 16, OAK)]
    return "".join((*parts, candle(x + width / 2, floor - 4, 26)))


def great_hall(rng: random.Random, x: float, floor: float, width: float, height: float) -> str:
    """A fire between banners, a long table with candles."""
    middle = x + width / 2
    banners = "".join(
        path(f"M{at - 9} {floor - 60}h18v32l-9 7-9-7Z", "#9c241c", stroke="#e7b95a", stroke_width=1.4)
        + polygon(
            [
                (at + dx, floor - 44 + dy)
                for dx, dy in ((0, -6), (2, -2), (6, -2), (3, 1), (4, 5), (0, 3), (-4, 5), (-3, 1), (-6, -2), (-2, -2))
            ],
            "#f4d27a",
        )
        for at in (middle - 46, middle + 46)
    )
    hearth = (
        rect(middle - 23, floor - 42, 46, 42, "#6d655f", stroke="#2a2220", stroke_width=2)
        + rect(middle - 28, floor - 46, 56, 7, "#8d847c")
        + path(f"M{middle - 15} {floor}V{floor - 22}Q{middle} {floor - 36} {middle + 15} {floor - 22}V{floor}Z", "#1b0d08")
        + path(f"M{middle - 10} {floor}q-3-12 5-18q0 6 4 8q1-10 6-14q-1 8 4 12q4 4 1 12Z", "#ff8a2a")
        + path(f"M{middle - 4} {floor}q-1-7 4-12q5 6 4 12Z", "#ffe08a")
        + circle(middle, floor - 10, 70, "url(#lamp)")
    )
    table = rect(x + 22, floor + 7, width - 44, 5, "#7d4f28") + "".join(
        rect(x + at, floor + 12, 4, 12, OAK) for at in (30, width - 34)
    )
    plates = "".join(
        element("ellipse", cx=x + at, cy=floor + 6, rx=5, ry=1.6, fill="#e9dcc0") for at in range(36, int(width) - 30, 22)
    )
    lights = "".join(candle(x + at, floor + 7, 14) for at in (48, width / 2, width - 48))
    return window(x + 16, floor - 50) + window(x + width - 16, floor - 50) + banners + hearth + table + plates + lights


def magic(rng: random.Random, x: float, floor: float, width: float, height: float) -> str:
    """An arcanum: bottles, and a star that hangs in the air."""
    bottles = "".join(
        path(
            f"M{x + at} {floor - 46}h3v4q4 2 4 6t-5.500 4-5.500-4 4-6Z",
            rng.choice(("#6fd0ff", "#c58bff", "#8affb0", "#ff9ad0")),
        )
        for at in (12, 24, 64, 76)
    )
    sparks = "".join(
        circle(x + rng.uniform(6, width - 6), floor - rng.uniform(2, 62), rng.uniform(0.5, 1.4), "#e8d8ff")
        for _ in range(26)
    )
    middle, height_ = x + width / 2, floor - 26
    star = polygon(
        [
            (middle, height_ - 16),
            (middle + 4, height_ - 4),
            (middle + 16, height_),
            (middle + 4, height_ + 4),
            (middle, height_ + 16),
            (middle - 4, height_ + 4),
            (middle - 16, height_),
            (middle - 4, height_ - 4),
        ],
        "#fff",
    )
    rings = "".join(
        element("ellipse", cx=middle, cy=floor + 12, rx=r, ry=r / 3.4, fill="none", stroke="#b99aff", stroke_width=1.4)
        for r in (16, 26)
    )
    shelf = rect(x + 6, floor - 34, 24, 2, OAK) + rect(x + 60, floor - 34, 24, 2, OAK)
    return glow("spell", middle, height_, 46, "#b48aff", 0.95) + shelf + bottles + star + sparks + rings


def kitchen(rng: random.Random, x: float, floor: float, width: float, height: float) -> str:
    """A kettle over the fire, hams and pans above."""
    hanging = "".join(
        line(f"M{x + at} {floor - 62}v{drop}", "#2a170b", 1)
        + element("ellipse", cx=x + at, cy=floor - 58 + drop, rx=5, ry=6.5, fill=colour)
        for at, drop, colour in ((40, 8, "#b0552f"), (54, 5, "#c8863a"), (68, 9, "#8f3f2a"), (82, 6, "#c9a04a"))
    )
    oven = rect(x + 8, floor - 34, 32, 34, "#6b625c", stroke="#2a2220", stroke_width=2) + rect(
        x + 4, floor - 38, 40, 6, "#8d847c"
    )
    fire = path(f"M{x + 14} {floor}V{floor - 14}q10-12 20 0V{floor}Z", "#1b0d08") + path(
        f"M{x + 18} {floor}q2-12 6-14q6 4 6 14Z", "#ff9a3a"
    )
    bench = rect(x + 50, floor - 12, 36, 12, OAK) + rect(x + 48, floor - 15, 40, 4, "#8a5a30")
    return hanging + oven + fire + bench + circle(x + 24, floor - 8, 34, "url(#lamp)") + candle(x + 70, floor - 15, 16)


def tavern(rng: random.Random, x: float, floor: float, width: float, height: float) -> str:
    """Barrels, a counter, mugs."""
    barrels = "".join(
        element("ellipse", cx=x + at, cy=floor - up, rx=11, ry=11, fill="#8a5a30", stroke="#2a170b", stroke_width=2)
        + element("ellipse", cx=x + at, cy=floor - up, rx=6, ry=6, fill="none", stroke="#5a3418", stroke_width=1.4)
        for at, up in ((22, 12), (46, 12), (70, 12), (34, 32), (58, 32))
    )
    mugs = "".join(
        rect(x + at, floor + 1, 6, 7, "#d9c9a0") + rect(x + at, floor - 1, 6, 3, "#fffaf0") for at in (18, 40, 66)
    )
    counter = rect(x + 8, floor + 8, width - 16, 5, "#8a5a30") + rect(x + 10, floor + 13, width - 20, 11, OAK)
    return barrels + counter + mugs + candle(x + 54, floor + 8, 24)


def sign() -> str:
    """The sign of the guild, over the street."""
    cloth = "M0 6H-38V48L-19 38 0 48Z"
    return group(
        line("M10 2H-42", "#20120a", 5),
        path(cloth, "#93271f", stroke="#e7b95a", stroke_width=2),
        path(CROWN, "#f4d27a", transform="translate(-31 10) scale(1)"),
        transform="translate(126 158)",
    )
