"""Bakes the kit's surfaces: noise lit from the side, as grey tiles that style sheets multiply onto a colour.

`python -m tools.surfaces` draws them again with Chromium. A live page runs no filters: it only repeats the tiles.
"""

from base64 import b64decode
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import CHROMIUM, QUIET

SURFACES = Path(__file__).parents[1] / "client/src/kit/surfaces"
QUALITY = 0.72


@dataclass(frozen=True)
class Surface:
    """A material: its noise, and how deep the light that falls on it from the side makes it look."""

    name: str
    frequency: str
    octaves: int
    depth: float
    elevation: int
    azimuth: int = 235
    brightness: float = 1.0
    size: int = 256
    seed: int = 2


MATERIALS = (
    Surface("felt", ".9 .75", 3, 1.5, 46),
    Surface("paper", ".04 .045", 5, 0.9, 66, brightness=1.09),
    Surface("wood", ".006 .11", 4, 2.2, 52, azimuth=270, size=384, seed=11),
    Surface("metal", ".9 .012", 2, 0.9, 55, azimuth=180, seed=4),
    Surface("cloth", ".5 .5", 1, 0.7, 64, brightness=1.1, size=200),
    Surface("leather", ".16", 3, 2.0, 52),
    Surface("stone", ".035 .05", 5, 2.6, 54, brightness=1.05),
)


def drawing(surface: Surface) -> str:
    """The material as an SVG picture whose edges meet."""
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{surface.size}" height="{surface.size}">
        <filter id="f" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency="{surface.frequency}" numOctaves="{surface.octaves}"
            seed="{surface.seed}" stitchTiles="stitch"/>
        <feDiffuseLighting surfaceScale="{surface.depth}" diffuseConstant="{surface.brightness}" lighting-color="#fff">
        <feDistantLight azimuth="{surface.azimuth}" elevation="{surface.elevation}"/></feDiffuseLighting></filter>
        <rect width="100%" height="100%" filter="url(#f)"/></svg>"""


BAKE = """async ([drawing, size, quality]) => {
    const image = new Image(), canvas = new OffscreenCanvas(size, size), context = canvas.getContext("2d")
    image.src = "data:image/svg+xml," + encodeURIComponent(drawing)
    await image.decode()
    context.drawImage(image, 0, 0)
    const reader = new FileReader()
    reader.readAsDataURL(await canvas.convertToBlob({type: "image/webp", quality}))
    await new Promise(done => reader.onload = done)
    return reader.result
}"""


def bake(page: Page, surface: Surface) -> bytes:
    """The material as a WebP tile."""
    address: str = page.evaluate(BAKE, [drawing(surface), surface.size, QUALITY])
    return b64decode(address.partition(",")[2])


def main() -> None:
    """Bake all materials."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = browser.new_page()
        for surface in MATERIALS:
            tile = bake(page, surface)
            (SURFACES / f"{surface.name}.webp").write_bytes(tile)
            print(f"{surface.name}: {len(tile) / 1000:.1f} KB")
        browser.close()


if __name__ == "__main__":
    main()
