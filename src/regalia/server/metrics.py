"""What has happened so often since the start, and how things are now, in the text format of Prometheus."""

from collections import Counter


class Counts(Counter[str]):
    """Events by name."""

    def told(self, **present: float) -> str:
        """All counters, and the present values of gauges, one a line."""
        counted = {f"{name}_total": number for name, number in sorted(self.items())}
        return "".join(f"regalia_{name} {value}\n" for name, value in {**counted, **present}.items())
