"""Earlier moments: what was seen after an action, what the action made happen, and how that changed the table."""

from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from regalia.core import Eyes, Game, Seat, Sight, eyes_of, look
from regalia.server.errors import Refuse
from regalia.server.play.entries import Entry
from regalia.server.play.play import Play, heard
from regalia.server.play.replayed_game import ReplayedGame
from regalia.server.play.unfolding import patches, unfolding
from regalia.server.wire.patches import Patch
from regalia.server.wire.requests import Moment
from regalia.server.wire.sights import Happening, MomentMessage


def moment(play: Play, asked: Moment, faced: Seat | None) -> MomentMessage:
    """A moment as the faced seat saw it; of a finished game as any seat did, or with nothing hidden.

    Raises Refuse for another seat's view of a game in play, and for a moment that cannot be shown as this.
    """
    is_over = play.game.is_over
    must_be_shown(play.match.seats, asked.seat, is_over, faced)
    entry, viewer = entry_at(play, asked.at), asked.seat if is_over else faced
    if is_over and viewer is not None:
        game = game_after(play, entry)
        sight: Sight | Raw = as_seen(game, viewer)
        eyes = eyes_of(game, viewer)
    else:
        sight, eyes = play.sight_after(asked.at, viewer), play.eyes(viewer)
    changed = changes(play, entry, viewer, eyes) if asked.patches else []
    happening = Happening(entry.seq, entry.seat, heard(entry.events, eyes), changed)
    return MomentMessage(asked.id, entry.seq, asked.seat, happening, sight)


def of_older_rules(replayed: ReplayedGame, asked: Moment) -> MomentMessage:
    """A moment of a finished game of older rules, with nothing hidden. Raises Refuse if a seat's view is asked for."""
    must_be_shown(replayed.record.seats, asked.seat, True, None)
    if asked.seat is not None:
        raise Refuse("older_rules")
    frame = replayed.frame_after(asked.at)
    return MomentMessage(asked.id, frame.seq, None, Happening(frame.seq, frame.seat, frame.events), frame.sight)


def must_be_shown(seats: int, seat: Seat | None, is_over: bool, faced: Seat | None) -> None:
    """Raises Refuse if there is no such seat, or if its view is another seat's and the game is not over."""
    if seat is None or (seat == faced and not is_over):
        return
    if not is_over:
        raise Refuse("not_over")
    if seat >= seats:
        raise Refuse("no_such_seat", allowed=[*range(seats)])


def game_after(play: Play, entry: Entry) -> Game[Any]:
    """A finished game as it was after an action. Raises Refuse if that was played under older rules."""
    try:
        return play.game if entry is play.entries[-1] else play.at(entry.seq)
    except Refuse as older:
        raise Refuse("older_rules") from older


def as_seen(game: Game[Any], seat: Seat) -> Sight:
    """What a seat saw, with nothing to decide."""
    return replace(look(game, seat), ask=None, given=None, offers=(), situation={}, recommended=())


def entry_at(play: Play, seq: int) -> Entry:
    """The last remaining action up to this one, or the beginning."""
    return next((each for each in reversed(play.entries) if each.seq <= seq), play.opening)


def changes(play: Play, entry: Entry, viewer: Seat | None, eyes: Eyes) -> list[Patch]:
    """What each event of an action changed but the last; empty for the beginning, and for an action under older rules."""
    if entry is play.opening or not entry.events:
        return []
    try:
        before, given = play.decision(entry.seq)
    except Refuse:
        return []
    action = unfolding(before, given, revealed=viewer is None and (play.game.is_over or play.open_hands))
    return patches([action], viewer, eyes)[0]
