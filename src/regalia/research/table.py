"""A game as a sequence of actions by one seat at a time: what all adapters stand on.

Seats that are asked at once act one after the other, in the order of seats; what they answer stays hidden until all have.
Before that, every seat to which optional actions are offered takes one of them or declines.
"""

from collections.abc import Sequence
from typing import Any, Self

from msgspec import Struct

from regalia.core import (
    Answer,
    Arrange,
    Ask,
    Assign,
    Assigned,
    Event,
    Eyes,
    Game,
    Number,
    Option,
    Seat,
    Several,
    Share,
    Shared,
    Sight,
    TableOptions,
    Unasked,
    load,
    look,
    save,
)
from regalia.research.actions import DECLINE
from regalia.research.composing import Composer
from regalia.research.layout import Layout, layout_of
from regalia.research.tokens import Row, Slots


class Given(Struct, frozen=True):
    """An answer that a seat gave."""

    seat: Seat
    answer: Any


FORMS = (tuple, Several, Number, Assign, Share, Arrange)


class Table:
    """A game in progress."""

    def __init__(
        self,
        game: str | Layout,
        seats: int,
        seed: str,
        options: TableOptions | None = None,
        brought: Sequence[Any] = (),
    ) -> None:
        """Begin a game. `seed` is 64 hexadecimal digits. By default, options under which every game ends.

        `brought` is the deck of each seat; without it, all have starter decks. Raises ValueError for a number of seats that
        the game does not have, and for illegal decks.
        """
        self.layout = layout_of(game) if isinstance(game, str) else game
        rules = self.layout.rules
        self.game: Game[Any] = rules.begin(seats, seed, options or rules.options().ending, events=True, brought=brought)
        self._declined = frozenset[Seat]()
        self.log: list[Event | Given] = []
        """What happened and what was answered, in order."""
        self._note_events()
        self._begin_turn()

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.game.state.seats)

    @property
    def seat(self) -> Seat | None:
        """The seat that acts now; None when the game is over."""
        return self._seat

    @property
    def is_over(self) -> bool:
        """True when the game is over."""
        return self.game.is_over

    def legal(self) -> list[int]:
        """The legal actions of the seat that acts; none when the game is over."""
        return [] if self._seat is None else self._composing.legal()

    def act(self, action: int) -> None:
        """Take an action. Raises ValueError if it is not legal."""
        if self._seat is None:
            raise ValueError("the game is over")
        if self._is_offer and action == DECLINE:
            self._declined |= {self._seat}
            self._begin_turn()
        elif self._composing.push(action):
            self._give(self._seat, self._composing.answer)

    def let(self, seat: Seat, is_offer: bool = False) -> None:
        """Let another seat act: one that is asked, too, or one that is offered optional actions.

        What the seat that would act has chosen so far is dropped. Raises ValueError for a seat that cannot act now.
        """
        if seat not in (self.game.offers if is_offer else self.game.asks):
            raise ValueError(f"seat {seat} is {'offered' if is_offer else 'asked'} nothing")
        self._turn(seat, is_offer)

    def composing(self) -> Composer:
        """The acting seat's answer in the making, as a copy."""
        assert self._seat is not None, "the game is over"
        return self._composed(self._composing.actions)

    def spell(self, answer: Answer) -> list[int]:
        """The actions by which the acting seat gives an answer, from where it is now. They are not taken."""
        return self.composing().spell(answer)

    def answer(self, answer: Answer) -> None:
        """Let the acting seat give a whole answer. Raises IllegalAnswer."""
        assert self._seat is not None, "the game is over"
        self._give(self._seat, answer)

    def decline(self) -> None:
        """Let the acting seat take none of the optional actions it is offered."""
        self.act(DECLINE)

    @property
    def chosen(self) -> list[int]:
        """The actions of the acting seat's answer so far."""
        return [] if self._seat is None else [*self._composing.actions]

    @property
    def ask(self) -> Ask:
        """The question of the acting seat, or the optional actions it is offered."""
        return self._ask

    @property
    def is_offer(self) -> bool:
        """True if the acting seat is not asked, but offered optional actions."""
        return self._is_offer

    def returns(self) -> list[float]:
        """For each seat 1 for the first place to -1 for the last; those who share a place share its value. Sums to 0.

        All are 0 before the end, and alone at the table.
        """
        if not self.is_over or self.seats == 1:
            return [0.0] * self.seats
        rank = {each.seat: each.rank for each in self.layout.rules.rank(self.game.state)}
        return [
            sum((rank[other] > rank[seat]) - (rank[other] < rank[seat]) for other in rank) / (self.seats - 1)
            for seat in range(self.seats)
        ]

    def sight(self, seat: Seat) -> Sight:
        """What a seat sees. At the end nothing is hidden."""
        return look(self.game, seat)

    def observe(self, seat: Seat) -> Row:
        """What a seat sees, as tokens: field, value, field, value, …

        After the tokens of its view: who is waited for, its question, who acts, and what it has chosen so far.
        """
        return [*self._written(seat)[0], *self._about(seat)]

    def option_rows(self) -> list[Row]:
        """The options of the acting seat's question as tokens, in the order of the question: to tell apart what `ORDINAL`
        actions point at.
        """
        if self._seat is None:
            return []
        return [self.row(option, self._seat) for option in options_in(self._ask)]

    def row(self, record: Struct, seat: Seat) -> Row:
        """An event or option as tokens, as a seat sees it. Things are numbered as in what the seat sees now."""
        row: Row = []
        slots = {of: {**known} for of, known in self._written(seat)[1].items()}
        self.layout.tokens.write(record, row, seat, self.seats, slots)
        return row

    def remembered(self, seat: Seat) -> list[Event | Given]:
        """What a seat has seen happen and has answered, in order: with what it sees now, its information state."""
        eyes = frozenset({seat})
        own = (each if isinstance(each, Given) and each.seat == seat else seen_by(each, eyes) for each in self.log)
        return [each for each in own if each is not None]

    def history(self, seat: Seat) -> list[Row]:
        """What a seat remembers, as tokens. An answer has its parts one after the other."""
        return [
            [number for part in parts_of_answer(each.answer) for number in self.part_row(part, seat)]
            if isinstance(each, Given)
            else self.row(each, seat)
            for each in self.remembered(seat)
        ]

    def copy(self) -> Self:
        """A table that goes on by itself, in mid-answer, too."""
        game = self.game.copy()
        game.events = []
        return self.with_game(game)

    def with_game(self, game: Game[Any]) -> Self:
        """The same table with another game in which the same seats decide, such as an imagined one."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.game, twin.log = game, [*self.log]
        twin._resume(self._seat, self._is_offer, self.chosen)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        turn = (self._seat, self._is_offer, self.chosen)
        return {"layout": self.layout, "saved": save(self.game), "declined": self._declined, "turn": turn, "log": self.log}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.layout, self._declined, self.log = state["layout"], state["declined"], state["log"]
        self.game = load(self.layout.rules, state["saved"])
        self.game.events = []
        self._resume(*state["turn"])

    def _resume(self, seat: Seat | None, is_offer: bool, actions: list[int]) -> None:
        """Continue a seat's turn, with the answer in the making as it was."""
        self._begin_turn()
        if seat is not None:
            self._turn(seat, is_offer, actions)

    def _composed(self, actions: Sequence[int]) -> Composer:
        """An answer in the making to the acting seat's question, after some actions."""
        composing = Composer(self._ask, self._spelled(), (DECLINE,) if self._is_offer else ())
        for action in actions:
            composing.push(action)
        return composing

    def _give(self, seat: Seat, answer: Answer | None) -> None:
        assert answer is not None, "the answer is not complete"
        self.log.append(Given(seat, answer))
        if self._is_offer:
            assert isinstance(answer, Option), "an optional action is an option"
            self.game.take(seat, Unasked(answer))
            self._declined = frozenset()
        else:
            is_last = len(self.game.asks) == 1
            self.game.give(seat, answer)
            self._declined = frozenset() if is_last else self._declined
        self._note_events()
        self._begin_turn()

    def _note_events(self) -> None:
        """Move the events of the game to the log."""
        self.log += self.game.events or []
        self.game.events = []

    def _begin_turn(self) -> None:
        """Find who acts now: first seats to which something is offered, then those that are asked."""
        self._seen: dict[Seat, tuple[Row, Slots]] = {}
        self._seat: Seat | None = None
        self._is_offer = False
        if self.game.is_over:
            return
        offered = [seat for seat, options in self.game.offers.items() if options and seat not in self._declined]
        self._turn(offered[0] if offered else min(self.game.asks), bool(offered))

    def _turn(self, seat: Seat, is_offer: bool, actions: Sequence[int] = ()) -> None:
        """Let a seat act, with the answer in the making after some actions."""
        self._seat, self._is_offer = seat, is_offer
        self._ask: Ask = self.game.offers[seat] if is_offer else self.game.asks[seat]
        self._composing = self._composed(actions)

    def _spelled(self) -> dict[Option, Any]:
        """The spelling of every option of the acting seat's question."""
        seat = self._seat
        assert seat is not None, "a seat acts"

        def slot_of(of: str, thing: Any) -> int | None:
            number = self._written(seat)[1].get(of, {}).get(thing)
            return None if number is None else number - 1

        actions, seats = self.layout.actions, self.seats
        return {option: actions.spelled(option, seat, seats, slot_of) for option in options_in(self._ask)}

    def _written(self, seat: Seat) -> tuple[Row, Slots]:
        """A seat's view as tokens, and the things that it mentions. Written once for a position."""
        if seat not in self._seen:
            row: Row = []
            slots: Slots = {}
            view = self.layout.rules.view(self.game, frozenset(range(self.seats)) if self.is_over else frozenset({seat}))
            self.layout.tokens.write(view, row, seat, self.seats, slots)
            self._seen[seat] = row, slots
        return self._seen[seat]

    def _about(self, seat: Seat) -> Row:
        about, game = self.layout.about, self.game
        if game.is_over:
            return []
        row: Row = []
        self.layout.tokens.word(row, about["kind"], game.step.kind())
        for waiting in sorted((other - seat) % self.seats for other in game.asks):
            row += (about["waiting"], waiting)
        ask = game.asks.get(seat)
        if ask is not None:
            row += (about["form"], FORMS.index(type(ask)))
            for name in ("least", "most", "total"):
                if (bound := getattr(ask, name, None)) is not None:
                    row += (about[name], bound)
        if self._seat == seat:  # others may not know to which seat something is offered
            row += (about["acting"], 0)
        if seat in game.given:
            row += (about["given"], 1)
            row += [number for option in parts_of_answer(game.given[seat]) for number in self.part_row(option, seat)]
        if self._seat == seat:
            row += [number for action in self._composing.actions for number in (about["chosen"], action)]
        return row

    def part_row(self, part: Option | int, seat: Seat) -> Row:
        """A part of an answer as tokens."""
        return self.row(part, seat) if isinstance(part, Option) else [self.layout.about["given"], part]


def seen_by(each: Event | Given, eyes: Eyes) -> Event | None:
    """The part of an event that some eyes see; None for answers."""
    return None if isinstance(each, Given) else each.seen_by(eyes)


def options_in(ask: Ask) -> tuple[Option, ...]:
    """The options, things or places of a question that an answer chooses from."""
    match ask:
        case Several(options):
            return options
        case Arrange(things):
            return things
        case Assign() | Share():
            return ask.places
        case Number():
            return ()
    return ask


def parts_of_answer(answer: Answer) -> list[Option | int]:
    """The parts of an answer, in its order."""
    match answer:
        case tuple():
            return [*answer]
        case Assigned(pairs):
            return [part for pair in pairs for part in pair]
        case Shared(amounts):
            return [part for pair in amounts for part in pair]
        case Unasked(option):
            return [option]
    return [answer]
