"""The site's pages: in both languages, without script, safe to click on."""

import re
from base64 import b64decode
from collections.abc import Iterable, Iterator
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from fluent.syntax import ast, parse

from regalia import games
from regalia.server import errors
from regalia.server.pages import boxes
from regalia.server.pages.render import Say
from regalia.server.pages.rules import rules_of
from regalia.text.texts import LANGUAGES, texts
from tests.server.players import Host

SERVER = Path(str(files("regalia.server")))
SPOKEN = re.compile(r"""say\(["']([\w.-]+)["'](?:\)|,| ~)""")
PAGES = [
    "/",
    "/account",
    "/sign-in",
    "/recover",
    "/account/prove",
    "/new/oriflamme",
    "/rules",
    "/rules/oriflamme",
    "/help",
    "/find",
    "/offline",
    "/nowhere",
    "/t/ZZZZZZ",
]


class Reader(HTMLParser):
    """What a page holds that a test wants to know."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.labelled: set[str] = set()
        self.fields: list[dict[str, str]] = []
        self.links: list[str] = []
        self.scripts: list[dict[str, str]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids += [found["id"]] if found.get("id") else []
        self.links += [found["href"]] if tag == "a" and found.get("href") else []
        if tag == "label" and found.get("for"):
            self.labelled.add(found["for"])
        if tag in ("input", "select"):
            self.fields.append(found)
        if tag == "script":
            self.scripts.append(found)


@pytest.fixture
def browser(host: Host) -> Iterator[httpx.Client]:
    """A browser without script, which keeps cookies and follows where it is sent."""
    with httpx.Client(base_url=host.url, follow_redirects=True, headers={"Accept-Language": "en"}) as client:
        yield client


def messages(language: str) -> dict[str, ast.Message]:
    resource = parse("\n".join(texts("regalia.server", language)))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def variables(node: Any) -> set[str]:
    """The variables that a message takes."""
    return set(re.findall(r"VariableReference', 'id': \{'type': 'Identifier', 'name': '(\w+)'", str(node.to_json())))


def test_both_languages_say_the_same_things() -> None:
    english, japanese = (messages(language) for language in LANGUAGES)
    assert english.keys() == japanese.keys()
    for name, message in english.items():
        other = japanese[name]
        assert {each.id.name for each in message.attributes} == {each.id.name for each in other.attributes}, name
        assert variables(message) == variables(other), name


def test_every_message_is_used_and_every_used_message_is_there() -> None:
    sources = [*SERVER.rglob("*.html"), *SERVER.rglob("*.py")]
    text = "\n".join(source.read_text("utf-8") for source in sources)
    known = messages("en")
    spoken = {name.partition(".")[0] for name in SPOKEN.findall(text)}
    begun = tuple(name for name in spoken if name.endswith("-"))
    assert {name for name in spoken if name not in known and name not in begun} <= {
        "game-title",
        "game-summary",
        "game-goal",
        "game-pitch",
        "nav-workshop",
        "agreed-",
    }
    unused = {name for name in known if name not in spoken and not name.startswith(begun) and f'"{name}"' not in text}
    assert unused == set()


def refused(files: Iterable[Path]) -> set[str]:
    """The codes of all refusals in these files."""
    return set(re.findall(r'Refuse\(\s*"(\w+)"', "\n".join(file.read_text("utf-8") for file in files)))


def test_every_refusal_that_a_page_may_show_has_words() -> None:
    debug = {*(SERVER / "debug").rglob("*.py")}
    codes, debug_codes = refused({*SERVER.rglob("*.py")} - debug), refused(debug)
    only_played = {
        *("not_asked", "not_offered", "stale", "not_undoable", "nothing_asked", "already_asked", "no_such_moment"),
        *("somebody_away", "not_waiting", "not_over", "no_such_seat", "older_rules", "nothing_follows", "puzzle_asks"),
        *("not_seated", "not_host", "not_away", "wrong_status", "seats_free", "wrong_nonce"),
    }
    only_on_pages = {"no_such_game", "not_invited", "not_sure", "no_such_person"}
    client = Path(__file__).parents[3] / "client" / "src" / "text"
    for language in LANGUAGES:
        at_tables = set(re.findall(r"^problem-(\w+) =", (client / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))
        assert codes - at_tables <= only_on_pages, "what can happen at a table is told by the client"
        panel = (client.parent / "debug" / "text" / f"{language}.ftl").read_text("utf-8")
        assert debug_codes - at_tables <= {*re.findall(r"^debug-(\w+) =", panel, re.MULTILINE)}
        say = Say(language)
        for code in (codes | {*errors.STATUS, "unexpected"}) - only_played:
            assert say(f"problem-{code}") != f"problem-{code}", code


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_pages_are_whole_in_both_languages(host: Host, path: str, language: str) -> None:
    ada = host.guest("Ada")
    page = httpx.get(host.url + path, headers={"Accept-Language": f"{language}-XX, fr;q=0.5"} | ada.headers)
    assert page.status_code == (404 if path in ("/nowhere", "/t/ZZZZZZ") else 200)
    assert f'<html lang="{language}"' in page.text
    read = Reader(page.text)
    assert len(read.ids) == len(set(read.ids))
    visible = [field for field in read.fields if field.get("type") not in ("hidden", "checkbox")]
    assert all(field.get("aria-label") or field.get("id") in read.labelled for field in visible)
    assert all(script.get("src", "").startswith("/static/") for script in read.scripts)
    words = re.sub(r"<[^>]*>", " ", page.text)
    assert not {*re.findall(r"(?<![\w/.-])[a-z]+(?:-[a-z]+)+(?![\w/.-])", words)} & messages("en").keys()
    assert "script-src 'self'" in page.headers["Content-Security-Policy"]


def test_someone_without_script_says_a_name_opens_a_table_and_finds_it_in_the_lobby(browser: httpx.Client) -> None:
    asked = browser.get("/new/oriflamme")
    assert 'action="/name"' in asked.text
    form = browser.post("/name", data={"name": "  Ada   Lovelace ", "next": "/new/oriflamme"})
    assert form.url.path == "/new/oriflamme"
    plan = {"game": "oriflamme", "seats": "3", "seat-0": "me", "seat-1": "device", "name-1": "Bob", "seat-2": "squire"}
    table = browser.post("/tables", data=plan | {"public": "on", "lord_count": "piles", "decree_onto": "false"})
    assert re.fullmatch(r"/t/[2-9A-Z]{6}", table.url.path)
    told = browser.get(f"/api/tables/{table.url.path[3:]}").json()
    assert [(seat["name"], seat["bot"]) for seat in told["seats"]] == [
        ("Ada Lovelace", None),
        ("Bob", None),
        ("squire", "squire"),
    ]
    assert (told["options"]["lord_count"], told["options"]["decree_onto"]) == ("piles", False)
    assert f'href="{table.url.path}"' in browser.get("/").text
    assert browser.post("/join", data={"code": f" {table.url.path[3:].lower()} "}).url.path == table.url.path


def test_a_player_at_the_device_without_a_name_gets_one(browser: httpx.Client) -> None:
    browser.post("/name", data={"name": "エイダ"})
    plan = {"game": "oriflamme", "seats": "3", "seat-0": "me", "seat-1": "device", "seat-2": "device"}
    table = browser.post("/tables", data=plan, headers={"Accept-Language": "ja"}).url.path[3:]
    seats = browser.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["エイダ", "プレイヤー2", "プレイヤー3"]


def test_choices_of_language_and_theme_are_kept(browser: httpx.Client) -> None:
    page = browser.post("/preferences", data={"language": "ja", "next": "/help"})
    assert (page.url.path, '<html lang="ja"' in page.text) == ("/help", True)
    page = browser.post("/preferences", data={"theme": "dark", "next": "/"})
    assert '<html lang="ja" data-theme="dark"' in page.text
    browser.post("/preferences", data={"language": "xx", "theme": "pink"})
    assert '<html lang="ja" data-theme="dark"' in browser.get("/").text


@pytest.mark.parametrize(
    "where",
    ["//evil.example", "https://evil.example/", "/\\evil.example", "javascript:alert(1)", "/%0d%0aX: y", "\t//evil"],
)
def test_nobody_is_sent_to_another_site(host: Host, where: str) -> None:
    went = httpx.post(f"{host.url}/preferences", data={"theme": "dark", "next": where})
    assert httpx.URL(host.url).join(went.headers["location"]).host == "127.0.0.1"
    assert "X" not in went.headers


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}]
)
@pytest.mark.parametrize("path", ["/name", "/tables", "/api/guests"])
def test_another_sites_page_changes_nothing(host: Host, path: str, headers: dict[str, str]) -> None:
    refused = httpx.post(host.url + path, data={"name": "Mallory"}, headers=headers)
    assert refused.status_code == 403
    assert "set-cookie" not in refused.headers
    assert "Content-Security-Policy" in refused.headers


def test_names_are_shown_and_never_obeyed(host: Host) -> None:
    eve = host.guest("<script>x</script>\"'&")
    plan = {"game": "oriflamme", "seats": [{"who": "me"}, {"who": "nobody"}, {"who": "nobody"}]}
    assert eve.post("/api/tables", plan).status_code == 201
    page = eve.get("/").text
    assert "<script>x" not in page
    assert "&lt;script&gt;x&lt;/script&gt;" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_of_the_rules_can_be_linked_to(host: Host, language: str) -> None:
    ids = Reader(httpx.get(f"{host.url}/rules/oriflamme?lang={language}").text).ids
    assert {"rule-1", "rule-6", "rule-6.2"} <= {*ids}


def test_a_picture_beside_the_rules_becomes_part_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>'
    (tmp_path / "text" / "pictures").mkdir(parents=True)
    (tmp_path / "text" / "pictures" / "dice.svg").write_text(drawn)
    (tmp_path / "text" / "rules.en.md").write_text('![Two dice.](pictures/dice.svg "The dice.")')
    monkeypatch.setattr(games, "resource", lambda slug, *path: tmp_path.joinpath(*path))
    page = rules_of("a_game_of_a_test", "en")
    shown = re.search(r'<img src="data:image/svg\+xml;base64,([^"]+)" alt="Two dice\."><figcaption>The dice\.<', page)
    assert shown
    assert b64decode(shown[1]).decode() == drawn


def test_japanese_lines_are_joined_without_spaces(host: Host) -> None:
    text = httpx.get(f"{host.url}/rules/oriflamme?lang=ja").text.partition("</article>")[0]
    paragraphs = [re.sub(r"<[^>]*>", "", each) for each in re.findall(r"<p>(.*?)</p>", text, re.DOTALL)]
    assert [each for each in paragraphs if re.search(r"[ぁ-んァ-ヶ一-龠、。]\s+[ぁ-んァ-ヶ一-龠0-9]", each)] == []


@pytest.mark.parametrize(
    "path", ["/", "/help", "/account", "/sign-in", "/recover", "/rules", "/rules/oriflamme", "/new/kings_guild"]
)
def test_japanese_is_punctuated_in_full_width(host: Host, path: str) -> None:
    page = host.guest("Ada").get(path, headers={"Accept-Language": "ja"}).text
    words = re.sub(r"<[^>]*>", "|", page)
    assert 'lang="ja"' in page
    assert re.findall(r".{0,9}[ぁ-んァ-ヶー一-龠][:?!;,(].{0,9}|.{0,9}[):?!][ぁ-んァ-ヶー一-龠].{0,9}", words) == []


def test_ones_own_tables_stand_before_the_games(host: Host) -> None:
    ada, bob = host.guest("Ada"), host.guest("Bob")
    ada.post("/api/tables", {"game": "oriflamme", "seats": [{"who": "me"}, {"who": "nobody"}, {"who": "nobody"}]})
    home = ada.get("/").text
    assert home.index("Your tables") < home.index('id="games-title"') < home.index('id="lobby-title"')
    assert "Your tables" not in bob.get("/").text


@pytest.mark.parametrize("game", games.slugs())
def test_one_tap_leads_a_stranger_to_a_game_that_has_begun(browser: httpx.Client, game: str) -> None:
    table = browser.post("/play", data={"game": game}).url.path
    told = browser.get(f"/api{table.replace('/t/', '/tables/')}").json()
    assert [(seat["yours"], seat["bot"]) for seat in told["seats"][:2]] == [(True, None), (False, "squire")]
    assert (told["status"], told["public"], told["seats"][0]["name"]) == ("playing", False, "Guest")
    assert len(told["seats"]) == games.load(game).seats[len(games.load(game).seats) // 2]


def test_who_has_a_name_plays_bots_under_it(host: Host) -> None:
    ada = host.guest("Ada")
    table = httpx.post(f"{host.url}/play", data={"game": "oriflamme"}, headers=ada.headers).headers["location"]
    assert ada.get(table.replace("/t/", "/api/tables/")).json()["seats"][0]["name"] == "Ada"


def test_a_game_against_bots_has_hints_until_two_of_them_are_finished(host: Host) -> None:
    ada = host.guest("Ada")

    def begun(game: str) -> tuple[str, bool]:
        path = httpx.post(f"{host.url}/play", data={"game": game}, headers=ada.headers).headers["location"]
        table = path.replace("/t/", "/api/tables/")
        return table, ada.get(table).json()["learning"]

    learning = []
    for _ in range(3):
        table, learns = begun("oriflamme")
        learning.append(learns)
        assert ada.post(f"{table}/seats/0/resignation").status_code == 200
        assert ada.get(table).json()["status"] == "over"
    assert learning == [True, True, False]
    assert begun("nocturion")[1] is True


def test_nobody_can_play_a_game_there_is_not(host: Host) -> None:
    assert httpx.post(f"{host.url}/play", data={"game": "chess"}).status_code == 404


@pytest.mark.parametrize("game", games.slugs())
def test_every_game_has_a_cover_of_its_own(host: Host, game: str) -> None:
    cover = httpx.get(f"{host.url}/games/{game}/cover")
    assert (cover.headers["content-type"], cover.content[8:12]) == ("image/webp", b"WEBP")
    assert len(cover.content) < 60_000
    assert f'src="/games/{game}/cover"' in httpx.get(host.url).text


@pytest.mark.parametrize("game", games.slugs())
def test_whatever_can_be_agreed_on_is_drawn_beside_its_choice(host: Host, game: str) -> None:
    page = host.guest("Ada").get(f"/new/{game}").text
    pictures = re.findall(r'<span class="choice-picture" aria-hidden="true">(<svg.*?</svg>)', page, re.DOTALL)
    assert len({*pictures}) == len(games.load(game).table_choices) == page.count('class="choice"')
    assert all("script" not in picture and len(picture) < 4_000 for picture in pictures)


def test_a_game_without_a_cover_gets_that_of_the_house(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "COVERS", {"cover.svg": "image/svg+xml"})
    assert ElementTree.fromstring(httpx.get(f"{host.url}/games/oriflamme/cover").content).tag.endswith("}svg")


def test_home_says_what_is_waited_for(host: Host) -> None:
    table, (ada, bob, eve) = host.table("Ada", "Bob", "Eve")
    waiting = ada.get("/api/tables").json()["waiting"][table]
    assert waiting["decision"] == "ChooseCard"
    (asked,) = waiting["seats"]
    pages = [person.get("/", headers={"Accept-Language": "en"}).text for person in (ada, bob, eve)]
    assert ["Choose a card to place." in page for page in pages] == [seat == asked for seat in range(3)]
    assert ["Waiting for" in page for page in pages] == [seat != asked for seat in range(3)]


def test_no_link_of_a_page_leads_nowhere(host: Host) -> None:
    seen, waiting = set[str](), ["/"]
    while waiting:
        path = waiting.pop()
        page = httpx.get(host.url + path, follow_redirects=True)
        assert page.status_code == 200, path
        if path.startswith("/static") or "html" not in page.headers["content-type"]:
            continue
        read = Reader(page.text)
        assert {link[1:] for link in read.links if link.startswith("#")} <= {*read.ids}
        found = {link.partition("#")[0] for link in read.links if link.startswith("/")}
        waiting += found - seen
        seen |= found


@pytest.mark.parametrize(
    ("method", "path"),
    [("PUT", "/api/tables/ZZZZZZ/seats/" + "9" * 5000), ("GET", "/api/tables/ZZZZZZ/stream?seat=" + "9" * 5000)],
)
def test_a_number_without_end_is_refused(host: Host, method: str, path: str) -> None:
    answered = host.guest("Ada").request(method, path, {"who": "me"} if method == "PUT" else None)
    assert answered.status_code in (400, 404)


def test_a_form_may_hold_a_number_without_end(browser: httpx.Client) -> None:
    browser.post("/name", data={"name": "Ada"})
    assert browser.post("/tables", data={"game": "oriflamme", "seats": "9" * 5000}).status_code == 400
    assert browser.post("/tables", data={"game": "oriflamme", "seats": "99"}).status_code in (400, 409)


def test_a_persons_crest_is_a_picture_for_everybody(host: Host) -> None:
    ada = host.guest("Ada")
    drawn = httpx.get(f"{host.url}/crests/{ada.id}")
    assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/svg+xml")
    assert drawn.text.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    assert httpx.get(f"{host.url}/crests/u_nobody").status_code == 404
