"""`regalia serve` as it is, but every table is dealt from the same seed and its bots draw from the same numbers.

What a browser meets must be the same in every run. A table's seed does not depend on the tables before it, since the
order of tests changes with the number of processes; and bots that still think at one table draw no number of another's.
"""

from collections import Counter
from hashlib import sha256

from regalia.cli import main
from regalia.server.bots import driver
from regalia.server.logs import table_in_logs
from regalia.server.requests import opening, quotas

PATIENCE = 60.0
"""Seconds for a bot's decision: on a busy machine the usual ones may not be enough, and it would play at random."""
MANY = quotas.Quota(1_000, 10_000)
"""Tables of a person and of an address: all tests come from one, and leave theirs behind in play."""
SEED = sha256(b"one deal for every table").hexdigest()


def deal_the_same() -> None:
    """Replace the two sources of chance: the seed of tables, and the numbers of bots, of which each table has its own."""
    drawn: Counter[str | None] = Counter()

    def seed_of_a_bot() -> str:
        table = table_in_logs.get()
        number = drawn[table]
        drawn[table] += 1
        return sha256(f"bot {number}".encode()).hexdigest()

    driver.PATIENCE = PATIENCE
    quotas.RUNNING = quotas.WAITING = MANY
    opening.fresh_seed = lambda: SEED  # type: ignore[attr-defined]  # imported there under this name
    driver.fresh_seed = seed_of_a_bot  # type: ignore[attr-defined]  # imported there under this name


if __name__ == "__main__":
    deal_the_same()
    main()
