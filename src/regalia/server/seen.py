"""A table as everybody sees it: who sits where, who is here, what was agreed."""

from collections.abc import Callable

from msgspec.structs import replace

from regalia.core import commitment
from regalia.server.presence import Presence
from regalia.server.store import Person, Sitting, TableDoc, UndoRequest
from regalia.server.wire import SeatAtTable, TableMessage


def seen(
    doc: TableDoc,
    viewer: str | None,
    presence: Presence,
    away_after: float,
    person: Callable[[str], Person | None],
    asking: UndoRequest | None = None,
) -> TableMessage:
    """The table as one person sees it. The seed is told when the game is over."""
    seats = [at_table(sitting, viewer, presence, away_after, person, doc.status == "open") for sitting in doc.seats]
    sitting = {each.person for each in doc.seats if each.person is not None}
    return TableMessage(
        id=doc.id,
        game=doc.game,
        status=doc.status,
        public=doc.public,
        options=doc.options,
        host=doc.host,
        starting=doc.starting is not None,
        commitment=commitment(doc.seed),
        seed=doc.seed if doc.status == "over" else None,
        rematch=doc.rematch,
        seats=seats,
        watching=presence.besides(sitting),
        asking=asking,
    )


def at_table(
    sitting: Sitting,
    viewer: str | None,
    presence: Presence,
    away_after: float,
    person: Callable[[str], Person | None],
    is_open: bool,
) -> SeatAtTable:
    """One seat. A bot is always here; nonces are told when all are revealed."""
    who = sitting.person
    owner = person(who) if who is not None else None
    here = presence.is_here(who) or sitting.bot is not None
    return SeatAtTable(
        person=who,
        name=sitting.name or (owner.name if owner else sitting.bot or ""),
        bot=sitting.bot,
        here=here,
        away=who is not None and presence.gone_for(who) >= away_after,
        yours=viewer is not None and who == viewer,
        nonce=replace(sitting.nonce, nonce=None) if sitting.nonce and is_open else sitting.nonce,
    )
