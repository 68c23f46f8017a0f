"""What the folder of the tab leaves out."""

from pathlib import PurePosixPath

import pytest

from regalia.tab.building.slim import is_needed


@pytest.mark.parametrize("path", ["games/oriflamme/net.npz", "bots/net.py", "bots/training/league.py"])
def test_nets_stay_at_home_because_a_tab_has_no_numpy(path: str) -> None:
    assert not is_needed(PurePosixPath("regalia") / path)


@pytest.mark.parametrize("path", ["games/oriflamme/bot.py", "bots/herald.py", "bots/sight/values.py"])
def test_what_other_modules_import_comes_along(path: str) -> None:
    assert is_needed(PurePosixPath("regalia") / path)
