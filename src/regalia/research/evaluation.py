"""How strong an agent is: games against bots with fixed seeds and rotating seats, and shares with their intervals."""

from collections.abc import Sequence
from functools import cache
from itertools import groupby
from statistics import fmean

from msgspec import Struct

from regalia.bots import consider, decide, plays
from regalia.bots.judgement import shares
from regalia.bots.tournament import derived, half_interval, wilson
from regalia.core import Chance, Seat, imagine
from regalia.research.agents import Agent, agent_of, turn_of
from regalia.research.layout import layout_of
from regalia.research.table import Table


class Trial(Struct, frozen=True):
    """A game to be played: an agent against bots of one level."""

    agent: str
    """See `agent_of`; or a level or rule player, to compare with."""
    game: str
    seats: int
    opponent: str
    number: int
    seed: str

    @property
    def seat(self) -> Seat:
        """Where the agent sits."""
        return self.number % self.seats


class Outcome(Struct, frozen=True):
    """How a trial ended for the agent."""

    share: float
    """1 for a victory, equal parts of it for those who share one."""
    score: int
    """What decides the ranking first."""
    actions: int
    """The actions that the agent took."""


class Line(Struct, frozen=True):
    """The result against one kind of opponent in one game."""

    game: str
    seats: int
    opponent: str
    games: int
    share: float
    """The agent's share of victories; that of chance is 1 / seats."""
    interval: tuple[float, float]
    """Its 95 % interval (Wilson 1927)."""
    score: float
    score_error: float | None
    """Half of the 95 % interval of the mean score (Student 1908). None for a single game."""


class Report(Struct, frozen=True):
    """The results of an agent."""

    agent: str
    seed: str
    rules: dict[str, int]
    """The versions of the rules."""
    lines: list[Line]


@cache
def kept_agent(name: str) -> Agent:
    """An agent, made once in each process that plays."""
    return agent_of(name)


def play(trial: Trial) -> Outcome:
    """Play a game to its end. Raises ValueError for an action that is not legal."""
    table = Table(layout_of(trial.game), trial.seats, derived(trial.seed, trial.game, trial.number))
    actions, number = 0, 0
    while table.seat is not None:
        number += 1
        seed = derived(trial.seed, trial.game, trial.number, number)
        if table.seat != trial.seat:
            let_bot_act(table, trial.opponent, seed)
        elif plays(trial.agent, trial.game):
            let_bot_act(table, trial.agent, seed)
        else:
            table.act(kept_agent(trial.agent)(turn_of(table)))
            actions += 1
    rank = next(rank for rank in table.layout.rules.rank(table.game.state) if rank.seat == trial.seat)
    return Outcome(shares(table.game)[trial.seat], rank.keys[0], actions)


def let_bot_act(table: Table, level: str, seed: str) -> None:
    """Let a bot take the turn of the acting seat, in a world that it imagines."""
    seat = table.seat
    assert seat is not None, "the game is over"
    world = imagine(table.game, seat, Chance(seed))
    if not table.is_offer:
        table.answer(decide(level, world, seat, seed))
    elif (unasked := consider(level, world, seat, seed)) is not None:
        table.answer(unasked.option)
    else:
        table.decline()


def trials(
    agent: str, games: Sequence[str], opponents: Sequence[str], number: int, seed: str, seats: int | None = None
) -> list[Trial]:
    """Some games of each game against each opponent that it has; by default with the most seats."""
    return [
        Trial(agent, game, seats or layout_of(game).rules.seats[-1], opponent, index, seed)
        for game in games
        for opponent in opponents
        if plays(opponent, game)
        for index in range(number)
    ]


def report_of(played: Sequence[tuple[Trial, Outcome]]) -> Report:
    """The results of trials of one agent. Raises ValueError without any."""
    if not played:
        raise ValueError("no game was played")
    first = played[0][0]
    ordered = sorted(played, key=lambda each: (each[0].game, each[0].opponent, each[0].number))
    groups = groupby(ordered, key=lambda each: (each[0].game, each[0].seats, each[0].opponent))
    lines = [line_of(*key, [outcome for _, outcome in group]) for key, group in groups]
    return Report(first.agent, first.seed, {line.game: layout_of(line.game).rules.version for line in lines}, lines)


def line_of(game: str, seats: int, opponent: str, outcomes: Sequence[Outcome]) -> Line:
    """One line of a report."""
    share, scores = fmean(each.share for each in outcomes), [float(each.score) for each in outcomes]
    interval = wilson(share, len(outcomes))
    return Line(game, seats, opponent, len(outcomes), share, interval, fmean(scores), half_interval(scores))


def markdown(report: Report) -> str:
    """A report as a table."""
    rows = [
        f"| {line.game} | {line.seats} | {line.opponent} | {line.games} | {line.share:.1%} "
        f"[{line.interval[0]:.1%}, {line.interval[1]:.1%}] | {1 / line.seats:.0%} | {line.score:.1f} |"
        for line in report.lines
    ]
    head = "| game | seats | opponents | games | share of victories [95 %] | chance | mean score |"
    return "\n".join([f"`{report.agent}`, seed `{report.seed}`", "", head, "|---|---|---|---|---|---|---|", *rows]) + "\n"
