"""What is agreed about spectators: who may watch a game in play, and how late they see it."""

from msgspec.structs import asdict, replace

from regalia.server.errors import Refuse
from regalia.server.play.behind import Lag
from regalia.server.play.play import Play
from regalia.server.store import Person, Spectators, SpectatorsDelay, Store, TableDoc
from regalia.server.wire.opening import SpectatorsChange

LAGS: dict[SpectatorsDelay, Lag] = {
    "none": Lag(),
    "moves-3": Lag(3),
    "moves-10": Lag(10),
    "minutes-5": Lag(0, 300.0),
}
LEAST = 3
"""The fewest moves of a delay at tables of events, and where hands are open."""
MOST_READ = 3
"""The number of tables of each status that are read to find what a host has agreed on last."""


def lag_of(doc: TableDoc) -> Lag | None:
    """How far spectators of a game in play are behind; None if they see it at once."""
    lag = LAGS[doc.spectators.delay]
    if doc.spectators.hands or doc.event:
        lag = replace(lag, moves=max(lag.moves, LEAST))
    return None if doc.status != "playing" or lag == Lag() else lag


def settled(spectators: Spectators, event: str = "") -> Spectators:
    """The agreement with the shortest delay that may be, where it has none and needs one."""
    needs = spectators.delay == "none" and bool(spectators.hands or event)
    return replace(spectators, delay="moves-3") if needs else spectators


def seated(doc: TableDoc) -> set[str]:
    """The people with a seat."""
    return {sitting.person for sitting in doc.seats if sitting.person is not None}


async def may_watch(store: Store, doc: TableDoc, person: str | None) -> bool:
    """True if a person without a seat may see a table now: before and after play, all may.

    Friends are those of people who have seats, unless there is a block between them and another person with a seat.
    """
    if doc.status != "playing" or doc.spectators.welcome == "all" or person in seated(doc):
        return True
    if doc.spectators.welcome == "nobody" or person is None:
        return False
    people = seated(doc)
    return bool(await store.friends_among(person, people)) and not await store.blocked_between(person, people)


async def last_agreed(store: Store, person: Person) -> Spectators:
    """What a person has last agreed on as the host of a table, but for open hands, which all have to agree on each time."""
    found = [
        doc
        for status in ("open", "playing", "over")
        for doc in await store.tables(status, public_only=False, person=person.id, most=MOST_READ)
        if doc.host == person.id and not doc.event and not doc.from_file
    ]
    newest = max(found, key=lambda doc: doc.created, default=None)
    return replace(newest.spectators, hands=False) if newest is not None else Spectators()


def agree_to_show(doc: TableDoc, person: Person, yes: bool) -> TableDoc:
    """A person agrees, or no longer agrees, that spectators see the hands of their seats. Raises Refuse."""
    if doc.status != "open" or doc.starting is not None or not doc.spectators.hands:
        raise Refuse("wrong_status", allowed=["open"])
    if person.id not in seated(doc):
        raise Refuse("not_seated", allowed=[])
    return replace(doc, seats=tuple(replace(each, shows=yes) if each.person == person.id else each for each in doc.seats))


def must_show(doc: TableDoc) -> None:
    """Raises Refuse if spectators are to see hands, and a person with a seat has not agreed."""
    hidden = [seat for seat, each in enumerate(doc.seats) if each.person is not None and not each.shows]
    if doc.spectators.hands and hidden:
        raise Refuse("hands_not_agreed", allowed=hidden)


def with_spectators(doc: TableDoc, change: SpectatorsChange) -> TableDoc:
    """The table with another agreement about spectators. Raises Refuse at a tournament, where its director decides."""
    changed = {field: value for field, value in asdict(change).items() if value is not None}
    spectators = settled(replace(doc.spectators, **changed), doc.event)
    if doc.event and spectators != doc.spectators:
        raise Refuse("not_host", allowed=[])
    return replace(doc, spectators=spectators)


def hidden_again(doc: TableDoc) -> TableDoc:
    """The table after something that was agreed has changed: people have to agree again to show their hands."""
    return replace(doc, seats=tuple(replace(each, shows=False) for each in doc.seats))


def as_shown(doc: TableDoc, play: Play | None) -> TableDoc:
    """A document without what spectators may not know yet, who see this play: resignations and hints that are later."""
    left, seq = (play.game.resigned, play.seq) if play is not None else ((), 0)
    seats = tuple(
        replace(each, resigned=False, forfeited=False, bot=None) if each.resigned and seat not in left else each
        for seat, each in enumerate(doc.seats)
    )
    return replace(doc, seats=seats, hints=tuple(hint for hint in doc.hints if hint.seq <= seq))
