"""`regalia learn` measures nets, and says what it needs to train them."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from regalia.bots.net import SHAPES, WIDTH
from regalia.bots.training.playing import sight_of
from regalia.cli import main, nets


def net_in(file: Path, schema: str) -> Path:
    """A file with a net that prefers nothing."""
    arrays: dict[str, Any] = {name: np.zeros(shape, np.float32) for name, shape in SHAPES.items()}
    empty = np.zeros((0, WIDTH), np.float16)
    arrays |= {"schema": np.array(schema), "tokens": np.zeros(0, np.uint32), "rows": empty}
    np.savez(file, **arrays)
    return file


def test_the_gate_refuses_a_net_that_is_not_shown_to_be_as_strong_as_squires(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One game of each match shows nothing."""
    file = net_in(tmp_path / "net.npz", sight_of("oriflamme").schema)
    assert main(["learn", "oriflamme", "--gate", str(file), "--trials", "1"]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "one squire against herald: " in said
    assert "one herald against wary: " in said
    assert "refused: a squire may win " in said


@pytest.mark.parametrize("kind", ["another schema", "no net"])
def test_the_gate_measures_nets_of_the_game_only(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = net_in(tmp_path / "net.npz", "another")
    if kind == "no net":
        file.write_text("no net")
    with pytest.raises(SystemExit) as ended:
        main(["learn", "oriflamme", "--gate", str(file)])
    assert ended.value.code == 2
    assert "Error: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "rate", "entropy"), [([], 0.001, 0.02), (["--rate", "0.0003", "--entropy", "0.01"], 0.0003, 0.01)]
)
def test_the_learning_rate_and_the_bonus_are_passed_on(
    typed: list[str], rate: float, entropy: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trained = list[SimpleNamespace]()

    def train(args: SimpleNamespace, console: Any) -> int:
        trained.append(args)
        return 0

    monkeypatch.setattr(nets, "train", train)
    assert main(["learn", "oriflamme", "--net", str(tmp_path / "net.npz"), *typed]) == 0
    assert (trained[0].rate, trained[0].entropy) == (rate, entropy)


def test_training_says_how_to_install_what_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(nets, "find_spec", lambda name: None)
    with pytest.raises(SystemExit):
        main(["learn", "oriflamme", "--net", str(tmp_path / "net.npz")])
    assert "PyTorch is not installed: pip install 'regalia[training]'" in capsys.readouterr().err
    assert [*tmp_path.iterdir()] == []
