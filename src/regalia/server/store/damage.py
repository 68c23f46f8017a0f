"""What is wrong with a database when the arena starts: commits that cannot be read back, pages, missing actions."""

import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile
from struct import unpack_from

import apsw

from regalia.server.store.files import beside, keep_private

HEADER, FRAME = 32, 24
"""Bytes of the header of a write-ahead log, and of the header of each of its frames."""
BIG, LITTLE = 0x377F0683, 0x377F0682
"""How a write-ahead log begins, by the byte order of its checksums."""
PAGE = 4096
"""Bytes of a page, where the header does not say."""


def damage_of_log(database: Path) -> list[str]:
    """What a damaged write-ahead log has lost. Call it before SQLite opens the database; the log is then kept aside.

    SQLite reads a log up to the first frame that is damaged, and says nothing of the commits behind it.
    """
    log = beside(database, "-wal")
    lost = lost_commits(log.read_bytes()) if log.exists() else 0
    if not lost:
        return []
    kept = beside(database, "-wal.damaged")
    keep_private(kept)
    copyfile(log, kept)
    return [f"{log} is damaged: {lost} saved changes cannot be read back and are lost; the log is kept as {kept}"]


def lost_commits(log: bytes) -> int:
    """How many commits stand behind the first frame that is damaged. A last frame that was half written is not damage."""
    if len(log) < HEADER + FRAME:
        return 0
    magic, _, page, _, *salts = unpack_from(">6I", log)
    sums = checksum(log[: HEADER - 8], magic, (0, 0))
    whole = magic in (BIG, LITTLE) and sums == unpack_from(">2I", log, HEADER - 8) and page >= 512
    if not whole:
        page, salts = PAGE, [*unpack_from(">2I", log, HEADER + 8)]
    frames = [*frames_of(log, page)]
    good = 0
    while whole and good < len(frames) and frames[good][1] == salts:
        at = frames[good][2]
        sums = checksum(log[at : at + 8] + log[at + FRAME : at + FRAME + page], magic, sums)
        if sums != unpack_from(">2I", log, at + 16):
            break
        good += 1
    behind = [commits for commits, of, _ in frames[good:] if of == salts]
    return sum(behind) if len(behind) > 1 else 0


def frames_of(log: bytes, page: int) -> Iterator[tuple[bool, list[int], int]]:
    """Of each frame whether it ends a commit, its salts, and where it begins."""
    for at in range(HEADER, len(log) - FRAME - page + 1, FRAME + page):
        _, size, *salts = unpack_from(">4I", log, at)
        yield size > 0, salts, at


def checksum(text: bytes, magic: int, sums: tuple[int, int]) -> tuple[int, int]:
    """SQLite's running checksum over 32-bit words."""
    words = array("I", text)
    if (sys.byteorder == "little") == (magic == BIG):
        words.byteswap()
    one, two = sums
    for index in range(0, len(words), 2):
        one = (one + words[index] + two) & 0xFFFFFFFF
        two = (two + words[index + 1] + one) & 0xFFFFFFFF
    return one, two


def damage_of_database(connection: apsw.Connection) -> list[str]:
    """Pages that cannot be read, and tables whose actions are not whole."""
    found = []
    try:
        intact = [str(text) for (text,) in connection.execute("pragma quick_check(3)")]
        if intact != ["ok"]:
            found.append("the database is damaged, restore a backup: " + "; ".join(intact))
        found += [missing(*row) for row in connection.execute(GAPS)]
    except apsw.Error as wrong:
        found.append(f"the database is damaged, restore a backup: {wrong}")
    return found


GAPS = """
    with log as (select table_id, count(*) as saved, max(seq) as last from actions group by table_id),
         positions as (select table_id, max(seq) as reached from snapshots group by table_id)
    select table_id, ifnull(saved, 0), ifnull(last, 0), reached
    from log full join positions using (table_id)
    where saved <> last or reached is not last
"""


def missing(table: str, saved: int, last: int, reached: int | None) -> str:
    """What a table has lost."""
    if reached is None:
        return f"table {table} has lost its position after action {last}"
    return f"table {table} has lost {max(last, reached) - saved} of its {max(last, reached)} actions, and cannot be opened"
