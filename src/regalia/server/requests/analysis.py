"""Requests for the analysis of a finished game, and the answers."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from regalia.bots.analysis import Moment
from regalia.bots.judged import is_decided
from regalia.bots.measured import measured
from regalia.bots.summary import Summary, summaries
from regalia.bots.weighing import Weighed
from regalia.core import Reason
from regalia.server.errors import Refuse
from regalia.server.play.entries import remaining
from regalia.server.requests.handler import ask
from regalia.server.store import Action, Conflict, KeptAnalysis, Person, Store, TableDoc
from regalia.server.store.analyses import Limits
from regalia.server.table import packs, replay_saving
from regalia.server.table.table import Table
from regalia.server.wire.analysis import AnalysisNews, AnalysisOf, JudgedMoment
from regalia.server.wire.hints import Advice

LIMITS = Limits(person=1, address=3, site=100)
RECENT = 8
"""How many answers are kept for others who ask for the same."""

Figures: TypeAlias = tuple[list[JudgedMoment], list[Summary]]


class MomentKept(Struct, frozen=True):
    """A moment as it is kept."""

    at: int
    """The action that gave the answer."""
    moment: Moment
    reasons: list[Reason]


_moment = msgspec.json.Decoder(MomentKept)


def answered(doc: TableDoc, actions: Sequence[Action]) -> list[Action]:
    """The actions that gave the answers of a game's record."""
    begun = actions[1:] if doc.origin is not None else actions
    return [action for action in remaining([*begun]) if action.answer is not None]


def numbers_of(doc: TableDoc, actions: Sequence[Action]) -> list[int]:
    """The number of the action that gave each answer."""
    return [action.seq for action in answered(doc, actions)]


def kept_for_absent(doc: TableDoc, actions: Sequence[Action]) -> list[int]:
    """The numbers of the answers that a bot gave for an absent person. What a bot's own seat answers counts as its own."""
    return [
        number
        for number, action in enumerate(answered(doc, actions))
        if action.person is None and doc.seats[action.seat].person is not None
    ]


async def must_be_over(table: Table) -> None:
    """Raises Refuse if the game is not over: of a game in play there is no analysis, nor a hint of one."""

    async def look() -> None:
        if table.doc.status != "over":
            raise Refuse("not_over")

    await ask(table, look)


def obstacle_of(table: Table, person: Person | None, kept: KeptAnalysis | None) -> str | None:
    """Why a finished game cannot be analysed here; None if it can."""
    if table.services.settings.analysis_seconds == 0:
        return "off"
    if len(table.doc.seats) == 1:
        return "alone"
    if packs.is_gone(table.services.library, table.doc):
        return "pack"
    if table.play is None:
        return "rules"
    if kept is not None:
        return kept.obstacle or None
    return None if may_ask(table, person) else "private"


def may_ask(table: Table, person: Person | None) -> bool:
    """True unless the table is a private one of other people. The table of a record is of no person."""
    return table.doc.public or table.doc.from_file or person is None or table.is_known_to(person)


class Analyses:
    """The analyses of finished games, for those who ask."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._recent: OrderedDict[tuple[str, int, int], asyncio.Task[Figures]] = OrderedDict()
        """The figures read last, by table, the number of moments, and how many of them are left out."""

    async def request(self, table: Table, person: Person, source: str) -> AnalysisOf:
        """Let a person wait for the analysis of a game, unless it was asked for before. Raises Refuse."""
        await must_be_over(table)
        kept = await self._store.analysis(table.doc.id)
        if kept is None or (kept.state == "failed" and not kept.obstacle):
            if obstacle := obstacle_of(table, person, kept):
                raise Refuse("cannot_analyse", detail=obstacle)
            if await self._store.record(table.doc.id) is None:
                await replay_saving.save(table)
            await self._wait(table, person, source)
        return await self.of(table, person)

    async def _wait(self, table: Table, person: Person, source: str) -> None:
        """Put a game at the end of the queue. Raises Refuse if the person, the address or the site has too many there."""
        name = table.doc.id
        try:
            await self._store.ask_analysis(name, person.id, source, table.services.now(), LIMITS)
        except Conflict:
            kept = await self._store.analysis(name)
            if kept is None or not kept.is_unfinished:
                raise too_many(await self._store.unfinished_analyses(), person, source) from None
            return
        kept = await self._store.analysis(name)
        assert kept is not None, "it was saved just now"
        news = AnalysisNews(kept.state, await self._store.analyses_before(kept), kept.done, kept.count)
        table.services.listener.analysed(name, news)

    async def of(self, table: Table, person: Person | None, after: int = 0) -> AnalysisOf:
        """The state of a game's analysis, with the moments after the first `after`. Raises Refuse."""
        await must_be_over(table)
        kept, doubts = await self._store.analysis(table.doc.id), doubts_about(table.doc.game)
        obstacle = obstacle_of(table, person, kept)
        if kept is None:
            return AnalysisOf("none", 0, 0, 0, [], [], [], doubts, obstacle)
        left_out = min(after, kept.done)
        moments, seats = await self._figures(table.doc.id, kept.done, left_out)
        ahead = await self._store.analyses_before(kept) if kept.state == "waiting" else 0
        finish = msgspec.json.decode(kept.finish, type=list[float])
        return AnalysisOf(kept.state, ahead, kept.count, left_out, moments, seats, finish, doubts, obstacle)

    async def _figures(self, table: str, done: int, after: int) -> Figures:
        """The figures of a number of moments. The first of those who get the same news reads them for the others."""
        key = (table, done, after)
        if key not in self._recent:
            task = self._recent[key] = asyncio.create_task(self._read(table, done, after))
            task.add_done_callback(lambda ended: self._forget_failed(key, ended))
            while len(self._recent) > RECENT:
                self._recent.popitem(last=False)
        return await asyncio.shield(self._recent[key])

    async def _read(self, table: str, done: int, after: int) -> Figures:
        bodies = await self._store.judged_moments(table)
        return await asyncio.to_thread(figures, bodies[:done], after)

    def _forget_failed(self, key: tuple[str, int, int], ended: asyncio.Task[Figures]) -> None:
        if ended.cancelled() or ended.exception() is not None:
            self._recent.pop(key, None)


def too_many(waiting: Sequence[KeptAnalysis], person: Person, source: str) -> Refuse:
    """The limit that is reached, and how many wait in all."""
    limit = LIMITS.site
    if sum(each.person == person.id for each in waiting) >= LIMITS.person:
        limit = LIMITS.person
    elif source and sum(each.source == source for each in waiting) >= LIMITS.address:
        limit = LIMITS.address
    return Refuse("too_many_analyses", allowed=limit, detail=str(len(waiting)))


def figures(bodies: Sequence[bytes], after: int) -> Figures:
    """The moments after the first `after`, and a summary of all."""
    found = [*map(_moment.decode, bodies)]
    seats = summaries([each.moment for each in found])
    return [*map(judged_moment, found[after:])], seats


def judged_moment(kept: MomentKept) -> JudgedMoment:
    """A moment as it is sent."""
    moment, judged = kept.moment, kept.moment.judged
    return JudgedMoment(
        kept.at,
        judged.seat,
        moment.outlook.chances,
        moment.outlook.points,
        judged.skill,
        moment.luck,
        advice_of(judged.played),
        [*map(advice_of, judged.best)],
        judged.worlds,
        judged.word,
        is_decided(judged.chances_before, judged.chances_after),
        moment.kept,
        kept.reasons,
    )


def advice_of(weighed: Weighed) -> Advice:
    """A weighed answer as it is sent."""
    return Advice(weighed.answer, weighed.worth, weighed.behind, weighed.margin)


def doubts_about(slug: str) -> list[str]:
    """What is not sure about the figures of a game."""
    found = asdict(measured(slug))
    doubts = [f"fails-{claim}" for claim, holds in found.items() if holds is False]
    return [*doubts, "unmeasured"] if None in found.values() else doubts
