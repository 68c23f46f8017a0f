"""What is sent of an action event by event: patches that lead from view to view, and none where the way is not known."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import Raw, Struct

from regalia import games
from regalia.core import Game, some_answer
from regalia.core.views import eyes_of
from regalia.server.play.play import UNFOLDED, Play
from regalia.server.store import Action, Sitting, TableDoc
from regalia.server.wire import encode
from regalia.server.wire.patches import patch_of
from regalia.server.wire.requests import Act
from regalia.testing.playing import dice, every_frame, frames_after, seed
from tests.patching import patched

SEATS = 3


def plain(record: Any) -> Any:
    return json.loads(encode(record))


def fresh(game: str = "oriflamme") -> Play:
    seats = tuple(Sitting(f"u_{seat}") for seat in range(SEATS))
    return Play(games.load(game), TableDoc("K7QM2X", game, 1, {}, seats, "u_0", seed(1), status="playing"), [], None)


def go_on(play: Play, number: int = 0) -> None:
    """Give one random answer, and save it."""
    chance = dice(number + play.seq)
    seat = chance.one(sorted(play.game.asks))
    answer = some_answer(play.game.asks[seat], chance)
    move = play.propose(Act("a", seat, play.seq, Raw(msgspec.json.encode(answer))))
    play.take(Action(play.seq + 1, seat, None, "a", msgspec.to_builtins(answer)), move)


def told(play: Play, seat: int | None, since: int) -> Any:
    """The message about the present to who asks for patches."""
    return json.loads(play.sight(seat, since, patched=True))


def views(before: Any, message: Any) -> Iterator[Any]:
    """The view after each event but the last, as a client works it out."""
    for happening in message["events"]:
        for patch in happening.get("patches", ()):
            before = patched(before, patch)
            yield before


@pytest.mark.parametrize("game", games.slugs())
def test_a_patch_makes_one_view_the_next(game: str) -> None:
    rules = games.load(game)
    before = None
    for number, frame in enumerate(every_frame(rules, rules.seats[-1])):
        for eyes in (frozenset[int](), frozenset((0,))):
            after = rules.view(frame, eyes)
            if before is not None and number % 2:
                assert patched(plain(before), plain(patch_of(before, after))) == plain(after)
            before = after
        if number > 300:
            return


class Purse(Struct, omit_defaults=True):
    coins: int = 0
    cards: list[str] = msgspec.field(default_factory=list)
    names: dict[str, int] = msgspec.field(default_factory=dict)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (Purse(), Purse(3, ["a"], {"x": 1})),
        (Purse(3, ["a"], {"x": 1}), Purse()),
        (Purse(cards=["a", "b", "c", "d"]), Purse(cards=["b", "c", "e", "d"])),
        (Purse(cards=["a", "b", "c"]), Purse(cards=["x", "c"])),
        (Purse(cards=["a"]), Purse(cards=["x", "y", "a"])),
        (Purse(names={"a/b": 1, "c~d": 2}), Purse(names={"a/b": 3, "e": 4})),
    ],
)
def test_what_is_omitted_inserted_or_renamed_is_patched(before: Purse, after: Purse) -> None:
    assert patched(plain(before), plain(patch_of(before, after))) == plain(after)


def frames(before: Game[Any], play: Play, seat: int | None) -> list[Any]:
    """The views after each event of the last answer that a seat hears."""
    given = play.match.answers[-1]
    events = frames_after(before.copy(), given.seat, given.answer)
    heard = [game for event, game in zip(events, events.games, strict=True) if event.seen_by(eyes_of(play.game, seat))]
    return [plain(play.rules.view(game, eyes_of(before, seat))) for game in heard]


def patches(message: Any) -> list[Any]:
    return [patch for happening in message["events"] for patch in happening.get("patches", ())]


@pytest.mark.parametrize("seat", [None, 0])
def test_a_message_leads_through_the_views_of_all_events_but_the_last(seat: int | None) -> None:
    play, several = fresh(), 0
    while not play.game.is_over:
        shown, before = told(play, seat, play.seq)["sight"]["view"], play.game
        go_on(play)
        expected = frames(before, play, seat)[:-1]
        assert [*views(shown, told(play, seat, play.seq - 1))] == expected
        several += len(expected)
    assert several > 10


def test_a_viewer_who_has_missed_a_few_actions_watches_them_all_and_after_more_none() -> None:
    play, several = fresh(), 0
    while not play.game.is_over:
        since, shown, expected = play.seq, told(play, 0, play.seq)["sight"]["view"], list[Any]()
        for _ in range(UNFOLDED):
            before = play.game
            go_on(play)
            expected += frames(before, play, 0)
            if play.game.is_over:
                break
        assert [*views(shown, told(play, 0, since))] == expected[:-1]
        several += len(expected)
        if not play.game.is_over:
            go_on(play)
            assert patches(told(play, 0, since)) == []
    assert several > 10


def test_there_are_no_patches_without_being_asked_for_or_for_a_newcomer_or_after_a_step_back() -> None:
    play = fresh("nocturion")
    go_on(play)
    while not patches(told(play, 0, play.seq - 1)):
        go_on(play)
    assert patches(json.loads(play.sight(0, play.seq - 1))) == []
    assert patches(told(play, 0, -1)) == []
    play.take(Action(play.seq + 1, 0, None, "u", back_to=play.seq - 1))
    go_on(play)
    assert patches(told(play, 0, play.seq - 3)) == []
