"""Names: one way of writing, nothing that cannot be seen, nothing that disturbs the text around it."""

import httpx
import pytest

from regalia.server.errors import Refuse
from regalia.server.people.names import likeness, seemly, told_apart
from tests.server.players import Host


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("\uff21\uff44\uff41", "Ada"),
        ("\uff76\uff9e\uff9d", "ガン"),
        ("e\u0301va", "\u00e9va"),
        ("A\u200bd\ufeffa\u00ad", "Ada"),
        ("\u200dAda\u200d", "Ada"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("エイダ", "エイダ"),
        ("!?", "!?"),
    ],
)
def test_a_name_is_kept_as_it_is_seen(said: str, kept: str) -> None:
    assert seemly(said) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u200b",
        "\u200d\u200c",
        "\u3164",
        "\u115f\u1160",
        "\u2800",
        "\u0301",
        "\ufe0f",
        "a\nb",
        "a\u2028b",
        "a\x7fb",
        "\u202eadA",
        "\u2066Ada",
        "Ada\u200f",
        "\ue000",
        "Z\u0335\u0336\u0337\u0338\u0334",
        "\ufdfa" * 2,
    ],
)
def test_a_name_that_cannot_be_shown_is_refused(host: Host, name: str) -> None:
    with pytest.raises(Refuse):
        seemly(name)
    response = httpx.post(f"{host.url}/api/guests", json={"name": name})
    assert (response.status_code, response.json()["code"]) == (400, "malformed")
    assert httpx.post(f"{host.url}/name", data={"name": name}).status_code == 400


def test_a_name_at_a_device_is_one_too(host: Host) -> None:
    ada = host.guest("Ada")
    table = ada.post("/api/tables", {"game": "oriflamme", "seats": [{"who": "nobody"}] * 3}).json()["id"]

    def sit(name: str) -> int:
        return ada.put(f"/api/tables/{table}/seats/0", {"who": "device", "name": name}).status_code

    assert [sit("\u202eboB"), sit("\u3164"), sit(" B\u200bob ")] == [400, 400, 200]
    assert ada.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Bob"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "ada"), ("Ada", "\u0410da"), ("Bill", "BiIl"), ("Eve", "\u00c8ve"), ("Bob", "B0b"), ("Ada L", "AdaL")],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Eda"), ("か", "が"), ("ハナ", "バナ"), ("Ada", "Ada 2")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)


def test_who_looks_like_somebody_before_gets_a_number() -> None:
    assert told_apart(["Ada", "", "ada", "Ada 2", "", "Bob"]) == ["Ada", "", "ada 2", "Ada 2 2", "", "Bob"]
