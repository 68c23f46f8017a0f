"""Rules 6.3. Totals of a Clash."""

from collections.abc import Iterable

from regalia.core import Seat
from regalia.games.old_kings_crown.content import CARDS, PRINTED
from regalia.games.old_kings_crown.effective import has_text, strengths
from regalia.games.old_kings_crown.pieces import Clash, Part
from regalia.games.old_kings_crown.state import State

STONES, CITADEL = "school_of_the_stones", "ruined_citadel"


def parts(state: State, seat: Seat, clash: Clash) -> tuple[Part, ...]:
    """Rules 6.3. Clash cards, fresh Supporters, the Dreaming Sword; the Ruined Citadel halves the sum of opponents."""
    fresh = state.fresh_supporters(seat, clash.region)
    found = [part for card in state.clash_cards(seat) for part in strengths(state, card)]
    found.append(Part("supporters", fresh))
    found.append(Part(STONES, fresh if STONES in state.lasting[seat] else 0))
    found.append(Part("dreaming_sword", PRINTED.dreaming_sword * clash.swords.count(seat)))
    citadel = state.placed_at(CITADEL)
    if citadel is not None and citadel.place == clash.region and citadel.seat != seat:
        found.append(Part(CITADEL, -(total(found) // 2)))
    return tuple([part for part in found if part.strength or part.what in CARDS])


def total(found: Iterable[Part]) -> int:
    """The sum of all parts."""
    return sum([part.strength for part in found])


def lowest_wins(state: State, clash: Clash) -> bool:
    """Rules 13.2. Ritual of the Eye is a Clash card of any participant."""
    return any(
        has_text(state, card, "ritual_of_the_eye") for seat in clash.participants for card in state.clash_cards(seat)
    )
