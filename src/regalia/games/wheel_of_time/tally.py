"""Rules 2.1, 6.5. What a roll gives: the faces of the dice, then what cards make of them."""

from collections.abc import Sequence

from msgspec import Struct

from regalia.core import Seat
from regalia.games.wheel_of_time.content import card, switch, tables
from regalia.games.wheel_of_time.effective import allegiances
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, ChallengeId, Die, PieceId, Roll
from regalia.games.wheel_of_time.state import State

RESULTS = ("S", "X", "D")
LETTERS: tuple[str, ...] = (*ABILITIES, *RESULTS)


class Tally(Struct, frozen=True):
    """Rules 6.5. What a roll comes to: how often each letter was generated."""

    counts: tuple[tuple[str, int], ...]
    """For each of P, I, O, C, S, X and D."""
    oath: int = 0
    """Rules 8.3. How much of the damage is bound by the oath."""

    def __getitem__(self, letter: str) -> int:
        return dict(self.counts)[letter]

    @property
    def symbols(self) -> tuple[Ability, ...]:
        """The ability symbols, one by one."""
        return tuple(ability for ability in ABILITIES for _ in range(self[ability]))


def letters(die: Die) -> str:
    """Rules 2.1. What a die shows: `PS`."""
    return tables().ability[ABILITIES.index(die.ability)].faces[die.face]


def rolled(dice: Sequence[Die]) -> dict[str, int]:
    """Rules 2.2. How often dice show each letter."""
    shown = "".join(map(letters, dice))
    return {letter: shown.count(letter) for letter in LETTERS}


def tally(state: State, roll: Roll, picks: Sequence[int] = ()) -> Tally:
    """Rules 6.5. What a roll comes to, given what its controller has chosen to convert."""
    counts = rolled(roll.dice)
    return Tally(tuple(counts.items()), bound_by_oath(state, roll))


def bound_by_oath(state: State, roll: Roll) -> int:
    """Rules 8.3. Damage on the One Power dice of a female Aes Sedai in a challenge that her controller initiated."""
    if not roll.challenge or not roll.piece or not sworn(state, roll.piece, roll.seat, roll.challenge):
        return 0
    return sum("D" in letters(die) for die in roll.dice if die.ability == "O")


def sworn(state: State, me: PieceId, seat: Seat, challenge: ChallengeId) -> bool:
    """Rules 8.3. True if the oath binds a card in a challenge."""
    if state.challenges[challenge].seat != seat or switch("aes_sedai_oath", state.agreed.profile) != "on":
        return False
    return card(state.pieces[me].kind).gender == "female" and "Aes Sedai" in allegiances(state, me)


def next_conversion(state: State, roll: Roll, picks: Sequence[int]) -> int:
    """Rules 6.5. How many symbols the controller may convert next, after these choices; 0 if there is nothing to choose."""
    return 0
