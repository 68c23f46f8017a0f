"""How much one address may ask for."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from regalia.server.limits import household
from regalia.server.settings import Settings
from tests.server.conftest import Hosted
from tests.server.players import NO_TLS, Guest


def strict(settings: Settings, folder: Path, **limits: Any) -> Hosted:
    return Hosted(replace(settings, database=folder / "arena.db", **limits))


def test_one_address_may_ask_for_so_many_pages(settings: Settings, tmp_path: Path) -> None:
    with strict(settings, tmp_path, pages_a_minute=30) as host, httpx.Client(base_url=host.url, verify=NO_TLS) as client:
        answers = [client.get("/api/games").status_code for _ in range(60)]
        assert answers[:5] == [200] * 5
        assert 429 in answers
        assert client.post("/api/guests", json={"name": "Ada"}).status_code == 201


def private_table(person: Guest) -> str:
    plan = {"game": "oriflamme", "seats": [{"who": "me"}, {"who": "nobody"}, {"who": "nobody"}], "public": False}
    return str(person.post("/api/tables", plan).json()["id"])


def test_codes_cannot_be_tried_by_the_thousand(settings: Settings, tmp_path: Path) -> None:
    with strict(settings, tmp_path, wrong_codes_a_minute=5) as host:
        ada, bob = host.guest("Ada"), host.guest("Bob")
        private = private_table(ada)
        public = ada.post("/api/tables", {"game": "oriflamme", "seats": [{"who": "nobody"}] * 3}).json()["id"]
        assert bob.get(f"/api/tables/{private}").status_code == 200
        guesses = [bob.get(f"/api/tables/AAAAA{letter}").json()["code"] for letter in "BCDEFGHJKLMNPQ"]
        assert guesses == ["no_such_table"] * 10 + ["too_fast"] * 4
        assert bob.get(f"/api/tables/{private}").json()["code"] == "too_fast"
        assert bob.get(f"/api/tables/{private}/stream").json()["code"] == "too_fast"
        assert bob.get(f"/t/{private}").status_code == 429
        with pytest.raises(ConnectionClosed, match="4429"), bob.at(private, None) as line:
            line.hear()
        assert bob.get(f"/api/tables/{public}").status_code == 200
        assert ada.get(f"/api/tables/{private}").status_code == 200


def test_one_address_may_open_so_many_lines_a_second(settings: Settings, tmp_path: Path) -> None:
    with strict(settings, tmp_path, connections_a_second=2) as host:
        table, [ada] = host.table("Ada", bots=("page", "page"))

        def come_and_go(times: int) -> None:
            for _ in range(times):
                with ada.at(table, 0) as line:
                    line.sighted()

        come_and_go(10)
        with pytest.raises(ConnectionClosed, match="4429"):
            come_and_go(60)


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_an_ipv6_address_counts_as_its_64(address: str, counts_as: str) -> None:
    assert household(address) == counts_as
