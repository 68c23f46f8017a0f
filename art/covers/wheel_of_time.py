"""The Wheel of Time: threads of light and shadow run from the Wheel into the Pattern."""

import math
import random

from art.covers.drawing import (
    Spot,
    circle,
    element,
    fade,
    filling,
    glow,
    grain,
    group,
    line,
    path,
    polygon,
    rect,
    ridge,
    shine,
)

INK, WOOD, EDGE = "#2a1712", "#b5803a", "#e6bd72"
LIGHT = ("#f5d98b", "#e0ae3e", "#fff3cf", "#c98c2c")
SHADOW = ("#8f1f3c", "#5d1231", "#c04a5e", "#3d0d26")
HUB: Spot = (240, 112)
RADIUS, SPOKES = 86, 7
LOOM = 246
"""Where the woven cloth begins."""


def cover() -> str:
    """Day to the left and night to the right; the Wheel between, the Pattern below."""
    rng = random.Random(3)
    return "".join(
        (
            fade("sky", (0, "#f7e4ae"), (0.46, "#d9a860"), (0.54, "#5b2740"), (1, "#170c18"), to=(1, 0)),
            fade("floor", (0, INK, 0), (1, INK, 0.75)),
            shine("hub", (0, "#fff1c4"), (1, "#c08a3c")),
            filling("url(#sky)"),
            glow("sun", 84, 68, 92, "#fff7d6", 0.95),
            circle(84, 68, 27, "#fffbe6"),
            *(lightning(rng, 300 + 42 * bolt) for bolt in range(4)),
            group(ridge(rng, 236, 70, "#8d8250"), style="clip-path:inset(0 50% 0 0)"),
            group(ridge(rng, 236, 82, "#2a101f"), style="clip-path:inset(0 0 0 50%)"),
            *(thread(rng, place) for place in range(-26, 27)),
            wheel(),
            cloth(rng),
            rect(0, 228, 480, 72, "url(#floor)"),
            grain(0.26),
        )
    )


def lightning(rng: random.Random, x: float) -> str:
    """A crack of light in the night."""
    spots, y = [(x, -4.0)], -4.0
    while y < 92:
        y += rng.uniform(12, 26)
        spots.append((spots[-1][0] + rng.uniform(-14, 18), y))
    return line("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots), "#d88a9c", 1.4, opacity=0.55)


def thread(rng: random.Random, place: int) -> str:
    """A thread that comes from under the Wheel and spreads over the ground until it reaches the loom."""
    top, foot = 240 + 2.1 * place, 240 + 11.5 * place + rng.uniform(-2, 2)
    colour = rng.choice(LIGHT if place < -2 else SHADOW if place > 2 else ("#cfd4dc", "#9aa2b0"))
    return line(f"M{top:.1f} 132C{top:.1f} 196 {(top + 2 * foot) / 3:.1f} 214 {foot:.1f} {LOOM + 2}", colour, 3.4)


def wheel() -> str:
    """Seven spokes, a rim that catches the light, a hub."""
    x, y = HUB
    spokes = []
    for spoke in range(SPOKES):
        angle = math.radians(-90 + 360 * spoke / SPOKES)
        end = f"M{x} {y}L{x + RADIUS * math.cos(angle):.1f} {y + RADIUS * math.sin(angle):.1f}"
        spokes += [line(end, INK, 12), line(end, WOOD, 8), line(end, EDGE, 2)]
    rims = (
        element("circle", cx=x, cy=y, r=RADIUS, fill="none", stroke=colour, stroke_width=width)
        for colour, width in ((INK, 20), (WOOD, 15), (EDGE, 3))
    )
    return group(*spokes, *rims, circle(x, y, 20, INK), circle(x, y, 17, "url(#hub)"), circle(x, y, 6, INK))


def cloth(rng: random.Random) -> str:
    """The Pattern: threads over and under one another, gold to the left, grey in the middle, red to the right."""
    parts = [rect(0, LOOM, 480, 60, INK)]
    for row in range(6):
        for column in range(40):
            x, y = column * 12.0, LOOM + 1 + row * 9.4
            colours = LIGHT if x < 204 else SHADOW if x > 264 else ("#cfd4dc", "#9aa2b0", "#dfe3ea")
            over = (row + column) % 2 == 0
            width, height = (11.4, 6.2) if over else (5.6, 9.0)
            parts.append(
                rect(x + (0.3 if over else 3.2), y + (1.4 if over else 0), width, height, rng.choice(colours), rx=2)
            )
    edge = polygon([(0, LOOM - 1), (480, LOOM - 1), (480, LOOM + 2), (0, LOOM + 2)], INK)
    return group(*parts, edge, path(f"M0 {LOOM - 2}H480", "none", stroke=EDGE, stroke_width=1, opacity=0.7))
