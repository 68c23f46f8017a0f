"""Records of games that went on from a saved position: nobody can vouch for that position, and the verdict says so."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia import games
from regalia.cli import main
from regalia.core import Match, Record, load, record_of, save, verify
from tests.playing import dice, seed, turn

RULES = games.load("oriflamme")


def position(number: int) -> Any:
    """The beginning of a game."""
    return json.loads(save(Match(RULES, 3, seed(number)).game))


def forged() -> Record:
    """A game of seed 0 with the cards of seed 5, as an arena could make it up."""
    match, chance = Match(RULES, 3, seed(0)), dice(0)
    dealt = position(5)
    dealt["state"]["chance"] = position(0)["state"]["chance"]
    match.carry_on(load(RULES, json.dumps(dealt).encode()), [])
    while not match.game.is_over:
        match.answer(*turn(match.game, chance))
    return msgspec.json.decode(msgspec.json.encode(record_of(match)), type=Record)


def test_draws_before_the_position_do_not_count_as_recomputed() -> None:
    record = forged()
    end = record.final["state"]["chance"]["drawn"]
    assert verify(RULES, record).draws == end - position(0)["state"]["chance"]["drawn"] < end


def test_a_made_up_deal_is_not_called_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(msgspec.json.encode(forged()))
    assert main(["verify", str(file)]) == 3
    assert "the position it resumed from, after 0 answers, and everything before were not checked" in " ".join(
        capsys.readouterr().out.replace("\u2068", "").replace("\u2069", "").split()
    )


def test_a_position_that_cannot_be_is_told_as_a_fault_of_the_record() -> None:
    record = msgspec.to_builtins(forged())
    record["carried"]["position"]["state"]["hands"] = []
    assert verify(RULES, msgspec.convert(record, Record)).problems == ["answers"]
