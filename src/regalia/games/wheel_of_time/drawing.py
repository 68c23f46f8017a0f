"""The table as text."""

from collections.abc import Iterable

from regalia.core import NOTATION, Seat, Terms
from regalia.games.wheel_of_time.seen import SeenChallenge, SeenPiece, SeenSeat, View


def text(view: View, terms: Terms = NOTATION) -> str:
    """The table as text; `?` is a card one may not know."""
    word = terms.word
    lines = [
        f"{word('turn')} {view.turn} | {word(view.round, 'round')} {view.step and word(view.step, 'step')}"
        f" | {word('dominant')} {terms.seat(view.dominant) if view.dominant >= 0 else '-'}",
        f"{word('pattern')} {view.seats[view.hero].tokens}/{view.neutral}/{view.seats[1 - view.hero].tokens}",
        *[draw_challenge(challenge, view, terms) for challenge in view.challenges],
    ]
    dice = [f"{roll.piece}: {' '.join(f'{die.ability}{die.face + 1}' for die in roll.dice)}" for roll in view.rolls]
    lines += [f"{word('dice')} {each}" for each in dice]
    return "\n".join([*lines, *(draw_seat(view, seat, seen, terms) for seat, seen in enumerate(view.seats))])


def draw_challenge(challenge: SeenChallenge, view: View, terms: Terms) -> str:
    """A challenge, with what both sides have generated."""
    word = terms.word
    name = word(challenge.kind or challenge.form) if not challenge.hidden or challenge.kind else "?"
    result = f"{word(challenge.stage, 'stage')} {challenge.support}:{challenge.opposition}"
    forces = terms.row(draw_piece(piece, terms) for piece in view.pieces if piece.challenge == challenge.id)
    return f"{word('challenge')} {challenge.id} {name} {terms.seat(challenge.seat)} {result} | {forces}"


def draw_seat(view: View, seat: Seat, seen: SeenSeat, terms: Terms) -> str:
    """What lies before a player."""
    word = terms.word
    own = [piece for piece in view.pieces if piece.seat == seat and not piece.challenge]
    hand = seen.hand if seen.hand is not None else ("?",) * seen.held
    return " | ".join(
        (
            f"{terms.seat(seat)} {word(seen.side)}",
            f"{word('hand')} {cards(hand, terms)}",
            f"{word('deck')} {seen.deck}",
            f"{word('pool')} {terms.row(f'{each.count}{each.ability}' for each in seen.pool)}",
            terms.row(draw_piece(piece, terms) for piece in own),
            f"{word('discards')} {cards(seen.discards, terms)}",
            f"{word('killed')} {cards(seen.killed, terms)}",
        )
    )


def cards(kinds: Iterable[str], terms: Terms) -> str:
    """Cards side by side."""
    return terms.row(kind if kind == "?" else terms.word(kind) for kind in kinds)


def draw_piece(piece: SeenPiece, terms: Terms) -> str:
    """A card in play: `~` rotated, `!` in the battleground, with its damage."""
    marks = "~" * piece.rotated + "!" * (piece.place == "field") + f"-{piece.damage}" * (piece.damage > 0)
    host = f">{piece.host}" if piece.host else ""
    return f"{piece.id}:{terms.word(piece.kind)}{host}{marks}"
