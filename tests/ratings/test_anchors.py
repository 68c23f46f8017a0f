"""Anchors: the ratings of bots, from games between levels."""

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from regalia import games
from regalia.bots import LEVELS
from regalia.bots.results import add_result, results_in, terms_of
from regalia.bots.tournament import Result, pairings
from regalia.cli import main
from regalia.cli.commands.anchors import SEED
from regalia.ratings import Rating, anchors_of, shown
from regalia.ratings.anchors import Anchor, Anchors, measured_of
from regalia.ratings.ladder import ladder, levels_of, rung, seats_of, share_of, tables_of, written
from regalia.ratings.model import mu_of

GAME = "oriflamme"
BOTS = Path(__file__).parents[2] / "docs/bots.md"


def result(*places: int) -> Result:
    return Result((0.0,) * len(places), (0,) * len(places), 1, places=places)


def test_a_share_is_of_pairs_of_the_two_levels() -> None:
    assert share_of(("page", "squire", "page", "squire"), (1, 2, 3, 3)) == (0 + 1 + 0 + 0.5) / 4


def test_a_level_that_wins_three_of_four_is_above_the_one_below() -> None:
    found = rung(("page", "squire"), [result(2, 1)] * 74 + [result(1, 2)] * 24)
    assert (found.share, found.games) == (75 / 100, 98)
    squire = ladder(GAME, [found]).levels["squire"]
    assert squire.points == 1260, "1000 + 40 * 25 / 6 * sqrt(2) * ln(3)"
    assert squire.low < 1260 < squire.high


def test_a_level_that_has_won_every_game_has_a_rating() -> None:
    squire = ladder(GAME, [rung(("page", "squire"), [result(2, 1)] * 20)]).levels["squire"]
    assert 1200 < squire.low < squire.points < squire.high < 3000


def test_intervals_grow_up_the_ladder() -> None:
    rungs = [rung(pair, [result(2, 1)] * 15 + [result(1, 2)] * 5) for pair in (("page", "squire"), ("squire", "knight"))]
    levels = ladder(GAME, rungs).levels
    widths = [each.high - each.low for each in levels.values()]
    assert [*levels] == ["page", "squire", "knight"]
    assert widths[0] == 0 < widths[1] < widths[2] < 2 * widths[1]


def test_half_of_the_seats_are_of_each_level() -> None:
    assert tables_of(GAME, ["page", "squire", "knight"]) == [("page", "squire") * 2, ("squire", "knight") * 2]
    assert {seats_of(slug) for slug in games.slugs()} == {2, 4}


def test_heralds_play_squires_and_no_level_plays_heralds() -> None:
    pairs = [table[:2] for table in tables_of(GAME, levels_of(GAME))]
    assert pairs == [("page", "squire"), ("squire", "herald"), ("squire", "knight")]
    assert tables_of("nocturion", ["page", "herald"]) == [("page", "herald")]


def test_a_branch_of_the_ladder_does_not_move_the_levels_above() -> None:
    page_squire, squire_knight = (
        rung(pair, [result(2, 1)] * 15 + [result(1, 2)] * 5) for pair in (("page", "squire"), ("squire", "knight"))
    )
    squire_herald = rung(("squire", "herald"), [result(2, 1)] * 90 + [result(1, 2)] * 10)
    levels = ladder(GAME, [page_squire, squire_herald, squire_knight]).levels
    assert levels["knight"] == ladder(GAME, [page_squire, squire_knight]).levels["knight"]
    assert levels["herald"].points > levels["knight"].points


def test_what_is_written_is_read_again() -> None:
    anchors = Anchors(2, {"page squire": 20}, {"page": Anchor(1000, 1000, 1000), "squire": Anchor(1200, 1100, 1310)})
    assert msgspec.convert(tomllib.loads(written(GAME, anchors)), Anchors) == anchors


def test_an_anchor_is_shown_with_its_points() -> None:
    rating = Anchor(1340, 1300, 1400).rating
    assert shown(rating).points == 1340
    assert rating == Rating(mu_of(1340), 0.001)


def test_a_game_without_a_file_has_no_anchors() -> None:
    assert anchors_of("no_such_game") == {}


@pytest.mark.parametrize("slug", games.slugs())
def test_the_anchors_of_a_game_are_those_of_its_levels(slug: str) -> None:
    measured = measured_of(slug)
    if measured is not None:
        assert {*measured.levels} <= {*LEVELS}
        assert measured.levels["page"] == Anchor(1000, 1000, 1000)
        assert all(each.low <= each.points <= each.high for each in measured.levels.values())
        assert min(measured.games.values()) >= 20


def test_the_page_on_bots_has_the_anchors() -> None:
    printed = re.findall(r"\| (\w+) \| (\d+) \| (\d+) to (\d+) \| \d+ \|", BOTS.read_text("utf-8"))
    kept = [
        (level, str(each.points), str(each.low), str(each.high))
        for slug in games.slugs()
        for level, each in anchors_of(slug).items()
        if level != "page"
    ]
    assert kept
    assert sorted(printed) == sorted(kept)


def test_the_command_prints_and_writes_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    levels = ("page", "squire", "page", "squire")
    file = tmp_path / f"{GAME}-{'-'.join(levels)}.jsonl"
    results_in(file, terms_of(pairings(GAME, levels, 1, SEED, steady=True)[0]), Result)
    for number in range(3):
        add_result(file, number, result(2, 1, 3, 4))
    monkeypatch.setattr(games, "resource", lambda slug, name: tmp_path / name)
    assert main(["anchors", GAME, "--levels", "page,squire", "--results", str(tmp_path), "--played", "--write"]) == 0
    assert "squire" in capsys.readouterr().out
    assert 'page squire" = 3' in tmp_path.joinpath("anchors.toml").read_text("utf-8")


def test_the_command_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["anchors", GAME, "--levels", "page,wary", "--games", "2"]) == 0
    assert "2 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wrong", "message"), [(["--levels", "page,king"], "name two levels"), (["--played"], "--played needs --results")]
)
def test_wrong_arguments_are_refused(wrong: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["anchors", GAME, *wrong])
    assert message in capsys.readouterr().err
