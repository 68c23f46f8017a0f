"""Rules 4. What each seat can see."""

from itertools import groupby
from typing import Any

from msgspec.structs import replace

from regalia.core import Eyes, Game, Noun, Seat
from regalia.games.wheel_of_time.effective.abilities import current, mortally_wounded, parts, permanent, printed_abilities
from regalia.games.wheel_of_time.effective.cards import allegiances, hand_limit, is_force, traits
from regalia.games.wheel_of_time.effective.challenges import ending, totals
from regalia.games.wheel_of_time.effective.dice import acts_as, dice, symbol_allegiances
from regalia.games.wheel_of_time.pieces import ABILITIES, UNDECIDED, Challenge, ChallengeId, Kind, PieceId
from regalia.games.wheel_of_time.seen import (
    SeenChallenge,
    SeenLasting,
    SeenNumber,
    SeenPiece,
    SeenSeat,
    SeenSymbols,
    Shown,
    View,
    copies,
)
from regalia.games.wheel_of_time.state import State


def see(game: Game[State], eyes: Eyes) -> View:
    """The public view."""
    state = game.state
    shown = game.shown(eyes)
    return View(
        turn=state.turn,
        battle=state.battle,
        round=state.round,
        step=state.step,
        dominant=state.dominant,
        acting=state.acting,
        resolving=state.resolving,
        hero=state.hero,
        neutral=state.neutral,
        total=state.pattern_total,
        full=state.full,
        dragon=None if state.dragon else "",
        pieces=tuple([see_piece(state, me) for me in state.pieces]),
        challenges=tuple([see_challenge(state, number, challenge) for number, challenge in state.challenges.items()]),
        rolls=state.rolls,
        thrown=state.thrown,
        seats=tuple([see_seat(state, seat) for seat in state.seats]),
        lasting=tuple(
            [SeenLasting(each.ref.kind, each.ref.entry, each.ctx.seat, each.until, each.on) for each in state.lasting]
        ),
        fallen=state.fallen,
        over=state.over,
        shown=shown if isinstance(shown, Shown) else Shown(),
        about=about(state, shown) if isinstance(shown, Shown) else None,
    )


def about(state: State, shown: Shown) -> Kind | None:
    """The card that a question is about."""
    return shown.kind or (state.pieces[shown.piece].kind if shown.piece in state.pieces else None)


def beyond(view: View, game: Game[State], eyes: Eyes) -> View:
    """The view of these eyes: with their own hands, decks, face-down cards, and what they were shown."""
    state = game.state
    shown = game.shown(eyes)
    return replace(
        view,
        dragon=state.dragon if state.hero in eyes else view.dragon,
        challenges=tuple(
            [
                replace(seen, kind=state.challenges[seen.id].kind) if seen.hidden and seen.seat in eyes else seen
                for seen in view.challenges
            ]
        ),
        seats=tuple([see_closely(state, seat, seen, eyes) for seat, seen in enumerate(view.seats)]),
        shown=shown if isinstance(shown, Shown) else Shown(),
    )


def see_piece(state: State, me: PieceId) -> SeenPiece:
    """A card in play."""
    piece = state.pieces[me]
    force = is_force(state, me)
    printed = printed_abilities(state, me)
    return SeenPiece(
        me,
        piece.kind,
        piece.owner,
        piece.seat,
        piece.place,
        piece.challenge,
        piece.rotated,
        piece.damage,
        piece.corruption,
        piece.host,
        piece.avatar,
        piece.starting,
        piece.tokens,
        piece.control,
        piece.memory.chosen,
        piece.was,
        piece.sub,
        piece.fulfilled,
        abilities=tuple(
            [
                SeenNumber(printed[index], permanent(state, me, ability), current(state, me, ability))
                for index, ability in enumerate(ABILITIES)
            ]
        )
        if force
        else (),
        changes=parts(state, me) if force else (),
        traits=tuple(sorted(traits(state, me))),
        allegiances=tuple(sorted(allegiances(state, me))),
        acts_as=acts_as(state, me) if force else "char",
        mortal=force and mortally_wounded(state, me),
        dice=dice(state, me, piece.challenge) if piece.challenge else (),
        stashed=len(state.stash(me)),
    )


def see_challenge(state: State, number: ChallengeId, challenge: Challenge) -> SeenChallenge:
    """A challenge, as every player sees it."""
    support, opposition = totals(state, number)
    undecided = number == state.resolving and challenge.stage in UNDECIDED
    return SeenChallenge(
        number,
        challenge.form,
        challenge.seat,
        None if challenge.hidden else challenge.kind,
        challenge.piece,
        challenge.hidden,
        challenge.targets,
        challenge.kinds,
        challenge.players,
        challenge.memory.chosen,
        challenge.stage,
        challenge.scores,
        support,
        opposition,
        ending(state, number) if undecided else "",
        challenge.loose,
        challenge.targeted,
        challenge.terrain,
        challenge.winner,
        challenge.margin,
    )


def see_seat(state: State, seat: Seat) -> SeenSeat:
    """The public view of a player."""
    return SeenSeat(
        side=state.side(seat),
        tokens=state.sections[seat],
        avatar=state.avatar(seat),
        hand=None,
        held=len(state.hands[seat]),
        known=(),
        deck=len(state.decks[seat]),
        deck_list=None,
        top=(),
        discards=state.discards[seat],
        killed=state.killed[seat],
        removed=state.removed[seat],
        pool=tuple(
            [
                SeenSymbols(
                    symbol.ability,
                    symbol.source,
                    symbol.kind,
                    len([*equal]),
                    tuple(sorted(symbol_allegiances(state, symbol))),
                    symbol.use,
                    symbol.held,
                )
                for symbol, equal in groupby(state.pools[seat])
            ]
        ),
        hand_limit=hand_limit(state, seat),
        stashed=(),
    )


def see_closely(state: State, seat: Seat, seen: SeenSeat, eyes: Eyes) -> SeenSeat:
    """A player, as these eyes see them."""
    own = seat in eyes
    tops = max((state.known_tops[observer][seat] for observer in eyes), key=len)
    return replace(
        seen,
        hand=state.hands[seat] if own else None,
        known=state.known_hands[seat],
        deck_list=tuple(sorted(state.decks[seat])) if own else None,
        top=tuple(kind or None for kind in tops),
        stashed=tuple(each for each in state.stashed if state.pieces[each[0]].owner == seat) if own else (),
    )


def nouns(view: Any) -> dict[str, Noun]:
    """Names of pieces and challenges: their cards, with numbers for copies."""
    apart = copies(view)
    found = {
        str(piece.id): Noun("piece", {"kind": piece.kind, "player": apart[piece.id][0], "number": apart[piece.id][1]})
        for piece in view.pieces
    }
    for challenge in view.challenges:
        found[str(challenge.id)] = Noun("challenge", {"kind": challenge.kind or challenge.form, "form": challenge.form})
    return found
