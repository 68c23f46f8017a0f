"""A game played at random, as text: `python -m regalia.testing.playthrough skull > tests/playthrough.txt`.

A recorded one is a test: it is compared with the game played now, so that an unintended change of the rules is seen.
"""

import sys
from typing import Any

import msgspec

from regalia.core import Arrange, Ask, Assign, Number, Rules, Several, Share
from regalia.games import load
from regalia.testing.playing import dice, ending, seed, turn

SHOWN = 6
"""The options of a question that are written down; of the others only how many there are."""


def playthrough(rules: Rules[Any]) -> str:
    """Every decision with its options, the answer given, what happened, and the lines of the table that are new."""
    seats = rules.seats[len(rules.seats) // 2]
    game, chance = rules.begin(seats, seed(0), ending(rules), events=True), dice(0)
    lines: list[str] = [f"{rules.slug}, rules version {rules.version}, {seats} seats"]
    before: set[str] = set()
    while not game.is_over:
        table = str(game).splitlines()
        lines += ["", *map(str, game.events or []), *(line for line in table if line not in before)]
        game.events, before = [], {*table}
        seat, answer = turn(game, chance)
        lines += [f"? {game.step.kind()} ({game.step.rule}) seat {other}: {asked(ask)}" for other, ask in game.asks.items()]
        lines += [f"+ seat {other} may: {asked(offered)}" for other, offered in game.offers.items() if offered]
        lines += [f"> seat {seat}: {short(answer)}"]
        game.answer(seat, answer)
    return "\n".join([*lines, "", *map(str, game.events or []), str(game), *map(str, rules.rank(game.state)), ""])


def asked(ask: Ask) -> str:
    """A question in one line: its first options, and how many more there are."""
    if isinstance(ask, Number):
        return f"{ask.least} to {ask.most}"
    if isinstance(ask, Assign | Share | Arrange):
        return short(ask)
    options = ask.options if isinstance(ask, Several) else ask
    count = f"{ask.least} to {ask.most} of " if isinstance(ask, Several) else ""
    more = f" … {len(options) - SHOWN} more" if len(options) > SHOWN else ""
    return count + short(options[:SHOWN]) + more


def short(answer: Any) -> str:
    """An answer in one line."""
    if isinstance(answer, tuple):
        return " | ".join(map(short, answer))
    if isinstance(answer, msgspec.Struct):
        return " ".join([type(answer).__name__, *map(str, msgspec.structs.astuple(answer))])
    return str(answer)


if __name__ == "__main__":
    sys.stdout.write(playthrough(load(sys.argv[1])))
