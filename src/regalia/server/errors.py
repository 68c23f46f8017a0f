"""Refusals: what a player did that cannot be, and what was allowed. They change nothing and tell nothing hidden."""

import errno
import logging
from typing import Any

from msgspec import Struct

from regalia.core import Refusal

STATUS = {
    "malformed": 400,
    "no_name": 401,
    "not_host": 403,
    "not_director": 403,
    "not_member": 403,
    "not_officer": 403,
    "not_owner": 403,
    "cannot_found": 403,
    "removed_from_club": 403,
    "own_game": 403,
    "not_seated": 403,
    "forbidden": 403,
    "removed": 403,
    "read_only": 403,
    "people_only": 403,
    "accounts_only": 403,
    "muted": 403,
    "suspended": 403,
    "no_guests": 403,
    "not_invited": 404,
    "no_such_person": 404,
    "no_page": 404,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_pack": 404,
    "no_puzzle": 404,
    "no_ratings": 404,
    "no_seek": 404,
    "no_such_event": 404,
    "events_off": 404,
    "no_such_club": 404,
    "no_such_member": 404,
    "clubs_off": 404,
    "not_found": 404,
    "method_not_allowed": 405,
    "too_large": 413,
    "wrong_host": 421,
    "too_fast": 429,
    "too_many": 429,
    "too_many_analyses": 429,
    "maintenance": 503,
    "too_many_clubs": 429,
    "try_again": 503,
    "not_saved": 503,
    "unreadable": 500,
}
"""HTTP's word for each code; 409 for all others."""


REPORTED = {"try_again", "not_saved", "unreadable"}
"""Refusals because of the database. The store has logged what is wrong with it."""
MACHINE = {errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO, errno.EMFILE, errno.ENFILE, errno.ENOMEM}
"""Errors that the host can do something about."""


class Problem(Struct, frozen=True, forbid_unknown_fields=True):
    """Why something was refused, and what was allowed. Nothing has changed."""

    code: str
    allowed: Any = None
    refusal: Refusal | None = None
    detail: str = ""


class Refuse(Exception):  # noqa: N818 - it reads as what it does: raise Refuse("stale")
    """Raised wherever something is refused; the channel and HTTP turn it into a `refused` message or a response."""

    def __init__(self, code: str, allowed: Any = None, refusal: Refusal | None = None, detail: str = "") -> None:
        super().__init__(code)
        self.problem = Problem(code, allowed, refusal, detail)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return status_of(self.problem.code)


def status_of(code: str) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(code, 409)


def log_failure(log: logging.Logger, wrong: BaseException, message: str, *args: object) -> None:
    """Log that something has failed: with a traceback, as it may be a bug, but in one line if the machine is at fault, and
    not again what the store has logged.
    """
    if isinstance(wrong, Refuse) and wrong.problem.code in REPORTED:
        return
    if isinstance(wrong, OSError) and wrong.errno in MACHINE:
        log.error(f"{message}: %s", *args, wrong)
    else:
        log.error(message, *args, exc_info=wrong)
