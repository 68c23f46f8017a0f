"""The table as text, and what is printed on a card."""

from collections.abc import Iterable, Sequence

from regalia.core import NOTATION, Seat, Terms
from regalia.games.wheel_of_time.content import NO_NUMBERS, cards, tables
from regalia.games.wheel_of_time.pieces import ABILITIES, Die
from regalia.games.wheel_of_time.seen import SeenChallenge, SeenPiece, SeenSeat, View, copies
from regalia.text.texts import NOT_IN_NAMES


def text(view: View, terms: Terms = NOTATION) -> str:
    """The table as text."""
    word = terms.word
    where = [word(view.round, "round"), *([word(view.step, "step")] if view.step else [])]
    light, shadow = view.seats[view.hero].tokens, view.seats[1 - view.hero].tokens
    lines = [
        f"{word('turn')} {view.turn} | {terms.row(where)}"
        f" | {word('dominant')} {terms.seat(view.dominant) if view.dominant >= 0 else '-'}",
        f"{word('pattern')} {word('light')} {light} | {word('neutral')} {view.neutral} | {word('shadow')} {shadow}",
        *[draw_challenge(challenge, view, terms) for challenge in view.challenges],
        *[f"{word('dice')} {terms.row(draw_die(die, terms) for die in roll.dice)}" for roll in view.rolls],
    ]
    return "\n".join([*lines, *(draw_seat(view, seat, seen, terms) for seat, seen in enumerate(view.seats))])


def draw_die(die: Die, terms: Terms) -> str:
    """A die with its face."""
    faces = next(each.faces for each in tables().ability if each.code == die.ability)
    return f"{terms.word(die.ability)} [{'+'.join(map(terms.word, faces[die.face]))}]"


def draw_challenge(challenge: SeenChallenge, view: View, terms: Terms) -> str:
    """A challenge, with what both sides have generated and who takes part."""
    word = terms.word
    name = word("face_down" if challenge.hidden and not challenge.kind else challenge.kind or challenge.form)
    result = f"{word('S')} {challenge.support} | {word('X')} {challenge.opposition}"
    forces = [
        f"{terms.seat(seat)} {draw_pieces(there, view, terms)}"
        for seat in range(len(view.seats))
        if (there := [piece for piece in view.pieces if piece.challenge == challenge.id and piece.seat == seat])
    ]
    stage = word(challenge.stage, "stage")
    return " | ".join((f"{word('challenge')} {name} {terms.seat(challenge.seat)}", stage, result, *forces))


def draw_seat(view: View, seat: Seat, seen: SeenSeat, terms: Terms) -> str:
    """The area of a player: the hand, cards in play outside challenges, and piles."""
    word = terms.word
    own = [piece for piece in view.pieces if piece.seat == seat and not piece.challenge and not piece.host]
    hand = draw_cards(seen.hand, terms) if seen.hand is not None else seen.held
    pool = [f"{each.count} {word(each.ability)}{f' [{word(each.kind)}]' if each.kind else ''}" for each in seen.pool]
    return "\n".join(
        (
            f"{terms.seat(seat)} {word(seen.side)} | {word('hand')} {hand}"
            f" | {word('deck')} {seen.deck} | {word('pool')} {terms.row(pool)}",
            f"  {word('play')} {draw_pieces(own, view, terms)}",
            f"  {word('discards')} {draw_cards(seen.discards, terms)} | {word('killed')} {draw_cards(seen.killed, terms)}",
        )
    )


def draw_cards(kinds: Iterable[str], terms: Terms) -> str:
    """Cards side by side."""
    return terms.row(map(terms.word, kinds))


def draw_pieces(pieces: Iterable[SeenPiece], view: View, terms: Terms) -> str:
    """Cards in play side by side."""
    return terms.row(draw_piece(piece, view, terms) for piece in pieces)


def draw_piece(piece: SeenPiece, view: View, terms: Terms) -> str:
    """A card in play with its current abilities, its damage and tokens, where it is, and what is attached to it."""
    word = terms.word
    _, number = copies(view)[piece.id]
    abilities = zip(ABILITIES, piece.abilities, strict=False)
    facts = [
        *[f"{word(name)} {seen.current}" for name, seen in abilities if seen.printed or seen.current],
        *([f"{word('D')} {piece.damage}"] if piece.damage else []),
        *[f"{word(name)} {count}" for name, count in piece.tokens],
        *([f"{word('control')} {piece.control[0]}:{piece.control[1]}"] if any(piece.control) else []),
        *([word("rotated")] if piece.rotated else []),
        *([word("field", "place")] if piece.place == "field" and not piece.challenge else []),
        *[word(each.kind) for each in view.pieces if each.host == piece.id],
    ]
    name = f"{word(piece.kind)} {number}" if number else word(piece.kind)
    if terms is NOTATION:
        name = f"{piece.id}:{piece.kind}"
    return f"{name} [{terms.row(facts)}]" if facts else name


def numbers(name: str) -> Sequence[tuple[str, dict[str, int]]]:
    """What is printed on a card: its type, cost and abilities, allegiances and traits."""
    facts = cards().get(name)
    if facts is None:
        return []
    cost, abilities = zip(ABILITIES, facts.cost or NO_NUMBERS, strict=True), zip(ABILITIES, facts.abilities, strict=True)
    return [
        (f"subtype-{facts.subtype}" if facts.subtype else f"type-{facts.type}", {}),
        *[(f"costs-{ability}", {"count": count}) for ability, count in cost if count],
        *[(f"has-{ability}", {"count": count}) for ability, count in abilities if count],
        *[(f"kind-{NOT_IN_NAMES.sub('_', each)}", {}) for each in (*facts.allegiances, *facts.traits)],
    ]
