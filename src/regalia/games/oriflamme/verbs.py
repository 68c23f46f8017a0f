"""The only functions that change facts; each records an event."""

from regalia.core import Game, Option, Seat, only, without
from regalia.games.oriflamme.events import (
    Dealt,
    Discarded,
    Eliminated,
    Gained,
    Kept,
    Moved,
    Placed,
    ResolutionBegan,
    Revealed,
    RoundBegan,
    RoundEnded,
    Seated,
    Sprung,
    Stole,
)
from regalia.games.oriflamme.options import Gap, Left, Onto, Right
from regalia.games.oriflamme.state import CARDS, FAMILIES, GAINS, KINDS, SETUP, Card, CardId, Kind, State, named

SIDES: dict[type[Option], str] = {Left: "left", Right: "right", Onto: "onto"}


def seat_players(game: Game[State]) -> None:
    """Rules 4. A random circular order and a random first player."""
    state = game.state
    state.order = tuple(state.chance.shuffled(state.order))
    state.first = state.order[0]
    game.happened(Seated(state.order, state.first))


def deal(game: Game[State], seat: Seat) -> None:
    """Rules 4. Three cards of the family leave the game unseen by others; the rest is the hand."""
    state = game.state
    drawn = frozenset(state.chance.some(KINDS, SETUP.hand))
    state.hands[seat] = tuple([kind for kind in KINDS if kind in drawn])
    state.removed[seat] = tuple([kind for kind in KINDS if kind not in drawn])
    game.happened(Dealt(seat, state.hands[seat], state.removed[seat]))


def begin_round(game: Game[State], number: int) -> None:
    """Rules 5. A round begins; after the first one, the next player clockwise is the first player."""
    state = game.state
    state.round = number
    if number > 1:
        state.first = state.clockwise()[1]
    game.happened(RoundBegan(number, state.first))


def begin_resolution(game: Game[State]) -> None:
    """Rules 5.2. The cursor goes to the head of the queue."""
    game.state.cursor = 0
    game.happened(ResolutionBegan())


def move_on(game: Game[State], card: CardId) -> None:
    """Rules 5.2. The cursor goes right, unless the acting card is gone: then what is now at the cursor acts next."""
    state = game.state
    queue, cursor = state.queue, state.cursor
    if cursor < len(queue) and queue[cursor][-1] == card:
        state.cursor = cursor + 1


def end_round(game: Game[State]) -> None:
    """Rules 5. The queue has been resolved, and stays as it is."""
    game.state.cursor = -1
    game.happened(RoundEnded(game.state.round))


def lift(game: Game[State], seat: Seat, kind: Kind) -> None:
    """Rules 5.1. A card of the hand is chosen; no other player knows which."""
    state = game.state
    state.held = card = f"{FAMILIES[seat]}{state.round}"
    state.cards[card] = Card(kind, seat)
    state.hands[seat] = without(state.hands[seat], kind)


def place(game: Game[State], seat: Seat, where: Left | Right | Onto) -> None:
    """Rules 5.1. The card enters face down and empty; tokens of a card it covers stay where they are."""
    state = game.state
    card, state.held = state.held, ""
    onto = where.card if isinstance(where, Onto) else None
    if onto is not None:
        cover(state, onto, card)
    else:
        state.queue.insert(0 if isinstance(where, Left) else len(state.queue), (card,))
    game.happened(Placed(seat, card, state.cards[card].kind, SIDES[type(where)], onto))


def cover(state: State, below: CardId, card: CardId) -> None:
    """Put a card on top of the pile that shows `below`."""
    index = state.place_of(below)
    state.queue[index] += (card,)


def take_out(state: State, card: CardId) -> None:
    """Rules 5.3. A pile that becomes empty disappears at once; the cursor stays with its pile."""
    index = state.place_of(card)
    pile = state.queue[index]
    if len(pile) > 1:
        state.queue[index] = without(pile, card)
        return
    del state.queue[index]
    if index < state.cursor:
        state.cursor -= 1


def gain(game: Game[State], seat: Seat, points: int, card: CardId, cause: str) -> None:
    """Rules 7. Points come from the supply, which never runs out (rules.md 3)."""
    if points:
        game.state.points[seat] += points
        game.happened(Gained(seat, points, card, cause))


def keep(game: Game[State], card: CardId) -> None:
    """Rules 5.2. A card left face down gathers one token."""
    facts = game.state.cards[card]
    tokens = facts.tokens + GAINS.keep
    game.state.cards[card] = Card(facts.kind, facts.owner, tokens)
    game.happened(Kept(card, tokens))


def reveal(game: Game[State], me: CardId) -> None:
    """Rules 5.2. The owner gains the tokens; a Conspiracy (6.10) doubles them, an Ambush (6.9) is worth 1 instead."""
    card = game.state.cards[me]
    turn_up(game.state, me)
    game.happened(Revealed(me, card.kind, card.tokens))
    facts = CARDS[card.kind]
    gain(game, card.owner, facts.per_token * card.tokens + facts.on_reveal, me, "tokens")


def turn_up(state: State, card: CardId) -> None:
    """Every player knows the card from now on; tokens go back to the supply."""
    facts = state.cards[card]
    if not facts.face_up:
        state.knows.turned_up(named(facts.owner, facts.kind), only(facts.owner))
        state.cards[card] = Card(facts.kind, facts.owner, 0, True)


def discard(game: Game[State], card: CardId) -> None:
    """Rules 6.7. A card that leaves by its own text gives no player a point."""
    kind = send_off(game.state, card)
    game.happened(Discarded(card, kind))


def send_off(state: State, card: CardId) -> Kind:
    """To its owner's discard pile, face up."""
    take_out(state, card)
    turn_up(state, card)
    state.discards[state.owner(card)] += (card,)
    return state.cards[card].kind


def eliminate(game: Game[State], card: CardId, by: CardId) -> None:
    """Rules 6.0. A player who eliminates a card gains 1, and no player gets the tokens on it; an Ambush strikes back."""
    hunter, prey = game.state.owner(by), game.state.owner(card)
    kind = send_off(game.state, card)
    game.happened(Eliminated(card, kind, by))
    gain(game, hunter, GAINS.eliminate, by, "elimination")
    if kind == "ambush":
        gain(game, prey, GAINS.ambush_by_other if prey != hunter else GAINS.ambush_by_owner, card, "ambush")
        game.happened(Sprung(card, by))
        discard(game, by)


def steal(game: Game[State], me: CardId, victim: Seat) -> None:
    """Rules 6.3. From the player's points, never from a card; a player without points loses nothing."""
    points, thief = game.state.points, game.state.owner(me)
    stolen = min(GAINS.steal, points[victim])
    points[victim] -= stolen
    points[thief] += stolen
    game.happened(Stole(thief, victim, stolen, me))


def move(game: Game[State], card: CardId, where: Option, by: CardId) -> None:
    """Rules 6.8. The card keeps its face, its tokens and its secret; gaps are counted in the queue without it."""
    state = game.state
    take_out(state, card)
    if isinstance(where, Gap):
        state.queue.insert(where.index, (card,))
        if where.index <= state.cursor:
            state.cursor += 1
        game.happened(Moved(card, by, where.index, None))
    else:
        assert isinstance(where, Onto), f"a card cannot be moved {where}"
        cover(state, where.card, card)
        game.happened(Moved(card, by, state.place_of(card), where.card))
