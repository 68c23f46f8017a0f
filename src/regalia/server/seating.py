"""Seats before play: who may sit where, and what the host may change. Each function gives the changed document."""

from typing import Any

import msgspec
from msgspec.structs import replace

from regalia.core import Rules, Seat, SeatNonce, commitment
from regalia.server.errors import Refuse
from regalia.server.store import Person, Sitting, TableDoc
from regalia.server.wire import Agreement, SeatPlan


def options_of(rules: Rules[Any], options: dict[str, Any]) -> dict[str, Any]:
    """Table options checked against the game's own, with the defaults filled in."""
    try:
        agreed: dict[str, Any] = msgspec.to_builtins(msgspec.convert(options, rules.options))
    except msgspec.ValidationError as wrong:
        raise Refuse("malformed", allowed=msgspec.json.schema(rules.options), detail=str(wrong)) from wrong
    return agreed


def check_count(rules: Rules[Any], count: int) -> None:
    """The game must be for so many players."""
    if count not in rules.seats:
        raise Refuse("wrong_count", allowed=[*rules.seats])


def must_be_open(doc: TableDoc) -> None:
    """What is agreed before play stays as it is afterwards."""
    if doc.status != "open" or doc.starting is not None:
        raise Refuse("wrong_status", allowed=["open"])


def must_host(doc: TableDoc, person: Person) -> None:
    """Some things only the host may do."""
    if doc.host != person.id:
        raise Refuse("not_host")


def seat_of(doc: TableDoc, place: Seat) -> Sitting:
    """A seat there is."""
    if place >= len(doc.seats):
        raise Refuse("no_such_seat", allowed=[*range(len(doc.seats))])
    return doc.seats[place]


def put(doc: TableDoc, place: Seat, sitting: Sitting) -> TableDoc:
    """The document with one seat changed."""
    return replace(doc, seats=tuple(sitting if seat == place else other for seat, other in enumerate(doc.seats)))


def sit(doc: TableDoc, person: Person, place: Seat, plan: SeatPlan) -> TableDoc:
    """Take a seat oneself (leaving the one that one had), or give it to somebody at this device or to a bot."""
    must_be_open(doc)
    before = seat_of(doc, place)
    if plan.who == "nobody":
        return leave(doc, person, place)
    if plan.who == "bot":
        must_host(doc, person)
        if before.person is not None:
            raise Refuse("seat_taken", allowed=free(doc))
        return put(doc, place, Sitting(bot=plan.level or "squire"))
    if before.taken:
        raise Refuse("seat_taken", allowed=free(doc))
    if plan.who == "device":
        if plan.name is None:
            raise Refuse("malformed", detail="name")
        return put(doc, place, Sitting(person.id, plan.name))
    stood = replace(doc, seats=tuple(Sitting() if is_own(sitting, person) else sitting for sitting in doc.seats))
    return put(stood, place, Sitting(person.id))


def leave(doc: TableDoc, person: Person, place: Seat) -> TableDoc:
    """Stand up from one's own seat; the host may free any seat."""
    sitting = seat_of(doc, place)
    if sitting.person != person.id:
        must_host(doc, person)
    return put(doc, place, Sitting())


def is_own(sitting: Sitting, person: Person) -> bool:
    """Whether the person sits here under its own name."""
    return sitting.person == person.id and not sitting.name


def free(doc: TableDoc) -> list[Seat]:
    """The seats that nobody has."""
    return [seat for seat, sitting in enumerate(doc.seats) if not sitting.taken]


def agree(doc: TableDoc, person: Person, rules: Rules[Any], agreement: Agreement) -> TableDoc:
    """The host changes what is agreed, or the number of seats; seats that are taken stay."""
    must_be_open(doc)
    must_host(doc, person)
    if agreement.options is not None:
        doc = replace(doc, options=options_of(rules, agreement.options))
    if agreement.public is not None:
        doc = replace(doc, public=agreement.public)
    if agreement.seats is not None:
        check_count(rules, agreement.seats)
        kept = [sitting for sitting in doc.seats if sitting.taken]
        if len(kept) > agreement.seats:
            raise Refuse("seat_taken", allowed=[*range(len(kept), rules.seats[-1] + 1)])
        resized = doc.seats if len(doc.seats) <= agreement.seats else tuple(kept)
        doc = replace(doc, seats=resized + (Sitting(),) * (agreement.seats - len(resized)))
    return doc


def begin(doc: TableDoc, person: Person, rules: Rules[Any], now: float) -> TableDoc:
    """The host starts the game when every seat is taken. Play begins when all nonces are revealed."""
    must_be_open(doc)
    must_host(doc, person)
    if free(doc):
        raise Refuse("seats_free", allowed=free(doc))
    check_count(rules, len(doc.seats))
    return play_if_revealed(replace(doc, starting=now, rules=rules.version))


def pledge(doc: TableDoc, person: Person, nonce_hash: str) -> TableDoc:
    """Commit oneself to a nonce, which belongs to the first seat that one has."""
    must_be_open(doc)
    place = first_of(doc, person)
    return put(doc, place, replace(doc.seats[place], nonce=SeatNonce(nonce_hash)))


def reveal(doc: TableDoc, person: Person, nonce: str) -> TableDoc:
    """Reveal the nonce that one is committed to. With the last one play begins."""
    if doc.starting is None:
        raise Refuse("wrong_status", allowed=["starting"])
    place = first_of(doc, person)
    given = doc.seats[place].nonce
    if given is None or given.hash != commitment(nonce):
        raise Refuse("wrong_nonce")
    return play_if_revealed(put(doc, place, replace(doc.seats[place], nonce=replace(given, nonce=nonce))))


def play_if_revealed(doc: TableDoc) -> TableDoc:
    """Begin to play, unless the nonce of a seat is still missing."""
    missing = any(each.nonce is not None and each.nonce.nonce is None for each in doc.seats)
    return doc if missing else play_now(doc)


def play_now(doc: TableDoc) -> TableDoc:
    """Begin to play with the nonces there are."""
    return replace(doc, status="playing", starting=None)


def first_of(doc: TableDoc, person: Person) -> Seat:
    """The first seat of a person."""
    own = [seat for seat, sitting in enumerate(doc.seats) if sitting.person == person.id]
    if not own:
        raise Refuse("not_seated", allowed=own)
    return own[0]


def stand_in(doc: TableDoc, place: Seat, level: str) -> TableDoc:
    """A bot keeps the seat of somebody who is away."""
    return put(doc, place, replace(seat_of(doc, place), bot=level))


def hand_back(doc: TableDoc, person: str | None) -> TableDoc:
    """Whoever returns gets the seats back that bots have kept."""
    seats = tuple(replace(each, bot=None) if each.kept and each.person == person else each for each in doc.seats)
    return replace(doc, seats=seats)
