"""Rules 2.2, 9, 10. Cards in play enter, leave, rotate, move, take damage, die.

`wound` and `slay` apply directly; `hurt` and `kill` in `ops` first apply the replacements of the card.
"""

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from regalia.core import Game, Seat
from regalia.games.wheel_of_time import events
from regalia.games.wheel_of_time.effective.cards import allegiances
from regalia.games.wheel_of_time.pieces import ChallengeId, Kind, Memory, Piece, PieceId, Place
from regalia.games.wheel_of_time.state import Fallen, State
from regalia.games.wheel_of_time.verbs import pools, writing
from regalia.games.wheel_of_time.verbs.cards import OPEN_PILES, come_to_hand, lay_on_discards, shuffle_in
from regalia.games.wheel_of_time.verbs.writing import change, happen, next_id, note, put, relaid


def enter(
    game: Game[State],
    kind: Kind,
    owner: Seat,
    how: Literal["start", "recruit", "play", "effect", "replace", "become"],
    seat: Seat | None = None,
    host: PieceId = 0,
    place: Place = "home",
    avatar: bool = False,
    starting: bool = False,
    sub: str = "",
    memory: Memory = Memory(),  # noqa: B008 - a frozen record
) -> PieceId:
    """Rules 9.1. A card enters play, ready; it must have left its former place. Returns its number."""
    state = game.state
    me = next_id(state)
    controller = owner if seat is None else seat
    piece = Piece(kind, owner, controller, place, host=host, avatar=avatar, starting=starting, sub=sub, memory=memory)
    put(state, me, piece)
    game.happened(events.Entered(me, kind, controller, host, how))
    happen(state, "play", piece=me, kind=kind, seat=controller)
    return me


def remove(game: Game[State], me: PieceId) -> Piece:
    """Remove a piece from the table and discard what is attached to it (rules 11.4)."""
    state = game.state
    pools.remember(state, me, allegiances(state, me))
    piece = state.pieces.pop(me)
    state.gone = (*state.gone, (me, piece))
    writing.end_with_piece(state, me)
    hidden = state.stash(me)
    if hidden:
        state.stashed = tuple(each for each in state.stashed if each[0] != me)
        lay_on_discards(state, piece.owner, hidden)
    relaid(state)
    for attached in [number for number, each in state.pieces.items() if each.host == me]:
        discard_from_play(game, attached)
    return piece


def leave_play(game: Game[State], me: PieceId, to: events.Where) -> None:
    """A card in play goes to its owner's hand, deck or one of the piles. An avatar stays (rules 9.17)."""
    state = game.state
    if me not in state.pieces or (state.pieces[me].avatar and to != "killed"):
        return
    piece = remove(game, me)
    kind = piece.kind
    if to == "hand":
        come_to_hand(game, piece.owner, kind, "play", shown=True)
    elif to == "deck":
        shuffle_in(game, piece.owner, kind, "play")
    else:
        piles: list[tuple[Kind, ...]] = getattr(state, OPEN_PILES[to])
        piles[piece.owner] = (*piles[piece.owner], kind)
        game.happened(events.Left(me, kind, piece.owner, to))


def discard_from_play(game: Game[State], me: PieceId) -> None:
    """A card in play goes to its owner's discard pile."""
    state = game.state
    if me in state.pieces and not state.pieces[me].avatar:
        kind, owner = state.pieces[me].kind, state.pieces[me].owner
        leave_play(game, me, "discard")
        happen(state, "any_discard", piece=me, seat=owner, kind=kind, cause="play")


def slay(game: Game[State], me: PieceId, taveren: bool, by: PieceId = 0, cause: str = "effect") -> None:
    """Rules 9.5, 10.1. A force goes to its owner's killed pile; `taveren` if it has this trait now.

    A player whose avatar is there loses at the next victory check, the Hero also for a Ta'veren.
    """
    state = game.state
    piece = state.pieces[me]
    if piece.avatar:
        state.fallen = (*state.fallen, Fallen(piece.owner, piece.kind, "avatar"))
    if taveren and piece.seat == state.hero:
        state.fallen = (*state.fallen, Fallen(piece.seat, piece.kind, "taveren"))
    remove(game, me)
    state.killed[piece.owner] = (*state.killed[piece.owner], piece.kind)
    note(state, "killed", piece=me, kind=piece.kind, seat=piece.seat, word=cause)
    game.happened(events.Killed(me, piece.kind, piece.owner))
    happen(state, "killed", piece=me, kind=piece.kind, seat=piece.seat, by=by, cause=cause, challenge=piece.challenge)


def wound(game: Game[State], me: PieceId, amount: int, by: PieceId = 0, special: str = "") -> None:
    """Rules 6.6.5, 9.2. Damage tokens are put on a card."""
    if amount <= 0:
        return
    state = game.state
    piece = state.pieces[me]
    words = (*piece.special, *(special,) * amount) if special else piece.special
    change(state, me, damage=piece.damage + amount, special=words)
    note(
        state, "damaged", piece=me, kind=piece.kind, seat=piece.seat, amount=amount, word=str(by), challenge=piece.challenge
    )
    game.happened(events.Damaged(me, amount, by))
    happen(state, "damaged", piece=me, kind=piece.kind, seat=piece.seat, amount=amount, by=by, challenge=piece.challenge)


def heal(game: Game[State], me: PieceId, amount: int) -> int:
    """Rules 9.3. Damage tokens are taken off a card, as many as there are. Returns how many."""
    state = game.state
    piece = state.pieces[me]
    healed = min(amount, piece.damage)
    if healed > 0:
        left = piece.damage - healed
        change(state, me, damage=left, special=piece.special[:left])
        game.happened(events.Healed(me, healed))
    return healed


def move_damage(game: Game[State], source: PieceId, to: PieceId, amount: int) -> None:
    """Rules 13. Damage tokens go from one card to another; this is neither new damage nor healing."""
    state = game.state
    taken, held = state.pieces[source], state.pieces[to]
    moved = min(amount, taken.damage)
    change(state, source, damage=taken.damage - moved, special=taken.special[: taken.damage - moved])
    change(state, to, damage=held.damage + moved)
    game.happened(events.Healed(source, moved))
    game.happened(events.Damaged(to, moved, source))


def corrupt(game: Game[State], me: PieceId, amount: int) -> None:
    """Rules 9.10. Put corruption tokens on a card, or remove them."""
    state = game.state
    before = state.pieces[me].corruption
    change(state, me, corruption=max(0, before + amount))
    game.happened(events.TokensChanged(me, "corruption", state.pieces[me].corruption - before))


def rotate(game: Game[State], me: PieceId, why: str = "") -> None:
    """Rules 9.1. A ready card is rotated."""
    state = game.state
    if not state.pieces[me].rotated:
        piece = change(state, me, rotated=True)
        writing.end_named(state, me)
        note(state, "rotated", piece=me, kind=piece.kind, seat=piece.seat, word=why)
        game.happened(events.Rotated(me))
        happen(state, "rotated", piece=me, kind=piece.kind, seat=piece.seat, cause=why, challenge=piece.challenge)


def ready(game: Game[State], me: PieceId) -> None:
    """Rules 9.1. A rotated card is readied."""
    if game.state.pieces[me].rotated:
        change(game.state, me, rotated=False)
        game.happened(events.Readied(me))


def ready_all(game: Game[State], pieces: Iterable[PieceId]) -> None:
    """Rules 5.2. These cards are readied; all forces return to the home front."""
    state, readied = game.state, tuple(pieces)
    for me in readied:
        change(state, me, rotated=False)
    for me, piece in [*state.pieces.items()]:
        if piece.place == "field" or piece.challenge:
            change(state, me, place="home", challenge=0)
    game.happened(events.AllReadied(readied))


def move(game: Game[State], pieces: Iterable[PieceId], place: Place) -> None:
    """Forces go to the home front or to the battleground; a force that goes home participates in nothing."""
    state, moved = game.state, tuple(pieces)
    for me in moved:
        change(state, me, place=place, challenge=0 if place == "home" else state.pieces[me].challenge)
    if moved:
        game.happened(events.Moved(moved, place))


def commit(state: State, me: PieceId, challenge: ChallengeId) -> Piece:
    """Rules 5.3. A force goes to a challenge. It has not joined yet: it still stands down if it exceeds a cap."""
    return change(state, me, place="field", challenge=challenge)


def join(game: Game[State], me: PieceId, challenge: ChallengeId, how: Literal["commit", "reinforce", "effect"]) -> None:
    """Rules 5.3, 5.4, 9.18. A force becomes a participant, in the battleground."""
    state = game.state
    piece = commit(state, me, challenge)
    note(state, "participated", piece=me, kind=piece.kind, seat=piece.seat, challenge=challenge, word=how)
    game.happened(events.Joined(me, challenge, how))
    happen(state, "joined", piece=me, kind=piece.kind, seat=piece.seat, challenge=challenge, cause=how)


def stand_down(game: Game[State], me: PieceId, why: str = "") -> None:
    """Rules 12.7. A force ceases to participate; it stays in the battleground."""
    state = game.state
    if state.pieces[me].challenge or state.pieces[me].place == "home" or why:
        change(state, me, place="field", challenge=0)
        game.happened(events.StoodDown(me, why))


def disband(state: State, challenge: ChallengeId) -> None:
    """Rules 6.1. A challenge is over: participation in it ends."""
    for me in state.participants(challenge):
        change(state, me, challenge=0)


def take_control(game: Game[State], me: PieceId, seat: Seat) -> None:
    """Change the controller of a card, possibly to none."""
    if game.state.pieces[me].seat != seat:
        change(game.state, me, seat=seat)
        game.happened(events.ControlChanged(me, seat))


def attach(game: Game[State], me: PieceId, host: PieceId, sub: str = "") -> None:
    """An advantage in play moves to another card; `sub` is its new kind, if that changes."""
    change(game.state, me, host=host, **({"sub": sub} if sub else {}))


def add_tokens(game: Game[State], me: PieceId, kind: str, amount: int) -> None:
    """Put tokens of a kind on a card, or remove them, never below 0."""
    state = game.state
    tokens = dict(state.pieces[me].tokens)
    before = tokens.get(kind, 0)
    tokens[kind] = max(0, before + amount)
    change(state, me, tokens=tuple(sorted((name, number) for name, number in tokens.items() if number)))
    if tokens[kind] != before:
        game.happened(events.TokensChanged(me, kind, tokens[kind] - before))
    if before and not tokens[kind]:
        piece = state.pieces[me]
        happen(state, "tokens_empty", piece=me, kind=piece.kind, seat=piece.seat, cause=kind)


def replace_piece(game: Game[State], me: PieceId, kind: Kind) -> None:
    """Rules 9.6. A character is replaced: the new one keeps all but permanent gains; the old one is out of the game."""
    state = game.state
    piece = state.pieces[me]
    put(state, me, replace(piece, kind=kind, was=(*piece.was, piece.kind)))
    state.removed[piece.owner] = (*state.removed[piece.owner], piece.kind)
    state.lasting = tuple(each for each in state.lasting if not (each.until == "perm" and each.on == (me,)))
    relaid(state)
    game.happened(events.Replaced(me, piece.kind, kind))
    happen(state, "play", piece=me, kind=kind, seat=piece.seat)
    happen(state, "replaced", piece=me, kind=kind, seat=piece.seat)


def return_to_hand(game: Game[State], me: PieceId) -> None:
    """A card in play goes back to its owner's hand."""
    leave_play(game, me, "hand")


def lose_trait(state: State, me: PieceId, trait: str) -> None:
    """A card loses a trait permanently."""
    change(state, me, lost=(*state.pieces[me].lost, trait))


def gain_trait(state: State, me: PieceId, trait: str) -> None:
    """A card gains a trait permanently."""
    change(state, me, gained=(*state.pieces[me].gained, trait))


def fulfil(state: State, me: PieceId) -> None:
    """Rules 9.9. A prophecy is fulfilled."""
    change(state, me, fulfilled=True)
