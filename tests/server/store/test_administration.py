"""What a store promises about invitations, choices and the log, kept by SQLite and PostgreSQL alike."""

import pytest

from regalia.server.store import Conflict, Person, Store
from regalia.server.store.administration import KEPT, LATEST, AuditEntry, Found, Invitation
from regalia.server.store.credentials import Ceremony, Passkey
from regalia.server.store.identity import Account, Session


def entry(at: float, about: str = "") -> AuditEntry:
    return AuditEntry(at, "Ada", "invite", about)


def account(person: str) -> Account:
    return Account(person, person, "hash", "", 5)


def session(person: str) -> Session:
    return Session(f"session of {person}", person, "Firefox", 5, 5, 5)


async def test_an_invitation_is_used_as_often_as_it_says_and_no_longer_than_it_lasts(store: Store) -> None:
    for invitation, lapses in (("twice", 6), ("late", 5)):
        await store.invite(Invitation(invitation, "u_0", "", 2, 0, 1, lapses), entry(1))
    for person in ("u_1", "u_2"):
        await store.save_person(Person(person, person))
        await store.open_account(account(person), person, session(person), "twice")
    found = await store.invitation("twice")
    assert found is not None
    assert (found.used, found.most) == (2, 2)
    for invitation in ("twice", "late", "none"):
        with pytest.raises(Conflict):
            await store.open_account(account("u_3"), "u_3", session("u_3"), invitation)
    assert await store.account("u_3") is None
    await store.revoke("twice", entry(2))
    assert [each.id for each in await store.invitations()] == ["late"]


async def test_the_log_is_the_newest_first_and_ends_after_a_year(store: Store) -> None:
    for at, about in ((1.0, "a"), (2.0, "b"), (2.0, "c")):
        await store.save_audit_entry(entry(at, about))
    assert [each.about for each in await store.audit_entries(2)] == ["c", "b"]
    await store.choose("guests", "no", entry(KEPT + 1.5, "d"))
    await store.choose("guests", "yes", entry(KEPT + 1.5, "e"))
    assert [each.about for each in await store.audit_entries(9)] == ["e", "d", "c", "b"]
    assert await store.chosen() == {"guests": "yes"}
    newest = await store.logged_before(LATEST, 2)
    earlier = await store.logged_before(newest[-1].number, 9)
    assert [each.entry.about for each in (*newest, *earlier)] == ["e", "d", "c", "b"]


async def test_people_are_found_by_a_part_of_the_name_or_the_id(store: Store) -> None:
    assert not await store.has_accounts()
    for person, name in (("u_1", "Ada"), ("u_2", "ada_b"), ("u_3", "Bob")):
        await store.save_person(Person(person, name))
    await store.open_account(account("u_2"), "ada_b", session("u_2"))
    await store.set_role("u_2", "host")
    assert await store.has_accounts()
    assert await store.search_people("ADA", 9) == [Found("u_2", "ada_b", "host"), Found("u_1", "Ada", None)]
    assert await store.search_people("a_", 9) == [Found("u_2", "ada_b", "host")]
    assert await store.search_people("u_3", 9) == [Found("u_3", "Bob", None)]
    assert len(await store.search_people("", 2)) == 2


async def test_a_passkey_is_saved_with_the_end_of_its_ceremony_or_not_at_all(store: Store) -> None:
    key = Passkey("key", "u_1", "Laptop", b"\x00public", 3, 5)
    await store.save_person(Person("u_1", "Ada"))
    await store.begin_ceremony(Ceremony("c", "new passkey", "s", b"{}", 4), lapsed=0)
    with pytest.raises(Conflict):
        await store.add_passkey(key, "c")
    assert await store.ceremony("c") is not None, "there is no account yet, and nothing has changed"
    await store.open_account_with(key, account("u_1"), "Ada", session("u_1"), "c")
    assert (await store.passkeys("u_1"), await store.ceremony("c")) == ([key], None)
    for ceremony, counter in (("d", 3), ("e", 2)):
        await store.begin_ceremony(Ceremony(ceremony, "passkey", "", b"{}", 5), lapsed=5)
        before = Passkey("key", "u_1", "Laptop", b"", counter, 5)
        if counter == 3:
            await store.sign_in_by_passkey(before, 9, Session("new", "u_1", "", 7, 7, 7), None, ceremony)
        else:
            with pytest.raises(Conflict):
                await store.sign_in_by_passkey(before, 9, Session("never", "u_1", "", 7, 7, 7), None, ceremony)
    used = await store.passkey("key")
    assert used is not None
    assert (used.counter, used.used) == (9, 7)
    assert await store.session("never") is None
    assert await store.ceremony("e") is not None
    await store.begin_ceremony(Ceremony("f", "passkey", "", b"{}", 9), lapsed=6)
    assert await store.ceremony("e") is None, "it has lapsed"
