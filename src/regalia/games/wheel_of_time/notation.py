"""The worked examples' notation: positions in lines of facts, actions in a few words (see examples.md)."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec

from regalia.core import (
    Answer,
    Assign,
    Assigned,
    Chance,
    Game,
    IllegalAnswer,
    Number,
    Option,
    Refusal,
    Seat,
    Several,
    Share,
    Shared,
    Step,
)
from regalia.games.wheel_of_time import RULES, begin_state
from regalia.games.wheel_of_time.effective import allegiances, current, dice, dominant, permanent
from regalia.games.wheel_of_time.pieces import (
    ABILITIES,
    Challenge,
    ChallengeForm,
    Die,
    Id,
    Kind,
    Piece,
    PieceId,
    Ref,
    Symbol,
)
from regalia.games.wheel_of_time.state import Agreed, State
from regalia.games.wheel_of_time.steps.action import Act, ActionRound, BeginActions, GenerateSymbols
from regalia.games.wheel_of_time.steps.challenge import (
    ChallengeRound,
    Commit,
    Declare,
    PatternChallenge,
    PlaceForces,
    Reveal,
)
from regalia.games.wheel_of_time.steps.draw import DiscardCards, DrawCards, DrawRound
from regalia.games.wheel_of_time.steps.last_battle import BattleChallengeRound
from regalia.games.wheel_of_time.steps.ready import Dominance, ReadyAll
from regalia.games.wheel_of_time.steps.resolution import ResolutionRound, Resolve, resolution_order
from regalia.games.wheel_of_time.steps.turn import NextTurn, Turn
from regalia.games.wheel_of_time.tally import letters

SEATS = "HV"
AVATARS = ("rand_al_thor_iv", "rahvin_i")
Facts: TypeAlias = dict[str, str]
PHASES: dict[str, Callable[[State], tuple[Step, ...]]] = {
    "turn": lambda state: (Turn(),),
    "dominance": lambda state: (Dominance(),),
    "ready": lambda state: (ReadyAll(),),
    "challenge": lambda state: (ChallengeRound(),),
    "resolution": lambda state: (ResolutionRound(),),
    "declare": lambda state: (*map(Declare, state.acting_order), Reveal(), PatternChallenge()),
    "place": lambda state: (*map(PlaceForces, state.acting_order), Commit()),
    "commit": lambda state: (Commit(),),
    "generate": lambda state: tuple(map(GenerateSymbols, state.acting_order)),
    "action": lambda state: (ActionRound(),),
    "actions": lambda state: tuple(step for seat in state.acting_order for step in (BeginActions(seat), Act(seat))),
    "resolve": lambda state: tuple(map(Resolve, resolution_order(state))),
    "draw": lambda state: (DrawRound(), NextTurn()),
    "discard": lambda state: (DiscardCards(), DrawCards()),
    "battle": lambda state: (BattleChallengeRound(),),
}
"""What remains to be done, by the words after `phase`."""


class Loaded(Chance):
    """Dice that fall as they are told; when that is used up, as by chance."""

    faces: tuple[int, ...] = ()

    def copy(self) -> "Loaded":
        """The same dice, loaded alike."""
        return Loaded(self.seed, self.drawn, self.faces)

    def below(self, bound: int) -> int:
        """The next face of a die; everything else is left to chance."""
        if bound != len(ABILITIES) + 2 or not self.faces:
            return super().below(bound)
        face, *rest = self.faces
        self.faces = tuple(rest)
        return face


# Positions


def lay_out(given: list[str]) -> Game[State]:
    """A position. Where nothing is said: turn 2, no challenges, both avatars at home, empty hands, decks and pools."""
    table, seats = facts_of(given)
    phase = table.get("phase", "actions")
    if phase == "setup":
        return RULES.begin(len(SEATS), "0" * 64)
    profile: Any = table.get("profile", "seed")
    state = begin_state(Agreed(profile=profile), Loaded("0" * 64, 0, tuple(map(face, table.get("rolls", "").split()))))
    state.turn = int(table.get("turn", 2))
    state.battle = int(table.get("battle", 0))
    light, state.neutral, shadow = map(int, table.get("pattern", "2/0/2").split("/"))
    state.sections = [light, shadow]
    state.full = state.battle > 0
    lay_all(state, table, seats)
    state.dominant = SEATS.index(table["dominant"]) if "dominant" in table else dominant(state)
    rounds: Any = table.get("round", "resolution" if phase == "resolve" else "action")
    state.round = rounds
    return Game(RULES, state, *[step for each in phase.split() for step in PHASES[each](state)], events=[])


def facts_of(given: list[str]) -> tuple[Facts, list[Facts]]:
    """What the lines say of the table and of both players."""
    table: Facts = {}
    seats: list[Facts] = [{}, {}]
    for line in given:
        owner = re.match(r"([HV]) ", line)
        into = seats[SEATS.index(owner[1])] if owner else table
        for fact in (line[2:] if owner else line).split(" | "):
            name, _, value = fact.strip().partition(" ")
            into[name] = value
    return table, seats


def lay_all(state: State, table: Facts, seats: list[Facts]) -> None:
    """Cards, challenges, participants, and what else is said of them."""
    for seat in state.seats:
        lay_seat(state, seat, seats[seat])
    for name in table.get("challenges", "").split():
        lay_challenge(state, name)
    for facts in seats:
        for name in facts:
            if name.startswith("in:"):
                join(state, name.removeprefix("in:"), facts[name].split())
    for name, value in table.items():
        what, _, about = name.partition(":")
        if about:
            lay_more(state, what, about, value)


def face(said: str) -> int:
    """`O:OS`: what a die is to show."""
    ability, _, shown = said.partition(":")
    faces = [letters(Die(each, number)) for each in ABILITIES if each == ability for number in range(6)]
    return faces.index(shown)


def lay_seat(state: State, seat: Seat, facts: Facts) -> None:
    """What lies before a player."""
    for name in facts.get("avatar", AVATARS[seat]).split():
        lay(state, name, seat, avatar=True)
    for name in (*facts.get("home", "").split(), *facts.get("advantages", "").split()):
        lay(state, name, seat)
    for name in facts.get("field", "").split():
        lay(state, name, seat, place="field")
    for zone in ("hands", "decks", "discards", "killed"):
        piles: list[tuple[Kind, ...]] = getattr(state, zone)
        listed = tuple(facts.get(zone.removesuffix("s"), facts.get(zone, "")).split())
        piles[seat] = tuple(sorted(listed)) if zone == "hands" else listed
    for said in facts.get("pool", "").split():
        ability, _, source = said.partition(":")
        me = find(state, source) if source else 0
        held: Any = ability
        symbol = Symbol(held, me, source, () if source else ("all",))
        state.pools[seat] = tuple(sorted((*state.pools[seat], symbol)))


def lay(state: State, said: str, seat: Seat, **facts: Any) -> PieceId:
    """A card in play: `name`, `name~` rotated, `name-2` with damage, `name>host` attached, `name@seat` of no seat."""
    match = re.fullmatch(r"([a-z_0-9]+)(~?)(?:-(\d+))?(?:>([a-z_0-9#]+))?", said)
    assert match, said
    kind, rotated, damage, host = match.groups()
    state.ids += 1
    state.pieces[state.ids] = Piece(
        kind, seat, seat, rotated=bool(rotated), damage=int(damage or 0), host=find(state, host) if host else 0, **facts
    )
    return state.ids


def lay_challenge(state: State, said: str) -> None:
    """`pattern`, `last_battle`, `gather_allies@H` or `contest:andor@V`."""
    name, _, owner = said.partition("@")
    form, _, contested = name.partition(":")
    state.ids += 1
    seat = SEATS.index(owner) if owner else state.hero
    if form == "contest":
        me = find(state, contested)
        state.challenges[state.ids] = Challenge("contest", seat, contested, me)
        return
    forms: dict[str, ChallengeForm] = {"pattern": "pattern", "last_battle": "last_battle"}
    state.challenges[state.ids] = Challenge(forms.get(form, "card"), seat, "" if form in forms else form)


def lay_more(state: State, what: str, name: str, value: str) -> None:
    """`score:pattern 8:5`, `pools:pattern 2/0 0/3`, `aim:rampage H`, `tokens:rallying_cry rallying 2`."""
    me = find(state, name)
    if what == "tokens":
        kind, number = value.split()
        state.pieces[me] = msgspec.structs.replace(state.pieces[me], tokens=((kind, int(number)),))
        return
    changed = AIMS.get(what, aimed)(state, state.challenges[me], value)
    state.challenges[me] = msgspec.structs.replace(state.challenges[me], **changed)


def scored(state: State, challenge: Challenge, value: str) -> dict[str, Any]:
    """`8:5`: what both sides have generated so far."""
    support, opposition = map(int, value.split(":"))
    scores = [*challenge.scores]
    scores[challenge.seat] = msgspec.structs.replace(scores[challenge.seat], support=support)
    scores[1 - challenge.seat] = msgspec.structs.replace(scores[1 - challenge.seat], opposition=opposition)
    return {"scores": tuple(scores)}


def pooled(state: State, challenge: Challenge, value: str) -> dict[str, Any]:
    """`2/0 0/3`: the damage pools of both players."""
    pools = [[*map(int, each.split("/"))] for each in value.split()]
    scores = [
        msgspec.structs.replace(score, char=char, troop=troop)
        for score, (char, troop) in zip(challenge.scores, pools, strict=True)
    ]
    return {"scores": tuple(scores)}


def aimed(state: State, challenge: Challenge, value: str) -> dict[str, Any]:
    """What a challenge is about: a player or a card."""
    return {"players": (SEATS.index(value),)} if value in SEATS else {"targets": (find(state, value),)}


AIMS: dict[str, Callable[[State, Challenge, str], dict[str, Any]]] = {"score": scored, "pools": pooled}


def join(state: State, challenge: str, names: list[str]) -> None:
    """Forces of the position take part in a challenge."""
    for name in names:
        me = find(state, name)
        number = find(state, challenge)
        state.pieces[me] = msgspec.structs.replace(state.pieces[me], place="field", challenge=number)


# Names


def find(state: State, name: str) -> Id:
    """A piece or challenge by its card; `#2` is the second one."""
    kind, _, number = name.partition("#")
    found = [me for me, piece in state.pieces.items() if piece.kind == kind]
    found += [me for me, each in state.challenges.items() if kind in (each.form, each.kind)]
    assert found, f"there is no {name}"
    return found[int(number or 1) - 1]


def called(state: State, me: Id) -> str:
    """What a piece or challenge is called."""
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


# Actions


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
    """The answer that words mean; None if there is none."""
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
    """What an option is about."""
    return spoken(state, option).split()[-1]


def place_of(state: State, places: tuple[Option, ...], name: str) -> Option:
    """A place by its name; `-` is the last one, to stand down."""
    return next((each for each in places if last(state, each) == name), places[-1])


# The table


def table(game: Game[State], expected: list[str]) -> list[str]:
    """The facts that are expected, as they are."""
    return [line_as_it_is(game, line) for line in expected]


def line_as_it_is(game: Game[State], line: str) -> str:
    """The facts of a line, of a player if it begins with H or V."""
    owner = re.match(r"([HV]) ", line)
    said = (line[2:] if owner else line).split(" | ")
    prefix = owner[0] if owner else ""
    seat = SEATS.index(owner[1]) if owner else 0
    return prefix + " | ".join(fact(game, seat, *each.split()) for each in said)


def fact(game: Game[State], seat: Seat, name: str, *words: str) -> str:
    """A fact as it is now; `may` stands before an action and `yes` or `no`."""
    if name == "may":
        return f"may {' '.join(words[:-1])} {'yes' if may(game, seat, [*words[:-1]]) else 'no'}"
    about = [*words[: ABOUT[name]]]
    return " ".join([name, *about, FACTS[name](game, seat, *about)]).strip()


def may(game: Game[State], seat: Seat, words: list[str]) -> bool:
    """True if a seat may choose this now."""
    try:
        act(game.copy(), f"{SEATS[seat]} {' '.join(words)}")
    except IllegalAnswer:
        return False
    return True


def listed(things: Any) -> str:
    """Things side by side."""
    return " ".join(things) or "-"


def asked(game: Game[State]) -> str:
    """Who is asked what; who has won."""
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
"""How many words after the name of a fact say what it is about."""
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
