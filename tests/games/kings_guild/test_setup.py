"""Setting up (rules 3), by the table of the rules."""

from typing import Any

import pytest

from regalia.core import Game, look
from regalia.games.kings_guild import RULES
from regalia.games.kings_guild.content import GUILDS, QUESTS, ROOMS, SPECIALISTS, TREASURES
from regalia.games.kings_guild.events import Arrived, Began, Earned, Gained
from regalia.games.kings_guild.options import Cell, Choose, StartWith
from regalia.games.kings_guild.state import Agreed, State, names
from regalia.games.kings_guild.steps.setup import GuildBonus
from tests.games.kings_guild.layout import A, B, Guild, act, at, happened, options, store, supply, table
from tests.playing import seed

PLAYERS = range(1, 7)
COINS = (3, 4, 5, 5, 6, 6)


def begun(players: int, number: int = 0, agreed: Agreed | None = None) -> Game[State]:
    """A game at its first decision."""
    return RULES.begin(players, seed(number), agreed, events=True)


@pytest.mark.parametrize(("players", "rooms", "arcane", "chambers", "masters"), [
    (1, 1, 1, 2, 4), (2, 1, 1, 2, 5), (3, 2, 2, 3, 6), (4, 3, 2, 4, 7), (5, 3, 3, 5, 8), (6, 4, 3, 6, 9),
])  # fmt: skip
def test_rooms_by_the_number_of_players(players: int, rooms: int, arcane: int, chambers: int, masters: int) -> None:
    stock = begun(players).state.rooms
    assert (stock["warehouse"], stock["library"]) == (rooms, rooms)
    assert (stock["gem_workshop"], stock["magic_arcaenum"]) == (arcane, arcane)
    assert (stock["bedchamber_kitchen"], stock["great_hall_barracks"]) == (chambers, chambers)
    shown = {room for room in stock if room in ROOMS and ROOMS[room].kind == "master"}
    assert (len(shown), {stock[room] for room in shown}) == (masters, {1})
    assert stock["kings_statue"] == 1
    assert shown != {room for room in begun(players, 1).state.rooms if room in ROOMS and ROOMS[room].kind == "master"}


def test_the_shrine_is_there_only_with_its_guild() -> None:
    for number in range(8):
        game = begun(2, number)
        there = game.state.rooms.get("shrine", 0) + sum(game.state.owns(seat, "shrine") for seat in (A, B))
        assert there == ("purple" in game.state.guilds)


@pytest.mark.parametrize(("players", "basic", "arcane"), [(1, 4, 3), (2, 5, 3), (3, 6, 4), (4, 7, 5), (5, 8, 6), (6, 8, 6)])
def test_resources_by_the_number_of_players(players: int, basic: int, arcane: int) -> None:
    game = begun(players)
    held = [sum(kind) for kind in zip(game.state.supply, *game.state.stores, strict=True)]
    assert held == [basic] * 4 + [arcane] * 2


@pytest.mark.parametrize(("players", "each"), [(1, 5), (2, 5), (3, 7), (4, 8), (5, 9), (6, 10)])
def test_specialists_lie_by_letters_and_the_first_drawn_stands_at_the_right(players: int, each: int) -> None:
    game = begun(players)
    order = [event.specialist for event in happened(game, Arrived) if isinstance(event, Arrived)]
    assert [recruit and recruit.specialist for recruit in game.state.row] == order[::-1]
    letters = "".join(SPECIALISTS[name].letter for name in (*order, *game.state.recruits))
    assert letters == "A" * each + "B" * each + "C" * each
    assert len({*order, *game.state.recruits}) == 3 * each
    assert order != [event.specialist for event in happened(begun(players, 1), Arrived) if isinstance(event, Arrived)]


@pytest.mark.parametrize(("players", "first", "second", "slots"), [
    (1, 7, 12, 6), (2, 5, 8, 5), (3, 7, 12, 5), (4, 8, 14, 5), (5, 9, 17, 6), (6, 10, 19, 6),
])  # fmt: skip
def test_quests_lie_by_ages_special_cards_between_and_below(players: int, first: int, second: int, slots: int) -> None:
    state = begun(players).state
    assert len(state.slots) == slots
    deck = [*(slot.quest for slot in state.slots if slot is not None), *state.deck]
    sets = [QUESTS[quest].set if quest in QUESTS else quest for quest in deck]
    assert (sets[: 2 * first].count("base"), sets[: 2 * first].count("arcane")) == (first, first)
    assert sets[2 * first :] == ["kings_funeral", *["age2"] * second, "offering_to_the_council"]
    assert len({*deck}) == len(deck)
    assert sets[: 2 * first] != sorted(sets[: 2 * first], reverse=True)
    assert all({*slot.sigils} == {-1} for slot in state.slots if slot is not None)


def stacks(players: int, agreed: Agreed | None = None) -> list[list[str]]:
    """All treasures of each colour, those in hands among them."""
    state = begun(players, agreed=agreed).state
    dealt = [card for seat in state.seats for card in state.hand(seat)]
    return [sorted((*names(stack), *(card for card in dealt if TREASURES[card].colour == colour)))
            for stack, colour in zip(state.stacks, ("blue", "red", "yellow"), strict=True)]  # fmt: skip


def test_treasures_are_stacked_by_colours_the_blue_ones_as_agreed() -> None:
    assert [len(stack) for stack in stacks(2)] == [28, 28, 28]
    seeded, published = stacks(2)[0], stacks(2, Agreed(blue_stack="published"))[0]
    assert (seeded.count("secret_stash"), seeded.count("treasure_map_blue")) == (3, 0)
    assert (published.count("secret_stash"), published.count("treasure_map_blue")) == (1, 2)
    state = begun(2).state
    assert all(list(stack) != sorted(stack) for stack in state.stacks)


def test_alone_some_cards_are_taken_out_first() -> None:
    assert [len(stack) for stack in stacks(1)] == [26, 28, 28]
    assert "spoiling_potion" not in stacks(1)[0]
    for number in range(5):
        state = begun(1, number).state
        there = {*state.recruits, *(recruit.specialist for recruit in state.row if recruit is not None)}
        assert not there & {"recruiter", "smuggler", "thug"}


def test_coins_follow_the_order_of_turns_and_the_blue_guild_has_four_more() -> None:
    blue = set()
    for players in PLAYERS:
        game = begun(players, players)
        first = game.state.first
        order = [(first + place) % players for place in range(players)]
        more = [4 * (game.state.guilds[seat] == "blue") for seat in order]
        assert [game.state.coins[seat] for seat in order] == [
            coins + extra + bonus_of(game, seat) for coins, extra, seat in zip(COINS, more, order, strict=False)
        ]
        assert happened(game, Began) == [Began(first)]
        assert (len({*game.state.guilds}), len({*game.state.mats}), game.state.sigils) == (players, players, [2] * players)
        blue |= {4 in more}
        if game.state.turn:
            assert game.state.active == first
    assert blue == {True, False}


def bonus_of(game: Game[State], seat: int) -> int:
    """Coins from a bonus cell under the Shrine."""
    earned = [event for event in happened(game, Earned) if isinstance(event, Earned)]
    return sum(event.coins for event in earned if (event.seat, event.cause) == (seat, "cell"))


def bonus(colour: str, **facts: Any) -> Game[State]:
    """The bonus of a guild."""
    return table(Guild(colour=colour), Guild(colour="blue"), steps=(GuildBonus(A),), **facts)


def test_green_and_red_begin_with_two_resources_of_their_two_kinds() -> None:
    for colour, one, other in (("green", "cloth", "leather"), ("red", "metal", "wood")):
        game = bonus(colour)
        assert game.asks == {A: (StartWith((one, one)), StartWith((one, other)), StartWith((other, other)))}
        act(game, A, StartWith((one, other)))
        assert (store(game, A), happened(game, Gained)) == (f"{one} 1 {other} 1", [Gained(A, (one, other), "start")])


def test_black_begins_with_a_treasure_of_a_named_colour() -> None:
    game = bonus("black")
    assert options(game, A, Choose) == {Choose("blue"), Choose("red"), Choose("yellow")}
    act(game, A, Choose("red"))
    assert game.state.hand(A) == ("carved_charm",)


def test_what_is_recommended_to_begin_with_pays_at_once_or_is_needed_by_quests() -> None:
    game = bonus("purple")
    cells = [cell for cell in look(game, A).recommended if isinstance(cell, Cell)]
    assert at(3, 0) in cells
    for cell in cells:
        tried = game.copy()
        act(tried, A, cell)
        assert store(tried, A) or tried.state.coins[A] > game.state.coins[A]
    assert look(bonus("black"), A).recommended == (Choose("yellow"),)
    assert look(bonus("red", slots="crush_the_orc_rebellion"), A).recommended == (StartWith(("metal", "wood")),)


def test_purple_begins_with_the_shrine_on_a_cell_that_touches_the_guild_tile_and_its_bonus_pays() -> None:
    game = bonus("purple")
    assert options(game, A, Cell) == {at(0, 0), at(3, 0), at(1, 1), at(2, 1)}
    act(game, A, at(3, 0))
    assert (store(game, A), game.state.owns(A, "shrine"), game.state.rooms["shrine"]) == ("cloth 1", True, 0)
    assert game.state.spaces(A) == {"outer": 4, "shrine": 1}


def test_blue_and_orange_have_nothing_to_decide() -> None:
    assert bonus("blue").is_over
    assert bonus("orange").is_over
    assert (GUILDS["orange"].storage, GUILDS["red"].storage, GUILDS["blue"].start_gold) == (6, 5, 4)
    assert supply(bonus("orange")) == "cloth 5 leather 5 metal 5 wood 5 gem 3 magic 3"


def test_bonuses_are_taken_in_turn_order_and_the_start_player_takes_the_first_turn() -> None:
    for number in range(6):
        game = begun(4, number)
        order = [(game.state.first + place) % 4 for place in range(4)]
        asked = []
        while not game.state.turn:
            seat = next(iter(game.asks))
            asked.append(seat)
            act(game, seat, game.asks[seat][0])  # type: ignore[index]  # a list of options
        assert asked == [seat for seat in order if game.state.guilds[seat] not in ("blue", "orange")]
        assert game.state.active == game.state.first
    assert len({begun(4, number).state.first for number in range(12)}) > 1
