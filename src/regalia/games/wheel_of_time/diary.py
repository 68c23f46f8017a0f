"""Rules 5.7, 12.4. What happened in this turn and in the last one, as far as some word asks for it."""

from collections.abc import Iterator

from regalia.games.wheel_of_time.pieces import Note
from regalia.games.wheel_of_time.state import State

KINDS = frozenset(
    (
        "recruited",
        "entered",
        "killed",
        "succeeded",
        "failed",
        "rolled",
        "reinforced",
        "played",
        "converted",
        "damaged",
        "healed",
        "generated",
        "declared",
        "participated",
        "drawn",
        "discarded",
        "rotated",
        "paid",
        "pattern_gained",
        "used_ability",
    )
)
"""What is written down. `rolled`: one note for each symbol and result of a tallied roll (`word`), with its number."""


def today(state: State, what: str) -> Iterator[Note]:
    """The notes of this turn."""
    return (note for note in state.diary if note.what == what and note.turn == state.turn)


def yesterday(state: State, what: str) -> Iterator[Note]:
    """The notes of the last turn."""
    return (note for note in state.diary if note.what == what and note.turn == state.turn - 1)
