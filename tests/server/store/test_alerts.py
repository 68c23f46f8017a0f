"""What a store promises about alerts, kept by SQLite and PostgreSQL alike."""

import pytest

from regalia.server.notices.alerting import KEPT, Warner
from regalia.server.notices.mail import Mailer
from regalia.server.notices.postman import FIRST_RETRY, IN_HAND, MOST_TRIES
from regalia.server.settings import Settings
from regalia.server.store import Conflict, Person, Store
from regalia.server.store.alerts import Alert, Warned
from regalia.server.store.identity import Account, Letter, Session
from regalia.server.store.notices import Channel
from tests.server.notices.services import Mailbox, mail_server

CODES, PASSWORD = Alert("u_1", "codes", "Firefox", 7.0), Alert("u_1", "password", "", 8.0)
OLD = Channel("old", "u_1", "ada@example.org", "en", "http://here", "mail", secret="s3cret")
NEW = Channel("new", "u_1", "eve@example.org", "ja", "http://there", "mail", secret="s3cret")


async def account(store: Store, *channels: Channel) -> None:
    """An account with e-mail addresses."""
    await store.save_person(Person("u_1", "Somebody"))
    await store.open_account(Account("u_1", "ada", "hash"), "Ada", Session("s_1", "u_1", "Firefox", 1, 1, 1))
    for channel in channels:
        await store.save_channel(channel)


def addresses(warnings: list[Warned]) -> list[str]:
    return [each.address for each in warnings]


async def test_an_alert_is_saved_with_its_change_or_not_at_all(store: Store) -> None:
    await account(store, OLD)
    await store.save_codes("u_1", ["one"], CODES)
    fresh = Session("s_2", "u_1", "Firefox", 8, 8, 8)
    with pytest.raises(Conflict):
        await store.set_password("u_1", "hash", fresh, code="no such code", alert=PASSWORD)
    assert await store.alerts("u_1") == [CODES]
    await store.set_password("u_1", "hash", fresh, code="one", alert=PASSWORD)
    assert await store.alerts("u_1") == [PASSWORD, CODES]
    [first, second] = await store.warnings(8)
    assert (first.alert, first.name, first.address, first.language, first.origin) == (
        CODES,
        "Ada",
        "ada@example.org",
        "en",
        "http://here",
    )
    assert second.alert == PASSWORD
    assert [each.alert for each in await store.warnings(7)] == [CODES]
    await store.see_alerts("u_1")
    assert [each.seen for each in await store.alerts("u_1")] == [True, True]
    assert len(await store.warnings(8)) == 2, "an e-mail is sent all the same"


async def test_of_an_address_that_is_replaced_both_get_the_alert_once(store: Store) -> None:
    await account(store, OLD)
    await store.save_letter(Letter("letter", "u_1", "confirm", NEW.address, 100), 1)
    await store.set_address(NEW, "letter", Alert("u_1", "mail_changed", "", 7))
    assert addresses(await store.warnings(9)) == [OLD.address, NEW.address]
    assert await store.channels("u_1") == [NEW]
    with pytest.raises(Conflict):
        await store.set_address(OLD, "letter", Alert("u_1", "mail_changed", "", 8))
    assert (await store.channels("u_1"), len(await store.alerts("u_1"))) == ([NEW], 1)
    await store.save_letter(Letter("again", "u_1", "confirm", NEW.address, 100), 1)
    await store.set_address(NEW, "again", Alert("u_1", "mail_changed", "", 9))
    assert addresses(await store.warnings(9)) == [OLD.address, NEW.address, NEW.address]
    await store.drop_address(Alert("u_1", "mail_removed", "", 10))
    assert addresses(await store.warnings(10))[3:] == [NEW.address]
    assert await store.channels("u_1") == []


async def test_a_guest_has_no_alerts_and_who_is_deleted_has_none_left(store: Store) -> None:
    await store.save_person(Person("u_1", "Somebody"))
    await store.save_codes("u_1", [], CODES)
    assert await store.alerts("u_1") == []
    await account(store, OLD)
    await store.save_codes("u_1", [], CODES)
    await store.forget_person("u_1", "a former player", 50.0)
    assert (await store.alerts("u_1"), await store.warnings(99)) == ([], [])


async def test_of_two_nodes_one_has_a_warning_in_hand(store: Store) -> None:
    await account(store, OLD)
    await store.save_codes("u_1", [], CODES)
    [warning] = await store.warnings(9)
    assert [await store.hold_warning(warning, 60) for _ in range(2)] == [True, False]
    assert await store.warnings(59) == []
    await store.end_warning(warning.number)
    assert await store.warnings(99) == []


async def test_what_the_mail_server_refuses_is_tried_again_less_and_less_often(store: Store) -> None:
    box, now = Mailbox(), 10.0
    box.answer = "451 Later"
    with mail_server(box) as address:
        mailer = Mailer(Settings("", smtp=address, mail_from="regalia@example.org"))
        warner = Warner(store, mailer, lambda: now)
        await account(store, OLD)
        await store.save_codes("u_1", [], CODES)
        await warner.round()
        now += FIRST_RETRY - 1
        await warner.round()
        assert len(box.letters) == 1
        for _ in range(MOST_TRIES * 2):
            now += 86400
            await warner.round()
    assert len(box.letters) == MOST_TRIES
    assert len({letter["Message-ID"] for letter in box.letters}) == 1
    assert IN_HAND <= FIRST_RETRY


async def test_without_a_mail_server_nothing_waits_for_ever(store: Store) -> None:
    now = 10.0
    warner = Warner(store, Mailer(Settings("")), lambda: now)
    await account(store, OLD)
    await store.save_codes("u_1", [], CODES)
    await warner.round()
    assert await store.alerts("u_1") == [CODES]
    now = CODES.made + KEPT + 86401
    await warner.round()
    assert (await store.alerts("u_1"), await store.warnings(now)) == ([], [])
