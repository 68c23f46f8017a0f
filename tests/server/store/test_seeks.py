"""People who look for others: one seek each, and what is offered to them."""

import pytest
from msgspec.structs import replace

from regalia.server.store import Conflict, Offer, Person, Seek, Store, Wait
from tests.server.store.test_stores import doc

ADA = Seek("u_ada", "s-1", ("oriflamme", "nocturion"), (3, 4), "live", 10.0, 40.0, 10.0)
BOB = Seek("u_bob", "s-2", ("oriflamme",), (), "days", 11.0, None, 11.0)
OFFER = Offer("o-1", "oriflamme", "live", 3, 2, 20.0, 40.0)


async def offered(store: Store) -> None:
    for seek in (ADA, BOB):
        await store.save_seek(seek)
    await store.make_offer(OFFER, [ADA, BOB])


async def test_a_person_has_one_seek(store: Store) -> None:
    await store.save_seek(ADA)
    await store.save_seek(BOB)
    assert await store.seeks() == [ADA, BOB]
    later = replace(ADA, id="s-3", since=12.0, seats=(), bots_at=None)
    await store.save_seek(later)
    assert await store.seeks() == [BOB, later]
    assert await store.seek("u_ada") == later
    await store.end_seek("u_ada")
    assert await store.seek("u_ada") is None


async def test_what_is_offered_is_offered_to_all_or_to_none(store: Store) -> None:
    await offered(store)
    assert await store.offers() == [OFFER]
    assert [each.offer for each in await store.seeks()] == ["o-1", "o-1"]
    eve = replace(BOB, person="u_eve", id="s-4")
    await store.save_seek(eve)
    for seeks in ([eve, ADA], [replace(eve, id="s-old")]):
        with pytest.raises(Conflict):
            await store.make_offer(replace(OFFER, id="o-2"), seeks)
    assert await store.seek("u_eve") == eve
    assert await store.offer("o-2") is None


async def test_one_confirms_in_time(store: Store) -> None:
    await offered(store)
    for person, offer, now in (("u_ada", "o-1", 40.0), ("u_ada", "o-2", 30.0), ("u_eve", "o-1", 30.0)):
        with pytest.raises(Conflict):
            await store.confirm_seek(person, offer, now)
    await store.confirm_seek("u_ada", "o-1", 39.0)
    assert [each.confirmed for each in await store.seeks()] == [True, False]


async def test_when_an_offer_lapses_those_who_have_confirmed_come_first(store: Store) -> None:
    await offered(store)
    await store.confirm_seek("u_bob", "o-1", 30.0)
    await store.lapse_offer("o-1")
    assert await store.seeks() == [replace(BOB, head=True)]
    assert await store.offers() == []
    await store.save_seek(ADA)
    assert [each.person for each in await store.seeks()] == ["u_bob", "u_ada"], "although she has waited longer"


async def test_when_an_offer_is_withdrawn_all_come_first(store: Store) -> None:
    await offered(store)
    await store.withdraw_offer("o-1")
    assert await store.seeks() == [replace(ADA, head=True), replace(BOB, head=True)]


async def test_an_open_table_is_noted_once_and_with_the_waits(store: Store) -> None:
    await offered(store)
    await store.save_table(doc("A"))
    waits = [Wait("oriflamme", "live", each.id, 20.0 - each.since, 20.0) for each in (ADA, BOB)]
    await store.save_offered_table(OFFER, "A", waits)
    with pytest.raises(Conflict):
        await store.save_offered_table(OFFER, "B", [])
    for take_back in (store.withdraw_offer, store.lapse_offer):
        with pytest.raises(Conflict):
            await take_back("o-1")
    assert await store.offer("o-1") == replace(OFFER, table_id="A")
    assert sorted(await store.waits("oriflamme", "live")) == [9.0, 10.0]
    assert await store.waits("oriflamme", "days") == []
    await store.forget_offer("o-1")
    assert (await store.offers(), await store.seeks()) == ([], [])


async def test_only_the_last_fifty_waits_are_read(store: Store) -> None:
    await store.save_table(doc("A"))
    for number in range(60):
        offer = replace(OFFER, id=f"o-{number}", made=float(number))
        await store.make_offer(offer, [])
        await store.save_offered_table(offer, "A", [Wait("oriflamme", "live", f"s-{number}", number, float(number))])
    assert await store.waits("oriflamme", "live") == [float(number) for number in range(59, 9, -1)]


async def test_mutes_and_blocks_are_read_by_who_has_muted_or_blocked(store: Store) -> None:
    await store.mute("u_ada", "u_bob")
    await store.block("u_bob", "u_eve", 1.0)
    await store.ask_friend("u_ada", "u_dan", 2.0)
    assert await store.apart_from(["u_ada", "u_bob"]) == {"u_ada": {"u_bob"}, "u_bob": {"u_eve"}}
    assert await store.apart_from(["u_eve", "u_dan"]) == {"u_eve": set(), "u_dan": set()}
    pairs = (("u_ada", "u_bob"), ("u_eve", "u_bob"), ("u_ada", "u_eve"), ("u_ada", "u_dan"))
    assert [await store.apart_among(pair) for pair in pairs] == [True, True, False, False]


async def test_a_person_who_is_deleted_looks_no_longer(store: Store) -> None:
    await store.save_person(Person("u_ada", "Ada"))
    await store.save_seek(ADA)
    await store.forget_person("u_ada", "A former player", 50.0)
    assert await store.seeks() == []
