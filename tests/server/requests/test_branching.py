"""What if: a table plays on from a moment of a finished game."""

import random
from typing import Any

import msgspec
import pytest

from regalia import games
from regalia.core import Chance, Match, Record, Rules, look, save, verify
from regalia.games.library import Library
from regalia.server.play.play import Play
from regalia.server.requests.branching import Beginning, begun, dealt_anew
from regalia.server.store import Action, Origin, Sitting, Snapshot, TableDoc
from regalia.server.wire import encode
from regalia.testing.playing import seed
from tests.playing import EVERY_GAME, name_of, random_match
from tests.server.players import Guest, Host, play

MOMENTS = 20
OTHER_SEED = seed(77)


def opened(match: Match, beginning: Beginning) -> Play:
    """The play of a branch, as it is read from the store."""
    first = begun(beginning, 1.0)
    saved = msgspec.json.decode(msgspec.json.encode(first.actions[0]), type=Action)
    return Play(match.rules, first.doc, [saved], Snapshot(1, first.position.position))


def document(match: Match, at: int, seat: int, anew: bool) -> TableDoc:
    brought = [msgspec.to_builtins(each) for each in match.brought] or [None] * match.seats
    seats = tuple(Sitting(bot="squire", brought=each) for each in brought)
    options = msgspec.to_builtins(match.options)
    origin = Origin("K7QM2X", at, seat, anew)
    known = OTHER_SEED if anew else match.seed
    return TableDoc("ABCDEF", match.rules.slug, match.rules.version, options, seats, "u_0", known, origin=origin)


@pytest.mark.parametrize("rules", EVERY_GAME, ids=name_of)
def test_a_branch_shows_what_its_seat_saw(rules: Rules[Any]) -> None:
    match, chance = random_match(rules, rules.seats[-1]), Chance(seed(7))
    for _ in range(MOMENTS):
        at, seat = chance.below(len(match.answers)), chance.below(match.seats)
        game = match.at(at)
        seen = encode(look(game, seat).view)
        as_it_was = opened(match, Beginning(game, document(match, at, seat, anew=False)))
        assert encode(look(as_it_was.game, seat).view) == seen
        assert save(as_it_was.game) == save(game), "all cards are where they were"
        anew = opened(match, Beginning(dealt_anew(game, seat, OTHER_SEED), document(match, at, seat, anew=True)))
        assert encode(look(anew.game, seat).view) == seen
        assert anew.game.state.chance.seed == OTHER_SEED
        for shown in (as_it_was, anew):
            assert msgspec.json.decode(shown.sight(seat, -1))["events"] == [{"seq": 0, "seat": None, "events": []}]


@pytest.mark.parametrize("rules", [games.load(slug) for slug in games.slugs()], ids=name_of)
def test_what_a_seat_did_not_know_is_dealt_anew_each_time(rules: Rules[Any]) -> None:
    match = random_match(rules, rules.seats[-1])
    game = match.at(len(match.answers) // 3)
    deals = {save(dealt_anew(game, 0, OTHER_SEED)) for _ in range(8)}
    assert len(deals) > 1


def over(host: Host) -> tuple[str, list[Guest]]:
    """A finished public game of Oriflamme."""
    table, people = host.table("Ada", "Bob", "Eve", public=True)
    with people[0].at(table, 0) as ada, people[1].at(table, 1) as bob, people[2].at(table, 2) as eve:
        play([ada, bob, eve], random.Random(1))
    return table, people


def branch(person: Guest, table: str, **wanted: Any) -> Any:
    return person.post(f"/api/tables/{table}/branches", {"at": 4, "seat": 0, "anew": False, **wanted})


def test_a_finished_game_is_played_on_and_leads_back(host: Host) -> None:
    table, (ada, bob, _) = over(host)
    for anew in (False, True):
        answer = branch(ada, table, anew=anew, seat=1, level="page")
        assert answer.status_code == 201, answer.text
        name = answer.json()["id"]
        with ada.at(name, 1) as line:
            line.sighted()
            told = line.seated(status="playing")
            assert told["origin"] == {"table": table, "at": 4, "seat": 1, "anew": anew}
            assert told["public"] is False
            assert [each["bot"] for each in told["seats"]] == ["page", None, "page"]
            while line.waiting:
                if line.options:
                    line.act(line.options[0])
                else:
                    line.sighted(line.sight["seq"] + 1)
        record = msgspec.json.decode(ada.get(f"/api/tables/{name}/record").content, type=Record)
        assert record.carried is not None
        assert record.carried.after == 0
        assert verify(Library().rules("oriflamme", ""), record).problems == []
    own = ada.get(f"/api/tables/{table}/branches").json()["branches"]
    assert [(each["at"], each["seat"], each["anew"]) for each in own] == [(4, 1, False), (4, 1, True)]
    assert bob.get(f"/api/tables/{table}/branches").json()["branches"] == [], "others do not see them"
    listed = bob.get("/api/tables").json()
    assert own[0]["table"] not in str(listed)


def test_a_repeated_request_opens_one_branch(host: Host) -> None:
    table, (ada, *_) = over(host)
    first, second = (branch(ada, table, id="once").json()["id"] for _ in range(2))
    assert first == second
    assert len(ada.get(f"/api/tables/{table}/branches").json()["branches"]) == 1


def test_only_a_finished_game_is_played_on(host: Host) -> None:
    running, (ada, *_) = host.table("Ada", "Bob", "Eve")
    assert branch(ada, running).json()["code"] == "not_over"
    table, (eve, *_) = over(host)
    assert branch(eve, table, seat=3).json()["code"] == "no_such_seat"
    assert branch(eve, table, seat=-1).json()["code"] == "malformed"
    assert branch(eve, table, at=10**9).json()["code"] in ("nothing_follows", "malformed")
    assert branch(eve, table, at="x").json()["code"] == "malformed"
    assert branch(eve, table, level="king").json()["code"] == "malformed"
    assert eve.get(f"/api/tables/{table}/branches").json()["branches"] == []
