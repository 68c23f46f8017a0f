"""An answer in the making: which actions are legal next, and the answer when it is complete.

Several options are chosen in the order in which they are offered, so that each set has one spelling; things are assigned
one by one, and numbers split place by place. Only actions after which an answer can be completed are legal.
"""

from collections.abc import Iterator, Sequence

from regalia.core import Answer, Arrange, Ask, Assign, Assigned, Number, Option, Several, Share, Shared
from regalia.core.questions import limits_of, reach
from regalia.core.sampling import completes
from regalia.research.actions import DONE, NEXT, NUMBER, NUMBERS, ORDINAL, ORDINALS, Spelled

Candidates = Sequence[tuple[Option, Spelled]]


class Pick:
    """The choice of one option, action by action."""

    def __init__(self, candidates: Candidates, also: Sequence[int] = ()) -> None:
        """Of these options; `also` are actions that choose none."""
        self._candidates = candidates
        self._also = also
        self._depth = self._page = 0
        self._grouped: dict[int, Candidates] | None = None

    def _groups(self) -> dict[int, Candidates]:
        """The options that remain after each legal action. Found once for each of the actions."""
        if self._grouped is None:
            self._grouped = self._found()
        return self._grouped

    def _found(self) -> dict[int, Candidates]:
        named: dict[int, list[tuple[Option, Spelled]]] = {}
        loose: dict[object, list[tuple[Option, Spelled]]] = {}
        for number, candidate in enumerate(self._candidates):
            spelled = candidate[1]
            action = spelled[self._depth] if self._depth < len(spelled) else ("twin", str(number))
            if isinstance(action, int):
                named.setdefault(action, []).append(candidate)
            else:
                loose.setdefault(action, []).append(candidate)
        groups: dict[int, Candidates] = {**named}
        first = self._page * ORDINALS
        for index, group in enumerate([*loose.values()][first : first + ORDINALS]):
            groups[ORDINAL + index] = group
        if len(loose) > ORDINALS:
            groups[NEXT] = ()
        self._pages = -(-len(loose) // ORDINALS)
        return groups

    def legal(self) -> list[int]:
        """The actions that may come next."""
        return [*self._groups(), *self._also]

    def push(self, action: int) -> Option | None:
        """Add an action; the option, once only one is left. Actions without an alternative are skipped."""
        group, self._grouped = self._groups()[action], None
        if action == NEXT:
            self._page = (self._page + 1) % self._pages
            return None
        self._candidates, self._page = group, 0
        self._depth += 1
        while len(self._candidates) > 1:
            if len(self._groups()) > 1:
                return None
            self._depth, self._grouped = self._depth + 1, None
        return self._candidates[0][0]

    def toward(self, option: Option) -> int:
        """The next action of those that choose an option."""
        for action, group in self._groups().items():
            if any(candidate == option for candidate, _ in group):
                return action
        return NEXT


class Numeral:
    """The choice of a number: its distance from `base`, which NEXT moves on."""

    def __init__(self, least: int, most: int) -> None:
        self._least, self._most = least, most
        self._base = 0 if least >= 0 and most < NUMBERS else least

    def legal(self) -> list[int]:
        """The actions that may come next."""
        last = min(self._most, self._base + NUMBERS - 1)
        here = [NUMBER + number - self._base for number in range(max(self._least, self._base), last + 1)]
        return [*here, NEXT] if last < self._most else here

    def push(self, action: int) -> int | None:
        """Add an action; the number, once it is chosen."""
        if action == NEXT:
            self._base += NUMBERS
            return None
        return self._base + action - NUMBER

    def toward(self, number: int) -> int:
        """The next action of those that choose a number."""
        return NEXT if number >= self._base + NUMBERS else NUMBER + number - self._base


class Composer:
    """An answer to a question in the making."""

    def __init__(self, ask: Ask, candidates: dict[Option, Spelled], also: Sequence[int] = ()) -> None:
        """`candidates` are the options, things or places of the question with their spelling."""
        self._ask, self._candidates, self._also = ask, candidates, also
        self._made: list[Option | int] = []
        self.actions: list[int] = []
        """The actions so far."""
        self.answer: Answer | None = None
        """The answer, when it is complete."""
        self._part: Pick | Numeral | None = None
        self._go_on()

    def legal(self) -> list[int]:
        """The actions that may come next; none if the answer is complete."""
        return [] if self._part is None else self._part.legal()

    def push(self, action: int) -> bool:
        """Add a legal action; True if the answer is complete now. Raises ValueError for another action."""
        if self._part is None or action not in self.legal():
            raise ValueError(f"{action} is not legal now; {self.legal()} are")
        self.actions.append(action)
        if action == DONE:
            self._finish()
        elif (chosen := self._part.push(action)) is not None:
            self._made.append(chosen)
            self._go_on()
        return self.answer is not None

    def spell(self, answer: Answer) -> list[int]:
        """Add the actions that give this answer, and return them."""
        before = len(self.actions)
        wanted = parts_of(self._ask, answer)
        while self._part is not None:
            if len(self._made) == len(wanted):
                self.push(DONE)
            elif isinstance(self._part, Numeral):
                self.push(self._part.toward(_number(wanted[len(self._made)])))
            else:
                self.push(self._part.toward(_option(wanted[len(self._made)])))
        return self.actions[before:]

    def _go_on(self) -> None:
        """Pose the next part of the answer; an answer without further parts is complete."""
        match self._ask:
            case tuple() as options:
                self._pick(options) if not self._made else self._finish()
            case Number(least, most):
                self._count(least, most) if not self._made else self._finish()
            case Several():
                self._pick_several(self._ask)
            case Arrange(things, least, most):
                rest = [thing for thing in things if thing not in self._made]
                is_full = len(self._made) == most or not rest
                self._finish() if is_full else self._pick(rest, can_end=len(self._made) >= least)
            case Assign(things):
                self._finish() if len(self._made) == len(things) else self._pick([*self._places(self._ask)])
            case Share(_, places):
                self._finish() if len(self._made) == len(places) else self._count(*self._amounts(self._ask))

    def _pick(self, options: Sequence[Option], can_end: bool = False) -> None:
        spelled = [(option, self._candidates[option]) for option in options]
        self._part = Pick(spelled, (*self._also, DONE) if can_end else self._also)

    def _count(self, least: int, most: int) -> None:
        self._part = Numeral(least, most)

    def _pick_several(self, ask: Several) -> None:
        missing = ask.least - len(self._made)
        rest = [] if len(self._made) == ask.most else [*choosable(ask, [_option(each) for each in self._made])]
        self._pick(rest, can_end=missing <= 0) if rest else self._finish()

    def _places(self, ask: Assign) -> Iterator[Option]:
        """The places of the next thing with which all others can still be placed."""
        settled = {thing: ask.places.index(_option(made)) for thing, made in enumerate(self._made)}
        for place in reach(ask, len(self._made)):
            if not ask.limits or completes(ask, {**settled, len(self._made): place}):
                yield ask.places[place]

    def _amounts(self, ask: Share) -> tuple[int, int]:
        """The least and the most for the next place with which the rest can still be split."""
        own, *later = limits_of(ask)[len(self._made) :]
        given = sum(map(_number, self._made))
        needed = (ask.total if ask.least is None else ask.least) - given
        least = max(own.least, needed - sum(min(limit.most, ask.total) for limit in later))
        return least, min(own.most, ask.total - given - sum(limit.least for limit in later))

    def _finish(self) -> None:
        self._part = None
        made = tuple(self._made)
        match self._ask:
            case Several() | Arrange():
                self.answer = tuple(map(_option, made))
            case Assign(things):
                self.answer = Assigned(tuple(zip(things, map(_option, made), strict=True)))
            case Share(_, places):
                self.answer = Shared(tuple(zip(places, map(_number, made), strict=True)))
            case _:
                self.answer = made[0]


def choosable(ask: Several, chosen: Sequence[Option]) -> Iterator[Option]:
    """The options after the last chosen one with which enough others can still be chosen."""
    first = ask.options.index(chosen[-1]) + 1 if chosen else 0
    groups = ask.groups or range(len(ask.options))
    taken = {groups[ask.options.index(option)] for option in chosen}
    for index in range(first, len(ask.options)):
        later = {groups[other] for other in range(index + 1, len(ask.options))} - taken - {groups[index]}
        if groups[index] not in taken and len(chosen) + 1 + len(later) >= ask.least:
            yield ask.options[index]


def parts_of(ask: Ask, answer: Answer) -> list[Option | int]:
    """The parts of an answer in the order in which they are composed."""
    match ask, answer:
        case Several(options), tuple():
            return [option for option in options if option in answer]
        case Arrange(), tuple():
            return [*answer]
        case Assign(things), Assigned(pairs):
            return [dict(pairs)[thing] for thing in things]
        case Share(_, places), Shared(amounts):
            return [dict(amounts).get(place, 0) for place in places]
        case _, Option() | int():
            return [answer]
    raise TypeError(f"{answer} is no answer to {ask}")


def _option(part: Option | int) -> Option:
    assert isinstance(part, Option), f"{part} is no option"
    return part


def _number(part: Option | int) -> int:
    assert isinstance(part, int), f"{part} is no number"
    return part
