"""The curve of a finished game is for all who may see the table, and tells nothing while the game goes on."""

from tests.server.players import Host
from tests.server.requests.test_branching import over


def test_a_finished_game_tells_what_could_be_expected(host: Host) -> None:
    table, (ada, *_) = over(host)
    told = ada.get(f"/api/tables/{table}/expected")
    assert told.status_code == 200, told.text
    record = ada.get(f"/api/tables/{table}/record").json()
    assert told.json()["after"] == 0
    assert len(told.json()["points"]) == len(record["answers"]) + 1
    assert host.guest("Kai").get(f"/api/tables/{table}/expected").json() == told.json()


def test_a_game_in_play_tells_nothing(host: Host) -> None:
    table, (ada, *_) = host.table("Ada", "Bob", "Eve")
    assert ada.get(f"/api/tables/{table}/expected").json()["code"] == "wrong_status"
    assert ada.get("/api/tables/ABCDEF/expected").json()["code"] == "no_such_table"
