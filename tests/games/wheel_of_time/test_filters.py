"""Rules 12.3. Whom a selector means: each filter and base on one table, by the names of the cards."""

import re

import pytest
from msgspec.structs import replace

from regalia.games.wheel_of_time.language import grammar
from regalia.games.wheel_of_time.language.reading import learn
from regalia.games.wheel_of_time.language.tables import CHALLENGES, FILTERS, PLAYERS, QUANTITIES, ROLES, TYPES, ZONES
from regalia.games.wheel_of_time.state import Fallen
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table, symbol

learn()
CHARACTERS = "rand_al_thor_iv aviendha amys rhuarc loial rahvin_i fade lord_jarid"
TROOPS = "andor_cavalry dragonsworn trolloc_footmen trolloc_fist"


def laid() -> Table:
    """Turn 3. Aviendha, who bears Bodyguards, and Andor Cavalry fight the Fade and Trolloc Footmen in Gather Allies; Lord
    Jarid is in the contest for Andor; the others are at home, but for Dragonsworn and Loial, who stand down."""
    table = Table()
    table.lay("rand_al_thor_iv", avatar=True)
    table.lay("rahvin_i", VILLAIN, avatar=True)
    table.lay("andor", VILLAIN, owner=HERO, control=(1, 7))
    table.lay("illian", -1, owner=VILLAIN)
    table.lay("horn_of_valere", HERO, control=(2, 0))
    own = table.challenge("gather_allies", stage="om")
    contest = table.challenge("andor", VILLAIN, "contest", piece=table["andor"], terrain="dense_forest")
    table.challenge("", HERO, "pattern")
    table.set(resolving=own)
    table.lay("aviendha", challenge=own, damage=1)
    table.lay("bodyguards", on="aviendha")
    table.lay("andor_cavalry", challenge=own)
    table.lay("fade", VILLAIN, challenge=own, rotated=True)
    table.lay("trolloc_footmen", VILLAIN, challenge=own)
    table.lay("lord_jarid", VILLAIN, challenge=contest)
    table.lay("trolloc_fist", VILLAIN)
    table.lay("dragonsworn", place="field")
    table.lay("loial", place="field", rotated=True)
    table.lay("amys", rotated=True)
    table.lay("rhuarc")
    table.lay("car_a_carn", on="rhuarc", sub="char")
    table.note("recruited", "rhuarc", seat=HERO)
    table.note("reinforced", "andor_cavalry", seat=HERO, challenge=own)
    table.note("rotated", "amys", seat=HERO)
    table.note("rolled", "fade", seat=VILLAIN, challenge=own, word="C", amount=2)
    table.note("damaged", "aviendha", seat=HERO, challenge=own, amount=1)
    table.note("struck", "trolloc_footmen", kind="incendiary_strike")
    table.pool(HERO, symbol("C", table["aviendha"], "aviendha"))
    table.set(
        hands=[("fireball", "gareth_byrne", "liandrin_sedai"), ("healing",)],
        decks=[("loial", "lan_mandragoran"), ("fade",)],
        discards=[("fireball", "healing"), ("spying",)],
        killed=[("egwene_al_vere",), ("lord_nasin",)],
    )
    return table


def meant(table: Table, text: str, kind: str = "rhuarc", **ctx: object) -> list[str]:
    """The names of what a selector means, seen by an entry of one of the Hero's cards, as it is or is not in play."""
    context = table.of(kind, **ctx)
    state = table.state
    return [
        thing
        if isinstance(thing, str)
        else state.pieces[thing].kind
        if thing in state.pieces
        else state.challenges[thing].kind or state.challenges[thing].form
        for thing in grammar.selector(text).things(state, context)
    ]


CASES = {
    # bases
    "char": CHARACTERS,
    "troop": TROOPS,
    "force.own": "rand_al_thor_iv aviendha andor_cavalry dragonsworn loial amys rhuarc",
    "adv": "andor illian horn_of_valere bodyguards car_a_carn",
    "contested": "andor illian horn_of_valere",
    "nation": "andor illian",
    "card.contested.!nation": "horn_of_valere",
    "chal": "gather_allies andor pattern",
    "self": "rhuarc",
    "starter": "rand_al_thor_iv",
    "dragon": "rand_al_thor_iv",
    "event.hand": "fireball",
    "char.hand": "gareth_byrne liandrin_sedai",
    # whose
    "troop.own": "andor_cavalry dragonsworn",
    "char.opp": "rahvin_i fade lord_jarid",
    "force.controller:hero.trait:Reinforcement": "andor_cavalry",
    "troop.controller:villain": "trolloc_footmen trolloc_fist",
    "contested.controlled": "horn_of_valere",
    "contested.controlled_by_opp": "andor",
    "contested.controlled>=2": "horn_of_valere",
    # where
    "force.part": "aviendha andor_cavalry fade trolloc_footmen",
    "char.part_any": "aviendha fade lord_jarid",
    "force.own.in:card_based": "aviendha andor_cavalry",
    "char.home": "rand_al_thor_iv rahvin_i amys rhuarc",
    "troop.bg": "andor_cavalry trolloc_footmen dragonsworn",
    "force.standing_down": "dragonsworn loial",
    "force.own.part_same_challenge": "aviendha andor_cavalry",
    "troop.part.only_own_troop_in_challenge": "andor_cavalry trolloc_footmen",
    "char.same_as:troop.own": "aviendha fade",
    "adv.on:char.own.alleg:Aiel": "bodyguards car_a_carn",
    "adv.on_self": "car_a_carn",
    "force.bears:bodyguards": "aviendha",
    "contested.own_deck.not_in_play": "",
    "char.own_deck.not_in_play": "lan_mandragoran",
    "char.own_deck.copy_in_play": "loial",
    # how it is
    "force.own.ready": "rand_al_thor_iv aviendha andor_cavalry dragonsworn rhuarc",
    "char.rotated": "fade loial amys",
    "force.damaged": "aviendha",
    "char.own.undamaged": "rand_al_thor_iv loial amys rhuarc",
    "force.alleg:Andor": "andor_cavalry lord_jarid",
    "char.own.only:Dragon": "rand_al_thor_iv loial",
    "char.trait:Wise_One": "amys",
    "force.tag:trolloc": "trolloc_footmen trolloc_fist",
    "char.id:fade": "fade",
    "char.title:Rahvin": "rahvin_i",
    "char.personality:rand": "rand_al_thor_iv",
    "adv.type:char": "bodyguards car_a_carn",
    "adv.type:world": "andor illian horn_of_valere",
    "card.type:force.multiple": "andor_cavalry fade dragonsworn trolloc_footmen",
    "char.female": "amys",
    "char.male": "rand_al_thor_iv rahvin_i",
    "char.caracarn": "rhuarc",
    "char.abil:O": "rand_al_thor_iv rahvin_i amys",
    "char.no_permanent:P": "fade aviendha rahvin_i",
    "char.printed:I": "amys rahvin_i fade",
    "char.own.nonavatar.abil:O": "amys",
    "char.own.nontaveren": "aviendha amys rhuarc loial",
    "char.own.not_self.alleg:Aiel": "aviendha amys",
    # comparisons
    "char.current_C>=3": "fade rhuarc aviendha",
    "char.permanent_C>=3": "fade rhuarc aviendha",
    "force.damage>=highest_permanent": "",
    "char.own.highest_printed<=2": "rand_al_thor_iv loial amys",
    "char.own.highest_current==2": "rand_al_thor_iv loial amys",
    "char.own.current_P<self_current_P": "aviendha rand_al_thor_iv amys loial",
    "troop.printed_C>=4": "andor_cavalry trolloc_footmen trolloc_fist",
    # costs
    "troop.has_cost": "andor_cavalry trolloc_footmen trolloc_fist",
    "force.own.has_cost.total_cost<=1": "aviendha",
    "char.own.cost:O": "amys",
    "card.hand.mentions:O": "fireball liandrin_sedai",
    "event.hand.limited": "",
    # what has happened
    "char.recruited_this_turn": "rhuarc",
    "troop.own.not_reinforced": "dragonsworn",
    "char.rotated_this_turn": "amys",
    "char.own.rolled_symbol_in_challenge": "aviendha",
    "char.rolled_here": "fade",
    "card.hand.being_recruited.alleg:Andor": "gareth_byrne",
    # zones
    "card.discard_own": "fireball healing",
    "card.discard_opp|killed_opp": "spying lord_nasin",
    "char.killed_own": "egwene_al_vere",
    "event.discard_own.not_top_event": "fireball",
    # what the text of a card adds everywhere
    "card.hand.alleg:Aes_Sedai": "liandrin_sedai",
    # alternatives
    "char.own.trait:Wise_One|trait:Maiden_of_the_Spear": "amys aviendha",
    "char.own.alleg:Dragon|alleg:Aiel+!trait:Wise_One": "aviendha rand_al_thor_iv rhuarc loial",
    "char.alleg:Dark_One|dragon": "rahvin_i fade rand_al_thor_iv",
    # challenges
    "chal.card_based": "gather_allies",
    "chal.card_based.no_terrain": "gather_allies",
    "chal.nation": "andor",
    "chal.own": "gather_allies pattern",
    "chal.id:andor": "andor",
    "chal.resolving": "gather_allies",
    "chal.!last_battle": "gather_allies andor pattern",
}


@pytest.mark.parametrize("text", CASES)
def test_a_selector_means_these_cards(text: str) -> None:
    table = laid()

    assert sorted(meant(table, text)) == sorted(CASES[text].split())


def test_an_attached_card_speaks_of_its_host() -> None:
    table = laid()

    assert meant(table, "host", "bodyguards") == ["aviendha"]
    assert meant(table, "force.same.not_host", "bodyguards") == ["andor_cavalry", "fade", "trolloc_footmen"]


def test_targets_are_the_things_that_were_chosen() -> None:
    table = laid()
    aviendha = table["aviendha"]

    assert meant(table, "target", targets=(aviendha,)) == ["aviendha"]
    assert meant(table, "target", kinds=("spying",)) == ["spying"]
    assert meant(table, "char.own.shares_alleg:target1", targets=(aviendha,)) == ["aviendha", "amys", "rhuarc"]


def test_the_first_target_says_which_challenge_or_place_all_are_in() -> None:
    table = laid()

    assert meant(table, "force.part_same_challenge", targets=(table["lord_jarid"],)) == ["lord_jarid"]
    assert meant(table, "force.own.at_chosen_location", targets=(table["loial"],)) == ["dragonsworn", "loial"]


def test_in_target_means_the_targeted_challenge() -> None:
    table = laid()
    contest, own = (number for number, each in table.state.challenges.items() if each.kind in ("andor", "gather_allies"))

    assert meant(table, "force.in_target.each", targets=(own,)) == ["lord_jarid"]
    assert meant(table, "char.damaged_in_target.each", targets=(contest,)) == ["aviendha"]


def test_that_challenge_is_the_one_of_the_cards_that_were_rotated_for_it() -> None:
    table = laid()

    assert meant(table, "char.nonavatar.that_challenge", spent=(table["andor_cavalry"],)) == ["aviendha", "fade"]


def test_a_card_is_struck_by_the_copies_of_one_event_once_a_turn() -> None:
    table = laid()

    assert meant(table, "force.opp.part.not_struck_this_turn") == ["fade", "trolloc_footmen"]
    ctx = replace(table.of("rhuarc"), kind="incendiary_strike")
    assert not grammar.selector("force.not_struck_this_turn").matches(table.state, ctx, table["trolloc_footmen"])


def test_whoever_has_participated_counts_also_after_the_challenge() -> None:
    table = laid()
    table.note("participated", "loial", seat=HERO, challenge=table.state.resolving)

    there = "aviendha andor_cavalry fade trolloc_footmen loial"
    assert sorted(meant(table, "force.participated", challenge=table.state.resolving)) == sorted(there.split())


def test_roles_of_a_trigger() -> None:
    table = laid()
    fade = table["fade"]

    assert meant(table, "victim", about=fade) == meant(table, "recruited", about=fade) == ["fade"]
    assert meant(table, "revealed", spent_kinds=("spying",)) == ["spying"]
    assert meant(table, "card.drawn.alleg:Dark_One", kinds=("spying", "fade")) == ["fade"]
    assert meant(table, "char.drawn_this_step", kinds=("loial",), drawn=("spying", "fade")) == ["fade"]
    assert meant(table, "named", named="rand_al_thor_ii")[:2] == ["rand_al_thor_i", "rand_al_thor_ii"]


def test_a_card_may_replace_whom_it_names_and_who_replaced_him() -> None:
    table = laid()
    table.lay("perrin_aybara_i")
    table.set(decks=[("lord_perrin", "perrin_goldeneyes", "mat_the_warrior"), ()])
    perrin = table["perrin_aybara_i"]

    assert meant(table, "char.own_deck.replaces:target", targets=(perrin,)) == ["lord_perrin"]
    table.lay("lord_perrin", was=("perrin_aybara_i",))
    lord = table["lord_perrin"]
    assert meant(table, "char.own_deck.replaces:target", targets=(lord,)) == ["lord_perrin", "perrin_goldeneyes"]
    assert meant(table, "char.own_deck.has_pattern_requirement") == ["lord_perrin", "perrin_goldeneyes", "mat_the_warrior"]


def test_an_avatar_that_has_just_died_is_an_avatar_still() -> None:
    table = laid()
    table.set(killed=[("rand_al_thor_iv", "loial"), ()], fallen=(Fallen(HERO, "rand_al_thor_iv", "avatar"),))
    table.note("killed", "rand_al_thor_iv", seat=HERO)
    table.note("killed", "loial", seat=HERO)

    assert meant(table, "char.own.nonavatar.just_killed") == ["loial"]


def test_advanced_scout_sees_events_of_its_hosts_challenge() -> None:
    table = laid()
    table.lay("advanced_scout", on="aviendha")

    assert meant(table, "event.hand.played_in_hosts_challenge", "advanced_scout") == ["fireball"]
    table.set(resolving=0)
    assert meant(table, "event.hand.played_in_hosts_challenge", "advanced_scout") == []


def test_the_avatar_of_the_chosen_player() -> None:
    table = laid()

    assert meant(table, "char.shares_alleg:avatar_of_target", players=(VILLAIN,)) == ["rahvin_i", "fade"]


def test_a_card_that_was_able_to_join_but_stands_down() -> None:
    table = laid()

    assert meant(table, "troop.own.could_have_joined") == ["dragonsworn"]
    table.set(challenges={number: each for number, each in table.state.challenges.items() if each.form != "pattern"})
    assert meant(table, "troop.own.could_have_joined") == []


def test_a_card_by_which_one_has_discarded() -> None:
    table = laid()
    table.note("discarded", kind="spying", seat=HERO, by="rampage")
    table.lay("rampage", VILLAIN)

    assert meant(table, "card.forced_my_discard_this_turn") == ["rampage"]


def test_an_event_is_played_on_a_card_of_ones_own() -> None:
    table = laid()

    assert meant(table, "event.hand.targets:card.own", seconds=(table["amys"],)) == ["fireball"]
    assert meant(table, "event.hand.targets:card.own", seconds=(table["fade"],)) == []


def test_the_discard_pile_of_the_chosen_player() -> None:
    assert meant(laid(), "discard_of_target", players=(VILLAIN,)) == ["spying"]


def test_players() -> None:
    table = laid()
    found = {
        text: grammar.selector(text).things(table.state, table.of("rhuarc"))
        for text in ("player.any", "player.opp", "player.hero")
    }

    assert found == {"player.any": [HERO, VILLAIN], "player.opp": [VILLAIN], "player.hero": [HERO]}


def test_what_is_counted_in_a_zone_are_copies() -> None:
    table = laid()
    table.set(hands=[("fireball", "fireball"), ()])
    selector = grammar.selector("event.hand")

    assert selector.things(table.state, table.of("rhuarc")) == ["fireball"]
    assert selector.count(table.state, table.of("rhuarc")) == 2


def test_every_word_of_the_selectors_is_on_this_page() -> None:
    from pathlib import Path

    page = Path(__file__).read_text(encoding="utf-8")
    said = set(re.findall(r"[a-z_0-9]+", page.split("def test_every_word")[0]))
    words = {*FILTERS, *QUANTITIES, *ROLES, *TYPES, *ZONES, *PLAYERS, *CHALLENGES}
    compared = {re.sub(r"_[PIOC]$", "", word) for word in re.findall(r"[a-zA-Z_]+", page)}
    assert sorted(words - said - compared - {"in_"}) == []
