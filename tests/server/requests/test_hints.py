"""Hints at learning tables: for what the seat is asked, from what it knows, and seen by everybody."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from regalia import games
from regalia.bots.reasons import reasons_for
from regalia.bots.weighing import WORLDS, Weighed, weigh, worlds_for
from regalia.core import Rules, imagine, load, some_answer
from regalia.games.oriflamme.notation import game_in
from regalia.games.oriflamme.options import Keep, Reveal
from regalia.server.bots import adviser, thinking
from regalia.server.bots.adviser import is_mistake
from regalia.server.bots.fair_shares import Share
from regalia.server.bots.in_process import InProcess
from regalia.server.bots.thinking import advise
from regalia.server.bots.workers import Thinks, Workers
from regalia.server.errors import Refuse
from regalia.server.requests.hints import Position, position_of
from regalia.server.store import HintTaken, Sitting, TableDoc
from regalia.server.table.table import Table
from regalia.server.wire.hints import Hint
from tests.playing import EVERY_GAME, dice, moments, name_of
from tests.server.players import PATIENCE, Guest, Host, Line

every_game = pytest.mark.parametrize("rules", EVERY_GAME, ids=name_of)
LOOKED_AT = 6


def learning(host: Host, *names: str, **more: Any) -> tuple[str, list[Guest]]:
    """A learning table of Oriflamme with these people, in play."""
    return host.table(*names, learning=True, **more)


def take(person: Guest, table: str, seat: int, at: int) -> Any:
    return person.post(f"/api/tables/{table}/hints", {"seat": seat, "at": at})


def asked(line: Line) -> bool:
    return bool(line.sight["sight"]["ask"])


def test_a_hint_weighs_what_the_seat_may_do_and_everybody_sees_that_it_was_taken(host: Host) -> None:
    table, people = learning(host, "Ada", "Bob", "Eve")
    with people[0].at(table, 0) as ada, people[1].at(table, 1) as bob, people[2].at(table, 2) as eve:
        lines = [line.sighted() for line in (ada, bob, eve)]
        seat = next(seat for seat, line in enumerate(lines) if asked(line))
        mover = lines[seat]
        first = take(people[seat], table, seat, mover.sight["seq"])
        assert first.status_code == 200
        advice = first.json()["advice"]
        assert [each["answer"] in mover.options for each in advice] == [True] * len(mover.options)
        assert advice[0]["behind"] == 0
        assert all(each["behind"] >= 0 and each["margin"] >= 0 for each in advice)
        assert take(people[seat], table, seat, mover.sight["seq"]).json() == first.json()
        for line in lines:
            assert line.seated(hints=[{"seat": seat, "seq": 0}])["learning"] is True, "noted once"
        mover.act(mover.options[0])
        assert mover.sighted(1).log[-1]["seq"] == 1, "the game goes on"


def test_hints_are_for_those_who_are_asked_at_a_learning_table(host: Host) -> None:
    table, people = learning(host, "Ada", "Bob", "Eve")
    with people[0].at(table, 0) as line:
        line.sighted()
        (mover,) = line.waiting
    codes = [
        take(people[(mover + 1) % 3], table, mover, 0).json()["code"],
        take(people[(mover + 1) % 3], table, (mover + 1) % 3, 0).json()["code"],
        take(people[mover], table, mover, 99).json()["code"],
        take(people[mover], table, mover, -1).json()["code"],
    ]
    assert codes == ["not_seated", "not_asked", "stale", "malformed"]
    plain, (ada, *_) = host.table("Ada", "Bob", "Eve")
    assert take(ada, plain, 0, 0).json()["code"] == "not_learning"
    assert ada.get(f"/api/tables/{table}").json()["hints"] == []


def test_a_hint_that_the_workers_cannot_give_may_be_asked_for_again(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(*_: object) -> bytes:
        raise TimeoutError

    table, (ada, *_) = learning(host, "Ada", bots=("page", "page"))
    with ada.at(table, 0) as line:
        while not asked(line.sighted()):
            line.hear()
        monkeypatch.setattr(adviser, "advise", slow)
        refused = take(ada, table, 0, line.sight["seq"])
        assert (refused.status_code, refused.json()["code"]) == (503, "try_again")
        monkeypatch.undo()
        assert take(ada, table, 0, line.sight["seq"]).status_code == 200


def test_the_host_says_before_play_whether_a_table_is_one_for_learning_and_a_rematch_is_one_too(host: Host) -> None:
    ada = host.guest("Ada")
    plan = {"game": "oriflamme", "seats": [{"who": "me"}, *[{"who": "bot", "level": "page"}] * 2]}
    table = ada.post("/api/tables", plan).json()["id"]
    assert ada.get(f"/api/tables/{table}").json()["learning"] is False
    assert ada.request("PATCH", f"/api/tables/{table}", {"learning": True}).status_code == 200
    assert ada.get(f"/api/tables/{table}").json()["learning"] is True
    assert host.guest("Bob").request("PATCH", f"/api/tables/{table}", {"learning": False}).json()["code"] == "not_host"
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    assert ada.request("PATCH", f"/api/tables/{table}", {"learning": False}).json()["code"] == "wrong_status"


def review(person: Guest, table: str, seat: int, seq: int) -> Any:
    return person.post(f"/api/tables/{table}/reviews", {"seat": seat, "seq": seq})


def test_an_action_of_ones_own_is_reviewed_by_what_one_knew(host: Host) -> None:
    table, people = learning(host, "Ada", "Bob", "Eve")
    with people[0].at(table, 0) as line:
        line.sighted()
        (seat,) = line.waiting
    with people[seat].at(table, seat) as mover:
        advice = take(people[seat], table, seat, mover.sighted().sight["seq"]).json()["advice"]
        assert mover.act(advice[-1]["answer"])["type"] == "done"
    told = review(people[seat], table, seat, 1)
    assert told.status_code == 200
    assert told.json().keys() == {"mistake", "behind"}
    assert told.json()["mistake"] or told.json()["behind"] == 0, "a review is no hint"
    assert told.json() == review(people[seat], table, seat, 1).json()
    other = (seat + 1) % 3
    codes = [
        review(people[other], table, seat, 1).json()["code"],
        review(people[other], table, other, 1).json()["code"],
        review(people[seat], table, seat, 2).json()["code"],
        review(people[seat], table, seat, 0).json()["code"],
    ]
    assert codes == ["not_seated", "not_asked", "no_such_moment", "no_such_moment"]
    plain, (ada, *_) = host.table("Ada", "Bob", "Eve")
    assert review(ada, plain, 0, 1).json()["code"] == "not_learning"


GIVEN_AWAY = "players A B C | round 6 | first A | cursor 0\npoints A3 B4 C4\nqueue (A.conspiracy+2) [B.lord] [C.soldier]"


def test_what_gives_the_game_away_is_a_mistake_and_the_best_answer_is_none() -> None:
    game = game_in(GIVEN_AWAY)
    about = position_of("K7QM2X", game, HintTaken(0, 0))
    costs = [
        msgspec.json.decode(
            thinking.review("oriflamme", "", about.imagined, 0, about.seed, msgspec.json.encode(answer)), type=Weighed
        )
        for answer in (Keep(), Reveal())
    ]
    assert [is_mistake(cost, seats=3) for cost in costs] == [True, False]
    assert is_mistake(costs[0], seats=1) is False, "points are no chances"
    assert is_mistake(Weighed(None, 0.2, 0.2, 0.16), seats=3) is False, "it is not certain"


def test_a_question_is_thought_about_once_and_few_at_a_time(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts, goes_on = list[bytes](), threading.Event()

    def slow(*about: Any) -> bytes:
        thoughts.append(about[2])
        goes_on.wait(PATIENCE)
        return thinking.advise(*about)

    monkeypatch.setattr(adviser, "advise", slow)
    table, (ada, *_) = learning(host, "Ada", bots=("page", "page"))
    with ada.at(table, 0) as line, ThreadPoolExecutor() as pool:
        while not asked(line.sighted()):
            line.hear()
        same = [pool.submit(take, ada, table, 0, line.sight["seq"]) for _ in range(4)]
        while not thoughts:
            time.sleep(0.01)
        goes_on.set()
        assert len({each.result().text for each in same}) == 1
        assert len(thoughts) == 1


async def test_a_seat_that_takes_too_many_hints_at_once_is_refused_whatever_is_reviewed() -> None:
    waits = asyncio.Event()

    class Busy(Workers):
        @asynccontextmanager
        async def one(self, share: Share) -> AsyncIterator[Thinks]:
            await waits.wait()
            raise TimeoutError
            yield

    table = SimpleNamespace(doc=TableDoc("K7QM2X", "oriflamme", 1, {}, (Sitting("ada"),) * 3, "ada", "00"))
    wise = adviser.Adviser(Busy(0))
    positions = [Position(0, b"", str(seed)) for seed in range(3)]
    reviews = [asyncio.create_task(wise.review(cast("Table", table), each, b"{}")) for each in positions]
    asking = [asyncio.create_task(wise.hint(cast("Table", table), each)) for each in positions]
    for last in (reviews[2], asking[2]):
        with pytest.raises(Refuse, match="too_fast"):
            await last
    waits.set()
    for each in (*reviews[:2], *asking[:2]):
        with pytest.raises(Refuse, match="try_again"):
            await each
    await wise.close()


async def test_another_position_is_thought_about_anew_and_the_same_one_is_not() -> None:
    thought = list[bytes]()

    class Quick(InProcess):
        async def ask(self, patience: float, think: Any, *args: Any, **kwargs: Any) -> Any:
            thought.append(args[2])
            return b'{"worlds":1,"advice":[],"reasons":[]}'

    table = SimpleNamespace(doc=TableDoc("K7QM2X", "oriflamme", 1, {}, (Sitting("ada"),) * 3, "ada", "00"))
    wise = adviser.Adviser(Workers(1, worker=Quick))
    for imagined in (b"one", b"one", b"other"):
        await wise.hint(cast("Table", table), Position(0, imagined, "seed"))
    assert thought == [b"one", b"other"]


@pytest.mark.parametrize("slug", games.slugs())
def test_a_hint_does_not_change_when_another_seat_answers_in_secret(slug: str) -> None:
    rules, found = games.load(slug), 0
    for game in moments(rules, rules.seats[-1], 3):
        if len(game.asks) < 2 or game.given:
            continue
        seat, *others = sorted(game.asks)
        after = game.copy()
        after.answer(others[0], some_answer(game.asks[others[0]], dice(found)))
        if seat in after.asks:
            taken = HintTaken(seat, 4)
            assert position_of("K7QM2X", game, taken) == position_of("K7QM2X", after, taken)
            found += 1
    assert found or slug in ALONE


ALONE = ("oriflamme", "nocturion")
"""Games in which no two seats are asked at once."""


def test_a_step_back_brings_no_other_hint_and_no_longer_list(host: Host) -> None:
    table, people = learning(host, "Ada", "Bob", "Eve")
    with people[0].at(table, 0) as line:
        line.sighted()
        (seat,) = line.waiting
    with people[seat].at(table, seat) as mover:
        hints = []
        for _ in range(3):
            hints.append(take(people[seat], table, seat, mover.sighted().sight["seq"]).json())
            mover.act(mover.options[0])
            mover.ask(type="undo", seat=seat, to=mover.sight["undo"][-1])
            mover.sighted(mover.sight["seq"] + 1)
        assert hints == [hints[0]] * 3
        assert len(people[seat].get(f"/api/tables/{table}").json()["hints"]) == 1


@every_game
def test_a_hint_is_the_same_in_all_games_that_look_the_same_to_the_seat(rules: Rules[Any]) -> None:
    positions = [game.copy() for game in moments(rules, rules.seats[0], 3) if not game.is_over]
    for place, game in enumerate(positions[:: len(positions) // LOOKED_AT + 1]):
        taken = HintTaken(min(game.asks), place)
        worlds = [imagine(game, taken.seat, dice(number)) for number in (1, 2)]
        about = [position_of("K7QM2X", world, taken) for world in (game, *worlds)]
        assert about == [about[0]] * 3


def test_another_question_is_thought_about_with_another_seed() -> None:
    game = next(moments(EVERY_GAME[0], EVERY_GAME[0].seats[0], 1))
    seats = min(game.asks), min(game.asks)
    about: list[Position] = [position_of("K7QM2X", game, HintTaken(seat, at)) for at, seat in enumerate(seats)]
    assert about[0].seed != about[1].seed


@pytest.mark.parametrize("slug", games.slugs())
def test_what_the_workers_say_is_what_is_told(slug: str) -> None:
    rules = games.load(slug)
    game = next(game for game in moments(rules, rules.seats[0], 1) if game.asks)
    about = position_of("K7QM2X", game, HintTaken(min(game.asks), 0))
    told = msgspec.json.decode(advise(rules.slug, "", about.imagined, about.seat, about.seed), type=Hint)
    assert told.worlds <= worlds_for(rules.slug) <= WORLDS
    game = load(rules, about.imagined)
    best = weigh(game, about.seat, about.seed, told.worlds).advice[0]
    assert told.reasons == reasons_for(game, about.seat, best.answer, about.seed)
    assert (told.advice[0].answer, told.advice[0].worth) == (
        msgspec.json.decode(msgspec.json.encode(best.answer)),
        best.worth,
    )
