"""Names: one way of writing, nothing that cannot be seen, nothing that disturbs the text around it."""

import httpx
import pytest

from regalia.server.errors import Refuse
from regalia.server.people.names import imitations, likeness, look_alike, seemly, told_apart
from tests.server.people.browsers import PASSWORD, browsing, opened
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

    assert [sit("\u202eboB"), sit("\u3164"), sit("Admin"), sit(" B\u200bob ")] == [400, 400, 409, 200]
    assert ada.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Bob"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "ada"), ("Ada", "\u0410da"), ("Bill", "BiIl"), ("Eve", "\u00c8ve"), ("Bob", "B0b"), ("Ada L", "AdaL")],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Tom", "Тоm"),
        ("Tom", "Том"),
        ("Bob", "ВоЬ"),
        ("Max", "Мах"),
        ("Max", "Μαx"),
        ("Eve", "Εve"),
        ("Eba", "Ева"),
        ("Bepa", "Вера"),
        ("bepa", "Вера"),
        ("NINA", "ΝΙΝΑ"),
        ("Νίκη", "νίκη"),
        ("BOB", "ВОВ"),
    ],
)
def test_names_that_look_alike_in_another_script(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert likeness(one) in imitations(other)
    assert likeness(other) in imitations(one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "Eda"), ("か", "が"), ("ハナ", "バナ"), ("Ada", "Ada 2"), ("Nina", "Viva"), ("Дима", "Dima")],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


@pytest.mark.parametrize("name", ["Тom", "Вob", "Мax", "Εve", "Ada\u0391", "Adа", "Иван Smith", "か가", "Bobあ가"])
def test_a_name_of_mixed_scripts_is_refused(host: Host, name: str) -> None:
    with pytest.raises(Refuse):
        seemly(name)
    assert httpx.post(f"{host.url}/api/guests", json={"name": name}).status_code == 400


@pytest.mark.parametrize(
    "name", ["花子 Hanako", "ハナ花はな", "민준 Kim", "Вера", "Νίκη 2", "Ada 👩\u200d🚀", "Zoë & José"]
)
def test_a_name_of_scripts_that_are_written_together_is_kept(name: str) -> None:
    assert seemly(name) == name


@pytest.mark.parametrize("name", ["Host", "ADMIN", "Adm1n", "System", "Regalia", "主催者", "НОЅТ", "Administrator"])
def test_no_guest_has_the_name_of_a_role(host: Host, name: str) -> None:
    refused = httpx.post(f"{host.url}/api/guests", json={"name": name})
    assert (refused.status_code, refused.json()["code"]) == (409, "name_taken")


def test_a_guest_can_keep_no_name_that_looks_like_an_accounts(host: Host) -> None:
    with browsing(host) as browser:
        opened(browser, "Вера")
    for name in ("Bepa", "BEPA", "bepa", "вера"):
        refused = httpx.post(f"{host.url}/api/guests", json={"name": name})
        assert (refused.status_code, refused.json()["code"]) == (409, "name_taken"), name
    with browsing(host, host.guest("Somebody").token) as browser:
        assert browser.post("/account/open", data={"name": "BEPA", "password": PASSWORD}).status_code == 400
    assert httpx.post(f"{host.url}/api/guests", json={"name": "Vera"}).status_code == 201


def test_who_looks_like_somebody_before_gets_a_number() -> None:
    assert told_apart(["Ada", "", "ada", "Ada 2", "", "Bob"]) == ["Ada", "", "ada 2", "Ada 2 2", "", "Bob"]
    assert told_apart(["BOB", "ВОВ"]) == ["BOB", "ВОВ 2"]
