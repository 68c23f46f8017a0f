"""Bakes the painted map with Chromium, a WebP file for each season: `python -m art.old_kings_crown`."""

from base64 import b64decode
from pathlib import Path

from playwright.sync_api import sync_playwright

from art.old_kings_crown.panorama import HEIGHT, WIDTH, panorama
from art.old_kings_crown.seasons import SEASONS
from tests.browser.conftest import CHROMIUM, QUIET

BOARD = Path(__file__).parents[2] / "src/regalia/games/old_kings_crown/board/art"
BAKED = 2064
"""Pixels from left to right."""
QUALITY = 0.58
BAKE = """async ([drawing, width, height, quality]) => {
    const image = new Image(), canvas = new OffscreenCanvas(width, height), context = canvas.getContext("2d")
    image.src = URL.createObjectURL(new Blob([drawing], {type: "image/svg+xml"}))
    await image.decode()
    context.imageSmoothingQuality = "high"
    context.drawImage(image, 0, 0, width, height)
    const reader = new FileReader()
    reader.readAsDataURL(await canvas.convertToBlob({type: "image/webp", quality}))
    await new Promise(done => reader.onload = done)
    return reader.result
}"""


def main() -> None:
    """Bake all seasons."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = browser.new_page()
        for season in SEASONS:
            size = [BAKED, round(BAKED * HEIGHT / WIDTH)]
            address: str = page.evaluate(BAKE, [panorama(season), *size, QUALITY])
            picture = b64decode(address.partition(",")[2])
            (BOARD / f"{season.name}.webp").write_bytes(picture)
            print(f"{season.name}: {len(picture) / 1000:.1f} KB")
        browser.close()


if __name__ == "__main__":
    main()
