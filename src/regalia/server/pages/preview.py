"""What a link to a table shows before it is opened, where people send it to each other (Open Graph, Twitter cards)."""

import struct

from babel.lists import format_list
from msgspec import Struct
from starlette.requests import Request

from regalia.core import Rank
from regalia.core.views import ranking_of
from regalia.server.http import arena_of, language_of, own_origin
from regalia.server.pages.boxes import cover_of
from regalia.server.pages.render import Say
from regalia.server.play.replay import ranking_in
from regalia.server.table.called import called
from regalia.server.table.table import Table

ICON = ("/static/icon-512.png", "image/png", 512, 512)
"""The picture of a game without one that other sites show."""


class Preview(Struct, frozen=True):
    """What anyone may know of a table, in words, and the picture on the box of its game."""

    title: str
    about: str
    address: str
    image: str
    kind: str
    width: int
    height: int


def preview_of(request: Request, table: Table) -> Preview:
    """The preview of a table, with absolute addresses. Of one that is not listed it names nothing but the game."""
    origin = own_origin(request, arena_of(request).settings)
    path, kind, width, height = picture_of(table.doc.game)
    title, about = words_of(Say(language_of(request)), table)
    return Preview(title, about, f"{origin}/t/{table.doc.id}", origin + path, kind, width, height)


def words_of(say: Say, table: Table) -> tuple[str, str]:
    """The title and the description of a table."""
    doc, game = table.doc, say("game-title", table.doc.game)
    if not doc.public or doc.status == "closed":
        return say("preview-table", title=game), say("site-summary")
    seats = table.messages.message_for(None).seats
    players = called(say, seats)
    names = listed(say, [name for name, seat in zip(players, seats, strict=True) if seat.person or seat.bot])
    if not names:
        return say("preview-table", title=game), say("site-summary")
    ranking = ranking_at(table)
    if not ranking:
        return say("preview-table", title=game), say(
            "preview-open" if doc.status == "open" else "preview-playing", names=names
        )
    winners = [players[rank.seat] for rank in ranking if rank.rank == 1]
    is_drawn = len(ranking) > 1 and not any(rank.keys[0] for rank in ranking)
    title = say("preview-table", title=game) if is_drawn else say("preview-won", title=game, names=listed(say, winners))
    return title, say("preview-over", names=names)


def listed(say: Say, names: list[str]) -> str:
    """Some names, as a list in words."""
    return format_list(names, locale=say.language) if names else ""


def ranking_at(table: Table) -> list[Rank]:
    """The final ranking at a table; empty before the end."""
    if table.replayed is not None:
        return ranking_in(table.replayed.sight_after(table.replayed.seq, None))
    return ranking_of(table.play.game) if table.play is not None and table.play.game.is_over else []


def picture_of(slug: str) -> tuple[str, str, int, int]:
    """The path, type and size of the picture of a game: its cover, or the icon of the arena if its size is not known."""
    cover, kind = cover_of(slug)
    size = size_of(cover.read_bytes()) if kind == "image/webp" else None
    return (f"/games/{slug}/cover", kind, *size) if size else ICON


def size_of(webp: bytes) -> tuple[int, int] | None:
    """The size of a WebP picture with the extended header, as most programs write it."""
    if webp[:4] != b"RIFF" or webp[8:16] != b"WEBPVP8X":
        return None
    low_width, high_width, low_height, high_height = struct.unpack("<HBHB", webp[24:30])
    return (high_width << 16 | low_width) + 1, (high_height << 16 | low_height) + 1
