"""The steps by which the database has got its shape since PostgreSQL takes the same ones. None is changed once released.

Nodes of two versions may share a PostgreSQL database while a site is updated. A step therefore only adds: tables, indexes,
columns with a default. What it makes needless is removed by a step of the version after that, when no node reads it.
After a new step, `python -m tests.server.store.versions` keeps a database of it for the tests of upgrades.
"""

from regalia.server.store.steps.accounts import ACCOUNTS
from regalia.server.store.steps.events import EVENTS
from regalia.server.store.steps.results import RESULTS
from regalia.server.store.steps.tables import TABLES

STEPS = (*ACCOUNTS, *TABLES, *RESULTS, *EVENTS)
