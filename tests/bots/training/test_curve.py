"""The course of a league is kept and drawn."""

from pathlib import Path
from xml.etree import ElementTree

from regalia.bots.training.curve import PARTS, Point, Progress, add_point, apart, means, plot, points_in

NO_PROGRESS = Progress(0.5, 0.0, 0.0)


def test_a_curve_keeps_its_points_and_drops_those_played_again(tmp_path: Path) -> None:
    file = tmp_path / "curve.jsonl"
    assert points_in(file) == []
    for games in (128, 256, 384, 256):
        add_point(file, Point(games, 9, {"page": games}, {"page": 1.0}, NO_PROGRESS))
    assert [point.games for point in points_in(file)] == [128, 256]


def test_a_long_curve_is_drawn_in_parts() -> None:
    points = [
        Point(128 * number, 9, {"page": 4, "squire": number % 2}, {"page": 3.0}, NO_PROGRESS) for number in range(1, 31)
    ]
    assert len(means(points, "page")) <= PARTS
    assert {mean.share for mean in means(points, "page")} == {0.75}
    assert means(points, "first net") == []
    drawn = plot("x", points)
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    assert ">pages<" in drawn
    assert ">first nets<" not in drawn


def test_labels_of_lines_that_end_together_are_drawn_apart() -> None:
    assert apart({"page": 100, "squire": 20, "regular": 104, "first net": 101}) == {
        "squire": 20,
        "page": 100,
        "first net": 115,
        "regular": 130,
    }
