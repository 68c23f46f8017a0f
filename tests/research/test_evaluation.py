"""Agents of every kind play against bots, and the report says how often they win."""

import sys
from pathlib import Path
from subprocess import PIPE, run

import msgspec
import pytest

from regalia import games
from regalia.bots.tournament import derived
from regalia.cli import arena_agents, main
from regalia.research import layout_of
from regalia.research.agents import Program, Turn, UnknownAgentError, agent_of
from regalia.research.evaluation import Outcome, Report, Trial, kept_agent, markdown, play, report_of, trials
from tests.playing import EVERY_GAME

SEED = "00" * 32
TURNS: list[Turn] = []


def first(turn: Turn) -> int:
    """An agent that takes the first legal action, and notes what it was given."""
    TURNS.append(turn)
    return turn.legal[0]


def by_mask(observation: object, mask: object) -> int:
    """A policy of arrays that does the same."""
    return int(getattr(mask, "argmax")())  # noqa: B009 - an array of an optional library


def trial(agent: str, number: int = 0) -> Trial:
    return Trial(agent, "oriflamme", 3, "page", number, SEED)


def test_an_agent_is_given_what_its_seat_sees_and_nothing_else() -> None:
    TURNS.clear()
    outcome = play(trial(f"{__name__}:first", 1))
    assert outcome.actions == len(TURNS) > 10
    assert {turn.seat for turn in TURNS} == {1}
    assert {turn.layout for turn in TURNS} == {layout_of("oriflamme").written.digest}
    assert set(Turn.__struct_fields__) == {"game", "layout", "seats", "seat", "tokens", "legal", "size"}


def least(turn: Turn) -> int:
    return min(turn.legal)


def test_the_same_trial_is_the_same_game_for_functions_policies_and_programs(tmp_path: Path) -> None:
    program = tmp_path / "agent.py"
    line = "print(min(json.loads(line)['legal']), flush=True)"
    program.write_text(f"import json, sys\nfor line in sys.stdin: {line}\n", "utf-8")
    by_function = play(trial(f"{__name__}:least"))
    assert play(trial(f"policy:{__name__}:by_mask")) == by_function
    running = kept_agent(f"run:{sys.executable} {program}")
    assert isinstance(running, Program)
    try:
        assert play(trial(f"run:{sys.executable} {program}")) == by_function
    finally:
        running.close()
        kept_agent.cache_clear()


def test_a_program_that_ends_or_writes_no_number_is_an_error() -> None:
    ended = agent_of(f"run:{sys.executable} -c pass")
    assert isinstance(ended, Program)
    assert ended._process.wait() == 0
    with pytest.raises(ValueError, match="ended with status 0"):
        ended(Turn("oriflamme", "", 3, 0, [], [7], 9))
    ended.close()


@pytest.mark.parametrize("name", ["nowhere:agent", "regalia.core:nothing", "page", "run:nowhere", "run:", "run:'"])
def test_an_agent_that_is_not_there_is_named(name: str) -> None:
    with pytest.raises(UnknownAgentError, match=name):
        agent_of(name)


def test_an_action_that_is_not_legal_ends_the_trial() -> None:
    with pytest.raises(ValueError, match="is not legal now"):
        play(trial(f"{__name__}:illegal"))


def test_the_command_names_an_agent_that_breaks_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["evaluate", f"{__name__}:illegal", "--games", "oriflamme", "--opponents", "page", "--number", "1"])
    assert "is not legal now" in capsys.readouterr().err


def illegal(turn: Turn) -> int:
    return next(action for action in range(turn.size) if action not in turn.legal)


def test_trials_rotate_the_seat_and_leave_out_opponents_that_a_game_does_not_have() -> None:
    made = trials("page", ["oriflamme", "nocturion"], ["wary"], 6, SEED, 3)
    assert {each.game for each in made} == {"oriflamme"}
    assert [each.seat for each in made] == [0, 1, 2, 0, 1, 2]


def test_a_report_has_a_line_for_each_opponent_with_intervals() -> None:
    played = [(trial("page", number), Outcome(float(number == 0), 10 + number, 5)) for number in range(4)]
    report = report_of(played)
    [line] = report.lines
    assert (line.games, line.share, line.score) == (4, 0.25, 11.5)
    assert line.interval[0] < 0.25 < line.interval[1]
    assert "| oriflamme | 3 | page | 4 | 25.0%" in markdown(report)
    with pytest.raises(ValueError, match="no game"):
        report_of([])


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_agent_may_be_in_the_current_folder(jobs: str, tmp_path: Path) -> None:
    (tmp_path / "agent_here.py").write_text("def act(turn):\n    return turn.legal[0]\n", "utf-8")
    command = "import sys; from regalia.cli import main; sys.path.remove(''); sys.exit(main())"
    wanted = ["agent_here:act", "--games", "oriflamme", "--opponents", "page", "--number", "2", "--jobs", jobs]
    done = run([sys.executable, "-c", command, "evaluate", *wanted], cwd=tmp_path, check=True, stdout=PIPE, text=True)
    assert "| oriflamme | 5 | page | 2 |" in done.stdout


def test_the_command_writes_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.json"
    wanted = ["--games", "oriflamme", "--opponents", "page", "--number", "2", "--seats", "3", "--results", str(file)]
    assert main(["evaluate", f"{__name__}:first", *wanted]) == 0
    report = msgspec.json.decode(file.read_bytes(), type=Report)
    assert report.lines[0].games == 2
    assert markdown(report) in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["evaluate", "nowhere:agent", *wanted])
    assert "nowhere" in capsys.readouterr().err


BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


def test_a_program_that_plays_over_the_network_is_entered_at_an_arena(capsys: pytest.CaptureFixture[str]) -> None:
    agent = f"arena:{sys.executable} {BOT} {{arena}} {{table}}"
    wanted = ["--games", "oriflamme", "--opponents", "page,wary", "--number", "1", "--seats", "3"]
    assert main(["evaluate", agent, *wanted]) == 0
    printed = capsys.readouterr().out
    assert "| oriflamme | 3 | page | 1 |" in printed
    assert "wary" not in printed


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", [rules.slug for rules in EVERY_GAME if rules.slug in games.slugs()])
def test_it_plays_every_game_at_every_seat(game: str) -> None:
    agent = f"arena:{sys.executable} {BOT} {{arena}} {{table}}"
    for number in range(2):
        assert arena_agents.play(Trial(agent, game, 2 if 2 in games.load(game).seats else 3, "page", number, SEED)).actions


def test_the_deal_at_an_arena_is_that_of_other_agents() -> None:
    one = trial("arena:", 4)
    dealt = arena_agents.handed_over(one)
    assert dealt.record.seed == derived(SEED, "oriflamme", 4)
    assert dealt.bots == ["page", None, "page"]


@pytest.mark.parametrize(
    ("agent", "why"),
    [
        ("arena:python bot.py", "write {arena} and {table}"),
        ("arena:nowhere {arena} {table}", "there is no program 'nowhere'"),
        ("arena:python ' {arena} {table}", "No closing quotation"),
        ("arena:python {arena} {table} {name}", "name"),
    ],
)
def test_a_command_that_cannot_play_at_an_arena_is_refused(agent: str, why: str) -> None:
    with pytest.raises(UnknownAgentError, match=why):
        arena_agents.check(agent)


def test_a_program_that_ends_before_its_game_is_an_error() -> None:
    with pytest.raises(ValueError, match="ended with status 3 before the game was over"):
        arena_agents.play(trial(f"arena:{sys.executable} -c 'raise SystemExit(3)' {{arena}} {{table}}"))
