"""Filters of the lobby: read from an address, applied to tables, and put into an address."""

from collections.abc import Iterable, Mapping
from urllib.parse import urlencode

import msgspec

from regalia import games
from regalia.server.errors import Refuse
from regalia.server.store import TableDoc
from regalia.server.table.outcome import tempo_class
from regalia.server.table.seating import free
from regalia.server.wire.lobby import TableFilter

ALL = TableFilter()
NAMES = TableFilter.__struct_fields__
ALLOWED = {
    "players": [*range(13)],
    "tempo": ["live", "days", "none"],
    "bots": ["with", "without"],
    "free": [*range(13)],
    "speaks": ["en", "ja"],
    "rated_from": ["0–5000"],
    "rated_to": ["0–5000"],
}
"""What the fields of an address may say, beside the games."""


def is_in(query: Mapping[str, str]) -> bool:
    """True if an address names a filter, even one that leaves out nothing."""
    return any(name in query for name in NAMES)


def filter_in(query: Mapping[str, str]) -> TableFilter:
    """The filter in an address or a form. Raises Refuse, with the name of the field that cannot be read."""
    given = {name: query[name] for name in NAMES if query.get(name)}
    if given.get("game", games.slugs()[0]) not in games.slugs():
        raise Refuse("no_such_game", allowed=[*games.slugs()])
    for name, text in given.items():
        try:
            msgspec.convert({name: text}, TableFilter, strict=False)
        except msgspec.ValidationError as wrong:
            raise Refuse("malformed", allowed=ALLOWED[name], detail=name) from wrong
    return msgspec.convert(given, TableFilter, strict=False)


def query_of(wanted: TableFilter) -> str:
    """A filter for an address; never empty, so that the address names one."""
    return urlencode(msgspec.to_builtins(wanted) or {"game": ""})


def suits(doc: TableDoc, wanted: TableFilter) -> bool:
    """True if a table is one of those that are wanted."""
    has_bots = any(sitting.bot is not None and sitting.person is None for sitting in doc.seats)
    return (
        wanted.game in ("", doc.game)
        and wanted.players in (0, len(doc.seats))
        and wanted.tempo in ("", tempo_class(doc))
        and wanted.bots in ("", "with" if has_bots else "without")
        and (doc.status != "open" or len(free(doc)) >= wanted.free)
    )


def best_first(docs: Iterable[TableDoc]) -> list[TableDoc]:
    """Open tables, those first that start soonest: with the fewest free seats, then with the fewest bots."""
    return sorted(docs, key=lambda doc: (len(free(doc)), sum(sitting.bot is not None for sitting in doc.seats)))
