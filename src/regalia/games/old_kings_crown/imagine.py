"""Rules 17. What a seat cannot know, dealt anew; and what it has learned."""

from msgspec.structs import replace

from regalia.core import Chance, Game, Seat
from regalia.games.old_kings_crown.content import CARDS_OF, KINGDOM, CardId
from regalia.games.old_kings_crown.pieces import Held, Laid
from regalia.games.old_kings_crown.state import State

HAND = 1 << 30
"""Later than anything: a hand may hold whatever came to it."""


def imagine(game: Game[State], seat: Seat, chance: Chance) -> State:
    """The same table, with hands, face-down cards and decks dealt anew as far as the seat cannot know them."""
    state = game.state.copy()
    if game.is_over:
        return state
    for other in range(len(state.factions)) if len(state.factions) == len(state.seats) else ():
        if other == seat:
            deal_own_deck(state, seat, chance)
        else:
            deal_player(state, other, seat, chance)
    deal_kingdom_deck(state, seat, chance)
    return state


def located(state: State, owner: Seat) -> set[CardId]:
    """A player's cards that lie open for everybody, and those not yet in play."""
    cards = {*state.discards[owner], *state.arriving[owner], *state.occupiers[owner], *state.sites[owner]}
    cards |= {
        *state.lost,
        *state.burned,
        state.bids[owner],
        *(card for seated in state.councils.values() for card in seated),
    }
    return cards | {laid.card for row in state.rows.values() for laid in row if not laid.down}


def down_cards(state: State, owner: Seat) -> list[Laid]:
    """A player's face-down cards."""
    return [laid for row in state.rows.values() for laid in row if laid.down and laid.owner == owner]


def deal_own_deck(state: State, seat: Seat, chance: Chance) -> None:
    """One's own deck: the cards that are nowhere else, in any order but for those put there knowingly."""
    elsewhere = located(state, seat) | {*state.hands[seat], *state.aside[seat]}
    elsewhere |= {laid.card for laid in down_cards(state, seat)}
    pool = [card for card in CARDS_OF[state.factions[seat]] if card not in elsewhere]
    fill_deck(state, seat, 1 << seat, pool, chance)


def fill_deck(state: State, owner: Seat, bit: int, pool: list[CardId], chance: Chance) -> None:
    """A deck with the known cards in their places and the rest of the pool around them."""
    known = {card for card, mask in zip(state.decks[owner], state.deck_seen[owner], strict=True) if mask & bit}
    rest = chance.shuffled([card for card in pool if card not in known])
    state.decks[owner] = tuple(
        [card if mask & bit else rest.pop() for card, mask in zip(state.decks[owner], state.deck_seen[owner], strict=True)]
    )
    assert not rest, f"{rest} lie nowhere"


def deal_player(state: State, owner: Seat, seat: Seat, chance: Chance) -> None:
    """An opponent's hidden cards: first those of which it is known that they left the deck, then all others."""
    bit = 1 << seat
    down = [laid for laid in down_cards(state, owner) if not laid.peeked & bit]
    fixed = located(state, owner) | {laid.card for laid in down_cards(state, owner) if laid.peeked & bit}
    fixed |= {card for card, mask in zip(state.decks[owner], state.deck_seen[owner], strict=True) if mask & bit}
    pool = [card for card in CARDS_OF[state.factions[owner]] if card not in fixed]
    hand, aside = len(state.hands[owner]), len(state.aside[owner])
    hand_slots = hand + (0 if state.round else aside)
    slots = [laid.since for laid in down] + [HAND] * hand_slots
    in_tie = {slot for slot, laid in enumerate(down) if laid.card in state.tied}
    spent = {card for card in state.tied if card not in {laid.card for laid in down_cards(state, owner)}}
    dealt = place_held(held_of(state, owner, fixed), slots, in_tie, spent, chance)
    rest = chance.shuffled([card for card in pool if card not in dealt.values()])
    filled = [dealt[slot] if slot in dealt else rest.pop() for slot in range(len(slots))]
    turn_faces(state, {laid.card: card for laid, card in zip(down, filled, strict=False)})
    open_cards = filled[len(down) :]
    state.hands[owner] = tuple(sorted(open_cards[:hand]))
    if not state.round:
        state.aside[owner] = tuple(open_cards[hand:])
    fill_deck(state, owner, bit, [*rest, *known_on_deck(state, owner, bit)], chance)


def held_of(state: State, owner: Seat, fixed: set[CardId]) -> list[Held]:
    """The cards known to have left the deck, unless the seat knows where they are."""
    return [held for held in state.held[owner] if held.card not in fixed]


def place_held(
    held: list[Held], slots: list[int], in_tie: set[int], spent: set[CardId], chance: Chance
) -> dict[int, CardId]:
    """Known cards go where they can be: in the hand, or face down if they were put there after they were seen.

    What is spent in ties does not lie where a card was played in one. Those with the fewest possible places go first, so
    that there is always one.
    """
    dealt: dict[int, CardId] = {}
    for each in sorted(held, key=lambda each: (each.card not in spent, -each.since, each.card)):
        closed = in_tie if each.card in spent else set()
        free = [
            slot for slot, since in enumerate(slots) if slot not in dealt and slot not in closed and since >= each.since
        ]
        dealt[chance.one(free)] = each.card
    return dealt


def known_on_deck(state: State, owner: Seat, bit: int) -> list[CardId]:
    """Cards of a deck that the seat has seen go there."""
    return [card for card, mask in zip(state.decks[owner], state.deck_seen[owner], strict=True) if mask & bit]


def turn_faces(state: State, faces: dict[CardId, CardId]) -> None:
    """Face-down cards are others than they were, also among the cards played in a tie."""
    state.tied = tuple([faces.get(card, card) for card in state.tied])
    for region, row in state.rows.items():
        state.rows[region] = tuple(
            [replace(laid, card=faces.get(laid.card, laid.card)) if laid.down else laid for laid in row]
        )


def deal_kingdom_deck(state: State, seat: Seat, chance: Chance) -> None:
    """The Kingdom Deck but for what the Lantern has shown; cards shown to others alone."""
    lantern = "old_kings_lantern" in state.supplies[seat]
    known = state.kingdom_deck[: state.glimpsed] if lantern else ()
    if state.round:
        for other in state.seats:
            if other != seat and state.offers[other]:
                state.offers[other] = tuple(chance.some(sorted(state.kingdom_discard), len(state.offers[other])))
        state.kingdom_deck = known + tuple(chance.shuffled(sorted(state.kingdom_deck[len(known) :])))
        return
    hidden = [kingdom for other in state.seats if other != seat for kingdom in state.offers[other]]
    pool = chance.shuffled(sorted((*state.kingdom_deck, *hidden)))
    for other in state.seats:
        if other != seat and state.offers[other]:
            count = len(state.offers[other])
            state.offers[other], pool = tuple(pool[:count]), pool[count:]
    state.kingdom_deck = tuple(pool)


def known(state: State, seat: Seat) -> frozenset[tuple[str, str]]:
    """What this seat has learned: every card it has seen, and every card whose place it knows."""
    placed: set[str] = {*state.hands[seat], *state.aside[seat], *state.offers[seat]}
    seen: set[str] = set()
    for owner in state.seats if state.factions else ():
        faces = {laid.card: laid for laid in down_cards(state, owner)}
        placed |= located(state, owner) | {card for card, laid in faces.items() if owner == seat or laid.peeked >> seat & 1}
        placed |= {card for card, mask in zip(state.decks[owner], state.deck_seen[owner], strict=True) if mask >> seat & 1}
        known_held = [held for held in state.held[owner] if not held.counted]
        latest = max((laid.since for card, laid in faces.items() if card not in placed), default=-1)
        # what was seen to come to a hand is there as long as nothing was put face down since
        placed |= {held.card for held in known_held if held.since > latest}
        seen |= {held.card for held in known_held}
    facts = {("placed", card) for card in placed if card} | {("seen", card) for card in placed | seen if card}
    facts |= {
        ("kingdom", kingdom) for kingdom in KINGDOM if kingdom not in state.kingdom_deck and not hidden(state, kingdom)
    }
    if "old_kings_lantern" in state.supplies[seat]:
        facts |= {("kingdom", kingdom) for kingdom in state.kingdom_deck[: state.glimpsed]}
    return frozenset(facts)


def hidden(state: State, kingdom: str) -> bool:
    """Whether a Kingdom card is shown to one player alone; the pile of the Foragers is open."""
    return kingdom not in state.kingdom_discard and any(kingdom in offers for offers in state.offers)
