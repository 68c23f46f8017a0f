"""Links to tables: anybody opens them without a name, and what they show beforehand tells no secret."""

import html
import re
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from regalia import games
from regalia.core import Rank
from regalia.server.arena import Arena
from regalia.server.pages import preview
from regalia.server.pages.boxes import cover_of
from regalia.server.table.table import Table
from tests.server.play.test_replay import play_on, save_replay, started, with_new_rules
from tests.server.test_rights import arena_at, client

TAG = re.compile(r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)">')


def tags_in(page: httpx.Response) -> dict[str, str]:
    assert page.status_code == 200
    return {name: html.unescape(content) for name, content in TAG.findall(page.text)}


async def over(arena: Arena) -> Table:
    table, ada = await started(arena)
    await play_on(table, ada)
    return table


async def test_a_finished_public_game_is_seen_without_a_name(tmp_path: Path) -> None:
    async with arena_at(tmp_path) as (arena, site):
        table = await over(arena)
        for guests in ("yes", "no"):
            await arena.registration.choose("guests", guests, "the host")
            async with client(site, "") as stranger:
                page = await stranger.get(f"/t/{table.doc.id}?at=5&seat=1", headers={"Sec-Fetch-Mode": "navigate"})
                assert page.status_code == 200
                assert 'data-person=""' in page.text
                assert 'action="/name"' not in page.text
                moment = {"type": "moment", "id": "m", "at": 5, "seat": 1}
                told = await stranger.post(f"/api/tables/{table.doc.id}/messages", json=moment)
                assert told.json()["happening"]["seq"] == 5


@pytest.mark.parametrize("text", ["-1", "10000000000", "x", "1e9", "[]"])
async def test_a_faulty_moment_is_refused_and_never_an_error_of_the_arena(tmp_path: Path, text: str) -> None:
    async with arena_at(tmp_path) as (arena, site):
        table = await over(arena)
        async with client(site, "") as stranger:
            assert (await stranger.get(f"/t/{table.doc.id}?at={text}&seat={text}")).status_code == 200
            for field in ("at", "seat"):
                body = f'{{"type":"moment","id":"m","at":1,"{field}":{text}}}'.replace('"at":1,"at"', '"at"')
                told = await stranger.post(f"/api/tables/{table.doc.id}/messages", content=body)
                assert told.json()["error"]["code"] == "malformed"


async def test_a_link_to_a_finished_game_says_who_won(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with arena_at(tmp_path) as (arena, site):
        table = await over(arena)
        winners = [
            table.messages.message_for(None).seats[rank.seat].name for rank in preview.ranking_at(table) if rank.rank == 1
        ]
        async with client(site, "") as stranger:
            tags = tags_in(await stranger.get(f"/t/{table.doc.id}?at=7", headers={"Accept-Language": "en"}))
            assert tags["og:title"] == f"Oriflamme: won by {' and '.join(winners)}"
            assert tags["og:description"] == "Ada, Bob, and Eve have played. See the game again."
            assert tags["og:url"] == f"http://localhost/t/{table.doc.id}"
            assert tags["og:image"] == "http://localhost/games/oriflamme/cover"
            assert (tags["og:image:width"], tags["og:image:height"]) == ("720", "450")
            assert tags["twitter:card"] == "summary_large_image"
            image = await stranger.get(tags["og:image"])
            assert image.headers["content-type"] == tags["og:image:type"] == "image/webp"
            japanese = tags_in(await stranger.get(f"/t/{table.doc.id}", headers={"Accept-Language": "ja"}))
            assert japanese["og:title"].endswith("の勝利")
        await save_replay(table)
        arena.tables.forget(table)
        with_new_rules(monkeypatch, upgrades={})
        async with client(site, "") as stranger:
            assert tags_in(await stranger.get(f"/t/{table.doc.id}"))["og:title"] == tags["og:title"], "of older rules, too"


async def test_a_link_to_a_drawn_game_names_no_winner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with arena_at(tmp_path) as (arena, site):
        table = await over(arena)
        monkeypatch.setattr(preview, "ranking_at", lambda _: [Rank(seat, 1, (0,)) for seat in range(3)])
        async with client(site, "") as stranger:
            tags = tags_in(await stranger.get(f"/t/{table.doc.id}", headers={"Accept-Language": "en"}))
            assert tags["og:title"] == "A table of Oriflamme"
            assert tags["og:description"] == "Ada, Bob, and Eve have played. See the game again."


async def test_a_link_to_a_game_in_play_says_who_plays_and_nothing_of_the_game(tmp_path: Path) -> None:
    async with arena_at(tmp_path) as (arena, site):
        table, ada = await started(arena)
        async with client(site, "") as stranger:
            before = tags_in(await stranger.get(f"/t/{table.doc.id}"))
            assert before["og:title"] == "A table of Oriflamme"
            assert before["og:description"] == "Ada, Bob, and Eve are playing. Watch the game."
            await play_on(table, ada, 30)
            assert tags_in(await stranger.get(f"/t/{table.doc.id}")) == before


async def test_a_link_to_an_unlisted_table_names_nothing_but_the_game(tmp_path: Path) -> None:
    async with arena_at(tmp_path) as (arena, site):
        table, ada = await started(arena)
        await table.change(replace(table.doc, public=False))
        async with client(site, "") as stranger:
            before = tags_in(await stranger.get(f"/t/{table.doc.id}"))
            await play_on(table, ada)
            after = tags_in(await stranger.get(f"/t/{table.doc.id}"))
            assert before == after
            assert after["og:title"] == "A table of Oriflamme"
            assert not {"Ada", "Bob", "Eve"} & {*re.findall(r"\w+", " ".join(after.values()))}


@pytest.mark.parametrize("slug", games.slugs())
def test_every_cover_is_shown_with_its_size(slug: str) -> None:
    path, kind, width, height = preview.picture_of(slug)
    assert (path, kind) == (f"/games/{slug}/cover", cover_of(slug)[1])
    assert (width, height) == (720, 450)


def test_a_picture_without_a_known_size_gives_way_to_the_icon() -> None:
    assert preview.size_of(b"RIFF\0\0\0\0WEBPVP8 ") is None
    assert preview.size_of(b"<svg>") is None
