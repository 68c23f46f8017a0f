"""What all covers are drawn with: SVG as text."""

import math
import random
from collections.abc import Iterable, Sequence

WIDTH, HEIGHT = 480, 300

Stop = tuple[float, str] | tuple[float, str, float]
Spot = tuple[float, float]


def element(tag: str, content: str = "", /, **attributes: object) -> str:
    """An element; `stroke_width` is written `stroke-width`."""
    said = "".join(f' {name.rstrip("_").replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f"<{tag}{said}>{content}</{tag}>" if content else f"<{tag}{said}/>"


def path(d: str, fill: str = "none", /, **more: object) -> str:
    """A path, filled or drawn as a line."""
    return element("path", d=d, fill=fill, **more)


def line(d: str, colour: str, width: float, **more: object) -> str:
    """A path that is drawn as a line."""
    return path(d, stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round", **more)


def circle(x: float, y: float, r: float, fill: str, **more: object) -> str:
    """A disc."""
    return element("circle", cx=f"{x:.1f}", cy=f"{y:.1f}", r=f"{r:.1f}", fill=fill, **more)


def rect(x: float, y: float, width: float, height: float, fill: str, **more: object) -> str:
    """A box."""
    return element("rect", x=f"{x:.1f}", y=f"{y:.1f}", width=f"{width:.1f}", height=f"{height:.1f}", fill=fill, **more)


def group(*parts: str, **attributes: object) -> str:
    """Several things as one."""
    return element("g", "".join(parts) or " ", **attributes)


def polygon(spots: Iterable[Spot], fill: str, **more: object) -> str:
    """A closed shape of straight edges."""
    return path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots) + "Z", fill, **more)


def stops(*given: Stop) -> str:
    """The stops of a gradient: where, which colour, how opaque."""
    return "".join(
        element("stop", offset=stop[0], stop_color=stop[1], stop_opacity=stop[2] if len(stop) == 3 else 1) for stop in given
    )


def fade(name: str, *given: Stop, to: Spot = (0, 1)) -> str:
    """A straight gradient, from above to below unless it goes elsewhere."""
    return element("linearGradient", stops(*given), id=name, x1=0, y1=0, x2=to[0], y2=to[1])


def shine(name: str, *given: Stop, at: Spot = (0.5, 0.5), reach: float = 0.5) -> str:
    """A gradient from a point outwards."""
    return element("radialGradient", stops(*given), id=name, cx=at[0], cy=at[1], r=reach)


def glow(name: str, x: float, y: float, r: float, colour: str, strength: float) -> str:
    """A light that falls off."""
    return shine(name, (0, colour, strength), (1, colour, 0)) + circle(x, y, r, f"url(#{name})")


def filling(colour: str) -> str:
    """The whole picture in one colour."""
    return rect(0, 0, WIDTH, HEIGHT, colour)


def ridge(rng: random.Random, base: float, height: float, colour: str, step: float = 40) -> str:
    """A jagged line of hills, down to the lower edge."""
    spots: list[Spot] = [(-20, HEIGHT + 20), (-20, base)]
    x = -20.0
    while x < WIDTH + step:
        x += step * rng.uniform(0.4, 1.1)
        spots.append((x, base - height * rng.random()))
    return polygon([*spots, (WIDTH + 60, HEIGHT + 20)], colour)


def star(x: float, y: float, r: float, points: int, inner: float = 0.5) -> Sequence[Spot]:
    """The corners of a star."""
    return [
        (
            x + r * (inner if corner % 2 else 1) * math.sin(corner * math.pi / points),
            y - r * (inner if corner % 2 else 1) * math.cos(corner * math.pi / points),
        )
        for corner in range(2 * points)
    ]


def rough(name: str = "rough", scale: float = 2.6, frequency: str = ".05") -> str:
    """An edge as a knife leaves it: `filter="url(#rough)"`."""
    noise = element("feTurbulence", type="fractalNoise", baseFrequency=frequency, numOctaves=3, seed=6, result="n")
    shift = element(
        "feDisplacementMap", in_="SourceGraphic", in2="n", scale=scale, xChannelSelector="R", yChannelSelector="G"
    )
    return element("filter", noise + shift, id=name, x=-0.03, y=-0.03, width=1.06, height=1.06)


def blurred(name: str, by: float) -> str:
    """Out of focus: `filter="url(#…)"`."""
    return element("filter", element("feGaussianBlur", stdDeviation=by), id=name, x=-0.5, y=-0.5, width=2, height=2)


def grain(strength: float = 0.16) -> str:
    """Grain over the whole picture, as paper has it."""
    noise = element("feTurbulence", type="fractalNoise", baseFrequency=".8", numOctaves=2, seed=9)
    grey = element("feColorMatrix", values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 -2 1.3")
    made = element("filter", noise + grey, id="grain", x=0, y=0, width=1, height=1)
    return made + rect(
        0, 0, WIDTH, HEIGHT, "#000", filter="url(#grain)", style=f"mix-blend-mode:soft-light;opacity:{strength}"
    )
