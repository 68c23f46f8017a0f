"""Every case of the worked examples of the rules, in its order."""

from itertools import combinations

from regalia.core import look
from regalia.games.kings_guild.content import RESOURCES
from regalia.games.kings_guild.options import (
    BUILD_STATUE,
    DECLINE,
    DONE,
    END_TURN,
    ENOUGH,
    OFFER,
    PLAY,
    RETURN,
    SELL,
    Build,
    Burn,
    Choose,
    Craft,
    Discard,
    DrawForHero,
    Hire,
    Keep,
    Offer,
    Play,
    Take,
)
from regalia.games.kings_guild.scoring import in_public, rank, rating, sheet, total
from regalia.games.kings_guild.state import Recruit
from regalia.games.kings_guild.steps.gather import Gather
from regalia.games.kings_guild.steps.hire import price_of
from regalia.games.kings_guild.steps.limits import Draw
from regalia.games.kings_guild.steps.turn import EndGame, EndOfTurn, Turn
from tests.games.kings_guild.layout import (
    A,
    B,
    C,
    Guild,
    act,
    at,
    craft,
    gather,
    hand,
    hire,
    options,
    row,
    slots,
    store,
    supply,
    table,
)


def test_e01_above_the_limit_resources_of_ones_choice_go_back() -> None:
    game = table(Guild(coins=4, store="leather 2 wood 1"), Guild(coins=4), Guild(), supply="metal 4")
    gather(game, A, "metal", "metal", "metal")
    assert game.asks == {A: (RETURN["leather"], RETURN["metal"], RETURN["wood"])}
    act(game, A, RETURN["wood"])
    assert (store(game, A), supply(game)) == ("leather 2 metal 3", "metal 1 wood 1")
    assert B in game.asks


def test_e02_one_to_three_of_a_kind_or_one_each_of_two() -> None:
    game = table(Guild(), Guild(), supply="metal 1 cloth 5 wood 5 leather 5 gem 3")
    legal = set()
    paths: list[tuple[str, ...]] = [()]
    while paths:
        path = paths.pop()
        trial = game.copy()
        act(trial, A, *map(Take, path))
        if A not in trial.asks or not isinstance(trial.step, Gather | Turn):
            legal.add(tuple(sorted(path)))
            continue
        if ENOUGH in trial.asks[A]:  # type: ignore[operator]  # one of some options
            legal.add(tuple(sorted(path)))
        paths += [(*path, take.resource) for take in options(trial, A, Take)]
    basic = RESOURCES[:4]
    singles = {(kind,) * amount for kind in basic for amount in (1, 2, 3)} - {("metal",) * 2, ("metal",) * 3}
    assert legal == singles | {tuple(sorted(pair)) for pair in combinations(basic, 2)}


def test_e03_a_gather_bonus_needs_stock() -> None:
    game = table(Guild(staff="miner weaver"), Guild(coins=4), supply="metal 3 wood 4")
    gather(game, A, "metal", "metal", "metal")
    assert store(game, A) == "metal 3"


def test_e04_the_bonus_comes_after_the_overflow_check() -> None:
    game = table(Guild(store="metal 3 wood 1", staff="lumberjack"), Guild(), supply="metal 2 leather 4")
    gather(game, A, "leather", "leather")
    act(game, A, RETURN["wood"])
    assert store(game, A) == "leather 2 metal 3 wood 1"
    act(game, A, RETURN["metal"])
    assert (store(game, A), supply(game)) == ("leather 2 metal 2 wood 1", "leather 2 metal 3")


def test_e05_the_laborer_mixes_what_may_be_gathered() -> None:
    game = table(Guild(staff="laborer", tiles="gem_workshop(0,0)"), Guild(), supply="metal 1 cloth 3 gem 2 magic 3")
    act(game, A, Take("metal"), Take("cloth"))
    assert options(game, A, Take) == {Take("cloth"), Take("gem")}
    act(game, A, Take("gem"))
    assert store(game, A) == "cloth 1 metal 1 gem 1"


def test_e06_a_quest_made_by_two() -> None:
    game = table(
        Guild(store="cloth 3"),
        Guild(store="leather 3 metal 1", colour="orange"),
        slots="brawl_at_goldgrass_inn explore_bluevein_isle",
        deck="crush_the_orc_rebellion burn_the_briar_roots",
        stacks="contract coin_purse",
    )
    craft(game, A, "explore_bluevein_isle", "left")
    assert (game.state.coins[A], store(game, A), game.state.sigils) == (3, "", [1, 2])
    craft(game, B, "explore_bluevein_isle", "right")
    assert game.asks == {B: (Keep("contract"), Keep("coin_purse"))}
    assert [card.treasure for card in look(game, B).view.drawn] == ["contract", "coin_purse"]
    assert [card.treasure for card in look(game, A).view.drawn] == [None, None]
    act(game, B, Keep("coin_purse"))
    assert (game.state.coins, store(game, B)) == ([3, 4], "")
    assert (hand(game, A), hand(game, B)) == ("contract", "coin_purse")
    assert game.state.won == [("explore_bluevein_isle",), ()]
    assert game.state.sigils == [2, 2]
    assert slots(game) == "brawl_at_goldgrass_inn crush_the_orc_rebellion"


def test_e07_alone_in_two_turns() -> None:
    game = table(Guild(store="cloth 2 metal 1 wood 1"), Guild(), slots="brawl_at_goldgrass_inn[A.]")
    craft(game, A, "brawl_at_goldgrass_inn", "right")
    assert game.state.coins[A] == 4
    assert hand(game, A) == "ancient_helm carved_charm"
    assert (game.state.won[A], game.state.sigils[A]) == (("brawl_at_goldgrass_inn",), 2)


def test_e08_both_items_at_once_with_discounts_and_a_fortune_potion() -> None:
    game = table(
        Guild(staff="blacksmith woodworker", store="wood 1 metal 1 cloth 1", hand="fortune_potion"),
        Guild(),
        slots="banish_the_fruitfang_terrors",
    )
    act(game, A, Play("fortune_potion"))
    assert game.state.fortunes == 1
    craft(game, A, "banish_the_fruitfang_terrors", "both")
    assert (game.state.coins[A], store(game, A)) == (2 * 5 + 4, "")
    assert [len(game.state.hands[A]), game.state.fortunes] == [2, 0]
    assert game.state.discards[2] == ("fortune_potion",)


def test_e09_a_cost_reduced_to_nothing() -> None:
    game = table(Guild(staff="blacksmith woodworker"), Guild(), slots="crush_the_orc_rebellion")
    craft(game, A, "crush_the_orc_rebellion")
    assert (game.state.coins[A], hand(game, A)) == (3, "ancient_helm")
    assert game.state.won[A] == ("crush_the_orc_rebellion",)


def test_e10_without_a_free_sigil_a_quest_must_be_completed() -> None:
    game = table(
        Guild(store="cloth 9 leather 9 metal 9 wood 9"),
        Guild(),
        slots="explore_bluevein_isle[A.] brawl_at_goldgrass_inn[.A] recover_the_kingsires_remains"
        " topple_the_moonstone_giant[B.] crush_the_orc_rebellion",
    )
    assert options(game, A, Craft) == {
        Craft("explore_bluevein_isle", "right"),
        Craft("brawl_at_goldgrass_inn", "left"),
        Craft("recover_the_kingsires_remains", "both"),
        Craft("topple_the_moonstone_giant", "right"),
        Craft("crush_the_orc_rebellion", "left"),
    }


def test_e11_the_thug_must_be_paid_before_the_craft_earns_anything() -> None:
    poor, rich = (
        table(Guild(coins=coins, store="metal 2"), Guild(staff="thug"), slots="protect_the_eastern_ramparts!")
        for coins in (1, 2)
    )
    assert not options(poor, A, Craft)
    craft(rich, A, "protect_the_eastern_ramparts")
    assert rich.state.coins == [2 - 2 + 3, 2]
    assert (rich.state.thug, hand(rich, A)) == ("", "carved_charm")
    assert rich.state.won[A] == ("protect_the_eastern_ramparts",)


def test_e12_a_lucky_potion_on_a_shared_quest() -> None:
    game = table(
        Guild(store="metal 2 cloth 2", hand="lucky_potion"),
        Guild(),
        slots="discover_the_hidden_valley[B.]",
        stacks="oak_branches ancient_helm bag_of_gold coin_purse",
    )
    assert Play("lucky_potion") not in game.asks[A]  # type: ignore[operator]  # one of some options
    craft(game, A, "discover_the_hidden_valley", "right")
    assert game.asks == {A: (PLAY["lucky_potion"], DECLINE)}
    act(game, A, Play("lucky_potion"))
    assert game.state.drawn == ("oak_branches", "bag_of_gold", "ancient_helm", "coin_purse")
    act(game, A, Keep("ancient_helm"), Keep("bag_of_gold"))
    assert (hand(game, A), hand(game, B)) == ("ancient_helm bag_of_gold", "coin_purse oak_branches")
    assert (game.state.won[B], game.state.coins[A]) == (("discover_the_hidden_valley",), 5)


def test_e13_a_hero_draws_once_for_a_quest() -> None:
    game = table(Guild(coins=2, staff="fighter", store="metal 1 leather 1"), Guild(), slots="topple_the_moonstone_giant")
    craft(game, A, "topple_the_moonstone_giant", "left")
    assert game.asks == {A: (DrawForHero("fighter"), DONE)}
    act(game, A, DrawForHero("fighter"))
    assert (game.state.coins[A], hand(game, A)) == (2 + 3 - 1, "carved_charm")
    act(game, A, END_TURN)
    gather(game, B, "cloth")
    game.state.stores[A] = (0, 0, 2, 2, 0, 0)
    game.ask_again()
    craft(game, A, "topple_the_moonstone_giant", "right")
    assert (game.state.coins[A], hand(game, A)) == (4 + 4, "carved_charm coin_purse sacred_charm")
    assert game.step.kind() == "TurnEnd"


def test_e14_the_appraiser_of_the_absent_partner() -> None:
    game = table(
        Guild(store="leather 3 metal 1"),
        Guild(staff="appraiser", hand="bizarre_charm"),
        slots="explore_bluevein_isle[B.]",
        stacks="contract coin_purse ancient_sword",
    )
    craft(game, A, "explore_bluevein_isle", "right")
    act(game, A, Keep("coin_purse"))
    assert slots(game) == "-"
    assert set(game.asks) == {B}
    act(game, B, Choose("red"))
    assert options(game, B, Discard) == {Discard("contract"), Discard("ancient_sword"), Discard("bizarre_charm")}
    act(game, B, Discard("bizarre_charm"))
    assert (hand(game, B), game.state.coins[B]) == ("ancient_sword contract", 0)
    assert slots(game) == "help_the_whitetree_coopers"


def test_e15_a_forced_sale_takes_cards_without_price() -> None:
    def sold(card: str, staff: str = "") -> int:
        game = table(
            Guild(
                staff=staff,
                store="cloth 2",
                hand="sacred_charm ornate_charm scroll_of_riches ancient_boots coin_purse contract",
            ),
            Guild(),
            slots="claim_the_briareye_gemstone",
            stacks="fortune_potion",
        )
        craft(game, A, "claim_the_briareye_gemstone")
        before = game.state.coins[A]
        assert len(options(game, A, type(SELL[card]))) == 7
        act(game, A, SELL[card])
        assert len(game.state.hands[A]) == 6
        return game.state.coins[A] - before

    assert (sold("sacred_charm"), sold("sacred_charm", "auctioneer"), sold("contract")) == (0, 4, 2)


def test_e16_a_warehouse_and_then_the_oracle() -> None:
    game = table(
        Guild(coins=10),
        Guild(),
        supply="leather 3",
        row="miner oracle inventor weaver thug",
        recruits="builder",
    )
    act(game, A, Build("warehouse"), at(2, 1))
    assert (game.state.coins[A], store(game, A), game.state.storage(A)) == (4, "leather 1", 8)
    hire(game, A, "oracle")
    assert (game.state.coins[A], row(game)) == (1, "builder miner inventor+1 weaver+1 thug+1")
    assert in_public(game.state, A) == 2 + 3


def test_e17_a_discounted_hire_puts_no_coins() -> None:
    game = table(Guild(coins=2), Guild(), row="builder miner inventor+1 weaver+1 thug+1", recruits="tanner")
    hire(game, A, "inventor")
    assert (game.state.coins[A], row(game)) == (0, "tanner builder miner weaver+1 thug+1")
    assert game.state.hand_limit(A) == 8


def test_e18_a_specialist_priced_down_to_nothing_leaves() -> None:
    game = table(
        Guild(coins=4),
        Guild(),
        row="miner courier oracle+2 weaver inventor+2",
        recruits="laborer tanner builder",
    )
    hire(game, A, "miner")
    assert row(game) == "builder tanner laborer courier+1 weaver+1"
    assert game.state.gone == ("oracle", "inventor")


def test_e19_coins_count_twice_for_the_recruiter() -> None:
    game = table(Guild(coins=1, staff="recruiter"), Guild(), row="miner tanner thug blacksmith+2 oracle+2")
    state = game.state
    assert price_of(state, A, Recruit("blacksmith", 2)) == 5 - 4
    assert price_of(state, A, Recruit("oracle", 2)) == 0
    assert options(game, A, Hire) == {Hire("blacksmith"), Hire("oracle")}
    hire(game, A, "blacksmith")
    assert row(game) == "- miner tanner thug oracle+2"


def test_e20_two_players_never_own_both_arcane_rooms_and_no_room_twice() -> None:
    two = table(Guild(coins=9, tiles="gem_workshop(0,0) kitchen(3,0)"), Guild())
    two.state.rooms["gem_workshop"] = 0
    two.ask_again()
    rooms = {build.room for build in options(two, A, Build)}
    assert "bedchamber" in rooms
    assert not rooms & {"magic_arcaenum", "gem_workshop", "kitchen"}
    three = table(Guild(coins=9, tiles="gem_workshop(0,0) kitchen(3,0)"), Guild(), Guild())
    assert Build("magic_arcaenum") in options(three, A, Build)
    two.state.rooms["bedchamber_kitchen"] = 0
    two.ask_again()
    assert Build("bedchamber") not in options(two, A, Build)


def test_e21_the_builders_bonus_with_a_short_supply() -> None:
    game = table(Guild(coins=4, staff="builder", mat="D"), Guild(), supply="leather 1")
    act(game, A, Build("library"))
    other = game.copy()
    act(game, A, at(2, 2))
    assert store(game, A) == "leather 1"
    act(other, A, at(0, 2))
    assert other.state.coins[A] == 4
    plain = table(Guild(coins=4, mat="D"), Guild())
    act(plain, A, Build("library"))
    refusal = plain.why_not(A, at(2, 2))
    assert refusal is not None
    assert refusal.rule == "5.3"


def test_e22_a_wide_tile_touches_the_guild_with_either_half() -> None:
    game = table(Guild(coins=12, mat="C"), Guild())
    act(game, A, Build("great_hall"))
    assert game.why_not(A, at(2, 2))
    assert game.why_not(A, at(3, 1))
    act(game, A, at(0, 1))
    assert game.state.coins[A] == 2


def test_e23_the_overseer_takes_the_oldest() -> None:
    game = table(
        Guild(coins=8),
        Guild(),
        row="dealer overseer witch vizier+1 minstrel+2",
        recruits="curator smuggler",
        stacks="contract carved_charm coin_purse",
    )
    act(game, A, Hire("overseer"))
    assert row(game) == "smuggler curator dealer witch+1 vizier+2"
    assert game.step.kind() == "colour"
    act(game, A, Choose("red"))
    assert (game.state.coins[A], hand(game, A)) == (0, "carved_charm")


def test_e24_the_aristocrat_needs_a_chamber_space_for_the_baggage() -> None:
    full = "miner tanner weaver lumberjack"
    game = table(Guild(coins=9, staff=full, tiles="barracks(0,1)"), Guild(), row="oracle thug builder courier aristocrat")
    act(game, A, Hire("aristocrat"))
    assert (game.state.baggage, game.state.staff[A][-1].space) == ("barracks", "barracks")
    lines = {line.piece: line.prestige for line in sheet(game.state, A)}
    assert (lines["barracks"], lines["aristocrat"]) == (0, 6)

    def can_hire(staff: str, tiles: str) -> bool:
        game = table(Guild(coins=9, staff=staff, tiles=tiles), Guild(), row="oracle thug builder courier aristocrat")
        return Hire("aristocrat") in options(game, A, Hire)

    assert can_hire("miner tanner weaver", "kitchen(0,1)")
    assert not can_hire("miner tanner", "")


def test_e25_the_scroll_of_plenty_and_the_arcane_rule() -> None:
    game = table(
        Guild(coins=4, hand="scroll_of_plenty"), Guild(tiles="gem_workshop(0,0)"), Guild(), supply="cloth 1 gem 2 magic 3"
    )
    act(game, A, Play("scroll_of_plenty"))
    assert (store(game, A), store(game, B), supply(game)) == ("cloth 1", "gem 1", "gem 1 magic 3")


def test_e26_the_scroll_of_wonders() -> None:
    game = table(Guild(hand="scroll_of_wonders"), Guild(coins=1), Guild())
    act(game, A, Play("scroll_of_wonders"), Choose("red"))
    assert (game.state.coins[A], hand(game, A)) == (1, "carved_charm")
    assert game.asks == {B: (Choose("blue"), Choose("yellow"), DECLINE)}
    act(game, B, Choose("blue"))
    assert (game.state.coins[B], hand(game, B)) == (0, "ancient_helm")
    poor = table(Guild(hand="scroll_of_wonders"), Guild(), Guild())
    act(poor, A, Play("scroll_of_wonders"), Choose("red"))
    assert set(poor.asks) == {A}


def test_e27_the_warlock_takes_both_parts_of_a_scroll() -> None:
    game = table(Guild(staff="warlock", hand="scroll_of_riches", store="cloth 3"), Guild(), slots="explore_bluevein_isle")
    craft(game, A, "explore_bluevein_isle", "left")
    act(game, A, Burn("scroll_of_riches"))
    assert game.state.coins == [3 + 4 + 2, 0]
    assert (game.state.gone, game.state.discards) == (("scroll_of_riches",), ((), (), ()))


def test_e28_an_empty_stack_is_made_anew_without_scrolls() -> None:
    game = table(
        Guild(),
        Guild(),
        stacks="contract carved_charm",
        discards="scroll_of_riches scroll_of_riches bag_of_gold ancient_shield",
        steps=(Draw(A, ("yellow", "yellow", "yellow")), Turn(A), EndOfTurn(A)),
    )
    assert game.state.gone == ("scroll_of_riches", "scroll_of_riches")
    assert hand(game, A) == "ancient_shield bag_of_gold"
    assert game.asks == {A: (Choose("blue"), Choose("red"))}
    assert game.step.kind() == "SubstituteColour"
    act(game, A, Choose("red"))
    assert hand(game, A) == "ancient_shield bag_of_gold carved_charm"


def funeral(*bids: int) -> tuple[object, ...]:
    game = table(
        Guild(coins=5, store="metal 2"),
        Guild(coins=5),
        Guild(coins=5),
        slots="burn_the_briar_roots explore_bluevein_isle brawl_at_goldgrass_inn protect_the_eastern_ramparts",
        deck="kings_funeral crush_the_orc_rebellion claim_the_briareye_gemstone",
    )
    game.state.coins[A] = 4
    craft(game, A, "protect_the_eastern_ramparts")
    assert game.state.coins == [7, 5, 5]
    assert set(game.asks) == {A, B, C}
    for seat, bid in enumerate(bids):
        game.answer(seat, bid)
    if game.step.kind() == "PlaceStatue":
        game.state.mats = ("E", *game.state.mats[1:])
        act(game, A, at(3, 0))
    won = game.state.owns(A, "kings_statue")
    return game.state.coins, won, store(game, A), slots(game).split()[-1], game.state.rooms["kings_statue"]


def test_e29_the_kings_funeral() -> None:
    assert funeral(4, 5, 5) == ([7, 5, 5], False, "", "crush_the_orc_rebellion", 0)
    assert funeral(6, 5, 5) == ([1, 5, 5], True, "", "crush_the_orc_rebellion", 0)
    game = table(Guild(coins=7, mat="A"), Guild(coins=5), Guild(coins=5), steps=(Turn(A), EndOfTurn(A)))
    from regalia.games.kings_guild.steps.special import FuneralBid

    game.then(FuneralBid())
    game.play_on()
    for seat, bid in enumerate((6, 5, 5)):
        game.answer(seat, bid)
    act(game, A, at(3, 0))
    assert (store(game, A), game.state.coins) == ("cloth 1", [1, 5, 5])


def test_e30_the_final_round_with_the_vizier() -> None:
    game = table(
        Guild(store="cloth 2"),
        Guild(store="metal 2", staff="vizier"),
        Guild(),
        slots="protect_the_eastern_ramparts claim_the_briareye_gemstone"
        " explore_bluevein_isle[C.] brawl_at_goldgrass_inn[C.]",
        deck="offering_to_the_council",
        steps=(Turn(B), EndOfTurn(B)),
        active=B,
    )
    craft(game, B, "protect_the_eastern_ramparts")
    assert not options(game, B, Offer)
    act(game, B, END_TURN)
    assert game.state.final
    assert not options(game, C, Offer)
    gather(game, C, "wood")
    assert OFFER in options(game, A, Offer)
    other = game.copy()
    act(other, A, OFFER)
    assert set(other.asks) == {B}
    craft(game, A, "claim_the_briareye_gemstone")
    assert slots(game).split()[1] == "-"
    act(game, A, END_TURN)
    act(game, B, OFFER)
    assert set(game.asks) == {B}
    gather(game, B, "wood")
    act(game, B, END_TURN)
    assert game.is_over
    assert game.state.offered == (B,)


def test_e31_full_scoring() -> None:
    game = table(
        Guild(
            coins=10,
            store="cloth 2 gem 1",
            hand="stunning_charm carved_charm ancient_helm ancient_helm ancient_boots scroll_of_plenty coin_purse",
            won="crush_the_orc_rebellion explore_bluevein_isle",
            staff="oracle bard@bedchamber",
            tiles="library(0,0) gem_workshop(3,0) bedchamber(1,1) gallery(2,1) hall_of_wisdom(0,1)",
        ),
        Guild(hand="bizarre_charm"),
        slots="retrieve_the_chalice_of_power[.A] offering_to_the_council[A]",
        offered=(A,),
        steps=(EndGame(),),
    )
    lines = sheet(game.state, A)

    def points(category: str) -> int:
        return sum(line.prestige for line in lines if line.category == category)

    assert points("charms") == 3 + 2
    assert points("charm_majority") == 3
    assert points("relics") == 5 + 2
    assert points("quests") == 3
    assert points("specialists") == 3 + 3
    rooms = {line.piece: line.prestige for line in lines if line.category == "rooms"}
    assert rooms == {"library": 3, "gem_workshop": 1, "bedchamber": 7, "gallery": 6, "hall_of_wisdom": 6}
    assert points("offering") == 2 + 3 + 1
    assert total(lines) == 53
    assert look(game, None).view.seats[A].sheet == lines


def test_e32_the_vault_of_riches_and_the_offering() -> None:
    game = table(
        Guild(coins=11, store="wood 3 metal 2", tiles="vault_of_riches(0,0)"), Guild(), offered=(A,), steps=(EndGame(),)
    )
    lines = sheet(game.state, A)
    assert [line.prestige for line in lines] == [11, 2, 0, 5 // 2]
    assert total(lines) == 11 + 4


def test_e33_equal_prestige_and_equal_coins_share_the_victory() -> None:
    won = "crush_the_orc_rebellion"
    game = table(Guild(coins=4, won=won), Guild(coins=4, won=won), Guild(coins=2, won=won), steps=(EndGame(),))
    assert [(place.seat, place.rank) for place in rank(game.state)] == [(0, 1), (1, 1), (2, 3)]


SOLO_ROW = (
    "explore_bluevein_isle[A.] crush_the_orc_rebellion brawl_at_goldgrass_inn"
    " burn_the_briar_roots guard_the_faerie_saplings find_the_pinegrove_trolls"
)


def test_e34_the_end_of_a_solo_turn() -> None:
    game = table(Guild(), slots=SOLO_ROW, deck="topple_the_moonstone_giant offering_to_the_council")
    gather(game, A, "cloth")
    assert slots(game) == (
        "explore_bluevein_isle brawl_at_goldgrass_inn burn_the_briar_roots"
        " guard_the_faerie_saplings find_the_pinegrove_trolls topple_the_moonstone_giant"
    )
    assert game.state.gone == ("crush_the_orc_rebellion",)


def test_e35_a_solo_expand_action_hires_two() -> None:
    game = table(Guild(coins=8), slots=SOLO_ROW, row="miner oracle inventor weaver builder", recruits="tanner courier")
    hire(game, A, "builder")
    assert row(game) == "miner oracle inventor weaver -"
    hire(game, A, "oracle")
    assert (row(game), game.state.coins[A], game.state.gone[:0]) == ("courier tanner miner inventor weaver", 0, ())
    assert "weaver" not in game.state.gone


def test_e36_the_solo_funeral_and_the_rating() -> None:
    game = table(Guild(), slots=f"{SOLO_ROW.rsplit(' ', 1)[0]} kings_funeral")
    act(game, A, BUILD_STATUE, at(0, 0))
    assert game.state.owns(A, "kings_statue")
    assert "kings_funeral" not in slots(game)
    assert game.state.coins[A] == 0
    assert [rating(prestige) for prestige in (0, 49, 50, 69, 70, 79, 80, 90)] == [
        "recruit",
        "recruit",
        "member",
        "member",
        "leader",
        "leader",
        "king",
        "legend",
    ]
