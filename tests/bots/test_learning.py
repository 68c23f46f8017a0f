"""What things are worth is learned from games, and can be read again."""

import tomllib
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from regalia.bots import learning
from regalia.bots.learning import RIDGE, appraisal_of, course_of, fit, heat, learn, lesson, solve, surprise, written
from regalia.bots.results import results_in
from regalia.bots.spread import here
from regalia.cli import main
from regalia.games.oriflamme import bot
from regalia.games.oriflamme.notation import game_in


def test_a_worth_that_explains_the_gains_is_found() -> None:
    rng, rows = Random(1), []
    for _ in range(400):
        held = {("crown", "up", rng.randrange(3)): 1, ("sword", "down", 1): rng.randrange(3)}
        rows.append((held, sum(2.0 * count if thing == "crown" else 0.5 * count for (thing, _, _), count in held.items())))
    worth = fit(rows)
    assert all(abs(worth["crown", "up", left] - 2) < 0.15 for left in range(3))
    assert abs(worth["sword", "down", 1] - 0.5) < 0.15


def test_equations_are_solved() -> None:
    found = solve({0: {0: 0.0, 1: 2.0}, 1: {0: 2.0, 1: 0.0}}, {0: RIDGE + 2, 1: RIDGE + 2}, 2)
    assert [round(each, 6) for each in found] == [1.0, 1.0]


def test_a_table_is_written_as_it_is_read() -> None:
    table = tomllib.loads(written("x", {("crown", "up", 0): 0.5, ("crown", "up", 2): 1.25}, 1.5, 0.25))
    assert table == {"heat": {"base": 1.5, "growth": 0.25}, "crown": {"up": [0.5, 0.0, 1.25]}}


def test_a_game_is_a_lesson() -> None:
    learned = lesson("oriflamme", 1)
    assert learned == lesson("oriflamme", 1)
    assert len(learned.rows) == len(learned.positions) * len(learned.won)
    assert abs(sum(learned.won) - 1) < 1e-9
    assert all(0 <= gained + 30 < 60 for _, gained in learned.rows)
    base, growth = heat("oriflamme", [(position, learned.won) for position in learned.positions[:5]])
    assert base > 0
    assert growth >= 0


def test_being_sure_and_wrong_costs_more_than_doubting() -> None:
    assert surprise([10, 0], 1, [0, 1]) > surprise([10, 0], 5, [0, 1]) > surprise([10, 0], 5, [1, 0])


def test_a_judgement_that_is_no_table_learns_nothing() -> None:
    with pytest.raises(ValueError, match="not a table"):
        appraisal_of("no_such_game")


def test_more_points_and_better_cards_are_worth_more() -> None:
    given = "players A B C | round 3 | first A | cursor 1\npoints A{} B3 C3\nqueue [A.lord] (B.spy) [C.lord]"
    poor, rich = (bot.expected(game_in(given.format(points)).state) for points in (1, 8))
    assert rich[0] == poor[0] + 7
    early, late = (game_in(given.format(1).replace("round 3", f"round {number}")).state for number in (2, 6))
    assert bot.expected(early)[0] > bot.expected(late)[0]
    assert bot.doubt(early) > bot.doubt(late)


def test_what_is_learned_is_written_where_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "WORTH", dict(bot.WORTH))
    shipped = files("regalia.games.oriflamme").joinpath("worth.toml").read_text("utf-8")
    said = learn("oriflamme", 1, here, tmp_path / "worth.toml", tmp_path / "habits.toml")
    assert said.startswith("1 games, ")
    assert " decisions, " in said
    assert {"place", "hit"} <= tomllib.loads((tmp_path / "habits.toml").read_text("utf-8")).keys()
    assert "heat" in tomllib.loads((tmp_path / "worth.toml").read_text("utf-8"))
    assert files("regalia.games.oriflamme").joinpath("worth.toml").read_text("utf-8") == shipped


@pytest.mark.exhaustive
def test_interrupted_lessons_go_on_where_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bot, "WORTH", before := dict(bot.WORTH))
    typed = ["learn", "oriflamme", "--games", "3", "--habits", str(tmp_path / "habits.toml")]

    def learned(*more: str) -> tuple[str, bytes, bytes]:
        monkeypatch.setattr(bot, "WORTH", dict(before))
        assert main([*typed, "--to", str(tmp_path / "worth.toml"), *more]) == 0
        worth, habits = ((tmp_path / name).read_bytes() for name in ("worth.toml", "habits.toml"))
        return capsys.readouterr().out, worth, habits

    file = tmp_path / "lessons.jsonl"
    whole = learned("--lessons", str(file))
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    played: list[int] = []

    def noted(slug: str, number: int) -> learning.Lesson:
        played.append(number)
        return lesson(slug, number)

    monkeypatch.setattr(learning, "lesson", noted)
    assert learned("--lessons", str(file)) == whole == learned()
    assert played == [2, 0, 1, 2]
    assert file.read_bytes() == b"".join(lines)


def test_lessons_of_other_judges_are_not_mixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "lessons.jsonl"
    assert [*results_in(file, course_of("oriflamme"), bytes)] == []
    monkeypatch.setattr(bot, "WORTH", {})
    with pytest.raises(SystemExit):
        main(["learn", "oriflamme", "--games", "1", "--to", str(tmp_path / "worth.toml"), "--lessons", str(file)])
    assert "holds other games" in capsys.readouterr().err
    assert not (tmp_path / "worth.toml").exists()
