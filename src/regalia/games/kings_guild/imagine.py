"""Rules 14. Deals what a seat cannot know again."""

from regalia.core import Chance, Seat, only
from regalia.games.kings_guild.content import FUNERAL, OFFERING, QUESTS, SOLO, SPECIALISTS, QuestName
from regalia.games.kings_guild.state import State


def imagine(state: State, seat: Seat, chance: Chance) -> None:
    """Deal the quests and specialists that the seat cannot know again; treasures are in zones."""
    deal_quests(state, seat, chance)
    deal_specialists(state, chance)


def deal_quests(state: State, seat: Seat, chance: Chance) -> None:
    """The back of the top card is known, and to the Oracle's owner the cards looked at; the order of the rest is not."""
    known = state.ahead(only(seat))
    rest = state.deck[len(known) :]
    seen = {*known, *state.gone, *(quest for won in state.won for quest in won)}
    seen |= {slot.quest for slot in state.slots if slot is not None}
    first = [quest for quest in rest if quest in QUESTS and QUESTS[quest].set != "age2"]
    second = [quest for quest in rest if quest in QUESTS and QUESTS[quest].set == "age2"]
    dealt = [card for group in ("base", "arcane") for card in dealt_again(first, group, seen, chance)]
    dealt = chance.shuffled(dealt)
    if first and not known:
        top = next(index for index, quest in enumerate(dealt) if QUESTS[quest].set == QUESTS[first[0]].set)
        dealt.insert(0, dealt.pop(top))
    funeral = [FUNERAL] if FUNERAL in rest else []
    offering = [OFFERING] if OFFERING in rest else []
    state.deck = (*known, *dealt, *funeral, *chance.shuffled(dealt_again(second, "age2", seen, chance)), *offering)


def dealt_again(quests: list[QuestName], group: str, seen: set[str], chance: Chance) -> list[QuestName]:
    """As many cards of each group as there are among these, from all that have not been seen."""
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
