"""What seats bring to a table, such as decks: checked when it is brought, and again when the game begins."""

import random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from regalia.core import Brings, Refusal, Rules, Seat, TableOptions, sealed
from regalia.server.errors import Refuse
from regalia.server.store import Person, Sitting, TableDoc
from regalia.server.tables import seating
from regalia.server.wire import Bring


def bring(doc: TableDoc, person: Person, rules: Rules[Any], place: Seat, wanted: Bring) -> TableDoc:
    """Bring something to one's own seat, ready-made or not. Raises Refuse with the first reason against it."""
    seating.must_be_open(doc)
    sitting = own_seat(doc, person, place)
    brings = brings_of(rules)
    if wanted.ready is not None and wanted.ready not in brings.ready:
        raise Refuse("malformed", allowed=[*brings.ready])
    content = read(rules, wanted.content) if wanted.ready is None else brings.ready[wanted.ready]
    refusal = refusal_of(rules, doc, content, place)
    if refusal is not None:
        raise Refuse("not_legal", refusal=refusal)
    return seating.put(doc, place, replace(sitting, brought=msgspec.to_builtins(content)))


def own_seat(doc: TableDoc, person: Person, place: Seat) -> Sitting:
    """A seat of this person. Raises Refuse if it is another person's."""
    sitting = seating.seat_of(doc, place)
    if sitting.person != person.id:
        raise Refuse("not_seated")
    return sitting


def brings_of(rules: Rules[Any]) -> Brings[Any]:
    """What is brought in a game. Raises Refuse if nothing is."""
    if rules.brings is None:
        raise Refuse("nothing_to_bring")
    return rules.brings


def read(rules: Rules[Any], content: Any) -> Struct:
    """What is brought, as the game's own record, and nothing besides. Raises Refuse for what cannot be read."""
    brings = brings_of(rules)
    try:
        found: Struct = msgspec.convert(content, brings.kind)
    except msgspec.ValidationError as wrong:
        raise Refuse("malformed", allowed=msgspec.json.schema(brings.kind), detail=str(wrong)) from wrong
    return found


def agreed_at(rules: Rules[Any], doc: TableDoc) -> TableOptions:
    """The options of a table, as the game's own record."""
    return msgspec.convert(doc.options, rules.options)


def refusal_of(rules: Rules[Any], doc: TableDoc, content: Struct, place: Seat) -> Refusal | None:
    """The first reason for which something may not be brought to this seat."""
    return next(iter(brings_of(rules).refusals(content, agreed_at(rules, doc), place)), None)


def with_the_usual(doc: TableDoc, rules: Rules[Any]) -> TableDoc:
    """The document with something ready-made for every seat that has brought nothing."""
    if rules.brings is None:
        return doc
    usual = zip(doc.seats, rules.brings.usual(len(doc.seats), msgspec.convert(doc.options, rules.options)), strict=True)
    return replace(
        doc,
        seats=tuple(
            each if each.brought is not None else replace(each, brought=msgspec.to_builtins(one)) for each, one in usual
        ),
    )


def all_brought(doc: TableDoc, rules: Rules[Any]) -> TableDoc:
    """The document when the game begins: bots choose something. Raises Refuse while a seat has brought nothing, or what may
    no longer be brought.
    """
    if rules.brings is None:
        return doc
    doc = replace(doc, seats=tuple(chosen(rules, doc, seat) for seat in range(len(doc.seats))))
    missing = [seat for seat, each in enumerate(doc.seats) if each.brought is None]
    if missing:
        raise Refuse("not_brought", allowed=missing)
    for seat, each in enumerate(doc.seats):
        refusal = refusal_of(rules, doc, read(rules, each.brought), seat)
        if refusal is not None:
            raise Refuse("not_legal", allowed=[seat], refusal=refusal)
    return doc


def chosen(rules: Rules[Any], doc: TableDoc, seat: Seat) -> Sitting:
    """A seat, for which a bot has chosen something ready-made if one sits there."""
    sitting, brings = doc.seats[seat], brings_of(rules)
    legal = brings.legal(agreed_at(rules, doc), seat) if sitting.bot is not None else []
    if not legal:
        return sitting
    return replace(sitting, brought=msgspec.to_builtins(brings.ready[random.SystemRandom().choice(legal)]))


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
