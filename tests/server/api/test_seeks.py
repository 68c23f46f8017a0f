"""Looking for others over HTTP."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from regalia.server.arena import Arena
from regalia.server.limits import Buckets
from tests.server.test_rights import arena_at, client

WANTED: dict[str, Any] = {"games": ["oriflamme"], "seats": [3]}


class Visitors:
    """An arena, and visitors with names there."""

    def __init__(self, arena: Arena, clients: list[httpx.AsyncClient]) -> None:
        self.arena, self.clients = arena, clients

    async def all(self, method: str, body: Any = None) -> list[dict[str, Any]]:
        """What all are answered to the same request."""
        return [await told(each, method, body) for each in self.clients]


async def told(client: httpx.AsyncClient, method: str, body: Any = None) -> dict[str, Any]:
    message: dict[str, Any] = (await client.request(method, "/api/seek", json=body)).json()
    return message


@pytest.fixture
async def visitors(tmp_path: Path) -> AsyncIterator[Visitors]:
    async with arena_at(tmp_path) as (arena, site):
        clients = []
        for name in ("Ada", "Bob", "Eve"):
            async with client(site, "") as anonymous:
                token = (await anonymous.post("/api/guests", json={"name": name})).json()["token"]
            clients.append(client(site, token))
        yield Visitors(arena, clients)
        for each in clients:
            await each.aclose()


async def test_from_the_first_request_to_the_table(visitors: Visitors) -> None:
    assert [each["state"] for each in await visitors.all("GET")] == ["none"] * 3
    assert [each["state"] for each in await visitors.all("POST", WANTED)] == ["looking"] * 3
    await visitors.arena.matchmaker.round()
    offers = [each["offer"] for each in await visitors.all("GET")]
    assert [sorted(each["people"]) for each in offers] == [["Ada", "Bob", "Eve"]] * 3
    [first, *_] = await visitors.all("PATCH", {"confirm": offers[0]["id"]})
    assert (first["offer"]["yours"], first["offer"]["confirmed"]) == (True, 1)
    await visitors.arena.matchmaker.round()
    states = await visitors.all("GET")
    assert [each["state"] for each in states] == ["open"] * 3
    assert len({each["table"] for each in states}) == 1
    assert (await visitors.clients[0].get(f"/api/tables/{states[0]['table']}")).json()["status"] == "playing"


async def test_one_stops_and_declines_by_the_same(visitors: Visitors) -> None:
    await visitors.all("POST", WANTED)
    await visitors.arena.matchmaker.round()
    assert (await told(visitors.clients[0], "DELETE"))["state"] == "none"
    await visitors.arena.matchmaker.round()
    assert [each["state"] for each in await visitors.all("GET")] == ["none", "looking", "looking"]
    assert [each["state"] for each in await visitors.all("DELETE")] == ["none"] * 3


async def test_bots_come_in_when_one_says_so(visitors: Visitors) -> None:
    ada = visitors.clients[0]
    await told(ada, "POST", WANTED | {"bots_after": 120})
    state = await told(ada, "PATCH", {"bots_now": True})
    assert (state["state"], state["bots_in"]) == ("looking", 0)
    await visitors.arena.matchmaker.round()
    assert (await told(ada, "GET"))["state"] == "open"


@pytest.mark.parametrize(
    ("method", "body", "code", "status"),
    [
        ("POST", {"games": []}, "malformed", 400),
        ("POST", {"games": ["oriflamme"] * 21}, "malformed", 400),
        ("POST", WANTED | {"seats": [1]}, "malformed", 400),
        ("POST", WANTED | {"seats": [10**9]}, "malformed", 400),
        ("POST", WANTED | {"tempo": "soon"}, "malformed", 400),
        ("POST", WANTED | {"bots_after": 31}, "malformed", 400),
        ("POST", WANTED | {"more": 1}, "malformed", 400),
        ("POST", {"games": ["chess"]}, "no_such_game", 404),
        ("POST", {"games": ["oriflamme"], "seats": [2]}, "wrong_count", 409),
        ("PATCH", {"confirm": "x"}, "offer_over", 409),
        ("PATCH", {"bots_now": True}, "no_seek", 404),
        ("PUT", {}, "method_not_allowed", 405),
    ],
)
async def test_what_is_wrong_is_named(visitors: Visitors, method: str, body: Any, code: str, status: int) -> None:
    response = await visitors.clients[0].request(method, "/api/seek", json=body)
    assert (response.json()["code"], response.status_code) == (code, status)


async def test_too_much_at_once_is_refused(visitors: Visitors) -> None:
    response = await visitors.clients[0].post("/api/seek", content=b" " * (16 * 1024 + 1))
    assert (response.json()["code"], response.status_code) == ("too_large", 413)


async def test_a_few_begin_to_look_at_one_address_and_change_their_minds_as_they_like(visitors: Visitors) -> None:
    rates = visitors.arena.rates
    rates.seek_addresses = Buckets(1 / 60, 2)
    assert [each.get("code", each.get("state")) for each in await visitors.all("POST", WANTED)] == [
        *["looking"] * 2,
        "too_fast",
    ]
    again = await visitors.all("POST", WANTED | {"seats": [4]})
    assert [each.get("state", "none") for each in again] == ["looking", "looking", "none"]
