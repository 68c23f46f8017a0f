"""Rules 6.3. Totals of a Clash, and what ends with it."""

from msgspec.structs import replace

from regalia.core import Game, Seat
from regalia.games.old_kings_crown.content import PRINTED
from regalia.games.old_kings_crown.effective import has_text, strength_of_clash_cards
from regalia.games.old_kings_crown.events.table import Tallied
from regalia.games.old_kings_crown.pieces import Clash
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.verbs.tokens import fresh_supporters

SWORD, STONES = PRINTED.dreaming_sword, "school_of_the_stones"


def total(state: State, seat: Seat, clash: Clash) -> int:
    """Rules 6.3. Clash cards, fresh Supporters, the Dreaming Sword; the Ruined Citadel halves that of opponents."""
    each = 2 if STONES in state.lasting[seat] else 1
    supporters = each * fresh_supporters(state, seat, clash.region)
    sum_of_all = strength_of_clash_cards(state, seat) + supporters + SWORD * clash.swords.count(seat)
    citadel = state.placed_at("ruined_citadel")
    halved = citadel is not None and citadel.place == clash.region and citadel.seat != seat
    return (sum_of_all + 1) // 2 if halved else sum_of_all


def tally(game: Game[State]) -> tuple[Seat, ...]:
    """Rules 6.3. The best participants: the highest total, or with Ritual of the Eye the lowest one above 0.

    A Ruined Citadel halves before totals are compared (rules 18).
    """
    state, clash = game.state, game.state.clash
    assert clash is not None, "a Clash is being resolved"
    totals = {seat: total(state, seat, clash) for seat in clash.participants}
    game.happened(Tallied(clash.region, clash.participants, tuple(totals.values())))
    best = max(totals.values())
    if lowest_wins(state, clash):
        best = min((sum_of_all for sum_of_all in totals.values() if sum_of_all), default=0)
    return tuple([seat for seat in clash.participants if totals[seat] == best])


def lowest_wins(state: State, clash: Clash) -> bool:
    """Rules 13.2. Ritual of the Eye is a Clash card of any participant."""
    return any(
        has_text(state, card, "ritual_of_the_eye") for seat in clash.participants for card in state.clash_cards(seat)
    )


def end_clash(game: Game[State]) -> Clash:
    """Rules 6.3. Clash cards and fresh Supporters have taken part; what was for the Clash ends."""
    state, clash = game.state, game.state.clash
    assert clash is not None, "a Clash is being resolved"
    region, tired = clash.region, list(state.tired[clash.region])
    fought = {card for seat in clash.participants for card in state.clash_cards(seat)}
    state.rows[region] = tuple(
        [replace(laid, fought=(*laid.fought, region)) if laid.card in fought else laid for laid in state.rows[region]]
    )
    for seat in clash.participants:
        tired[seat] = state.crowds[region][seat]
    state.tired[region] = tuple(tired)
    state.clash, state.spent = None, ()
    state.gifts = tuple([gift for gift in state.gifts if gift.until != "clash"])
    return clash
