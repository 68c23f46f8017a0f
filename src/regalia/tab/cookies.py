"""Cookies of the tab. Responses that a service worker makes cannot set any, so the arena keeps them itself, in a file."""

import time
from collections.abc import Callable, Iterable
from email.utils import parsedate_to_datetime
from http.cookies import Morsel, SimpleCookie
from math import inf

import msgspec
from msgspec import Struct

from regalia.tab.opfs import Files

FILE = "cookies"


class Cookie(Struct, frozen=True):
    """One cookie."""

    value: str
    until: float | None = None
    """When it expires; None when the tab is closed."""


class Jar:
    """The cookies that the arena has set, and that its requests carry."""

    def __init__(self, files: Files, clock: Callable[[], float] = time.time) -> None:
        self._files = files
        self._clock = clock
        self._cookies = read(files.read(FILE, 0, files.size(FILE)))

    @property
    def header(self) -> str:
        """The `Cookie` header of a request; empty without cookies."""
        now = self._clock()
        return "; ".join(f"{name}={each.value}" for name, each in self._cookies.items() if is_fresh(each, now))

    def keep(self, headers: Iterable[str]) -> None:
        """Take over what `Set-Cookie` headers say. One that has expired is deleted."""
        before = dict(self._cookies)
        for header in headers:
            for name, morsel in SimpleCookie(header).items():
                self._cookies[name] = Cookie(morsel.coded_value, self._until(morsel))
        now = self._clock()
        self._cookies = {name: each for name, each in self._cookies.items() if is_fresh(each, now)}
        if self._cookies != before:
            lasting = {name: each for name, each in self._cookies.items() if each.until is not None}
            self._files.put(FILE, msgspec.json.encode(lasting))

    def _until(self, morsel: Morsel[str]) -> float | None:
        """When a cookie expires; `Max-Age` goes before `Expires`, as in browsers."""
        if morsel["max-age"]:
            return self._clock() + float(morsel["max-age"])
        if morsel["expires"]:
            return parsedate_to_datetime(morsel["expires"]).timestamp()
        return None


def is_fresh(cookie: Cookie, now: float) -> bool:
    """True if a cookie has not expired."""
    return now < (inf if cookie.until is None else cookie.until)


def read(kept: bytes) -> dict[str, Cookie]:
    """The cookies of a file; none if it cannot be read, as if a browser had lost them."""
    try:
        return msgspec.json.decode(kept, type=dict[str, Cookie]) if kept else {}
    except msgspec.DecodeError:
        return {}
