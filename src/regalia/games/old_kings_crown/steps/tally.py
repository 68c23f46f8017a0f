"""Rules 6.3. Totals of a Clash, and what ends with it."""

from collections.abc import Iterable

from regalia.core import Game, Seat
from regalia.games.old_kings_crown.content import CARDS, PRINTED
from regalia.games.old_kings_crown.effective import has_text, strengths
from regalia.games.old_kings_crown.events.table import Tallied
from regalia.games.old_kings_crown.pieces import Clash, Outcome, Part
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.verbs.tokens import fresh_supporters

STONES, CITADEL = "school_of_the_stones", "ruined_citadel"


def parts(state: State, seat: Seat, clash: Clash) -> tuple[Part, ...]:
    """Rules 6.3. Clash cards, fresh Supporters, the Dreaming Sword; the Ruined Citadel halves the sum of opponents."""
    fresh = fresh_supporters(state, seat, clash.region)
    found = [part for card in state.clash_cards(seat) for part in strengths(state, card)]
    found.append(Part("supporters", fresh))
    found.append(Part(STONES, fresh if STONES in state.lasting[seat] else 0))
    found.append(Part("dreaming_sword", PRINTED.dreaming_sword * clash.swords.count(seat)))
    citadel = state.placed_at(CITADEL)
    if citadel is not None and citadel.place == clash.region and citadel.seat != seat:
        found.append(Part(CITADEL, -(total(found) // 2)))
    return tuple([part for part in found if part.strength or part.what in CARDS])


def total(found: Iterable[Part]) -> int:
    """What all parts add up to."""
    return sum([part.strength for part in found])


def tally(game: Game[State]) -> tuple[Seat, ...]:
    """Rules 6.3. The best participants: the highest total, or with Ritual of the Eye the lowest one above 0.

    A Ruined Citadel halves before totals are compared (rules 18).
    """
    state, clash = game.state, game.state.clash
    assert clash is not None, "a Clash is being resolved"
    added = tuple([parts(state, seat, clash) for seat in clash.participants])
    totals = tuple(map(total, added))
    lowest = lowest_wins(state, clash)
    best = min((one for one in totals if one), default=0) if lowest else max(totals)
    winners = tuple([seat for seat, one in zip(clash.participants, totals, strict=True) if one == best])
    game.happened(Tallied(clash.region, clash.participants, totals, added, lowest))
    state.outcomes += (Outcome(clash.region, clash.participants, added, winners, lowest, clash.fallen),)
    return winners


def lowest_wins(state: State, clash: Clash) -> bool:
    """Rules 13.2. Ritual of the Eye is a Clash card of any participant."""
    return any(
        has_text(state, card, "ritual_of_the_eye") for seat in clash.participants for card in state.clash_cards(seat)
    )


def end_clash(game: Game[State]) -> Clash:
    """Rules 6.3. Clash cards and fresh Supporters have taken part; what was for the Clash ends."""
    state, clash = game.state, game.state.clash
    assert clash is not None, "a Clash is being resolved"
    region, supporters = clash.region, list(state.taken_part[clash.region])
    for seat in clash.participants:
        state.cards_taken_part[region] += tuple(state.clash_cards(seat))
    for seat in clash.participants:
        supporters[seat] = state.supporters_on[region][seat]
    state.taken_part[region] = tuple(supporters)
    state.clash, state.spent = None, ()
    state.gifts = tuple([gift for gift in state.gifts if gift.until != "clash"])
    return clash
