"""Rules 12.3. Every clause of a filter decides something: positions in which it alone leaves a card out, or lets it in."""

from typing import Any

import pytest
from msgspec.structs import replace

from regalia.games.wheel_of_time.language import grammar
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table
from tests.games.wheel_of_time.test_filters import laid, meant

FIGHTING = "aviendha andor_cavalry fade trolloc_footmen"
"""Who participates in Gather Allies, the challenge that is being resolved."""


def names(*found: str) -> list[str]:
    """Names side by side, in order."""
    return sorted(" ".join(found).split())


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("adv.home", "andor illian horn_of_valere"),
        ("force.in:card_based", FIGHTING),
        ("force.participated", FIGHTING),
        ("troop.at_chosen_location", "andor_cavalry trolloc_footmen trolloc_fist dragonsworn"),
        ("troop.bg.ready", "andor_cavalry trolloc_footmen dragonsworn"),
        ("char.that_challenge", "aviendha fade lord_jarid"),
        ("contested.controlled_by_opp.nation", "andor"),
        ("adv.has_cost", "bodyguards"),
        ("char.has_cost", "aviendha amys rhuarc loial fade lord_jarid"),
        ("char.own.cost:C", "aviendha rhuarc"),
        ("char.own.no_permanent:I", "rand_al_thor_iv aviendha rhuarc loial"),
        ("char.own.printed:P", "rand_al_thor_iv amys rhuarc loial"),
    ],
)
def test_a_filter_leaves_these(text: str, cards: str) -> None:
    assert sorted(meant(laid(), text)) == names(cards)


def test_nobody_takes_part_where_no_challenge_is_concerned() -> None:
    table = laid()
    table.set(resolving=0)
    assert meant(table, "force.part") == meant(table, "force.same") == []


def test_the_place_of_all_targets_is_one_challenge_and_not_the_whole_battleground() -> None:
    table = laid()
    assert sorted(meant(table, "force.at_chosen_location", targets=(table["fade"],))) == names(FIGHTING)


def test_a_controller_is_a_side_or_the_player_who_was_chosen() -> None:
    table = laid()
    assert meant(table, "troop.controller:target", players=(VILLAIN,)) == ["trolloc_footmen", "trolloc_fist"]
    assert meant(table, "troop.controller:target", players=(HERO,)) == ["andor_cavalry", "dragonsworn"]
    assert meant(table, "troop.controller:target") == []


def test_a_card_that_is_not_in_play_bears_nothing() -> None:
    table = laid()
    assert meant(table, "adv.on_self", card=0) == []
    assert sorted(meant(table, "char.not_self.own.trait:Wise_One", "amys")) == []


def test_an_advantage_that_lies_on_a_card_is_contested_no_more() -> None:
    table = laid()
    table.lay("horn_of_valere", HERO, on="aviendha")
    assert meant(table, "adv.own.contested") == ["horn_of_valere"]
    assert meant(table, "adv.contested.nation") == ["andor", "illian"]


def test_a_copy_in_play_has_the_title_or_is_the_same_person() -> None:
    table = laid()
    table.lay("mat_cauthon_i")
    table.set(decks=[("mat_the_warrior", "lan_mandragoran", "young_bull", "rand_al_thor_i"), ()])
    assert meant(table, "char.own_deck.copy_in_play") == ["mat_the_warrior", "rand_al_thor_i"]


def test_who_replaces_the_dragon_reborn_replaces_whoever_bears_that_trait() -> None:
    table = laid()
    table.set(decks=[("rand_the_king", "mat_the_gambler", "lan_mandragoran"), ()])
    rand, loial = table["rand_al_thor_iv"], table["loial"]
    assert meant(table, "char.own_deck.replaces:target", targets=(rand,)) == ["rand_the_king"]
    assert meant(table, "char.own_deck.replaces:target", targets=(loial,)) == []
    assert meant(table, "char.own_deck.replaces:target", targets=(99,)) == []
    assert meant(table, "char.own_deck.has_pattern_requirement") == ["rand_the_king"]


def test_a_card_that_has_replaced_another_belongs_to_the_groups_of_both() -> None:
    table = laid()
    table.lay("loial", was=("rhuarc",))
    assert meant(table, "char.own.tag:clan_chief") == ["rhuarc", "loial"]


def test_an_event_costs_the_symbols_of_its_text_and_a_character_does_not() -> None:
    table = laid()
    table.set(hands=[("infiltration", "connections", "spying", "rahvin_i", "toh"), ()])
    assert meant(table, "card.hand.cost:I") == meant(table, "event.hand.cost:I") == ["infiltration", "spying"]
    assert meant(table, "card.hand.mentions:O") == ["rahvin_i"]
    assert sorted(meant(table, "event.hand.limited")) == ["connections", "toh"]


@pytest.mark.parametrize(
    ("text", "seconds", "players", "kinds"),
    [
        ("event.hand.targets:card.own", ("amys",), (), ["fireball"]),
        ("event.hand.targets:card.own", (), (HERO,), []),
        ("event.hand.targets:own", (), (HERO,), ["fireball"]),
        ("event.hand.targets:own", (), (VILLAIN,), []),
        ("event.hand.targets:own", ("fade", "amys"), (), ["fireball"]),
    ],
)
def test_an_event_is_aimed_at_a_player_or_at_his_cards(text: str, seconds: Any, players: Any, kinds: list[str]) -> None:
    table = laid()
    aimed = tuple(table[each] for each in seconds)
    assert meant(table, text, seconds=aimed, players=players) == kinds


def test_an_event_in_another_challenge_than_that_of_the_host_is_not_seen() -> None:
    table = laid()
    table.lay("advanced_scout", on="amys")
    assert meant(table, "event.hand.played_in_hosts_challenge", "advanced_scout") == []
    table.set(resolving=0)
    assert meant(table, "event.hand.played_in_hosts_challenge", "advanced_scout") == []


# ---------------------------------------------------------------- what has happened


def test_the_diary_tells_of_this_turn_of_this_card_and_of_this_challenge() -> None:
    table = laid()
    own = table.state.resolving
    table.note("recruited", "amys", seat=HERO, turn=table.state.turn - 1)
    table.note("rolled", "aviendha", seat=HERO, challenge=own + 1, word="C", amount=1)
    table.note("damaged", "fade", seat=VILLAIN, challenge=own + 1, amount=1)
    table.note("damaged", "rhuarc", seat=HERO, challenge=0, amount=1)
    assert meant(table, "char.recruited_this_turn") == ["rhuarc"]
    assert meant(table, "char.rolled_here") == ["fade"]
    assert meant(table, "char.damaged_in_target", targets=(own,)) == ["aviendha"]
    assert meant(table, "char.own.rolled_symbol_in_challenge") == ["aviendha"]


def test_a_symbol_of_a_card_at_home_makes_it_no_participant() -> None:
    table = laid()
    (made,) = table.state.pools[HERO]
    table.pool(HERO, made, type(made)("P", table["rhuarc"], "rhuarc"))
    assert meant(table, "char.own.rolled_symbol_in_challenge") == ["aviendha"]


def test_a_discard_counts_against_the_card_that_forced_it_on_oneself() -> None:
    table = laid()
    table.lay("rampage", VILLAIN)
    table.note("discarded", kind="spying", seat=VILLAIN, by="rampage")
    table.note("discarded", kind="spying", seat=HERO, by="sabotage")
    assert meant(table, "card.forced_my_discard_this_turn") == []


def test_who_participates_has_joined_already() -> None:
    table = laid()
    assert "andor_cavalry" not in meant(table, "troop.could_have_joined")
    pattern = next(number for number, each in table.state.challenges.items() if each.form == "pattern")
    table.lay("andor_infantry", challenge=pattern)
    assert meant(table, "troop.own.could_have_joined") == ["dragonsworn"]


def test_a_troop_is_alone_of_its_own_side_only() -> None:
    table = laid()
    table.lay("andor_infantry", challenge=table.state.resolving)
    assert meant(table, "troop.only_own_troop_in_challenge") == ["trolloc_footmen"]


def test_a_second_copy_of_the_last_event_may_be_taken() -> None:
    table = laid()
    table.set(discards=[("fireball", "healing", "loial", "healing", "amys"), ()])
    assert meant(table, "event.discard_own.not_top_event") == ["fireball", "healing"]
    table.set(discards=[("loial",), ()])
    assert meant(table, "card.discard_own.not_top_event") == ["loial"]


# ---------------------------------------------------------------- challenges


def test_terrain_lies_on_the_pattern_challenge_by_leave_of_a_card_alone() -> None:
    table = laid()
    pattern = next(number for number, each in table.state.challenges.items() if each.form == "pattern")
    based = grammar.selector("chal.card_based")
    terrain, other = (replace(table.of("rhuarc"), kind=kind) for kind in ("dense_forest", "fireball"))
    assert not based.matches(table.state, terrain, pattern)
    table.lay("lay_of_the_land")
    assert based.matches(table.state, terrain, pattern)
    assert not based.matches(table.state, other, pattern)
    assert not based.matches(table.state, terrain, next(iter(table.state.challenges)) + 1)


def test_a_contest_for_no_nation_and_a_card_named_like_one_are_none() -> None:
    table = laid()
    table.challenge("horn_of_valere", HERO, "contest", piece=table["horn_of_valere"])
    assert meant(table, "chal.nation") == ["andor"]
    assert meant(table, "chal.last_battle") == []
    table.challenge("", HERO, "last_battle")
    assert meant(table, "chal.last_battle") == ["last_battle"]
    assert meant(table, "chal.no_terrain") == ["gather_allies", "pattern", "horn_of_valere", "last_battle"]


def test_a_table_without_cards_means_nobody() -> None:
    table = Table()
    table.lay("loial")
    assert meant(table, "troop", "loial") == []
