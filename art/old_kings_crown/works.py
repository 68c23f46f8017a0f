"""What people have built: castle, windmill, shrine, standing stones, and standards on the battlefield."""

from random import Random

from art.old_kings_crown.brush import Point, blob, line, mix, path
from art.old_kings_crown.seasons import Season

LAMP = "#ffd98a"
"""Light in a window."""
TOWERS = (
    (-52, 16, 46, 20),
    (34, 18, 54, 24),
    (-34, 70, 30, 0),
    (-16, 24, 78, 34),
    (12, 15, 60, 22),
    (-62, 10, 26, 0),
    (54, 12, 28, 0),
)
"""Of the castle: where they stand, how wide and how high, and how high the roof is; without one, there are battlements."""
STANDARDS = (
    (-66, -14, 62, "#8e2a2a"),
    (-30, 9, 74, "#2a4f8e"),
    (4, -5, 56, ""),
    (26, 22, 66, ""),
    (52, -9, 70, "#46651c"),
    (78, 15, 50, ""),
    (-48, 28, 44, ""),
)
"""On the battlefield: where they are stuck into the ground, how they lean, how long they are; spears have no colours."""
STONES = ((-70, 30, 15), (-44, 44, 15), (-16, 36, 17), (14, 50, 16), (42, 34, 16), (68, 42, 14))


def placed(drawn: str, at: Point, scale: float = 1, turn: float = 0) -> str:
    """A drawing put somewhere."""
    return f'<g transform="translate({at[0]:g} {at[1]:g}) rotate({turn:g}) scale({scale:g})">{drawn}</g>'


def castle(season: Season, at: Point) -> str:
    """A castle of seven towers with a gate and a flag."""
    gate = path("M-12 0v-10a6 6 0 0 1 12 0v10z", "#1d1a22")
    flag = line("M-4-112v-22", season.walls[1], 1.6) + path("M-4-134q6-4 11 0t10 0v10q-5 4-10 0t-11 0z", "#b22b2b")
    return placed("".join(tower(season, *each) for each in TOWERS) + gate + flag, at, 1.18)


def tower(season: Season, x: float, width: float, height: float, roof: float) -> str:
    """A tower, its right half in shade, with a roof or battlements, and a lamp."""
    wall, shade = season.walls
    half, tip = x + width * 0.55, x + width / 2
    drawn = path(f"M{x} 0v{-height}h{width}v{height}z", wall) + path(f"M{half} 0v{-height}h{width * 0.45}v{height}z", shade)
    if roof:
        eaves = width * 0.18
        drawn += path(
            f"M{x - eaves} {-height}L{tip} {-height - roof}L{x + width + eaves} {-height}z", mix(shade, "#5a2030", 0.45)
        )
        drawn += f'<path d="M{tip} {-height - roof}L{x + width + eaves} {-height}L{half} {-height}z" opacity=".28"/>'
    else:
        merlon = width / 5
        drawn += "".join(
            path(f"M{x + step * 2 * merlon} {-height}v{-merlon}h{merlon}v{merlon}z", wall) for step in range(3)
        )
    return drawn + path(f"M{x + width * 0.24} {-height * 0.78}h3v{height * 0.12}h-3z", LAMP)


def windmill(season: Season, at: Point) -> str:
    """A windmill with four sails."""
    wall, shade = season.walls
    body = path("M-17 0l6-52h22l6 52z", wall) + path("M2 0v-52h9l6 52z", shade)
    hat = path("M-14-51q14-34 28 0z", mix(shade, "#5a2030", 0.5)) + path("M-7-34h4v6h-4z", LAMP)
    cloth = f'fill="{mix(wall, "#ffffff", 0.4)}" fill-opacity=".85" stroke="{shade}"'
    sail = line("M0 0H46", shade, 2.2) + f'<path d="M10 1.5H45V10H10ZM10 5.5H45M19 1V10M28 1V10M37 1V10" {cloth}/>'
    return placed(body + hat + "".join(placed(sail, (0, -56), 1, turn) for turn in (20, 110, 200, 290)), at, 1.12)


def shrine(season: Season, at: Point) -> str:
    """A shrine with a dome and four arches, in two of which there is light."""
    wall, shade = season.walls
    roof = mix(shade, "#2d5560", 0.6)
    drawn = path("M-40 0v-30h80v30z", wall) + path("M12 0v-30h28v30z", shade) + path("M-46-29l12-14h68l12 14z", roof)
    drawn += path("M-16-42v-20h32v20z", wall) + path("M3-42v-20h13v20z", shade) + path("M-19-61c4-30 34-30 38 0z", roof)
    drawn += line("M0-82v-18M-5-94h10", shade, 2.4)
    arches = [
        path(f"M{-34 + arch * 19} 0v-15a4.500 4.500 0 0 1 9 0v15z", LAMP if arch in (1, 2) else "#2a2530")
        for arch in range(4)
    ]
    return placed(drawn + "".join(arches), at, 1.12)


def stones(rng: Random, season: Season, at: Point) -> str:
    """A ring of standing stones, two of them under a lintel."""
    light, drawn = mix(season.rock[0], season.walls[1], 0.25), ""
    for x, height, width in STONES:
        lean = rng.uniform(-4, 4)
        drawn += path(f"M{x} 0l{lean} {-height}q{width / 2}-8 {width} 0l{2 - lean} {height}z", light)
        drawn += path(
            f"M{x + width * 0.55} 0l{lean} {-height - 3}q{width * 0.25} 0 {width * 0.45} 3l{2 - lean} {height}z",
            season.rock[1],
        )
        if season.bare:
            drawn += path(f"M{x + lean - 1} {1 - height}q{width / 2}-14 {width + 2} 0z", season.snow)
    return placed(drawn + path("M-22-46l2-11h56l4 11z", mix(season.rock[0], "#000000", 0.12)), at, 1.05)


def battlefield(season: Season, at: Point) -> str:
    """Standards and spears in the ground, shields between them, and crows above."""
    wood, drawn = mix(season.trunk, "#000000", 0.2), ""
    for x, lean, height, colour in STANDARDS:
        cloth = path(f"M0-{height}h26l-7 8 9 7-6 6 3 6H0z", mix(colour, season.haze, 0.12)) if colour else ""
        point = (
            ""
            if colour
            else path(f"M-4-{height - 2}L0-{height + 14}L4-{height - 2}z", mix(season.rock[0], "#ffffff", 0.25))
        )
        drawn += placed(line(f"M0 0V-{height}", wood, 3) + cloth + point, (x, 0), 1, lean)
    for x, y in ((-14, -2), (40, 2), (66, -3)):
        drawn += blob((x, y), 12, 8, season.rock[0]) + blob((x, y), 10, 6, mix(season.trunk, "#7a5a36", 0.6))
    crows = "".join(f"M{x} {y}q6-7 11 0q6-7 12-1" for x, y in ((-20, -92), (8, -106), (34, -98)))
    return placed(drawn + line(crows, wood, 2.4), at)


def sheaf(season: Season, at: Point, scale: float) -> str:
    """A bound sheaf of corn."""
    drawn = path("M-9 0q9-14 1-32h16q-8 18 1 32z", season.wheat) + line("M-4-17h9", season.furrow, 2.6)
    return placed(drawn + line("M0 0l1-30M4 0l2-30", season.furrow, 1.4), at, scale)
