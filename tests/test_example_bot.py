"""The example bot and the crowd of the benchmark answer every kind of question legally."""

import runpy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from benchmarks.crowd import MESSAGE, Dice, Sight, random_answer
from regalia.core import Arrange, Ask, Assign, Limit, Number, Several, Share, wrong
from regalia.core.views import posed
from tests.tiny.siege import PLACES, RULES, Troop

BOT = runpy.run_path(str(Path(__file__).parents[1] / "docs" / "examples" / "bot.py"))
TROOPS = tuple(map(Troop, (1, 2, 3, 4)))


EVERY_KIND = pytest.mark.parametrize(
    "ask",
    [
        TROOPS,
        Several(TROOPS, 1, 3),
        Number(2, 9),
        Arrange(TROOPS, 2, 3),
        Share(5, TROOPS),
        Share(5, TROOPS, (Limit(1, 2), Limit(0, 2), Limit(0, 0), Limit(0, 3))),
        Assign(TROOPS, PLACES),
        Assign(TROOPS, PLACES, (Limit(1, 1), Limit(0, 2), Limit(0, 2), Limit(0, 4)), ((0, 1), (1, 2), (2,), (0, 3))),
    ],
    ids=lambda ask: type(ask).__name__,
)


@EVERY_KIND
def test_the_example_bot_answers_legally(ask: Ask) -> None:
    sight: dict[str, Any] = {"ask": msgspec.to_builtins(posed(ask))}
    for _ in range(30):
        answer = msgspec.json.decode(msgspec.json.encode(BOT["choose"](sight)), type=RULES.answer_type)
        assert wrong(ask, answer) is None


@EVERY_KIND
def test_the_crowd_of_the_benchmark_answers_legally(ask: Ask) -> None:
    sight = {"type": "sight", "seq": 0, "sight": {"decision": {}, "ask": posed(ask)}}
    dice, answers = Dice(1), set()
    for _ in range(30):
        read = MESSAGE.decode(msgspec.json.encode(sight))
        assert isinstance(read, Sight)
        answer = msgspec.json.decode(msgspec.json.encode(random_answer(read.sight.ask, dice)), type=RULES.answer_type)
        assert wrong(ask, answer) is None
        answers.add(repr(answer))
    assert len(answers) > 1
