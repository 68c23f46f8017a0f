"""The results of a game for each seat, from the table's document and the final position."""

from hashlib import sha256
from typing import Any

import msgspec
from msgspec.structs import replace

from regalia.core import Game, Rank, Seat
from regalia.core.match import Move
from regalia.core.views import ranking_of
from regalia.server.play.play import Play
from regalia.server.store import Sitting, Store, TableDoc
from regalia.server.store.results import How, Result, TempoClass
from regalia.server.table.rated import accounts_at, is_rated


def is_counted(doc: TableDoc) -> bool:
    """True if a table's game is one of this arena with people in it. Records from files, games that began elsewhere
    and what-if games are not.
    """
    return doc.has_people and not doc.from_file and not doc.began_elsewhere and doc.origin is None


async def at_end(
    store: Store, doc: TableDoc, play: Play, after: Game[Any], move: Move | None, now: float | None
) -> list[Result]:
    """The results of a game that a move ends; none if it does not, or is not counted."""
    if not after.is_over or not is_counted(doc):
        return []
    moves = [play.answers_after(seat, move) for seat in range(len(doc.seats))]
    rated = is_rated(doc, await accounts_at(store, doc), moves)
    return results_of(doc, ranking_of(after), sides_in(after), moves, await store.began(doc.id), now or 0.0, rated)


async def when_called_off(store: Store, doc: TableDoc, play: Play | None, now: float) -> list[Result]:
    """The results of a game that is called off: no places and no points. None if it is not, or was before play."""
    if play is None or not doc.called_off or not is_counted(doc):
        return []
    moves = [play.answers_of(seat) for seat in range(len(doc.seats))]
    return results_of(doc, [], sides_in(play.game), moves, await store.began(doc.id), now)


def sides_in(game: Game[Any]) -> list[str]:
    """What each seat plays; empty in games without sides."""
    side = game.rules.side
    return [side(game.state, seat) if side is not None else "" for seat in range(len(game.state.seats))]


def results_of(
    doc: TableDoc,
    ranking: list[Rank],
    sides: list[str],
    moves: list[int],
    began: float | None,
    ended: float,
    rated: bool = False,
) -> list[Result]:
    """The results of a game from its final ranking; without one it was called off, and does not count for ratings."""
    ranks = {rank.seat: rank for rank in ranking}
    since, counts = ended if began is None else began, int(rated and bool(ranks))
    return [
        replace(result_of(doc, seat, side, ranks.get(seat), count, since, ended), rated=counts)
        for seat, (side, count) in enumerate(zip(sides, moves, strict=True))
    ]


def result_of(doc: TableDoc, seat: Seat, side: str, rank: Rank | None, moves: int, began: float, ended: float) -> Result:
    """The result of one seat; without a rank the game was called off."""
    sitting = doc.seats[seat]
    return Result(
        table_id=doc.id,
        seat=seat,
        game=doc.game,
        rules=doc.rules,
        options=hash_of(doc.options),
        pack=doc.pack.hash if doc.pack else "",
        tempo=tempo_class(doc),
        public=int(doc.public),
        seats=len(doc.seats),
        side=side,
        person=sitting.person,
        name=sitting.name if sitting.person is not None else "",
        level=sitting.bot or "",
        place=rank.rank if rank else None,
        points=float(rank.keys[0]) if rank and rank.keys else None,
        began=began,
        ended=ended,
        moves=moves,
        how=how_ended(doc, sitting),
    )


def how_ended(doc: TableDoc, sitting: Sitting) -> How:
    """How the game ended for a seat."""
    if doc.called_off:
        return "called_off"
    if sitting.forfeited or sitting.resigned:
        return "forfeited"
    return "bot_kept" if sitting.kept else "played"


def tempo_class(doc: TableDoc) -> TempoClass:
    """The class of a table's tempo."""
    if doc.tempo is None:
        return "none"
    return "live" if doc.tempo.live else "days"


def hash_of(options: dict[str, Any]) -> str:
    """Equal for equal options, whatever their order."""
    return sha256(msgspec.json.encode(options, order="deterministic")).hexdigest()[:16]
