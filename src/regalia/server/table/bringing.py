"""What seats bring to a table, such as decks. It is checked when brought and again when the game begins."""

import random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from regalia.core import Brings, Refusal, Rules, Seat, TableOptions
from regalia.server.errors import Refuse
from regalia.server.store import Person, Sitting, TableDoc
from regalia.server.table import seating
from regalia.server.wire.opening import Bring


def bring(doc: TableDoc, person: Person, rules: Rules[Any], seat: Seat, wanted: Bring) -> TableDoc:
    """Bring something to one's own seat, ready-made or not. Raises Refuse with the first reason against it."""
    seating.must_be_open(doc)
    sitting = own_seat(doc, person, seat)
    brings = brings_of(rules)
    if wanted.ready is not None and wanted.ready not in brings.ready:
        raise Refuse("malformed", allowed=[*brings.ready])
    content = read(rules, wanted.content) if wanted.ready is None else brings.ready[wanted.ready]
    refusal = refusal_of(rules, doc, content, seat)
    if refusal is not None:
        raise Refuse("not_legal", refusal=refusal)
    return seating.put(doc, seat, replace(sitting, brought=msgspec.to_builtins(content)))


def own_seat(doc: TableDoc, person: Person, seat: Seat) -> Sitting:
    """A seat of this person. Raises Refuse if it is another person's."""
    sitting = seating.seat_of(doc, seat)
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


def refusal_of(rules: Rules[Any], doc: TableDoc, content: Struct, seat: Seat) -> Refusal | None:
    """The first reason why this seat may not bring something; None if it may."""
    return next(iter(brings_of(rules).refusals(content, agreed_at(rules, doc), seat)), None)


def with_the_usual(doc: TableDoc, rules: Rules[Any]) -> TableDoc:
    """The document, with something ready-made for each person who has brought nothing."""
    if rules.brings is None:
        return doc
    usual = zip(doc.seats, rules.brings.usual(len(doc.seats), msgspec.convert(doc.options, rules.options)), strict=True)
    return replace(
        doc,
        seats=tuple(
            each if each.brought is not None or each.bot is not None else replace(each, brought=msgspec.to_builtins(one))
            for each, one in usual
        ),
    )


def brought_again(doc: TableDoc, rules: Rules[Any], before: TableDoc) -> TableDoc:
    """A rematch with what each person and bot brought to the table before, wherever that may be brought to their seat.

    What a seat has brought to the rematch itself stays.
    """
    if rules.brings is None:
        return doc
    known = {player_of(each, seat): each.brought for seat, each in enumerate(before.seats) if each.brought is not None}
    for seat, sitting in enumerate(doc.seats):
        content = known.get(player_of(sitting, seat))
        if sitting.taken and sitting.brought is None and content is not None and is_legal(rules, doc, content, seat):
            doc = seating.put(doc, seat, replace(sitting, brought=content))
    return doc


def player_of(sitting: Sitting, seat: Seat) -> tuple[str | Seat, str]:
    """Who plays a seat, at a table and at its rematch: a person under a name, in whichever seat, or the bot of the seat."""
    return (seat, sitting.bot or "") if sitting.person is None else (sitting.person, sitting.name)


def is_legal(rules: Rules[Any], doc: TableDoc, content: Any, seat: Seat) -> bool:
    """True if the present rules can read this content and let the seat bring it."""
    try:
        return refusal_of(rules, doc, read(rules, content), seat) is None
    except Refuse:
        return False


def all_brought(doc: TableDoc, rules: Rules[Any]) -> TableDoc:
    """The document when the game begins: bots choose what suits what people have brought.

    Raises Refuse while a seat has brought nothing, or what may no longer be brought.
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
    """A seat, for which a bot, if one sits there, has chosen something ready-made.

    What the bot brings again to a rematch stays if it suits the others.
    """
    sitting, brings = doc.seats[seat], brings_of(rules)
    if sitting.bot is None:
        return sitting
    met = [read(rules, each.brought) for each in doc.seats if each.bot is None and each.brought is not None]
    suited = [brings.ready[name] for name in brings.matching(agreed_at(rules, doc), seat, met)]
    before = None if sitting.brought is None else read(rules, sitting.brought)
    if not suited or before in suited:
        return sitting
    return replace(sitting, brought=msgspec.to_builtins(random.SystemRandom().choice(suited)))
