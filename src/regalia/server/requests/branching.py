"""What if: the position in which a table plays on from a moment of a finished game."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from regalia.bots import offered
from regalia.core import Chance, Game, Seat, fresh_seed, imagine, save
from regalia.server.errors import Refuse
from regalia.server.store import Action, Branch, Origin, Person, Sitting, Snapshot, TableDoc
from regalia.server.table import packs
from regalia.server.table.table import Table
from regalia.server.wire.branches import PlayOn

MOST = 100
"""The most tables that play on from one game."""
MOST_EACH = 20
"""The most of them that one person opens."""


class Beginning(Struct, frozen=True):
    """Where a branch begins."""

    game: Game[Any]
    doc: TableDoc


class Begun(Struct, frozen=True):
    """A table whose game has begun before it is opened, with its actions so far and the position after them."""

    doc: TableDoc
    actions: Sequence[Action]
    position: Snapshot


def beginning(table: Table, person: Person, wanted: PlayOn, blank: TableDoc) -> Beginning:
    """The position of a branch, and its document made from a blank one. Raises Refuse if it cannot be played on from there.

    As it was: with the seed, the cards and the dice of the game. Otherwise what the seat did not know is dealt again, and
    the dice are new ones.
    """
    game = position_at(table, wanted)
    seats = tuple(
        Sitting(person=person.id, brought=each.brought)
        if seat == wanted.seat
        else Sitting(bot=offered(table.doc.game, wanted.level), brought=each.brought)
        for seat, each in enumerate(table.doc.seats)
    )
    doc = replace(
        blank,
        options=table.doc.options,
        seats=seats,
        public=False,
        learning=True,
        origin=Origin(table.doc.id, wanted.at, wanted.seat, wanted.anew),
    )
    if wanted.anew:
        return Beginning(dealt_anew(game, wanted.seat, doc.seed), doc)
    kept = [replace(now, nonce=then.nonce) for now, then in zip(seats, table.doc.seats, strict=True)]
    return Beginning(game, replace(doc, seats=tuple(kept), seed=table.doc.seed))


def must_have_room(table: Table, person: Person) -> None:
    """Raises Refuse if as many tables play on from this game as may be, or as this person may open."""
    branches = table.doc.branches
    if len(branches) >= MOST:
        raise Refuse("too_many", allowed=MOST)
    if sum(each.host == person.id for each in branches) >= MOST_EACH:
        raise Refuse("too_many", allowed=MOST_EACH)


def position_at(table: Table, wanted: PlayOn) -> Game[Any]:
    """The game at a moment from which it can be played on. Raises Refuse."""
    if table.doc.status != "over":
        raise Refuse("not_over")
    if wanted.seat >= len(table.doc.seats):
        raise Refuse("no_such_seat", allowed=[*range(len(table.doc.seats))])
    if table.play is None:
        raise Refuse("older_rules")
    packs.must_be_offered(table.services.library, table.doc)
    try:
        game = table.play.at(wanted.at)
    except Refuse as older:
        raise Refuse("older_rules") from older
    if game.is_over:
        raise Refuse("nothing_follows")
    return game


def dealt_anew(game: Game[Any], seat: Seat, seed: str) -> Game[Any]:
    """A game that the seat could not tell from this one, with the dice of another seed. All are asked again."""
    fresh = game.copy()
    fresh.given = {}
    fresh.ask_again()
    world = imagine(fresh, seat, Chance(fresh_seed()))
    world.state.chance = Chance(seed)
    return world


def begun(begin: Beginning, at: float) -> Begun:
    """What is saved to begin: the document, and the position as the first action of the table."""
    position = save(begin.game)
    action = Action(1, 0, None, "beginning", position=msgspec.json.decode(position), at=round(at, 3))
    return Begun(replace(begin.doc, status="playing"), [action], Snapshot(1, position))


def noted(doc: TableDoc, branch: TableDoc) -> TableDoc:
    """The document of a game that says which table plays on from it; as it is if it says so already, or none does."""
    origin = branch.origin
    if origin is None or origin.table != doc.id or any(each.table == branch.id for each in doc.branches):
        return doc
    new = Branch(branch.id, branch.host, origin.at, origin.seat, origin.anew)
    return replace(doc, branches=(*doc.branches, new))
