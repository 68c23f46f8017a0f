"""What a store promises about identities, kept by SQLite and PostgreSQL alike."""

import pytest

from regalia.server.store import Conflict, Person, Store
from regalia.server.store.identity import PERSONAL, Account, Program, Session
from regalia.server.store.schema import shapes


def session(name: str, used: float = 5, person: str = "u_1", created: float = 1, proved: float | None = None) -> Session:
    return Session(name, person, "Firefox", created, used, proved)


def names(found: list[Session]) -> list[str]:
    return [each.id for each in found]


async def test_sessions_are_a_persons_the_one_used_last_first(store: Store) -> None:
    for each in (session("a"), session("b", 7, proved=6.5), session("c", person="u_2")):
        await store.save_session(each)
    assert await store.session("b") == session("b", 7, proved=6.5)
    assert await store.session("d") is None
    assert names(await store.sessions("u_1")) == ["b", "a"]
    await store.use_session("a", 8)
    assert names(await store.sessions("u_1")) == ["a", "b"]
    await store.end_sessions("a", "nobody's")
    assert names(await store.sessions("u_1")) == ["b"]
    with pytest.raises(Conflict):
        await store.save_session(session("c"))


async def test_a_session_in_the_place_of_another(store: Store) -> None:
    await store.save_session(session("a"))
    await store.save_session(session("b"), instead="a")
    assert names(await store.sessions("u_1")) == ["b"]


async def test_sessions_that_are_over_are_deleted(store: Store) -> None:
    guests = [session("guest", used=10), session("lost guest", used=9)]
    accounts = [session("account", 20, created=5, proved=5), session("unused", 19, created=5, proved=5)]
    for each in (*guests, *accounts, session("old", 20, created=4, proved=4)):
        await store.save_session(each)
    await store.end_old_sessions(guests_before=10, used_before=20, created_before=5)
    assert sorted(names(await store.sessions("u_1"))) == ["account", "guest"]


async def test_people_are_last_seen_by_a_session_or_a_program(store: Store) -> None:
    for each in (session("a", 5), session("b", 7), session("c", 6, person="u_2"), session("d", 9, person="u_4")):
        await store.save_session(each)
    for name, person, used in (("p", "u_1", 6), ("q", "u_2", 8), ("r", "u_2", None), ("s", "u_3", None)):
        await store.save_program(Program(name, person, "Bot", "play", 1, used))
    assert await store.last_seen(["u_1", "u_2", "u_3"]) == {"u_1": 7, "u_2": 8}


async def test_the_first_session_of_a_signed_cookie_begins_once(store: Store) -> None:
    await store.save_person(Person("u_1", "Ada"))
    with pytest.raises(Conflict):
        await store.save_first_session(session("a"))
    assert await store.sessions("u_1") == []


def account(person: str, likeness: str) -> Account:
    return Account(person, likeness, "hash", "", 1.5)


async def test_no_two_accounts_look_alike(store: Store) -> None:
    for person in ("u_1", "u_2"):
        await store.save_person(Person(person, "Somebody"))
        await store.save_session(session(f"guest {person}", person=person))
    await store.open_account(account("u_1", "ada"), "Ada", session("new"))
    assert await store.person("u_1") == Person("u_1", "Ada")
    assert await store.account("u_1") == await store.account_named("ada") == account("u_1", "ada")
    assert names(await store.sessions("u_1")) == ["new"]
    for again in (account("u_2", "ada"), account("u_1", "eve")):
        with pytest.raises(Conflict):
            await store.open_account(again, "Again", session("never", person=again.person))
    assert names(await store.sessions("u_2")) == ["guest u_2"]
    await store.open_account(account("u_2", "bob"), "Bob", session("bob", person="u_2"))
    with pytest.raises(Conflict):
        await store.change_name("u_2", "ADA", "ada")
    assert await store.person("u_2") == Person("u_2", "Bob")


async def test_a_code_is_used_once(store: Store) -> None:
    await store.open_account(account("u_1", "ada"), "Ada", session("one"))
    await store.save_codes("u_1", ["a", "b"])
    await store.set_password("u_1", "other", session("two"), "a")
    assert (await store.codes("u_1"), names(await store.sessions("u_1"))) == (1, ["two"])
    for code, person in (("a", "u_1"), ("b", "u_2"), ("b", "")):
        with pytest.raises(Conflict):
            await store.set_password(person, "never", session("three", person=person), code)
    found = await store.account("u_1")
    assert found is not None
    assert found.password == "other"


def test_everything_of_one_person_alone_is_forgotten() -> None:
    theirs = {shape.name for shape in shapes() if "person" in shape.columns}
    assert theirs - {"sitting", "actions", "lines", "analyses", "results", "reported_lines", "entries"} == {*PERSONAL}


async def test_who_is_forgotten_leaves_a_name_only(store: Store) -> None:
    await store.save_person(Person("u_1", "Ada"))
    await store.open_account(account("u_1", "ada"), "Ada", session("one"))
    await store.save_codes("u_1", ["a"])
    await store.save_program(Program("p", "u_1", "bot", "play", 1))
    await store.save_profile("u_1", b"{}")
    await store.forget_person("u_1", "A former player", 50.0)
    assert await store.person("u_1") == Person("u_1", "A former player")
    assert (await store.account("u_1"), await store.program("p"), await store.profile("u_1")) == (None, None, None)
    assert (await store.codes("u_1"), await store.sessions("u_1")) == (0, [])
