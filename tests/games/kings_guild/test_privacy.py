"""What a seat has seen it keeps seeing; being asked, or not being asked, tells nothing."""

from regalia.core import Chance, Game, imagine, look
from regalia.games.kings_guild.options import (
    CHOOSE,
    DECLINE,
    END_TURN,
    NAME,
    PLAY,
    SELL,
    Buy,
    Choose,
    Craft,
    Discard,
    Hire,
    Keep,
    Play,
    Rob,
    Take,
)
from regalia.games.kings_guild.state import State
from regalia.games.kings_guild.steps.limits import DiscardCards, SellDown
from regalia.games.kings_guild.steps.reward import Split
from regalia.games.kings_guild.steps.turn import Turn
from tests.games.kings_guild.layout import A, B, C, Guild, act, hand, table
from tests.playing import seed

WORLDS = 20
QUEST = "claim_the_briareye_gemstone"


def hands_imagined(game: Game[State], seat: int, other: int) -> list[tuple[str, ...]]:
    """What one seat takes for possible in the hand of another."""
    return [imagine(game, seat, Chance(seed(number))).state.hand(other) for number in range(WORLDS)]


def test_being_asked_for_a_lucky_potion_tells_nothing_where_the_backs_allow_for_one() -> None:
    potion, charm = "lucky_potion", "sacred_charm"
    for held, next_card, asked in ((potion, charm, (PLAY[potion], DECLINE)), (charm, potion, (DECLINE,))):
        game = table(Guild(store="cloth 2", hand=held), Guild(), slots=QUEST, stacks=next_card)
        act(game, A, Craft(QUEST, "left"))
        assert (game.step.kind(), game.asks) == ("LuckyWindow", {A: asked})
        assert {*hands_imagined(game, B, A)} == {(potion,), (charm,)}
    game = table(Guild(store="cloth 2", hand="contract"), Guild(), slots=QUEST)
    act(game, A, Craft(QUEST, "left"))
    assert game.step.kind() != "LuckyWindow"


def test_alone_one_is_asked_for_a_lucky_potion_only_if_there_is_one() -> None:
    game = table(Guild(store="cloth 2", hand="sacred_charm"), slots=QUEST)
    act(game, A, Craft(QUEST, "left"))
    assert game.step.kind() != "LuckyWindow"


def test_that_all_cards_are_alike_is_not_told_by_not_asking() -> None:
    game = table(Guild(), Guild(), steps=(Split(A, B, 1),), drawn="coin_purse coin_purse")
    assert game.asks == {A: (Keep("coin_purse"),)}
    game = table(Guild(hand="coin_purse coin_purse"), Guild(), steps=(DiscardCards(A, 1),))
    assert game.asks == {A: (Discard("coin_purse"),)}
    game = table(Guild(hand="treasure_map_red coin_purse coin_purse"), Guild())
    act(game, A, Play("treasure_map_red"))
    assert game.asks == {A: (Discard("coin_purse"),)}


def test_that_no_card_can_be_played_or_sold_is_not_told_by_gathering_for_somebody() -> None:
    for held, options in (("sacred_charm", ()), ("coin_purse", (SELL["coin_purse"],))):
        game = table(Guild(hand=held), Guild(coins=4), supply="wood 1")
        assert game.asks == {A: (Take("wood"), *options)}
        act(game, A, Take("wood"))
        assert game.asks == {A: (*options, END_TURN)}
    game = table(Guild(), Guild(coins=4), supply="wood 1")
    assert set(game.asks) == {B}
    assert game.state.stores[A] == (0, 0, 0, 1, 0, 0)


def test_that_all_cards_over_the_limit_are_alike_is_not_told_by_selling_them_for_somebody() -> None:
    game = table(Guild(hand="bag_of_gold " * 7), Guild(hand="bag_of_gold " * 6), steps=(SellDown(), Turn(A)))
    assert game.asks == {A: (SELL["bag_of_gold"],)}
    act(game, A, SELL["bag_of_gold"])
    assert (game.state.coins[A], game.step.kind()) == (4, "Turn")


def test_all_know_the_relics_that_were_bought_before_their_eyes_until_one_is_sold() -> None:
    game = table(
        Guild(coins=20, hand="ancient_sword"), Guild(), Guild(), row="curator", discards="ancient_helm", recruits="miner"
    )
    act(game, A, Hire("curator"), Buy("ancient_helm"))
    assert hand(game, A) == "ancient_helm ancient_sword"
    assert [look(game, seat).view.seats[A].seen for seat in (A, B, C, None)] == [(), *[("ancient_helm",)] * 3]
    assert all("ancient_helm" in held for held in hands_imagined(game, B, A))
    assert len({*hands_imagined(game, B, A)}) > 1
    act(game, A, SELL["ancient_helm"])
    assert look(game, B).view.seats[A].seen == ()


def test_what_was_handed_over_only_the_giver_knows() -> None:
    game = table(
        Guild(store="metal 2 cloth 2"),
        Guild(),
        Guild(),
        slots="discover_the_hidden_valley[B.]",
        stacks="oak_branches coin_purse",
    )
    act(game, A, Craft("discover_the_hidden_valley", "right"), Keep("coin_purse"))
    assert [look(game, seat).view.seats[B].seen for seat in (A, C, None)] == [("oak_branches",), (), ()]


def test_colours_that_were_named_and_the_victim_stay_in_view() -> None:
    game = table(Guild(coins=20), Guild(), row="merchant", recruits="miner")
    act(game, A, Hire("merchant"))
    assert look(game, B).view.named is None
    act(game, A, Choose("red"), CHOOSE["blue"])
    assert look(game, B).view.named == ("red", "blue")
    game = table(Guild(coins=20), Guild(store="cloth 1 gem 1"), Guild(store="wood 1"), row="smuggler", recruits="miner")
    act(game, A, Hire("smuggler"), Rob(B))
    assert (look(game, C).view.victim, game.step.kind()) == (B, "resource")
    act(game, A, NAME["gem"])
    assert look(game, C).view.victim is None


def test_which_of_two_copies_was_sold_nobody_can_tell() -> None:
    """One was bought before all; the other may be the one that is left, or not."""
    game = table(
        Guild(coins=20, hand="ancient_helm contract"), Guild(), row="curator", discards="ancient_helm", recruits="miner"
    )
    act(game, A, Hire("curator"), Buy("ancient_helm"))
    assert look(game, B).view.seats[A].seen == ("ancient_helm",)
    act(game, A, SELL["ancient_helm"])
    assert hand(game, A) == "ancient_helm contract"
    assert look(game, B).view.seats[A].seen == ()
    possible = {*hands_imagined(game, B, A)}
    assert any("ancient_helm" in held for held in possible)
    assert any("ancient_helm" not in held for held in possible)


def test_numbers_of_copies_are_never_shown() -> None:
    game = table(
        Guild(store="metal 2 cloth 2", hand="coin_purse coin_purse"),
        Guild(hand="coin_purse"),
        slots="discover_the_hidden_valley[B.]",
        stacks="oak_branches coin_purse",
    )
    act(game, A, Craft("discover_the_hidden_valley", "right"))
    told = [look(game, A), look(game, B), look(game, None), *(game.events or [])]
    act(game, A, Keep("coin_purse"), SELL["coin_purse"])
    told += [look(game, A), look(game, B), *(game.events or [])]
    assert "#" in str(game.state.hands)
    assert "#" not in str(told)
