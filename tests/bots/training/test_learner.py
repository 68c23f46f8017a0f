"""Training with PyTorch: the same net as with NumPy, from lessons and in a league that can be interrupted."""
# ruff: noqa: E402 - without PyTorch, what is imported below cannot be

from pathlib import Path
from random import Random

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from regalia.bots.judgement import shares
from regalia.bots.results import OtherTerms
from regalia.bots.sight import Seen
from regalia.bots.spread import here
from regalia.bots.training import learner
from regalia.bots.training.bags import Vocabulary
from regalia.bots.training.curve import points_in
from regalia.bots.training.imitation import imitate, slope
from regalia.bots.training.learner import CURVE, Learner
from regalia.bots.training.lessons import lessons_of
from regalia.bots.training.model import Examples, Optimizer, forward, fresh_weights, log_softmax
from regalia.bots.training.playing import Turn, in_rows, net_in, play, sight_of
from regalia.bots.training.ppo import improve
from regalia.cli import main

SLUG = "oriflamme"
RATE, ENTROPY = 1e-3, 0.02


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


def sorting(number: int) -> list[Seen]:
    """Decisions between two answers; the better one has token 1, which the state says by token 5, or token 2."""
    rng = Random(number)
    return [Seen([rng.choice([5, 6]), 9], [[1], [2]]) for _ in range(400)]


def prefers(seen: Seen) -> int:
    return 0 if 5 in seen.state else 1


def test_a_net_learns_what_the_better_answer_depends_on() -> None:
    seen, said = sorting(1), list[str]()
    labels = [[1.0, 0.0] if prefers(each) == 0 else [0.0, 1.0] for each in seen]
    weights, vocabulary = fresh_weights(0), Vocabulary((), 100)
    agrees = imitate(weights, Examples(seen, vocabulary), labels, [0.5] * len(seen), said.append, epochs=60)
    assert agrees == 1
    assert len(said) == 60


def test_what_brought_more_becomes_likelier() -> None:
    seen = sorting(2)
    rng, vocabulary, weights = Random(3), Vocabulary((), 100), fresh_weights(0)
    examples, optimizer = Examples(seen, vocabulary), Optimizer(weights, 1e-2)
    for number in range(30):
        picked = [rng.randrange(2) for _ in seen]
        turns = [
            Turn(each, choice, 0.5, 0.5, 0.5 if choice == prefers(each) else -0.5)
            for each, choice in zip(seen, picked, strict=True)
        ]
        progress = improve(weights, optimizer, examples, turns, number, ENTROPY)
    assert progress.entropy < 0.69
    batch = examples.batch(np.arange(len(seen)))
    with torch.no_grad():
        likely = log_softmax(forward(weights, batch)[0], batch).exp().numpy().reshape(-1, 2)
    assert all(odds[prefers(each)] > 0.6 for each, odds in zip(seen, likely, strict=True))


def test_the_bonus_keeps_answers_from_being_drawn_unevenly() -> None:
    """With a bonus for entropy, a net that is paid for one answer still draws the other."""
    seen = [Seen([9], [[1], [2]])] * 200
    entropy = {}
    for bonus in (0.0, 0.5):
        weights, vocabulary, rng = fresh_weights(0), Vocabulary((), 100), Random(3)
        examples, optimizer = Examples(seen, vocabulary), Optimizer(weights, 1e-2)
        for number in range(30):
            picked = [rng.randrange(2) for _ in seen]
            turns = [Turn(each, choice, 0.5, 0.5, 0.5 - choice) for each, choice in zip(seen, picked, strict=True)]
            entropy[bonus] = improve(weights, optimizer, examples, turns, number, bonus).entropy
    assert entropy[0.0] < 0.4 < 0.6 < entropy[0.5]


def test_a_league_learns_with_the_bonus_that_was_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learner, "ITERATION", 1)
    monkeypatch.setattr(learner, "TOGETHER", 1)
    files = set[bytes]()
    for entropy in (0.01, 1.0):
        found = Learner(SLUG, tmp_path / str(entropy), RATE, entropy)
        found.play_league(1, lambda: here, lambda line: None)
        files.add(found.file())
    assert len(files) == 2


def test_the_learning_rate_rises_and_falls() -> None:
    assert [round(slope(done), 6) for done in (0, 0.075, 0.15, 1)] == [0, 0.5, 1, 0]


@pytest.fixture(scope="module")
def imitator(tmp_path_factory: pytest.TempPathFactory) -> Learner:
    """A net that has imitated squires for a game."""
    found = Learner(SLUG, tmp_path_factory.mktemp("imitator"), RATE, ENTROPY)
    found.imitate(lessons_of(SLUG, 1, here, None), lambda line: None)
    return found


def test_numpy_computes_what_pytorch_does(imitator: Learner) -> None:
    net = net_in(imitator.file(), SLUG)
    played = play(SLUG, ["net"] * 3, {"net": net}, Random(4))
    seen = [turn.seen for turns in played.turns for turn in turns]
    examples = Examples(seen, Vocabulary(imitator.vocabulary.tokens, len(imitator.vocabulary.tokens)))
    batch = examples.batch(np.arange(len(seen)))
    with torch.no_grad():
        scores, values = forward(imitator.weights, batch)
    mine = np.concatenate([net.scores(in_rows(each, net)) for each in seen])
    assert np.allclose(mine, scores.numpy(), atol=1e-3)  # the file's rows have 16 bits
    assert np.allclose([net.value(in_rows(each, net)) for each in seen], torch.sigmoid(values).numpy(), atol=1e-3)
    assert sum(shares(played.game)) == pytest.approx(1)


def test_a_file_is_for_the_game_as_it_is(imitator: Learner) -> None:
    path = imitator.folder / "00000.npz"
    assert path.read_bytes() == imitator.file()
    assert path.stat().st_size < 3_000_000
    with np.load(path, allow_pickle=False) as arrays:
        assert str(arrays["schema"]) == sight_of(SLUG).schema
        assert (np.diff(arrays["tokens"].astype(np.int64)) > 0).all()


def test_a_training_goes_on_with_another_learning_rate(imitator: Learner) -> None:
    found = Learner(SLUG, imitator.folder, 3e-4, ENTROPY)
    assert {group["lr"] for each in found.optimizer.both for group in each.param_groups} == {3e-4}


def test_checkpoints_of_another_game_are_refused(imitator: Learner) -> None:
    with pytest.raises(OtherTerms):
        Learner("nocturion", imitator.folder, RATE, ENTROPY)


def test_an_interrupted_league_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learner, "ITERATION", 2)
    monkeypatch.setattr(learner, "TOGETHER", 1)
    whole = Learner(SLUG, tmp_path / "whole", RATE, ENTROPY)
    whole.play_league(4, lambda: here, lambda line: None)
    said = list[str]()
    Learner(SLUG, tmp_path / "parts", RATE, ENTROPY).play_league(2, lambda: here, said.append)
    parts = Learner(SLUG, tmp_path / "parts", RATE, ENTROPY)
    assert parts.has_begun
    parts.play_league(4, lambda: here, said.append)
    assert len(said) == 2
    assert said[1].startswith("4 games of the league: ahead of ")
    assert parts.file() == whole.file()
    assert points_in(tmp_path / "parts" / CURVE) == points_in(tmp_path / "whole" / CURVE)


def test_a_net_that_the_gate_refuses_is_kept_beside_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One game of each match shows nothing; then the same command goes on from what there is."""
    monkeypatch.setattr(learner, "ITERATION", 2)
    file, curve = tmp_path / "net.npz", tmp_path / "curve.svg"
    typed = ["learn", SLUG, "--net", str(file), "--games", "1", "--trials", "1", "--plot", str(curve)]
    assert main([*typed, "--league", "2"]) == 1
    assert main([*typed, "--league", "4"]) == 1
    assert not file.exists()
    folder = tmp_path / "net.training"
    assert {"lessons.jsonl", "00000.npz", "00001.npz", "00002.npz"} <= {path.name for path in folder.iterdir()}
    assert [point.games for point in points_in(folder / CURVE)] == [2, 4]
    assert "4 games of the league" in curve.read_text("utf-8")
    assert "net.npz is not written" in " ".join(capsys.readouterr().out.split())
