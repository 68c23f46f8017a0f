"""Rules 14. What each seat can see."""

from typing import Literal

from msgspec.structs import asdict, replace

from regalia.core import Eyes, Game, Seat, only
from regalia.games.kings_guild.content import COLUMNS, QUESTS, RESOURCES, SPECIALISTS, QuestName, colour_of, face_of
from regalia.games.kings_guild.scoring import in_public, rating, sheet, total
from regalia.games.kings_guild.seen import SeenCard, SeenQuest, SeenRecruit, SeenSeat, SeenTile, Shown, View
from regalia.games.kings_guild.state import HANDS, NOBODY, ZONES, Recruit, Slot, State, backs, names


def see(game: Game[State], eyes: Eyes) -> View:
    """The public view, built from scratch."""
    state = game.state
    shown: Shown = game.shown(eyes) or Shown()
    return View(
        phase=phase(game),
        solo=state.is_solo,
        turn=state.turn,
        active=state.active,
        first=state.first,
        last=None if state.last == NOBODY else state.last,
        supply=dict(zip(RESOURCES, state.supply, strict=True)),
        rooms=state.rooms.copy(),
        slots=tuple([None if slot is None else see_quest(state, slot) for slot in state.slots]),
        deck=len(state.deck),
        top=back_of(state.deck[0]) if state.deck else None,
        ahead=None,
        peeked=state.peeked,
        row=tuple([None if recruit is None else see_recruit(state, recruit) for recruit in state.row]),
        recruits=len(state.recruits),
        letter=SPECIALISTS[state.recruits[0]].letter if state.recruits else None,
        stacks=tuple(map(len, state.stacks)),
        discards=state.discards,
        gone=state.gone,
        drawn=tuple(SeenCard(colour_of(card), None) for card in state.drawn),
        fortunes=state.fortunes,
        **asdict(shown),
        bids=state.bids,
        rating=rating(total(sheet(state, 0))) if game.is_over and state.is_solo else None,
        seats=tuple([see_seat(game, seat) for seat in state.seats]),
    )


def beyond(view: View, game: Game[State], eyes: Eyes) -> View:
    """The view of these eyes: the public `view` with their hands, the cards they look at, and their half-made choices."""
    state = game.state
    shown: Shown = game.shown(eyes) or Shown()
    drawn = tuple(SeenCard(colour_of(card), face_of(card)) for card in state.drawn) if state.active in eyes else view.drawn
    return replace(
        view,
        ahead=state.ahead(only(*eyes)) or None,
        drawn=drawn,
        **asdict(shown),
        seats=tuple([known_of_seat(state, seat, seen, eyes) for seat, seen in enumerate(view.seats)]),
    )


def known_of_seat(state: State, seat: Seat, seen: SeenSeat, eyes: Eyes) -> SeenSeat:
    """The same with the own hand, or with the cards of another hand that these eyes know."""
    if seat in eyes:
        return replace(seen, hand=state.hand(seat), seen=())
    known = see_within(state, seat, eyes)
    return seen if known == seen.seen else replace(seen, seen=known)


def see_within(state: State, seat: Seat, eyes: Eyes) -> tuple[str, ...]:
    """The cards that these eyes know to be in a hand."""
    return names(ZONES.within(state, HANDS, seat, eyes)) if state.hands[seat] else ()


def phase(game: Game[State]) -> Literal["setup", "play", "final", "over"]:
    """The phase of the game."""
    if game.is_over:
        return "over"
    return "setup" if not game.state.turn else "final" if game.state.final else "play"


def back_of(quest: QuestName) -> Literal["base", "arcane", "age2", "special"]:
    """Rules 14. The back of a quest card; the two special cards have their own, at known places."""
    return QUESTS[quest].set if quest in QUESTS else "special"


def see_quest(state: State, slot: Slot) -> SeenQuest:
    """Face-up cards, sigils and the thug token are public."""
    sigils = tuple([None if seat == NOBODY else seat for seat in slot.sigils])
    return SeenQuest(slot.quest, sigils, slot.hero_drawn, state.thug == slot.quest)


def see_recruit(state: State, recruit: Recruit) -> SeenRecruit:
    """A specialist for hire, with what each player would pay."""
    return SeenRecruit(recruit.specialist, recruit.coins, tuple([state.price(seat, recruit) for seat in state.seats]))


def see_seat(game: Game[State], seat: Seat) -> SeenSeat:
    """Everything but the faces of the hand is public."""
    state, over = game.state, game.is_over
    lines = sheet(state, seat) if over else None
    return SeenSeat(
        guild=state.guilds[seat],
        mat=state.mats[seat],
        coins=state.coins[seat],
        resources=dict(zip(RESOURCES, state.stores[seat], strict=True)),
        storage=state.storage(seat),
        tiles=tuple([SeenTile(tile.room, tile.cell % COLUMNS, tile.cell // COLUMNS) for tile in state.tiles[seat]]),
        staff=state.staff[seat],
        baggage=state.baggage if state.baggage and state.has(seat, "aristocrat") else None,
        hand=None,
        backs=backs(state.hands[seat]),
        seen=see_within(state, seat, frozenset()),
        hand_limit=state.hand_limit(seat),
        won=state.won[seat],
        sigils=state.sigils[seat],
        offered=seat in state.offered,
        prestige=in_public(state, seat) if lines is None else total(lines),
        sheet=lines,
    )
