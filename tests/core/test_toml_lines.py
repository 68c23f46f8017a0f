"""On which line something stands."""

import pytest

from regalia.core.toml_lines import Path, line_of

SOURCE = '''\
title = "x"
[limits]
hand = 3
"max hand" = 4

[[house]]
id = "one"
words = """
id = "not a key"
[[house]]
"""
costs = [
  { iron = 1 }, # ]
  "]",
]
[[house.heirloom]]
slot = "helm"
[house.heirloom.ability]
tier = 1
[[house]]
id = "two"
crest.slot = "helm"
[[house.heirloom]]
[[house.heirloom]]
slot = "greaves"
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("title",), 1),
        (("limits", "hand"), 3),
        (("limits", "max hand"), 4),
        (("limits", "other"), 2),
        (("house",), 6),
        (("house", 0, "id"), 7),
        (("house", 0, "costs", 0, "iron"), 12),
        (("house", 0, "heirloom", 0, "slot"), 17),
        (("house", 0, "heirloom", 0, "ability", "tier"), 19),
        (("house", 1, "id"), 21),
        (("house", 1, "crest", "slot"), 22),
        (("house", 1, "heirloom", 1, "slot"), 25),
        (("beast", 0), None),
        ((), None),
    ],
)
def test_a_path_is_found_on_its_line(path: Path, line: int | None) -> None:
    assert line_of(SOURCE, path) == line
