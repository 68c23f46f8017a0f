"""The analysis of a finished game, as it is asked for and sent."""

import asyncio
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from regalia.bots.analysis import Moment
from regalia.bots.judged import is_decided
from regalia.bots.measured import measured
from regalia.bots.summary import summaries
from regalia.bots.weighing import Weighed
from regalia.core import Reason
from regalia.server.errors import Refuse
from regalia.server.play.entries import remaining
from regalia.server.requests.handler import ask
from regalia.server.store import Action, Conflict, KeptAnalysis, Person, TableDoc
from regalia.server.store.analyses import Limits
from regalia.server.table import packs, replay_saving
from regalia.server.table.table import Table
from regalia.server.wire.analysis import AnalysisNews, AnalysisOf, JudgedMoment, SeatSummary
from regalia.server.wire.hints import Advice

LIMITS = Limits(person=1, address=3, site=100)


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


async def request(table: Table, person: Person, source: str) -> AnalysisOf:
    """Let a person wait for the analysis of a game, unless it was asked for before. Raises Refuse."""
    await must_be_over(table)
    store = table.services.store
    kept = await store.analysis(table.doc.id)
    if kept is None or (kept.state == "failed" and not kept.obstacle):
        if obstacle := obstacle_of(table, person, kept):
            raise Refuse("cannot_analyse", detail=obstacle)
        if await store.record(table.doc.id) is None:
            await replay_saving.save(table)
        await wait(table, person, source)
    return await analysis_of(table, person, 0)


async def wait(table: Table, person: Person, source: str) -> None:
    """Put a game at the end of the queue. Raises Refuse if the person, the address or the site has too many there."""
    store, now = table.services.store, table.services.now()
    try:
        await store.ask_analysis(table.doc.id, person.id, source, now, LIMITS)
    except Conflict:
        kept = await store.analysis(table.doc.id)
        if kept is None or not kept.is_unfinished:
            raise too_many(await store.unfinished_analyses(), person, source) from None
        return
    kept = await store.analysis(table.doc.id)
    assert kept is not None, "it was saved just now"
    news = AnalysisNews(kept.state, await store.analyses_before(kept), kept.done, kept.count)
    table.services.listener.analysed(table.doc.id, news)


def too_many(waiting: Sequence[KeptAnalysis], person: Person, source: str) -> Refuse:
    """The limit that is reached, and how many wait in all."""
    limit = LIMITS.site
    if sum(each.person == person.id for each in waiting) >= LIMITS.person:
        limit = LIMITS.person
    elif source and sum(each.source == source for each in waiting) >= LIMITS.address:
        limit = LIMITS.address
    return Refuse("too_many_analyses", allowed=limit, detail=str(len(waiting)))


async def analysis_of(table: Table, person: Person | None, after: int) -> AnalysisOf:
    """The analysis of a game as far as it has come, with the moments after the first `after`. Raises Refuse."""
    await must_be_over(table)
    store, doubts = table.services.store, doubts_about(table.doc.game)
    kept = await store.analysis(table.doc.id)
    obstacle = obstacle_of(table, person, kept)
    if kept is None:
        return AnalysisOf("none", 0, 0, 0, [], [], [], doubts, obstacle)
    bodies = await store.judged_moments(table.doc.id)
    moments, seats = await asyncio.to_thread(figures, bodies, after)
    ahead = await store.analyses_before(kept) if kept.state == "waiting" else 0
    finish = msgspec.json.decode(kept.finish, type=list[float])
    left_out = min(after, len(bodies))
    return AnalysisOf(kept.state, ahead, kept.count, left_out, moments, seats, finish, doubts, obstacle)


def figures(bodies: Sequence[bytes], after: int) -> tuple[list[JudgedMoment], list[SeatSummary]]:
    """The moments after the first `after`, and a summary of all."""
    found = [*map(_moment.decode, bodies)]
    seats = [SeatSummary(**asdict(each)) for each in summaries([each.moment for each in found])]
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
