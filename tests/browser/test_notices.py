"""Notices on a device: what the page, the service worker and the arena do together. The push service is not reached."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, Page, Worker, expect

from tests.browser.conftest import Arrive
from tests.browser.person import PHONE, Person, arrive
from tests.browser.test_identity import WIDE, looks_right
from tests.matrix import first
from tests.server.notices.services import Browser

SERVICE = "https://fcm.googleapis.com/fcm/send"
SUBSCRIBED = """
    PushManager.prototype.subscribe = async (wanted) => ({
        toJSON: () => ({ endpoint: "%s/1", keys: { p256dh: "%s", auth: "%s" }, wanted })
    });
"""
TRAY = """
    () => {
        const tray = new Map();
        registration.getNotifications = async () => [...tray.values()];
        registration.showNotification = async (title, more) => {
            tray.set(more.tag, { title, ...more, close: () => tray.delete(more.tag) });
        };
    }
"""
"""A place for what is shown: a browser without windows has none. Of two notices of a name, the later one stays."""
TOLD = """
    async (notices) => {
        const seen = [];
        for (const notice of notices) await tell(notice);
        for (const each of await registration.getNotifications()) seen.push([each.title, each.body, each.tag, each.lang]);
        return seen;
    }
"""
TAPPED = """
    async (link) => {
        const went = [];
        clients.openWindow = async (where) => went.push(`opened ${where}`);
        WindowClient.prototype.focus = async function () { went.push(`focused ${new URL(this.url).pathname}`); };
        await visit(link);
        return went;
    }
"""


def worker_of(context: BrowserContext, page: Page) -> Worker:
    """The service worker, once it has the pages."""
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    while not context.service_workers:
        page.wait_for_timeout(20)
    [worker] = context.service_workers
    return worker


def notice(table: str, turn: int) -> dict[str, str]:
    link, name = f"/t/{table}", f"c-{table}-turn-{turn}"
    return {"title": "Oriflamme", "text": "…", "link": link, "name": name, "table": table, "language": "en"}


@pytest.fixture
def ada(browser: Chromium, arena: str) -> Iterator[Person]:
    """A guest on a fresh device: a lent one may still have the service worker of an earlier test."""
    person = arrive(browser, arena, "Ada")
    yield person
    person.context.close()
    assert person.errors == []


def test_a_device_shows_notices_and_leads_to_the_table(ada: Person) -> None:
    ada.context.grant_permissions(["notifications"])
    public, auth = Browser().secret.split(".")
    ada.page.add_init_script(SUBSCRIBED % (SERVICE, public, auth))
    table = ada.open_table(3, bots=2, level="page").rpartition("/")[2]
    ada.page.goto("/notices")
    worker = worker_of(ada.context, ada.page)
    ada.page.get_by_role("button", name="Turn on notifications").click()
    rows = ada.page.locator(".channels li")
    expect(rows).to_have_attribute("data-address", f"{SERVICE}/1")

    worker.evaluate(TRAY)
    shown = worker.evaluate(TOLD, [notice("K7QM2X", 1), notice("K7QM2X", 2), notice("ABCDEF", 1), notice("ABCDEF", 1)])
    assert sorted(shown) == [
        ["Oriflamme", "…", "c-ABCDEF-turn-1", "en"],
        ["Oriflamme", "…", "c-K7QM2X-turn-2", "en"],
    ]
    assert worker.evaluate(TAPPED, f"/t/{table}") == [f"opened /t/{table}"]
    ada.page.goto(f"/t/{table}")
    assert worker.evaluate(TAPPED, f"/t/{table}") == [f"focused /t/{table}"]

    keys = {"p256dh": public, "auth": auth}
    worker.evaluate(
        """([old, endpoint, keys]) => renew({
            oldSubscription: { endpoint: old }, newSubscription: { toJSON: () => ({ endpoint, keys }) },
        })""",
        [f"{SERVICE}/1", f"{SERVICE}/2", keys],
    )
    ada.page.goto("/notices")
    expect(rows).to_have_attribute("data-address", f"{SERVICE}/2")


@pytest.mark.parametrize(("language", "size"), first(("en", PHONE), ("ja", WIDE)))
def test_the_page_of_notices(come: Arrive, language: str, size: dict[str, int]) -> None:
    page = come("Ada", language, viewport=size).page
    page.goto("/notices")
    page.fill("#address", "https://discord.com/api/webhooks/1234567890123456789/abcdefghijklmnopqrstuvwxyz")
    page.press("#address", "Enter")
    page.locator("summary").click()
    expect(page.locator(".kinds")).to_be_visible()
    looks_right(page)


@pytest.mark.parametrize(("language", "size"), first(("en", PHONE), ("ja", WIDE)))
def test_a_host_invites_by_name(come: Arrive, language: str, size: dict[str, int]) -> None:
    ada = come("Ada", language, viewport=size)
    ada.open_table(3, bots=0)
    field = ada.page.locator(".sheet form.row input")
    field.fill("Bob")
    field.press("Enter")
    expect(ada.page.locator(".sheet form.row [role=status]")).to_contain_text("Bob")
    expect(field).to_have_value("")
    looks_right(ada.page)
