"""`python -m benchmarks [WORD ...]`: run the benchmarks whose module name contains one of the words, or all of them."""

import importlib
import os
import pkgutil
import platform
import sys
from collections.abc import Iterable
from math import floor, isfinite, log10
from pathlib import Path

from rich.console import Console
from rich.table import Table

import benchmarks
from benchmarks.measure import Figure


def machine() -> str:
    """Machine and versions, which the figures depend on."""
    try:
        models = [line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]
        model = models[0].partition(": ")[2]
    except (OSError, IndexError):
        model = platform.processor() or platform.machine()
    load = ", ".join(f"{value:.2f}" for value in os.getloadavg())
    return f"{model}, {os.cpu_count()} cores; Python {platform.python_version()}; load {load}"


def figures(words: list[str]) -> Iterable[Figure]:
    """Every figure of every chosen module, as it is measured."""
    for module in pkgutil.iter_modules(benchmarks.__path__):
        if module.name.startswith("bench_") and (not words or any(word in module.name for word in words)):
            yield from importlib.import_module(f"benchmarks.{module.name}").figures()


def tidy(value: float) -> str:
    """A number with three significant digits and no exponent."""
    if value == 0 or not isfinite(value):
        return f"{value:g}"
    decimals = max(0, 2 - floor(log10(abs(value))))
    return f"{value:,.{decimals}f}"


def row(figure: Figure) -> tuple[str, ...]:
    """One line of the table."""
    spread = (tidy(value) if len(figure.values) > 1 else "" for value in figure.spread)
    budget = "" if figure.budget is None else f"{figure.budget:,g}"
    mark = {True: "[green]keeps[/]", False: "[red]misses[/]", None: ""}[figure.within]
    return (figure.name, tidy(figure.median), *spread, figure.unit.strip(), budget, mark, figure.note)


def main() -> int:
    """Print a table of all figures. The status is always 0, since budgets are not asserted."""
    console = Console(width=None if sys.stdout.isatty() else 132)
    console.print(machine(), highlight=False)
    table = Table(box=None, header_style="bold")
    for head in ("benchmark", "median", "p10", "p90", "unit", "budget", "", "note"):
        table.add_column(
            head, justify="right" if head in ("median", "p10", "p90", "budget") else "left", no_wrap=head != "note"
        )
    with console.status("measuring"):
        for figure in figures(sys.argv[1:]):
            table.add_row(*row(figure))
    console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
