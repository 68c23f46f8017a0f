"""What is kept of the analyses of finished games: who waits for one, how far each has come, and the moments."""

import asyncio
import zlib
from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from regalia.server.store.nodes import HOLD_LEASE, Fence
from regalia.server.store.sql import Change, Sql, Unreadable, select

Progress = Literal["waiting", "running", "done", "cut", "failed"]
"""See `regalia.server.wire.analysis`."""


class KeptAnalysis(Struct, frozen=True):
    """An analysis that was asked for."""

    table_id: str
    state: Progress
    person: str
    """Who has asked for it; empty when it has ended."""
    source: str
    """A mark of the address from which it was asked for; empty when it has ended."""
    asked_at: float
    count: int = 0
    """The number of decisions; 0 until it begins."""
    done: int = 0
    """The number of moments that are kept."""
    seconds: float = 0.0
    """The CPU seconds that it has taken."""
    finish: bytes = b"[]"
    """What share of the victory each seat had in the end, as JSON."""
    obstacle: str = ""
    """Why it has failed, if its record cannot be analysed."""

    @property
    def is_unfinished(self) -> bool:
        """True if it waits or runs."""
        return self.state in ("waiting", "running")


class Limits(Struct, frozen=True):
    """The most unfinished analyses."""

    person: int
    address: int
    site: int


UNFINISHED = "state in ('waiting', 'running')"
ASK = f"""
    insert into analyses (table_id, state, person, source, asked_at, finish)
    select id, 'waiting', cast(:person as text), cast(:source as text), cast(:at as double precision), :finish from tables
    where id = :table
      and (select count(*) from analyses where {UNFINISHED}) < :most
      and (select count(*) from analyses where {UNFINISHED} and person = :person) < :most_person
      and (:source = '' or (select count(*) from analyses where {UNFINISHED} and source = :source) < :most_address)
    on conflict (table_id) do update
    set state = excluded.state, person = excluded.person, source = excluded.source, asked_at = excluded.asked_at
    where analyses.state = 'failed' and analyses.obstacle = ''
"""  # noqa: S608 - made of constants, values are bound
"""Asks for an analysis, or for one again that has failed for no reason of its record."""
ADVANCE = """
    update analyses set state = :state, person = :person, source = :source, count = :count, done = :done,
                        seconds = :seconds, finish = :finish, obstacle = :obstacle
    where table_id = :table_id
"""
BEFORE = f"""
    select count(*) from analyses
    where {UNFINISHED} and (asked_at < :at or asked_at = :at and table_id < :table)
"""  # noqa: S608 - made of constants, values are bound
SAVE_MOMENT = "insert into judged_moments values (:table, :number, :body)"
MOMENTS = "select body from judged_moments where table_id = :table order by number"
_select = select("analyses", KeptAnalysis)


class Analyses(Sql):
    """Analyses of finished games."""

    async def ask_analysis(self, table: str, person: str, source: str, at: float, limits: Limits) -> None:
        """Let a person wait for the analysis of a game. Raises Conflict if there is one, or a limit is reached."""
        most = {"most": limits.site, "most_person": limits.person, "most_address": limits.address}
        asked = {"table": table, "person": person, "source": source, "at": at, "finish": b"[]", **most}
        await self.save(Change(ASK, asked, must=True))

    async def analysis(self, table: str) -> KeptAnalysis | None:
        """The analysis of a game, if it was asked for."""
        rows = await self.rows(f"{_select}where table_id = :table", table=table)
        return KeptAnalysis(*rows[0]) if rows else None

    async def unfinished_analyses(self) -> list[KeptAnalysis]:
        """The analyses that wait or run, those that were asked for first at the beginning."""
        found = f"{_select}where {UNFINISHED} order by asked_at, table_id"
        return [KeptAnalysis(*row) for row in await self.rows(found)]

    async def analyses_before(self, kept: KeptAnalysis) -> int:
        """The number of unfinished analyses that were asked for earlier."""
        rows = await self.rows(BEFORE, at=kept.asked_at, table=kept.table_id)
        return int(rows[0][0])

    async def advance(self, kept: KeptAnalysis, moments: Sequence[bytes], fence: Fence | None = None) -> None:
        """How far an analysis has come now, with the moments that were judged last, as JSON.

        Raises Conflict if another node has judged them first, or the fence is not that of the table's lease.
        """
        held = {"table": kept.table_id, "node": fence.node, "fence": fence.number} if fence is not None else {}
        values = msgspec.structs.asdict(kept)
        del values["asked_at"]
        await self.save(
            *([Change(HOLD_LEASE, held, must=True)] if held else ()),
            *(
                Change(SAVE_MOMENT, {"table": kept.table_id, "number": number, "body": zlib.compress(moment)})
                for number, moment in enumerate(moments, start=kept.done - len(moments))
            ),
            Change(ADVANCE, values, must=True),
        )

    async def judged_moments(self, table: str) -> list[bytes]:
        """The moments of a game that are kept, each as JSON."""
        rows = await self.rows(MOMENTS, table=table)
        try:
            return await asyncio.to_thread(lambda: [zlib.decompress(body) for (body,) in rows])
        except zlib.error as wrong:
            raise Unreadable(str(wrong)) from wrong
