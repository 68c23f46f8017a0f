"""The gate: a net is put in place only if it is as strong as squires, against squires and against the rule player."""

from collections.abc import Sequence
from contextlib import closing
from random import Random
from statistics import fmean

from msgspec import Struct

from regalia import games
from regalia.bots.judgement import players_of, shares
from regalia.bots.spread import Spread
from regalia.bots.tournament import wilson
from regalia.bots.training.playing import nets_in, play

HERALD, SQUIRE = "herald", "squire"


class Trial(Struct, frozen=True):
    """A game: one player against others of one kind."""

    slug: str
    one: str
    others: str
    number: int
    net: bytes
    """The file of the net that plays as `herald`."""


class Line(Struct, frozen=True):
    """What came of the games of one player against others of one kind, at tables of all sizes."""

    one: str
    others: str
    games: int
    share: float
    """The share of the victory of the one, on the average."""
    interval: tuple[float, float]
    """Its 95 % interval (Wilson)."""
    chance: float
    """Its share if it were like the others."""

    def __str__(self) -> str:
        """The line as text."""
        low, high = self.interval
        share = f"{self.share:.1%} [{low:.1%}, {high:.1%}]"
        return f"one {self.one} against {self.others}: {share} of {self.games} games, chance {self.chance:.1%}"


class Verdict(Struct, frozen=True):
    """What the gate has measured, and why it refuses the net, if it does."""

    lines: list[Line]
    missed: list[str]


def trials(slug: str, number: int, net: bytes) -> list[Trial]:
    """The games that are played: a squire against heralds, then heralds and squires against rule players."""
    pairs = [(SQUIRE, HERALD)]
    for player in players_of(slug):
        pairs += [(HERALD, player), (SQUIRE, player)]
    return [Trial(slug, one, others, game, net) for one, others in pairs for game in range(number)]


def tried(trial: Trial) -> tuple[float, float]:
    """Play a game: the share of the one, and what chance would give it. Sizes of tables and seats take turns."""
    counts = [count for count in games.load(trial.slug).seats if count > 1]
    seats = counts[trial.number % len(counts)]
    players = [trial.others] * seats
    seat = trial.number // len(counts) % seats
    players[seat] = trial.one
    rng = Random(f"{trial.slug} {trial.one} {trial.others} {trial.number}")  # noqa: S311 - not the rules' chance
    game = play(trial.slug, players, nets_in({HERALD: trial.net}, trial.slug), rng, at_best=range(seats)).game
    return shares(game)[seat], 1 / seats


def judge(slug: str, number: int, net: bytes, spread: Spread) -> Verdict:
    """Play this number of games for each pair of players. The same net gives the same games."""
    results: dict[tuple[str, str], list[tuple[float, float]]] = {}
    with closing(spread(tried, trials(slug, number, net))) as finished:
        for trial, result in finished:
            results.setdefault((trial.one, trial.others), []).append(result)
    lines = [line_of(one, others, found) for (one, others), found in sorted(results.items())]
    return Verdict(lines, missed(lines))


def line_of(one: str, others: str, results: Sequence[tuple[float, float]]) -> Line:
    """The line of a pair; sorted, because the last digit of a sum depends on its order."""
    share = fmean(sorted(share for share, _ in results))
    chance = fmean(sorted(chance for _, chance in results))
    return Line(one, others, len(results), share, wilson(share, len(results)), chance)


def missed(lines: Sequence[Line]) -> list[str]:
    """What a net does not reach: squires above chance against it, or fewer victories than squires over a rule player."""
    by_pair = {(line.one, line.others): line for line in lines}
    mirror = by_pair[SQUIRE, HERALD]
    found = []
    if mirror.interval[1] > mirror.chance:
        found.append(
            f"a squire may win {mirror.interval[1]:.1%} against heralds, more than the {mirror.chance:.1%} of chance"
        )
    for (one, others), line in by_pair.items():
        if one == HERALD and line.share < by_pair[SQUIRE, others].interval[0]:
            least = by_pair[SQUIRE, others].interval[0]
            found.append(f"against {others}, heralds win {line.share:.1%}, less than the {least:.1%} of squires at least")
    return found
