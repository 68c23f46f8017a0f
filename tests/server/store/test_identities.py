"""What a store promises about identities, kept by SQLite and PostgreSQL alike."""

import pytest

from regalia.server.store import Conflict, Person, Store
from regalia.server.store.identity import Session
from tests.server.store.conftest import Play


def session(name: str, used: float = 5, person: str = "u_1", created: float = 1, proved: float | None = None) -> Session:
    return Session(name, person, "Firefox", created, used, proved)


def names(found: list[Session]) -> list[str]:
    return [each.id for each in found]


def test_sessions_are_a_persons_the_one_used_last_first(play: Play) -> None:
    async def scene(store: Store) -> None:
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

    play(scene)


def test_a_session_in_the_place_of_another(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.save_session(session("a"))
        await store.save_session(session("b"), instead="a")
        assert names(await store.sessions("u_1")) == ["b"]

    play(scene)


def test_sessions_that_are_over_are_deleted(play: Play) -> None:
    async def scene(store: Store) -> None:
        guests = [session("guest", used=10), session("lost guest", used=9)]
        accounts = [session("account", 20, created=5, proved=5), session("unused", 19, created=5, proved=5)]
        for each in (*guests, *accounts, session("old", 20, created=4, proved=4)):
            await store.save_session(each)
        await store.end_old_sessions(guests_before=10, used_before=20, created_before=5)
        assert sorted(names(await store.sessions("u_1"))) == ["account", "guest"]

    play(scene)


def test_the_first_session_of_a_signed_cookie_begins_once(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.save_person(Person("u_1", "Ada"))
        with pytest.raises(Conflict):
            await store.save_first_session(session("a"))
        assert await store.sessions("u_1") == []

    play(scene)
