"""Nets: their files, their scores with and without packing, and legal play in every game."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from regalia import games
from regalia.bots import herald
from regalia.bots.net import SHAPES, Net, OtherSchemaError
from regalia.bots.sight import Sight
from regalia.core import Rules
from regalia.core.checking import allows
from tests.bots.random_nets import decisions, forget, random_arrays, written
from tests.playing import EVERY_GAME, EVERY_TABLE, name_of, seed

every_game = pytest.mark.parametrize("rules", EVERY_GAME, ids=name_of)
every_table = pytest.mark.parametrize(("rules", "seats"), EVERY_TABLE, ids=name_of)
ORIFLAMME = games.load("oriflamme")


def net_for(rules: Rules[Any], seats: int, packed: bool = True) -> Net:
    """A net with random weights that knows the tokens of some decisions."""
    return Net(rules, random_arrays(rules, decisions(rules, seats, 8)), packed)


@every_game
def test_packing_changes_no_score(rules: Rules[Any]) -> None:
    packed, plain = net_for(rules, rules.seats[-1]), net_for(rules, rules.seats[-1], packed=False)
    for decision in decisions(rules, rules.seats[-1], 16, 5):
        here, there = packed.seen(*decision), plain.seen(*decision)
        assert packed.scores(here) == pytest.approx(plain.scores(there), abs=1e-4)
        assert packed.value(here) == pytest.approx(plain.value(there), abs=1e-4)


def test_a_full_table_changes_no_score(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.bots.net.SPARE", 300)
    monkeypatch.setattr("regalia.bots.net.MARGIN", 100)
    packed, plain = net_for(ORIFLAMME, 4), net_for(ORIFLAMME, 4, packed=False)
    for decision in decisions(ORIFLAMME, 4, 40, 2):
        assert packed.scores(packed.seen(*decision)) == pytest.approx(plain.scores(plain.seen(*decision)), abs=1e-4)


def relu(values: Any) -> Any:
    """Positive numbers; 0 for others."""
    return np.maximum(values, 0)


def test_scores_and_values_are_what_the_module_says() -> None:
    decision = next(decisions(ORIFLAMME, 4, 1))
    arrays = random_arrays(ORIFLAMME, [decision])
    rows = dict(zip(arrays["tokens"].tolist(), arrays["rows"].astype(np.float32), strict=True))
    weights = {name: arrays[name].astype(np.float32) for name in SHAPES}
    seen = Sight(ORIFLAMME).of(*decision)
    state = relu(sum(rows[token] for token in seen.state) + weights["state_bias"])
    scores = []
    for tokens in seen.options:
        option = sum(rows[token] for token in tokens)
        gated = (weights["gate"] @ state + weights["gate_bias"]) * option
        hidden = weights["state_hidden"] @ state + weights["hidden_bias"] + weights["option_hidden"] @ option
        hidden = relu(hidden + weights["gated_hidden"] @ gated)
        scores.append((weights["score"] @ relu(weights["narrow"] @ hidden + weights["narrow_bias"]))[0])
    value = weights["share"] @ relu(weights["value_hidden"] @ state + weights["value_bias"]) + weights["share_bias"]
    net = Net(ORIFLAMME, arrays)
    assert net.scores(net.seen(*decision)) == pytest.approx(scores, abs=1e-4)
    assert net.value(net.seen(*decision)) == pytest.approx(1 / (1 + np.exp(-value[0])), abs=1e-5)


def test_what_a_net_does_not_know_counts_nothing() -> None:
    known, other = [*decisions(ORIFLAMME, 4, 2, 40)]
    net = Net(ORIFLAMME, random_arrays(ORIFLAMME, []))
    assert net.value(net.seen(*known)) == net.value(net.seen(*other))
    assert len({*net.scores(net.seen(*known)).tolist()}) == 1


@every_table
def test_a_net_answers_legally_to_the_end_of_a_game(rules: Rules[Any], seats: int) -> None:
    net, rng = net_for(rules, seats), Random(1)
    game = rules.begin(seats, seed(7), rules.options().ending)
    while not game.is_over:
        seat = min(game.asks)
        answer = net.answer(game, seat, rng, 1.0)
        assert allows(game.asks[seat], answer)
        game.answer(seat, answer)


def test_temperature_goes_from_the_best_answer_to_any() -> None:
    net, decision = net_for(ORIFLAMME, 4), next(each for each in decisions(ORIFLAMME, 4, 20) if len(each.answers) > 2)
    game, seat = decision.game, decision.seat
    cold, mild, hot = [net.probabilities(game, seat, Random(1), heat).probabilities for heat in (0, 1, 1000)]
    assert sorted(cold.tolist())[-2:] == [0, 1]
    assert cold.argmax() == mild.argmax()
    assert 1 / len(hot) < mild.max() < 1
    assert hot == pytest.approx([1 / len(hot)] * len(hot), abs=1e-3)
    assert mild.sum() == pytest.approx(1)
    assert {net.answer(game, seat, Random(number)) for number in range(20)} == {decision.answers[int(cold.argmax())]}


def test_a_net_is_read_from_its_file(tmp_path: Path) -> None:
    decision = next(decisions(ORIFLAMME, 4, 1))
    net, read = net_for(ORIFLAMME, 4), Net.read(written(tmp_path / "net.npz", ORIFLAMME), ORIFLAMME)
    assert read.scores(read.seen(*decision)).shape == net.scores(net.seen(*decision)).shape


def test_a_net_of_another_schema_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "net.npz", ORIFLAMME, schema=np.array("other"))
    with pytest.raises(OtherSchemaError, match="was trained with other views, options, content or rules of oriflamme"):
        Net.read(path, ORIFLAMME)


def test_a_net_of_another_shape_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "net.npz", ORIFLAMME, gate=np.zeros((2, 2), np.float16))
    with pytest.raises(ValueError, match=r"needs the array gate of shape \(64, 64\)"):
        Net.read(path, ORIFLAMME)


def test_a_file_with_objects_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "net.npz", ORIFLAMME, score=np.array([{}], object))
    with pytest.raises(ValueError, match="allow_pickle=False"):
        Net.read(path, ORIFLAMME)


def test_a_game_without_a_net_has_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    forget()
    monkeypatch.setattr(games, "resource", lambda slug, name: tmp_path / name)
    assert herald.net_of("oriflamme") is None
    written(tmp_path / "net.npz", ORIFLAMME)
    forget()
    assert isinstance(herald.net_of("oriflamme"), Net)
    forget()


def test_a_stale_net_is_left_out_with_a_warning(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    forget()
    monkeypatch.setattr(games, "resource", lambda slug, name: written(tmp_path / name, ORIFLAMME, schema=np.array("other")))
    assert herald.net_of("oriflamme") is None
    assert "train it again with regalia learn oriflamme" in caplog.text
    forget()


@pytest.mark.parametrize("rules", [*map(games.load, games.slugs())], ids=name_of)
def test_every_net_in_the_repository_is_small_and_fits_its_game(rules: Rules[Any]) -> None:
    path = Path(str(games.resource(rules.slug, herald.FILE)))
    if path.is_file():
        assert path.stat().st_size <= 3_000_000
        Net.read(path, rules)


WITHOUT_NUMPY = """
import sys
from pathlib import Path
from regalia import games
sys.modules["numpy"] = None
games.resource = lambda slug, name, there=games.resource: Path(sys.argv[1]) if name == "net.npz" else there(slug, name)
from regalia.bots.herald import net_of
from regalia.cli import main
import regalia.server.app
assert net_of("oriflamme") is None
assert main(["simulate", "oriflamme", "--seats", "page,page,page", "--games", "1"]) == 0
"""


def test_without_numpy_there_is_no_net_and_all_else_works(tmp_path: Path) -> None:
    path = written(tmp_path / "net.npz", ORIFLAMME)
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY, path], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
