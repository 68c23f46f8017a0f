"""Questions of every game, as a page is asked them, without playing to them."""

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from playwright.sync_api import WebSocketRoute

from regalia import games
from regalia.core import OneOf, Option, Rules, Seat, TableOptions, look
from regalia.core.views import Sight
from regalia.server.wire import encode
from regalia.server.wire.sights import SightMessage
from regalia.testing.test_every_text import questions as all_questions
from tests.browser.person import Person, prefers
from tests.playing import agreements, moments

LIVE = re.compile("/live$")
GAMES_PLAYED = 6
LONGEST = 1_500
"""So many decisions of a random game are looked at; some games have no end."""
ALWAYS_CONFIRM = prefers(confirm="always")


class Posed(Struct, frozen=True):
    """A question to a seat at a table of so many."""

    seats: int
    seat: Seat
    sight: Sight
    real: bool = True
    """False if this kind of decision is asked with the options of another."""

    @property
    def options(self) -> int:
        """How much there is to choose from."""
        return len(getattr(self.sight.ask, "options", ()))

    @property
    def asked(self) -> list[dict[str, Any]]:
        """What there is to choose from, as a page hears it."""
        options: list[dict[str, Any]] = json.loads(encode(self.sight))["ask"].get("options", [])
        return options

    @property
    def kind(self) -> str:
        """What the decision is called."""
        assert self.sight.decision is not None
        return self.sight.decision.kind

    def called(self, kind: str) -> "Posed":
        """The same options, asked in other words, and without facts."""
        assert self.sight.decision is not None
        decision = replace(self.sight.decision, kind=kind)
        return replace(self, sight=replace(self.sight, decision=decision, situation={}), real=False)

    def among(self, *options: Option) -> "Posed":
        """The same question for one of other options."""
        return replace(self, sight=replace(self.sight, ask=OneOf(options)))


@cache
def questions(rules: Rules[Any]) -> dict[str, Posed]:
    """Each kind of decision: as random games come to it, with as many options as possible, or else its words alone."""
    found: dict[str, Posed] = {}
    agreed = [None] * GAMES_PLAYED + [options for _, options in agreements(rules)]
    for number, options in enumerate(agreed):
        for posed in questions_of(rules, rules.seats[number % len(rules.seats)], number, options):
            if posed.kind not in found or posed.options > found[posed.kind].options:
                found[posed.kind] = posed
    steps, picks = [[posed for kind, posed in found.items() if kind[0].islower() == lower] for lower in (False, True)]
    for kind in sorted({kind for kind, _ in all_questions(rules)} - {*found}):
        found[kind] = (picks if kind[0].islower() else steps)[-1].called(kind)
    return found


def questions_of(rules: Rules[Any], seats: int, number: int, options: TableOptions | None) -> Iterator[Posed]:
    """What is asked in one random game, whenever it is a new kind of question or has more options than before."""
    most: dict[str, int] = {}
    for game in islice(moments(rules, seats, number, options), LONGEST):
        for seat, ask in game.asks.items():
            kind, count = game.step.kind(), len(getattr(ask, "options", ask if isinstance(ask, tuple) else ()))
            if count > most.get(kind, -1):
                most[kind] = count
                yield Posed(seats, seat, look(game, seat))


def questions_to(rules: Rules[Any], seats: int, most: int) -> Iterator[Posed]:
    """The first questions of a random game to its first seat."""
    asked = (Posed(seats, 0, look(game, 0)) for game in moments(rules, seats) if 0 in game.asks)
    return islice(asked, most)


class Stage:
    """A table page that shows any question, without a game."""

    def __init__(self, person: Person, game: str) -> None:
        self.person, self.lines, self.seq = person, list[WebSocketRoute](), 0
        person.page.add_init_script(ALWAYS_CONFIRM)
        person.page.route_web_socket(LIVE, self.connect)
        seats = games.load(game).seats[-1]
        code = person.new_table(seats, seats - 1, "page", game)
        self.table = person.tell("GET", f"/api/tables/{code}")
        person.page.goto(f"/t/{code}")
        while not self.lines:
            person.page.wait_for_timeout(20)

    def connect(self, line: WebSocketRoute) -> None:
        """Take the place of the table at the other end of the line."""
        line.on_message(lambda said: self.hear(line, json.loads(said)["type"]))

    def hear(self, line: WebSocketRoute, kind: str) -> None:
        """Take a message of the page: the first says which seat it faces, and pings are answered."""
        if kind == "face":
            self.lines.append(line)
        if kind == "ping":
            line.send('{"type":"pong"}')

    def show(self, posed: Posed) -> None:
        """Put a question to this person."""
        mine, bot = self.table["seats"][0], self.table["seats"][-1]
        seats = [mine if seat == posed.seat else bot for seat in range(posed.seats)]
        self.send({**self.table, "type": "table", "status": "playing", "seats": seats})
        self.seq += 1
        told = SightMessage(self.seq, -1, posed.seat, [], [], posed.sight)
        self.send(json.loads(encode(told)))
        self.person.page.locator(f"[data-whole] .prompt.yours[data-at='{self.seq}']").wait_for()

    def send(self, message: dict[str, Any]) -> None:
        """Tell the page."""
        self.lines[-1].send(msgspec.json.encode(message).decode())
