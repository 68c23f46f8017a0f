"""The Old King's Crown: the crown, cracked, over mountains, plains and shore in the light of evening."""

import math
import random

from art.covers.drawing import (
    blurred,
    circle,
    element,
    fade,
    filling,
    grain,
    group,
    line,
    path,
    polygon,
    rect,
    rough,
    shine,
)

CROWN = "M-92 46-112-44-58-2-40-66 0-18 40-66 58-2 112-44 92 46Z"


def cover() -> str:
    """The land, and what it waits for."""
    rng = random.Random(9)
    return "".join(
        (
            rough(scale=3.4, frequency=".035"),
            blurred("soft", 7),
            fade("sky", (0, "#54618c"), (0.35, "#c48a8a"), (0.62, "#f7c987"), (0.8, "#ffe9bd")),
            fade("far", (0, "#8a86ab"), (1, "#d8b3a4")),
            fade("near", (0, "#4d5474"), (1, "#8d7a80")),
            fade("plain", (0, "#e8b65a"), (1, "#8f5f2a")),
            fade("sea", (0, "#f3cf9a"), (0.4, "#8fa6b8"), (1, "#3e5a74")),
            fade("foot", (0, "#1a0f12", 0), (1, "#1a0f12", 0.88)),
            fade("gold", (0, "#fff6d2"), (0.4, "#f0c553"), (0.75, "#a8741a"), (1, "#5d3a05")),
            fade("turned", (0.35, "#3a1d0a", 0), (1, "#3a1d0a", 0.55), to=(1, 0.2)),
            shine("halo", (0, "#fff6d0", 0.98), (0.4, "#ffd27a", 0.6), (1, "#ffb04a", 0)),
            group(
                filling("url(#sky)"),
                clouds(rng),
                path(
                    "M-10 210 0 176 40 142 66 160 96 128 130 166 168 150 214 178 270 160 330 182 400 158 490 184V230H-10Z",
                    "url(#far)",
                ),
                plain(rng),
                mountains(rng),
                shore(rng),
                filter="url(#rough)",
            ),
            forest(rng),
            circle(240, 100, 172, "url(#halo)"),
            crown(),
            element("rect", x=0, y=180, width=480, height=120, fill="url(#foot)"),
            grain(0.55),
        )
    )


def clouds(rng: random.Random) -> str:
    """Long clouds, lit from below."""
    parts = []
    for _ in range(16):
        x, y, width = rng.uniform(-40, 480), rng.uniform(6, 110), rng.uniform(50, 150)
        parts.append(
            element(
                "ellipse",
                cx=f"{x:.0f}",
                cy=f"{y:.0f}",
                rx=f"{width:.0f}",
                ry=f"{rng.uniform(4, 11):.0f}",
                fill="#7a6a90",
                opacity=0.3,
            )
        )
        parts.append(
            element(
                "ellipse", cx=f"{x + 6:.0f}", cy=f"{y + 5:.0f}", rx=f"{width * 0.9:.0f}", ry=3, fill="#ffd9a4", opacity=0.5
            )
        )
    return group(*parts, filter="url(#soft)")


def plain(rng: random.Random) -> str:
    """Fields in rows towards the horizon, and a road."""
    rows, colours = [], ("#d9a443", "#c28a33", "#b3a04a", "#e7c069", "#a97a34")
    for row in range(7):
        top, bottom = 178 + row * row * 2.6, 178 + (row + 1) ** 2 * 2.6
        for field in range(-7, 8):
            corners = [
                (240 + at * scale, y)
                for at, scale, y in (
                    (field, 10 + row * 9, top),
                    (field + 1, 10 + row * 9, top),
                    (field + 1, 19 + row * 9, bottom),
                    (field, 19 + row * 9, bottom),
                )
            ]
            rows.append(polygon(corners, rng.choice(colours)))
    road = (
        "M232 302C262 268 214 250 240 226 256 210 236 198 244 180L249 180C246 200 272 212 256 230 240 250 292 266 276 302Z"
    )
    return path("M-10 178H490V310H-10Z", "url(#plain)") + group(*rows, opacity=0.75) + path(road, "#f6dda0", opacity=0.9)


def mountains(rng: random.Random) -> str:
    """Three peaks with snow; light comes from the right."""
    parts = []
    for x, top, half in ((-4.0, 92.0, 92), (70.0, 54.0, 96), (136.0, 118.0, 66)):
        foot, ridge = 252, [(x, top)]
        y = top
        while y < foot:
            y += rng.uniform(14, 24)
            ridge.append((x + (y - top) * 0.16 + rng.uniform(-9, 9), min(y, foot)))
        parts.append(polygon([(x, top), (x - half, foot), *reversed(ridge[1:])], "#4a5274"))
        parts.append(polygon([*ridge, (x + half, foot)], "#9a8798"))
        snow = top + 36
        jag = [
            (x - 20, snow),
            (x - 12, snow - 9),
            (x - 5, snow + 6),
            (x + 3, snow - 6),
            (x + 10, snow + 8),
            (x + 17, snow - 4),
            (x + 22, snow + 4),
        ]
        parts.append(polygon([(x, top - 1), *jag], "#fdf3e4"))
        parts.append(polygon([(x, top - 1), *jag[:4]], "#c3c4dc"))
    castle = "M86 196V158h6v-8h5v8h6v-20l8-12 8 12v14h5v-6h6v6h5v50Z"
    return (
        "".join(parts)
        + path(castle, "#33304a")
        + "".join(rect(at, 166, 3, 6, "#ffd98a") for at in (97, 112, 124))
        + path("M111 126v-12l10 4-10 4", "#b03a2c")
    )


def shore(rng: random.Random) -> str:
    """The sea at the right, cliffs, a mill on the height."""
    waves = "".join(
        f"M{rng.uniform(330, 470):.0f} {y:.0f}h{rng.uniform(10, 34):.0f}"
        for y in [rng.uniform(196, 262) for _ in range(46)]
    )
    sails = "".join(
        line(f"M408 150L{408 + 26 * math.cos(turn):.0f} {150 + 26 * math.sin(turn):.0f}", "#f4e2bd", 4.6)
        for turn in (0.5, 2.07, 3.64, 5.21)
    )
    mill = path("M399 190 402 150H414L417 190Z", "#5a3a34") + path("M400 151 408 138 416 151Z", "#8f3a2a") + sails
    cliff = path("M344 196 372 184 392 188 440 182 490 188V204L452 210 420 206 398 220 372 212Z", "#7d6a4a")
    return (
        path("M312 192 360 184 490 192V310H404C390 276 336 248 330 222Z", "url(#sea)")
        + line(waves, "#fff3d6", 1.3, opacity=0.5)
        + cliff
        + mill
    )


def forest(rng: random.Random) -> str:
    """Pines, dark, before everything else."""
    spots = [(rng.uniform(-10, 96), rng.uniform(252, 300)) for _ in range(15)] + [
        (rng.uniform(392, 490), rng.uniform(256, 300)) for _ in range(14)
    ]
    trees = []
    for x, foot in sorted(spots, key=lambda spot: spot[1]):
        tall = rng.uniform(46, 92)
        tiers = "".join(
            f"M{x:.0f} {foot - tall + tier * tall * 0.18:.0f}l{half * tall:.0f} {tall * 0.3:.0f}h{-2 * half * tall:.0f}Z"
            for tier, half in enumerate((0.09, 0.14, 0.19, 0.24))
        )
        trees.append(
            path(
                tiers + f"M{x - 2:.0f} {foot - tall * 0.2:.0f}h4V{foot:.0f}h-4Z",
                rng.choice(("#1d2b33", "#233832", "#182228")),
            )
        )
    return group(*trees, filter="url(#rough)")


def crown() -> str:
    """The crown: gold, gems, and a crack."""
    ink = "#3a1d0a"
    return group(
        path(CROWN, ink, transform="translate(3 6)", opacity=0.5),
        path(CROWN, "url(#gold)", stroke=ink, stroke_width=4.5, stroke_linejoin="round"),
        path(CROWN, "url(#turned)"),
        path("M40-66 58-2 46 46H34ZM112-44 92 46H78ZM-40-66-30 46H-42L-58-2Z", "#5d3305", opacity=0.24),
        path("M-97 42Q0 58 97 42V72Q0 92-97 72Z", "url(#gold)", stroke=ink, stroke_width=4.5),
        line("M-100-30-80 30M-54 8-46 44M2-8V48M54 8 46 44M-86 52Q-40 60-16 60", "#fff6d2", 2.5, opacity=0.75),
        *(
            circle(x, y, 9, "#eef4f4", stroke=ink, stroke_width=3)
            for x, y in ((-112, -50), (-40, -73), (40, -73), (112, -50))
        ),
        path("M0 52 13 68 0 84-13 68Z", "#28569b", stroke=ink, stroke_width=3),
        circle(-48, 66, 9, "#a8342c", stroke=ink, stroke_width=3),
        circle(48, 66, 9, "#53741b", stroke=ink, stroke_width=3),
        *(circle(x - 3, 63, 2.4, "#fff", opacity=0.7) for x in (-48, 48, -1)),
        line("M-20-6-8 8-16 22-4 40", ink, 3.6),
        transform="translate(240 112) scale(.98)",
        filter="url(#rough)",
    )
