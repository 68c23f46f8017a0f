"""Rules 10. What each seat can see, and the table as text."""

from functools import cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from regalia.core import NOTATION, BySeat, Eyes, Game, Noun, Seat, Terms
from regalia.games.oriflamme.state import PLACED, ZONES, CardId, Kind, Pile, PileIndex, State


class SeenCard(Struct, frozen=True, gc=False):
    """A placed card as a viewer sees it; `kind` is None if the viewer cannot see it."""

    owner: Seat
    kind: Kind | None
    tokens: int
    face_up: bool


class SeenSeat(Struct, frozen=True, gc=False):
    """A player's area. Others see only the number of cards in hand."""

    points: int
    hand: tuple[Kind, ...] | None
    hand_size: int
    removed: tuple[Kind, ...] | None
    discards: tuple[CardId, ...]


class View(Struct, frozen=True, gc=False):
    """The table through some eyes."""

    round: int
    phase: Literal["placement", "resolution", "over"]
    first: Seat
    order: tuple[Seat, ...]
    queue: tuple[Pile, ...]
    cursor: PileIndex | None
    acting: CardId | None
    held: Kind | None
    """The card picked from the hand and about to be placed."""
    moving: CardId | None
    """The card that a Royal Decree has picked up and is about to move; gaps are counted without it."""
    cards: dict[CardId, SeenCard]
    seats: BySeat[SeenSeat]


def see(game: Game[State], eyes: Eyes) -> View:
    """The public view, built from scratch."""
    state = game.state
    return View(
        round=state.round,
        phase=phase(game),
        first=state.first,
        order=state.order,
        queue=tuple(state.queue),
        cursor=state.cursor if state.cursor >= 0 else None,
        acting=state.acting() if 0 <= state.cursor < len(state.queue) else None,
        held=None,
        moving=game.shown(eyes),
        cards={card: see_card(state, card, eyes) for card in state.cards if card != state.held},
        seats=tuple([see_seat(state, seat) for seat in state.seats]),
    )


def beyond(view: View, game: Game[State], eyes: Eyes) -> View:
    """The view of these eyes: the public `view` with their hands, removed cards and face-down cards."""
    state = game.state
    down = [card for card, seen in view.cards.items() if seen.owner in eyes and not seen.face_up]
    return replace(
        view,
        held=see_card(state, state.held, eyes).kind if state.held else None,
        cards=view.cards | {card: see_card(state, card, eyes) for card in down},
        seats=tuple(
            [
                replace(seen, hand=state.hand(seat), removed=state.removed[seat]) if seat in eyes else seen
                for seat, seen in enumerate(view.seats)
            ]
        ),
    )


def phase(game: Game[State]) -> Literal["placement", "resolution", "over"]:
    """The half of the round, or that the game is over."""
    if game.is_over:
        return "over"
    return "placement" if game.state.cursor < 0 else "resolution"


def see_card(state: State, card: CardId, eyes: Eyes) -> SeenCard:
    """A card on the table; its kind if it is shown to these eyes."""
    facts, shown = state.cards[card], ZONES.shows(state, PLACED, card, eyes)
    return SeenCard(facts.owner, facts.kind if shown else None, facts.tokens, facts.face_up)


def see_seat(state: State, seat: Seat) -> SeenSeat:
    """Points and discards are public."""
    return SeenSeat(state.points[seat], None, len(state.hand(seat)), None, state.discards[seat])


def nouns(view: View) -> dict[str, Noun]:
    """The name of each placed card for the viewers of this view."""
    places = {card: index + 1 for index, pile in enumerate(view.queue) for card in pile}
    return {card: noun(facts.owner, facts.kind, facts.face_up, places.get(card, 0)) for card, facts in view.cards.items()}


@cache
def noun(owner: Seat, kind: Kind | None, face_up: bool, place: int) -> Noun:
    """A known card goes by its name, an unknown one by its owner and, among several, its place in the queue."""
    if kind is None:
        return Noun("card-hidden", {"owner": owner, "place": place})
    return Noun("card-known", {"owner": owner, "kind": kind, "face_up": face_up})


def text(view: View, terms: Terms = NOTATION) -> str:
    """The table in the notation of the worked examples, or in players' words; `?` is a card the viewer cannot see."""
    word = terms.word
    lines = [
        f"{word('round')} {view.round} | {word('first')} {terms.seat(view.first)} | {word(view.phase, 'phase')}"
        + (f" | {word('cursor')} {view.cursor}" if view.cursor is not None else ""),
        f"{word('points')} " + terms.row(terms.has(seat, facts.points) for seat, facts in enumerate(view.seats)),
        f"{word('queue')} " + terms.row(draw_pile(view, pile, terms) for pile in view.queue),
    ]
    lines += [
        f"{word('hand')} {terms.seat(seat)}: {terms.row(map(word, facts.hand))}"
        for seat, facts in enumerate(view.seats)
        if facts.hand
    ]
    return "\n".join(lines)


def draw_pile(view: View, pile: Pile, terms: Terms) -> str:
    """A pile from bottom to top: `[B.heir]/(B.lord+2)`."""
    return "/".join(draw_card(view.cards[card], terms) for card in pile)


def draw_card(card: SeenCard, terms: Terms) -> str:
    """`[A.lord]` face up, `(A.lord+2)` face down with two tokens, `(A.?)` unknown."""
    kind = terms.word(card.kind) if card.kind else "?"
    name = f"{terms.seat(card.owner)}.{kind}" + (f"+{card.tokens}" if card.tokens else "")
    return f"[{name}]" if card.face_up else f"({name})"
