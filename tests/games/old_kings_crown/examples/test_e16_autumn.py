"""Worked examples, E16 to E19: Autumn (rules 6.4)."""

from regalia.games.old_kings_crown.effective import votes
from regalia.games.old_kings_crown.options import (
    GOVERN,
    JOURNEY,
    Buy,
    Govern,
)
from regalia.games.old_kings_crown.steps.autumn import Autumn
from regalia.games.old_kings_crown.steps.claiming import ChooseLocation
from regalia.games.old_kings_crown.steps.menu import AutumnActions
from tests.games.old_kings_crown.layout import (
    LOCATION,
    Area,
    C,
    G,
    N,
    U,
    act,
    command,
    done,
    hand,
    names,
    offered,
    table,
    use,
)

# E16 Govern


def test_e16_each_player_governs_once_in_autumn() -> None:
    game = table(Area(C, hand="nixing_knife gall"), Area(G, hand="the_stag the_fox"), steps=(Autumn(),))
    act(game, 0, GOVERN["clans_nixing_knife", "oaths"])
    assert offered(game, 0, Govern) == []
    done(game, 0)
    act(game, 1, GOVERN["gathering_the_stag", "oaths"])
    assert offered(game, 1, Govern) == []
    assert names(game.state.councils["oaths"]) == "nixing_knife the_stag"
    assert [votes(game.state, seat, "oaths") for seat in (0, 1)] == [2, 1]


# E17 Castle clears the Council


def test_e17_the_castle_clears_the_council_first() -> None:
    game = table(
        Area(C, oaths="nixing_knife"),
        Area(G, oaths="the_stag cult_of_dreams", hand="the_fox"),
        steps=(ChooseLocation(1, "highlands"),),
    )
    act(game, 1, LOCATION["castle"], GOVERN["gathering_the_fox", "oaths"])
    assert [names(pile) for pile in game.state.discards] == ["nixing_knife", "the_stag cult_of_dreams"]
    assert names(game.state.councils["oaths"]) == "the_fox"


# E18 Journey, buying, Pathfinder


def test_e18_lore_of_a_journey_buys_a_champion() -> None:
    game = table(
        Area(U, lore=1, hand="the_irregulars hawkers the_fence night_carnival"), Area(N), steps=(AutumnActions(0),)
    )
    act(game, 0, JOURNEY["uprising_the_irregulars"])
    assert (names(game.state.lost), game.state.lore[0]) == ("the_irregulars", 2)
    act(game, 0, Buy("arch_agitant"))
    assert game.state.lore[0] == 0
    assert hand(game, 0) == "arch_agitant hawkers night_carnival the_fence"


def test_e18_a_pathfinder_is_discarded_only() -> None:
    game = table(Area(C, hand="the_storyteller gall", site=""), Area(N), steps=(AutumnActions(0),))
    act(game, 0, JOURNEY["the_storyteller"])
    assert (names(game.state.discards[0]), game.state.lore[0]) == ("the_storyteller", 2)


def test_e18_a_card_bought_without_room_goes_on_top_of_the_deck() -> None:
    full = "the_irregulars hawkers the_fence night_carnival"
    game = table(Area(U, lore=1, hand=full, hand_size=3, deck="ruse"), Area(N), steps=(AutumnActions(0),))
    act(game, 0, JOURNEY["uprising_the_irregulars"], Buy("arch_agitant"))
    assert names(game.state.decks[0]) == "arch_agitant ruse"


# E19 Autumn Action Step


def test_e19_an_autumn_action_step() -> None:
    game = table(
        Area(U, hand="the_irregulars", plateau="the_secret_society", fallen=1, supporters=4),
        Area(N),
        steps=(AutumnActions(0),),
    )
    act(game, 0, JOURNEY["uprising_the_irregulars"])
    command(game, 0, "the_secret_society", "rally_self")
    act(game, 0, GOVERN["uprising_the_secret_society", "oaths"])
    use(game, 0, "oaths")
    assert (game.state.lore[0], votes(game.state, 0, "oaths")) == (1, 1)
    assert (game.state.supporters[0], game.state.fallen[0]) == (5, 0)
