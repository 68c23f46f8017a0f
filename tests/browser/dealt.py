"""`regalia serve` as it is, but every table is dealt from the same seed and its bots draw from the same numbers.

What a browser meets must be the same in every run. A table's seed does not depend on the tables before it, since the
order of tests changes with the number of processes.
"""

from hashlib import sha256
from itertools import count

from regalia.cli import main
from regalia.server.bots import driver
from regalia.server.tables import opening

SEED = sha256(b"one deal for every table").hexdigest()


def deal_the_same() -> None:
    """Replace the two sources of chance: the seed of a table, and the numbers of its bots, which start anew with it."""
    numbers = count()

    def seed_of_a_table() -> str:
        nonlocal numbers
        numbers = count()
        return SEED

    def seed_of_a_bot() -> str:
        return sha256(f"bot {next(numbers)}".encode()).hexdigest()

    opening.fresh_seed = seed_of_a_table  # type: ignore[attr-defined]  # imported there under this name
    driver.fresh_seed = seed_of_a_bot  # type: ignore[attr-defined]  # imported there under this name


if __name__ == "__main__":
    deal_the_same()
    main()
