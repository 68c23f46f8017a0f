"""The game for one (rules 13)."""

from regalia.core import look
from regalia.games.kings_guild.content import STATUE
from regalia.games.kings_guild.events import StatueLost
from regalia.games.kings_guild.options import BUILD_STATUE, BuildStatue
from tests.games.kings_guild.layout import A, Guild, act, at, gather, options, slots, table

ORCS = "crush_the_orc_rebellion"
FOUR = "brawl_at_goldgrass_inn burn_the_briar_roots guard_the_faerie_saplings find_the_pinegrove_trolls"
NEXT = "topple_the_moonstone_giant claim_the_briareye_gemstone offering_to_the_council"


def test_with_the_funeral_the_kings_statue_is_pushed_out() -> None:
    game = table(Guild(), slots=f"kings_funeral {ORCS} {FOUR}", deck=NEXT)
    assert look(game, A).view.rooms[STATUE] == 1
    gather(game, A, "cloth")
    assert game.state.gone == ("kings_funeral",)
    assert look(game, A).view.rooms[STATUE] == 0
    assert StatueLost() in (game.events or [])
    assert not options(game, A, BuildStatue)


def test_while_the_funeral_lies_in_the_row_the_statue_can_still_be_built() -> None:
    game = table(Guild(), slots=f"{ORCS} kings_funeral {FOUR}", deck=NEXT)
    gather(game, A, "cloth")
    assert look(game, A).view.rooms[STATUE] == 1
    act(game, A, BUILD_STATUE, at(0, 0))
    assert (game.state.owns(A, STATUE), look(game, A).view.rooms[STATUE]) == (True, 0)
    assert StatueLost() not in (game.events or [])
    assert "kings_funeral" not in slots(game)
