"""A match in play, without any server around it."""

import random
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from regalia import games
from regalia.core import look, record_of, save
from regalia.core.record import Verdict, verify
from regalia.server.errors import Refuse
from regalia.server.play.play import Play
from regalia.server.store import Action, Sitting, Snapshot, TableDoc
from regalia.server.wire.requests import Act

RULES = games.load("oriflamme")
SEATS = (Sitting("u_1"), Sitting("u_2"), Sitting("u_3"))


def fresh() -> TableDoc:
    return TableDoc("K7QM2X", "oriflamme", 1, {}, SEATS, "u_1", "5e" * 32, status="playing")


def act_at_random(play: Play, rng: random.Random) -> Action:
    """One answer through the same door as a player's."""
    seat = rng.choice(sorted(play.game.asks))
    ask: Any = play.game.asks[seat]
    act = Act(f"a{play.seq}", seat, play.seq, Raw(msgspec.json.encode(rng.choice(ask))))
    before = save(play.game)
    move = play.propose(act)
    assert save(play.game) == before, "nothing has happened yet"
    action = Action(play.seq + 1, seat, None, act.id, msgspec.to_builtins(move.given.answer))
    play.take(action, move)
    assert play.game is move.game
    return action


def step_back(play: Play, seat: int, to: int) -> Action:
    action = Action(play.seq + 1, seat, None, f"u{play.seq}", back_to=to, alone=play.is_alone(seat, to))
    after = play.before(seat, to)
    play.take(action)
    assert save(after) == save(play.game)
    return action


def random_play(doc: TableDoc, rng: random.Random, most: int) -> tuple[Play, list[Action]]:
    """Answers and steps back, as they come."""
    play, actions = Play(RULES, doc, [], None), list[Action]()
    while len(actions) < most and not play.game.is_over:
        steps = [(seat, to) for seat in range(3) for to in play.undo_of(seat)]
        if steps and rng.random() < 0.3:
            actions.append(step_back(play, *rng.choice(steps)))
        elif play.entries and rng.random() < 0.05:
            actions.append(step_back(play, 0, rng.choice(play.moments())))
        else:
            actions.append(act_at_random(play, rng))
    return play, actions


@pytest.mark.parametrize("number", range(5))
def test_what_was_saved_gives_the_same_play_again(number: int) -> None:
    doc, rng = fresh(), random.Random(number)
    play, actions = random_play(doc, rng, most=150)
    again = Play(RULES, doc, actions, None)
    assert save(again.game) == save(play.game)
    assert again.seq == play.seq
    for seat in (None, 0, 1, 2):
        assert again.sight(seat, -1) == play.sight(seat, -1)


def test_a_record_of_a_game_with_steps_back_is_true() -> None:
    doc = fresh()
    play, _ = random_play(doc, random.Random(7), most=100_000)
    assert play.game.is_over
    assert verify(play.rules, record_of(play.match)) == Verdict([], len(play.entries), play.game.state.chance.drawn)


def test_a_game_begun_under_older_rules_goes_on_from_its_last_position() -> None:
    doc = fresh()
    play, actions = random_play(doc, random.Random(3), most=40)
    older = replace(doc, rules=0)
    carried = Play(RULES, older, actions, Snapshot(play.seq, save(play.game)))
    assert save(carried.game) == save(play.game)
    assert [entry.seq for entry in carried.entries] == [entry.seq for entry in play.entries]
    act_at_random(carried, random.Random(4))
    with pytest.raises(Refuse, match="no_such_moment"):
        carried.sight_after(1, 0)
    assert carried.sight_after(play.seq, 0) == replace(look(play.game, 0), ask=None, given=None)
    check_the_record_of_a_carried_game(carried, len(play.entries))


def check_the_record_of_a_carried_game(play: Play, older: int) -> None:
    """It says from where it can be checked, gives nothing away before the end, and is caught when it lies."""
    rng = random.Random(5)
    assert record_of(play.match).carried is None
    while not play.game.is_over:
        act_at_random(play, rng)
    record = record_of(play.match)
    assert record.carried is not None
    drawn = play.game.state.chance.drawn - record.carried.position["state"]["chance"]["drawn"]
    assert verify(play.rules, record) == Verdict([], len(play.entries), drawn, older)
    assert record.carried is not None
    forged = record.carried.position | {"state": record.carried.position["state"] | {"points": [9, 9, 9]}}
    assert verify(play.rules, replace(record, carried=replace(record.carried, position=forged))).problems
    assert verify(play.rules, replace(record, rules=0)).checked_nothing
    all_older = replace(record.carried, after=len(record.answers), position=record.final)
    assert verify(play.rules, replace(record, carried=all_older)).checked_nothing


def test_a_game_begun_under_older_rules_and_stepped_back_to_its_start_goes_on_from_there() -> None:
    doc = fresh()
    play = Play(RULES, doc, [], None)
    actions = [act_at_random(play, random.Random(3)), step_back(play, 0, 0)]
    carried = Play(RULES, replace(doc, rules=0), actions, Snapshot(play.seq, save(play.game)))
    assert carried.entries == []
    assert save(carried.game) == save(play.game)
    check_the_record_of_a_carried_game(carried, 0)


def test_every_step_back_shown_to_a_seat_is_one_it_can_take() -> None:
    rng = random.Random(5)
    play, _ = random_play(fresh(), rng, most=30)
    for _ in range(40):
        for seat in range(3):
            assert all(play.could_go_back(to) for to in play.undo_of(seat))
        if play.game.is_over:
            return
        act_at_random(play, rng)
