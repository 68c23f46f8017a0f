"""Contexts of the browser that one test after the other uses: what one has loaded, the next need not load again."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.server.players import Guest, Host


@dataclass(frozen=True)
class Device:
    """A device: its size, language and theme."""

    width: int
    height: int
    language: str
    theme: str
    scale: int = 1


class Devices:
    """Devices that are lent, as good as new but for the files in their caches."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free = defaultdict[str, list[BrowserContext]](list)
        self._settings = dict[BrowserContext, dict[str, Any]]()

    def lend(self, **settings: Any) -> BrowserContext:
        """A device with these settings, until it is given back."""
        if free := self._free[repr(settings)]:
            return free.pop()
        context = self._browser.new_context(**settings)
        self._settings[context] = settings
        return context

    def give_back(self, context: BrowserContext) -> None:
        """Forget all that people have left on a device, and lend it to others from now on."""
        page, *others = context.pages or [context.new_page()]
        for other in others:
            other.close()
        context.set_offline(False)
        context.clear_cookies()
        context.clear_permissions()
        page.goto("about:blank")  # a page that is still open could store more
        settings = self._settings[context]
        wiped = {"origin": settings["base_url"], "storageTypes": "all"}
        context.new_cdp_session(page).send("Storage.clearDataForOrigin", wiped)
        page.close()
        self._free[repr(settings)].append(context)


@cache
def devices(browser: Browser) -> Devices:
    """The devices of a browser."""
    return Devices(browser)


@contextmanager
def looking(browser: Browser, host: Host, person: Guest, device: Device) -> Iterator[Page]:
    """A page of the arena on a person's device; none of its scripts must have failed in the end."""
    context = devices(browser).lend(
        base_url=host.url,
        locale=device.language,
        viewport={"width": device.width, "height": device.height},
        device_scale_factor=device.scale,
        reduced_motion="reduce",
    )
    cookies = {"regalia": person.token, "theme": device.theme, "lang": device.language}
    context.add_cookies([{"name": name, "value": value, "url": host.url} for name, value in cookies.items()])
    page, errors = context.new_page(), list[str]()
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    devices(browser).give_back(context)
    assert errors == []
