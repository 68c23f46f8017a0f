"""Rules 1, 5.2, 8.2. The Pattern, dominance, and the end."""

from regalia.core import Game, Seat
from regalia.games.wheel_of_time import events
from regalia.games.wheel_of_time.content import tables
from regalia.games.wheel_of_time.pieces import NOBODY, Kind
from regalia.games.wheel_of_time.state import Fallen, Round, State
from regalia.games.wheel_of_time.verbs import pools, writing
from regalia.games.wheel_of_time.verbs.writing import happen, note, relaid, touched


def count_pattern(state: State, virtual: int = 0) -> None:
    """Rules 5.6. Twenty tokens at any moment start the Last Battle; `virtual`: including virtual tokens."""
    if not state.full and state.pattern_total + virtual >= tables().constants.pattern_last_battle_total:
        state.full = True
        touched(state)


def add_pattern(game: Game[State], seat: Seat, count: int, why: str = "effect", by: Kind = "") -> None:
    """Add new tokens to a player's section; `by`: by the effect of this card."""
    state = game.state
    state.sections[seat] += count
    touched(state)
    count_pattern(state)
    gained(game, seat, count, why, by)
    game.happened(events.PatternChanged(seat, count, 0, why))


def add_neutral(game: Game[State], count: int, why: str = "effect") -> None:
    """Add new tokens to the neutral section."""
    state = game.state
    state.neutral += count
    touched(state)
    count_pattern(state)
    game.happened(events.PatternChanged(NOBODY, 0, count, why))


def take_neutral(game: Game[State], seat: Seat, count: int, why: str = "effect", by: Kind = "") -> int:
    """Rules 12.7. Move up to this number of neutral tokens to a player's section. Returns how many."""
    state = game.state
    taken = min(count, state.neutral)
    if taken > 0:
        state.neutral -= taken
        state.sections[seat] += taken
        touched(state)
        gained(game, seat, taken, why, by)
        game.happened(events.PatternChanged(seat, taken, -taken, why))
    return taken


def gained(game: Game[State], seat: Seat, count: int, why: str, by: Kind = "") -> None:
    """Triggers respond to the growth of a section."""
    if count > 0:
        note(game.state, "pattern_gained", seat=seat, amount=count, word=why, by=by)
        happen(game.state, "pattern_token_gained", seat=seat, amount=count, cause=why)


def convert(game: Game[State], seat: Seat, count: int, why: str = "effect") -> int:
    """Rules 2.2, 9.14. Make up to this number of a player's tokens neutral. Returns how many."""
    state = game.state
    converted = min(count, state.sections[seat])
    if converted > 0:
        state.sections[seat] -= converted
        state.neutral += converted
        touched(state)
        game.happened(events.PatternChanged(seat, -converted, converted, why))
    return converted


def remove_pattern(game: Game[State], seat: Seat, count: int) -> int:
    """Remove tokens of a section, the neutral one for NOBODY, from the game. Returns how many."""
    state = game.state
    there = state.neutral if seat == NOBODY else state.sections[seat]
    out = min(count, there)
    if seat == NOBODY:
        state.neutral -= out
        game.happened(events.PatternChanged(NOBODY, 0, -out, "removed"))
    else:
        state.sections[seat] -= out
        game.happened(events.PatternChanged(seat, -out, 0, "removed"))
    touched(state)
    return out


def dominate(game: Game[State], seat: Seat) -> None:
    """Rules 5.2. A player is dominant for this turn."""
    game.state.dominant = seat
    touched(game.state)
    game.happened(events.Dominated(seat))


def begin_turn(game: Game[State]) -> None:
    """Rules 5. The next turn begins; once the Pattern has been full, it is one of the Last Battle."""
    state = game.state
    state.turn += 1
    if state.full:
        state.battle += 1
    state.challenges = {}
    state.gone = ()
    state.diary = tuple(note for note in state.diary if note.turn >= state.turn - 1)
    relaid(state)
    game.happened(events.TurnBegan(state.turn, state.battle))


def begin_round(game: Game[State], name: Round, step: str = "") -> None:
    """Rules 5, 7.1. A round of the turn begins: pools and effects of the one before are over."""
    pools.empty_pools(game, for_actions=name == "action")
    writing.end_with_round(game.state)
    game.state.round = name
    game.state.step = step
    game.state.thrown = ()
    touched(game.state)
    game.happened(events.RoundBegan(name))


def set_step(state: State, step: str) -> None:
    """Rules 5. Set the step of the round; a window has its name."""
    if state.step != step:
        state.step = step
        touched(state)


def act(state: State, seat: Seat) -> None:
    """Rules 5.4. Set the player who acts."""
    state.acting = seat
    touched(state)


def lose(game: Game[State], seat: Seat, why: str) -> None:
    """Rules 1. A player will lose at the next victory check."""
    state = game.state
    fallen = Fallen(seat, "", "last_battle" if why == "last_battle" else "nothing_generated")
    state.fallen = (*state.fallen, fallen)


def end_game(game: Game[State]) -> None:
    """Rules 10.2. The game is over; record the reason for each player who lost, or that it took too long."""
    game.state.over = True
    if not game.state.fallen:
        game.happened(events.Undecided(game.state.turn))
    for each in game.state.fallen:
        game.happened(events.Lost(each.seat, each.why, each.kind))


def set_dragon_aside(state: State, kind: str) -> None:
    """Rules 3.2. Set aside a Dragon Reborn from outside the deck face down; none for an empty name."""
    state.dragon = kind
    state.learned += 1


def turn_up_dragon(game: Game[State], enters: bool) -> str:
    """Rules 5.8. The face-down Dragon Reborn is revealed."""
    state = game.state
    kind, state.dragon = state.dragon, ""
    state.learned += 1
    if not enters:
        state.discards[state.hero] = (*state.discards[state.hero], kind)
    game.happened(events.DragonRevealed(kind, enters))
    return kind
