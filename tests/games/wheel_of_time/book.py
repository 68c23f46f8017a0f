"""The book of cards: what each card did on its tables, what its words meant there, and how whole games went.

It finds changes that no other test looks at. `make playthroughs` writes the book again. All of it is text: the difference
of a page says what a card does otherwise. A line that several pages have is on the page `common`; they refer to it by `@`
and some letters.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from difflib import unified_diff
from functools import cache
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from regalia.core import Answer, Ask, Chance, Game, some_answer
from regalia.core.questions import lone_answer
from regalia.core.saves import save
from regalia.games.wheel_of_time import RULES, in_force
from regalia.games.wheel_of_time.content import cards
from regalia.games.wheel_of_time.effective.abilities import currents, permanents
from regalia.games.wheel_of_time.effective.cards import allegiances, hand_limit, pattern, traits
from regalia.games.wheel_of_time.effective.cards import is_force as is_force_now
from regalia.games.wheel_of_time.effective.challenges import may_join
from regalia.games.wheel_of_time.effective.dice import dice as dice_now
from regalia.games.wheel_of_time.effective.dice import may_heal
from regalia.games.wheel_of_time.effective.playing import automatic, draw_most, may_ready, may_rotate
from regalia.games.wheel_of_time.language.records import Entry
from regalia.games.wheel_of_time.pieces import Kind, PieceId
from regalia.games.wheel_of_time.state import State
from tests.games.wheel_of_time.differences import brief, differences, facts
from tests.games.wheel_of_time.laid_out import Table, untouched
from tests.games.wheel_of_time.whole_pool import any_deck

BOOK = Path(__file__).with_name("pages")
COMMON = "common"
"""The page of the lines that several pages have."""
HEADING, REFERENCE, NEXT = "== ", "@", "-"
"""What the name of a page begins with, and a reference; and the line before each passage."""
SHORT = 20
"""A line of fewer letters is written where it belongs, even if other pages have it, too."""
PLAYABLE = [kind for kind, facts in cards().items() if facts.legal]
GAMES = range(20, 48)
"""The numbers of the games, played with cards of the whole pool."""
POSITIONS = 800
"""Of each game at most."""
Pages = dict[str, list[str]]
"""The lines of each page of a chapter."""


class Page:
    """What is written about a card: each passage once, in the order in which they came."""

    def __init__(self) -> None:
        self.passages: dict[tuple[str, ...], None] = {}
        self.laid: dict[str, Any] = {}
        """The table before the entry of a card happens there."""
        self.ends: dict[bytes, tuple[str, ...]] = {}
        """What has changed on it in each of the saved positions at the end of a run."""

    def write(self, lines: Iterable[str]) -> None:
        """Add a passage, unless it is on the page."""
        self.passages[*lines,] = None

    @property
    def lines(self) -> list[str]:
        """The text of the page."""
        return [line for passage in self.passages if passage for line in (NEXT, *passage)]


pages: list[Page] = []
"""What is being written, the innermost page last."""


@contextmanager
def page() -> Iterator[Page]:
    """Collect the lines of a page while the context lasts."""
    pages.append(Page())
    try:
        yield pages[-1]
    finally:
        pages.pop()


def write_table(table: Table) -> None:
    """Add to the innermost page what a table was given for an entry."""
    for each in pages[-1:]:
        each.laid, each.ends = facts(save(table.game)), {}
        each.write(differences(untouched(table.seat, table.form, table.initiator, table.case), each.laid))


def write_run(said: list[str], game: Game[State]) -> None:
    """Add a run of decisions on that table, and what it has changed."""
    for each in pages[-1:]:
        saved = save(game)
        if saved not in each.ends:
            each.ends[saved] = (*differences(each.laid, facts(saved)),)
        each.write((*said, *each.ends[saved]))


def write_numbers(state: State, entry: Entry) -> None:
    """What the cards that an entry is about are now, and what is added to the challenges."""
    for each in pages[-1:]:
        each.write(numbers(state, are_about(state, entry)))


def are_about(state: State, entry: Entry) -> list[PieceId]:
    """The cards that an effect of an entry is on."""
    effects = [each for found in in_force.layout(state).effects.values() for each in found if each.entry is entry]
    return [me for me in state.pieces if any(in_force.touches(state, each, me) for each in effects)]


def numbers(state: State, pieces: list[PieceId]) -> Iterator[str]:
    """The abilities, dice, traits and permissions of cards; the additions of challenges; what players may hold and draw."""
    for me in pieces:
        piece, is_force = state.pieces[me], is_force_now(state, me)
        dice = dice_now(state, me, piece.challenge) if is_force else ()
        found = (permanents(state, me), currents(state, me), dice)
        named = (*sorted(traits(state, me)), *sorted(allegiances(state, me)))
        may = (may_ready(state, me), may_rotate(state, me), may_heal(state, me))
        joins = [may_join(state, me, each, "commit") for each in state.challenges] if is_force else []
        yield f"{me} {piece.kind} {found} {named} {may} {joins}"
    for number in state.challenges:
        yield f"{number} {[automatic(state, number, seat) for seat in state.seats]}"
    for seat in state.seats:
        yield f"{hand_limit(state, seat)} {draw_most(state, seat)} {pattern(state, seat)}"


class Decided(NamedTuple):
    """One decision of a game: what was asked, what the answer brought about, and the table where a turn ends.

    A question is named by its kind and by the length of its text; one with a single answer is left out.
    """

    turn: int
    asked: str
    happened: list[str]
    table: list[str]


def decided(game: Game[State], chance: Chance) -> Iterator[Decided]:
    """The decisions of a game."""
    for _ in range(POSITIONS):
        if game.is_over:
            return
        game.events = []
        turn, table = game.state.turn, str(game).splitlines() if game.state.step == "w_draw_end" else []
        seat, ask = next(iter(game.asks.items()))
        asked = f"{seat} {game.step.kind()} {len(brief(ask))}" if lone_answer(ask) is None else ""
        game.take(seat, eager(ask, chance))
        yield Decided(turn, asked, [type(each).__name__ for each in game.events], table)


def turns(number: int) -> Pages:
    """Each turn of a game: what was asked, how often each thing happened, and the table at its end."""
    chance = Chance(f"{number:064x}")
    game = RULES.begin(2, f"{number:064x}", brought=[any_deck("hero", chance), any_deck("villain", chance)])
    found: Pages = {}
    for turn, decisions in groupby(decided(game, chance), key=lambda each: each.turn):
        of_turn = [*decisions]
        happened = Counter(each for decision in of_turn for each in decision.happened)
        asked = ", ".join(decision.asked for decision in of_turn if decision.asked)
        table = next((decision.table for decision in reversed(of_turn) if decision.table), [])
        found[f"game.{number}.{turn}"] = [asked, brief(happened), *table]
    return found | {f"game.{number}.last": str(game).splitlines()}


def eager(ask: Ask, chance: Chance) -> Answer:
    """A random answer of somebody who seldom passes: what one does instead of acting is offered last."""
    if isinstance(ask, tuple) and len(ask) > 1 and chance.below(8):
        return chance.one(ask[:-1])
    return some_answer(ask, chance)


# ---------------------------------------------------------------- the pages


def read(chapter: str) -> Pages:
    """The pages of a chapter, with references as they stand there."""
    found: Pages = {}
    for line in (BOOK / f"{chapter}.txt").read_text("utf-8").splitlines():
        if line.startswith(HEADING):
            latest = found.setdefault(line.removeprefix(HEADING), [])
        else:
            latest.append(line)
    return found


@cache
def common() -> dict[str, str]:
    """The lines that several pages have, by what refers to them."""
    return {reference(line): line for line in read(COMMON)[COMMON]}


def recorded(chapter: str) -> Pages:
    """The pages of a chapter as they were written."""
    return {name: [common().get(line, line) for line in lines] for name, lines in read(chapter).items()}


def reference(line: str) -> str:
    """What stands for a line on the pages that have it."""
    return REFERENCE + sha256(line.encode()).hexdigest()[:8]


def differs(written: list[str], now: list[str]) -> str:
    """What has changed on a page, line by line."""
    return "\n".join(unified_diff(written, now, "in the book", "now", n=2, lineterm=""))


def told(kind: Kind) -> list[str]:
    """What a card does."""
    from tests.games.wheel_of_time.driving import never_reached

    with page() as written:
        never_reached(kind)
    return written.lines


def shared(pages: Iterable[list[str]]) -> set[str]:
    """The longer lines that several pages have."""
    found = Counter(line for lines in pages for line in {*lines} if len(line) >= SHORT)
    lines = {line for line, number in found.items() if number > 1}
    assert len({*map(reference, lines)}) == len(lines), "two lines have one reference"
    return lines


def write() -> None:
    """Write the book again, after a change that is meant."""
    from tests.games.wheel_of_time.meaning import meaning

    chapters: dict[str, Pages] = {
        "cards": {kind: told(kind) for kind in PLAYABLE},
        "words": {kind: meaning(kind) for kind in PLAYABLE},
        "games": {name: lines for number in GAMES for name, lines in turns(number).items()},
    }
    several = shared(lines for chapter in chapters.values() for lines in chapter.values())
    for chapter, found in chapters.items():
        write_chapter(chapter, {name: [reference(x) if x in several else x for x in found[name]] for name in found})
    write_chapter(COMMON, {COMMON: sorted(several)})


def write_chapter(chapter: str, found: Pages) -> None:
    """Write the file of a chapter."""
    lines = [line for name, written in found.items() for line in (HEADING + name, *written)]
    (BOOK / f"{chapter}.txt").write_text("".join(f"{line}\n" for line in lines), "utf-8")
