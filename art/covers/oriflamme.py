"""Oriflamme: a woodcut of the banner of flame, with those who fight for it at its sides."""

import math
import random
import re
from pathlib import Path

from art.covers.drawing import circle, element, fade, filling, grain, group, path, rough, shine

EMBLEMS = Path(__file__).parents[2] / "src/regalia/games/oriflamme/board/art"
INK, PAPER, GOLD, RED, BLUE, GREEN = "#17110f", "#f2e6cb", "#e6b234", "#951a23", "#24529c", "#277c47"
FLAME = (
    "M0 40C-16 30 -22 12 -12 -4 -11 4 -7 7 -4 8 -10 -10 -2 -26 8 -36 6 -22 20 -14 20 6 24 2 24 -4 23 -8 33 8 26 30 8 40Z"
)
CLOTH = (
    "M164 22Q202 12 240 22T316 22L320 200 304 180 286 226 268 190 254 238 240 196 226 238 212 190 194 226 176 180 160 200Z"
)
HATCHING = "".join(f"M{x} 10V250" for x in range(162, 322, 6))


def cover() -> str:
    """The banner, rays behind it, an archer and an heir."""
    light = shine("dusk", (0, "#3c2b22"), (1, "#120c0b"), at=(0.5, 0.42), reach=0.75)
    banner = group(
        path(CLOTH, RED, stroke=INK, stroke_width=6),
        element("clipPath", path(CLOTH, "#000"), id="cloth"),
        group(
            path(HATCHING, stroke="#fff", stroke_width=0.9, stroke_opacity=0.16),
            path("M164 10H212Q200 120 208 250H150Z", "#000", opacity=0.2),
            path("M262 10Q276 120 262 250H330V10Z", "#000", opacity=0.13),
            clip_path="url(#cloth)",
        ),
        *(
            path(FLAME, "url(#fire)", stroke=INK, stroke_width=width, transform=f"translate({x} {y}) scale({size})")
            for x, y, size, width in ((235, 104, 1.75, 1.9), (187, 152, 0.62, 4), (289, 152, 0.62, 4))
        ),
        path(
            "M239 160C222 154 221 136 236 117 236 130 247 132 247 140 251 137 252 134 251 129 259 140 255 158 239 160Z", RED
        ),
        path("M146 17H334", stroke=INK, stroke_width=13, stroke_linecap="round"),
        path("M148 16H332", stroke="#f0c44e", stroke_width=6, stroke_linecap="round"),
        filter="url(#rough)",
    )
    return "".join(
        (
            rough(),
            light,
            fade("fire", (0, "#ffe9a6"), (0.45, "#f4c542"), (1, "#e07a1c")),
            fade("floor", (0, INK, 0), (0.7, INK, 0.92), (1, INK)),
            filling("url(#dusk)"),
            group(path(rays(), PAPER), filter="url(#rough)"),
            group(circle(240, 122, 112, GOLD, stroke=INK, stroke_width=4), filter="url(#rough)"),
            banner,
            figure("archer", "M-10 310V60C30 44 136 62 144 150L150 310Z", (66, 172), BLUE, (146, 96, -1.6)),
            figure("heir", "M490 310V60C450 44 344 62 336 150L330 310Z", (412, 168), GREEN, (334, 88, 1.58)),
            element("rect", x=0, y=232, width=480, height=68, fill="url(#floor)"),
            grain(0.3),
        )
    )


def rays() -> str:
    """Light that is cut out of the block, from the middle to all sides."""
    rng, cuts = random.Random(12), []
    for ray in range(72):
        angle, near, length = math.radians(ray * 5 + rng.uniform(-1.2, 1.2)), rng.uniform(116, 132), rng.uniform(300, 420)
        width = 0.02 + 0.012 * (ray % 2)
        spots = [(near, 0.0), (near + length / 2, -width), (near + length, 0.0), (near + length / 2, width)]
        corners = [(240 + r * math.cos(angle + turn), 122 + r * math.sin(angle + turn)) for r, turn in spots]
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
        cuts.append(f"M{ax:.0f} {ay:.0f}Q{bx:.0f} {by:.0f} {cx:.0f} {cy:.0f}Q{dx:.0f} {dy:.0f} {ax:.0f} {ay:.0f}Z")
    return "".join(cuts)


def figure(kind: str, niche: str, sun: tuple[float, float], colour: str, placed: tuple[float, float, float]) -> str:
    """Somebody of the game in a niche of paper, in front of a disc in the colour of a family."""
    x, y, size = placed
    inner = re.sub(r"<\/?svg[^>]*>", "", (EMBLEMS / f"{kind}.svg").read_text("utf-8"))
    for name, look in {
        "ink": f'fill="{INK}"',
        "light": f'fill="{PAPER}"',
        "tint": f'fill="{GOLD}"',
        "line": f'fill="none" stroke="{INK}"',
        "scratch": f'fill="none" stroke="{PAPER}"',
    }.items():
        inner = inner.replace(f'class="cut-{name}"', look)
    return group(
        path(niche, PAPER, stroke=INK, stroke_width=4),
        circle(*sun, 62, colour),
        group(inner, transform=f"translate({x} {y}) scale({size} {abs(size)})"),
        filter="url(#rough)",
    )
