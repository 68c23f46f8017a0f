"""Rules 5 and 6.3. Rounds and Clashes begin and end."""

from msgspec.structs import replace

from regalia.core import Game, Seat
from regalia.games.old_kings_crown.content import NONE, REGIONS, CardId, Region
from regalia.games.old_kings_crown.events.table import ClashBegan, ClashesOrdered, PhaseBegan, RoundBegan, Tallied
from regalia.games.old_kings_crown.facts import YearPhase
from regalia.games.old_kings_crown.pieces import Clash, Laid, Outcome
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.tally import lowest_wins, parts, total
from regalia.games.old_kings_crown.verbs.cards import lay_down, put_token


def begin_round(game: Game[State], number: int) -> None:
    """Rules 5. The next Round begins."""
    game.state.round = number
    game.happened(RoundBegan(number))


def begin_phase(game: Game[State], phase: YearPhase) -> None:
    """Rules 5. A phase of the Round begins."""
    game.state.phase = phase
    game.happened(PhaseBegan(phase))


def renew_commands(game: Game[State]) -> None:
    """Rules 7. Commands used before may be used again."""
    game.state.spent = ()


def order_clashes(game: Game[State], seat: Seat, regions: tuple[Region, ...]) -> None:
    """Rules 6.3. The Clash Markers are assigned."""
    game.state.clash_order = regions
    game.happened(ClashesOrdered(seat, regions))


def lock(game: Game[State], region: Region) -> None:
    """Rules 13.3. Martial Law is put on a Region."""
    game.state.locked = region


def start_clash(game: Game[State], region: Region, participants: tuple[Seat, ...], first: bool) -> None:
    """Rules 6.3. A Clash begins."""
    game.state.clash = Clash(region, participants, first)
    game.happened(ClashBegan(region, participants, first))


def raise_sword(game: Game[State], seat: Seat) -> None:
    """Rules 13.5. The Dreaming Sword counts for a participant of the running Clash."""
    clash = game.state.running
    game.state.clash = replace(clash, swords=(*clash.swords, seat))


def tally(game: Game[State]) -> tuple[Seat, ...]:
    """Rules 6.3. The best participants: the highest total, or with Ritual of the Eye the lowest one above 0.

    A Ruined Citadel halves before totals are compared (rules 18).
    """
    state, clash = game.state, game.state.running
    added = tuple([parts(state, seat, clash) for seat in clash.participants])
    totals = tuple(map(total, added))
    lowest = lowest_wins(state, clash)
    best = min((one for one in totals if one), default=0) if lowest else max(totals)
    winners = tuple([seat for seat, one in zip(clash.participants, totals, strict=True) if one == best])
    outcome, before = Outcome(clash.region, clash.participants, added, (), lowest, clash.fallen), state.outcomes
    state.outcomes = (*before, outcome)
    game.happened(Tallied(clash.region, clash.participants, totals, added, lowest))
    state.outcomes = (*before, replace(outcome, best=winners))
    return winners


def end_clash(game: Game[State]) -> Clash:
    """Rules 6.3. Clash cards and fresh Supporters have taken part; effects of the Clash end."""
    state, clash = game.state, game.state.running
    region, supporters = clash.region, list(state.taken_part[clash.region])
    for seat in clash.participants:
        state.cards_taken_part[region] += tuple(state.clash_cards(seat))
        supporters[seat] = state.supporters_on[region][seat]
    state.taken_part[region] = tuple(supporters)
    state.clash, state.spent = None, ()
    state.gifts = tuple([gift for gift in state.gifts if gift.until != "clash"])
    return clash


def play_in_tie(game: Game[State], seat: Seat, card: CardId, region: Region) -> None:
    """Rules 6.3. A card is played in a tie; it is known not to be one played in earlier ties there."""
    lay_down(game, seat, card, region)
    game.state.knows.rule_out(card, game.state.tied)


def note_tied(game: Game[State], cards: tuple[CardId, ...]) -> None:
    """Rules 6.3. Cards that were played in a tie cannot be played in later ties of the Region."""
    game.state.tied += cards


def turn_marker(game: Game[State], region: Region) -> None:
    """Rules 6.3. A Region is resolved: what belonged to its Clashes is forgotten."""
    state = game.state
    state.resolved += (region,)
    state.tied = ()
    state.taken_part_elsewhere = {}


def weather_winter(game: Game[State]) -> None:
    """Rules 6.5. Active cards with a token lose it and stay."""
    state = game.state
    for region, row in state.rows.items():
        state.rows[region] = tuple([replace(laid, stays=laid.tokens > 0) for laid in row])
    for row in state.rows.values():
        for laid in row:
            if laid.stays:
                put_token(game, laid.card, -1)


def end_round(state: State) -> None:
    """Rules 6.5. Effects of the Round end."""
    nobody = (0,) * len(state.influence)
    for region in REGIONS:
        state.taken_part[region], state.cards_taken_part[region] = nobody, ()
        state.rows[region] = tuple([Laid(laid.card, laid.owner, tokens=laid.tokens) for laid in state.rows[region]])
    state.lasting = [()] * len(state.lasting)
    state.gifts, state.used, state.spent = (), (), ()
    state.clash_order, state.resolved, state.outcomes, state.locked = (), (), (), NONE
