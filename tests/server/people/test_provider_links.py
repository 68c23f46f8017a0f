"""Signing in by the club's own provider: who is recognised, and what forged answers come to."""

import re
import time
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from regalia.cli import main
from regalia.server.people import accounts, openid, registration
from regalia.server.settings import Settings
from tests.server.conftest import Hosted
from tests.server.people.browsers import browsing, opened, shown_name, signed_in, why
from tests.server.people.provider import (
    CLIENT,
    SECRET,
    Claims,
    Provider,
    providing,
    signed_by_another,
    signed_by_the_public_key,
    signed_by_the_secret,
    unsigned,
)
from tests.server.players import Host

UNPROVED = "The sign-in provider couldn’t confirm who you are. Start again."
LAPSED = "This has expired or was already completed. Start again."


@pytest.fixture
def provider() -> Iterator[Provider]:
    with providing() as one:
        yield one


@pytest.fixture
def of_a_club(tmp_path: Path, provider: Provider) -> Settings:
    return Settings(
        tmp_path / "arena.db",
        sign_ins_a_minute=1000,
        requests_a_minute=6000,
        openid_issuer=provider.issuer,
        openid_client=CLIENT,
        openid_secret=SECRET,
        openid_name="The club",
    )


@pytest.fixture
def arena(of_a_club: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    monkeypatch.setattr(registration, "REFRESH", -1.0)
    with Hosted(of_a_club) as host:
        yield host


@pytest.fixture
def browser(arena: Host) -> Iterator[httpx.Client]:
    with browsing(arena, **{"Sec-Fetch-Site": "same-origin"}) as one:
        yield one


def recognised(browser: httpx.Client) -> httpx.Response:
    """The page to which a person comes by the provider."""
    return browser.get("/club/sign-in?next=/account")


def member(browser: httpx.Client, name: str) -> httpx.Response:
    """The page after opening an account by the provider."""
    recognised(browser)
    return browser.post("/club/open", data={"name": name})


def begun(browser: httpx.Client) -> httpx.URL:
    """The address at which the provider sends a browser back, before it is opened."""
    to_provider = browser.get("/club/sign-in?next=/account", follow_redirects=False).headers["location"]
    return httpx.URL(httpx.get(to_provider).headers["location"])


def test_a_guest_becomes_an_account_by_the_provider_and_comes_back_to_the_same_seats(
    arena: Host, browser: httpx.Client
) -> None:
    table, [cid, *_] = arena.table("Cid", "Dan", "Eve")
    browser.cookies.set("regalia", cid.token, domain="127.0.0.1", path="/")
    assert recognised(browser).url.path == "/club/name"
    assert member(browser, "Cid").text.count("<code>") == accounts.CODES
    with browsing(arena) as phone:
        assert recognised(phone).url.path == "/account"
        assert shown_name(phone) == "Cid"
        assert [seat["yours"] for seat in phone.get(f"/api/tables/{table}").json()["seats"]] == [True, False, False]
        assert signed_in(phone, "Cid", "").status_code == 401, "there is no password"


def test_a_stranger_chooses_a_name_and_another_persons_is_refused(arena: Host, browser: httpx.Client) -> None:
    with browsing(arena) as other:
        opened(other, "Taken")
    assert 'value="Member"' in recognised(browser).text, "the provider's name is proposed"
    assert why(browser.post("/club/open", data={"name": "TAKEN"})).startswith("This name")
    assert browser.post("/club/open", data={"name": "Free"}).status_code == 200
    assert shown_name(browser) == "Free"


def test_what_is_sent_to_the_provider_is_new_each_time_and_tells_no_secret(
    browser: httpx.Client, provider: Provider
) -> None:
    recognised(browser)
    recognised(browser)
    first, second = provider.asked
    assert all(first[name] != second[name] for name in ("state", "nonce", "code_challenge"))
    assert (first["code_challenge_method"], first["response_type"], first["client_id"]) == ("S256", "code", CLIENT)
    assert SECRET not in str(provider.asked)


FORGERIES: dict[str, Callable[[Claims], Claims]] = {
    "another nonce": lambda claims: claims | {"nonce": "of another sign-in"},
    "no nonce": lambda claims: {name: value for name, value in claims.items() if name != "nonce"},
    "another audience": lambda claims: claims | {"aud": "another client"},
    "several audiences": lambda claims: claims | {"aud": [CLIENT, "another client"]},
    "for another client": lambda claims: claims | {"azp": "another client"},
    "another issuer": lambda claims: claims | {"iss": "https://id.example.org"},
    "expired": lambda claims: claims | {"exp": int(time.time()) - 120},
    "from the future": lambda claims: claims | {"iat": int(time.time()) + 600},
    "without an end": lambda claims: {name: value for name, value in claims.items() if name != "exp"},
    "about nobody": lambda claims: {name: value for name, value in claims.items() if name != "sub"},
    "about an empty subject": lambda claims: claims | {"sub": ""},
    "about a number": lambda claims: claims | {"sub": 1},
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_forged_tokens_sign_nobody_in(browser: httpx.Client, provider: Provider, forgery: str) -> None:
    provider.change = FORGERIES[forgery]
    page = recognised(browser)
    assert (page.status_code, why(page), shown_name(browser)) == (401, UNPROVED, "")


@pytest.mark.parametrize(
    "sign", [unsigned, signed_by_the_secret, signed_by_the_public_key, signed_by_another, lambda _: "no"]
)
def test_tokens_that_the_provider_has_not_signed_count_for_nothing(
    browser: httpx.Client, provider: Provider, sign: Callable[[Claims], str]
) -> None:
    provider.sign = sign
    assert why(recognised(browser)) == UNPROVED


def test_a_forged_state_counts_for_nothing_and_stops_nobody(browser: httpx.Client) -> None:
    back = begun(browser)
    for forged in ("", "of another"):
        assert why(browser.get(back.copy_set_param("state", forged))) == UNPROVED
    assert why(browser.get(back.copy_set_param("iss", "https://id.example.org"))) == UNPROVED
    assert browser.get(back).url.path == "/club/name", "the true answer still counts"


def test_an_answer_counts_once_and_at_the_browser_that_began(arena: Host, browser: httpx.Client) -> None:
    member(browser, "Once")
    browser.post("/account/sign-out")
    back = begun(browser)
    with browsing(arena) as victim:
        assert why(victim.get(back)) == LAPSED, "it is not what this browser has begun"
        begun(victim)
        assert why(victim.get(back)) == UNPROVED
        assert shown_name(victim) == ""
    browser.get(back)
    assert shown_name(browser) == "Once"
    assert why(browser.get(back)) == LAPSED


def test_who_declines_at_the_provider_is_not_signed_in(browser: httpx.Client, provider: Provider) -> None:
    back = begun(browser).copy_remove_param("code").copy_set_param("error", "access_denied")
    assert why(browser.get(back)) == UNPROVED
    assert len(provider.codes) == 1, "nothing was asked for"


def test_a_provider_that_says_it_is_another_or_is_gone_signs_nobody_in(tmp_path: Path, provider: Provider) -> None:
    provider.claimed_issuer = "https://id.example.org"
    gone = Settings(tmp_path / "gone.db", openid_issuer="http://127.0.0.1:9", openid_client=CLIENT)
    other = Settings(tmp_path / "other.db", openid_issuer=provider.issuer, openid_client=CLIENT)
    for settings in (gone, other):
        with Hosted(settings) as arena, browsing(arena) as browser:
            assert why(recognised(browser)) == UNPROVED


def test_an_account_is_linked_by_hand_and_never_by_name_or_e_mail(
    arena: Host, browser: httpx.Client, provider: Provider
) -> None:
    provider.change = lambda claims: (
        claims | {"email": "lea@example.org", "email_verified": True, "preferred_username": "Lea"}
    )
    opened(browser, "Lea")
    with browsing(arena) as other:
        assert recognised(other).url.path == "/club/name", "the same name is not the same person"
    assert browser.get("/club/link").url.path == "/account"
    assert "/club/remove" in browser.get("/account").text
    with browsing(arena) as other:
        recognised(other)
        assert shown_name(other) == "Lea"
        provider.subject = "subject-2"
        assert recognised(other).url.path == "/club/name", "the same e-mail address is not the same person"


def test_an_identity_is_one_accounts(arena: Host, browser: httpx.Client) -> None:
    member(browser, "First member")
    with browsing(arena, **{"Sec-Fetch-Site": "same-origin"}) as other:
        opened(other, "Second member")
        assert why(other.get("/club/link")).startswith("This sign-in")
        assert "/club/remove" not in other.get("/account").text


def test_no_other_site_links_an_account_and_no_one_without_a_credential(
    browser: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(browser, "Linked by hand")
    for site in ("cross-site", "none", "same-site"):
        assert browser.get("/club/link", headers={"Sec-Fetch-Site": site}).status_code == 403
    monkeypatch.setattr(accounts, "FRESH", 0.0)
    assert browser.get("/club/link").url.path == "/account/prove"


def test_the_last_way_in_stays_and_a_link_is_removed(arena: Host, browser: httpx.Client, provider: Provider) -> None:
    member(browser, "Leaves the club")
    gone = {"issuer": provider.issuer}
    assert why(browser.post("/club/remove", data=gone)).startswith("This is your only way to sign in")
    browser.post("/account/password", data={"password": "correct horse battery"})
    browser.post("/club/remove", data=gone)
    with browsing(arena) as other:
        assert recognised(other).url.path == "/club/name"


def test_one_proves_who_one_is_by_the_provider_anew(browser: httpx.Client, provider: Provider) -> None:
    member(browser, "Proves")
    token = browser.cookies["regalia"]
    assert browser.get("/club/prove?next=/account").url.path == "/account"
    assert (provider.asked[-1]["prompt"], provider.asked[-1]["max_age"]) == ("login", "0")
    assert browser.cookies["regalia"] != token
    forgeries: list[Callable[[Claims], Claims]] = [
        lambda claims: claims | {"auth_time": int(time.time()) - 3600},
        lambda claims: claims | {"auth_time": None},
        lambda claims: claims | {"sub": "subject-2"},
    ]
    for provider.change in forgeries:
        assert why(browser.get("/club/prove?next=/account")) == UNPROVED


def test_members_register_as_the_host_allows(arena: Host, browser: httpx.Client) -> None:
    with browsing(arena, Origin=arena.url) as host:
        opened(host, "Host of it")
        host.post("/admin/rules", data={"registration": "nobody"})
    assert why(member(browser, "Not yet")).startswith("New accounts can’t be created here")
    assert shown_name(browser) == ""


def test_links_go_with_the_account_and_are_in_the_file(arena: Host, browser: httpx.Client, provider: Provider) -> None:
    member(browser, "Leaving")
    assert browser.post("/account/export").json()["links"] == [{"issuer": provider.issuer, "subject": provider.subject}]
    browser.post("/account/forget", data={"sure": "yes"})
    with browsing(arena) as other:
        assert recognised(other).url.path == "/club/name"


def test_without_the_setting_there_is_no_such_address(host: Host) -> None:
    with browsing(host) as browser:
        assert "/club/" not in browser.get("/sign-in").text
        assert [browser.get(f"/club/{path}").status_code for path in ("sign-in", "back")] == [404, 404]


@pytest.mark.parametrize(
    "issuer", ["http://id.example.org", "id.example.org", "https://id.example.org/?a=b", "https://a@b"]
)
def test_a_wrong_issuer_is_named_at_the_start(issuer: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--openid-issuer", issuer])
    assert "is not the address of a provider, such as https://id.example.org" in capsys.readouterr().err


def test_a_provider_needs_a_client(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--openid-issuer", "https://id.example.org", "--database", str(tmp_path / "a.db")])
    assert "openid_client" in capsys.readouterr().err


def way_out(page: httpx.Response) -> str:
    """The address behind the button by which one signs out at the provider."""
    found = re.search(r'class="button primary" href="([^"]+)"', page.text)
    assert found is not None
    return unescape(found[1])


def test_who_was_signed_in_by_the_provider_is_shown_the_way_to_sign_out_there(
    browser: httpx.Client, provider: Provider
) -> None:
    provider.way_out = "end"
    member(browser, "Ada")
    page = browser.post("/account/sign-out")
    assert (page.url.path, shown_name(browser)) == ("/club/signed-out", "")
    assert "Sign out of The club" in page.text
    way = urlsplit(way_out(page))
    assert f"{way.scheme}://{way.netloc}{way.path}" == f"{provider.issuer}/end"
    back = str(browser.base_url).rstrip("/") + "/"
    assert parse_qs(way.query) == {"realm": ["club"], "client_id": [CLIENT], "post_logout_redirect_uri": [back]}
    recognised(browser)
    assert browser.post("/account/sessions", data={"session": "all"}).url.path == "/club/signed-out"
    opened(browser, "Eve")
    assert browser.post("/account/sign-out").url.path == "/", "the provider had no part in it"


@pytest.mark.parametrize("way", ["", "http://id.example.org/end", "javascript:alert(1)"])
def test_without_a_safe_way_to_sign_out_there_one_comes_home(browser: httpx.Client, provider: Provider, way: str) -> None:
    provider.way_out = way
    member(browser, "Ada")
    assert browser.post("/account/sign-out").url.path == "/"
    assert shown_name(browser) == ""


def test_who_signs_out_while_the_provider_is_down_is_signed_out_here(
    browser: httpx.Client, provider: Provider, monkeypatch: pytest.MonkeyPatch
) -> None:
    provider.way_out = "end"
    member(browser, "Ada")

    async def down(address: str, *_: object) -> bytes:
        raise openid.Unproved(f"{address} cannot be reached")

    monkeypatch.setattr(openid, "HOUR", -1.0)
    monkeypatch.setattr(openid, "fetch", down)
    assert browser.post("/account/sign-out").url.path == "/"
    assert shown_name(browser) == ""
