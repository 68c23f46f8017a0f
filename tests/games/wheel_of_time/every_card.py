"""Lets every entry of a card happen: finds a table on which it can, uses it there, and says what was never reached."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from regalia.core import Chance, Game
from regalia.core.questions import Options
from regalia.core.sampling import some_answer
from regalia.core.saves import load, save
from regalia.games.wheel_of_time import RULES, in_force
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.language.records import Entry, Op
from regalia.games.wheel_of_time.ops.identity import Become
from regalia.games.wheel_of_time.pieces import ABILITIES, Damages, Kind, Note, PieceId, Ref
from regalia.games.wheel_of_time.state import Round, State
from regalia.games.wheel_of_time.steps import instead
from regalia.games.wheel_of_time.steps.carry import Carry
from regalia.games.wheel_of_time.verbs import forces
from regalia.games.wheel_of_time.verbs.writing import change, change_challenge, relaid
from tests.games.wheel_of_time.book import write_run
from tests.games.wheel_of_time.differences import brief
from tests.games.wheel_of_time.laid_out import HERO, Table, side_of

Reached = set[tuple[Ref, int]]
WINDOWS = (
    "w_ready",
    "w_declared",
    "w_participation",
    "w_generate_end",
    "w_action",
    "limited",
    "declare",
    "determine",
    "om_start",
    "om_pools",
    "ctg_start",
    "ctg_pools",
    "outcome_start",
    "w_dead",
    "before_roll",
    "reroll",
    "on_roll",
)
ROUNDS: dict[str, Round] = {
    "w_ready": "ready",
    "w_declared": "challenge",
    "w_participation": "challenge",
    "declare": "challenge",
    "determine": "challenge",
    "w_generate_end": "action",
    "w_action": "action",
    "limited": "action",
    "generate": "action",
    "w_dead": "draw",
}


@contextmanager
def watching() -> Iterator[Reached]:
    """What is carried out, and what is found in force, while it lasts."""
    reached: Reached = set()
    met: dict[tuple[int, int], in_force.Effect] = {}
    answer, of, own, replacements = Carry.answer, in_force.of, in_force.own, instead.replacements

    def carried(self: Carry, game: Any, answers: Any) -> None:
        if not answers and self._happens(game.state):
            reached.add((self.ref, self.at))
        answer(self, game, answers)

    def noted(effects: list[in_force.Effect]) -> list[in_force.Effect]:
        for each in effects:
            if met.setdefault((id(each.entry), id(each.op)), each) is each:
                reached.add((each.entry.ref, place(each.entry, each.op)))
        return effects

    def answering(*said: Any) -> Any:
        found = replacements(*said)
        reached.update((each.ref, 0) for _, each, _ in found)
        return found

    instead.replacements = answering  # type: ignore[assignment] # the same, watched
    Carry.answer = carried  # type: ignore[method-assign] # the same, watched
    in_force.of = lambda *said: noted(of(*said))
    in_force.own = lambda *said: noted(own(*said))
    try:
        yield reached
    finally:
        instead.replacements = replacements
        Carry.answer = answer  # type: ignore[method-assign] # as it was
        in_force.of, in_force.own = of, own


def place(entry: Entry, op: Op) -> int:
    """The place of an operation in its entry."""
    return next(at for at, each in enumerate(entry.ops) if each is op)


LOOKED_AT: dict[int, tuple[Options, str]] = {}
"""What is asked in each position that was saved and loaded, by the hash of the save: many runs come to the same."""


def look_at(game: Game[State]) -> str:
    """Save, load and copy a position. Returns what is asked in it."""
    saved = save(game)
    if hash(saved) not in LOOKED_AT:
        again = load(RULES, saved)
        assert save(again) == saved
        assert again.asks == game.copy().asks == game.asks
        LOOKED_AT[hash(saved)] = game.asks, f"asked {brief(game.asks)}"
    asks, said = LOOKED_AT[hash(saved)]
    assert game.asks == asks
    return said


def finish(game: Game[State], chance: Chance) -> None:
    """Answer at random until nothing is asked; at every decision the game is saved, loaded and copied."""
    game.events = []
    game.play_on()
    said: list[str] = []
    for _ in range(300):
        asked = look_at(game)
        said += [f"happened {brief(game.events)}"] if game.events else []
        if game.is_over:
            write_run(said, game)
            return
        said.append(asked)
        game.events = []
        seat, ask = next(iter(game.asks.items()))
        game.take(seat, some_answer(ask, chance))
    raise AssertionError(f"it never ends: {game.stack}")


# ---------------------------------------------------------------- laying out


def tables(kind: Kind) -> Iterator[Table]:
    """Tables of both seats that may have the card, in challenges of several forms; the last ones in the Last Battle."""
    first = side_of(card(kind))
    for seat in (first, 1 - first):
        yield Table(seat, "card", seat)
        yield Table(seat, "card", 1 - seat, "behind")
        yield Table(seat, "pattern", HERO, "ahead")
        yield Table(seat, "contest", seat, "few")
    for seat in (first, 1 - first):
        table = Table(seat, "last_battle", HERO)
        table.state.battle = 1
        yield table


def put(table: Table, kind: Kind, as_advantage: bool = False) -> PieceId:
    """The card comes into play: where it can be, else nowhere."""
    state, game, facts = table.state, table.game, card(kind)
    if facts.force:
        for me, piece in [*state.pieces.items()]:
            if same(facts.personality, card(piece.kind).personality) and not piece.avatar:
                del state.pieces[me]
        me = forces.enter(game, kind, table.seat, "recruit", place="field")
        change(state, me, challenge=table.challenge)
    elif facts.contested:
        me = next((me for me, piece in state.pieces.items() if piece.kind == kind), 0) or forces.enter(
            game, kind, table.seat, "play"
        )
        change(state, me, seat=table.seat, control=(30, 0) if table.seat == 0 else (0, 30))
    else:
        sub = became(kind) if as_advantage else ""
        attached = (sub or facts.subtype) in ("char", "character", "troop", "force")
        host = host_for(table, kind) if attached else 0
        me = forces.enter(game, kind, table.seat, "play", host=host, sub=sub)
    kept = ("allegiance", "follower", "initiative", "investment", "limit", "plan", "power", "rallying", "reserve")
    tokens = tuple(sorted((each, 9) for each in (*kept, "versatility", "wealth", "enemy")))
    change(state, me, tokens=tokens, fulfilled="Prophecy" in facts.traits)
    change_challenge(state, table.challenge, put=(Damages(me, "troop", 3), Damages(me, "char", 3)))
    relaid(state)
    table.me = me
    rolled = [
        Note(state.turn, "rolled", piece=me, kind=kind, seat=table.seat, word=ability, amount=1) for ability in ABILITIES
    ]
    host = state.pieces[me].host
    came = [
        Note(state.turn - ago, "participated", piece=each, challenge=table.challenge, seat=table.seat)
        for each in (me, host)
        if each
        for ago in (0, 1)
    ]
    dice = [Note(state.turn, "dice", piece=each, seat=table.seat, word="C", amount=3) for each in (me, host) if each]
    state.diary = (*state.diary, *rolled, *came, *dice)
    return me


def same(one: str, two: str) -> bool:
    return bool(one) and one == two


def became(kind: Kind) -> str:
    """The subtype of the advantage that a challenge or event becomes."""
    for entry in words(kind).entries:
        for op in entry.ops:
            if isinstance(op, Become):
                return str(op.sub)
    return "player"


def host_for(table: Table, kind: Kind) -> PieceId:
    """A card that the advantage may be attached to: a participant, if possible a character of one's own."""
    from regalia.games.wheel_of_time.effective.cards import is_force
    from regalia.games.wheel_of_time.effective.playing import attachable

    state = table.state
    order = sorted(state.pieces, key=lambda me: (state.pieces[me].seat != table.seat, state.pieces[me].challenge == 0, me))
    for me in order:
        if is_force(state, me) and (card(kind).type != "advantage" or attachable(state, table.seat, kind, me)):
            return me
    return state.avatar(table.seat)
