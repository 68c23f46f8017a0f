"""Rules 14. What each seat may know."""

from typing import Literal

from msgspec.structs import asdict

from regalia.core import Eyes, Game, Noun, Seat, observers
from regalia.games.kings_guild.content import (
    COLUMNS,
    QUESTS,
    RESOURCES,
    SPECIALISTS,
    QuestName,
    colour_of,
    face_of,
)
from regalia.games.kings_guild.scoring import in_public, rating, sheet, total
from regalia.games.kings_guild.seen import SeenCard, SeenQuest, SeenRecruit, SeenSeat, SeenTile, Shown, View
from regalia.games.kings_guild.state import NOBODY, Slot, State, backs, names


def see(game: Game[State], eyes: Eyes) -> View:
    """The table as these eyes see it, built up from nothing."""
    state = game.state
    shown: Shown = game.shown(eyes) or Shown()
    oracle = state.employer("oracle") in eyes
    return View(
        phase=phase(game),
        solo=state.is_solo,
        turn=state.turn,
        active=state.active,
        first=state.first,
        last=None if state.last == NOBODY else state.last,
        supply=dict(zip(RESOURCES, state.supply, strict=True)),
        rooms=state.rooms.copy(),
        slots=tuple(None if slot is None else see_quest(state, slot) for slot in state.slots),
        deck=len(state.deck),
        top=back_of(state.deck[0]) if state.deck else None,
        ahead=state.deck[: state.peeked] if oracle and state.peeked else None,
        peeked=state.peeked,
        row=tuple(
            None
            if recruit is None
            else SeenRecruit(recruit.specialist, recruit.coins, tuple(state.price(seat, recruit) for seat in state.seats))
            for recruit in state.row
        ),
        recruits=len(state.recruits),
        letter=SPECIALISTS[state.recruits[0]].letter if state.recruits else None,
        stacks=tuple(map(len, state.stacks)),
        discards=state.discards,
        gone=state.gone,
        drawn=tuple(SeenCard(colour_of(card), face_of(card) if state.active in eyes else None) for card in state.drawn),
        fortunes=state.fortunes,
        **asdict(shown),
        bids=state.bids,
        rating=rating(total(sheet(state, 0))) if game.is_over and state.is_solo else None,
        seats=tuple(see_seat(game, seat, eyes) for seat in state.seats),
    )


def phase(game: Game[State]) -> Literal["setup", "play", "final", "over"]:
    """Where the game stands."""
    if game.is_over:
        return "over"
    return "setup" if not game.state.turn else "final" if game.state.final else "play"


def back_of(quest: QuestName) -> Literal["base", "arcane", "age2", "special"]:
    """Rules 14. The back of a quest card; the two special cards have their own, at known places."""
    return QUESTS[quest].set if quest in QUESTS else "special"


def see_quest(state: State, slot: Slot) -> SeenQuest:
    """Face-up cards, sigils and the thug token are public."""
    sigils = tuple(None if seat == NOBODY else seat for seat in slot.sigils)
    return SeenQuest(slot.quest, sigils, slot.hero_drawn, state.thug == slot.quest)


def see_seat(game: Game[State], seat: Seat, eyes: Eyes) -> SeenSeat:
    """All but the faces of the hand is public."""
    state, over = game.state, game.is_over
    lines = sheet(state, seat) if over else None
    return SeenSeat(
        guild=state.guilds[seat],
        mat=state.mats[seat],
        coins=state.coins[seat],
        resources=dict(zip(RESOURCES, state.stores[seat], strict=True)),
        storage=state.storage(seat),
        tiles=tuple(SeenTile(tile.room, tile.cell % COLUMNS, tile.cell // COLUMNS) for tile in state.tiles[seat]),
        staff=state.staff[seat],
        baggage=state.baggage if state.baggage and state.has(seat, "aristocrat") else None,
        hand=state.hand(seat) if seat in eyes else None,
        backs=backs(state.hands[seat]),
        seen=() if seat in eyes else names(state.knows.within(state.hands[seat], observers(state, eyes))),
        hand_limit=state.hand_limit(seat),
        won=state.won[seat],
        sigils=state.sigils[seat],
        offered=seat in state.offered,
        prestige=in_public(state, seat) if lines is None else total(lines),
        sheet=lines,
    )


def nouns(view: View) -> dict[str, Noun]:
    """Pieces go by their names, which everybody knows; none needs another."""
    return {}
