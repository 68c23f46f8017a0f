"""Published decks: every version is kept, and people change only their own."""

from typing import Any

import pytest

from tests.server.players import Guest, Host

pytestmark = pytest.mark.usefixtures("tiny_installed")

PATH = "/api/games/muster/published"
FLAT, HEAVY = {"cards": [3] * 5}, {"cards": [1, 1, 3, 5, 5]}


def versions(person: Guest, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get(f"{PATH}/{name}").json()["published"]
    return found


def listed(person: Guest, *names: str) -> list[dict[str, Any]]:
    """What is listed under these ids: the arena holds what other tests have published, too."""
    return [each for each in person.get(PATH).json()["published"] if each["id"] in names]


def test_each_change_is_another_version_and_the_same_again_is_none(host: Host) -> None:
    ada, bob = host.guest("Ada"), host.guest("Bob")
    for wanted, version in ((("Flat", FLAT), 1), (("Flat", FLAT), 1), (("Flat", HEAVY), 2), (("Heavy", HEAVY), 3)):
        name, content = wanted
        assert ada.post(f"{PATH}/a-one", {"name": name, "content": content}).json() == {"version": version}
    seen = [(each["name"], each["version"], each["content"]["cards"]) for each in versions(bob, "a-one")]
    assert seen == [("Heavy", 3, [1, 1, 3, 5, 5]), ("Flat", 2, [1, 1, 3, 5, 5]), ("Flat", 1, [3] * 5)]
    assert [(each["id"], each["version"], each["author"], each["mine"]) for each in listed(bob, "a-one", "a-two")] == [
        ("a-one", 3, "Ada", False)
    ]
    assert [each["mine"] for each in listed(ada, "a-one", "a-two")] == [True]


def test_the_last_published_is_listed_first_and_says_why_it_cannot_be_brought(host: Host) -> None:
    ada = host.guest("Ada")
    ada.post(f"{PATH}/b-one", {"name": "Flat", "content": FLAT})
    ada.post(f"{PATH}/b-two", {"name": "Unfinished", "content": {"cards": [5, 5]}})
    ada.post(f"{PATH}/b-one", {"name": "Flat again", "content": FLAT})
    reasons = [(each["name"], [why["reason"] for why in each["refusals"]]) for each in listed(ada, "b-one", "b-two")]
    assert reasons == [("Flat again", []), ("Unfinished", ["wrong-cards"])]


def test_only_who_published_something_changes_or_withdraws_it(host: Host) -> None:
    ada, bob = host.guest("Ada"), host.guest("Bob")
    ada.post(f"{PATH}/c-one", {"name": "Flat", "content": FLAT})
    assert bob.post(f"{PATH}/c-one", {"name": "Mine", "content": HEAVY}).json()["code"] == "not_found"
    assert bob.request("DELETE", f"{PATH}/c-one").json()["code"] == "not_found"
    assert [each["name"] for each in listed(bob, "c-one", "c-two")] == ["Flat"]
    assert ada.request("DELETE", f"{PATH}/c-one").status_code == 200
    assert listed(bob, "c-one", "c-two") == []
    assert bob.get(f"{PATH}/c-one").json()["code"] == "not_found"


def test_a_visitor_without_a_name_reads_and_publishes_nothing(host: Host) -> None:
    ada, nobody = host.guest("Ada"), Guest(host, "", "", "none")
    ada.post(f"{PATH}/d-one", {"name": "Flat", "content": FLAT})
    assert [each["mine"] for each in listed(nobody, "d-one", "d-two")] == [False]
    assert nobody.post(f"{PATH}/d-two", {"name": "Flat", "content": FLAT}).json()["code"] == "no_name"
    assert ada.post(f"{PATH}/d-two", {"name": "None", "content": {"cards": "five"}}).json()["code"] == "malformed"
    assert ada.get("/api/games/oriflamme/published").json()["code"] == "nothing_to_bring"


def test_a_person_publishes_twenty_things_of_fifty_versions_at_most(host: Host) -> None:
    ada = host.guest("Ada")
    for number in range(20):
        ada.post(f"{PATH}/{number}", {"name": "Flat", "content": FLAT})
    assert ada.post(f"{PATH}/more", {"name": "Flat", "content": FLAT}).json()["code"] == "too_many"
    for number in range(2, 51):
        assert ada.post(f"{PATH}/0", {"name": f"Flat {number}", "content": FLAT}).json() == {"version": number}
    assert ada.post(f"{PATH}/0", {"name": "Flat 51", "content": FLAT}).json()["code"] == "too_many"
