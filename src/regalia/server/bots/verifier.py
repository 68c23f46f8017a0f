"""Verifies records of games in worker processes, where a false one can neither hold up the arena nor bring it down."""

import logging
from concurrent.futures import BrokenExecutor

import msgspec
from msgspec import Struct

from regalia.core import Record, verify
from regalia.server.bots.workers import Workers, rules_here
from regalia.server.requests.records import Faulty

PATIENCE = 10.0
"""Seconds that a record may take; the longest games take two."""

log = logging.getLogger(__name__)


class Checked(Struct, frozen=True):
    """What is wrong with a record; empty if it is true."""

    problem: str = ""
    detail: str = ""


def check(slug: str, pack: str, record: bytes) -> bytes:
    """In a worker process: what is wrong with a record of the current rules, as the JSON of `Checked`."""
    try:
        verdict = verify(rules_here(slug, pack), msgspec.json.decode(record, type=Record))
    except Exception as wrong:  # whatever a record can hold that no game does
        return msgspec.json.encode(Checked("answers", str(wrong)))
    return msgspec.json.encode(Checked(next(iter(verdict.problems), ""), verdict.detail))


class Verifier:
    """Asks the workers of the arena's bots."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    async def verify(self, record: Record, source: str) -> None:
        """Raises Faulty if a record of the current rules is not true, or cannot be checked in time."""
        pack = record.pack.hash if record.pack else ""
        try:
            async with self._workers.one((source, "records")) as worker:
                told = await worker.ask(PATIENCE, check, record.game, pack, msgspec.json.encode(record))
        except (TimeoutError, BrokenExecutor) as wrong:
            log.warning("a record of %s could not be checked: %r", record.game, wrong)
            raise Faulty("slow") from wrong
        checked = msgspec.json.decode(told, type=Checked)
        if checked.problem:
            raise Faulty(checked.problem, checked.detail)
