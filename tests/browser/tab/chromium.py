"""A Chromium of our own, with a profile that outlasts it, which can be killed like by an empty battery."""

import os
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from playwright.sync_api import BrowserContext, Playwright

from tests.browser.conftest import CHROMIUM, QUIET

ADDRESS = b"DevTools listening on "


class Chromium:
    """A browser in processes of its own."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        own = ["--headless=new", "--remote-debugging-port=0", "--no-first-run", f"--user-data-dir={profile}"]
        self._process = subprocess.Popen(
            [CHROMIUM, *QUIET, *own, "about:blank"], stderr=subprocess.PIPE, start_new_session=True
        )
        self._browser = playwright.chromium.connect_over_cdp(self._listening())
        self.context: BrowserContext = self._browser.contexts[0]

    def _listening(self) -> str:
        """The address by which the browser is driven: it says so as soon as it has started."""
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if line.startswith(ADDRESS):
                return line.removeprefix(ADDRESS).decode().strip()
        raise AssertionError("Chromium has ended")

    def kill(self) -> None:
        """End all its processes at once: nothing is written any more."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.communicate()

    def crash_pages(self) -> None:
        """End the processes of all pages; the browser goes on."""
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(ProcessLookupError, FileNotFoundError):
                number = int(process.name)
                is_own = os.getpgid(number) == self._process.pid
                if is_own and b"--type=renderer" in process.joinpath("cmdline").read_bytes():
                    os.kill(number, signal.SIGKILL)

    def close(self) -> None:
        """Close the browser as people do."""
        self._browser.new_browser_cdp_session().send("Browser.close")
        self._process.communicate(timeout=60)

    def __enter__(self) -> "Chromium":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: BaseException | TracebackType | None) -> None:
        if self._process.poll() is None:
            self.kill()
