"""`python -m benchmarks [WORD ...]`: run the benchmarks whose module name contains one of the words, or all of them."""

import importlib
import os
import pkgutil
import platform
import sys
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.table import Table

import benchmarks
from benchmarks.measure import Figure


def machine() -> str:
    """The facts that figures depend on."""
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


def main() -> int:
    """Print a table of all figures; the status is always 0: a budget is looked at, not asserted."""
    console = Console(width=None if sys.stdout.isatty() else 128)
    console.print(machine())
    table = Table("benchmark", "median", "p10", "p90", "budget", "", "note", box=None, header_style="bold")
    for figure in figures(sys.argv[1:]):
        low, high = figure.spread
        mark = {True: "[green]keeps[/]", False: "[red]misses[/]", None: ""}[figure.within]
        budget = "" if figure.budget is None else f"{figure.budget:,.4g} {figure.unit}"
        table.add_row(
            figure.name, f"{figure.median:,.4g} {figure.unit}", f"{low:,.4g}", f"{high:,.4g}", budget, mark, figure.note
        )
        console.print(f"  {figure.name}: {figure.median:,.4g} {figure.unit}", style="dim")
    console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
