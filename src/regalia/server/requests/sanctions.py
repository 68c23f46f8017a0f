"""What a person cannot do for a time, because an administrator has decided so."""

from datetime import UTC, datetime

from regalia.core import Refusal
from regalia.server.errors import Refuse
from regalia.server.store import Store
from regalia.server.store.reports import Sanction, SanctionKind


async def must_be_free(store: Store, person: str, kind: SanctionKind, now: float) -> None:
    """Raises Refuse if a sanction of a kind is in force against a person; its fact `until` is a day, or null."""
    for sanction in in_force(await store.sanctions(person), now):
        if sanction.kind == kind:
            raise Refuse(kind, refusal=Refusal(kind, "", {"until": day_of(sanction)}))


def in_force(sanctions: list[Sanction], now: float) -> list[Sanction]:
    """Those of these sanctions that have not ended."""
    return [each for each in sanctions if each.until is None or each.until > now]


def day_of(sanction: Sanction) -> str | None:
    """The last day of a sanction, in UTC, such as `2026-12-05`; None if it has no end."""
    return None if sanction.until is None else datetime.fromtimestamp(sanction.until, UTC).date().isoformat()
