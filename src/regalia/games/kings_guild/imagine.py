"""Rules 14. What a seat cannot know, dealt anew; and what it has learned."""

from collections import Counter
from collections.abc import Iterable

from regalia.core import Chance, Game, Seat
from regalia.games.kings_guild.content import (
    COLOUR_OF,
    COLOURS,
    FUNERAL,
    OFFERING,
    QUESTS,
    SOLO,
    SPECIALISTS,
    TREASURES,
    QuestName,
    TreasureName,
)
from regalia.games.kings_guild.state import Hand, State


def imagine(game: Game[State], seat: Seat, chance: Chance) -> State:
    """The same table, with hands, stacks and decks dealt anew as far as the seat cannot know them."""
    state = game.state.copy()
    if not game.is_over:
        deal_treasures(state, seat, chance)
        deal_quests(state, seat, chance)
        deal_specialists(state, chance)
    return state


def deal_treasures(state: State, seat: Seat, chance: Chance) -> None:
    """Backs stay where they are; every unknown face is drawn from the cards that this seat has not located."""
    hands = [held_for_sure(state, other, seat) for other in state.seats]
    drawn = state.drawn if seat == state.active else ()
    located = Counter([*state.gone, *drawn, *(card for pile in (*state.discards, *hands) for card in pile)])
    laid: list[TreasureName] = []
    stacks = []
    for place, colour in enumerate(COLOURS):
        unknown = chance.shuffled(unlocated(state, located, colour))
        for other in state.seats:
            missing = count(state.hands[other], colour) - count(hands[other], colour)
            hands[other] = (*hands[other], *[unknown.pop() for _ in range(missing)])
        if not drawn:
            laid += [unknown.pop() for _ in range(count(state.drawn, colour))]
        stacks.append(tuple(unknown))
        assert len(unknown) == len(state.stacks[place]), f"{colour}: {len(unknown)} cards for {len(state.stacks[place])}"
    state.hands = [tuple(sorted(hand)) for hand in hands]
    state.stacks = tuple(stacks)
    state.drawn = drawn or in_colours_of(state.drawn, laid)


def held_for_sure(state: State, other: Seat, seat: Seat) -> Hand:
    """The cards of a hand that this seat knows: its own, and those it saw go there."""
    if other == seat:
        return state.hands[seat]
    return tuple(note.treasure for note in state.shown if note.seat == other and seat in note.by)


def unlocated(state: State, located: Counter[TreasureName], colour: str) -> list[TreasureName]:
    """The cards of a colour that are somewhere in hands and stacks."""
    removed = SOLO.removed_treasures if state.is_solo else ()
    return [
        name
        for name, facts in TREASURES.items()
        if facts.colour == colour and name not in removed
        for _ in range(facts.copies(state.agreed.blue_stack) - located[name])
    ]


def count(cards: Iterable[TreasureName], colour: str) -> int:
    """How many cards have this back."""
    return sum(COLOUR_OF[card] == colour for card in cards)


def in_colours_of(cards: Hand, laid: list[TreasureName]) -> Hand:
    """The cards laid out anew, in the order of the backs that lie there."""
    rest = list(laid)
    ordered = []
    for card in cards:
        other = next(each for each in rest if COLOUR_OF[each] == COLOUR_OF[card])
        rest.remove(other)
        ordered.append(other)
    return tuple(ordered)


def deal_quests(state: State, seat: Seat, chance: Chance) -> None:
    """The back of the top card is known, and to the Oracle's owner the cards looked at; the order of the rest is not."""
    known = state.deck[: state.peeked] if state.peeked and seat == state.employer("oracle") else ()
    rest = state.deck[len(known) :]
    seen = {*known, *state.gone, *(quest for won in state.won for quest in won)}
    seen |= {slot.quest for slot in state.slots if slot is not None}
    first = [quest for quest in rest if quest in QUESTS and QUESTS[quest].set != "age2"]
    second = [quest for quest in rest if quest in QUESTS and QUESTS[quest].set == "age2"]
    dealt = [card for group in ("base", "arcane") for card in anew(first, group, seen, chance)]
    dealt = chance.shuffled(dealt)
    if first and not known:
        top = next(place for place, quest in enumerate(dealt) if QUESTS[quest].set == QUESTS[first[0]].set)
        dealt.insert(0, dealt.pop(top))
    funeral = [FUNERAL] if FUNERAL in rest else []
    offering = [OFFERING] if OFFERING in rest else []
    state.deck = (*known, *dealt, *funeral, *chance.shuffled(anew(second, "age2", seen, chance)), *offering)


def anew(quests: list[QuestName], group: str, seen: set[str], chance: Chance) -> list[QuestName]:
    """As many cards of a group as there are among these, out of all that have not been seen."""
    return chance.some(
        [quest for quest, facts in QUESTS.items() if facts.set == group and quest not in seen],
        sum(QUESTS[quest].set == group for quest in quests),
    )


def deal_specialists(state: State, chance: Chance) -> None:
    """The letters of the deck are known, the names are not."""
    removed = SOLO.removed_specialists if state.is_solo else ()
    seen = {*state.gone, *removed, *(hired.specialist for staff in state.staff for hired in staff)}
    seen |= {recruit.specialist for recruit in state.row if recruit is not None}
    deck: list[str] = []
    for letter in "ABC":
        unseen = [name for name, facts in SPECIALISTS.items() if facts.letter == letter and name not in seen]
        deck += chance.some(unseen, sum(SPECIALISTS[name].letter == letter for name in state.recruits))
    state.recruits = tuple(deck)


def known(state: State, seat: Seat) -> frozenset[tuple[str, int]]:
    """What this seat has learned: the cards it has seen, each copy by itself, and how far stacks and decks were drawn."""
    cards: Counter[str] = Counter([*state.hands[seat], *state.gone, *(card for pile in state.discards for card in pile)])
    facts = {(card, number) for card, copies in cards.items() for number in range(copies)}
    facts |= {(colour, -len(stack)) for colour, stack in zip(COLOURS, state.stacks, strict=True)}
    facts |= {("quests", -len(state.deck)), ("specialists", -len(state.recruits))}
    if state.peeked and seat == state.employer("oracle"):
        facts |= {(quest, 0) for quest in state.deck[: state.peeked]}
    if state.drawn and seat == state.active:
        facts |= {(card, 0) for card in state.drawn}
    return frozenset(facts)
