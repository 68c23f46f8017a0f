"""HTTP about what one keeps to bring to tables, such as decks, and about what is printed in a game."""

import asyncio
import time
from functools import cache
from hashlib import sha256
from itertools import product
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from regalia import games
from regalia.core import Rules
from regalia.server.api.route import Empty, Operation
from regalia.server.errors import Refuse
from regalia.server.http import (
    access_of,
    arena_of,
    body_of,
    decode,
    in_path,
    language_of,
    person_of,
    respond,
    seat_in,
    sender_of,
    table_at,
)
from regalia.server.people.rights import Right
from regalia.server.table import belongings, bringing, published
from regalia.server.wire.base import Id
from regalia.server.wire.belongings import Examine, Examined, Keep, PublishedList, PublishedVersion, Stock
from regalia.text.texts import LANGUAGES

FOR_EVER = "public, max-age=31536000, immutable"


def rules_at(request: Request) -> Rules[Any]:
    """The rules of the game in the path. Raises Refuse if there is none."""
    slug = request.path_params["game"]
    if slug not in games.slugs():
        raise Refuse("no_such_game")
    return games.load(slug)


async def show(request: Request) -> Response:
    """What is ready-made, and what one keeps."""
    rules = rules_at(request)
    return respond(await belongings.stock(arena_of(request).store, await person_of(request), rules, rules.options()))


async def keep(request: Request) -> Response:
    """Keep something under an id of one's own; what was kept under it is replaced."""
    person, rules, name = await sender_of(request), rules_at(request), in_path(request, "id", Id)
    wanted = decode(await body_of(request), Keep)
    await belongings.keep(arena_of(request).store, person, rules, name, wanted)
    return respond(Empty())


async def drop(request: Request) -> Response:
    """Delete what is kept under an id."""
    person, rules, name = await sender_of(request), rules_at(request), in_path(request, "id", Id)
    await arena_of(request).store.drop_belonging(person.id, rules.slug, name)
    return respond(Empty())


async def list_published(request: Request) -> Response:
    """The newest versions of what people have published."""
    found = await published.newest(arena_of(request).store, await person_of(request), rules_at(request))
    return respond(PublishedList(found))


async def list_versions(request: Request) -> Response:
    """All versions of something published."""
    rules, name = rules_at(request), in_path(request, "id", Id)
    return respond(PublishedList(await published.versions(arena_of(request).store, await person_of(request), rules, name)))


async def publish(request: Request) -> Response:
    """Publish the next version of something."""
    person, rules, name = await sender_of(request), rules_at(request), in_path(request, "id", Id)
    wanted = decode(await body_of(request), Keep)
    return respond(
        PublishedVersion(await published.publish(arena_of(request).store, person, rules, name, wanted, time.time()))
    )


async def unpublish(request: Request) -> Response:
    """Withdraw something published."""
    person, rules, name = await sender_of(request), rules_at(request), in_path(request, "id", Id)
    is_host = Right.HOST in (await access_of(request)).rights
    await published.unpublish(arena_of(request).store, person, rules.slug, name, is_host)
    return respond(Empty())


async def examine(request: Request) -> Response:
    """What speaks against some content, and how it is written."""
    rules = rules_at(request)
    wanted = decode(await body_of(request), Examine)
    return respond(belongings.examine(rules, wanted, language_of(request)))


async def for_seat(request: Request) -> Response:
    """The same for one's own seat, with what speaks against each at this table, and which of them the seat brings."""
    person, table, seat = await sender_of(request), await table_at(request), seat_in(request.path_params["seat"])
    sitting = bringing.own_seat(table.doc, person, seat)
    agreed = bringing.agreed_at(table.rules, table.doc)
    store = arena_of(request).store
    return respond(await belongings.stock(store, person, table.rules, agreed, seat, sitting.brought))


@cache
def facts_of(slug: str, language: str) -> tuple[str, bytes] | None:
    """What is printed in a game as JSON, and its hash; None for a game that has no facts of this kind."""
    facts = games.load(slug).facts
    if facts is None:
        return None
    body = msgspec.json.encode(facts(language), order="deterministic")
    return sha256(body).hexdigest(), body


async def read_facts() -> None:
    """Read what is printed in all games before it is asked for: hundreds of cards take half a second."""
    for slug, language in product(games.slugs(), LANGUAGES):
        await asyncio.to_thread(facts_of, slug, language)


async def facts_at(request: Request) -> tuple[str, bytes]:
    """What is printed in the game and in the language of the path, and its hash. Raises Refuse if there is none."""
    rules, language = rules_at(request), request.path_params["language"]
    found = await asyncio.to_thread(facts_of, rules.slug, language) if language in LANGUAGES else None
    if found is None:
        raise Refuse("not_found")
    return found


async def facts(request: Request) -> Response:
    """Redirect to the present version of what is printed."""
    version, _ = await facts_at(request)
    path = request.path_params
    where = f"/api/games/{path['game']}/facts/{path['language']}/{version}"
    return RedirectResponse(where, 307, headers={"Cache-Control": "no-cache"})


async def facts_version(request: Request) -> Response:
    """One version of what is printed. It never changes, and is cached without limit."""
    version, body = await facts_at(request)
    if request.path_params["version"] != version:
        raise Refuse("not_found")
    return Response(body, media_type="application/json", headers={"Cache-Control": FOR_EVER})


GAME, SEAT = "/api/games/{game}", "/api/tables/{table}/seats/{seat:int}"
ROUTES: tuple[Operation, ...] = (
    Operation(
        "GET", f"{GAME}/belongings", show, Right.ANYONE, "What one could bring: ready-made, and one's own", None, Stock
    ),
    Operation("PUT", f"{GAME}/belongings/{{id}}", keep, Right.PLAY, "Keep something to bring", Keep),
    Operation("DELETE", f"{GAME}/belongings/{{id}}", drop, Right.PLAY, "Delete something kept"),
    Operation("GET", f"{GAME}/published", list_published, Right.ANYONE, "Published decks", None, PublishedList),
    Operation(
        "GET",
        f"{GAME}/published/{{id}}",
        list_versions,
        Right.ANYONE,
        "Versions of a published deck",
        None,
        PublishedList,
    ),
    Operation("POST", f"{GAME}/published/{{id}}", publish, Right.PLAY, "Publish a deck", Keep, PublishedVersion),
    Operation("DELETE", f"{GAME}/published/{{id}}", unpublish, Right.PLAY, "Unpublish a deck"),
    Operation(
        "POST", f"{GAME}/examine", examine, Right.ANYONE, "What speaks against bringing something", Examine, Examined
    ),
    Operation("GET", f"{SEAT}/belongings", for_seat, Right.READ, "What one could bring to one's own seat", None, Stock),
    Operation(
        "GET", f"{GAME}/facts/{{language}}", facts, Right.ANYONE, "Leads to what is printed in a game", None, dict[str, Any]
    ),
    Operation(
        "GET",
        f"{GAME}/facts/{{language}}/{{version}}",
        facts_version,
        Right.ANYONE,
        "What is printed in a game",
        None,
        dict[str, Any],
    ),
)
