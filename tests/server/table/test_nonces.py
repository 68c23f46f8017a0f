"""The seed of a game is mixed from the arena's part and the nonces of those who play; nobody can choose it."""

import hashlib
import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from regalia.cli import main
from regalia.core import Record, SeatNonce, commitment, verify
from regalia.games import load
from regalia.server.settings import Settings
from tests.server.conftest import Hosted
from tests.server.players import Guest, Host, play

PLANS = [{"who": "me"}, {"who": "nobody"}, {"who": "device", "name": "Eve"}]
NONCES = ["5a" * 32, "a5" * 32]


def hashed(nonce: str) -> dict[str, str]:
    return {"hash": commitment(nonce)}


def seated(host: Host) -> tuple[str, Guest, Guest]:
    """An open table for two people, and a third at the device of the first."""
    ada, bob = host.guest("Ada"), host.guest("Bob")
    path = f"/api/tables/{ada.post('/api/tables', {'game': 'oriflamme', 'seats': PLANS}).json()['id']}"
    assert bob.put(f"{path}/seats/1", {"who": "me"}).status_code == 200
    return path, ada, bob


def started(host: Host) -> tuple[str, Guest, Guest]:
    """The same after both have given a hash and the host has started the game."""
    path, ada, bob = seated(host)
    for guest, nonce in zip((ada, bob), NONCES, strict=True):
        assert guest.put(f"{path}/nonce", hashed(nonce)).status_code == 200
    assert ada.post(f"{path}/start").status_code == 200
    return path, ada, bob


def code(response: Any) -> str:
    return str(response.json()["code"])


def test_play_begins_when_all_nonces_are_revealed_and_the_record_holds_them(host: Host) -> None:
    path, ada, bob = started(host)
    before = ada.get(path).json()
    assert (before["status"], before["starting"]) == ("open", True)
    assert ada.post(f"{path}/nonce", {"nonce": NONCES[0]}).status_code == 200
    hidden = bob.get(path).json()["seats"]
    assert [seat["nonce"] for seat in hidden] == [*({**hashed(nonce), "nonce": None} for nonce in NONCES), None]
    assert bob.post(f"{path}/nonce", {"nonce": NONCES[1]}).status_code == 200
    table = ada.get(path).json()
    assert (table["status"], table["starting"]) == ("playing", False)
    given = [SeatNonce(commitment(nonce), nonce) for nonce in NONCES]
    assert [seat["nonce"] for seat in table["seats"]] == [*map(msgspec.to_builtins, given), None]
    record = finished(path, ada, bob)
    assert record.nonces == [*given, None]
    assert record.commitment == before["commitment"]
    assert verify(load("oriflamme"), record).problems == []


def finished(path: str, ada: Guest, bob: Guest) -> Record:
    """Play to the end; the record."""
    with ExitStack() as stack:
        play(
            [stack.enter_context(who.at(path[-6:], seat)).sighted() for seat, who in enumerate((ada, bob, ada))],
            random.Random(1),
        )
    return msgspec.json.decode(ada.get(f"{path}/record").content, type=Record)


def test_what_was_promised_cannot_be_changed_while_the_nonces_are_revealed(host: Host) -> None:
    path, ada, bob = started(host)
    refused = [
        bob.put(f"{path}/nonce", hashed(NONCES[0])),
        bob.put(f"{path}/seats/1", {"who": "nobody"}),
        ada.put(f"{path}/seats/2", {"who": "nobody"}),
        ada.request("PATCH", path, {"options": {}}),
        ada.post(f"{path}/start"),
    ]
    assert [code(each) for each in refused] == ["wrong_status"] * len(refused)
    assert code(ada.post(f"{path}/nonce", {"nonce": NONCES[1]})) == "wrong_nonce"
    assert code(ada.post(f"{path}/nonce", {"nonce": NONCES[0] + "\n"})) == "malformed"


def test_a_nonce_is_given_by_those_who_sit_and_revealed_when_the_game_starts(host: Host) -> None:
    path, ada, _bob = seated(host)
    assert code(host.guest("Eve").put(f"{path}/nonce", hashed(NONCES[0]))) == "not_seated"
    ada.put(f"{path}/nonce", hashed(NONCES[0]))
    assert code(ada.post(f"{path}/nonce", {"nonce": NONCES[0]})) == "wrong_status"


def test_without_nonces_play_begins_at_once(host: Host) -> None:
    path, ada, _bob = seated(host)
    ada.post(f"{path}/start")
    assert ada.get(path).json()["status"] == "playing"


@pytest.fixture
def hasty(settings: Settings, tmp_path: Path) -> Iterator[Host]:
    """An arena that waits for no nonce."""
    with Hosted(replace(settings, database=tmp_path / "arena.db", reveal_within=0)) as host:
        yield host


def test_a_nonce_that_is_withheld_is_not_waited_for_and_the_record_tells(hasty: Host) -> None:
    path, ada, bob = started(hasty)
    with ada.at(path[-6:], 0) as line:
        line.seated(status="playing")
    record = finished(path, ada, bob)
    assert record.nonces[1] == SeatNonce(commitment(NONCES[1]))
    assert verify(load("oriflamme"), record).withheld == [0, 1]


def test_a_record_with_another_nonce_or_another_seed_is_false(host: Host, tmp_path: Path) -> None:
    path, ada, bob = started(host)
    for guest, nonce in zip((ada, bob), NONCES, strict=True):
        guest.post(f"{path}/nonce", {"nonce": nonce})
    record, rules = finished(path, ada, bob), load("oriflamme")
    assert record.seed is not None
    other = "77" * 32
    nonces = record.nonces
    exchanged = SeatNonce(commitment(other), other)
    wrong = [
        replace(record, seed=other),
        replace(record, nonces=[SeatNonce(commitment(NONCES[0]), other), *nonces[1:]]),
        replace(record, nonces=[exchanged, *nonces[1:]]),
        replace(record, nonces=[nonces[1], nonces[0], None]),
        replace(record, nonces=[]),
    ]
    assert all(verify(rules, each).problems for each in wrong)
    file = tmp_path / "record.json"
    file.write_bytes(msgspec.json.encode(record))
    assert main(["verify", "--commitment", record.commitment, "--nonce", NONCES[1], str(file)]) == 0
    assert main(["verify", "--nonce", other, str(file)]) == 1
    final = record.final["state"]["chance"]["seed"]
    parts = [b"regalia seed 1", bytes.fromhex(record.seed), *map(bytes.fromhex, NONCES), b""]
    text = b"".join(len(part).to_bytes(8, "little") + part for part in parts)
    assert final == hashlib.sha256(text).hexdigest()
    assert json.loads(msgspec.json.encode(record))["format"] == 4
