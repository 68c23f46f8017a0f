"""Metrics for monitoring, by Prometheus' client library."""

from collections.abc import Callable
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
"""Upper bounds of the histogram buckets, in seconds."""


class Metrics:
    """The metrics of one arena. Several arenas in one process have their own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        counter = partial(Counter, registry=self._registry)
        histogram = partial(Histogram, registry=self._registry, buckets=SECONDS)
        self.actions = counter("regalia_actions", "Actions saved, by game", ["game"])
        self.action_seconds = histogram("regalia_action_seconds", "From an action's arrival until it is saved and played")
        self.requests = counter("regalia_requests", "HTTP requests, by status", ["status"])
        self.refused = counter("regalia_refused", "Refusals over HTTP and on live connections, by code", ["code"])
        self.bot_decisions = counter("regalia_bot_decisions", "Answers given by bots, by game and level", ["game", "level"])
        self.bot_seconds = histogram("regalia_bot_seconds", "Time for which a bot had a worker")
        self.thoughts = counter("regalia_bot_thoughts", "Decisions of bots, by where they were thought about", ["where"])
        self.analysis_seconds = counter("regalia_analysis_seconds", "CPU seconds of analyses, by where", ["where"])
        self.bot_failures = counter("regalia_bot_failures", "Bots that failed and played at random")
        self.workers_lost = counter("regalia_workers_lost", "Worker processes that died")
        self.task_failures = counter("regalia_task_failures", "Background tasks that ended with an error")

    def watch(self, name: str, says: str, present: Callable[[], float]) -> None:
        """Register a gauge that is computed at each scrape."""
        Gauge(f"regalia_{name}", says, registry=self._registry).set_function(present)

    def text(self) -> bytes:
        """All of them, in Prometheus' text format."""
        return generate_latest(self._registry)
