"""Gradients, outlines and filters that the whole picture shares."""

from art.old_kings_crown.brush import mix
from art.old_kings_crown.seasons import Season

GOUACHE = """<filter id="gouache" x="0" y="0" width="1" height="1">
  <feTurbulence type="fractalNoise" baseFrequency=".018 .03" numOctaves="3" seed="4"/>
  <feDisplacementMap in="SourceGraphic" scale="9" xChannelSelector="R" yChannelSelector="G"/></filter>"""
"""Ragged edges, as a wet brush leaves them."""
GRAIN = """<filter id="grain" x="0" y="0" width="1" height="1">
  <feTurbulence type="fractalNoise" baseFrequency=".55 .4" numOctaves="3" seed="9"/>
  <feDiffuseLighting surfaceScale="1.1" lighting-color="#fff">
  <feDistantLight azimuth="225" elevation="52"/></feDiffuseLighting>
  </filter>"""
"""Canvas, lit from the upper left."""


def lights(season: Season) -> str:
    """The colours of a season where they run into one another."""
    dark = mix(season.ground[1], "#000000", 0.45)
    return "".join((
        gradient("sky", *zip((0, 0.4, 0.8, 1), season.sky, (1, 1, 1, 1), strict=True)),
        gradient("water", *zip((0, 0.3, 1), season.water, (1, 1, 1), strict=True)),
        gradient("sun", *zip((0, 0.1, 0.16, 1), [season.sun] * 4, (1, 0.95, 0.5, 0), strict=True), kind="radial"),
        gradient("mist", *zip((0, 0.7, 1), [season.haze] * 3, (0, 0.75, 0), strict=True)),
        gradient("ground", (0, season.ground[0], 1), (1, season.ground[1], 1)),
        gradient("near", (0, mix(*season.ground, 0.35), 1), (1, mix(season.ground[1], "#000000", 0.25), 1)),
        gradient("dusk", (0, dark, 0), (1, dark, 0.72)),
        GOUACHE,
        GRAIN,
    ))  # fmt: skip


def gradient(name: str, *stops: tuple[float, str, float], kind: str = "linear") -> str:
    """Colours from above to below, or from the middle outwards; each stop has its place, its colour and its opacity."""
    drawn = "".join(f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{alpha}"/>' for at, colour, alpha in stops)
    way = 'x2="0" y2="1"' if kind == "linear" else ""
    return f'<{kind}Gradient id="{name}" {way}>{drawn}</{kind}Gradient>'
