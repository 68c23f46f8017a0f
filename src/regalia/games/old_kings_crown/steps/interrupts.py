"""Rules 6.6. Interrupts: cards without room, hands that are too large, Lore to spend, cards that leave a Council."""

from collections.abc import Iterable, Mapping, Sequence

from regalia.core import Answer, Choice, Choices, Foreseen, Game, Number, Options, Refusal, Seat, Several, Step
from regalia.games.old_kings_crown.content import CARDS, COST, CardId, Council
from regalia.games.old_kings_crown.effective import has_text
from regalia.games.old_kings_crown.options import CARD, DONE, Buy, Card, Done, Govern, To
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.govern import govern, govern_options
from regalia.games.old_kings_crown.verbs.cards import discard, lose, put_in_deck, put_in_hand
from regalia.games.old_kings_crown.verbs.hands import await_room, change_hand_size, leave_site
from regalia.games.old_kings_crown.verbs.tokens import add_lore, store_lore


def bring_home(game: Game[State], seat: Seat, cards: Sequence[CardId]) -> None:
    """Rules 3.9. Cards come to a hand; if there is no room for all of them, their owner chooses the order."""
    state = game.state
    if len(cards) <= state.room(seat):
        for card in cards:
            put_in_hand(game, card)
    elif len(cards) == 1:
        put_in_deck(game, cards[0], "deck_top")
    else:
        await_room(game, seat, cards)
        game.then(Arrive(seat))


class Arrive(Choice, frozen=True):
    """Rules 3.9. Cards without room for all of them come one after the other: to the hand, then on top of the deck."""

    def options(self, state: State) -> Choices:
        return [CARD[card] for card in state.arriving[self.seat]]

    def choose(self, game: Game[State], chosen: Card) -> None:
        if game.state.room(self.seat):
            put_in_hand(game, chosen.card)
        else:
            put_in_deck(game, chosen.card, "deck_top")
        if game.state.arriving[self.seat]:
            game.then(self)


class DiscardDown(Choice, frozen=True):
    """Rules 3.9. A hand beyond the Hand Size is discarded down at once; its owner chooses."""

    def options(self, state: State) -> Choices:
        surplus = state.surplus(self.seat)
        if not surplus:
            return ()
        return Several(tuple([CARD[card] for card in state.hands[self.seat]]), surplus, surplus)

    def choose(self, game: Game[State], chosen: tuple[Card, ...]) -> None:
        discard_chosen(game, chosen)


def discard_chosen(game: Game[State], chosen: Iterable[Card]) -> None:
    """The cards that were chosen go to the Discard Pile."""
    for option in chosen:
        discard(game, option.card)


class EnlargeHand(Step, frozen=True):
    """Rules 13.5. The Empty Estate: Hand Size +1, after all effects of the card that left its Council."""

    seat: Seat

    def run(self, game: Game[State]) -> None:
        change_hand_size(game, self.seat, 1)


class ShrinkHand(Step, frozen=True):
    """Rules 3.14. The Signet has left a board: Hand Size -1, and the hand is discarded down."""

    seat: Seat

    def run(self, game: Game[State]) -> None:
        change_hand_size(game, self.seat, -1)
        game.then(DiscardDown(self.seat))


def gain_lore(game: Game[State], seat: Seat, amount: int, cause: str, influence: int = 0) -> None:
    """Rules 3.16. Lore comes in, and may be spent as soon as the instruction that gave it is finished."""
    if amount:
        add_lore(game, seat, amount, cause, influence)
        game.then(SpendLore(seat, amount))


class SpendLore(Choice, frozen=True):
    """Rules 3.16. Lore came in: cards of the Site may be acquired, or on an empty Site the new Lore may be stored.

    The set of cards is named one by one, with `Done` after the last.
    """

    gained: int

    def options(self, state: State) -> Choices:
        lore, site = state.lore[self.seat], state.sites[self.seat]
        if not site:
            most = min(self.gained, lore)
            return Number(0, most) if most else ()
        affordable = [Buy(card) for card in site if COST[card] <= lore]
        return (*affordable, DONE) if affordable else ()

    def obstacle(self, state: State, seat: Seat, option: Answer) -> Refusal | None:
        if isinstance(option, Buy) and option.card in state.sites[seat]:
            return Refusal("short-of-lore", "3.16", {"lore": COST[option.card] - state.lore[seat]})
        return None

    def choose(self, game: Game[State], chosen: int | Buy | Done) -> None:
        if isinstance(chosen, int):
            store_lore(game, self.seat, chosen)
        elif isinstance(chosen, Buy):
            acquire_site_card(game, self.seat, chosen.card, COST[chosen.card])
            game.then(SpendLore(self.seat, 0))


def acquire_site_card(game: Game[State], seat: Seat, card: str, paid: int) -> None:
    """Rules 11. A faction card of the Site goes to the hand, a headquarters card to the Supply."""
    leave_site(game, seat, card, paid)
    if card == "the_queen_long_ago":
        game.then(QueenGoverns(seat, ()))
    if card in CARDS:
        bring_home(game, seat, (card,))


class QueenGoverns(Choice, frozen=True):
    """Rules 13.2. The Queen, Long Ago: up to three cards of the Lost and Discard Piles govern, in different Councils."""

    councils: tuple[Council, ...]

    def options(self, state: State) -> Choices:
        cards = [*state.lost_of(self.seat), *state.discards[self.seat]]
        govern = govern_options(state, cards, self.councils)
        return (*govern, DONE) if govern else ()

    def choose(self, game: Game[State], chosen: Govern | Done) -> None:
        if isinstance(chosen, Govern):
            govern(game, self.seat, chosen.card, chosen.council)
            game.then(QueenGoverns(self.seat, (*self.councils, chosen.council)))


def oust(game: Game[State], cards: Iterable[CardId]) -> None:
    """Rules 3.17. Cards leave a Council for their owners' Discard Piles, where some may go on in turn order (rules 3.6)."""
    state = game.state
    leaving = sorted(cards, key=lambda card: state.order.index(state.owner(card)))
    steps = [step for seat in state.order for step in exits(state, seat, leaving)]
    for card in leaving:
        discard(game, card)
    game.then(*steps)


def exits(state: State, seat: Seat, leaving: Iterable[CardId]) -> list[Step]:
    """Rules 3.17. What a player can do with own cards that leave a Council for the Discard Pile."""
    mine = tuple([card for card in leaving if state.owner(card) == seat])
    hand = state.has_hq(seat, "wandering_embassy") or state.has(seat, "cloud_moorings")
    back: list[Step] = [LeaveCouncil(seat, mine)] if hand and mine else []
    return back + [LoseBringer(card) for card in mine if has_text(state, card, "bringer_of_the_word")]


class LeaveCouncil(Choice, frozen=True):
    """Rules 3.17. Cards have gone from a Council to the Discard Pile, and can go on to the hand.

    Their owner chooses the order if the hand has no room for all (rules 3.6); otherwise it makes no difference.
    """

    cards: tuple[CardId, ...]

    @classmethod
    def foreseen(cls, state: State, seat: Seat) -> Mapping[str, Foreseen]:
        own = state.seated_anywhere(seat)
        return {"LeaveCouncil": Foreseen(Several(tuple([CARD[card] for card in own]), 0, len(own)))} if own else {}

    def options(self, state: State) -> Choices:
        return Several(tuple([CARD[card] for card in self.cards]), 0, len(self.cards))

    def choose(self, game: Game[State], chosen: tuple[Card, ...]) -> None:
        bring_home(game, self.seat, [option.card for option in chosen])


class LoseBringer(Step, frozen=True):
    """Rules 13.2. Bringer of the Word has gone from a Council to the Discard Pile, and can go on to the Lost Pile.

    The question to take it to the hand instead comes before: only one of the two is possible.
    """

    card: CardId

    def ask(self, state: State) -> Options:
        seat = state.owner(self.card)
        return {seat: (To("lost"), To("discard"))} if self.card in state.discards[seat] else {}

    def answer(self, game: Game[State], answers: Mapping[Seat, To]) -> None:
        if To("lost") in answers.values():
            lose(game, self.card)
