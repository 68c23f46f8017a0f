"""Verifies records of games in worker processes, where a false one can neither hold up the arena nor bring it down."""

import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor

import msgspec
from msgspec import Raw, Struct

from regalia.core import Record, replay, save, verify
from regalia.server.bots.workers import Workers, rules_here
from regalia.server.requests.records import Faulty, pack_of

NOWHERE = Raw(b"null")
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


class PlayedOut(Struct, frozen=True):
    """What is wrong with an unfinished record, or the position that it has reached, as core saves it."""

    checked: Checked
    position: Raw = NOWHERE


def play_out(slug: str, pack: str, record: bytes) -> bytes:
    """In a worker process: where an unfinished record of the current rules has come to, as the JSON of `PlayedOut`."""
    so_far, rules = msgspec.json.decode(record, type=Record), rules_here(slug, pack)
    try:
        verdict = verify(rules, so_far)
        wrong = [problem for problem in verdict.problems if problem not in ("unfinished", "end")]
        if "unfinished" in verdict.problems and not wrong:
            return msgspec.json.encode(PlayedOut(Checked(), Raw(save(replay(rules, so_far).game))))
    except Exception as odd:  # whatever a record can hold that no game does
        return msgspec.json.encode(PlayedOut(Checked("answers", str(odd))))
    return msgspec.json.encode(PlayedOut(Checked(next(iter(wrong), "over"), verdict.detail)))


class Verifier:
    """Asks the workers of the arena's bots."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    async def verify(self, record: Record, source: str) -> None:
        """Raises Faulty if a record of the current rules is not true, or cannot be checked in time."""
        must_be_true(msgspec.json.decode(await self._ask(check, record, source), type=Checked))

    async def play_out(self, record: Record, source: str) -> bytes:
        """The position that an unfinished record has reached. Raises Faulty if it is false, over, or too long to check."""
        played = msgspec.json.decode(await self._ask(play_out, record, source), type=PlayedOut)
        must_be_true(played.checked)
        return bytes(played.position)

    async def _ask(self, think: Callable[[str, str, bytes], bytes], record: Record, source: str) -> bytes:
        try:
            async with self._workers.one((source, "records")) as worker:
                return await worker.ask(PATIENCE, think, record.game, pack_of(record), msgspec.json.encode(record))
        except (TimeoutError, BrokenExecutor) as wrong:
            log.warning("a record of %s could not be checked: %r", record.game, wrong)
            raise Faulty("slow") from wrong


def must_be_true(checked: Checked) -> None:
    """Raises Faulty if something is wrong with a record."""
    if checked.problem:
        raise Faulty(checked.problem, checked.detail)
