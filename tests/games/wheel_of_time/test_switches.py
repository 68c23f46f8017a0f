"""Rules 2.3. Each switch of the profiles makes the difference that it is there for."""

import pytest
from msgspec import Struct

from regalia.core import IllegalAnswer
from regalia.games.wheel_of_time import notation
from regalia.games.wheel_of_time.content import tables

REFUSED = "refused"


class Switch(Struct, frozen=True):
    """One position, what is done there, and the table afterwards under both profiles."""

    given: str
    when: str
    seed: str
    revised: str
    when_revised: str = ""
    """What is done under the revised profile, if that is something else."""


DAMAGE = "phase resolve | challenges pattern | rolls P:X P:X C:D C:X\nH home lord_pelivar | in:pattern lord_pelivar\n"
POOL = "phase resolve | challenges pattern | pools:pattern {} 0/0\nH home lady_arathelle~ | in:pattern lady_arathelle\n"
SWITCHES = {
    "damage_split": Switch(
        DAMAGE + "V home trolloc_footmen~ fade~ | in:pattern trolloc_footmen fade",
        "H lord_pelivar",
        "next H SplitDamage",
        "V wounds fade 1",
    ),
    "damage_assigner": Switch(
        POOL.format("1/0") + "V home fade~ padan_fain~ | in:pattern fade padan_fain", "", "next H Assign", "next V Assign"
    ),
    "damage_overkill": Switch(
        POOL.format("3/0") + "V home padan_fain~ fade~ | in:pattern padan_fain fade",
        "{} padan_fain:3",
        "V wounds padan_fain 3",
        REFUSED,
    ),
    "convert_reduction": Switch(
        "pattern 1/0/2 | phase actions\nH home lady_arathelle | hand lord_pelivar | pool P:lady_arathelle",
        "H recruit lord_pelivar\nH any",
        REFUSED,
        "H pool - | home rand_al_thor_iv lady_arathelle lord_pelivar",
    ),
    "troop_off_allegiance": Switch(
        "pattern 0/0/2 | phase actions\nH home commander | hand andor_infantry"
        " | pool P:commander P:commander P:commander P:commander",
        "H recruit andor_infantry",
        "H home rand_al_thor_iv commander andor_infantry",
        REFUSED,
    ),
    "aes_sedai_oath": Switch(
        "phase resolve | challenges gather_allies@H | rolls P:X P:X I:X I:X O:D O:X\n"
        "H home moiraine_sedai | in:gather_allies moiraine_sedai\n"
        "V home padan_fain~ hired_agent~ | in:gather_allies padan_fain hired_agent",
        "H moiraine_sedai\nH 1",
        "V wounds padan_fain 1",
        "V wounds hired_agent 1",
        "H moiraine_sedai\nV hired_agent:1",
    ),
    "control_token_base": Switch(
        "phase resolve | challenges contest:andor@H | score:contest 7:3\nH advantages andor",
        "",
        "control andor 3/0",
        "control andor 2/0",
    ),
    "starting_card_recruit": Switch(
        "pattern 0/0/2 | phase actions\nV hand be_lal_i | pool O:rahvin_i O:rahvin_i O:rahvin_i O:rahvin_i\nH hand healing",
        "H end-actions\nV recruit be_lal_i\nV any",
        "V home rahvin_i be_lal_i",
        REFUSED,
    ),
    "empty_deck": Switch(
        "phase discard challenge\nH discard healing duel charge",
        "H 2",
        "H held 2 | deck 1 | discard -",
        REFUSED,
    ),
    "draw": Switch("phase discard challenge\nH deck healing duel charge", "H 0", "H held 0 | deck 3", REFUSED),
}


def played(switch: Switch, profile: str, wanted: str) -> list[str]:
    """The table after what is done, in the facts that are wanted; REFUSED if it is not allowed."""
    game = notation.lay_out([f"profile {profile}", *switch.given.splitlines()])
    assigner = "H" if profile == "seed" else "V"
    deeds = switch.when if profile == "seed" else switch.when_revised or switch.when
    try:
        for line in deeds.splitlines():
            notation.act(game, line.format(assigner))
    except (IllegalAnswer, AssertionError, AttributeError):
        return [REFUSED]
    return notation.table(game, [wanted])


def test_every_switch_has_its_case() -> None:
    assert [*SWITCHES] == [each.id for each in tables().rule_switch]


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_makes_its_difference(name: str) -> None:
    switch = SWITCHES[name]
    assert played(switch, "seed", switch.seed) == [switch.seed]
    assert played(switch, "rules_2_0", switch.revised) == [switch.revised]
