"""How a game works on one screen: on the rules page, and the ways that lead to it."""

import re

import httpx
import pytest

from regalia import games
from regalia.lessons import panels_of
from regalia.server.api import games as api_of_games
from regalia.server.pages import render
from regalia.text.texts import LANGUAGES
from tests.server.players import Host


@pytest.fixture
def without_panels(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (render, api_of_games):
        monkeypatch.setattr(module, "panels_of", lambda slug: ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.slugs())
def test_the_rules_begin_with_the_panels_each_of_which_leads_to_its_section(host: Host, game: str, language: str) -> None:
    page = httpx.get(f"{host.url}/rules/{game}?lang={language}").text
    works = page[page.index('id="rule-works"') : page.index("</ol>", page.index('id="rule-works"'))]
    assert re.findall(r'data-picture="(\w+)"', works) == [panel.picture for panel in panels_of(game)]
    led = re.findall(r'<a href="#(rule-[\d.]+)">', works)
    assert led == [f"rule-{panel.rule}" for panel in panels_of(game)]
    assert all(f'id="{section}"' in page for section in led)
    assert page.index("<h1>") < page.index('id="rule-works"') < page.index('id="rule-1"')


def test_the_card_of_a_game_and_the_table_before_it_lead_there(host: Host) -> None:
    page = httpx.get(host.url, headers={"Accept-Language": "en"}).text
    assert page.count(">How it works</a>") == len(games.slugs())
    assert all(card["panels"] for card in httpx.get(f"{host.url}/api/games").json())


@pytest.mark.usefixtures("without_panels")
def test_a_game_without_panels_shows_none(host: Host) -> None:
    page = httpx.get(f"{host.url}/rules/oriflamme").text
    assert "works-" not in page
    assert page.index("<h1>") < page.index('id="rule-1"')
    assert ">How it works</a>" not in httpx.get(host.url, headers={"Accept-Language": "en"}).text
    assert not any(card["panels"] for card in httpx.get(f"{host.url}/api/games").json())
