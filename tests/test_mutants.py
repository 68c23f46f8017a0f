"""`make mutants` finds what tests miss, and leaves alone what cannot matter."""

from pathlib import Path
from textwrap import dedent

import pytest

from regalia.games.oriflamme import steps
from tools.mutants import __main__ as command
from tools.mutants.mutations import Mutant, sample, sites
from tools.mutants.trials import measure, survivors

RULES = '''
    """Doc strings may say 1 or 2."""

    from typing import Literal

    __all__ = ["worth", "lasts"]
    Kind = Literal["heir", "spy"]


    def worth(crowns: int) -> int:
        """At least 1."""
        assert crowns < 5, "too many"
        return crowns + 1


    def lasts(rounds: int) -> int:
        while rounds < 4:
            rounds += 1
        return rounds
'''
TESTS = """
    from {package}.scoring import lasts, worth


    def test_a_crown_counts_one_more():
        assert worth(1) == 1 + 1


    def test_it_lasts_four_rounds():
        assert lasts(4) == 4
"""


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tiny game with its tests, in a package that nothing else has imported."""
    monkeypatch.syspath_prepend(tmp_path)
    folder = tmp_path / f"toy_{tmp_path.parent.name.replace('-', '_')}"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "scoring.py").write_text(dedent(RULES))
    (tmp_path / "test_toy.py").write_text(dedent(TESTS).format(package=folder.name))
    (tmp_path / "pytest.ini").write_text("[pytest]")
    return folder


def test_our_own_tests_run_with_our_settings() -> None:
    file = Path(steps.__file__)
    ran = measure([file], Path(__file__).parent / "games" / "oriflamme" / "test_saves.py")
    assert any(str(file) in each.lines for each in ran.values())


def all_mutants(file: Path) -> list[Mutant]:
    """Every change of a file, each way."""
    return [site.mutant(way) for site in sites(file) for way in site.ways]


def test_what_cannot_matter_is_left_alone(game: Path) -> None:
    changed = {mutant.before.splitlines()[mutant.line - 1].strip() for mutant in all_mutants(game / "scoring.py")}
    assert changed == {"return crowns + 1", "while rounds < 4:", "rounds += 1"}


def test_equal_seeds_give_equal_samples_and_others_others(game: Path) -> None:
    files = [game / "scoring.py"]
    assert sample(files, 3, seed=1) == sample(files, 3, seed=1)
    assert sample(files, 3, seed=1) != sample(files, 3, seed=2)


@pytest.mark.exhaustive
def test_a_changed_rule_is_noticed_by_its_test_and_an_unchecked_one_is_printed(game: Path) -> None:
    file, before = game / "scoring.py", (game / "scoring.py").read_text()
    ran = measure([file], game.parent / "test_toy.py")
    survived = [mutant.diff for mutant in survivors(all_mutants(file), ran, game.parent, jobs=2)]
    assert not any("return crowns" in diff for diff in survived)
    assert "-        rounds += 1\n+        rounds -= 1" in survived
    assert not any("not (rounds < 4)" in diff for diff in survived), "an endless loop is noticed, too"
    assert file.read_text() == before


def test_tests_that_fail_by_themselves_prove_nothing(game: Path) -> None:
    (game.parent / "test_toy.py").write_text("def test_nothing():\n    assert False\n")
    with pytest.raises(ValueError, match=r"without a mutant .*test_nothing fails"):
        measure([game / "scoring.py"], game.parent / "test_toy.py")


def test_rules_are_what_carries_a_game_out_and_not_what_only_holds_or_shows_it(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "GAMES", game.parent)
    (game / "steps").mkdir()
    for name in ("steps/turn", "abilities", "costs", "gains", "state", "view", "bot"):
        (game / f"{name}.py").touch()
    found = {file.relative_to(game).with_suffix("").as_posix() for file in command.rules_of(game.name)}
    assert found == {"scoring", "steps/turn", "abilities", "costs", "gains"}


def test_a_sample_can_be_taken_from_some_of_the_rules_alone(game: Path) -> None:
    files = [game / name for name in ("scoring.py", "steps/turn.py", "steps/draw.py", "verbs.py", "verbs_again.py")]
    assert command.under(files, game, []) == files
    assert command.under(files, game, ["steps", "scoring.py"]) == files[:3]
    assert command.under(files, game, ["steps/turn.py", "verbs.py"]) == [files[1], files[3]]
