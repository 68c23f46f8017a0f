"""Rules 9.15, 12.3. What an entry needs to be chosen for it, all together or one by one."""

import pytest

from regalia.games.wheel_of_time.asking.targets import fitting, one_by_one
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.pieces import Context, Kind
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table


def fits(table: Table, kind: Kind, entry: int) -> bool:
    """True if there is something to choose for the first target of an entry."""
    return fitting(table.state, words(kind).entries[entry], Context(HERO, kind=kind), 0)


@pytest.mark.parametrize(("troops", "enough"), [(1, False), (2, True)])
def test_infighting_takes_two_trollocs_of_one_challenge(troops: int, enough: bool) -> None:
    table = Table()
    here, there = table.challenge("secondary_efforts"), table.challenge("gather_allies")
    for _ in range(troops):
        table.lay("trolloc_footmen", VILLAIN, challenge=here)
    table.lay("trolloc_footmen", VILLAIN, challenge=there)
    assert fits(table, "infighting", 0) == enough


@pytest.mark.parametrize(("characters", "enough"), [(2, False), (3, True)])
def test_a_network_of_spies_needs_three_characters_wherever_they_are(characters: int, enough: bool) -> None:
    table = Table()
    challenge = table.challenge("secondary_efforts")
    for kind, where in [("loial", 0), ("faile", challenge), ("lord_pelivar", 0)][:characters]:
        table.lay(kind, challenge=where)
    assert fits(table, "network_of_spies", 2) == enough


def test_only_what_may_be_several_is_chosen_one_by_one() -> None:
    def chosen_one_by_one(kind: Kind, entry: int) -> bool:
        return one_by_one(words(kind).entries[entry].targets[0])

    assert chosen_one_by_one("knowledge_is_power", 0), "any number of players, each as often as one likes"
    assert chosen_one_by_one("infighting", 0)
    assert not chosen_one_by_one("network_of_spies", 2)
    assert not chosen_one_by_one("spying", 0), "one player"
