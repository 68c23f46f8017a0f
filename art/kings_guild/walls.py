"""The walls, floors and lights of a guild hall, before anything stands in its rooms."""

import random

from art.covers.drawing import line, path, rect, shine
from art.kings_guild.furniture import light

WIDTH, HALL, HEIGHT, FLOOR = 120, 244, 100, 68
"""How wide a room is, and one of two cells; how high; and where the floor begins."""
LIGHTS = ("#ffd88a", "#ff9a3a", "#ffcf7a", "#ffc46a", "#ff9ac2", "#a77bff", "#c9a6ff", "#ffd45a", "#ffe0a0", "#fff0c0")


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
