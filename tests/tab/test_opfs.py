"""SQLite over the origin's files, as a tab has them."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import apsw
import pytest

from regalia.server.errors import Refuse
from regalia.server.store import Person
from regalia.server.store.opening import open_in_tab
from regalia.tab.opfs import NAME, Opfs
from tests.tab.fake import FilesInMemory

DATABASE = Path("/data/arena.db")


class Ending(FilesInMemory):
    """Files of a tab that ends before a given write; what is in them then is what the next tab finds."""

    left: int | None = None
    """The writes that are still made; None for all."""

    def write(self, name: str, at: int, data: bytes) -> None:
        self._go_on()
        super().write(name, at, data)

    def truncate(self, name: str, size: int) -> None:
        self._go_on()
        super().truncate(name, size)

    def _go_on(self) -> None:
        if self.left == 0:
            raise OSError("the tab has ended")
        if self.left is not None:
            self.left -= 1


@pytest.fixture
def files() -> Iterator[Ending]:
    files = Ending()
    vfs = Opfs(files, DATABASE)
    yield files
    vfs.unregister()


def opened() -> apsw.Connection:
    connection = apsw.Connection(str(DATABASE), vfs=NAME)
    connection.execute("pragma journal_mode = truncate")
    return connection


async def test_a_store_is_all_in_the_files_and_can_be_opened_again(files: Ending) -> None:
    for _ in range(2):
        store = open_in_tab(DATABASE, NAME)
        assert await store.is_well()
        await store.aclose()
    assert files.size("arena.db") > 0
    assert files.size("arena.db-journal") == 0
    assert not DATABASE.exists()


@pytest.mark.parametrize("wrong", ["QuotaExceededError: no room", "InvalidStateError: gone"])
async def test_what_the_browser_cannot_write_is_not_saved_and_nothing_else_is_lost(
    wrong: str, files: Ending, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise RuntimeError(wrong)

    store = open_in_tab(DATABASE, NAME)
    with monkeypatch.context() as browser:
        browser.setattr(files, "write", refused)
        with pytest.raises(Refuse, match="not_saved"):
            await store.save_person(Person("u_1", "Ada"))
    await store.save_person(Person("u_2", "Bea"))
    assert await store.person("u_1") is None
    await store.aclose()


def test_a_tab_that_ends_in_the_middle_of_a_commit_leaves_all_of_it_or_nothing(files: Ending) -> None:
    connection = opened()
    connection.execute("create table kept (number, text)")
    connection.close()
    before = {name: bytes(octets) for name, octets in files.files.items()}
    for writes in range(1000):
        for name, octets in before.items():
            files.put(name, octets)
        is_committed = commits(files, writes)
        again = opened()
        assert again.execute("select count(*) from kept").fetchall() == [(50 if is_committed else 0,)]
        assert again.pragma("integrity_check") == "ok"
        again.close()
        if is_committed:
            break
    assert writes > 20  # there was much to be interrupted


def commits(files: Ending, writes: int) -> bool:
    """True if a transaction is committed before the tab ends."""
    connection = opened()
    files.left = writes
    try:
        with connection:
            connection.executemany("insert into kept values (?, ?)", [(number, "word " * 200) for number in range(50)])
    except (apsw.Error, OSError):
        return False
    else:
        return True
    finally:
        files.left = 0  # it writes nothing more, whatever SQLite tries
        with suppress(apsw.Error, OSError):
            connection.close()
        files.left = None
