"""Chronicles of finished games. A worker process composes the lines of a table once, and again after its analysis; each
reader gets them in their language.
"""

import logging
from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from regalia.chronicle import Line, Sentence, sentences
from regalia.core import Record
from regalia.server.bots.driver import PATIENCE, share_of
from regalia.server.bots.once import OncePerTable
from regalia.server.bots.thinking import compose_chronicle
from regalia.server.bots.workers import Workers
from regalia.server.errors import Refuse, log_failure
from regalia.server.requests.handler import ask
from regalia.server.table.called import called
from regalia.server.table.packs import hash_of
from regalia.server.table.table import Table
from regalia.text.texts import LANGUAGES, Texts

MARK = 0xE000
"""The first of the characters of private use: no name holds one."""

log = logging.getLogger(__name__)


class Chronicles:
    """Asks the workers of the arena's bots."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._lines: OncePerTable[list[Line]] = OncePerTable()
        self.close = self._lines.close

    async def of(
        self,
        table: Table,
        language: str,
        address: str = "",
        plain: Callable[[str], str] = str,
        marked: bool = False,
    ) -> list[Sentence]:
        """The chronicle of a finished game in a language; `at` is the action to look at.

        Raises Refuse for a game in play, one of older rules, if too many wait or if the workers fail. The arena itself asks
        without an address. Names are written `plain`; if `marked`, players are `MARK` plus their seat, as a character.
        """
        record = await self._record(table)
        analysis = await table.services.store.analysis(table.doc.id)
        judged = (
            analysis.done if analysis is not None and analysis.state == "done" else 0
        )  # only the whole game has a worst
        lines = await self._lines.of(f"{table.doc.id} {judged}", address, lambda: self._compose(table, record, judged))
        try:
            names = marks(table) if marked else names_in(table, language, plain)
            told = sentences(table.doc.game, language, names, lines)
        except LookupError as wrong:  # the game has no message of this name
            log_failure(log, wrong, "the chronicle of table %s cannot be put into words", table.doc.id)
            raise Refuse("try_again") from wrong
        return [msgspec.structs.replace(each, at=action_at(table, each.at)) for each in told]

    async def texts(self, table: Table, address: str) -> dict[str, list[str]]:
        """The sentences in every language; none if they are not to be had now."""
        try:
            return {language: [each.text for each in await self.of(table, language, address)] for language in LANGUAGES}
        except Refuse:
            return {}

    async def _record(self, table: Table) -> Record:
        async def work() -> Record:
            if table.doc.status != "over":
                raise Refuse("not_over")
            if table.play is None:
                raise Refuse("older_rules")
            return table.record()

        return await ask(table, work)

    async def _compose(self, table: Table, record: Record, judged: int) -> list[Line]:
        about = (table.doc.game, hash_of(table.doc), msgspec.json.encode(record))
        try:
            moments = await table.services.store.judged_moments(table.doc.id) if judged else []
            async with self._workers.one(share_of(table)) as worker:
                return msgspec.json.decode(await worker.ask(PATIENCE, compose_chronicle, *about, moments), type=list[Line])
        except Exception as wrong:  # whatever the part of a game raises
            log_failure(log, wrong, "the chronicle of table %s is not known", table.doc.id)
            raise Refuse("try_again") from wrong


def marks(table: Table) -> list[str]:
    """A placeholder for each player, where a client puts the name that it shows."""
    return [chr(MARK + seat) for seat in range(len(table.doc.seats))]


def names_in(table: Table, language: str, plain: Callable[[str], str]) -> list[str]:
    """What the players are called, each name made `plain` first."""
    seats = table.messages.message_for(None).seats
    return called(Texts(language, "regalia.server"), [replace(each, name=plain(each.name)) for each in seats])


def action_at(table: Table, answers: int) -> int:
    """The action that gave this many answers; 0 for none."""
    entries: Sequence[int] = [entry.seq for entry in table.play.entries] if table.play is not None else []
    older = len(table.play.match.answers) - len(entries) if table.play is not None else 0
    return entries[answers - older - 1] if 0 < answers - older <= len(entries) else 0
