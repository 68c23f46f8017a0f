"""Names and actions of the worked examples, and the table after them, as the expected facts."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from regalia.core import (
    Answer,
    Assign,
    Assigned,
    Game,
    IllegalAnswer,
    Number,
    Option,
    Refusal,
    Seat,
    Several,
    Share,
    Shared,
)
from regalia.games.wheel_of_time import RULES
from regalia.games.wheel_of_time.effective.abilities import current, permanent
from regalia.games.wheel_of_time.effective.cards import allegiances
from regalia.games.wheel_of_time.effective.dice import dice
from regalia.games.wheel_of_time.pieces import ABILITIES, Id, PieceId, Ref, Symbol
from regalia.games.wheel_of_time.state import State

SEATS = "HV"


def find(state: State, name: str) -> Id:
    """A piece or challenge by its card; `#2` is the second one."""
    kind, _, number = name.partition("#")
    found = [me for me, piece in state.pieces.items() if piece.kind == kind]
    found += [me for me, each in state.challenges.items() if kind in (each.form, each.kind)]
    assert found, f"there is no {name}"
    return found[int(number or 1) - 1]


def called(state: State, me: Id) -> str:
    """The name of a piece or challenge."""
    if me in state.challenges:
        return state.challenges[me].kind or state.challenges[me].form
    kind = state.pieces[me].kind
    alike = [other for other, piece in state.pieces.items() if piece.kind == kind]
    return kind if alike[0] == me else f"{kind}#{alike.index(me) + 1}"


def spoken(state: State, option: Option) -> str:
    """An option in words: `recruit lord_pelivar`, `pay-with P:rand_al_thor_iv`."""
    word = re.sub(r"(?<!^)(?=[A-Z])", "-", type(option).__name__).lower()
    return " ".join(
        [word, *[part for field in option.__struct_fields__ for part in in_words(state, field, getattr(option, field))]]
    )


def in_words(state: State, field: str, value: Any) -> Iterator[str]:
    """A field of an option in words."""
    if isinstance(value, tuple):
        for each in value:
            yield from in_words(state, field, each)
    elif isinstance(value, Symbol):
        yield f"{value.ability}:{value.kind}" if value.kind else value.ability
    elif field in ("piece", "challenge", "id", "target", "host", "about"):
        yield from [called(state, value)] if value else []
    elif isinstance(value, Ref):
        yield str(value.entry)
    elif isinstance(value, bool):
        yield from [field] if value else []
    elif field != "copy" or value:
        yield str(value)


def act(game: Game[State], line: str) -> None:
    """One action, such as `H recruit lord_pelivar`; `H any` takes the first that is offered."""
    who, *words = line.split()
    seat = SEATS.index(who)
    ask = game.asks.get(seat)
    answer = answered(game, ask, words)
    if answer is None:
        raise IllegalAnswer(seat, ask, Refusal("not-offered", game.step.rule))
    game.answer(seat, answer)


def answered(game: Game[State], ask: Any, words: list[str]) -> Answer | None:
    """The answer that these words mean; None if there is none."""
    state = game.state
    match ask:
        case Number():
            return int(words[-1])
        case tuple():
            wanted = " ".join(words)
            return ask[0] if words == ["any"] else next((each for each in ask if spoken(state, each) == wanted), None)
        case Several(options):
            return tuple(each for word in words for each in options if spoken(state, each).split()[-1] == word)
        case Assign(things, places):
            where = dict(word.split(">") for word in words)
            return Assigned(tuple((each, place_of(state, places, where.get(last(state, each), "-"))) for each in things))
        case Share(_, places):
            amounts = dict(word.split(":") for word in words)
            return Shared(tuple((each, int(amounts.get(last(state, each), 0))) for each in places))
    return None


def last(state: State, option: Option) -> str:
    """The subject of an option."""
    return spoken(state, option).split()[-1]


def place_of(state: State, places: tuple[Option, ...], name: str) -> Option:
    """A place by its name; `-` is the last one, which is standing down."""
    return next((each for each in places if last(state, each) == name), places[-1])


def table(game: Game[State], expected: list[str]) -> list[str]:
    """The current values of the expected facts."""
    return [line_as_it_is(game, line) for line in expected]


def line_as_it_is(game: Game[State], line: str) -> str:
    """The facts of a line, of a player if it begins with H or V."""
    owner = re.match(r"([HV]) ", line)
    said = (line[2:] if owner else line).split(" | ")
    prefix = owner[0] if owner else ""
    seat = SEATS.index(owner[1]) if owner else 0
    return prefix + " | ".join(fact(game, seat, *each.split()) for each in said)


def fact(game: Game[State], seat: Seat, name: str, *words: str) -> str:
    """A current fact; `may` is followed by an action and `yes` or `no`."""
    if name == "may":
        return f"may {' '.join(words[:-1])} {'yes' if may(game, seat, [*words[:-1]]) else 'no'}"
    about = [*words[: ABOUT[name]]]
    return " ".join([name, *about, FACTS[name](game, seat, *about)]).strip()


def may(game: Game[State], seat: Seat, words: list[str]) -> bool:
    """True if a seat can choose this now."""
    try:
        act(game.copy(), f"{SEATS[seat]} {' '.join(words)}")
    except IllegalAnswer:
        return False
    return True


def listed(things: Any) -> str:
    """Things side by side."""
    return " ".join(things) or "-"


def asked(game: Game[State]) -> str:
    """The current questions, or the winner."""
    if game.is_over:
        winners = [SEATS[each.seat] for each in RULES.rank(game.state) if each.rank == 1]
        return "over " + ("draw" if len(winners) > 1 else winners[0])
    return listed(SEATS[seat] for seat in game.asks) + f" {game.step.kind()}"


def counted(symbols: tuple[Symbol, ...]) -> str:
    """Symbols by their abilities."""
    found = Counter(symbol.ability for symbol in symbols)
    return listed(f"{ability}{found[ability]}" for ability in ABILITIES if found[ability])


def score(game: Game[State], name: str) -> str:
    """Support and opposition in a challenge so far."""
    challenge = game.state.challenges[find(game.state, name)]
    return f"{challenge.scores[challenge.seat].support}:{challenge.scores[1 - challenge.seat].opposition}"


def there(game: Game[State], seat: Seat, place: str) -> str:
    """A player's cards at home, or those that stand down in the battleground."""
    state = game.state
    return listed(
        called(state, me) + "~" * piece.rotated
        for me, piece in state.own(seat)
        if piece.place == place and not piece.challenge and not piece.host
    )


def thrown(state: State, me: PieceId) -> str:
    """The dice that a participant would roll."""
    numbers = dict(zip(ABILITIES, dice(state, me, state.pieces[me].challenge), strict=True))
    return listed(f"{ability}{number}" for ability, number in numbers.items() if number)


ABOUT = Counter(
    {
        "wounds": 1,
        "ability": 2,
        "permanent": 2,
        "control": 1,
        "tokens": 2,
        "in": 1,
        "score": 1,
        "pools": 1,
        "alleg": 1,
        "rotated": 1,
        "dice": 1,
    }
)
"""Number of words after the name of a fact that identify its subject."""
FACTS: dict[str, Callable[..., str]] = {
    "pattern": lambda game, seat: f"{game.state.sections[0]}/{game.state.neutral}/{game.state.sections[1]}",
    "turn": lambda game, seat: str(game.state.turn),
    "battle": lambda game, seat: str(game.state.battle),
    "dominant": lambda game, seat: SEATS[game.state.dominant],
    "next": lambda game, seat: asked(game),
    "home": lambda game, seat: there(game, seat, "home"),
    "field": lambda game, seat: there(game, seat, "field"),
    "hand": lambda game, seat: listed(game.state.hands[seat]),
    "held": lambda game, seat: str(len(game.state.hands[seat])),
    "deck": lambda game, seat: str(len(game.state.decks[seat])),
    "discard": lambda game, seat: listed(game.state.discards[seat]),
    "killed": lambda game, seat: listed(game.state.killed[seat]),
    "pool": lambda game, seat: counted(game.state.pools[seat]),
    "wounds": lambda game, seat, name: str(game.state.pieces[find(game.state, name)].damage),
    "ability": lambda game, seat, name, ability: str(current(game.state, find(game.state, name), ability)),
    "permanent": lambda game, seat, name, ability: str(permanent(game.state, find(game.state, name), ability)),
    "alleg": lambda game, seat, name: listed(
        sorted(each.replace(" ", "_") for each in allegiances(game.state, find(game.state, name)))
    ),
    "control": lambda game, seat, name: "/".join(map(str, game.state.pieces[find(game.state, name)].control)),
    "tokens": lambda game, seat, name, kind: str(game.state.tokens(find(game.state, name), kind)),
    "in": lambda game, seat, name: listed(
        called(game.state, me) for me in game.state.participants(find(game.state, name), seat)
    ),
    "challenges": lambda game, seat: listed(
        f"{called(game.state, me)}@{SEATS[each.seat]}" for me, each in game.state.challenges.items()
    ),
    "rotated": lambda game, seat, name: "yes" if game.state.pieces[find(game.state, name)].rotated else "no",
    "dice": lambda game, seat, name: thrown(game.state, find(game.state, name)),
    "score": lambda game, seat, name: score(game, name),
    "pools": lambda game, seat, name: "{0.char}/{0.troop}".format(
        game.state.challenges[find(game.state, name)].scores[seat]
    ),
}
