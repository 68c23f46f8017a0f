"""Notation of the worked examples: positions as lines of facts, actions in a few words (see examples.md)."""

import re
from collections.abc import Callable
from itertools import count
from typing import TypeAlias

from regalia.core import NOTATION, PASS, Answer, Chance, Game, IllegalAnswer, Option, Seat, Several, Step
from regalia.core.rulings import UnreadableLine
from regalia.games.nocturion import RULES, scoring
from regalia.games.nocturion import options as offered
from regalia.games.nocturion.content import (
    ESTATES,
    NO_GOODS,
    OFF_CALENDAR,
    PLACE,
    RESOURCES,
    Goods,
)
from regalia.games.nocturion.effects import ExtraDie
from regalia.games.nocturion.pieces import Beast
from regalia.games.nocturion.state import Agreed, State
from regalia.games.nocturion.steps.refresh import Refresh
from regalia.games.nocturion.steps.rounds import Draft, NextRound, Turns

SEATS = "ABCD"
ESTATE_NAMES = [region + str(place) for region in "NESW" for place in range(1, ESTATES + 1)]
LAYOUT = (
    "archery_range market portal_roots jousting_field monastery hexer_tower "
    "smithy lumber_mill watchtower portal_mist black_keep portal_embers"
)
LETTERS = dict(zip("AKMGIW", RESOURCES, strict=True))
HOUSES = ("ashgrove", "corvane", "duskmere", "frosthelm")
"""The houses of the seats by default."""
Facts: TypeAlias = dict[str, str]
OF_POSITION = frozenset(
    ["players", "phase", "year", "T", "moved", "crown", "active", "pool", "empty", "occupied", "rolls", "deck", "curses"]
    + [f"{name}{level}" for name in ("row", "next") for level in (1, 2, 3)]
)
"""The facts of GIVEN about the table."""
OF_PLAYER = frozenset(
    ["house", "dice", "crest", "goods", "prestige", "hand", "stable", "curses", "chalice", "guild_master"]
)
"""The facts of GIVEN about a player."""


def lay_out(given: list[str]) -> Game[State]:
    """A position. By default: three players, year 2, layout L0, full tiles, empty treasuries."""
    table: Facts = {}
    seats: dict[Seat, Facts] = {}
    for line in given:
        owner = re.match(r"([A-D]) ", line)
        into = seats.setdefault(SEATS.index(owner[1]), {}) if owner else table
        for fact in (line[2:] if owner else line).split(" | "):
            name, _, value = fact.partition(" ")
            if name not in (OF_PLAYER if owner else OF_POSITION):
                raise UnreadableLine(f"no fact is called {name!r}")
            into[name] = value
    players = int(table.get("players", 3))
    state, _ = RULES.begin_with(players, Agreed(), Chance("0" * 64))
    lay_board(state, table)
    for seat in state.seats:
        lay_seat(state, seat, seats.get(seat, {}))
    lay_cards(state, table)
    state.chance = rolling([*map(int, table.get("rolls", "").split())])
    return Game(RULES, state, *steps(state, table.get("phase", "action")), events=[])


def lay_board(state: State, table: Facts) -> None:
    """Tiles, calendar, crown."""
    state.tiles = tuple(LAYOUT.split())
    empty = table.get("empty", "").split()
    state.stocked = [name not in empty for name in ESTATE_NAMES]
    state.placed = [1 if name in table.get("occupied", "").split() else 0 for name in ESTATE_NAMES]
    state.year, state.round = int(table.get("year", 2)), 1
    state.space = int(table["T"]) if table.get("T", "-") != "-" else OFF_CALENDAR
    state.moved = "moved" in table
    state.crown = SEATS.index(table.get("crown", "A"))
    state.active = SEATS.index(table.get("active", "A"))
    state.pool = dice(table.get("pool", ""))
    state.phase = "acquisition" if state.pool else "action"


def lay_seat(state: State, seat: Seat, facts: Facts) -> None:
    """The area of a player."""
    house, equipped = [*facts.get("house", HOUSES[seat]).split(), "0"][:2]
    state.houses[seat] = house
    state.heirlooms[seat] = tuple(each.id for each in state.printed.houses[house].heirloom)[: int(equipped)]
    state.dice[seat] = dice(facts.get("dice", ""))
    state.crest[seat] = int(facts.get("crest", 0))
    state.stores[seat] = goods(facts.get("goods", ""))
    state.prestige[seat] = int(facts.get("prestige", 0))
    state.hands[seat] = tuple(sorted(facts.get("hand", "").split()))
    state.stables[seat] = tuple(
        Beast(beast.rstrip("~"), not beast.endswith("~")) for beast in facts.get("stable", "").split()
    )
    state.curses[seat] = tuple(facts.get("curses", "").split())
    if "chalice" in facts:
        state.chalice = seat
    if "guild_master" in facts:
        state.guild_master = seat


def lay_cards(state: State, table: Facts) -> None:
    """Decks: named cards on top, the others below in the order of their names."""
    printed = state.printed
    state.rows, state.quests = [], []
    for level in (1, 2, 3):
        row, coming = table.get(f"row{level}", "").split(), table.get(f"next{level}", "").split()
        rest = [name for name, facts in printed.quests.items() if facts.level == level and name not in (*row, *coming)]
        row, rest = (row, rest) if row else (rest[:3], rest[3:])
        state.rows.append(tuple(row))
        state.quests.append((*coming, *rest))
    held = {*(card for hand in state.hands for card in hand), *(each.beast for own in state.stables for each in own)}
    top = table.get("deck", "").split()
    state.deck = (*top, *(beast for beast in printed.beasts if beast not in held and beast not in top))
    first = table.get("curses", "").split()
    curses = [name for name, facts in printed.curses.items() for _ in range(facts.count)]
    for curse in (*first, *(each for own in state.curses for each in own)):
        curses.remove(curse)
    state.curse_deck = (*first, *curses)


def steps(state: State, phase: str) -> tuple[Step, ...]:
    """The remaining steps of the round."""
    order = state.from_seat(state.crown)
    if phase == "refresh":
        return Refresh(), NextRound()
    turns = order[order.index(state.active) :]
    if phase == "draft":
        more = [seat for seat in order if state.bonus(seat, ExtraDie)]
        return Draft((*order, *more)), Turns(order), Refresh(), NextRound()
    return Turns(turns), Refresh(), NextRound()


def rolling(wanted: list[int]) -> Chance:
    """A chance that will roll these dice next."""
    seeds = (f"{number:064x}" for number in count())
    return next(Chance(seed) for seed in seeds if all_rolled(Chance(seed), wanted))


def all_rolled(chance: Chance, wanted: list[int]) -> bool:
    """True if these are the next dice."""
    return all(chance.die() == die for die in wanted)


def dice(words: str) -> tuple[int, ...]:
    """`2 5`."""
    return tuple(sorted(map(int, words.split()))) if words != "-" else ()


def goods(words: str) -> Goods:
    """`G1 I2`."""
    store = [*NO_GOODS]
    for word in words.split() if words != "-" else ():
        store[PLACE[LETTERS[word[0]]]] += int(word[1:])
    return tuple(store)


# Actions

ACTIONS: dict[str, Callable[..., Option]] = {
    "pick": lambda die: offered.Pick(int(die)),
    "take": offered.Take,
    "return": offered.Return,
    "reserve": lambda die: offered.Reserve(int(die)),
    "equip": offered.Equip,
    "activate": lambda estate, die: offered.Activate(LAYOUT.split()[ESTATE_NAMES.index(estate)], int(die)),
    "house": offered.UseHouse,
    "beast": offered.UseBeast,
    "release": offered.Release,
    "complete": offered.Complete,
    "discard-die": lambda die: offered.DiscardDie(int(die)),
    "end": lambda: offered.END_TURN,
    "use": lambda: offered.USE,
    "choose": offered.Choose,
    "skip": lambda: offered.SKIP,
    "pass": lambda: PASS,
    "turn": lambda die, to: offered.Change(int(die), int(to), crest=False),
    "summon": offered.Summon,
    "discard": offered.Discard,
    "keep": offered.Keep,
    "curse": lambda victim: offered.Curse(SEATS.index(victim)),
    "drop": offered.DropCurse,
    "pay": offered.Pay,
    "waive": offered.Waive,
}


def act(game: Game[State], line: str) -> None:
    """One action, such as `A activate N2 2`. `A any` takes the first that is offered."""
    who, *words = line.split()
    seat = SEATS.index(who)
    ask = game.asks.get(seat)
    answer: Answer = ask[0] if words == ["any"] and isinstance(ask, tuple) else option(words)
    game.answer(seat, (answer,) if isinstance(ask, Several) and isinstance(answer, Option) else answer)


def option(words: list[str]) -> Option:
    """An option by its word and what it names."""
    return ACTIONS[words[0]](*words[1:])


# The table


def table(game: Game[State], expected: list[str]) -> list[str]:
    """The current values of the expected facts."""
    return [line_as_it_is(game, line) for line in expected]


def line_as_it_is(game: Game[State], line: str) -> str:
    """The facts of a line, of a player if it begins with a letter."""
    owner = re.match(r"([A-D]) ", line)
    if owner is None:
        return " | ".join(f"{said.split()[0]} {OF_TABLE[said.split()[0]](game)}" for said in line.split(" | "))
    seat = SEATS.index(owner[1])
    return owner[0] + " | ".join(of_seat(game, seat, *said.split()) for said in line[2:].split(" | "))


def of_seat(game: Game[State], seat: Seat, name: str, *words: str) -> str:
    """A fact about a player; `may` is followed by an action and `yes` or `no`."""
    if name == "may":
        return f"may {' '.join(words[:-1])} {'yes' if may(game, seat, [*words[:-1]]) else 'no'}"
    return f"{name} {OF_SEAT[name](game.state, seat)}"


def may(game: Game[State], seat: Seat, words: list[str]) -> bool:
    """True if a seat can choose this now."""
    try:
        game.copy().answer(seat, option(words))
    except IllegalAnswer:
        return False
    return True


def listed(things: list[str]) -> str:
    """Things side by side."""
    return " ".join(things) or "-"


def tile_names(game: Game[State], chosen: Callable[[int], bool]) -> str:
    """The estates of which something is true."""
    return listed([name for estate, name in enumerate(ESTATE_NAMES) if chosen(estate)])


def asked(game: Game[State]) -> str:
    """Who is asked what."""
    if game.is_over:
        winners = [each.seat for each in RULES.rank(game.state) if each.rank == 1]
        return "over " + listed([*map(NOTATION.seat, winners)])
    return listed([*map(NOTATION.seat, game.asks)]) + f" {game.step.kind()}"


def region(game: Game[State], number: int) -> str:
    """A region's name."""
    return game.state.printed.regions[number].id if number >= 0 else "-"


OF_SEAT: dict[str, Callable[[State, Seat], str]] = {
    "goods": lambda state, seat: listed(
        [f"{letter}{state.held(seat, kind)}" for letter, kind in LETTERS.items() if state.held(seat, kind)]
    ),
    "dice": lambda state, seat: listed([*map(str, state.dice[seat])]),
    "crest": lambda state, seat: str(state.crest[seat]),
    "prestige": lambda state, seat: str(state.prestige[seat]),
    "score": lambda state, seat: str(scoring.score(state, seat)),
    "hand": lambda state, seat: listed([*state.hands[seat]]),
    "stable": lambda state, seat: listed([each.beast + "~" * (not each.ready) for each in state.stables[seat]]),
    "curses": lambda state, seat: listed([*state.curses[seat]]),
    "equipped": lambda state, seat: str(len(state.heirlooms[seat])),
    "spent": lambda state, seat: "yes" if state.spent[seat] else "no",
    "chalice": lambda state, seat: "yes" if state.chalice == seat else "no",
    "crown": lambda state, seat: "yes" if state.crown == seat else "no",
}
OF_TABLE: dict[str, Callable[[Game[State]], str]] = {
    "T": lambda game: str(game.state.space),
    "year": lambda game: str(game.state.year),
    "x2": lambda game: region(game, game.state.x2),
    "cart": lambda game: region(game, game.state.cart),
    "empty": lambda game: tile_names(game, lambda estate: not game.state.stocked[estate]),
    "occupied": lambda game: tile_names(game, lambda estate: game.state.placed[estate] > 0),
    "pool": lambda game: listed([*map(str, game.state.pool)]),
    "row1": lambda game: listed([*game.state.rows[0]]),
    "top": lambda game: game.state.deck[0],
    "bottom": lambda game: listed([*game.state.deck[-2:]]),
    "curse_deck": lambda game: str(len(game.state.curse_deck)),
    "curse_discards": lambda game: listed([*game.state.curse_discards]),
    "guild_master": lambda game: "home" if game.state.guild_master < 0 else NOTATION.seat(game.state.guild_master),
    "next": asked,
}
