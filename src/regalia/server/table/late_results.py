"""Results of games that ended before results were kept, or at a node of an older version."""

import asyncio
import logging
from collections import Counter

from regalia import games
from regalia.core import Rank, load
from regalia.core.saves import UnreadableSave
from regalia.core.views import ranking_of
from regalia.games.library import Library
from regalia.server.errors import Refuse, log_failure
from regalia.server.play.entries import remaining
from regalia.server.play.replay import Replay, ranking_in
from regalia.server.store import Conflict, Store, TableDoc
from regalia.server.store.results import Result
from regalia.server.table import packs
from regalia.server.table.outcome import is_counted, results_of, sides_in
from regalia.server.table.rated import accounts_at, is_rated

log = logging.getLogger(__name__)

ROUND = 5.0
"""Seconds between looks for games without results."""
PAUSE = 0.2
"""Seconds between two games, so that players notice nothing."""
MOST = 100
"""Games read at a time."""


async def add_late_results(store: Store, library: Library) -> None:
    """Add the results of all games that lack them."""
    while names := await store.uncounted(MOST):
        for name in names:
            await add_results(store, library, name)
            await asyncio.sleep(PAUSE)


async def add_results(store: Store, library: Library, name: str) -> None:
    """Add the results of one game; none if it is not counted, or can no longer be read."""
    try:
        results = await read_results(store, library, name)
    except (Refuse, UnreadableSave, ValueError) as wrong:
        log_failure(log, wrong, "table %s cannot be read, its result is missing in the history of its players", name)
        results = []
    try:
        await store.save_results(name, results)
    except Conflict:
        log.info("another node has added the results of table %s", name)


async def read_results(store: Store, library: Library, name: str) -> list[Result]:
    """The results of a finished game from what is kept of it."""
    doc = await store.table(name)
    if doc is None or doc.status != "over" or doc.game not in games.slugs() or not is_counted(doc):
        return []
    actions = await store.actions(name)
    answers = Counter(action.seat for action in remaining(actions) if action.answer is not None)
    ranking, sides = await end_of(store, library, doc)
    ended = next((action.at for action in reversed(actions) if action.at is not None), doc.created)
    began = next((action.at for action in actions if action.at is not None), doc.created)
    moves = [answers[seat] for seat in range(len(doc.seats))]
    rated = is_rated(doc, await accounts_at(store, doc), moves)
    return results_of(doc, ranking, sides, moves, began, ended, rated)


async def end_of(store: Store, library: Library, doc: TableDoc) -> tuple[list[Rank], list[str]]:
    """The final ranking of a game and what its seats played. Without its rules the replay has the ranking alone."""
    rules, snapshot = await packs.take_up(library, store, doc), await store.snapshot(doc.id)
    if rules is not None and snapshot is not None:
        try:
            game = load(rules, snapshot.position)
            return ranking_of(game), sides_in(game)
        except UnreadableSave:
            log.info("the rules of %s cannot read the end of table %s, its replay can", doc.game, doc.id)
    frames = Replay(await store.replay(doc.id)).frames()
    return ranking_in(frames[max(frames)].sight) if frames else [], [""] * len(doc.seats)
