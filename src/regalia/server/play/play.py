"""A match in play: its numbered actions, the sight of each seat, the steps back it may take. Does no I/O."""

from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from regalia.core import (
    Answer,
    Event,
    Eyes,
    Game,
    IllegalAnswer,
    Match,
    Option,
    Refusal,
    Resign,
    Rules,
    Seat,
    Sight,
    Unasked,
    eyes_of,
    load,
    look,
)
from regalia.core.match import NO_ANSWERS, Given, Move
from regalia.core.views import posed, revealed
from regalia.server.asked.given_answers import GivenAnswer
from regalia.server.errors import Refuse
from regalia.server.play.brought import brought_to
from regalia.server.play.entries import Entry, at_random, entry_of, given_answer_of, remaining
from regalia.server.play.open_questions import OpenQuestions
from regalia.server.play.present import Present
from regalia.server.play.replay import Frame, Replay, frame_of
from regalia.server.play.unfolding import Unfolding, patches
from regalia.server.store import Action, Snapshot, TableDoc, Unreadable
from regalia.server.wire import encode
from regalia.server.wire.requests import Act
from regalia.server.wire.sights import Happening, SightMessage


def position_of(rules: Rules[Any], doc: TableDoc, snapshot: Snapshot | None) -> Game[Any]:
    """The present position of a table's game. Raises UnreadableSave if the rules cannot read it."""
    if snapshot is not None:
        return load(rules, snapshot.position)
    agreed = msgspec.convert(doc.options, rules.options)
    return rules.begin(len(doc.seats), doc.seed, agreed, brought=brought_to(doc, rules))


UNFOLDED = 2
"""How many of the latest actions can be shown event by event; after more, only the present is shown."""


class Play:
    """The game that results from the saved actions of a table."""

    def __init__(
        self,
        rules: Rules[Any],
        doc: TableDoc,
        actions: list[Action],
        snapshot: Snapshot | None,
        replay: Replay | None = None,
        open_hands: bool = False,
    ) -> None:
        """Give the saved answers again. A game begun under older rules starts from its latest position instead.

        The replay says what it showed before that. With `open_hands`, spectators see what any seat sees.
        """
        self.rules = rules
        self.open_hands = open_hands
        options, nonces = msgspec.convert(doc.options, self.rules.options), [sitting.nonce for sitting in doc.seats]
        self.match = Match(self.rules, len(doc.seats), doc.seed, options, nonces, brought_to(doc, self.rules))
        self.seq = actions[-1].seq if actions else 0
        self.opening = Entry(0, None, self.match.opening)
        self.entries: list[Entry] = []
        """The actions that remain, one for each answer of the match."""
        self.replay = replay or Replay()
        self.rewound = bool(actions) and actions[-1].back_to is not None
        """True if the last action was a step back."""
        self.at_random: frozenset[Seat] = frozenset()
        """The seats whose latest answer was given at random, because their bots could not think."""
        self._given: list[GivenAnswer] | None = None
        self.unsaved_frames: list[Frame] = []
        """What actions showed that the replay still lacks."""
        self._old_frames: dict[int, Frame] = {}
        """What actions showed that were played under older rules."""
        self._unfoldings: dict[int, Unfolding] = {}
        """The latest actions, event by event."""
        self._latest = Present(self.match.game, open_hands)
        """The latest position that was shown."""
        self._messages: dict[tuple[Seat | None, int, bool], bytes] = {}
        """Encoded messages about the present position, by seat, last known action and whether they have patches."""
        self._steps_back = [(action.seq, action.back_to) for action in actions if action.back_to is not None]
        begins, left = (actions[:1], remaining(actions[1:])) if doc.origin is not None else ([], remaining(actions))
        if snapshot is not None and doc.rules != self.rules.version:
            answers = [action for action in left if action.answer is not None]
            given = [Given(action.seat, action.answer) for action in answers]
            self.match.carry_on(load(self.rules, snapshot.position), given)
            self._old_frames = self.replay.frames()
            self.opening = Entry(0, None, self._events(0))
            self.entries = [Entry(action.seq, action.seat, self._events(action.seq)) for action in answers]
            left = []
        elif begins:
            self.match.carry_on(load(self.rules, encode(begins[0].position)), [])
            self.opening = Entry(0, None, [])
        self._add_frame(self.entries[-1] if self.entries else self.opening)
        self.open_questions = OpenQuestions(self.match.game, self.entries[-1].seq if self.entries else 0)
        for action in left:
            self._give_again(action)

    def _give_again(self, action: Action) -> None:
        """Give a saved answer again, or put a saved position on the table. Raises Unreadable if it is no answer."""
        if action.position is None:
            try:
                answer = self.recorded(action.answer)
            except Refuse as wrong:
                raise Unreadable(wrong.problem.detail) from wrong
            self._happen(action, self.match.propose(action.seat, answer))
        else:
            self.match.carry_on(load(self.rules, encode(action.position)), self.match.answers)
            self.open_questions = OpenQuestions(self.game, action.seq)

    @property
    def game(self) -> Game[Any]:
        """The current game."""
        return self.match.game

    # Answers

    def decoded(self, raw: Any) -> Answer:
        """Decode an answer from the wire or the store."""
        try:
            answer: Answer = self.rules.answers.decode(raw if isinstance(raw, Raw) else encode(raw))
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            raise Refuse("malformed", detail=str(wrong)) from wrong
        return answer

    def recorded(self, raw: Any) -> Answer | Resign:
        """Decode the answer of a saved action."""
        try:
            recorded: Answer | Resign = self.rules.recorded.decode(encode(raw))
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            raise Refuse("malformed", detail=str(wrong)) from wrong
        return recorded

    def propose(self, act: Act) -> Move:
        """Play an answer on a copy, which is then saved and given to `take`. Raises Refuse if it may not be given now."""
        game, seat, answer = self.game, act.seat, self.decoded(act.answer)
        if isinstance(answer, Unasked):
            return self._propose_unasked(seat, answer, act.at)
        if seat not in game.asks:
            raise Refuse("not_asked", refusal=game.why_not(seat, answer))
        if not self.open_questions.asked[seat] <= act.at <= self.seq:
            raise Refuse("stale", allowed=posed(game.asks[seat]))
        try:
            return self.match.propose(seat, answer)
        except IllegalAnswer as wrong:
            raise Refuse("not_offered", posed(game.asks[seat]), wrong.refusal) from wrong

    def why_not(self, seat: Seat, answer: Answer) -> Refusal | None:
        """Why a seat may not do this now, as an answer or as something offered; None if it may."""
        offered = isinstance(answer, Option) and answer in self.game.offers.get(seat, ())
        return None if offered else self.game.why_not(seat, answer)

    def _propose_unasked(self, seat: Seat, answer: Unasked[Any], at: int) -> Move:
        """Do something offered, on a copy, if the seat has seen its current offers."""
        offered = self.game.offers.get(seat, ())
        refusal = self.game.why_not(seat, answer)
        if refusal is not None:
            raise Refuse("not_offered", list(offered), refusal)
        if not self.open_questions.offered(seat) <= at <= self.seq:
            raise Refuse("stale", allowed=list(offered))
        return self.match.propose(seat, answer)

    def follow(self, action: Action) -> None:
        """Apply an action that another arena has saved. Raises IllegalAnswer if these rules do not allow it."""
        if action.position is not None:
            self._give_again(action)
        given = action.answer is not None
        self.take(action, self.match.propose(action.seat, self.recorded(action.answer)) if given else None)

    def take(self, action: Action, move: Move | None = None) -> None:
        """Apply a saved action; `move` is the result of `propose`, if it is an answer."""
        self.seq = action.seq
        self.rewound = action.back_to is not None
        self._messages.clear()
        if action.back_to is not None:
            self._go_back(action)
        elif move is not None:
            self._happen(action, move)

    def _happen(self, action: Action, move: Move) -> None:
        before = self.game
        self._unfold(action.seq, move)
        self.match.commit(move)
        self.entries.append(entry_of(action, move, before))
        self.at_random = at_random(self.entries[-1:], self.at_random)
        if self._given is not None:
            self._given.append(given_answer_of(self.entries[-1], move.given))
        self.open_questions.go_on(before, self.game, move.given, action.seq)
        self._add_frame(self.entries[-1])

    def _unfold(self, seq: int, move: Move) -> None:
        """Keep how an action unfolds, and forget it of an older one."""
        self._unfoldings[seq] = Unfolding(self._present.instant, move.events)
        if len(self._unfoldings) > UNFOLDED:
            del self._unfoldings[min(self._unfoldings)]

    def _add_frame(self, entry: Entry) -> None:
        """Add a frame of the current position to the replay, unless it is there already."""
        if entry.seq > self.replay.last:
            self.unsaved_frames.append(frame_of(entry.seq, entry.seat, entry.events, self.game, self._present.public()))

    def is_whole(self, replay: Replay) -> bool:
        """True if a replay has all actions so far."""
        return not any(each.seq > replay.last for each in self.unsaved_frames)

    def replay_saved(self, replay: Replay) -> None:
        """Drop the frames that the replay now has."""
        self.replay = replay
        self.unsaved_frames = [each for each in self.unsaved_frames if each.seq > replay.last]

    # Stepping back

    def undo_of(self, seat: Seat | None) -> list[int]:
        """The actions to which a seat may step back by itself."""
        if seat is None or self.game.is_over:
            return []
        return [self.entries[moment].seq - 1 for moment in self.match.undo_steps(seat)]

    def answers_of(self, seat: Seat) -> int:
        """The number of a seat's answers that remain after all steps back."""
        return sum(given.seat == seat and not isinstance(given.answer, NO_ANSWERS) for given in self.match.answers)

    def answers_after(self, seat: Seat, move: Move | None) -> int:
        """The same, after a move."""
        given = move is not None and move.given.seat == seat and not isinstance(move.given.answer, NO_ANSWERS)
        return self.answers_of(seat) + given

    def moments(self) -> list[int]:
        """All actions to which the table can step back by consent."""
        return [entry.seq - 1 for entry in self.entries[self._after_resigning :]]

    def could_go_back(self, to: int) -> bool:
        """True if an answer that remains is later than this action, and no seat has resigned since."""
        return self._after_resigning <= self._moment_of(to) < len(self.entries)

    @property
    def _after_resigning(self) -> int:
        """The moment after a seat resigned last; 0 if none has."""
        resigned = [index for index, given in enumerate(self.match.answers) if isinstance(given.answer, Resign)]
        return resigned[-1] + 1 if resigned else 0

    def is_alone(self, seat: Seat, to: int) -> bool:
        """True if stepping back only withdraws this seat's answer, which the others do not know."""
        return self.match.open_answer(seat) == self._moment_of(to)

    def before(self, seat: Seat, to: int) -> Game[Any]:
        """The game as it will be after stepping back."""
        return self.match.without(seat) if self.is_alone(seat, to) else self.at(to)

    def _go_back(self, action: Action) -> None:
        assert action.back_to is not None
        self._given = None
        self._unfoldings.clear()
        moment = self._moment_of(action.back_to)
        if action.alone:
            self.match.undo(action.seat, moment)
            del self.entries[moment]
            self._reopen(moment)
        else:
            self.match.rewind(moment)
            del self.entries[moment:]
        self.at_random = at_random(self.entries)
        self.open_questions = OpenQuestions(self.game, self.seq)

    def _reopen(self, moment: int) -> None:
        """Note that the answers from a moment on, to a question that is open again, have made nothing happen yet."""
        for index in range(moment, len(self.entries)):
            if self.entries[index].events:
                entry = self.entries[index] = replace(self.entries[index], events=[])
                self.unsaved_frames.append(frame_of(entry.seq, entry.seat, [], self.match.at(index + 1)))

    def steps_back_after(self, seq: int) -> list[int]:
        """The steps back after an action, as of when the play was loaded."""
        return [back_to for at, back_to in self._steps_back if at > seq]

    def last_before(self, seq: int) -> int:
        """The last remaining action up to this one."""
        return max((entry.seq for entry in self.entries if entry.seq <= seq), default=0)

    def _moment_of(self, seq: int) -> int:
        """How many of the answers that stand were given up to an action."""
        return sum(entry.seq <= seq for entry in self.entries)

    def decision(self, seq: int) -> tuple[Game[Any], Given]:
        """The game before an action that stands, and what was answered. Raises Refuse if there is no such action."""
        index = self._moment_of(seq) - 1
        if index < 0 or self.entries[index].seq != seq:
            raise Refuse("no_such_moment")
        try:
            return self.match.at(index), self.match.answers[index]
        except ValueError as wrong:  # it was played under older rules
            raise Refuse("no_such_moment") from wrong

    @property
    def given_answers(self) -> list[GivenAnswer]:
        """The remaining answers, as far as passes in advance and standing orders care."""
        if self._given is None:
            self._given = [*map(given_answer_of, self.entries, self.match.answers)]
        return self._given

    # Looking

    def _events(self, seq: int) -> list[Event]:
        """The events of an action under older rules; none if these rules cannot read them."""
        frame = self._old_frames.get(seq)
        try:
            return self.rules.event_lists.decode(frame.events) if frame else []
        except msgspec.DecodeError:
            return []

    def sight(self, seat: Seat | None, told: int, patched: bool = False) -> bytes:
        """What a seat or a spectator sees now, with the events since the last action it was sent; -1 for none.

        If `patched`, with what changed at each event.
        """
        message = self._messages.get((seat, told, patched))
        if message is None:
            message = self._messages[(seat, told, patched)] = self._sight(seat, told, patched)
        return message

    def _sight(self, seat: Seat | None, told: int, patched: bool) -> bytes:
        sight = self._present.sight(seat)
        news = [self.opening, *self.entries] if told < 0 else self._since(told)
        eyes = self.eyes(seat)
        unfolded = self._unfolded(told, news) if patched else []
        changes = patches(unfolded, seat, eyes) if unfolded else [[]] * len(news)
        events = [
            Happening(entry.seq, entry.seat, heard(entry.events, eyes), changed)
            for entry, changed in zip(news, changes, strict=True)
        ]
        return encode(SightMessage(self.seq, max(told, 0), seat, events, self.undo_of(seat), sight))

    def _unfolded(self, told: int, news: list[Entry]) -> list[Unfolding]:
        """How these actions unfolded since another one; empty if that is not known of all, or the table stepped back."""
        after = range(told + 1, told + 1 + len(news))
        if told < 0 or any(entry.seq != seq or seq not in self._unfoldings for entry, seq in zip(news, after, strict=True)):
            return []
        return [self._unfoldings[seq] for seq in after]

    @property
    def _present(self) -> Present:
        """The present position as it is shown."""
        if self._latest.game is not self.game:
            self._latest = Present(self.game, self.open_hands)
        return self._latest

    def _since(self, seq: int) -> list[Entry]:
        first = len(self.entries)
        while first and self.entries[first - 1].seq > seq:
            first -= 1
        return self.entries[first:]

    def sight_after(self, seq: int, seat: Seat | None) -> Sight | Raw:
        """What a seat saw after an action; of a finished game everything is revealed."""
        if seq >= self.seq:
            return self._look(self.game, seat)
        if not self.game.is_over:
            return replace(self._look(self.at(seq), seat), ask=None, given=None, offers=())
        frame = self._old_frames.get(self.last_before(seq))
        return frame.sight if frame else revealed(self.at(seq))

    def eyes(self, seat: Seat | None) -> Eyes:
        """The seats whose secrets a seat or a spectator sees."""
        return frozenset(self.game.state.seats) if self.open_hands and seat is None else eyes_of(self.game, seat)

    def _look(self, game: Game[Any], seat: Seat | None) -> Sight:
        return revealed(game) if self.open_hands and seat is None else look(game, seat)

    def at(self, seq: int) -> Game[Any]:
        """The game after an action."""
        try:
            return self.match.at(self._moment_of(seq))
        except ValueError as older:
            raise Refuse("no_such_moment", detail=str(older)) from older


def heard(events: list[Event], eyes: Eyes) -> list[Event]:
    """The events as these seats see them."""
    return [seen for event in events if (seen := event.seen_by(eyes)) is not None]
