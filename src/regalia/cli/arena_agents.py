"""Agents that are evaluated at tables of an arena: programs that play by the messages of docs/protocol.md.

Each game has an arena of its own on this machine. Its table goes on with a game that has just been dealt, so that everyone
who uses the same seed has the same deals.
"""

import asyncio
import json
import shlex
from asyncio.subprocess import DEVNULL, Process
from shutil import which

import msgspec
from websockets.asyncio.client import connect

from regalia import games
from regalia.bots import LEVELS
from regalia.bots.judgement import shares
from regalia.bots.tournament import derived
from regalia.cli.hosting import hosted
from regalia.cli.remote import asked, bearer
from regalia.core import Match, Record, load
from regalia.core.record import record_so_far
from regalia.research.agents import AT_ARENA, UnknownAgentError
from regalia.research.evaluation import Outcome, Trial
from regalia.server.wire.hand_over import HandOver


def check(agent: str) -> None:
    """Raise UnknownAgentError for a program that is not there, or a command that does not tell it where to play."""
    if not all(name in agent for name in ("{arena}", "{table}")):
        raise UnknownAgentError(
            f"{agent}: write {{arena}} and {{table}} where the program expects the address and the table"
        )
    try:
        command = command_of(agent, "", "")
    except (ValueError, LookupError) as wrong:
        raise UnknownAgentError(f"{agent}: {wrong}") from None
    if which(command[0]) is None:
        raise UnknownAgentError(f"{agent}: there is no program {command[0]!r}")


def command_of(agent: str, arena: str, table: str) -> list[str]:
    """The command of an agent, in parts. Raises ValueError or LookupError if it cannot be read."""
    return [part.format(arena=arena, table=table) for part in shlex.split(agent.removeprefix(AT_ARENA))]


def play(trial: Trial) -> Outcome:
    """Play a game to its end. Raises ValueError if the program ends before."""
    return asyncio.run(played(trial))


async def played(trial: Trial) -> Outcome:
    """Play a game at an arena of its own."""
    async with hosted() as arena:
        token = (await asyncio.to_thread(asked, "POST", f"{arena}/api/guests", "", {"name": "Evaluation"}))["token"]
        dealt = msgspec.to_builtins(handed_over(trial))
        table = (await asyncio.to_thread(asked, "POST", f"{arena}/api/tables/from", token, dealt))["id"]
        command = command_of(trial.agent, arena, table)
        program = await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=DEVNULL)
        try:
            await until_over(program, f"{arena}/api/tables/{table}", token)
        finally:
            await ended(program)
        record = await asyncio.to_thread(asked, "GET", f"{arena}/api/tables/{table}/record", token)
    return outcome(trial, msgspec.convert(record, Record))


def handed_over(trial: Trial) -> HandOver:
    """A game that has just been dealt, with a bot in each seat but the agent's."""
    rules = games.load(trial.game)
    match = Match(rules, trial.seats, derived(trial.seed, trial.game, trial.number), rules.options().ending)
    level = next(level for level in LEVELS if level == trial.opponent)
    return HandOver(record_so_far(match), [None if seat == trial.seat else level for seat in range(trial.seats)])


async def until_over(program: Process, table: str, token: str) -> None:
    """Wait until the game is over. Raises ValueError if the program ends before."""
    watching, running = asyncio.create_task(watched(table, token)), asyncio.create_task(program.wait())
    try:
        await asyncio.wait((watching, running), return_when=asyncio.FIRST_COMPLETED)
        if not watching.done() and (await asyncio.to_thread(asked, "GET", table, token))["status"] != "over":
            raise ValueError(f"the program ended with status {program.returncode} before the game was over")
        await watching
    finally:
        watching.cancel()
        running.cancel()


async def watched(table: str, token: str) -> None:
    """Watch a table until its game is over."""
    async with connect(f"{table.replace('http', 'ws', 1)}/live", additional_headers=bearer(token)) as line:
        await line.send(json.dumps({"type": "face", "seat": None}))
        async for raw in line:
            message = json.loads(raw)
            if message["type"] == "table" and message["status"] == "over":
                return


async def ended(program: Process) -> None:
    """End the program, if it still runs."""
    if program.returncode is None:
        program.terminate()
    await program.wait()


def outcome(trial: Trial, record: Record) -> Outcome:
    """How the game ended for the agent."""
    rules = games.load(trial.game)
    game = load(rules, msgspec.json.encode(record.final))
    rank = next(rank for rank in rules.rank(game.state) if rank.seat == trial.seat)
    return Outcome(shares(game)[trial.seat], rank.keys[0], sum(given.seat == trial.seat for given in record.answers))
