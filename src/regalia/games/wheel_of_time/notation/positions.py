"""Positions of the worked examples, in lines of facts."""

import re
from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from regalia.core import Chance, Game, Seat, Step
from regalia.games.wheel_of_time import RULES, begin_state
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.cards import dominant
from regalia.games.wheel_of_time.notation.actions import SEATS, find
from regalia.games.wheel_of_time.pieces import (
    ABILITIES,
    NOBODY,
    Challenge,
    ChallengeForm,
    Die,
    Kind,
    Piece,
    PieceId,
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
from regalia.games.wheel_of_time.steps.resolution import ResolutionRound, Resolve, resolution_order
from regalia.games.wheel_of_time.steps.settle import Settle
from regalia.games.wheel_of_time.steps.turn import BattleChallengeRound, Dominance, NextTurn, ReadyAll, Turn
from regalia.games.wheel_of_time.tally import letters

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
"""The remaining steps, by the words after `phase`."""


class Loaded(Chance):
    """Dice with given results; after those, random ones."""

    faces: tuple[int, ...] = ()

    def copy(self) -> "Loaded":
        """A copy with the same given results."""
        return Loaded(self.seed, self.drawn, self.faces)

    def below(self, bound: int) -> int:
        """The next face of a die; everything else is random."""
        if bound != len(ABILITIES) + 2 or not self.faces:
            return super().below(bound)
        face, *rest = self.faces
        self.faces = tuple(rest)
        return face


def lay_out(given: list[str]) -> Game[State]:
    """A position. By default: turn 2, no challenges, both avatars at home, empty hands, decks and pools."""
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
    return Game(RULES, state, Settle(), *[step for each in phase.split() for step in PHASES[each](state)], events=[])


def facts_of(given: list[str]) -> tuple[Facts, list[Facts]]:
    """The facts of the lines about the table and both players."""
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
    """Cards, challenges, participants, and other facts about them."""
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
    """`O:OS`: the face of a die."""
    ability, _, shown = said.partition(":")
    faces = [letters(Die(each, number)) for each in ABILITIES if each == ability for number in range(6)]
    return faces.index(shown)


def lay_seat(state: State, seat: Seat, facts: Facts) -> None:
    """The area of a player."""
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
    if card(kind).type in ("challenge", "event"):  # it has become an advantage
        facts = {**facts, "sub": "char" if host else "player"}
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
    """`score:pattern 8:5`, `pools:pattern 2/0 0/3`, `aim:rampage H`; `tokens:callandor power 2`, `control:andor 3/1`."""
    me = find(state, name)
    if what in TOKENS:
        state.pieces[me] = msgspec.structs.replace(state.pieces[me], **TOKENS[what](value))
        return
    changed = AIMS.get(what, aimed)(state, state.challenges[me], value)
    state.challenges[me] = msgspec.structs.replace(state.challenges[me], **changed)


def kept(value: str) -> dict[str, Any]:
    """`rallying 2`: tokens on a card."""
    kind, number = value.split()
    return {"tokens": ((kind, int(number)),)}


def controlled(value: str) -> dict[str, Any]:
    """`3/1`: both players' control tokens on a contested advantage, and the resulting control."""
    hero, villain = map(int, value.split("/"))
    return {"control": (hero, villain), "seat": NOBODY if hero == villain else int(villain > hero)}


TOKENS: dict[str, Callable[[str], dict[str, Any]]] = {"tokens": kept, "control": controlled}


def scored(state: State, challenge: Challenge, value: str) -> dict[str, Any]:
    """`8:5`: the results of both sides so far."""
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
    """The target of a challenge: a player or a card."""
    return {"players": (SEATS.index(value),)} if value in SEATS else {"targets": (find(state, value),)}


AIMS: dict[str, Callable[[State, Challenge, str], dict[str, Any]]] = {"score": scored, "pools": pooled}


def join(state: State, challenge: str, names: list[str]) -> None:
    """Let forces of the position take part in a challenge."""
    for name in names:
        me = find(state, name)
        number = find(state, challenge)
        state.pieces[me] = msgspec.structs.replace(state.pieces[me], place="field", challenge=number)
