"""Expanding: rooms, the row of specialists and hiring (rules 5.3 and 7.6)."""

import pytest

from regalia.core import Chance, imagine, look
from regalia.games.kings_guild.content import ROOMS
from regalia.games.kings_guild.events import (
    Arrived,
    Built,
    Discounted,
    Earned,
    Gained,
    Hired,
    Moved,
    Paid,
    Peeked,
    SpecialistLeft,
)
from regalia.games.kings_guild.options import (
    DECLINE,
    END_TURN,
    PLAY,
    SELL,
    Build,
    Cell,
    Hire,
    Move,
    Onto,
    Peek,
    Play,
)
from regalia.games.kings_guild.state import Employee
from tests.games.kings_guild.layout import (
    A,
    B,
    Guild,
    act,
    at,
    craft,
    happened,
    hire,
    options,
    row,
    store,
    table,
)

OUTSIDE = "miner tanner weaver lumberjack"


def rooms(guild: Guild, players: int = 2) -> set[str]:
    """What a guild can build."""
    return {build.room for build in options(table(guild, *[Guild()] * (players - 1)), A, Build)}


# Building


def test_a_room_needs_its_price_and_a_free_cell_for_its_width() -> None:
    assert rooms(Guild(coins=3)) == set()
    assert rooms(Guild(coins=4)) == {"library", "kitchen"}
    assert rooms(Guild(coins=5)) == {"library", "kitchen", "gem_workshop", "magic_arcaenum"}
    assert {"warehouse", "barracks"} <= rooms(Guild(coins=6))
    full = "vault_of_riches(0,0) tavern(3,0) gallery(0,1) depot(1,1) arsenal(2,1) armory(3,1)"
    assert rooms(Guild(coins=6, tiles=f"{full} hall_of_mages(0,2) hall_of_rogues(2,2)")) & {"library", "barracks"} == {
        "library"
    }
    assert rooms(Guild(coins=6, tiles=f"{full} great_hall(0,2) barracks(2,2)")) == set()


def test_a_room_that_is_sold_out_cannot_be_built_and_both_faces_share_a_supply() -> None:
    game = table(Guild(coins=12), Guild())
    game.state.rooms |= {"library": 0, "great_hall_barracks": 0, "bedchamber_kitchen": 1}
    game.ask_again()
    found = {build.room for build in options(game, A, Build)}
    assert not found & {"library", "great_hall", "barracks"}
    assert {"bedchamber", "kitchen"} <= found
    act(game, A, Build("kitchen"), at(0, 0))
    assert game.state.rooms["bedchamber_kitchen"] == 0


def test_of_two_players_nobody_has_both_arcane_rooms() -> None:
    for one, other in (("gem_workshop", "magic_arcaenum"), ("magic_arcaenum", "gem_workshop")):
        guild = Guild(coins=9, tiles=f"{one}(0,0)")
        assert other not in rooms(guild)
        assert other in rooms(guild, 3)
        assert one not in rooms(guild, 3)
        alone = table(guild)
        assert Build(other) in options(alone, A, Build)


def cells(guild: Guild, room: str) -> set[tuple[int, int]]:
    """Where a room may go."""
    game = table(guild, Guild())
    act(game, A, Build(room))
    return {(cell.column, cell.row) for cell in options(game, A, Cell)}


def test_a_tile_touches_another_by_an_edge_or_goes_anywhere_with_the_builder() -> None:
    beside = {(0, 0), (3, 0), (1, 1), (2, 1)}
    everywhere = {(column, row) for column in range(4) for row in range(3)} - {(1, 0), (2, 0)}
    assert cells(Guild(coins=4), "library") == beside
    assert cells(Guild(coins=4, tiles="kitchen(3,0)"), "library") == beside - {(3, 0)} | {(3, 1)}
    assert cells(Guild(coins=4, tiles="barracks(0,1)"), "library") == {(0, 0), (3, 0), (2, 1), (0, 2), (1, 2)}
    assert cells(Guild(coins=4, staff="builder"), "library") == everywhere
    assert cells(Guild(coins=6), "barracks") == {(0, 1), (1, 1), (2, 1)}
    assert cells(Guild(coins=6, staff="builder"), "barracks") == {(c, r) for c in range(3) for r in (1, 2)}


def test_a_bonus_cell_pays_a_resource_or_two_coins_twice_with_the_builder() -> None:
    for staff, times in (("", 1), ("builder", 2)):
        game = table(Guild(coins=4, staff=staff), Guild())
        act(game, A, Build("library"), at(3, 0))
        assert happened(game, Paid, Built, Gained) == [
            Paid(A, 4, "room"),
            Built(A, "library", 3, 0),
            Gained(A, ("cloth",) * times, "cell"),
        ]
        game = table(Guild(coins=6, staff=staff, mat="C"), Guild())
        act(game, A, Build("barracks"), at(0, 1))
        assert happened(game, Earned) == [Earned(A, 2 * times, "cell")]
        assert (game.state.coins[A], happened(game, Built)) == (2 * times, [Built(A, "barracks", 0, 1)])
    game = table(Guild(coins=6, mat="B"), Guild())
    act(game, A, Build("barracks"), at(1, 1))
    assert store(game, A) == "cloth 1"
    game = table(Guild(coins=4), Guild())
    act(game, A, Build("library"), at(0, 0))
    assert happened(game, Gained, Earned) == []


def test_what_a_bonus_cell_pays_must_find_room() -> None:
    game = table(Guild(coins=4, store="wood 5"), Guild())
    act(game, A, Build("library"), at(3, 0))
    assert game.step.kind() == "DiscardResources"


def test_after_a_room_comes_a_specialist_and_after_a_specialist_a_room() -> None:
    game = table(Guild(coins=20, hand="coin_purse"), Guild(), row="- - - - miner", recruits="oracle tanner weaver thug")
    other = game.copy()
    act(game, A, Build("library"), at(0, 0))
    assert (options(game, A, Build), options(game, A, Hire)) == (set(), {Hire("miner")})
    assert game.asks[A][-2:] == (SELL["coin_purse"], END_TURN)  # type: ignore[index]  # a list of options
    hire(game, A, "miner")
    assert (options(game, A, Build, Hire), game.step.kind()) == (set(), "TurnEnd")
    hire(other, A, "miner")
    assert options(other, A, Hire) == set()
    assert options(other, A, Build)
    act(other, A, SELL["coin_purse"], Build("library"), at(0, 0))
    assert set(other.asks) == {B}


def test_an_expansion_may_end_after_one_step() -> None:
    game = table(Guild(coins=20, hand="sacred_charm"), Guild(), row="miner", recruits="oracle")
    act(game, A, Build("library"), at(0, 0), END_TURN)
    assert set(game.asks) == {B}
    poor = table(Guild(coins=4), Guild())
    act(poor, A, Build("library"), at(0, 0))
    assert set(poor.asks) == {B}


# Hiring


def test_a_specialist_needs_the_price_and_a_free_space() -> None:
    line = "miner oracle inventor weaver thug"
    assert options(table(Guild(coins=2), Guild(), row=line), A, Hire) == set()
    assert options(table(Guild(coins=3), Guild(), row=line), A, Hire) == {Hire("oracle"), Hire("inventor")}
    full = Guild(coins=9, staff="tanner appraiser courier lumberjack")
    assert options(table(full, Guild(), row=line), A, Hire) == set()
    full.tiles = "shrine(0,0)"
    game = table(full, Guild(), row=line)
    act(game, A, Hire("miner"))
    assert game.state.staff[A][-1] == Employee("miner", "shrine")


@pytest.mark.parametrize(
    ("room", "spaces"), [("bedchamber", 1), ("kitchen", 1), ("great_hall", 2), ("barracks", 2), ("shrine", 1)]
)
def test_chambers_have_room_for_specialists(room: str, spaces: int) -> None:
    guild = Guild(staff="oracle bard", tiles=f"{room}(0,1)")
    assert table(guild, Guild()).state.spaces(A) == {"outer": 2, room: spaces}
    guild.staff = f"oracle@{room} bard"
    left = {room: spaces - 1} if spaces > 1 else {}
    assert table(guild, Guild()).state.spaces(A) == {"outer": 3} | left
    assert ROOMS[room].spaces == spaces


def test_a_full_price_puts_a_coin_on_every_card_to_the_right_and_a_reduced_one_none() -> None:
    game = table(Guild(coins=9), Guild(), row="miner oracle courier+1 weaver thug", recruits="tanner builder")
    other = game.copy()
    hire(game, A, "oracle")
    assert (row(game), game.state.coins[A]) == ("tanner miner courier+2 weaver+1 thug+1", 6)
    assert happened(game, Paid, Hired, Discounted, Arrived) == [
        Paid(A, 3, "specialist"),
        Hired(A, "oracle", "outer", 3),
        Discounted(("courier", "weaver", "thug")),
        Arrived("tanner"),
    ]
    other.events = []
    hire(other, A, "courier")
    assert (row(other), other.state.coins[A]) == ("tanner miner oracle weaver thug", 9 - 2)
    assert happened(other, Discounted, SpecialistLeft) == []
    last = table(Guild(coins=9), Guild(), row="miner oracle courier weaver thug", recruits="tanner")
    hire(last, A, "thug")
    assert happened(last, Discounted) == []


def test_a_specialist_who_has_become_free_leaves_the_game() -> None:
    game = table(Guild(coins=4), Guild(), row="miner courier+1 oracle+2 weaver+3 thug+3", recruits="tanner builder bard")
    hire(game, A, "miner")
    assert happened(game, SpecialistLeft) == [SpecialistLeft("oracle"), SpecialistLeft("weaver")]
    assert (row(game), game.state.gone) == ("bard builder tanner courier+2 thug+4", ("oracle", "weaver"))
    assert game.state.recruits == ()


def test_an_empty_deck_leaves_the_left_of_the_row_empty() -> None:
    game = table(Guild(coins=9), Guild(), row="miner courier oracle weaver thug")
    hire(game, A, "oracle")
    assert row(game) == "- miner courier weaver+1 thug+1"


# Free acts of specialists


def test_the_bard_moves_specialists_to_free_spaces_but_not_the_baggage() -> None:
    guild = Guild(staff="bard aristocrat@kitchen", tiles="kitchen(0,0) bedchamber(3,0) shrine(1,1)")
    game = table(guild, Guild(), baggage="bedchamber")
    assert options(game, A, Move) == {Move("bard"), Move("aristocrat")}
    act(game, A, Move("aristocrat"))
    assert options(game, A, Onto) == {Onto("outer"), Onto("shrine")}
    act(game, A, Onto("shrine"))
    assert game.state.staff[A] == (Employee("bard", "outer"), Employee("aristocrat", "shrine"))
    assert (happened(game, Moved), game.state.baggage) == ([Moved(A, "aristocrat", "shrine")], "bedchamber")
    assert game.step.kind() == "Turn"
    act(game, A, Move("bard"))
    assert game.state.staff[A][0] == Employee("bard", "kitchen")
    assert options(game, A, Move) == {Move("bard"), Move("aristocrat")}
    assert not options(table(Guild(staff="bard"), Guild()), A, Move)
    assert not options(table(Guild(tiles="kitchen(0,0)", staff="miner"), Guild()), A, Move)


def test_the_oracle_looks_at_two_quests_or_at_what_is_left() -> None:
    game = table(Guild(staff="oracle"), Guild())
    assert options(game, A, Peek) == {Peek()}
    act(game, A, Peek())
    assert (game.state.peeked, options(game, A, Peek)) == (2, set())
    assert happened(game, Peeked) == [Peeked(A, ("help_the_whitetree_coopers", "fortify_skullbreaker_point"))]
    last = table(Guild(staff="oracle"), Guild(), deck="offering_to_the_council")
    act(last, A, Peek())
    assert (last.state.peeked, options(last, A, Peek)) == (1, set())
    assert not options(table(Guild(staff="oracle"), Guild(), deck=""), A, Peek)
    assert options(table(Guild(staff="oracle"), Guild(), peeked=1), A, Peek)
    seen = table(Guild(staff="oracle", store="cloth 2"), Guild(), slots="claim_the_briareye_gemstone", peeked=2)
    craft(seen, A, "claim_the_briareye_gemstone")
    assert (seen.state.peeked, options(seen, A, Peek)) == (1, {Peek()})


def test_only_who_has_looked_with_the_oracle_sees_the_next_quests_until_they_are_turned_up() -> None:
    game = table(Guild(staff="oracle", store="cloth 2"), Guild(), slots="claim_the_briareye_gemstone")
    act(game, A, Peek())
    first, second, *_ = game.state.deck
    assert [look(game, eyes).view.ahead for eyes in (A, B, None)] == [(first, second), None, None]
    assert [imagine(game, seat, Chance("1" * 64)).state.deck[:2] == (first, second) for seat in (A, B)] == [True, False]
    craft(game, A, "claim_the_briareye_gemstone")
    assert [look(game, eyes).view.ahead for eyes in (A, B, None)] == [(second,), None, None]
    assert first not in game.state.knows.seen


# The Contract


def test_a_specialist_from_the_contract_pays_puts_coins_and_comes_into_effect() -> None:
    game = table(
        Guild(coins=16, hand="contract contract"), Guild(), row="oracle minstrel - miner thug", recruits="tanner builder"
    )
    act(game, A, PLAY["contract"])
    assert options(game, A, Hire) == {Hire(name) for name in ("oracle", "minstrel", "miner", "thug")}
    act(game, A, Hire("minstrel"))
    assert (game.step.kind(), row(game)) == ("colour", "builder tanner oracle miner+1 thug+1")
    assert game.state.coins[A] == 10
    assert DECLINE not in options(game, A, type(DECLINE))


def test_the_contract_is_not_the_hire_of_an_expansion() -> None:
    game = table(Guild(coins=20, hand="contract"), Guild(), row="- - - oracle miner")
    act(game, A, Build("library"), at(0, 0), PLAY["contract"], Hire("oracle"))
    assert Hire("miner") in options(game, A, Hire)
    assert PLAY["contract"] not in options(table(Guild(coins=2, hand="contract"), Guild(), row="miner"), A, Play)
