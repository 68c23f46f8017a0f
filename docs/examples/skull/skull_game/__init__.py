"""Rules 1. Skull: lay roses or your skull face down, and bid how many roses you can turn over. Three to six players."""

from msgspec import Struct

from regalia import core
from skull_game import state as facts
from skull_game import steps
from skull_game.state import HANDS, PILES, ZONES, State, kind


class Player(Struct, frozen=True):
    """What lies before a seat. None is a disc that these eyes cannot see."""

    points: int
    hand: tuple[str | None, ...]
    pile: tuple[str | None, ...]
    """From the top down."""
    shown: tuple[str, ...]
    """What was turned over in the last challenge."""


class View(Struct, frozen=True):
    """The table."""

    seats: tuple[Player, ...]


def see(game: core.Game[State], eyes: core.Eyes) -> View:
    """Every player sees how many discs there are, and those that were turned over."""
    state = game.state

    def faces(zone: core.Piles, seat: core.Seat) -> tuple[str | None, ...]:
        return tuple(kind(disc) if ZONES.sees(state, zone, seat, disc, eyes) else None for disc in zone.pile(state, seat))

    def player(seat: core.Seat) -> Player:
        return Player(state.points[seat], faces(HANDS, seat), faces(PILES, seat)[::-1], state.shown[seat])

    return View(tuple(map(player, state.seats)))


def text(view: View, terms: core.Terms) -> str:
    """A line for each seat: points, hand, pile, what was turned over."""

    def row(discs: tuple[str | None, ...]) -> str:
        return terms.row(terms.word(disc or "hidden") for disc in discs)

    return "\n".join(
        f"{terms.has(seat, one.points)} | {row(one.hand)} | {row(one.pile)} | {row(one.shown)}"
        for seat, one in enumerate(view.seats)
    )


def begin(seats: int, agreed: core.TableOptions, chance: core.Chance) -> tuple[State, tuple[core.Step, ...]]:
    """Rules 1. Everyone takes three roses and a skull; chance says who begins."""
    first, hands = chance.below(seats), [tuple(f"{seat}:{face}" for face in facts.SET) for seat in range(seats)]
    state = State(chance, core.Knowledge(), hands, [()] * seats, [()] * seats, [()] * seats, [0] * seats)
    return state, (steps.Round(first, first),)


def rank(state: State) -> list[core.Rank]:
    """Rules 7. Who has won; then won challenges and discs count."""
    return core.ranked(
        {seat: (int(seat in state.winners()), state.points[seat], len(state.hands[seat])) for seat in state.seats}
    )


RULES = core.Rules(
    slug="skull",
    version=1,
    seats=range(3, 7),
    state=State,
    choices=(*core.found(core.Option, facts), core.Pass),
    steps=core.found(core.Step, steps),
    events=core.found(core.Event, facts),
    begin_with=begin,
    see=see,
    situation=lambda game, seat: {
        "hand": len(game.state.hands[seat]),
        "laid": game.state.laid,
        "points": game.state.points[seat],
    },
    zones=ZONES,
    rank=rank,
    text=text,
)
