"""The log: as text or as JSON, with the table that a message is about; of equal messages only the first few a minute."""

import json
import logging
import time
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime

table_in_logs: ContextVar[str | None] = ContextVar("table_in_logs", default=None)
"""Id of the table that is being handled; added to every log record."""
TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"

MOST = 10
"""Most messages of one kind written in a minute."""
MINUTE = 60.0
MOST_KINDS = 1000


class Sparing(logging.Filter):
    """Passes the first messages of each kind (a logger and its text before its arguments are filled in) each minute."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}
        """When the minute of a kind began, and how many of it there have been since."""

    def filter(self, record: logging.LogRecord) -> bool:
        """True if a message is to be written; the first of a new minute says how many were not written."""
        kind, now = (record.name, str(record.msg)), self._clock()
        since, count = self._seen.get(kind, (now, 0))
        if now - since >= MINUTE:
            if count > MOST:
                record.msg = f"{record.msg} (and {count - MOST} more like it before)"
            since, count = now, 0
        if len(self._seen) >= MOST_KINDS:
            self._seen.clear()
        self._seen[kind] = (since, count + 1)
        return count < MOST


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message, and the table and the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record as one line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        table = getattr(record, "table", None) or table_in_logs.get()
        if table is not None:
            line["table"] = table
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def write_logs(level: str, as_json: bool) -> None:
    """Set up what this process logs, to its standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else logging.Formatter(TEXT))
    handler.addFilter(Sparing())
    logging.basicConfig(level=level.upper(), handlers=[handler])
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # each attempt to connect; the store logs the trouble once
