"""Browsers without script, at an arena."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import httpx

from tests.server.players import NO_TLS, Host

PASSWORD = "correct horse battery"


@contextmanager
def browsing(host: Host, token: str = "", **headers: str) -> Iterator[httpx.Client]:
    """A browser, perhaps with a person's cookie."""
    asked = {"Accept-Language": "en"} | headers
    with httpx.Client(base_url=host.url, headers=asked, follow_redirects=True, verify=NO_TLS) as browser:
        if token:
            browser.cookies.set("regalia", token, domain="127.0.0.1", path="/")
        yield browser


def opened(browser: httpx.Client, name: str, password: str = PASSWORD) -> list[str]:
    """The recovery codes of a new account."""
    if "regalia" not in browser.cookies:
        browser.post("/name", data={"name": "Somebody"})
    page = browser.post("/account/open", data={"name": name, "password": password})
    assert page.status_code == 200, why(page)
    return re.findall(r"<code>([^<]+)</code>", page.text)


def signed_in(browser: httpx.Client, name: str, password: str = PASSWORD, to: str = "/account") -> httpx.Response:
    """The page to which a person comes by signing in."""
    return browser.post("/sign-in", data={"name": name, "password": password, "next": to})


def why(page: httpx.Response) -> str:
    """What a page says went wrong."""
    found = re.search(r'class="problem" role="alert">(.*?)<', page.text)
    return found[1] if found else ""


def shown_name(browser: httpx.Client) -> str:
    """A person's name, by the account page; empty for a visitor without one."""
    found = re.search(r"<h1>(.*?)</h1>", browser.get("/account").text)
    return found[1] if found and found[1] != "Sign in" else ""
