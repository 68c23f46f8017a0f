"""The message about a table that only its visitor sees, such as that of a lesson: there is no such table in the store."""

from typing import Any

import msgspec
from msgspec.structs import replace

from regalia.core import Rules, Seat
from regalia.server.store import Person, Sitting, TableDoc
from regalia.server.watching.presence import Presence
from regalia.server.watching.table_message import table_message
from regalia.server.wire.table import TableMessage

VISITOR = "learner"
OPPONENT = "page"
"""The level under which the other seats are shown."""


def own_table(rules: Rules[Any], options: Any, seats: int, seat: Seat, name: str, seed: str = "") -> TableMessage:
    """A table with the visitor in one seat, and a bot in each other one."""
    sitting = [Sitting(bot=OPPONENT)] * seats
    sitting[seat] = Sitting(person=VISITOR)
    doc = TableDoc(
        id="",
        game=rules.slug,
        rules=rules.version,
        options=msgspec.to_builtins(options),
        seats=tuple(sitting),
        host=VISITOR,
        seed=seed,
        public=False,
        status="playing",
    )
    message = table_message(doc, VISITOR, Presence(), float("inf"), lambda _: Person(VISITOR, name))
    return replace(message, seats=[replace(each, person=None, here=True) for each in message.seats])
