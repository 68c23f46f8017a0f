"""Records: positions that are saved and read again, games with their history, and what can be verified afterwards."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from regalia.core.chance import SeatNonce, commitment, mixed
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.questions import Answer, Seat, in_order, lone_answer
from regalia.core.rules import Rules
from regalia.core.steps import IllegalAnswer


class UnreadableSave(Exception):  # noqa: N818 - named after what it is about
    """A save of another game, of rules newer than ours, or of a version we have no way up from."""


class _Heading(Struct):
    game: str
    rules: int


def save(game: Game[Any]) -> bytes:
    """The position, also in the middle of a decision, as readable JSON."""
    rules = game.rules
    return msgspec.json.encode(rules.position_type(rules.slug, rules.version, game.state, game.stack, game.given))


def load(rules: Rules[Any], saved: bytes) -> Game[Any]:
    """The game in a saved position; saves of older rules are brought up to date first.

    Raises UnreadableSave if that is not possible.
    """
    position: Any
    heading = msgspec.json.decode(saved, type=_Heading)
    if heading.game != rules.slug or heading.rules > rules.version:
        raise UnreadableSave(f"a save of {heading.game} {heading.rules}, read as {rules.slug} {rules.version}")
    if heading.rules == rules.version:
        position = rules.position_decoder.decode(saved)
    else:
        position = msgspec.convert(_upgraded(rules, msgspec.json.decode(saved)), rules.position_type)
    game: Game[Any] = Game.__new__(Game)
    game.rules, game.state, game.stack = rules, position.state, position.stack
    game.given, game.events, game.coming = position.given, None, []
    game.ask_again()
    return game


def _upgraded(rules: Rules[Any], position: dict[str, Any]) -> dict[str, Any]:
    while position["rules"] < rules.version:
        upgrade = rules.upgrades.get(position["rules"])
        if upgrade is None:
            raise UnreadableSave(f"nothing reads {rules.slug} {position['rules']} any more")
        position = upgrade(position) | {"rules": position["rules"] + 1}
    return position


def schema(rules: Rules[Any]) -> dict[str, Any]:
    """The JSON schema of a game's saved positions."""
    return msgspec.json.schema(rules.position_type)


class Given(Struct, frozen=True):
    """One answer of one seat, as it stands in a record."""

    seat: Seat
    answer: Any


class Carried(Struct, frozen=True):
    """Where a game begun under older rules went on under the rules of its record."""

    after: int
    """So many answers had been given."""
    position: Any
    """The position as it was then, brought up to date."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game as a file: everything needed to play it again and to check every draw."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    commitment: str
    """SHA-256 of the arena's seed, published before play."""
    seed: str | None
    """The arena's seed, published when the game is over; without it a record cannot be replayed."""
    answers: list[Given]
    names: list[str] = []
    final: Any = None
    """The position at the end, as it was saved."""
    carried: Carried | None = None
    """If the game was begun under older rules."""
    nonces: list[SeatNonce | None] = []
    """What each seat gave to the seed of the game; nothing by bots, and by people without a browser."""
    format: int = 2
    """1: without nonces."""


REMEMBERED = 16
"""A copy of the position is kept for every so many answers, so that no moment is far from one."""


class Match:
    """A game with its history: it can step back as far as is fair, and show any of its moments."""

    def __init__(
        self,
        rules: Rules[Any],
        seats: int,
        seed: str,
        options: Any = None,
        nonces: Sequence[SeatNonce | None] = (),
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.nonces = list(nonces)
        self.seats = seats
        self.options = options or rules.options()
        self.game = rules.begin(seats, mixed(seed, nonces), self.options, events=True)
        self.opening = self._heard()
        """What happened before the first decision."""
        self.answers: list[Given] = []
        self._moments: dict[int, Game[Any]] = {0: self.game.copy()}
        self._trail: list[Game[Any]] = []
        self._carried: Carried | None = None

    def carry_on(self, position: Game[Any], answers: list[Given]) -> None:
        """Go on from a saved position that came about by these answers under older rules.

        Moments before it can no longer be shown.
        """
        self.game, self.answers = position, list(answers)
        self.game.events = []
        self._moments, self._trail = {len(answers): position.copy()}, []
        self._carried = Carried(len(answers), msgspec.json.decode(save(position))) if answers else None

    def answer(self, seat: Seat, answer: Answer) -> list[Event]:
        """Give an answer and return what happened. Raises IllegalAnswer, and changes nothing, if it is not allowed."""
        before = self.game.copy()
        self.game.answer(seat, answer)
        self._remember(before, Given(seat, answer))
        return self._heard()

    def undo_steps(self, seat: Seat) -> list[int]:
        """The moments to which this seat may step back, because nobody has learned or decided anything since.

        A moment is the number of answers given before it.
        """
        own = self.open_answer(seat)
        if own is not None:
            return [own]
        steps: list[int] = []
        for moment in range(len(self.answers) - 1, len(self.answers) - len(self._trail) - 1, -1):
            if self.answers[moment].seat != seat:
                break
            steps.append(moment)
        return steps[::-1]

    def undo(self, seat: Seat, to: int) -> None:
        """Step back to one of the safe moments. Raises ValueError, and changes nothing, for any other."""
        if to not in self.undo_steps(seat):
            raise ValueError(f"seat {seat} cannot step back to {to}")
        others = self.answers[to + 1 :] if to == self.open_answer(seat) else []
        self.rewind(to)
        for given in others:
            self.answer(given.seat, given.answer)

    def rewind(self, to: int) -> None:
        """Go back to the moment after `to` answers, whatever was learned since (by everybody's consent).

        What was undone leaves no trace. Raises ValueError for a moment that was played under older rules.
        """
        first = min(self._moments)
        if to < first:
            raise ValueError(f"moment {to} was played under older rules")
        place = to - (len(self.answers) - len(self._trail))
        if 0 <= place < len(self._trail):
            self.game, self._trail = self._trail[place], self._trail[:place]
            self.game.events = []
            self.answers = self.answers[:to]
            self._moments = {moment: game for moment, game in self._moments.items() if moment <= to}
            return
        answers = self.answers[:to]
        self.carry_on(self._moments[first].copy(), answers[:first])
        for given in answers[first:]:
            self.answer(given.seat, given.answer)

    def at(self, moment: int) -> Game[Any]:
        """A copy of the game as it was after so many answers.

        Raises ValueError for a moment that was played under older rules.
        """
        near = max((known for known in self._moments if known <= moment), default=None)
        if near is None:
            raise ValueError(f"moment {moment} was played under older rules")
        game = self._moments[near].copy()
        for given in self.answers[near:moment]:
            game.take(given.seat, in_order(game.asks[given.seat], given.answer))
        return game

    def open_answer(self, seat: Seat) -> int | None:
        """The place of this seat's own answer among the answers, while others still decide.

        None where the engine took the only answer there was: the seat's latest answer was then to an earlier question.
        """
        game = self.game
        if seat not in game.given or (game.step.forced and lone_answer(game.step.ask(game.state)[seat]) is not None):
            return None
        return max((place for place, given in enumerate(self.answers) if given.seat == seat), default=None)

    def record(self) -> Record:
        """The record so far; it holds the seed only when the game is over."""
        over = self.game.is_over
        return Record(
            self.rules.slug,
            self.rules.version,
            self.seats,
            msgspec.to_builtins(self.options),
            commitment(self.seed),
            self.seed if over else None,
            list(self.answers),
            final=msgspec.json.decode(save(self.game)) if over else None,
            carried=self._carried if over else None,
            nonces=self.nonces,
        )

    def _heard(self) -> list[Event]:
        events, self.game.events = self.game.events or [], []
        return events

    def _remember(self, before: Game[Any], given: Given) -> None:
        self.answers.append(given)
        number = len(self.answers)
        if number % REMEMBERED == 0:
            self._moments[number] = self.game.copy()
        if self._somebody_learned(before):
            self._trail.clear()
        else:
            self._trail.append(before)

    def _somebody_learned(self, before: Game[Any]) -> bool:
        if self.game.is_over or before.state.chance.drawn != self.game.state.chance.drawn:
            return True
        if before.given and len(before.asks) == 1:  # the last answer shows the others' to everybody
            return True
        known, state = self.rules.known, self.game.state
        if self.rules.zones is not None and before.state.knows.learned != state.knows.learned:
            return True
        return any(known(state, seat) - known(before.state, seat) for seat in state.seats)


def replay(rules: Rules[Any], record: Record) -> Match:
    """Play a record again, from where it came under the rules of the record.

    Raises IllegalAnswer or ValueError where it does not fit the rules, UnreadableSave if these are other rules.
    """
    if record.rules != rules.version:
        raise UnreadableSave(f"a record of {record.game} {record.rules}, read as {rules.slug} {rules.version}")
    if record.seed is None:
        raise ValueError("the record holds no seed: the game was not over")
    options = msgspec.convert(record.options, rules.options)
    match = Match(rules, record.seats, record.seed, options, record.nonces)
    older = record.carried.after if record.carried else 0
    if record.carried:
        match.carry_on(load(rules, msgspec.json.encode(record.carried.position)), record.answers[:older])
    for given in record.answers[older:]:
        match.answer(given.seat, msgspec.convert(given.answer, rules.answer_type))
    return match


class Verdict(Struct, frozen=True):
    """What came out of checking a record."""

    problems: list[str]
    answers: int
    draws: int
    """How many words of chance the game used, each of them recomputed from the seed."""
    older: int = 0
    """So many of the answers were given under older rules: they, and the draws before, could not be checked."""
    withheld: list[Seat] = []
    """The seats that committed themselves to a nonce and did not reveal it."""


def verify(rules: Rules[Any], record: Record) -> Verdict:
    """Check a finished game: its seed against the commitment, its answers against the rules, its end against a replay."""
    if record.seed is None or commitment(record.seed) != record.commitment:
        return Verdict(["the seed is not the one that the table committed itself to"], 0, 0)
    if any(each and each.nonce and commitment(each.nonce) != each.hash for each in record.nonces):
        return Verdict(["a nonce is not the one that its seat committed itself to"], 0, 0)
    try:
        match = replay(rules, record)
    except UnreadableSave as other:
        return Verdict([str(other)], 0, 0)
    except (IllegalAnswer, ValueError) as wrong:
        return Verdict([f"the record does not follow the rules: {wrong}"], 0, 0)
    problems = []
    if not match.game.is_over:
        problems.append("the game is not over")
    if record.final != msgspec.json.decode(save(match.game)):
        problems.append("the game ends differently")
    if match.game.state.chance.seed != mixed(record.seed, record.nonces):
        problems.append("the game went on with another seed")
    older = record.carried.after if record.carried else 0
    withheld = [seat for seat, each in enumerate(record.nonces) if each and each.nonce is None]
    return Verdict(problems, len(record.answers), match.game.state.chance.drawn, older, withheld)
