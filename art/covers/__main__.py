"""`python -m art.covers [SLUG...]`: draws the covers anew, with Chromium, and keeps each as `cover.webp` of its game."""

import sys
from base64 import b64decode
from collections.abc import Callable, Mapping
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from art.covers import kings_guild, nocturion, old_kings_crown, oriflamme, wheel_of_time
from art.covers.drawing import HEIGHT, WIDTH
from tests.browser.conftest import CHROMIUM, QUIET

GAMES = Path(__file__).parents[2] / "src/regalia/games"
SCALE = 1.5
QUALITY = 0.82
COVERS: Mapping[str, Callable[[], str]] = {
    "kings_guild": kings_guild.cover,
    "nocturion": nocturion.cover,
    "old_kings_crown": old_kings_crown.cover,
    "oriflamme": oriflamme.cover,
    "wheel_of_time": wheel_of_time.cover,
}
BAKE = """async ([svg, width, height, quality]) => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([svg], {type: 'image/svg+xml'}));
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {width, height});
    canvas.getContext('2d').drawImage(image, 0, 0, width, height);
    return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


def bake(page: Page, drawing: str) -> bytes:
    """A drawing as WebP."""
    width, height = round(WIDTH * SCALE), round(HEIGHT * SCALE)
    size = f'width="{width}" height="{height}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{drawing}</svg>'
    return b64decode(page.evaluate(BAKE, [svg, width, height, QUALITY]))


def main() -> None:
    """Draw the covers of all games, or of those that are named."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = browser.new_page()
        for slug in sys.argv[1:] or COVERS:
            picture = bake(page, COVERS[slug]())
            (GAMES / slug / "cover.webp").write_bytes(picture)
            print(f"{slug}: {len(picture) / 1000:.0f} KB")
        browser.close()


if __name__ == "__main__":
    main()
