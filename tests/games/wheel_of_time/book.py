"""The book of cards: what each card did on its tables, what its words meant there, and how whole games went.

It finds changes that no other test looks at. `make playthroughs` writes the book again. A page is text, so its difference
shows what has changed: the events of a card, some of the lines that its words come to, or the table at the end of each
turn. Its first line is a digest of everything, which would be too long to keep;
`python -m tests.games.wheel_of_time trolloc` prints that, so that two versions can be compared.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

from regalia.core import Answer, Ask, Chance, Game, some_answer
from regalia.core.saves import save
from regalia.games.wheel_of_time import RULES, effective, in_force
from regalia.games.wheel_of_time.content import cards
from regalia.games.wheel_of_time.pieces import Kind, PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words.records import Entry

BOOK = Path(__file__).with_name("pages")
HEADING = "== "
ONE_IN = 12
"""Of the lines that the words of a card come to, one of this number is kept as text."""
PLAYABLE = [kind for kind, facts in cards().items() if facts.legal]
GAMES = range(20, 48)
"""The numbers of the games, played with cards of the whole pool."""
POSITIONS = 800
"""Of each game at most."""
pages: list[list[str]] = []
"""What is being written, the innermost page last."""


@contextmanager
def page() -> Iterator[list[str]]:
    """Whatever is written down while it lasts."""
    pages.append([])
    try:
        yield pages[-1]
    finally:
        pages.pop()


def write_down(game: Game[State]) -> None:
    """Add a position to the innermost page."""
    for each in pages[-1:]:
        each.append(position(game))


def position(game: Game[State]) -> str:
    """All facts of a position, what is asked of whom, and what has happened."""
    return f"{save(game).decode()} {game.asks}\n{game.events}"


def write_numbers(state: State, entry: Entry) -> None:
    """What the cards that an entry is about are now, and what is added to the challenges."""
    for each in pages[-1:]:
        each.extend(numbers(state, [me for me in state.pieces if is_about(state, entry, me)]))


def is_about(state: State, entry: Entry, me: PieceId) -> bool:
    """True if an effect of an entry is on a card."""
    effects = in_force.layout(state).effects.values()
    return any(each.entry is entry and in_force.touches(state, each, me) for found in effects for each in found)


def numbers(state: State, pieces: list[PieceId]) -> Iterator[str]:
    """The abilities, dice, traits and permissions of cards; the additions of challenges; what players may hold and draw."""
    for me in pieces:
        piece, is_force = state.pieces[me], effective.is_force(state, me)
        dice = effective.dice(state, me, piece.challenge) if is_force else ()
        found = (effective.permanents(state, me), effective.currents(state, me), dice)
        named = (*sorted(effective.traits(state, me)), *sorted(effective.allegiances(state, me)))
        may = (effective.may_ready(state, me), effective.may_rotate(state, me), effective.may_heal(state, me))
        joins = [effective.may_join(state, me, each, "commit") for each in state.challenges] if is_force else []
        yield f"{me} {piece.kind} {found} {named} {may} {joins}"
    for number in state.challenges:
        yield f"{number} {[effective.automatic(state, number, seat) for seat in state.seats]}"
    for seat in state.seats:
        yield f"{effective.hand_limit(state, seat)} {effective.draw_most(state, seat)} {effective.pattern(state, seat)}"


def digest(lines: list[str]) -> str:
    """A few letters that another page does not have."""
    return sha256("\n".join(lines).encode()).hexdigest()[:12]


def deeds(lines: list[str]) -> list[str]:
    """The text of a page about what a card does: each list of events, and each number, once."""
    return [digest(lines), *dict.fromkeys(said for line in lines if (said := line.rpartition("\n")[2]) != "[]")]


def words_of(lines: list[str]) -> list[str]:
    """The text of a page about what a card's words come to."""
    return [digest(lines), *[*dict.fromkeys(lines)][::ONE_IN]]


def turns(number: int) -> dict[str, list[str]]:
    """Each turn of a game: a digest of all positions and of what had happened up to its end, and the table then."""
    from tests.games.wheel_of_time.test_effective import any_deck

    chance = Chance(f"{number:064x}")
    game = RULES.begin(2, f"{number:064x}", brought=[any_deck("hero", chance), any_deck("villain", chance)])
    game.events = []
    lines: list[str] = []
    found: dict[str, list[str]] = {}
    while not game.is_over and len(lines) < POSITIONS:
        lines.append(position(game))
        game.events = []
        if game.state.step == "w_draw_end":
            found[f"game.{number}.{game.state.turn}"] = [digest(lines), *str(game).splitlines()]
        seat, ask = next(iter(game.asks.items()))
        game.take(seat, eager(ask, chance))
    return found | {f"game.{number}.last": [digest(lines), *str(game).splitlines()]}


def eager(ask: Ask, chance: Chance) -> Answer:
    """A random answer of somebody who seldom passes: what one does instead of acting is offered last."""
    if isinstance(ask, tuple) and len(ask) > 1 and chance.below(8):
        return chance.one(ask[:-1])
    return some_answer(ask, chance)


def recorded(chapter: str) -> dict[str, list[str]]:
    """The pages of a chapter as they were written."""
    found: dict[str, list[str]] = {}
    for line in (BOOK / f"{chapter}.txt").read_text("utf-8").splitlines():
        if line.startswith(HEADING):
            latest = found.setdefault(line.removeprefix(HEADING), [])
        else:
            latest.append(line)
    return found


def told(kind: Kind) -> list[str]:
    """What a card does."""
    from tests.games.wheel_of_time.test_every_card import never_reached

    with page() as lines:
        never_reached(kind)
    return lines


def write() -> None:
    """Write the book again, after a change that is meant."""
    from tests.games.wheel_of_time.meaning import meaning

    chapters = {
        "cards": {kind: deeds(told(kind)) for kind in PLAYABLE},
        "words": {kind: words_of(meaning(kind)) for kind in PLAYABLE},
        "games": {name: page for number in GAMES for name, page in turns(number).items()},
    }
    for chapter, found in chapters.items():
        lines = [line for name, page in found.items() for line in (HEADING + name, *page)]
        (BOOK / f"{chapter}.txt").write_text("".join(f"{line}\n" for line in lines), "utf-8")
