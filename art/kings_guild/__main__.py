"""Bakes rooms and faces with Chromium, each kind as one sheet of WebP: `python -m art.kings_guild`."""

from base64 import b64decode
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from art.kings_guild.faces import FACES, face
from art.kings_guild.rooms import ROOMS, WIDE, room
from tests.browser.conftest import CHROMIUM, QUIET

BOARD = Path(__file__).parents[2] / "src/regalia/games/kings_guild/board/art"
COLUMNS = 6
"""Of a sheet; the boards' style sheets count on it."""
QUALITY = 0.72
BAKE = """async ([drawings, columns, width, height, quality]) => {
    const canvas = new OffscreenCanvas(columns * width, Math.ceil(drawings.length / columns) * height)
    for (const [place, drawing] of drawings.entries()) {
        const image = new Image(width, height)
        const sized = drawing.replace("<svg ", `<svg width="${width}" height="${height}" `)
        image.src = URL.createObjectURL(new Blob([sized], {type: "image/svg+xml"}))
        await image.decode()
        const [x, y] = [place % columns * width, Math.floor(place / columns) * height]
        canvas.getContext("2d").drawImage(image, x, y, width, height)
    }
    const reader = new FileReader()
    reader.readAsDataURL(await canvas.convertToBlob({type: "image/webp", quality}))
    await new Promise(done => reader.onload = done)
    return reader.result
}"""


def bake(page: Page, name: str, drawings: list[str], columns: int, size: tuple[int, int]) -> None:
    """Several drawings of one size, as one picture."""
    address: str = page.evaluate(BAKE, [drawings, columns, *size, QUALITY])
    picture = b64decode(address.partition(",")[2])
    (BOARD / f"{name}.webp").write_bytes(picture)
    print(f"{name}: {len(picture) / 1000:.1f} KB")


def main() -> None:
    """Bake everything."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = browser.new_page()
        bake(page, "rooms", [room(name) for name in ROOMS if name not in WIDE], COLUMNS, (240, 200))
        bake(page, "halls", [room(name) for name in WIDE], 1, (488, 200))
        bake(page, "faces", [face(name) for name in FACES], COLUMNS, (144, 156))
        browser.close()


if __name__ == "__main__":
    main()
