"""Seats before play: who may sit where, and what the host may change. Each function gives the changed document."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from regalia.bots import offered
from regalia.core import Rules, Seat, SeatNonce, commitment
from regalia.server.errors import Refuse
from regalia.server.people.names import is_role, likeness, seemly
from regalia.server.store import Person, Sitting, TableDoc, Wish
from regalia.server.table.spectators import hidden_again, must_show, with_spectators
from regalia.server.time.tempo import tempo_of
from regalia.server.wire.opening import Agreement, SeatPlan

MOST_WISHES, MOST_WISHES_EACH = 24, 4
"""The limits of requests for seats: of a table, and of a person."""
MOST_REMOVED, MOST_INVITED, MOST_OF_ALL = 100, 20, 720
"""The numbers of people that a table remembers as removed, as invited by the host one by one, and as invited at all."""


def options_of(rules: Rules[Any], options: dict[str, Any]) -> dict[str, Any]:
    """Table options checked against the game's own, with the defaults filled in."""
    try:
        agreed: dict[str, Any] = msgspec.to_builtins(msgspec.convert(options, rules.options))
    except msgspec.ValidationError as wrong:
        raise Refuse("malformed", allowed=msgspec.json.schema(rules.options), detail=str(wrong)) from wrong
    return agreed


def check_count(rules: Rules[Any], count: int) -> None:
    """Raise Refuse unless the game allows this number of seats."""
    if count not in rules.seats:
        raise Refuse("wrong_count", allowed=[*rules.seats])


def must_be_open(doc: TableDoc) -> None:
    """Raise Refuse unless the table is open: what is agreed cannot change later."""
    if doc.status != "open" or doc.starting is not None:
        raise Refuse("wrong_status", allowed=["open"])


def must_host(doc: TableDoc, person: Person) -> None:
    """Raise Refuse unless this is the host."""
    if doc.host != person.id:
        raise Refuse("not_host")


def seat_of(doc: TableDoc, seat: Seat) -> Sitting:
    """One seat of a table. Raises Refuse if there is no such seat."""
    if seat >= len(doc.seats):
        raise Refuse("no_such_seat", allowed=[*range(len(doc.seats))])
    return doc.seats[seat]


def put(doc: TableDoc, seat: Seat, sitting: Sitting) -> TableDoc:
    """The document with one seat changed."""
    return replace(doc, seats=tuple(sitting if index == seat else other for index, other in enumerate(doc.seats)))


def sit(doc: TableDoc, person: Person, seat: Seat, plan: SeatPlan, is_welcome: bool = True) -> TableDoc:
    """Take a seat oneself (leaving the one that one had), or give it to a person at this device or to a bot.

    Whom the host has to admit first asks for the seat. To a person who is not welcome the table is full.
    """
    must_be_open(doc)
    before = seat_of(doc, seat)
    if plan.who == "nobody":
        return leave(doc, person, seat)
    if plan.who == "bot":
        must_host(doc, person)
        if before.person is not None:
            raise Refuse("seat_taken", allowed=free(doc))
        return put(doc, seat, Sitting(bot=offered(doc.game, plan.level)))
    wish = Wish(person.id, seat, seemly(plan.name or "") if plan.who == "device" else "")
    if wish.name and is_role(wish.name):
        raise Refuse("name_taken")
    if (before.person, before.name) == (wish.person, wish.name):
        return doc  # asked again, perhaps because the answer was lost
    if before.taken or not is_welcome:
        raise Refuse("seat_taken", allowed=free(doc) if is_welcome else [])
    return grant(doc, wish) if may_sit(doc, person, wish) else ask_for(doc, wish)


def may_sit(doc: TableDoc, person: Person, wish: Wish) -> bool:
    """True if a person may sit down without asking the host. Raises Refuse if the host does not want them here.

    Public tables are open to everyone, those who sit may change places, and the host has asked those who are invited; seats
    for others at one's device need consent.
    """
    if doc.host == person.id:
        return True
    if person.id in doc.removed:
        raise Refuse("removed")
    if wish.name:
        return False
    sits = any(sitting.person == person.id for sitting in doc.seats)
    return doc.public or sits or likeness(person.name) in doc.invited


def grant(doc: TableDoc, wish: Wish) -> TableDoc:
    """Seat a person. Moves a person who already sits, and drops requests that this fulfils."""
    if not wish.name:
        doc = replace(doc, seats=tuple(Sitting() if is_own(each, wish.person) else each for each in doc.seats))
    return put(without(doc, wish), wish.place, Sitting(wish.person, wish.name))


def ask_for(doc: TableDoc, wish: Wish) -> TableDoc:
    """Ask the host for a seat; replaces an earlier request for the same."""
    doc = without(doc, wish)
    if len(doc.wishes) >= MOST_WISHES or sum(each.person == wish.person for each in doc.wishes) >= MOST_WISHES_EACH:
        raise Refuse("too_many", allowed=MOST_WISHES_EACH)
    return replace(doc, wishes=(*doc.wishes, wish))


def without(doc: TableDoc, wish: Wish) -> TableDoc:
    """The document without a person's requests under one name."""
    same = (wish.person, wish.name)
    return replace(doc, wishes=tuple(each for each in doc.wishes if (each.person, each.name) != same))


def come_along(doc: TableDoc, person: Person, before: TableDoc, is_welcome: bool = True) -> TableDoc:
    """Take the same seats at a rematch, or free ones if those are taken.

    A person who has just played here need not be admitted; one who is not welcome, or whom the host of the rematch has
    removed, stays away.
    """
    here = any(sitting.person == person.id for sitting in doc.seats)
    if here or not is_welcome or doc.status != "open" or doc.starting is not None or person.id in doc.removed:
        return doc
    for seat, sitting in enumerate(before.seats):
        seats = free(doc)
        if sitting.person == person.id and seats:
            doc = grant(doc, Wish(person.id, seat if seat in seats else seats[0], sitting.name))
    return doc


def admit(doc: TableDoc, host: Person, person: str, is_welcome: bool = True) -> TableDoc:
    """The host gives a person the seats they have asked for, or others if those are taken.

    For a person who is not welcome the table is full. A person who was removed and has no open request may from then on
    sit or ask again.
    """
    must_be_open(doc)
    must_host(doc, host)
    wishes = [wish for wish in doc.wishes if wish.person == person]
    if not wishes and any(sitting.person == person for sitting in doc.seats):
        return doc
    if not wishes and person not in doc.removed:
        raise Refuse("not_waiting", allowed=[wish.person for wish in doc.wishes])
    doc = replace(doc, removed=tuple(each for each in doc.removed if each != person))
    for wish in wishes:
        places = free(doc) if is_welcome else []
        if not places:
            raise Refuse("seat_taken", allowed=places)
        doc = grant(doc, wish if wish.place in places else replace(wish, place=places[0]))
    return doc


def invite(doc: TableDoc, host: Person, name: str) -> TableDoc:
    """The host invites a person by name: they sit without asking. The same if there is no such person."""
    must_be_open(doc)
    must_host(doc, host)
    alike = likeness(seemly(name))
    if alike in doc.invited:
        return doc
    if len(doc.invited) >= MOST_INVITED:
        raise Refuse("too_many", allowed=MOST_INVITED)
    return replace(doc, invited=(*doc.invited, alike))


def invite_all(doc: TableDoc, host: Person, names: Iterable[str]) -> TableDoc:
    """The host invites several people by their names at once: they sit without asking."""
    must_be_open(doc)
    must_host(doc, host)
    invited = tuple(dict.fromkeys((*doc.invited, *map(likeness, names))))
    if len(invited) > MOST_OF_ALL:
        raise Refuse("too_many", allowed=MOST_OF_ALL)
    return replace(doc, invited=invited)


def is_invited(doc: TableDoc, person: Person) -> bool:
    """True if the table waits for a person whom the host has invited."""
    sits = any(sitting.person == person.id for sitting in doc.seats)
    return doc.status == "open" and not sits and person.id not in doc.removed and likeness(person.name) in doc.invited


def accept(doc: TableDoc, person: Person, is_welcome: bool = True) -> TableDoc:
    """An invited person takes the first free seat. Raises Refuse if there is none, or no invitation.

    To a person who is not welcome the table is full.
    """
    must_be_open(doc)
    if not is_invited(doc, person):
        raise Refuse("not_invited")
    places = free(doc) if is_welcome else []
    if not places:
        raise Refuse("seat_taken", allowed=places)
    return grant(doc, Wish(person.id, places[0]))


def remove(doc: TableDoc, by: Person, person: str) -> TableDoc:
    """Give up one's seats and requests, and one's invitation; or, as the host, remove another person for good."""
    must_be_open(doc)
    seats = tuple(Sitting() if sitting.person == person else sitting for sitting in doc.seats)
    wishes = tuple(wish for wish in doc.wishes if wish.person != person)
    doc = replace(doc, seats=seats, wishes=wishes)
    if by.id == person:
        return replace(doc, invited=tuple(each for each in doc.invited if each != likeness(by.name)))
    must_host(doc, by)
    kept = [each for each in doc.removed if each != person][1 - MOST_REMOVED :]
    return replace(doc, removed=(*kept, person))


def withdraw(doc: TableDoc, person: Person) -> TableDoc:
    """A person who has deleted their account gives up everything at a table before play, also during a start.

    Another person at the table becomes the host; if there is none, the table closes.
    """
    if doc.status != "open":
        return doc
    if doc.starting is not None:  # the others give new nonces, as theirs may be known
        doc = replace(doc, starting=None, seats=tuple(replace(each, nonce=None) for each in doc.seats))
    doc = remove(doc, person, person.id)
    if doc.host != person.id:
        return doc
    others = [each.person for each in doc.seats if each.person is not None]
    return replace(doc, host=others[0]) if others else replace(doc, status="closed", wishes=())


def close(doc: TableDoc, person: Person) -> TableDoc:
    """The host closes the table before play, for good."""
    must_host(doc, person)
    if doc.status == "closed":
        return doc  # asked again, perhaps because the answer was lost
    must_be_open(doc)
    return replace(doc, status="closed", wishes=())


def leave(doc: TableDoc, person: Person, seat: Seat) -> TableDoc:
    """Leave your own seat; the host may free any seat."""
    sitting = seat_of(doc, seat)
    if sitting.person != person.id:
        must_host(doc, person)
    return put(doc, seat, Sitting())


def is_own(sitting: Sitting, person: str) -> bool:
    """True if the person sits here under its own name."""
    return sitting.person == person and not sitting.name


def free(doc: TableDoc) -> list[Seat]:
    """The open seats."""
    return [seat for seat, sitting in enumerate(doc.seats) if not sitting.taken]


def agree(doc: TableDoc, person: Person, rules: Rules[Any], agreement: Agreement) -> TableDoc:
    """The host changes what is agreed, or the number of seats; seats that are taken stay. A new pack is that of `rules`."""
    must_be_open(doc)
    must_host(doc, person)
    before = doc
    if agreement.options is not None:
        doc = replace(doc, options=options_of(rules, agreement.options))
    if agreement.pack is not None:
        doc = replace(doc, pack=rules.pack.in_records if rules.pack else None)
    if (doc.options, doc.pack) != (before.options, before.pack):
        doc = empty_handed(doc)
    if agreement.public is not None:
        doc = replace(doc, public=agreement.public)
    if agreement.learning is not None:
        doc = replace(doc, learning=agreement.learning)
    if agreement.spectators is not None:
        doc = with_spectators(doc, agreement.spectators)
    if agreement.tempo is not None:
        doc = replace(doc, tempo=tempo_of(agreement.tempo))
    doc = replace(doc, flag=agreement.flag or doc.flag, stand_in=offered(doc.game, agreement.stand_in or doc.stand_in))
    if agreement.seats is not None:
        check_count(rules, agreement.seats)
        kept = [sitting for sitting in doc.seats if sitting.taken]
        if len(kept) > agreement.seats:
            raise Refuse("seat_taken", allowed=[*range(len(kept), rules.seats[-1] + 1)])
        resized = doc.seats if len(doc.seats) <= agreement.seats else tuple(kept)
        doc = replace(doc, seats=resized + (Sitting(),) * (agreement.seats - len(resized)))
    return doc if doc == before else hidden_again(doc)


def empty_handed(doc: TableDoc) -> TableDoc:
    """The table with nothing brought. What was brought is good for what was agreed then: otherwise the host could find out
    which options forbid what another has brought.
    """
    return replace(doc, seats=tuple(replace(each, brought=None) for each in doc.seats))


def begin(doc: TableDoc, person: Person, rules: Rules[Any], now: float) -> TableDoc:
    """The host starts the game when every seat is taken. Play begins when all nonces are revealed."""
    must_be_open(doc)
    must_host(doc, person)
    if free(doc):
        raise Refuse("seats_free", allowed=free(doc))
    check_count(rules, len(doc.seats))
    must_show(doc)
    return play_if_revealed(replace(doc, starting=now, rules=rules.version))


def pledge(doc: TableDoc, person: Person, nonce_hash: str) -> TableDoc:
    """Commit to a nonce, which counts for the person's first seat."""
    must_be_open(doc)
    seat = first_of(doc, person)
    return put(doc, seat, replace(doc.seats[seat], nonce=SeatNonce(nonce_hash)))


def reveal(doc: TableDoc, person: Person, nonce: str) -> TableDoc:
    """Reveal a committed nonce. Play begins with the last one."""
    if doc.starting is None:
        raise Refuse("wrong_status", allowed=["starting"])
    seat = first_of(doc, person)
    given = doc.seats[seat].nonce
    if given is None or given.hash != commitment(nonce):
        raise Refuse("wrong_nonce")
    return play_if_revealed(put(doc, seat, replace(doc.seats[seat], nonce=replace(given, nonce=nonce))))


def play_if_revealed(doc: TableDoc) -> TableDoc:
    """Begin to play, unless the nonce of a seat is still missing."""
    missing = any(each.nonce is not None and each.nonce.nonce is None for each in doc.seats)
    return doc if missing else play_now(doc)


def play_now(doc: TableDoc) -> TableDoc:
    """Begin to play with the nonces revealed so far."""
    return replace(doc, status="playing", starting=None)


def first_of(doc: TableDoc, person: Person) -> Seat:
    """The first seat of a person."""
    own = [seat for seat, sitting in enumerate(doc.seats) if sitting.person == person.id]
    if not own:
        raise Refuse("not_seated", allowed=own)
    return own[0]


def stand_in(doc: TableDoc, seat: Seat, level: str) -> TableDoc:
    """A bot plays for a person who is away."""
    return put(doc, seat, replace(seat_of(doc, seat), bot=level))


def hand_back(doc: TableDoc, person: str | None) -> TableDoc:
    """A person who returns gets back the seats that bots have played, unless they are forfeited."""
    seats = tuple(replace(each, bot=None) if is_to_return(each, person) else each for each in doc.seats)
    if seats == doc.seats:
        return doc
    about = doc.motion.seat if doc.motion is not None else None
    ended = about is not None and doc.seats[about].person == person
    return replace(doc, seats=seats, motion=None if ended else doc.motion)


def is_to_return(sitting: Sitting, person: str | None) -> bool:
    """True if a bot keeps a seat for a person who may have it back."""
    return sitting.kept and sitting.person == person and not sitting.forfeited
