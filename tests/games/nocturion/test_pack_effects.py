"""Rules 8. What packs can do with effects beyond the built-in content: choices, several at once, other triggers."""

from typing import Any

from regalia.core import PASS, Game, Pack, Several, look
from regalia.games.nocturion import PACKS
from regalia.games.nocturion.content import Tables
from regalia.games.nocturion.options import (
    Choose,
    Done,
    DropCurse,
    MoveCurse,
    Ready,
    Release,
    Return,
    Skip,
    Take,
    UseBeast,
)
from regalia.games.nocturion.pieces import Moment
from regalia.games.nocturion.state import State
from tests.games.nocturion.layout import A, B, C, act, facts, options, table
from tests.games.nocturion.test_packs import META, own


def pack_with(ability: str, table_of: str = "beast", old: str = "") -> Pack[Tables]:
    """The built-in content, in which the Alligator has another ability, or another text was replaced."""
    text = own(table_of)
    old = old or '{ trigger = "action", effects = [{ key = "modify_die", delta = [1], n = 1 }] }'
    assert old in text
    return PACKS.read(META + text.replace(old, ability, 1))


def played(position: str, pack: Pack[Tables], *actions: str) -> Game[State]:
    """A position with this pack, and what was done from there."""
    game = table(position)
    game.state.pack = pack
    game.play_on()
    return act(game, *actions)


def alligator(trigger: str, *effects: str) -> Pack[Tables]:
    return pack_with(f"{{ trigger = {trigger}, effects = [{', '.join(effects)}] }}")


def test_one_of_several_effects_is_chosen_and_only_those_that_can_do_something() -> None:
    choice = (
        '{ key = "choose_one", options = [{ key = "gain", resource = "gold", n = 2 }, { key = "curse_remove", n = 1 }] }'
    )
    game = played("T 3\nA stable alligator | curses greed", alligator('"action"', choice), "A beast alligator")
    assert (options(game, A, Choose), look(game, B).view.about) == (["gain", "curse_remove"], "alligator")
    act(game, "A choose gain")
    assert facts(game, "A goods curses") == "goods G2 | curses greed"
    game = played("T 3\nA stable alligator", alligator('"action"', choice), "A beast alligator")
    assert (facts(game, "A goods"), game.step.kind()) == ("goods G2", "Act")


def test_a_choice_inside_a_window_is_answered_before_the_next_seat_is_asked() -> None:
    choice = '{ key = "choose_one", options = [{ key = "gain", resource = "gold", n = 1 }, { key = "prestige", n = 1 }] }'
    pack = alligator('"gather", resource = "wood"', choice)
    game = played("T 6\nA dice 5\nB stable alligator hoard_drake\nC stable treant hoard_drake~", pack, "A activate S2 5")
    act(game, "B beast alligator", "B choose gain")
    assert [*game.asks] == [C]
    game.answer(C, PASS)
    assert options(game, B, UseBeast) == ["hoard_drake"]


def test_effects_follow_one_another_and_those_that_can_do_nothing_are_skipped() -> None:
    pack = alligator(
        '"action"', '{ key = "prestige", n = 1 }', '{ key = "curse_remove", n = 0 }', '{ key = "prestige", n = 2 }'
    )
    assert facts(played("T 3\nA stable alligator", pack, "A beast alligator"), "A prestige") == "prestige 3"


def test_an_ability_whose_first_effect_can_do_nothing_is_not_offered() -> None:
    pack = alligator('"action"', '{ key = "curse_remove", n = 0 }', '{ key = "prestige", n = 2 }')
    assert options(played("T 3\nA stable alligator", pack), A, UseBeast) == []


def test_each_effect_of_an_ability_is_responded_to_before_the_next() -> None:
    pack = alligator('"action"', '{ key = "gain", resource = "wood", n = 1 }', '{ key = "prestige", n = 2 }')
    game = played("T 3\nA stable alligator\nB stable treant", pack, "A beast alligator")
    assert (facts(game, "A goods prestige"), [*game.asks]) == ("goods W1 | prestige 0", [B])
    act(game, "B pass")
    assert facts(game, "A prestige") == "prestige 2"


def test_a_chosen_reward_is_responded_to_before_the_quest_is_replaced() -> None:
    choice = '{ key = "choose_one", options = [{ key = "gain", resource = "wood", n = 1 }, { key = "prestige", n = 1 }] }'
    plain = 'reward = [{ key = "gain", resource = "any", n = 1 }]'
    pack = pack_with(f"reward = [{choice}]", "quest", plain)
    house = "A house corvane 1 | goods A1 W1"
    position = f"T 3 | row1 clear_road palisade bridges | next1 library\n{house}\nB stable treant gargoyle"
    game = played(position, pack, "A complete clear_road", "A choose gain")
    assert (options(game, B, UseBeast), game.state.rows[0][0]) == (["treant"], "clear_road")
    act(game, "B pass")
    assert (options(game, B, UseBeast), game.state.rows[0][0]) == (["gargoyle"], "library")


def test_what_stops_a_curse_may_do_more_and_that_waits_for_the_end_of_the_summon() -> None:
    plain = 'by = "self", effects = [{ key = "curse_prevent" }]'
    pack = pack_with(plain.replace("}]", '}, { key = "gain", resource = "wood", n = 1 }]'), old=plain)
    house = "A house duskmere 3 | hand banshee | goods M1"
    position = f"T 3 | curses greed\n{house}\nB stable sphinx treant\nC stable treant hydra"
    game = played(position, pack, "A house duskmere", "A summon banshee", "A use", "A curse B", "B beast sphinx")
    assert (facts(game, "B goods curses"), game.state.curse_discards) == ("goods W1 | curses -", ("greed",))
    act(game, "B pass", "C beast treant")
    assert options(game, C, UseBeast) == ["hydra"]
    act(game, "C pass")
    assert options(game, B, UseBeast) == ["treant"]


def exchanging(goods: str, *actions: str) -> Game[State]:
    """With these goods, of which up to two may be exchanged for others, and what was done from there."""
    pack = alligator('"action"', '{ key = "exchange", n = 2 }')
    position = f"T 3\nA stable alligator | goods {goods}\nB stable treant"
    return played(position, pack, "A beast alligator", *actions)


def test_up_to_two_are_exchanged_in_one_gain() -> None:
    game = exchanging("G2 I1", "A return gold", "A take wood")
    assert game.asks[A] == (Return("gold"), Return("iron"), Done())
    assert look(game, B).view.moment == Moment(taken=("wood",), returned=("gold",), left=2 - 1)
    stopped = game.copy()
    stopped.answer(A, Done())
    assert (facts(stopped, "A goods"), [*stopped.asks]) == ("goods G1 I1 W1", [B])
    act(game, "A return iron", "A take wood")
    assert (facts(game, "A goods"), options(game, B, UseBeast)) == ("goods G1 W2", ["treant"])
    assert facts(exchanging("G1", "A take wood"), "A goods") == "goods W1"


def test_two_dice_are_turned_one_after_the_other_and_two_rolled_again() -> None:
    pack = alligator('"action"', '{ key = "modify_die", delta = [1], n = 2 }')
    game = played("T 3\nA dice 2 4 | stable alligator", pack, "A beast alligator", "A turn 2 3", "A turn 3 4")
    assert facts(game, "A dice") == "dice 4 4"
    pack = alligator('"action"', '{ key = "reroll", n = 2 }')
    game = played("T 3 | rolls 6 1\nA dice 2 | stable alligator", pack, "A beast alligator")
    assert facts(game, "A dice") == "dice 1"


def test_a_second_roll_for_a_full_crest_is_a_resource() -> None:
    pack = alligator('"action"', '{ key = "roll_reserve", n = 2 }')
    game = played("T 3 | rolls 4\nA stable alligator", pack, "A beast alligator", "A take gold")
    assert facts(game, "A crest goods") == "crest 4 | goods G1"


def test_curses_by_number() -> None:
    pack = alligator('"action"', '{ key = "curse_remove", n = 2 }')
    game = played("T 3\nA stable alligator | curses greed doubt famine", pack, "A beast alligator")
    assert options(game, A, DropCurse) == ["greed", "doubt", "famine"]
    act(game, "A drop greed", "A drop famine")
    assert facts(game, "A curses") == "curses doubt"
    game = played("T 3\nA stable alligator | curses greed doubt", pack, "A beast alligator")
    assert facts(game, "A curses") == "curses -"
    pack = alligator('"action"', '{ key = "curse_move", n = 2 }')
    game = played("players 2 | T 3\nA stable alligator | curses greed doubt", pack, "A beast alligator")
    game.answer(A, MoveCurse("doubt", B))
    assert (facts(game, "A curses"), facts(game, "B curses")) == ("curses -", "curses doubt greed")
    pack = alligator('"action"', '{ key = "curse_give", n = 2 }')
    game = played("players 2 | T 3 | curses doubt greed\nA stable alligator", pack, "A beast alligator")
    assert facts(game, "B curses") == "curses doubt greed"


def test_opponents_lose_all_they_have_where_they_have_less() -> None:
    pack = alligator('"discard"', '{ key = "opponents_discard", n = 2 }')
    game = played("T 3\nA stable alligator\nB goods G1\nC goods M1 I2", pack, "A release alligator")
    assert (facts(game, "B goods"), [*game.asks]) == ("goods -", [C])
    act(game, "C return iron", "C return mage")
    assert facts(game, "C goods") == "goods I1"


def test_two_are_readied_or_toggled() -> None:
    pack = alligator('"action"', '{ key = "ready", n = 2 }')
    game = played("T 3\nA stable alligator warg~ troll~ imp~", pack, "A beast alligator")
    ask = game.asks[A]
    assert isinstance(ask, Several)
    assert (ask.least, ask.most, len(ask.options)) == (1, 2, 3)
    game.answer(A, (Ready("warg"), Ready("imp")))
    assert facts(game, "A stable") == "stable alligator~ warg troll~ imp"
    pack = alligator('"action"', '{ key = "toggle", n = 2 }')
    game = played("T 3\nA stable alligator warg~\nB stable unicorn~ imp", pack, "A beast alligator")
    assert {*options(game, A, Ready)} == {"warg"}


def test_a_beast_that_gathers_its_own_price_may_be_used_while_a_curse_comes() -> None:
    pack = alligator('"reaction", event = "curse_incoming"', '{ key = "gain", resource = "gold", n = 1 }')
    game = played("T 6 | curses doubt\nA dice 6\nB stable alligator sphinx", pack, "A activate W2 6", "A use", "A curse B")
    act(game, "B beast alligator")
    assert options(game, B, UseBeast) == ["sphinx"]
    act(game, "B pass")
    assert facts(game, "B goods curses stable") == "goods G1 | curses doubt | stable alligator~ sphinx"


def test_a_beast_that_summons_leaves_room_when_it_is_discarded() -> None:
    pack = alligator('"discard"', '{ key = "summon", free = true }')
    position = "T 3\nA hand dragon | stable alligator warg~ troll~ ogre~"
    game = played(position, pack, "A release alligator", "A summon dragon")
    assert facts(game, "A stable prestige") == "stable warg~ troll~ ogre~ dragon | prestige 6"
    assert Release("alligator") not in asked(played("T 3\nA stable alligator", pack))


def asked(game: Game[State]) -> Any:
    return game.asks[A]


def test_a_house_may_respond_to_what_others_do() -> None:
    old = 'event = "quest_completed"\nby = "self"\neffects = [{ key = "prestige", n = 2 }]'
    new = 'event = "heirloom_equipped"\nby = "opponent"\neffects = [{ key = "gain", resource = "any", n = 1 }]'
    pack = pack_with(new, "house", old)
    game = played("T 3\nA house blackthorn 0 | goods I1 K1\nB house ashgrove 3", pack, "A equip blackthorn_helm")
    assert options(game, B, Take) != []
    act(game, "B take gold")
    assert facts(game, "B goods") == "goods G1"
    game = played("T 3\nA house ashgrove 2 | goods W1 A1 K1 M1", pack, "A equip ashgrove_armour")
    assert game.step.kind() == "Act"


def test_two_more_picks_for_two_more_dice() -> None:
    pack = pack_with('effects = [{ key = "extra_die", n = 2 }]', "house", 'effects = [{ key = "extra_die", n = 1 }]')
    game = played("T 3\nA house ashgrove 2", pack, "A end", "B end", "C end")
    assert len(game.state.pool) == 5
    act(game, "B any", "C any", "A any")
    assert [*game.asks] == [A]
    act(game, "A any")
    assert options(game, A, Take) != []


def test_keeping_two_of_four() -> None:
    pack = alligator('"action"', '{ key = "search_beasts", look = 4, take = 2 }')
    game = played("T 3 | deck imp warg ogre hydra\nA stable alligator", pack, "A beast alligator")
    ask = game.asks[A]
    assert isinstance(ask, Several)
    game.answer(A, (ask.options[1], ask.options[3]))
    assert (facts(game, "A hand"), game.state.deck[-2:]) == ("hand hydra warg", ("imp", "ogre"))


def test_a_summon_that_cannot_be_imagined_is_skipped() -> None:
    game = table("T 3\nA house duskmere 3 | hand warg | goods W1", "A house duskmere")
    game.state.stores[A] = (0,) * 6
    game.ask_again()
    assert game.asks[A] == (Skip(),)
    game.answer(A, Skip())
    assert game.step.kind() == "Act"


def test_what_a_house_gains_by_itself_is_responded_to_after_the_event_that_it_heard() -> None:
    old = 'event = "quest_completed"\nby = "self"\neffects = [{ key = "prestige", n = 2 }]'
    new = 'event = "heirloom_equipped"\nby = "opponent"\neffects = [{ key = "gain", resource = "gold", n = 1 }]'
    position = "T 3\nA house blackthorn 0 | goods I1 K1\nB house ashgrove 3\nC stable thieving_raven hoard_drake"
    game = played(position, pack_with(new, "house", old), "A equip blackthorn_helm")
    assert (facts(game, "B goods"), options(game, C, UseBeast)) == ("goods G1", ["thieving_raven"])
    act(game, "C pass")
    assert options(game, C, UseBeast) == ["hoard_drake"]


def test_a_choice_may_follow_another_effect() -> None:
    choice = (
        '{ key = "choose_one", options = [{ key = "gain", resource = "gold", n = 1 }, { key = "curse_remove", n = 1 }] }'
    )
    pack = alligator('"action"', '{ key = "prestige", n = 1 }', choice)
    game = played("T 3\nA stable alligator | curses greed", pack, "A beast alligator")
    assert options(game, A, Choose) == ["gain", "curse_remove"]
    act(game, "A choose curse_remove")
    assert (facts(game, "A prestige curses"), game.step.kind()) == ("prestige 1 | curses -", "Act")
    game = played("T 3\nA stable alligator", pack, "A beast alligator")
    assert (facts(game, "A goods prestige"), game.step.kind()) == ("goods G1 | prestige 1", "Act")


def test_a_beast_that_may_choose_to_ready_is_readied_by_no_beast() -> None:
    pack = alligator(
        '"action"', '{ key = "choose_one", options = [{ key = "ready", n = 1 }, { key = "prestige", n = 1 }] }'
    )
    game = played("T 3\nA stable unicorn alligator~ warg~ imp~", pack, "A beast unicorn")
    assert options(game, A, Ready) == ["warg", "imp"]


def test_what_costs_nothing_needs_no_resources() -> None:
    quest = pack_with("cost = []", "quest", 'cost = ["archer", "wood"]')
    game = played("T 3 | row1 clear_road palisade tournament\nA house corvane 1", quest, "A complete clear_road", "A skip")
    assert facts(game, "A prestige") == "prestige 3"
    doubting = "T 3 | row1 clear_road palisade tournament\nA house corvane 1 | curses doubt | goods G1"
    game = played(doubting, quest, "A complete clear_road", "A skip")
    assert facts(game, "A goods prestige") == "goods - | prestige 3"
    helm = pack_with("cost = []", "house", 'cost = ["wood", "archer"]')
    game = played("T 3\nA house ashgrove 0", helm, "A equip ashgrove_helm")
    assert facts(game, "A prestige equipped") == "prestige 2 | equipped 1"


def test_a_house_whose_first_effect_can_do_nothing_does_nothing() -> None:
    old = 'event = "quest_completed"\nby = "self"\neffects = [{ key = "prestige", n = 2 }]'
    pack = pack_with(old.replace("[{", '[{ key = "curse_remove", n = 0 }, {'), "house", old)
    position = "T 3 | row1 tournament palisade bridges\nA house ashgrove 3 | goods K1 G1"
    game = played(position, pack, "A complete tournament", "A skip")
    assert facts(game, "A prestige") == "prestige 3"
    game = played(f"{position} | curses greed", pack, "A complete tournament", "A skip")
    assert facts(game, "A prestige curses") == "prestige 5 | curses -"


def test_a_beast_that_can_do_nothing_about_a_curse_on_its_way_is_not_asked_for() -> None:
    pack = alligator(
        '"reaction", event = "curse_incoming"', '{ key = "curse_remove", n = 1 }', '{ key = "prestige", n = 1 }'
    )
    position = "T 6 | curses doubt\nA dice 6\nB stable alligator"
    game = played(position, pack, "A activate W2 6", "A use", "A curse B")
    assert facts(game, "B curses stable") == "curses doubt | stable alligator"
    game = played(f"{position} | curses greed", pack, "A activate W2 6", "A use", "A curse B", "B beast alligator")
    assert facts(game, "B curses prestige") == "curses doubt | prestige 1"


def test_a_season_that_did_not_move_goes_to_the_last_space_of_a_shorter_one() -> None:
    spots = 'spots = ["archer", "knight", "mage", "gold", "iron", "wood"]'
    seasons = own("season").replace(spots, "WINTER", 1).replace(spots, 'spots = ["gold", "wood"]', 1)
    pack = PACKS.read(META + seasons.replace("WINTER", spots))
    for before, after in ((0, 6), (4, 7), (6, 8), (7, 9), (8, 14), (19, 5)):
        game = table(f"T {before}\n")
        game.state.pack = pack
        act(game, "A end", "B end", "C end")
        assert game.state.space == after
        assert game.state.year == (3 if before == 19 else 2)


def test_nothing_stops_a_curse_that_is_not_on_its_way() -> None:
    pack = alligator('"action"', '{ key = "curse_prevent" }')
    assert options(played("T 3\nA stable alligator | curses greed", pack), A, UseBeast) == []


def test_a_location_may_waive_nothing() -> None:
    pack = pack_with('discount = "none"', "location", 'discount = "tile"')
    position = "T 0\nA dice 6 | hand crystal_spider | goods I1 A1"
    actions = "A activate W1 6", "A choose summon", "A summon crystal_spider"
    assert facts(played(position, pack, *actions), "A goods prestige") == "goods - | prestige 1"
    assert facts(table(position, *actions), "A goods prestige") == "goods M1 | prestige 1"


def test_what_is_gained_while_a_curse_comes_is_responded_to_when_it_has_arrived() -> None:
    pack = alligator('"reaction", event = "curse_incoming"', '{ key = "gain", resource = "gold", n = 1 }')
    position = "T 6 | curses doubt\nA dice 6\nB stable alligator sphinx\nC stable hoard_drake"
    game = played(position, pack, "A activate W2 6", "A use", "A curse B", "B beast alligator")
    assert options(game, B, UseBeast) == ["sphinx"]
    act(game, "B pass")
    assert (facts(game, "B curses"), options(game, C, UseBeast)) == ("curses doubt", ["hoard_drake"])
