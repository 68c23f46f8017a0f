"""Rules 5.3, 6.7. Challenges are declared, revealed, aimed, resolved."""

from collections.abc import Sequence

from regalia.core import Game, Seat
from regalia.games.wheel_of_time import events
from regalia.games.wheel_of_time.pieces import NOBODY, Challenge, ChallengeForm, ChallengeId, Id, Kind, PieceId, Stage
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.verbs.cards import lay_on_discards, leave_hand_unseen, without
from regalia.games.wheel_of_time.verbs.writing import change, change_challenge, forget_uses, happen, next_id, note, touched


def declare(game: Game[State], seat: Seat, form: ChallengeForm, kind: Kind = "", piece: PieceId = 0) -> ChallengeId:
    """Rules 5.3. A challenge is declared; a card from hand lies face down."""
    state = game.state
    if form == "card":
        leave_hand_unseen_but_near(state, seat, kind)
    number = next_id(state)
    state.challenges[number] = Challenge(form, seat, kind, piece, hidden=form == "card")
    touched(state)
    game.happened(events.Declared(seat, number, form, kind))
    return number


def leave_hand_unseen_but_near(state: State, seat: Seat, card: Kind) -> None:
    """A card goes face down from a hand; cards known to be in the hand can now be in either place."""
    known = state.known_hands[seat]
    leave_hand_unseen(state, seat, card)
    state.known_hands[seat] = known


def declare_nothing(game: Game[State], seat: Seat) -> None:
    """Rules 5.3. A player declares nothing."""
    game.happened(events.NothingDeclared(seat))


def reveal(game: Game[State], number: ChallengeId) -> None:
    """Rules 5.3. A face-down challenge is turned up."""
    state = game.state
    challenge = change_challenge(state, number, hidden=False)
    state.known_hands[challenge.seat] = without(state.known_hands[challenge.seat], challenge.kind)
    state.learned += 1
    game.happened(events.ChallengeRevealed(number, challenge.kind))


def aim(
    game: Game[State],
    number: ChallengeId,
    targets: Sequence[Id] = (),
    kinds: Sequence[Kind] = (),
    players: Sequence[Seat] = (),
) -> None:
    """Rules 5.3. The targets of a challenge are chosen."""
    challenge = change_challenge(game.state, number, targets=tuple(targets), kinds=tuple(kinds), players=tuple(players))
    game.happened(events.Aimed(challenge.seat, challenge.kind, challenge.targets, challenge.kinds, challenge.players, ""))


def stage(state: State, number: ChallengeId, to: Stage) -> None:
    """Rules 6.1. Set the stage of a challenge."""
    change_challenge(state, number, stage=to)
    forget_uses(state, "step")


def begin_resolving(state: State, number: ChallengeId) -> None:
    """Rules 5.5. This challenge is resolved next; 0 when none is."""
    state.resolving = number
    if number:
        state.thrown = ()
    touched(state)


def settle_result(game: Game[State], number: ChallengeId, support: int, opposition: int, winner: Seat) -> None:
    """Rules 6.7. The result is fixed."""
    state = game.state
    challenge = change_challenge(state, number, margin=support - opposition, winner=winner)
    if winner != NOBODY:
        note(state, "succeeded", seat=winner)
    game.happened(events.Resolved(number, challenge.form, challenge.kind, support, opposition, winner))


def keep_card(state: State, number: ChallengeId) -> None:
    """Rules 6.7. The card of a challenge is not discarded: it has become something else."""
    change_challenge(state, number, kept=True)


def make_void(state: State, number: ChallengeId) -> None:
    """Rules 6.7. The target of a challenge is gone, so it has no effect."""
    change_challenge(state, number, void=True)


def put_away(state: State, number: ChallengeId) -> None:
    """Rules 6.7. The card of a resolved challenge is discarded."""
    challenge = state.challenges[number]
    if challenge.form == "card" and not challenge.kept:
        lay_on_discards(state, challenge.seat, (challenge.kind,))
    change_challenge(state, number, stage="resolved")


def set_terrain(state: State, number: ChallengeId, kind: Kind) -> None:
    """Rules 12.7. Put a Terrain card on a challenge."""
    change_challenge(state, number, terrain=kind)


def add_control(game: Game[State], me: PieceId, seat: Seat, amount: int) -> None:
    """Rules 6.7. Control tokens of a player are put on a contested advantage, or taken off it."""
    state = game.state
    before = state.pieces[me].control
    counts = list(before)
    counts[seat] = max(0, counts[seat] + amount)
    if tuple(counts) != before:
        piece = change(state, me, control=(counts[0], counts[1]))
        game.happened(events.ControlTokensChanged(me, seat, counts[seat] - before[seat]))
        happen(state, "control_changed", piece=me, kind=piece.kind, seat=seat, amount=counts[seat] - before[seat])
