"""A table laid out by hand: cards in play, challenges, hands and piles, as a test needs them."""

from typing import Any

from msgspec.structs import replace

from regalia.core import Chance, Game, Seat
from regalia.games.wheel_of_time import RULES, in_force
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.pieces import (
    ABILITIES,
    Ability,
    Challenge,
    ChallengeId,
    Context,
    Die,
    Kind,
    Lasting,
    Note,
    Piece,
    PieceId,
    Ref,
    Roll,
    Symbol,
)
from regalia.games.wheel_of_time.state import Agreed, State

HERO: Seat = 0
VILLAIN: Seat = 1


class Table:
    """A position in the making. Names of cards stand for the last piece of that kind that was laid."""

    def __init__(self) -> None:
        self.state = State(
            Agreed(),
            Chance("0" * 32),
            hero=HERO,
            decks=[(), ()],
            hands=[(), ()],
            discards=[(), ()],
            killed=[(), ()],
            removed=[(), ()],
            known_hands=[(), ()],
            known_tops=[[(), ()], [(), ()]],
            pools=[(), ()],
            pieces={},
            challenges={},
            sections=[2, 2],
            turn=3,
            round="action",
            dominant=VILLAIN,
        )
        self.named: dict[Kind, PieceId] = {}

    def _written(self) -> None:
        self.state.memo, self.state.layout = {}, None

    def game(self) -> Game[State]:
        """A game in this position, in which no step waits."""
        return Game(RULES, self.state, events=[])

    def lay(self, kind: Kind, seat: Seat = HERO, on: Kind = "", **facts: Any) -> PieceId:
        """A card in play, at home and ready if nothing else is said."""
        self.state.ids += 1
        me = self.state.ids
        if on:
            facts.setdefault("host", self.named[on])
        if facts.get("challenge"):
            facts.setdefault("place", "field")
        owner: Seat = facts.pop("owner", seat if seat >= 0 else HERO)
        self.state.pieces[me] = Piece(kind, owner, seat, **facts)
        self.named[kind] = me
        self._written()
        return me

    def challenge(self, kind: Kind = "", seat: Seat = HERO, form: str = "card", **facts: Any) -> ChallengeId:
        """A challenge of this turn."""
        self.state.ids += 1
        number = self.state.ids
        self.state.challenges[number] = Challenge(form, seat, kind, **facts)  # type: ignore[arg-type] # in tests words will do
        self._written()
        return number

    def set(self, **facts: Any) -> None:
        """Facts of the state itself."""
        for name, value in facts.items():
            assert hasattr(self.state, name), name
            setattr(self.state, name, value)
        self._written()

    def note(self, what: str, of: Kind = "", **facts: Any) -> None:
        """A line of this turn's diary."""
        turn: int = facts.pop("turn", self.state.turn)
        facts.setdefault("piece", self.named.get(of, 0))
        facts.setdefault("kind", of)
        self.state.diary = (*self.state.diary, Note(turn, what, **facts))
        self._written()

    def roll(self, kind: Kind, dice: str, challenge: ChallengeId = 0, **facts: Any) -> None:
        """A roll that is being processed: `P0 C5` is a Politics die with its first face and a Combat die with its last."""
        thrown = tuple(Die(ability(each[0]), int(each[1])) for each in dice.split())
        me = self.named[kind]
        self.state.rolls = (*self.state.rolls, Roll(me, self.state.pieces[me].seat, thrown, challenge, **facts))
        self._written()

    def pool(self, seat: Seat, *symbols: Symbol) -> None:
        """What a resource pool holds."""
        self.state.pools[seat] = symbols
        self._written()

    def last(self, kind: Kind, entry: int, op: int = 0, on: tuple[int, ...] = (), until: Any = "turn", **ctx: Any) -> None:
        """An effect of a card that has happened and lasts."""
        self.state.counted += 1
        seat = ctx.pop("seat", HERO)
        lasting = Lasting(
            Ref(kind, entry), op, Context(seat, kind=kind, **ctx), until, on, self.state.turn, self.state.counted
        )
        self.state.lasting = (*self.state.lasting, lasting)
        self._written()

    def __getitem__(self, kind: Kind) -> PieceId:
        return self.named[kind]

    def of(self, kind: Kind, **facts: Any) -> Context:
        """The context of an entry of a card in play."""
        return replace(in_force.context(self.state, self.named[kind]), **facts)


def ability(letter: str) -> Ability:
    """A letter as an ability."""
    return next(each for each in ABILITIES if each == letter)


def symbol(letter: str, source: PieceId = 0, kind: Kind = "", **facts: Any) -> Symbol:
    """A symbol of a pool."""
    assert not kind or card(kind)
    return Symbol(ability(letter), source, kind, **facts)
