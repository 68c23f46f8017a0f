"""Rules 9. Beasts: summoning, searching, decks."""

from regalia.core import look
from regalia.games.nocturion.options import (
    Choose,
    Discard,
    Keep,
    Summon,
    UseBeast,
    UseHouse,
    Waive,
)
from tests.games.nocturion.layout import A, B, act, facts, options, table


def test_a_full_stable_of_exhausted_beasts_takes_no_more() -> None:
    position = "T 0\nA dice 1 | hand imp | goods G1 | stable {}"
    full = table(position.format("warg~ troll~ ogre~ hydra~"), "A activate N3 1")
    assert options(full, A, Choose) == ["search_beasts"]
    assert options(table(position.format("warg troll~ ogre~ hydra~"), "A activate N3 1"), A, Choose) == [
        "summon",
        "search_beasts",
    ]


def test_a_beast_that_makes_room_leaves_its_prestige_behind() -> None:
    game = table(
        "T 3\nA house duskmere 3 | hand imp | prestige 9 | stable warg troll ogre~ hydra",
        "A house duskmere",
        "A summon imp",
    )
    assert options(game, A, Discard) == ["warg", "troll", "hydra"]
    act(game, "A discard troll")
    assert facts(game, "A prestige stable") == "prestige 10 | stable warg ogre~ hydra imp"
    assert game.state.discards == ("troll",)


def test_duskmere_waives_an_icon_of_choice_beside_that_of_the_tile() -> None:
    game = table(
        "T 0\nA house duskmere 1 | dice 1 | hand treant | goods A1 I1",
        "A activate N3 1",
        "A choose summon",
        "A summon treant",
    )
    assert options(game, A, Waive) == ["archer", "iron"]
    act(game, "A waive iron")
    assert facts(game, "A goods prestige") == "goods I1 W2 | prestige 1"


def test_duskmere_pays_without_a_location_and_once_a_round() -> None:
    game = table("T 3\nA house duskmere 3 | hand imp warg | goods W1", "A house duskmere")
    assert options(game, A, Summon) == ["imp", "warg"]
    act(game, "A summon warg")
    assert facts(game, "A goods stable spent") == "goods - | stable warg | spent yes"
    assert options(game, A, UseHouse) == []


def test_only_what_can_be_paid_is_summoned_and_others_are_not_told() -> None:
    game = table("T 0\nA dice 1 | hand treant dragon", "A activate N3 1")
    assert options(game, A, Choose) == ["search_beasts"]
    seen = look(game, B).decision
    rich = look(table("T 0\nA dice 1 | hand treant imp | goods A1 I1", "A activate N3 1"), B).decision
    assert seen == rich


def test_a_discount_is_no_resource() -> None:
    game = table("T 0\nA dice 6 | hand gargoyle | goods K1", "A activate W3 6")
    assert options(game, A, Choose) == ["summon", "search_beasts"]
    act(game, "A choose summon", "A summon gargoyle")
    assert facts(game, "A goods stable") == "goods - | stable gargoyle"


def test_a_search_goes_on_in_the_reshuffled_discards() -> None:
    game = table("T 6\nA dice 6")
    game.state.deck, game.state.discards = ("hydra",), ("imp", "warg", "troll")
    act(game, "A activate W1 6", "A choose search_beasts")
    assert (game.state.looked[0], len(game.state.looked), len(game.state.deck), [*game.state.discards]) == (
        "hydra",
        3,
        1,
        [],
    )
    assert len(options(game, A, Keep)) == 3


def test_frosthelm_searches_once_a_round() -> None:
    game = table("T 3 | deck imp warg troll\nA house frosthelm 1", "A house frosthelm", "A keep warg")
    assert (facts(game, "A hand"), game.state.deck[-2:]) == ("hand warg", ("imp", "troll"))


def test_a_beast_in_hand_has_no_ability_and_an_exhausted_one_neither() -> None:
    assert options(table("T 3\nA dice 2 | hand alligator | stable warg~"), A, UseBeast) == []


def test_without_beasts_to_draw_or_to_summon_a_portal_has_no_ability() -> None:
    game = table("T 6\nA dice 6")
    game.state.deck = ()
    act(game, "A activate W1 6")
    assert game.step.kind() == "Act"
