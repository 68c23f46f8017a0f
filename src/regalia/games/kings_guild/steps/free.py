"""Rules 4.1. Free acts: what the active player can do between the steps of a turn besides the action."""

from regalia.core import Choice, Choices, Eyes, Game, Seat
from regalia.games.kings_guild.cards.treasures import DEED_OF, InPlay, PlayTreasure, playable
from regalia.games.kings_guild.content import OFFERING, PRINTED, SpecialistName
from regalia.games.kings_guild.options import OFFER, PEEK, PLAY, SELL, FreeAct, Move, Onto, Peek, Play, Sell
from regalia.games.kings_guild.seen import Shown
from regalia.games.kings_guild.state import State
from regalia.games.kings_guild.verbs.guild import move_specialist
from regalia.games.kings_guild.verbs.quests import offer, peek
from regalia.games.kings_guild.verbs.treasures import play, price, sell


def free_acts(state: State, seat: Seat, but: str = "") -> list[FreeAct]:
    """Rules 4.1. Selling and playing treasures, Oracle, Bard and Vizier. `but`: a treasure not to be played now."""
    hand = state.hand(seat)
    acts: list[FreeAct] = []
    for card in dict.fromkeys(hand) if hand else ():
        if card != but and playable(state, seat, card):
            acts.append(PLAY[card])
        if price(state, seat, card):
            acts.append(SELL[card])
    for hired in state.staff[seat]:
        special = BY_SPECIALIST.get(hired.specialist)
        if special is not None:
            acts += special(state, seat)
    return acts


def looks(state: State, seat: Seat) -> list[FreeAct]:
    """Rules 9. The Oracle looks at the next two quest cards, unless they are known already."""
    return [PEEK] if state.peeked < min(PRINTED.quest_peek, len(state.deck)) else []


def moves(state: State, seat: Seat) -> list[FreeAct]:
    """Rules 9. The Bard moves a specialist to a free space; outer spaces are all alike."""
    free = state.spaces(seat)
    return [Move(hired.specialist) for hired in state.staff[seat] if any(space != hired.space for space in free)]


def offers(state: State, seat: Seat) -> list[FreeAct]:
    """Rules 6.2. With the Vizier the offering of the final turn is free."""
    return [OFFER] if can_offer(state, seat) else []


BY_SPECIALIST = {"oracle": looks, "bard": moves, "vizier": offers}


def can_offer(state: State, seat: Seat) -> bool:
    """Rules 6.2. In the final turn, once, with a free sigil."""
    return (
        state.final
        and seat not in state.offered
        and state.sigils[seat] > 0
        and any(slot is not None and slot.quest == OFFERING for slot in state.slots)
    )


def free_act(game: Game[State], seat: Seat, act: FreeAct) -> None:
    """Rules 4.1. Do one of them."""
    if isinstance(act, Sell):
        sell(game, seat, act.treasure)
    elif isinstance(act, Play):
        play(game, seat, act.treasure)
        game.then(PlayTreasure(InPlay(seat, act.treasure), DEED_OF[act.treasure]))
    elif isinstance(act, Peek):
        peek(game, seat, PRINTED.quest_peek)
    elif isinstance(act, Move):
        game.then(MoveSpecialist(seat, act.specialist))
    else:
        offer(game, seat)


class MoveSpecialist(Choice, frozen=True):
    """Rules 9. The space to which the Bard moves a specialist."""

    specialist: SpecialistName

    def options(self, state: State) -> Choices:
        now = next(hired.space for hired in state.staff[self.seat] if hired.specialist == self.specialist)
        return [Onto(space) for space in state.spaces(self.seat) if space != now]

    def choose(self, game: Game[State], chosen: Onto) -> None:
        move_specialist(game, self.seat, self.specialist, chosen.space)

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(moving=self.specialist)
