"""Earlier moments of a game: each as every seat saw it when the game is over, and no secret of a game in play."""

from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from regalia import games
from regalia.core import Record, Sight, eyes_of, look, save
from regalia.server.errors import Refuse
from regalia.server.play.moments import moment, of_older_rules
from regalia.server.play.play import Play
from regalia.server.play.replay import Replay
from regalia.server.play.replayed_game import ReplayedGame
from regalia.server.store import Action, Sitting, Snapshot, TableDoc
from regalia.server.wire import encode
from regalia.server.wire.requests import Moment
from regalia.testing.playing import frames_after, seed
from tests.patching import patched
from tests.server.play.test_unfolding import go_on, plain

LAST = 2**31 - 1
"""The greatest number that a message can hold."""


@cache
def played(game: str, most: int = 10_000) -> tuple[Play, list[list[Any]]]:
    """A game that was played to its end, or so far, and what each seat saw after each action."""
    rules = games.load(game)
    seats = min(3, rules.seats[-1])
    options = msgspec.to_builtins(rules.options().ending)
    doc = TableDoc("K7QM2X", game, rules.version, options, (Sitting("u"),) * seats, "u", seed(1), status="playing")
    play = Play(rules, doc, [], None)
    seen = [views(play)]
    while not play.game.is_over and play.seq < most:
        go_on(play)
        seen.append(views(play))
    return play, seen


def views(play: Play) -> list[Any]:
    return [look(play.game, seat).view for seat in play.game.state.seats]


@pytest.mark.parametrize("game", games.slugs())
def test_a_finished_game_shows_what_each_seat_saw_then(game: str) -> None:
    play, seen = played(game)
    for at in (0, *range(1, play.seq, 9), play.seq):
        for seat, view in enumerate(seen[at]):
            shown = moment(play, Moment("m", at, seat), 0)
            assert isinstance(shown.sight, Sight)
            assert encode(shown.sight.view) == encode(view)
            assert (shown.seq, shown.seat, shown.sight.ask) == (at, seat, None)


@pytest.mark.parametrize("game", games.slugs())
@pytest.mark.parametrize("seat", [None, 1])
def test_what_each_event_changed_leads_from_moment_to_moment(game: str, seat: int | None) -> None:
    play, _ = played(game)
    several = 0
    for at in range(1, play.seq + 1, 3):
        before, given = play.decision(at)
        frames = frames_after(before.copy(), given.seat, given.answer)
        everything = frozenset(before.state.seats)
        eyes = everything if seat is None else eyes_of(frames.games[-1] if frames else before, seat)
        heard = [game for event, game in zip(frames, frames.games, strict=True) if event.seen_by(eyes) is not None]
        view = plain(moment(play, Moment("m", at - 1, seat), None))["sight"]["view"]
        happening = plain(moment(play, Moment("m", at, seat, patches=True), None))["happening"]
        assert len(happening["events"]) == len(heard)
        for patch, instant in zip(happening.get("patches", ()), heard[:-1], strict=True):
            view = patched(view, patch)
            assert view == plain(play.rules.view(instant, everything if seat is None else eyes_of(instant, seat)))
        several += len(heard) > 1
    assert several > 3


@pytest.mark.parametrize("game", games.slugs())
def test_a_game_in_play_shows_the_faced_seat_only_what_it_saw(game: str) -> None:
    play, seen = played(game, most=30)
    for faced in (None, 0, 1):
        for at in (0, 11, 29):
            shown = moment(play, Moment("m", at, faced, patches=True), faced)
            expected = seen[at][faced] if faced is not None else look(play.at(at), None).view
            assert isinstance(shown.sight, Sight)
            assert encode(shown.sight.view) == encode(expected)
            heard = [event for event in play.entries[at - 1].events if event.seen_by(eyes_of(play.game, faced)) is not None]
            assert at == 0 or len(shown.happening.events) == len(heard)


@pytest.mark.parametrize("faced", [None, 0])
def test_another_seats_view_of_a_game_in_play_is_refused(faced: int | None) -> None:
    play, _ = played("oriflamme", most=30)
    for at in (0, 5, play.seq, LAST):
        for seat in (1, 2, 63):
            with pytest.raises(Refuse, match="not_over"):
                moment(play, Moment("m", at, seat), faced)


def test_what_does_not_exist_is_refused_or_the_nearest_there_is() -> None:
    play, _ = played("oriflamme")
    assert moment(play, Moment("m", LAST), None).seq == play.seq
    with pytest.raises(Refuse, match="no_such_seat"):
        moment(play, Moment("m", 3, 3), None)
    for text in (
        b'{"id":"m","type":"moment","at":-1}',
        b'{"id":"m","type":"moment","at":"x"}',
        b'{"id":"m","at":10000000000}',
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=Moment)


def test_of_older_rules_there_is_only_the_replay_with_all_cards() -> None:
    play, _ = played("oriflamme")
    actions = [Action(seq, given.seat, None, "a") for seq, given in enumerate(play.match.answers, start=1)]
    actions = [replace(action, answer={}) for action in actions]
    replayed = ReplayedGame(actions, Replay().longer(play.unsaved_frames), Record("oriflamme", 1, 3, {}, "", None, []))
    for at in (0, 7, play.seq, LAST):
        shown, expected = of_older_rules(replayed, Moment("m", at)), moment(play, Moment("m", at), None)
        assert plain(shown)["sight"]["view"] == plain(expected)["sight"]["view"]
        assert plain(shown)["happening"] == plain(expected)["happening"]
    with pytest.raises(Refuse, match="older_rules"):
        of_older_rules(replayed, Moment("m", 7, 0))
    with pytest.raises(Refuse, match="no_such_seat"):
        of_older_rules(replayed, Moment("m", 7, 3))


def test_a_seats_view_from_before_the_rules_changed_is_refused_by_name() -> None:
    play, _ = played("oriflamme", most=20)
    doc = TableDoc("K7QM2X", "oriflamme", 0, {}, (Sitting("u"),) * 3, "u", play.match.seed, status="playing")
    actions = [
        Action(seq, given.seat, None, "a", msgspec.to_builtins(given.answer))
        for seq, given in enumerate(play.match.answers, start=1)
    ]
    replay = Replay().longer(play.unsaved_frames)
    carried = Play(play.rules, doc, actions, Snapshot(20, save(play.game)), replay)
    while not carried.game.is_over:
        go_on(carried)
    assert moment(carried, Moment("m", 30, 1), None).seq == 30
    assert moment(carried, Moment("m", 10), None).seq == 10
    with pytest.raises(Refuse, match="older_rules"):
        moment(carried, Moment("m", 10, 1), None)
