"""Recorded games as rows: every action with what its seat saw, as it would see it at a table."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from pyarrow import parquet

from regalia.cli import main
from regalia.core import Record, Rules, record_of
from regalia.research import Table, layout_of
from regalia.research.actions import DECLINE
from regalia.research.dataset import Row, grouped, left_out, rows_of
from tests.playing import EVERY_GAME, ending, name_of, random_match, seed

[ORIFLAMME] = [rules for rules in EVERY_GAME if rules.slug == "oriflamme"]


def record(rules: Rules[Any], number: int = 1) -> Record:
    """The record of a random game with the most players, as a file has it."""
    return msgspec.json.decode(msgspec.json.encode(record_of(random_match(rules, rules.seats[-1], number))), type=Record)


@pytest.mark.parametrize("rules", EVERY_GAME, ids=name_of)
def test_rows_lead_a_table_from_the_deal_to_the_end_of_the_record(rules: Rules[Any]) -> None:
    played = record(rules)
    rows = rows_of(rules, played, "game")
    assert {row.answer for row in rows if row.action != DECLINE} == {*range(len(played.answers))}
    assert all(row.action in row.legal for row in rows)
    assert {row.layout for row in rows} == {layout_of(rules).written.digest}


def test_a_row_has_what_its_seat_sees_at_a_table() -> None:
    played = record(ORIFLAMME)
    table = Table("oriflamme", played.seats, seed(1), ending(ORIFLAMME))
    row, *_ = rows_of(ORIFLAMME, played, "game")
    table.let(row.seat)
    assert (row.tokens, row.legal) == (table.observe(row.seat), table.legal())


def test_returns_begin_with_the_seat_of_the_row() -> None:
    played = record(ORIFLAMME)
    ranks = {rank.seat: rank.rank for rank in ORIFLAMME.rank(random_match(ORIFLAMME, played.seats, 1).game.state)}
    rows = rows_of(ORIFLAMME, played, "game")
    best = max(rows[0].returns)
    assert {row.seat for row in rows if row.returns[0] == best} == {seat for seat, rank in ranks.items() if rank == 1}
    assert all(sum(row.returns) == pytest.approx(0) for row in rows)


def test_records_that_cannot_be_played_again_are_left_out() -> None:
    played = record(ORIFLAMME)
    assert left_out(ORIFLAMME, played) == ""
    assert left_out(ORIFLAMME, replace(played, seed=None)) == "not over"
    assert left_out(ORIFLAMME, replace(played, rules=0)) == "another version of the rules"
    resigned = replace(played.answers[0], answer={"type": "resign", "ends": False})
    assert left_out(ORIFLAMME, replace(played, answers=[resigned, *played.answers])) == "a seat resigned"


def test_a_record_that_ends_differently_is_refused() -> None:
    played = record(ORIFLAMME)
    with pytest.raises(ValueError, match="ends differently"):
        rows_of(ORIFLAMME, replace(played, answers=played.answers[:-1]), "game")


def test_games_are_grouped_whole() -> None:
    row = Row("game", "", 0, 0, 0, 3, "", [], [], 0, [], "")
    assert [len(group) for group in grouped([[row] * 15_000, [row] * 15_000, [row] * 3])] == [30_000, 3]


def saved(folder: Path, name: str, rules: Rules[Any], number: int) -> Record:
    """A record in a folder."""
    played = record(rules, number)
    folder.joinpath(f"{name}.json").write_bytes(msgspec.json.encode(played))
    return played


def test_the_command_writes_a_file_with_a_row_for_each_action(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = [saved(tmp_path, f"game-{number}", ORIFLAMME, number) for number in range(2)]
    tmp_path.joinpath("older.json").write_bytes(msgspec.json.encode(replace(games[0], rules=0)))
    file = tmp_path / "games.parquet"
    assert main(["dataset", str(tmp_path), str(file)]) == 0
    wanted = [row for number, each in enumerate(games) for row in rows_of(ORIFLAMME, each, f"game-{number}")]
    table = parquet.read_table(file)
    assert table.column_names == [*Row.__struct_fields__]
    assert msgspec.convert(table.to_pylist(), list[Row]) == [
        replace(row, returns=[pytest.approx(each) for each in row.returns]) for row in wanted
    ]
    printed = capsys.readouterr().out
    assert f"{len(wanted)} rows of 2 games" in printed
    assert "left out: 1 record (another version of the rules)" in printed


def test_the_command_says_why_it_cannot_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def why() -> str:
        with pytest.raises(SystemExit):
            main(["dataset", str(tmp_path), str(tmp_path / "games.parquet")])
        return " ".join(capsys.readouterr().err.split())

    assert "has no records" in why()
    saved(tmp_path, "one", ORIFLAMME, 1)
    saved(tmp_path, "two", next(rules for rules in EVERY_GAME if rules.slug == "nocturion"), 1)
    assert "two.json is a record of nocturion, not of oriflamme" in why()
    broken = replace(record(ORIFLAMME), answers=[])
    tmp_path.joinpath("two.json").write_bytes(msgspec.json.encode(broken))
    assert "two.json: the game ends differently" in why()
    assert {file.name for file in tmp_path.iterdir()} == {"one.json", "two.json"}


def test_without_the_library_the_command_names_the_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("regalia.cli.commands.dataset.find_spec", lambda name: None)
    with pytest.raises(SystemExit):
        main(["dataset", str(tmp_path), str(tmp_path / "games.parquet")])
    assert "regalia[parquet]" in capsys.readouterr().err
