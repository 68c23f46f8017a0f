"""Why an action is not offered, in numbers."""

import pytest

from regalia.core import Option, Refusal, look
from regalia.games.kings_guild.options import Build, Craft, Hire, Take
from regalia.games.kings_guild.steps.expand import ExpandMore
from regalia.words import Words
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
    assert why(Guild(store="leather 1"), Craft(QUEST, "left"), language="ja") == "革2個が足りません。 (5.2)"


def test_without_a_sigil_a_quest_must_be_completed() -> None:
    assert why(Guild(store="leather 3"), Craft(QUEST, "left"), BOTH_SIGILS_OUT).startswith("Both your sigils")
    assert why(Guild(), Craft("explore_bluevein_isle", "left"), BOTH_SIGILS_OUT) == "This item has been made. (5.2)"


def test_the_thug_must_be_paid() -> None:
    game = table(Guild(store="leather 3", coins=1), Guild(staff="thug"), slots=f"{QUEST}!")
    assert game.why_not(A, Craft(QUEST, "left")) == Refusal("short-of-coins", "5.2", {"coins": 1})


@pytest.mark.parametrize(
    ("me", "room", "told"),
    [
        (Guild(coins=4), "warehouse", "2 coins short. (5.3)"),
        (Guild(coins=5), "warehouse", "1 coin short. (5.3)"),
        (Guild(coins=9, tiles="warehouse(0,0)"), "warehouse", "You have built one of these. (5.3)"),
        (Guild(coins=9, tiles="gem_workshop(0,0)"), "magic_arcaenum", "Between two players"),
    ],
)
def test_a_room_says_what_stands_against_it(me: Guild, room: str, told: str) -> None:
    assert why(me, Build(room)).startswith(told)


def test_a_specialist_says_what_is_short() -> None:
    assert why(Guild(coins=1), Hire("oracle"), row="oracle - - - -") == "2 coins short. (5.3)"
    full = "miner tanner weaver lumberjack"
    assert why(Guild(coins=9, staff=full), Hire("oracle"), row="oracle - - - -").startswith("There is no free space")


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
