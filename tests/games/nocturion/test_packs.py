"""Rules 17. Packs: what is wrong with one is named with its line, and a right one is played."""

import tomllib
from importlib.resources import files

import pytest

from regalia.cli.words import Words
from regalia.core import FaultyPack, load, look, save
from regalia.games.nocturion import PACKS, rules
from regalia.games.nocturion.content import OWN
from tests.playing import dice, play_out, seed

META = '[meta]\nslug = "nocturion"\ncontent_pack = "winter"\n'
ELSEWHERE = {
    "no region shows 1": 4,
    "a house has a helm, an armour and greaves": 8,
    "at most one hourglass ability": 26,
    "an effect that cannot stand in a passive ability": 29,
}
"""The lines of faults that are named elsewhere than what was changed."""
CHOICE = '{ key = "choose_one", options = [{ key = "choose_one", options = [{ key = "prestige", n = 1 }] }] }'
SPOTS = 'spots = ["archer", "knight", "mage", "gold", "iron", "wood"]'
OWNED = files("regalia.games.nocturion").joinpath("content.toml").read_text("utf-8").partition("[limits]")[2]


def faults(tables: str) -> list[str]:
    """What is wrong with a pack, each with its line."""
    with pytest.raises(FaultyPack) as wrong:
        PACKS.read(META + tables)
    return [*map(str, wrong.value.faults)]


def own(table: str) -> str:
    """A table of the built-in content, as TOML."""
    parts = OWNED.split(f"[[{table}]]")[1:]
    last = parts[-1].partition("\n[[")[0] if table != "house" else parts[-1].partition("\n[[quest]]")[0]
    return "".join(f"[[{table}]]{part}" for part in (*parts[:-1], last))


def broken(table: str, old: str, new: str) -> list[str]:
    """What is wrong with a table of the built-in content in which a text was replaced once."""
    text = own(table)
    assert old in text
    return faults(text.replace(old, new, 1))


def test_the_built_in_tables_are_a_pack_without_faults() -> None:
    pack = PACKS.read(META + "[limits]" + OWNED)
    assert {name: len(getattr(pack.content, name)) for name in ("location", "house", "quest", "beast", "curse")} == {
        "location": 12,
        "house": 6,
        "quest": 36,
        "beast": 40,
        "curse": 6,
    }
    assert sum(facts.count for facts in pack.content.curse) == 21
    assert {*tomllib.loads("[limits]" + OWNED)} == {*OWN}


@pytest.mark.parametrize(
    ("table", "old", "new", "fault"),
    [
        ("beast", 'id = "warg"', 'id = "market"', "there is another market"),
        ("beast", 'id = "warg"', 'id = "wolf"', "needs a name and a name_ja"),
        ("beast", "prestige = 1", "prestige = 1\ncount = 2", "there are copies of curses only"),
        ("beast", 'cost = ["wood"]', 'cost = ["silver"]', "Invalid enum value 'silver'"),
        ("beast", 'key = "modify_die"', 'key = "fly"', "Invalid value 'fly'"),
        ("beast", 'trigger = "action"', 'trigger = "always"', "Invalid enum value 'always'"),
        ("beast", 'trigger = "action"', 'trigger = "reaction"', "a reaction has an event, and nothing else has"),
        ("beast", 'trigger = "action"', 'trigger = "gather"', "what gathers has a resource, and nothing else has"),
        ("beast", 'event = "curse_incoming"', 'event = "gain"', "Invalid enum value 'gain'"),
        ("beast", 'event = "quest_completed"', 'event = "quest_completed", ability = "curse"', "only activated locations"),
        ("beast", "look = 3, take = 1", "look = 3, take = 4", "no more cards can be kept than are looked at"),
        ("beast", "n = 1", "n = 0", "Expected `int` >= 1"),
        ("house", "look = 3, take = 1", "look = 3, take = 4", "no more cards can be kept than are looked at"),
        ("location", "look = 3, take = 1", "look = 3, take = 4", "no more cards can be kept than are looked at"),
        (
            "location",
            'key = "search_beasts", look = 3, take = 1',
            'key = "summon"',
            "a choice is between effects of different",
        ),
        ("quest", "reward = [", f"reward = [{CHOICE}, ", "a choice is between effects of different"),
        ("beast", "look = 3", "look = 1000000000000", "Expected `int` <= 99"),
        ("curse", "count = 6", "count = 1000000000000", "there are more than 99 copies"),
        ("quest", "level = 1", "level = 4", "a level is 1, 2 or 3"),
        ("location", 'id = "market"', 'id = "archery_range"', "there is another archery_range"),
        ("location", 'ability = "exchange"', 'ability = "barter"', "Invalid enum value 'barter'"),
        ("region", "faces = [1, 2]", "faces = [2, 7]", "faces are numbers from 1 to 6"),
        ("region", "faces = [1, 2]", "faces = [2]", "no region shows 1"),
        ("region", 'opposite = "south"', 'opposite = "east"', "two regions are opposite each other"),
        ("season", SPOTS, 'spots = ["archer", "wood"]', "the first season has spaces of all six kinds"),
        ("season", 'x2_region = "east"', 'x2_region = "north"', "another season borders this region"),
        ("season", 'x2_region = "east"', 'x2_region = "moon"', "there is no region moon"),
        ("season", 'id = "spring"', 'id = "spring"\norder = 3', "the seasons stand in their order"),
        ("season", 'id = "spring"', 'id = "spring"\nfirst_space = 7', "the first space of this season is 6"),
        ("season", 'id = "spring"', 'id = "spring"\ncart_region = "north"', "the cart points to the region opposite x2"),
        ("house", 'slot = "greaves"', 'slot = "helm"', "a house has a helm, an armour and greaves"),
        ("house", "tier = 3", "tier = 4", "a tier is 1, 2 or 3"),
        ("house", 'mode = "passive"', 'mode = "hourglass"', "at most one hourglass ability"),
        ("house", 'mode = "passive"', 'mode = "triggered"', "a triggered ability has an event"),
        ("house", 'mode = "hourglass"', 'mode = "passive"', "an effect that cannot stand in a passive ability"),
    ],
)
def test_each_fault_is_named_with_its_line(table: str, old: str, new: str, fault: str) -> None:
    found = [each for each in broken(table, old, new) if fault in each]
    lines = {int(each.removeprefix("line ").partition(":")[0]) for each in found if each.startswith("line ")}
    before = (META + own(table)).partition(old)[0]
    changed = before.count("\n") + 1
    assert lines & {ELSEWHERE.get(fault, changed), changed + new.count("\n")}, found


@pytest.mark.parametrize("table", ["location", "house", "quest", "region", "season"])
def test_there_must_be_enough_of_everything(table: str) -> None:
    count = {
        "location": "there are 1 locations, not 12",
        "house": "there are 1 houses",
        "quest": "there are 0 quests of level 2",
    }
    few = f"[[{table}]]" + own(table).split(f"[[{table}]]")[1]
    assert any(count.get(table, f"there are 1 {table}s, not 4") in each for each in faults(few))


def test_there_must_be_a_last_year_for_each_number_of_players() -> None:
    (fault,) = faults("[final_year]\n2 = 4\n3 = 6\n")
    assert "there is no last year for 4 players" in fault


def test_a_pack_is_played_to_its_end_and_saved_and_its_names_are_told() -> None:
    beasts = own("beast").replace('id = "warg"', 'id = "wolf"\nname = "Wolf"\nname_ja = "オオカミ"')
    pack = PACKS.read(META + beasts + '[final_year]\n2 = 1\n3 = 1\n4 = 1\nnote = "short"\n')
    table = rules(pack)
    game = table.begin(2, seed(1))
    assert load(table, save(game)).state.printed.beasts["wolf"].prestige == 2
    view = look(game, 0)
    assert (view.view.pack, view.view.final_year) == ("winter", 1)
    for language, name in (("en", "Wolf"), ("ja", "オオカミ")):
        words = Words("nocturion", language, ["Ada", "Bob"])
        words.nouns = view.nouns
        assert words.word("wolf") == "wolf"
        assert words._word("beast", "wolf") == name
    assert table.numbers("wolf") == [("costs-archer", {"count": 1}), ("costs-wood", {"count": 1}), ("worth", {"count": 2})]
    play_out(game, dice(1))
    assert game.state.year >= 2


def test_seasons_of_unequal_length_are_walked_space_by_space() -> None:
    seasons = (
        own("season").replace(SPOTS, "WINTER", 1).replace(SPOTS, 'spots = ["gold", "wood"]', 1).replace("WINTER", SPOTS)
    )
    game = rules(PACKS.read(META + seasons)).begin(2, seed(1))
    printed = game.state.printed
    assert len(printed.spaces) == 20
    assert [printed.next_space[6][place] for place in range(6)] == [8, 9, 10, 6, 12, 7]
    assert printed.next_space[20][5] == 5
