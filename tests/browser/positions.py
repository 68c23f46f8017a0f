"""Tables in positions that nobody has played to, at an arena with `--debug`."""

from benchmarks.crowd import usual
from tests.server.players import Guest, Host

NAMES = ("Ada", "Bob", "Eve", "Kai", "Mio")


def in_position(host: Host, game: str, seats: int, position: str) -> tuple[str, list[Guest]]:
    """A table with a game in this position, and who sits there; everybody has brought what is usual."""
    people = [host.guest(name) for name in NAMES[:seats]]
    free = [{"who": "nobody"}] * (seats - 1)
    table: str = people[0].post("/api/tables", {"game": game, "seats": [{"who": "me"}, *free]}).json()["id"]
    for seat, person in enumerate(people[1:], start=1):
        assert person.put(f"/api/tables/{table}/seats/{seat}", {"who": "me"}).status_code == 200
    for seat, deck in enumerate(usual(game, seats)):
        assert people[seat].put(f"/api/tables/{table}/seats/{seat}/brought", {"ready": deck}).status_code == 200
    assert people[0].post(f"/api/tables/{table}/start").status_code == 200
    put = people[0].put(f"/api/debug/tables/{table}/position", {"position": position})
    assert put.status_code == 200, put.text
    return table, people
