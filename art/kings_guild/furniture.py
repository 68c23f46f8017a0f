"""What stands in rooms: barrels, shelves, tables, banners, and the light of fires and candles."""

import random

from art.covers.drawing import circle, element, group, line, path, polygon, rect, star

HOOD = "M12 2C6 4 4.6 10 4.4 20.6H19.6C19.4 10 18 4 12 2Z"
UNDER_HOOD = "M12 8C15 8 16.2 10.6 16 13.4 15.6 17 13.6 18.4 12 18.4S8.4 17 8 13.4C7.8 10.6 9 8 12 8Z"
SWORD = "M20 2 22 4 11 15 13 17 11.4 18.6 8.6 15.8 4.6 20.2 3.4 19 7.6 14.8 5 12.2 6.6 10.6 8.6 12.6 19 2Z"
HEROES = {
    "mage": ("#2d4c92", "M12 1.5 16.6 15H7.4ZM3 17.2C7 14.6 17 14.6 21 17.2 17 21.4 7 21.4 3 17.2Z"),
    "rogue": ("#9c6a08", HOOD + UNDER_HOOD),
    "warrior": ("#7a1c18", "M5 9C5 4 8 2 12 2S19 4 19 9V18L15 21.6V14L18 11.4H13.2V21.8H10.8V11.4H6L9 14V21.6L5 18Z"),
    "weapon": ("#4f5b66", SWORD),
    "armor": ("#3d6a45", "M12 2 20.5 5V11.5C20.5 16.5 17 20.2 12 22 7 20.2 3.5 16.5 3.5 11.5V5Z"),
}
"""The colours and signs of heroes and of what they wear, 24 by 24."""
CROWN = "M3 19 2 8 7.4 12.6 12 4 16.6 12.6 22 8 21 19Z"


def light(x: float, y: float, r: float, colour: str, strength: float) -> str:
    """A light that falls off, drawn with the gradient of its colour."""
    return element("g", circle(x, y, r, f"url(#light-{colour[1:]})"), opacity=strength)


def candle(x: float, y: float) -> str:
    """A burning candle."""
    flame = path(f"M{x} {y - 9}q3 4 0 6q-3-2 0-6Z", "#fff3b0")
    return light(x, y - 5, 12, "#ffd88a", 0.9) + rect(x - 1.4, y - 3, 2.8, 7, "#f3e6c8") + flame


def fire(x: float, y: float) -> str:
    """An open fire."""
    outer = path("M0-20C6-12 9-7 6-1 4 2-4 2-6-1-9-6-4-9-5-14-2-13 0-16 0-20Z", "#ff7a1c")
    inner = path("M0-13C4-8 5-4 3 0 1 2-2 2-3 0-5-4-1-6 0-13Z", "#ffe27a")
    return light(x, y - 6, 30, "#ff9a3a", 0.9) + group(outer, inner, transform=f"translate({x} {y})")


def hearth(x: float) -> str:
    """A fireplace of stone."""
    stones = rect(x, 22, 38, 48, "#5d5148") + rect(x - 3, 19, 44, 6, "#7b6c60")
    mouth = path(f"M{x + 5} 70V46C{x + 5} 34 {x + 33} 34 {x + 33} 46V70Z", "#170c08")
    return stones + mouth + fire(x + 19, 67) + rect(x + 6, 66, 26, 3, "#3a2212")


def window(x: float, y: float, width: float = 16, height: float = 24, sky: str = "#7fa6d0") -> str:
    """A window with a round arch."""
    half = width / 2
    pane = f"M{x} {y + height}V{y + half}A{half} {half} 0 0 1 {x + width} {y + half}V{y + height}Z"
    bars = f"M{x + half} {y}v{height}M{x} {y + height * 0.55}h{width}"
    return path(pane, sky, stroke="#3a2412", stroke_width=2) + line(bars, "#3a2412", 1.3)


def barrel(x: float, y: float, size: float = 1) -> str:
    """A barrel with two hoops."""
    body = path("M-8-18C-11-10-11-6-8 2H8C11-6 11-10 8-18Z", "#9a6632", stroke="#2a1606")
    shade = path("M2-18H8C11-10 11-6 8 2H2Z", "#000", opacity=0.25)
    hoops = line("M-9.4-14H9.400M-9.6-2H9.6", "#2d2a28", 1.8)
    return group(body, shade, hoops, transform=f"translate({x} {y}) scale({size})")


def crate(x: float, y: float, width: float = 18, height: float = 15, wood: str = "#9a6a34") -> str:
    """A crate."""
    box = rect(x, y - height, width, height, wood, stroke="#3a2208")
    planks = line(f"M{x} {y - height}l{width} {height}M{x} {y - height / 2}h{width}", "#3a2208", 0.9, opacity=0.7)
    return box + planks + rect(x, y - height, width, 2, "#fff", opacity=0.18)


def shelf(x: float, y: float, width: float, things: str) -> str:
    """A shelf of books, pots or vials."""
    rng, drawn, at = random.Random(f"{x}{y}{things}"), "", x + 1
    while at < x + width - 5:
        step, thing = SHELVED[things](rng, at, y)
        drawn, at = drawn + thing, at + step
    return drawn + rect(x, y, width, 2.2, "#6a4320") + rect(x, y + 2.2, width, 1.4, "#000", opacity=0.35)


def book(rng: random.Random, x: float, y: float) -> tuple[float, str]:
    """A book, and how much room it takes."""
    wide, high = rng.uniform(2.2, 4.2), rng.uniform(8, 12.5)
    cover = rng.choice(("#7a2a22", "#2f4d7a", "#3d6a45", "#8a6a22", "#5a3a6a", "#a8895a"))
    return wide + 0.5, rect(x, y - high, wide, high, cover) + rect(x + 0.6, y - high + 2, wide - 1.2, 1, "#f3d58a")


def pot(rng: random.Random, x: float, y: float) -> tuple[float, str]:
    """A pot of clay."""
    clay = rng.choice(("#b5532a", "#c88a3a", "#6a8a7a", "#8a4a6a"))
    return 8, path(f"M{x} {y}c-1.6-6 1-7 1-9h3.400c0 2 2.6 3 1 9Z", clay)


def vial(rng: random.Random, x: float, y: float) -> tuple[float, str]:
    """A vial of something that shines."""
    colour = rng.choice(("#59d0a0", "#b07aff", "#ff7aa8", "#6ab8ff"))
    return 7.4, circle(x + 2, y - 3, 2.8, colour) + rect(x + 1, y - 8.5, 2, 4, "#d7e8ee", opacity=0.85)


SHELVED = {"books": book, "pots": pot, "vials": vial}


def table(x: float, y: float, width: float, height: float = 14, wood: str = "#7a4a20") -> str:
    """A table."""
    top = rect(x, y, width, 4, wood) + rect(x, y, width, 1.2, "#ffe0ab", opacity=0.4)
    return top + rect(x + 3, y + 4, 3.4, height, wood) + rect(x + width - 6.4, y + 4, 3.4, height, wood)


def rug(x: float, y: float, reach: float, colour: str, edge: str) -> str:
    """A round rug on the floor."""
    return "".join(
        element("ellipse", cx=x, cy=y, rx=reach * part, ry=reach * part * 0.2, fill=fill, stroke=edge, stroke_width=1.4)
        for part, fill in ((1, colour), (0.66, "none"))
    )


def banner(x: float, y: float, width: float, height: float, colour: str, sign: str = "") -> str:
    """A banner with a swallow's tail on a rod of brass; the sign is 24 by 24."""
    cloth = path(f"M{x} {y}h{width}v{height}l{-width / 2}-6l{-width / 2} 6Z", colour)
    shade = path(f"M{x + width / 2} {y}h{width / 2}v{height}l{-width / 2}-6Z", "#000", opacity=0.16)
    placed = f"translate({x + width / 2 - 6.6} {y + 5}) scale(.55)"
    charge = path(sign, "#fbe7b4", fill_rule="evenodd", transform=placed) if sign else ""
    return cloth + shade + rect(x - 2, y - 1.6, width + 4, 2.4, "#caa24a") + charge


def heap(rng: random.Random, x: float, y: float, reach: float, count: int) -> str:
    """A heap of coins."""
    drawn = ""
    for _ in range(count):
        aside = rng.uniform(-1, 1)
        coin = rng.choice(("#f5cf5c", "#e3ae33", "#c98f1c"))
        at = {"cx": f"{x + aside * reach:.1f}", "cy": f"{y - (1 - abs(aside)) * 16 * rng.random():.1f}"}
        drawn += element("ellipse", **at, rx=3.8, ry=1.8, fill=coin, stroke="#7a530c", stroke_width=0.6)
    return drawn


def spark(x: float, y: float, r: float, colour: str = "#fff") -> str:
    """A star of four points."""
    return polygon(star(x, y, r, 4, 0.3), colour)


def sign(kind: str, x: float, y: float, size: float, colour: str) -> str:
    """The sign of a hero or of a thing, in one colour."""
    placed = f"translate({x} {y}) scale({size})"
    return path(HEROES[kind][1], colour, fill_rule="evenodd", transform=placed, stroke="#2a1a08", stroke_width=0.6)


def stool(x: float, y: float) -> str:
    """A stool."""
    return rect(x, y, 16, 6, "#5d3618") + line(f"M{x + 2} {y + 6}v22M{x + 14} {y + 6}v22", "#5d3618", 2)
