"""The pack of a table: which one it is, and whether the table can go on with it."""

from contextlib import suppress
from typing import Any

from regalia.core import FaultyPack, Rules
from regalia.games.library import Library
from regalia.server.errors import Refuse
from regalia.server.store import Store, TableDoc
from regalia.server.wire.table import TablePack


def hash_of(doc: TableDoc) -> str:
    """The hash of a table's pack; empty for the game's own content."""
    return doc.pack.hash if doc.pack else ""


def rules_of(library: Library, doc: TableDoc) -> Rules[Any]:
    """The rules of a table, with what is printed. Its pack must be at hand."""
    return library.rules(doc.game, hash_of(doc))


def is_gone(library: Library, doc: TableDoc) -> bool:
    """True if the arena no longer offers a table's pack: the table can be watched, and does not go on."""
    return not library.offers(doc.game, hash_of(doc))


def must_be_offered(library: Library, doc: TableDoc) -> None:
    """Raise Refuse if a table cannot go on because its pack is no longer offered."""
    if doc.pack is not None and is_gone(library, doc):
        raise Refuse("pack_missing", allowed=table_pack(library, doc), detail=f"{doc.pack.name} {doc.pack.hash}")


def chosen(library: Library, slug: str, pack: str) -> Rules[Any]:
    """The rules of a game with a pack that a person names. Raises Refuse if it is not offered."""
    if not library.offers(slug, pack):
        raise Refuse("no_such_pack", allowed=[each.hash for each in library.offered(slug)])
    return library.rules(slug, pack)


async def keep(store: Store, rules: Rules[Any]) -> None:
    """Save the pack that a new table uses."""
    if rules.pack is not None and rules.pack.hash:
        await store.save_pack(rules.pack.hash, rules.pack.source)


async def take_up(library: Library, store: Store, doc: TableDoc) -> Rules[Any] | None:
    """The rules of a table, with its pack loaded from the store if the arena no longer offers it.

    None if the pack is neither offered nor readable: a finished game can be watched even so.
    """
    if not library.has(doc.game, hash_of(doc)):
        with suppress(FaultyPack):
            library.keep(await store.pack(hash_of(doc)) or "")
    return rules_of(library, doc) if library.has(doc.game, hash_of(doc)) else None


def table_pack(library: Library, doc: TableDoc) -> TablePack | None:
    """The pack of a table, as sent to everyone."""
    if doc.pack is None:
        return None
    known = library.rules(doc.game, doc.pack.hash).pack if library.has(doc.game, doc.pack.hash) else None
    titles = dict(known.titles) if known else dict.fromkeys(("en", "ja"), doc.pack.name)
    return TablePack(doc.pack.name, doc.pack.hash, titles, not is_gone(library, doc))
