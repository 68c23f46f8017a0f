"""HTTP for the games of this arena, and for what is printed in their packs."""

from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from regalia import games
from regalia.bots import levels_of, stand_in_of
from regalia.core import Rules
from regalia.core.rules import TableChoice
from regalia.games.library import Library
from regalia.lessons import panels_of
from regalia.server.api.route import Operation
from regalia.server.errors import Refuse
from regalia.server.http import arena_of, respond
from regalia.server.people.rights import Right
from regalia.server.wire.table import TablePack


class GameCard(Struct, frozen=True):
    """A game of this arena: for how many players it is, what a table may agree on (also as a JSON schema), who can play."""

    slug: str
    seats: list[int]
    rules: int
    options: dict[str, Any]
    choices: tuple[TableChoice, ...]
    panels: bool
    """True if its rules begin with panels of how it works."""
    levels: tuple[str, ...]
    """The bots that may sit down, from the weakest to the strongest."""
    usual_level: str
    """The level of a bot unless another is chosen."""
    brings: tuple[str, ...] | None
    """The names of what is ready-made, in a game in which every seat brings something."""
    packs: tuple[TablePack, ...]
    """What else may be printed on the cards."""


async def list_games(request: Request) -> Response:
    """The games of this arena."""
    rules = [games.load(slug) for slug in games.slugs()]
    return respond([card_of(each, arena_of(request).library) for each in rules])


def card_of(rules: Rules[Any], library: Library) -> GameCard:
    """What a client must know of a game before a table is opened."""
    schema = msgspec.json.schema(rules.options)
    panels = bool(panels_of(rules.slug))
    brings = tuple(rules.brings.ready) if rules.brings else None
    packs = tuple(TablePack(pack.name, pack.hash, dict(pack.titles), True) for pack in library.offered(rules.slug))
    levels, usual = levels_of(rules.slug), stand_in_of(rules.slug)
    return GameCard(
        rules.slug, [*rules.seats], rules.version, schema, rules.table_choices, panels, levels, usual, brings, packs
    )


async def show_pack(request: Request) -> Response:
    """What is printed in a pack, for the board of its game; never changes."""
    library, (slug, pack) = arena_of(request).library, (request.path_params["game"], request.path_params["pack"])
    if slug not in games.slugs() or not pack or not library.has(slug, pack):
        raise Refuse("no_such_pack")
    printed = library.rules(slug, pack).pack
    assert printed is not None, "it is the pack of this hash"
    response = respond(printed.content)
    response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    return response


ROUTES: tuple[Operation, ...] = (
    Operation("GET", "/api/games", list_games, Right.ANYONE, "The games of this arena", None, list[GameCard]),
    Operation(
        "GET", "/api/games/{game}/packs/{pack}", show_pack, Right.ANYONE, "What is printed in a pack", None, dict[str, Any]
    ),
)
