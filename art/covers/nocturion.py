"""Nocturion: a dragon before the moon, over the lit windows of a city, and two dice."""

import random

from art.covers.drawing import circle, element, fade, filling, glow, grain, group, path, polygon, rect

WINGS = (
    "M50 44C40 30 26 18 4 18 12 24 12 30 10 36 18 34 22 38 22 44 28 42 34 46 36 52 42 54 46 52 50 50 54 52 58 54 64 52 "
    "66 46 72 42 78 44 78 38 82 34 90 36 88 30 88 24 96 18 74 18 60 30 50 44Z"
)
BODY = "M50 46C46 36 48 26 56 20 60 18 66 20 68 24L60 27C56 30 55 38 56 46 58 58 52 66 40 70 48 64 50 56 50 46Z"


def cover() -> str:
    """The night over the city."""
    rng = random.Random(6)
    stars = [
        circle(
            rng.uniform(0, 480), rng.uniform(0, 200), rng.uniform(0.4, 1.4), "#fff", opacity=f"{rng.uniform(0.3, 1):.2f}"
        )
        for _ in range(150)
    ]
    return "".join(
        (
            fade("sky", (0, "#0b0821"), (0.5, "#33246f"), (0.8, "#6a3a7f"), (1, "#8a4a72")),
            fade("ground", (0, "#070512", 0), (1, "#070512", 0.85)),
            fade("bone", (0, "#ffffff"), (1, "#c9b78c"), to=(1, 1)),
            filling("url(#sky)"),
            *stars,
            glow("halo", 312, 98, 190, "#fff0c8", 0.65),
            circle(312, 98, 68, "#fbeecb"),
            *(
                circle(x, y, r, "#dccb9c", opacity=0.6)
                for x, y, r in ((290, 78, 11), (338, 108, 16), (306, 134, 8), (332, 66, 6), (278, 112, 5))
            ),
            group(path(WINGS + BODY, "#0d0818"), transform="translate(176 4) rotate(-8 50 40) scale(2.05)"),
            skyline(random.Random(2), 218, "#2c2160", (18, 66), 0.6),
            glow("witch", 110, 236, 80, "#6affb0", 0.4),
            glow("fire", 236, 250, 90, "#ff9a3a", 0.45),
            skyline(random.Random(4), 248, "#1a1339", (22, 80), 1.2),
            skyline(random.Random(9), 284, "#0c081d", (18, 62), 1.7),
            element("rect", x=0, y=180, width=480, height=120, fill="url(#ground)"),
            die(356, 196, 2.05, -8, ((0, 0),), ((-1, 0), (1, 0)), "#f4e6c4"),
            die(422, 226, 1.4, 12, ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)), ((0, 0),), "#e8c25e"),
            grain(0.35),
        )
    )


def skyline(rng: random.Random, ground: float, colour: str, heights: tuple[float, float], lit: float) -> str:
    """Houses and towers with lit windows."""
    parts, x = [], -10.0
    while x < 490:
        width, height = rng.uniform(14, 36), rng.uniform(*heights)
        top = ground - height
        parts.append(rect(x, top, width, height + 120, colour))
        if rng.random() < 0.6:
            parts.append(
                polygon([(x - 2, top + 0.5), (x + width / 2, top - width * 0.95), (x + width + 2, top + 0.5)], colour)
            )
        else:
            parts += [rect(x + tooth * width / 5, top - 6, width / 5, 7, colour) for tooth in (0, 2, 4)]
        for _ in range(int(lit * width / 6)):
            at, floor = x + rng.uniform(3, width - 5), top + rng.uniform(6, max(7, height * 0.9))
            glass = rng.choice(("#ffcf7a", "#ffcf7a", "#ffe6b0", "#ff9d5c"))
            parts.append(rect(at, floor, 2.8, 4.2, glass, rx=0.8, opacity=f"{rng.uniform(0.55, 1):.2f}"))
        x += width * rng.uniform(0.85, 1.1)
    return "".join(parts)


Pips = tuple[tuple[int, int], ...]


def die(x: float, y: float, size: float, turn: float, front: Pips, above: Pips, colour: str) -> str:
    """A die as one sees it from in front and above."""
    return group(
        element("ellipse", cx=26, cy=53, rx=28, ry=5, fill="#000", opacity=0.55),
        path("M6 16q0-4 4-6l5-4.4Q17 4 20 4h24q4.6 0 4.6 4L44 14q-2 2-4 2z", "#fffaf0"),
        path("M40 14q4-1 6-4l2.600-3Q50 9 50 12v24q0 4-2.600 6.600L42 48q-2 1.600-2-2z", "#7d6a44"),
        rect(5, 13, 37, 37, colour, rx=7.5),
        rect(5, 13, 37, 37, "url(#bone)", rx=7.5, opacity=0.4),
        *(circle(23.5 + dx * 10, 31.5 + dy * 10, 4.2, "#20160c") for dx, dy in front),
        *(element("ellipse", cx=28 + dx * 8.4, cy=10.2, rx=3, ry=1.5, fill="#20160c") for dx, _ in above),
        transform=f"translate({x} {y}) rotate({turn} 25 30) scale({size})",
    )
