"""HTTP of puzzles. Nothing is kept of a try: each request says all that is needed."""

from typing import Any

import msgspec
from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import Response

from regalia import games
from regalia.bots.puzzles import Puzzle
from regalia.core import Answer, Game, Refusal, load, look
from regalia.core.match import NO_ANSWERS
from regalia.core.questions import in_order
from regalia.server.api.route import Operation
from regalia.server.errors import Refuse
from regalia.server.http import access_of, arena_of, body_of, day_at, decode, language_of, respond, today
from regalia.server.people.rights import Right
from regalia.server.watching.own_table import own_table
from regalia.server.wire.hints import Advice
from regalia.server.wire.puzzles import PuzzleTable, Solved, TryPuzzle
from regalia.server.wire.sights import SightMessage
from regalia.text.texts import Texts


async def try_puzzle(request: Request) -> Response:
    """Show the puzzle of a day, or what an answer to it is worth."""
    shelf, slug, day = arena_of(request).puzzles, request.path_params["game"], day_at(request)
    wanted = decode(await body_of(request), TryPuzzle)
    puzzle = await shelf.puzzle(slug, await shelf.of_day(slug, day, today(request)))
    rules = games.load(slug)
    game = load(rules, puzzle.position)
    given = None if wanted.answer is None else decoded(game, wanted.answer)
    refused = game.why_not(puzzle.seat, given) if given is not None else reason(game, puzzle, wanted.why)
    person = (await access_of(request)).person
    visitor = person.name if person else Texts(language_of(request), "regalia.server")("guest")
    solved = solution(game, puzzle, given) if given is not None and refused is None else None
    return respond(
        PuzzleTable(
            day=day.isoformat(),
            before=await shelf.before(slug, day.isoformat()),
            solved=solved,
            refused=refused,
            table=own_table(rules, puzzle.options, len(game.state.seats), puzzle.seat, visitor),
            sight=SightMessage(0, -1, puzzle.seat, [], [], look(game, puzzle.seat)),
        )
    )


def decoded(game: Game[Any], raw: Any) -> Answer:
    """An answer to the question of a puzzle. Raises Refuse if it cannot be read, or is something unasked."""
    try:
        answer: Answer = game.rules.answers.decode(msgspec.json.encode(raw))
    except msgspec.ValidationError as wrong:
        raise Refuse("malformed", detail=str(wrong)) from wrong
    if isinstance(answer, NO_ANSWERS):
        raise Refuse("puzzle_asks")
    return answer


def reason(game: Game[Any], puzzle: Puzzle, raw: Any) -> Refusal | None:
    """Why the rules forbid an option; None if they allow it."""
    return None if raw is None else game.why_not(puzzle.seat, decoded(game, raw))


def solution(game: Game[Any], puzzle: Puzzle, given: Answer) -> Solved:
    """What the answers are worth, after one of them."""
    given, answers = in_order(game.asks[puzzle.seat], given), [Advice(**asdict(each)) for each in puzzle.answers]
    best = game.rules.answers.decode(msgspec.json.encode(answers[0].answer))
    right = given == best
    return Solved(right, given, answers, puzzle.worlds, puzzle.played, puzzle.found_by, puzzle.reasons)


ROUTES: tuple[Operation, ...] = (
    Operation(
        "POST",
        "/api/puzzles/{game}/{day}",
        try_puzzle,
        Right.ANYONE,
        "Show the puzzle of a day, or what an answer to it is worth",
        TryPuzzle,
        PuzzleTable,
    ),
)
