"""Why an action is not offered, in numbers."""

import pytest

from regalia.cli.words import Words
from regalia.core import Option, Refusal, Step, look
from regalia.games.kings_guild.options import Build, Craft, DrawForHero, Hire, Take
from regalia.games.kings_guild.steps.craft import AfterCraft
from regalia.games.kings_guild.steps.expand import ExpandMore
from regalia.games.kings_guild.steps.gather import ExtraGather, Gather
from regalia.games.kings_guild.steps.hire import HireByContract
from regalia.games.kings_guild.steps.scrolls import Plenty
from tests.games.kings_guild.layout import A, Guild, table

QUEST = "brawl_at_goldgrass_inn"
"""Pants for 3 leather, a helmet for 2 cloth, a metal and a wood."""
BOTH_SIGILS_OUT = f"{QUEST} explore_bluevein_isle[A.] burn_the_briar_roots[A.]"


def why(me: Guild, option: Option, slots: str = QUEST, row: str = "", language: str = "en") -> str:
    """What seat A is told about something that is not offered."""
    game = table(me, Guild(), slots=slots, row=row)
    refusal = game.why_not(A, option)
    assert refusal is not None
    return Words("kings_guild", language, ["Ada", "Bob"]).refusal(refusal)


def test_what_an_item_still_needs_is_told() -> None:
    assert why(Guild(store="leather 1"), Craft(QUEST, "left")) == "2 leather short. (5.2)"
    assert why(Guild(store="cloth 1"), Craft(QUEST, "right")) == "1 cloth, 1 metal, and 1 wood short. (5.2)"
    assert why(Guild(store="leather 1"), Craft(QUEST, "left"), language="ja") == "革2個が足りません。（5.2）"


def test_without_a_sigil_a_quest_must_be_completed() -> None:
    assert why(Guild(store="leather 3"), Craft(QUEST, "left"), BOTH_SIGILS_OUT).startswith("Both your sigils")
    assert (
        why(Guild(), Craft("explore_bluevein_isle", "left"), BOTH_SIGILS_OUT) == "Someone has already made this item. (5.2)"
    )


def test_the_thug_must_be_paid() -> None:
    game = table(Guild(store="leather 3", coins=1), Guild(staff="thug"), slots=f"{QUEST}!")
    assert game.why_not(A, Craft(QUEST, "left")) == Refusal("short-of-coins", "5.2", {"coins": 1})


@pytest.mark.parametrize(
    ("me", "room", "told"),
    [
        (Guild(coins=4), "warehouse", "2 coins short. (5.3)"),
        (Guild(coins=5), "warehouse", "1 coin short. (5.3)"),
        (Guild(coins=9, tiles="warehouse(0,0)"), "warehouse", "You have already built one of these. (5.3)"),
        (Guild(coins=9, tiles="gem_workshop(0,0)"), "magic_arcaenum", "In a two-player game"),
    ],
)
def test_a_room_says_what_stands_against_it(me: Guild, room: str, told: str) -> None:
    assert why(me, Build(room)).startswith(told)


def test_a_specialist_says_what_is_short() -> None:
    assert why(Guild(coins=1), Hire("oracle"), row="oracle - - - -") == "2 coins short. (5.3)"
    full = "miner tanner weaver lumberjack"
    assert why(Guild(coins=9, staff=full), Hire("oracle"), row="oracle - - - -").startswith("You have no free space")


def test_a_resource_that_takes_a_room_says_which() -> None:
    assert why(Guild(), Take("gem")) == "Needs a Gem Workshop or the Sorceress. (5.1)"


def test_the_half_of_an_expansion_that_is_used_up_has_no_numbers() -> None:
    game = table(Guild(hand="contract"), Guild(), steps=(ExpandMore(A, "hire"),))
    refusal = game.why_not(A, Build("warehouse"))
    assert refusal == Refusal("ExpandMore", "5.3")


def test_what_ends_the_turn_is_asked_about_once_more() -> None:
    decision = look(table(Guild(store="leather 3"), Guild(), slots=QUEST), A).decision
    assert decision is not None
    assert (decision.confirm, "Craft" in decision.final, "Take" in decision.final) == (False, True, False)


TWO, SHELF = "topple_the_moonstone_giant", "miner+1 oracle overseer aristocrat vizier"
"""Dagger for leather and metal, axe for 2 metal and 2 wood."""
ORCS = "crush_the_orc_rebellion"
FULL = (
    "vault_of_riches(0,0) tavern(3,0) gallery(0,1) depot(1,1) arsenal(2,1) armory(3,1)"
    " hall_of_mages(0,2) kitchen(1,2) hall_of_rogues(2,2)"
)


@pytest.mark.parametrize(
    ("me", "option", "refusal"),
    [
        (Guild(), Take("cloth"), Refusal("none-left", "7.2", {"resource": "cloth"})),
        (Guild(), Take("magic"), Refusal("not-gatherable", "5.1", {"room": "magic_arcaenum"})),
        (Guild(staff="sorceress"), Take("gem"), Refusal("none-left", "7.2", {"resource": "gem"})),
        (Guild(), Craft(TWO, "both"), Refusal("short", "5.2", {"missing": {"leather": 1, "metal": 3, "wood": 2}})),
        (Guild(staff="blacksmith"), Craft(TWO, "left"), Refusal("short", "5.2", {"missing": {"leather": 1}})),
        (Guild(), Craft(QUEST, "left"), Refusal("made-already", "5.2")),
        (Guild(), Craft(QUEST, "both"), Refusal("made-already", "5.2")),
        (Guild(), Craft("crush_the_orc_rebellion", "both"), Refusal("Turn", "4")),
        (Guild(), Craft("crush_the_orc_rebellion", "right"), Refusal("Turn", "4")),
        (Guild(), Craft(ORCS, "left"), Refusal("short", "5.2", {"missing": {"metal": 1, "wood": 1}})),
        (Guild(), Craft("burn_the_briar_roots", "left"), Refusal("Turn", "4")),
        (Guild(coins=9, tiles="kitchen(0,0)"), Build("kitchen"), Refusal("built-already", "5.3")),
        (
            Guild(tiles="gem_workshop(0,0)"),
            Build("magic_arcaenum"),
            Refusal("one-of-both", "5.3", {"room": "gem_workshop"}),
        ),
        (Guild(coins=9), Build("library"), Refusal("sold-out", "7.6")),
        (Guild(coins=9), Build("barracks"), Refusal("sold-out", "7.6")),
        (Guild(coins=3), Build("bedchamber"), Refusal("short-of-coins", "5.3", {"coins": 5})),
        (Guild(coins=12, tiles=FULL), Build("warehouse"), None),
        (Guild(coins=12, tiles=f"{FULL} shrine(3,2)"), Build("warehouse"), Refusal("no-cell", "5.3")),
        (Guild(), Hire("miner"), Refusal("short-of-coins", "5.3", {"coins": 3})),
        (Guild(coins=1, staff="recruiter"), Hire("miner"), Refusal("short-of-coins", "5.3", {"coins": 1})),
        (Guild(), Hire("witch"), Refusal("Turn", "4")),
        (Guild(coins=9, staff="bard tanner weaver"), Hire("overseer"), Refusal("no-space", "5.3")),
        (Guild(coins=9), Hire("aristocrat"), Refusal("no-space", "5.3")),
        (Guild(coins=9, staff="bard tanner weaver courier"), Hire("oracle"), Refusal("no-space", "5.3")),
    ],
)
def test_every_refusal_names_its_section_and_what_is_short(me: Guild, option: Option, refusal: Refusal | None) -> None:
    slots = f"{TWO} {QUEST}[B.] crush_the_orc_rebellion"
    game = table(me, Guild(), slots=slots, row=SHELF, supply="leather 5 wood 5 magic 1")
    game.state.rooms |= {"library": 0, "great_hall_barracks": 0}
    game.ask_again()
    assert game.why_not(A, option) == refusal


def test_another_players_thug_wants_two_coins_but_not_elsewhere_and_not_of_its_owner() -> None:
    for me, other, slots, refusal in (
        (Guild(store="leather 3"), Guild(staff="thug"), f"{QUEST}!", Refusal("short-of-coins", "5.2", {"coins": 2})),
        (Guild(store="leather 3"), Guild(staff="thug"), f"{QUEST} {TWO}!", None),
        (Guild(store="leather 3", staff="thug"), Guild(), f"{QUEST}!", None),
    ):
        assert table(me, other, slots=slots).why_not(A, Craft(QUEST, "left")) == refusal


def test_both_arcane_rooms_are_refused_between_two_players_only() -> None:
    three = table(Guild(coins=3, tiles="gem_workshop(0,0)"), Guild(), Guild())
    assert three.why_not(A, Build("magic_arcaenum")) == Refusal("short-of-coins", "5.3", {"coins": 2})
    other = table(Guild(tiles="magic_arcaenum(0,0)"), Guild()).why_not(A, Build("gem_workshop"))
    assert other == Refusal("one-of-both", "5.3", {"room": "magic_arcaenum"})


def test_without_a_free_sigil_a_new_item_is_refused() -> None:
    game = table(Guild(store="leather 3"), Guild(), slots=BOTH_SIGILS_OUT)
    assert game.why_not(A, Craft(QUEST, "left")) == Refusal("no-sigil", "5.2")


@pytest.mark.parametrize(
    ("step", "option", "refusal"),
    [
        (Gather(A, ("leather",)), Take("leather"), Refusal("none-left", "7.2", {"resource": "leather"})),
        (Gather(A, ("leather",)), Take("cloth"), Refusal("none-left", "7.2", {"resource": "cloth"})),
        (Gather(A, ("wood",)), Take("magic"), Refusal("not-gatherable", "5.1", {"room": "magic_arcaenum"})),
        (Gather(A, ("wood", "wood")), Take("magic"), Refusal("Gather", "5.1")),
        (ExtraGather(A), Take("cloth"), Refusal("none-left", "7.2", {"resource": "cloth"})),
        (ExtraGather(A), Take("magic"), Refusal("not-gatherable", "5.1", {"room": "magic_arcaenum"})),
        (Plenty(A, 2), Take("cloth"), Refusal("none-left", "7.2", {"resource": "cloth"})),
        (HireByContract(A), Hire("oracle"), Refusal("short-of-coins", "5.3", {"coins": 3})),
        (HireByContract(A), Hire("weaver"), Refusal("HireByContract", "10.1")),
        (AfterCraft(A, QUEST, ()), DrawForHero("fighter"), Refusal("short-of-coins", "5.2", {"coins": 1})),
        (AfterCraft(A, QUEST, ("hero",)), DrawForHero("fighter"), Refusal("AfterCraft", "5.2")),
    ],
)
def test_every_step_that_takes_hires_or_pays_says_what_is_short(step: Step, option: Option, refusal: Refusal) -> None:
    me = Guild(staff="fighter thug", hand="contract")
    game = table(
        me, Guild(), slots=f"{QUEST} {TWO}", row="oracle blacksmith+5 bard+4 - -", supply="leather 1 wood 8 magic 1"
    )
    game.then(step)
    game.play_on()
    assert game.why_not(A, option) == refusal
