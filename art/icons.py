"""`python -m art.icons`: draws the icons of the installed app from the one of the tab, with Chromium."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM, QUIET

PUBLIC = Path(__file__).parents[1] / "client/public"
SIZES = (192, 512)
PAGE = "<style>body{margin:0;background:#211f2a;display:grid;place-items:center;height:100vh}svg{width:72vmin}</style>"


def main() -> None:
    """Draw all sizes. The shield keeps off the edges, which some devices round."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(PAGE + (PUBLIC / "favicon.svg").read_text("utf-8"))
            page.screenshot(path=PUBLIC / f"icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
