"""What the seats of a game in play have brought, such as decks, and its published hashes."""

from typing import Any

import msgspec

from regalia.core import Rules, sealed
from regalia.server.store import TableDoc


def brought_to(doc: TableDoc, rules: Rules[Any]) -> list[Any]:
    """What the seats of a game in play have brought; nothing at tables that began when nothing had to be brought."""
    if rules.brings is None or any(each.brought is None for each in doc.seats):
        return []
    return [msgspec.convert(each.brought, rules.brings.kind) for each in doc.seats]


def seals_of(doc: TableDoc, rules: Rules[Any]) -> list[str | None]:
    """The hash of what each seat brings, published once no seat can bring anything else.

    Earlier it would reveal the content: a person could try decks in a seat, learn their hashes, and leave it to another.
    """
    if rules.brings is None or (doc.starting is None and doc.status in ("open", "closed")):
        return [None] * len(doc.seats)
    kind = rules.brings.kind
    return [
        None if each.brought is None else sealed(msgspec.convert(each.brought, kind), seat, doc.seed)
        for seat, each in enumerate(doc.seats)
    ]
