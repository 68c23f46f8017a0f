"""Many games are the same games wherever they are played, and a worker that dies costs only what it was at."""

import os
import signal
from collections.abc import Sequence
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from regalia.bots import tournament
from regalia.bots.results import Line, Terms
from regalia.bots.spread import WorkersLost, here, over_processes
from regalia.bots.tournament import Pairing, Result, play
from regalia.cli import main
from tests.playing import seed

DEATHS = "REGALIA_TEST_DEATHS"
NO_RAY = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: it has no wheel for this machine")
EXHAUSTIVE = pytest.mark.exhaustive
TYPED = ["simulate", "oriflamme", "--seats", "squire,page,page", "--seed", seed(3)]


def play_after_a_death(pairing: Pairing) -> Result:
    """Play a game; the first worker that takes up the third one is killed in it."""
    mark = Path(os.environ[DEATHS])
    if pairing.number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(pairing)


def die_of_one(piece: int) -> int:
    if piece == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return piece


def refuse(piece: int) -> int:
    raise ValueError(f"no {piece}")


def results_of(file: Path) -> list[Line[Result]]:
    """The lines after the first, by number of the game."""
    lines = [msgspec.json.decode(line, type=Line[Result]) for line in file.read_bytes().splitlines()[1:]]
    return sorted(lines, key=lambda line: line.number)


@pytest.mark.parametrize(
    "place",
    [[], pytest.param(["--jobs", "2"], marks=EXHAUSTIVE), pytest.param(["--ray"], marks=[NO_RAY, EXHAUSTIVE])],
    ids=["one core", "two", "a cluster"],
)
def test_the_same_seed_gives_the_same_games_on_one_core_on_two_and_on_a_cluster(
    place: Sequence[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there are workers, one of them is killed in mid-game."""
    file, died = tmp_path / "results.jsonl", tmp_path / "died"
    if place:
        monkeypatch.setattr(tournament, "play", play_after_a_death)
        monkeypatch.setenv(DEATHS, str(died))
    assert main([*TYPED, "--games", "6", "--results", str(file), *place]) == 0
    pairings = [Pairing("oriflamme", ("squire", "page", "page"), number, seed(3), False) for number in range(6)]
    assert results_of(file) == [Line(pairing.number, play(pairing)) for pairing in pairings]
    assert died.exists() == bool(place)


def test_an_interrupted_tournament_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, halved = tmp_path / "whole.jsonl", tmp_path / "halved.jsonl"
    main([*TYPED, "--games", "4", "--results", str(whole)])
    told, lines = capsys.readouterr().out, whole.read_bytes().splitlines(keepends=True)
    halved.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    played: list[int] = []

    def noted(pairing: Pairing) -> Result:
        played.append(pairing.number)
        return play(pairing)

    monkeypatch.setattr(tournament, "play", noted)
    assert main([*TYPED[:-2], "--games", "4", "--results", str(halved)]) == 0
    assert played == [2, 3]
    assert halved.read_bytes() == whole.read_bytes()
    assert capsys.readouterr().out == told
    assert main([*TYPED, "--games", "3", "--results", str(halved), "--records", str(tmp_path / "kept")]) == 0
    assert played == [2, 3, 0, 1, 2]
    assert len([*(tmp_path / "kept").iterdir()]) == 3


def test_results_of_other_terms_are_not_mixed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(msgspec.json.encode(Terms("oriflamme", ("page", "page", "page"), seed(3), False)) + b"\n")
    with pytest.raises(SystemExit):
        main([*TYPED, "--games", "1", "--results", str(file)])
    assert "holds other games" in capsys.readouterr().err


def test_work_that_kills_every_worker_is_given_up() -> None:
    finished: list[int] = []
    with pytest.raises(WorkersLost, match="3 processes died over 1"):
        finished += [piece for piece, _ in over_processes(1)(die_of_one, [0, 1, 2])]
    with closing(over_processes(2)(die_of_one, [0, 2])) as done:
        assert sorted(done) == [(0, 0), (2, 2)]


def test_what_goes_wrong_in_the_work_is_told_where_its_result_is_awaited() -> None:
    for place in (here, over_processes(2)):
        with pytest.raises(ValueError, match="no 5"):
            next(place(refuse, [5]))
