"""The page on which one builds what one brings to a game's tables."""

import pytest

from tests.server.players import Host

pytestmark = pytest.mark.usefixtures("tiny_installed")


def test_games_to_which_one_brings_something_have_a_workshop_and_home_leads_there(host: Host) -> None:
    ada = host.guest("Ada")
    page = ada.get("/workshop/muster")
    assert page.status_code == 200
    assert 'data-game="muster"' in page.text
    home = ada.get("/").text
    assert 'href="/workshop/muster"' in home
    assert 'href="/workshop/oriflamme"' not in home


@pytest.mark.parametrize("game", ["oriflamme", "none"])
def test_other_games_have_none(host: Host, game: str) -> None:
    assert host.guest("Ada").get(f"/workshop/{game}").status_code == 404
