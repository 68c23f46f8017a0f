"""Rules 12. The end of the game: scores and the winner."""

from regalia.core import Rank, Seat, ranked
from regalia.games.nocturion.effects import EndPenalty
from regalia.games.nocturion.state import State


def penalty(state: State, seat: Seat) -> int:
    """Rules 10.2. The prestige that a seat's curses cost at the end, by the number of copies of each."""
    curses = state.curses[seat]
    return sum(
        effect.values[min(curses.count(curse), len(effect.values)) - 1]
        for curse in dict.fromkeys(curses)
        for effect in state.printed.curses[curse].effects
        if isinstance(effect, EndPenalty)
    )


def score(state: State, seat: Seat) -> int:
    """Rules 12. Prestige tokens, less the penalty."""
    return state.prestige[seat] - penalty(state, seat)


def stabled(state: State, seat: Seat) -> int:
    """Rules 12. The printed prestige of the beasts in a stable, ready or exhausted."""
    return sum(state.printed.beasts[each.beast].prestige for each in state.stables[seat])


def rank(state: State) -> list[Rank]:
    """Rules 12. The highest score wins, then the beasts' prestige, then fewer resources; still tied, it is shared."""
    return ranked({seat: (score(state, seat), stabled(state, seat), -sum(state.stores[seat])) for seat in state.seats})
