"""How a benchmark is measured: short slices of CPU time between calibration loops, the median of the quiet ones.

Shared machines run a core at half speed for seconds at a time. A slice counts as quiet if the calibration loops around
it took no more than 15 % longer than the fastest loop seen.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median, quantiles

SLICES = 25
SLICE = 0.12
QUIET = 1.15


@dataclass(frozen=True)
class Figure:
    """A measured figure, with the budget it is held against."""

    name: str
    values: list[float]
    unit: str
    budget: float | None = None
    more_is_better: bool = False
    note: str = ""

    @property
    def median(self) -> float:
        """The median."""
        return median(self.values)

    @property
    def spread(self) -> tuple[float, float]:
        """The 10th and the 90th percentile."""
        if len(self.values) < 2:
            return self.median, self.median
        tenths = quantiles(self.values, n=10)
        return tenths[0], tenths[-1]

    @property
    def within(self) -> bool | None:
        """True if the median is within the budget."""
        if self.budget is None:
            return None
        return self.median >= self.budget if self.more_is_better else self.median <= self.budget


@dataclass
class Clock:
    """Measures units of work per second of CPU time."""

    fastest: float = field(default=float("inf"))

    def calibrate(self) -> float:
        """CPU seconds of a fixed piece of work."""
        start = time.process_time()
        total = 0
        for number in range(200_000):
            total += number & 7
        spent = time.process_time() - start
        self.fastest = min(self.fastest, spent)
        return spent

    def rates(self, work: Callable[[], int]) -> list[float]:
        """Units of work a second, slice by slice; `work` does some and says how many units it did."""
        slices = []
        work()
        for _ in range(SLICES):
            before, start, done = self.calibrate(), time.process_time(), 0
            while (spent := time.process_time() - start) < SLICE:
                done += work()
            slices.append((max(before, self.calibrate()), done / spent))
        quiet = [rate for loop, rate in slices if loop <= self.fastest * QUIET]
        return quiet or [rate for _, rate in slices]


CLOCK = Clock()


def per_second(name: str, work: Callable[[], int], budget: float | None = None, unit: str = "/s", note: str = "") -> Figure:
    """Calls per second of CPU time."""
    return Figure(name, CLOCK.rates(work), unit, budget, more_is_better=True, note=note)


def microseconds(name: str, work: Callable[[], object], budget: float | None = None, note: str = "") -> Figure:
    """How long one call takes, in microseconds."""

    def hundred() -> int:
        for _ in range(100):
            work()
        return 100

    return Figure(name, [1e6 / rate for rate in CLOCK.rates(hundred)], "us", budget, note=note)
