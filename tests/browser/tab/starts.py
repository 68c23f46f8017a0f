"""Start the arena in a tab again and again, each time in another browser: `python -m tests.browser.tab.starts FOLDER`.

The first start has an empty profile; before each other one the browser was closed, or killed, in turn. Prints how long the
starts took, and what the page said when one failed.
"""

import argparse
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Error, Playwright, sync_playwright

from tests.browser.tab.chromium import Chromium
from tests.browser.tab.inner import opened
from tests.browser.tab.web_host import WebHost


def start(playwright: Playwright, profile: Path, address: str, is_killed: bool) -> float:
    """Seconds from an open browser to the first page."""
    with Chromium(playwright, profile) as chromium:
        page = chromium.context.new_page()
        page.on("console", lambda said: print(said.type, said.text) if said.type == "error" else None)
        begun = time.perf_counter()
        opened(page, address)
        took = time.perf_counter() - begun
        if not is_killed:
            chromium.close()
        return took


def main() -> int:
    """Run it."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder", type=Path, help="what `regalia tab` has written")
    arguments.add_argument("--starts", type=int, default=50)
    chosen = arguments.parse_args()
    host = WebHost(chosen.folder)
    times, failures = [], 0
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile, sync_playwright() as playwright:
        for number in range(chosen.starts):
            try:
                times.append(start(playwright, Path(profile), host.address, is_killed=number % 2 == 1))
            except (AssertionError, Error) as wrong:
                failures += 1
                print(f"start {number + 1}: {wrong}")
    first, *later = times
    print(f"{len(times)} of {chosen.starts} starts; the first took {first:.1f} s.")
    print(f"Later ones took {min(later):.1f} to {max(later):.1f} s, half of them less than {median(later):.1f} s.")
    return 1 if failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
