"""Rules 1, 10.2. Every way to lose, and the draw."""

import pytest

from regalia.games.wheel_of_time import notation

BATTLE = "phase resolve draw | battle 1 | challenges last_battle | pattern {}"
ENDINGS = {
    "whose avatar is dead has lost": ("phase draw\nV avatar rahvin_i-4", "over H"),
    "so has the Hero whose Ta'veren is dead": ("phase draw\nH home mat_cauthon_i-3", "over V"),
    "another starting card than the avatar does not matter": (
        "phase draw\nV home be_lal_i-4\nH deck healing",
        "H DrawCards",
    ),
    "who is wounded but not mortally lives": ("phase draw\nV avatar rahvin_i-3\nH deck healing", "H DrawCards"),
    "both avatars dead are a draw": ("phase draw\nH avatar rand_al_thor_iv-2\nV avatar rahvin_i-4", "over draw"),
    "the Last Battle is won by 5": (BATTLE.format("8/0/5") + " | score:last_battle 16:14", "over H"),
    "and lost by 5": (BATTLE.format("5/0/8") + " | score:last_battle 14:16", "over V"),
    "who generated nothing and has not won has lost": (BATTLE.format("4/0/8") + " | score:last_battle 0:1", "over V"),
    "though he is ahead": (BATTLE.format("8/0/4") + " | score:last_battle 0:1", "over V"),
    "nothing on both sides is a draw": (BATTLE.format("8/0/4") + " | score:last_battle 0:0", "over draw"),
    "who wins without generating anything has won": (BATTLE.format("9/0/4") + " | score:last_battle 0:0", "over H"),
    "who wins with a dead avatar has lost as well": (
        BATTLE.format("3/0/8") + " | score:last_battle 14:16\nV avatar rahvin_i-4",
        "over draw",
    ),
    "the fiftieth turn of the Last Battle ends it": ("phase draw | battle 50\nH deck healing", "over draw"),
    "the one before does not": ("phase draw | battle 49\nH deck healing", "H DrawCards"),
    "turn 300 ends the game": ("phase draw | turn 300\nH deck healing", "over draw"),
    "turn 299 does not": ("phase draw | turn 299\nH deck healing", "H DrawCards"),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_an_ending(name: str) -> None:
    given, then = ENDINGS[name]
    game = notation.lay_out(given.splitlines())
    assert notation.table(game, [f"next {then}"]) == [f"next {then}"]


def test_a_taveren_saved_from_the_killed_pile_loses_nothing() -> None:
    game = notation.lay_out(["phase draw", "H home mat_cauthon_i-2 | hand narrow_escape | deck healing"])
    notation.act(game, "H play-event narrow_escape 0")
    assert notation.table(game, ["next H EventWindow"]) == ["next H EventWindow"]
    notation.act(game, "H pass")
    assert notation.table(game, ["H killed - | next H DiscardCards"]) == ["H killed - | next H DiscardCards"]
