"""The whole picture, from the sky to the foreground: three landscapes that meet at posts of the board."""

import math
from itertools import pairwise
from random import Random

from art.old_kings_crown.brush import Point, blades, blob, line, mix, noise, path, shape, strokes
from art.old_kings_crown.lights import lights
from art.old_kings_crown.nature import leafy, mountain, pine, tree
from art.old_kings_crown.seasons import Season
from art.old_kings_crown.works import battlefield, castle, sheaf, shrine, stones, windmill

WIDTH, HEIGHT = 2580, 760
THIRD = WIDTH // 3
HORIZON = 262
SEED = 7
VANISHING = 1300
"""Where the furrows of the Plateau run together."""

PEAKS = (
    ((120, 92), (230, 210), 0.42),
    ((700, 104), (200, 260), 0.42),
    ((415, 20), (260, 280), 0.22),
    ((215, 70), (190, 200), 0.14),
    ((590, 76), (190, 230), 0.14),
    ((40, 150), (150, 170), 0.06),
    ((800, 158), (170, 190), 0.1),
)
"""Mountains from back to front: peak, how far both sides reach, and how much haze lies before them."""
CLOUDS = ((240, 66, 1.0), (760, 110, 0.8), (1010, 48, 1.2), (1480, 84, 0.9), (1790, 44, 1.25), (2390, 96, 1.0))
MESAS = ((980, 150, 46), (1220, 90, 64), (1560, 170, 40))
ROWS = (-4, 10, 22, 40, 68, 112, 180, 290, 538)
"""Where the bands of fields on the Plateau lie, below the horizon."""
HEDGES = (40, 44, 46, 50, 44)
RIVER = (
    "M2120 274C2180 278 2330 284 2300 302C2260 328 1990 336 1960 390C1930 482 2020 592 1900 760L2440 760"
    "C2360 622 2220 472 2250 408C2290 372 2480 350 2490 306C2500 284 2280 276 2200 274Z"
)
LOWLAND_TREES = (
    (1738, 74, 84),
    (1772, 60, 62),
    (1960, 70, 92),
    (2004, 84, 66),
    (2250, 60, 58),
    (2286, 70, 84),
    (2552, 58, 96),
    (2150, 50, 40),
    (2186, 46, 34),
    (2066, 52, 36),
)
SHEAVES = ((990, 84, 0.8), (1018, 96, 0.95), (1146, 92, 0.9), (1172, 80, 0.75), (1196, 102, 1.05), (956, 104, 1.0))
SLOPE = ((-40, 34), (120, 20), (250, 40), (420, 28), (560, 52), (720, 40), (860, 70), (860, 538), (-40, 538))
CRAG = ((96, 80), (112, 34), (140, 12), (158, -20), (196, -34), (256, -36), (300, -22), (316, 10), (346, 36), (366, 84))
SHADED_CRAG = ((236, 84), (226, 40), (250, 10), (244, -36), *CRAG[5:])


def panorama(season: Season) -> str:
    """The picture of a season, as SVG. Its filters are for the baking: ragged edges of gouache, and the grain of canvas."""
    rng = Random(SEED)
    layers = (sky, distance, highland_peaks, lowlands, plateau, highlands, foreground, air)
    painted = "".join(layer(rng, season) for layer in layers)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
        f'<defs>{lights(season)}{outlines()}</defs><g filter="url(#gouache)">{painted}</g>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" filter="url(#grain)" style="mix-blend-mode:multiply" opacity=".3"/></svg>'
    )


def below(points: tuple[Point, ...]) -> list[Point]:
    """Points whose heights are told from the horizon."""
    return [(x, HORIZON + y) for x, y in points]


def outlines() -> str:
    """What clips the river, the fields and the meadow of the Highlands."""
    return (
        f'<clipPath id="river"><path d="{RIVER}"/></clipPath>'
        '<clipPath id="tableland"><path d="M860 790V322L900 274 980 266 1620 264 1720 286V790Z"/></clipPath>'
        f'<clipPath id="slope">{shape(below(SLOPE), "#fff")}</clipPath>'
    )


def sky(rng: Random, season: Season) -> str:
    """The sky in bands of brush strokes, the sun, and heaps of cloud lit from above."""
    drawn = f'<rect x="-40" y="-40" width="{WIDTH + 80}" height="{HORIZON + 80}" fill="url(#sky)"/>'
    for band, colour in enumerate(season.sky):
        top, tints = band * HORIZON / 3, [mix(colour, season.cloud, share) for share in (0, 0.12, 0.25)]
        drawn += strokes(
            rng, 150, (-60, top - 50, WIDTH, top + 60), tints, length=(60, 220), width=(5, 17), opacity=0.3,
            angle=lambda x, y: -0.05 + 0.06 * math.sin(x / 300),
        )  # fmt: skip
    drawn += f'<circle cx="{season.sun_at[0]}" cy="{season.sun_at[1]}" r="330" fill="url(#sun)"/>'
    for x, y, size in CLOUDS:
        for dab in range(26):
            aside = rng.gauss(0, 70 * size)
            wide = rng.uniform(26, 60) * size * math.exp(-abs(aside) / 150 / size)
            tint = mix(season.cloud, season.sky[0], 0.25) if dab % 3 == 0 else mix(season.cloud, "#ffffff", 0.15)
            drawn += blob((x + aside, y + 8 + rng.gauss(0, 10 * size)), wide, wide * 0.26, tint, 0.34)
    return drawn


def distance(rng: Random, season: Season) -> str:
    """Far ranges in haze, and the mesas of the Plateau before them."""
    far, near = mix(season.far, season.haze, 0.42), mix(season.middle, season.haze, 0.36)
    drawn = ridge(noise(rng, 130, 5, 6), 4, [150 * rise(step / 129) for step in range(130)], far)
    for x, wide, high in MESAS:
        cliff, half = mix(season.cliff, season.haze, 0.5), wide / 2
        side = [(x + half * 0.88, -high - 2), (x + half, 5 - high), (x + half + 34, 0)]
        drawn += shape(below(((x - half - 26, 0), (x - half, 4 - high), (x - half * 0.92, -high), *side)), cliff)
        drawn += shape(below(((x + wide * 0.1, 0), (x + wide * 0.16, 1 - high), *side)), mix(cliff, season.middle, 0.4))
    heights = [60 * (0.8 if not 0.35 < step / 119 < 0.62 else 0.3) for step in range(120)]
    return drawn + ridge(noise(rng, 120, 7), 6, heights, near)


def rise(share: float) -> float:
    """How high the far ranges are, so far from left to right: highest behind the Highlands."""
    return max(0.16, 1 - abs(share - 0.16) / 0.27) if share < 0.5 else 0.18 + 0.12 * math.sin(share * 17)


def ridge(outline: list[float], foot: float, heights: list[float], colour: str) -> str:
    """A range of hills along the whole horizon."""
    last = len(outline) - 1
    pairs = enumerate(zip(outline, heights, strict=True))
    points = [(step * WIDTH / last, HORIZON + foot - height * (0.55 + 0.45 * bump)) for step, (bump, height) in pairs]
    return shape([(0, HEIGHT), *points, (WIDTH, HEIGHT)], colour)


def highland_peaks(rng: Random, season: Season) -> str:
    """The mountains, with mist at their feet, and the ground of all three landscapes."""
    drawn = "".join(mountain(rng, season, peak, widths, HORIZON + 60, haze) for peak, widths, haze in PEAKS)
    drawn += f'<rect y="{HORIZON - 70}" width="980" height="120" fill="url(#mist)" opacity=".8"/>'
    return drawn + f'<rect x="-40" y="{HORIZON + 14}" width="{WIDTH + 80}" height="{HEIGHT}" fill="url(#ground)"/>'


def lowlands(rng: Random, season: Season) -> str:
    """Meadows by a river, a shrine on its hill and the stones of the Necropolis."""
    grass, shade = season.grass
    land = ((1700, 16), (1800, -6), (1960, 2), (2140, -12), (2330, -4), (2620, -22), (2620, 540), (1720, 540), (1720, 40))
    drawn = shape(below(land), mix(grass, season.haze, 0.25))
    for _ in range(90):
        leaf = season.trunk if season.bare else rng.choice(season.leaves)
        colour = mix(mix(leaf, season.haze, 0.45), season.middle, rng.uniform(0, 0.5))
        centre = rng.uniform(1700, WIDTH), HORIZON + rng.uniform(-7, 13)
        drawn += blob(centre, rng.uniform(10, 24), rng.uniform(8, 15), colour)
    tints = [mix(grass, shade, 0.3), mix(grass, season.haze, 0.3), mix(grass, shade, 0.6), mix(grass, season.sun, 0.2)]
    drawn += strokes(rng, 700, (1720, HORIZON + 16, WIDTH, HEIGHT), tints, length=(26, 90), width=(3, 9), opacity=0.55)
    drawn += path("M2250 328Q2400 238 2580 292Q2400 412 2200 328Z", mix(grass, shade, 0.25))
    drawn += hillside(rng, season, (2290, HORIZON + 26, 2580, HORIZON + 96), 2470)
    bank = mix(season.ground[1], season.cliff, 0.35)
    drawn += f'<path d="{RIVER}" fill="{bank}" transform="translate(0 -5)"/><path d="{RIVER}" fill="url(#water)"/>'
    waves = [season.water[0], mix(season.water[0], season.water[1], 0.5), season.water[2], season.sun]
    ripples = strokes(rng, 240, (1880, HORIZON + 14, 2500, HEIGHT), waves, length=(24, 120), width=(2, 7))
    drawn += f'<g clip-path="url(#river)">{ripples}</g>' + stones(rng, season, (2420, HORIZON + 28))
    drawn += path(f"M1700 336Q1860 268 2030 328V{HORIZON + 96}H1700Z", mix(grass, shade, 0.12))
    drawn += hillside(rng, season, (1720, HORIZON + 40, 2020, HORIZON + 92), 1860) + shrine(season, (1862, HORIZON + 50))
    return drawn + "".join(tree(rng, season, (x, HORIZON + y), height) for x, y, height in LOWLAND_TREES)


def hillside(rng: Random, season: Season, box: tuple[float, float, float, float], top: float) -> str:
    """Grass that bends over a hill."""
    tints = [*season.grass, mix(season.grass[0], season.haze, 0.4)]
    return strokes(
        rng, 155, box, tints, length=(16, 50), width=(3, 7), opacity=0.6, angle=lambda x, y: (x - top) / 700
    )  # fmt: skip


def plateau(rng: Random, season: Season) -> str:
    """Tableland: fields in perspective with hedges between them, a windmill, sheaves and a battlefield."""
    tilled = "".join(band(rng, season, number) for number in range(len(ROWS) - 1))
    tints = [mix(season.wheat, season.sun, 0.4), season.furrow, season.wheat]
    box = (THIRD, HORIZON, 1760, HORIZON + 130)
    tilled += strokes(rng, 260, box, tints, length=(8, 30), width=(1.5, 4), angle=to_vanishing)
    drawn = f'<g clip-path="url(#tableland)">{tilled}</g>' + windmill(season, (1080, HORIZON + 52))
    if season.name != "spring":
        drawn += "".join(sheaf(season, (x, HORIZON + y), size) for x, y, size in SHEAVES)
    drawn += battlefield(season, (1530, HORIZON + 66))
    feet = [(rng.uniform(*rng.choice(((826, 905), (1675, 1775)))), HORIZON + rng.uniform(70, 190)) for _ in range(40)]
    return drawn + "".join(tree(rng, season, foot, rng.uniform(44, 74)) for foot in feet)


def to_vanishing(x: float, y: float) -> float:
    """The slant of a furrow at this place of the picture."""
    return math.atan2(y - HORIZON + 5, x - VANISHING) if abs(x - VANISHING) > 60 else math.pi / 2


def across(share: float, y: float) -> float:
    """Where something on the Plateau stands that is so far from left to right, at this height of the picture."""
    return VANISHING + (share - 0.5) * (THIRD + (y - HORIZON) * 3.2)


def band(rng: Random, season: Season, number: int) -> str:
    """A row of fields, each with its furrows, and the hedge behind it."""
    top, bottom = HORIZON + ROWS[number], HORIZON + ROWS[number + 1]
    count, off = 5 + number % 3, rng.uniform(-0.04, 0.04)
    edges = [off, *(off + step / count + rng.uniform(-0.06, 0.06) for step in range(1, count)), 1 + off]
    drawn = "".join(field(rng, season, (left, right), (top, bottom), number) for left, right in pairwise(edges))
    for _ in range(HEDGES[number] if number < len(HEDGES) else 0):
        leaf = mix(season.trunk if season.bare else rng.choice(season.leaves), season.haze, max(0, 0.4 - number * 0.08))
        drawn += blob(
            (across(rng.uniform(-0.02, 1.02), top), top + rng.uniform(-2, 2)), 3 + number * 1.2, 2.4 + number * 0.9, leaf
        )
    return drawn


def field(rng: Random, season: Season, sides: Point, rows: Point, number: int) -> str:
    """One field, ploughed along or across."""
    (left, right), (top, bottom) = sides, rows
    soil = mix(rng.choice(season.fields), season.haze, max(0, 0.5 - number * 0.1))
    corners = [
        (across(left, top), top),
        (across(right, top), top),
        (across(right, bottom), bottom),
        (across(left, bottom), bottom),
    ]
    drawn = shape(corners, soil, f'stroke="{mix(soil, season.grass[1], 0.45)}" stroke-width="{1 + number * 0.45:g}"')
    furrows = ["", ""]
    along = rng.random() < 0.35
    for step in range(1, 9):
        if along:
            y = top + (bottom - top) * (step / 9) ** 1.3
            furrows[0] += f"M{across(left, y):.0f} {y:.0f}H{across(right, y):.0f}"
        else:
            share = left + (right - left) * step / 9
            furrows[step % 2] += f"M{across(share, top):.0f} {top:.0f}L{across(share, bottom):.0f} {bottom:.0f}"
    drawn += line(furrows[0] or "M0 0", mix(soil, season.furrow, 0.55), 1 + number * 0.6, 0.75)
    return drawn + line(furrows[1] or "M0 0", mix(soil, season.sun, 0.28), 1 + number * 0.7, 0.6)


def highlands(rng: Random, season: Season) -> str:
    """Slopes with pines before the mountains, and the castle on its crag."""
    tints = [
        season.slope,
        mix(season.slope, season.haze, 0.3),
        mix(season.slope, season.rock[1], 0.35),
        mix(season.slope, season.grass[1], 0.5),
    ]
    meadow = strokes(
        rng, 420, (0, HORIZON + 10, 880, 520), tints, length=(20, 70), width=(3, 9), opacity=0.6,
        angle=lambda x, y: 0.28 * math.sin(x / 130) + 0.1,
    )  # fmt: skip
    drawn = shape(below(SLOPE), season.slope) + f'<g clip-path="url(#slope)">{meadow}</g>'
    drawn += shape(below(CRAG), season.rock[0]) + shape(below(SHADED_CRAG), season.rock[1])
    cracks = [*season.rock, mix(season.rock[0], season.haze, 0.35)]
    drawn += strokes(
        rng,
        60,
        (124, HORIZON - 10, 330, HORIZON + 70),
        cracks,
        length=(10, 34),
        width=(2, 5),
        opacity=0.6,
        angle=lambda x, y: 1.3,
    )
    if season.bare:
        drift = ((150, -14), (196, -36), (256, -38), (304, -20), (280, -12), (240, -24), (200, -16))
        drawn += shape(below(drift), season.snow)
    drawn += castle(season, (222, HORIZON - 32))
    woods = [(rng.uniform(440, 850), rng.uniform(60, 170)) for _ in range(72)]
    woods += [(rng.uniform(0, 130), rng.uniform(40, 170)) for _ in range(26)]
    woods += [(rng.uniform(330, 460), rng.uniform(60, 170)) for _ in range(16)]
    for x, y in sorted(woods, key=lambda foot: foot[1]):
        drawn += pine(rng, season, (x, HORIZON + y), (34 + y / 2) * rng.uniform(0.8, 1.25), max(0, 0.4 - y / 260))
    if season.falling == "leaves":
        spots = [(rng.uniform(470, 820), HORIZON + rng.uniform(90, 170)) for _ in range(12)]
        drawn += "".join(leafy(rng, season, spot, rng.uniform(40, 62)) for spot in spots)
    return drawn


def foreground(rng: Random, season: Season) -> str:
    """The quiet ground on which cards lie, with grass, reeds and corn at its edges."""
    edge = [(THIRD * step / 89, HORIZON + 178 + 16 * bump) for step, bump in enumerate(noise(rng, 90, 6, 4))]
    drawn = shape([(-40, 800), (-40, HORIZON + 180), *edge, (THIRD, 800)], "url(#near)")
    earth = [*season.ground, mix(season.slope, season.ground[1], 0.5), mix(season.ground[0], season.sun, 0.22)]
    drawn += strokes(rng, 520, (-20, HORIZON + 176, 800, HEIGHT), earth, length=(20, 80), width=(3, 10), opacity=0.42)
    grass, shade = season.grass
    meadow = [grass, shade, mix(shade, season.ground[1], 0.5)]
    drawn += strokes(rng, 420, (1760, HORIZON + 130, WIDTH, HEIGHT), meadow, length=(20, 80), width=(2, 7), opacity=0.22)
    reeds = [
        (rng.uniform(*rng.choice(((1780, 1980), (2340, WIDTH)))), rng.uniform(HORIZON + 150, HEIGHT)) for _ in range(360)
    ]
    drawn += blades(rng, reeds, [grass, shade, season.wheat], (16, 46), 2.4, 0.75)
    if season.name in ("spring", "summer"):
        corn = [(rng.uniform(880, 1710), rng.uniform(HORIZON + 150, HEIGHT + 20)) for _ in range(900)]
        drawn += blades(rng, corn, [season.wheat, season.furrow, mix(season.wheat, season.sun, 0.5)], (22, 60), 2.6, 0.55)
    return drawn + f'<rect x="-40" y="{HORIZON + 130}" width="{WIDTH + 80}" height="{HEIGHT}" fill="url(#dusk)"/>'


def air(rng: Random, season: Season) -> str:
    """What falls: petals, leaves or snow."""
    if season.falling == "snow":
        flakes = [(rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT), rng.uniform(1, 3.4)) for _ in range(420)]
        return "".join(blob((x, y), size, size, "#ffffff", round(rng.uniform(0.5, 0.95), 2)) for x, y, size in flakes)
    if season.falling == "petals":
        petals = [(rng.uniform(0, WIDTH), rng.uniform(120, HEIGHT), rng.uniform(2, 4.5)) for _ in range(90)]
        return "".join(blob((x, y), size, size * 0.55, "#fbe3e6", 0.9) for x, y, size in petals)
    if season.falling == "leaves":
        leaves = [(rng.uniform(0, WIDTH), rng.uniform(30, HEIGHT), rng.uniform(4, 9)) for _ in range(80)]
        return "".join(
            f'<path fill="{rng.choice(season.leaves)}" transform="translate({x:.0f} {y:.0f})rotate({rng.randint(0, 359)})" '
            f'd="M0 0q{size / 2:.1f} {-size / 2:.1f} {size:.1f} 0q{-size / 2:.1f} {size / 2:.1f} {-size:.1f} 0z"/>'
            for x, y, size in leaves
        )
    return ""
