"""The mean of nets: their weights, and the rows of the tokens that each knows."""

from io import BytesIO
from typing import Any

import numpy as np
import pytest

from regalia.bots.net import SHAPES, WIDTH
from regalia.bots.training.averaging import mean_of, read


def net(tokens: list[int], value: float) -> bytes:
    """A net whose weights and rows all have this value."""
    buffer = BytesIO()
    arrays: dict[str, Any] = {name: np.full(shape, value, np.float32) for name, shape in SHAPES.items()}
    arrays["schema"], arrays["tokens"] = np.array("of a game"), np.array(tokens, np.uint32)
    arrays["rows"] = np.full((len(tokens), WIDTH), value, np.float16)
    np.savez(buffer, **arrays)
    return buffer.getvalue()


def test_weights_and_common_rows_are_means_and_other_rows_stay() -> None:
    mean = read(mean_of([net([3, 7], 1.0), net([7, 9, 11], 2.0)]))
    assert mean["tokens"].tolist() == [3, 7, 9, 11]
    assert mean["rows"][:, 0].tolist() == [1.0, 1.5, 2.0, 2.0]
    assert all((mean[name] == 1.5).all() for name in SHAPES)
    assert str(mean["schema"]) == "of a game"


@pytest.mark.parametrize("number", [1, 3])
def test_the_mean_of_equal_nets_is_that_net(number: int) -> None:
    mean = read(mean_of([net([5], 0.25)] * number))
    assert mean["tokens"].dtype == np.uint32
    assert mean["rows"].tolist() == read(net([5], 0.25))["rows"].tolist()
