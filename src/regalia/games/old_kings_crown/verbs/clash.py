"""Rules 6.3. A Clash is decided, and ends."""

from regalia.core import Game, Seat
from regalia.games.old_kings_crown.events.table import Tallied
from regalia.games.old_kings_crown.pieces import Clash, Outcome
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.tally import lowest_wins, parts, total


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
