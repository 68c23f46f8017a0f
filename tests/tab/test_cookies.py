"""The cookies that the tab keeps itself."""

from regalia.tab.cookies import FILE, Jar
from tests.tab.fake import FilesInMemory


class Clock:
    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def test_lasting_cookies_are_there_when_the_tab_is_opened_again() -> None:
    files = FilesInMemory()
    Jar(files).keep(["regalia=token; Max-Age=3600; Path=/; HttpOnly", "seen=1"])
    assert Jar(files).header == "regalia=token"


def test_a_cookie_without_an_end_lasts_as_long_as_the_tab() -> None:
    jar = Jar(FilesInMemory())
    jar.keep(["seen=1"])
    assert jar.header == "seen=1"


def test_an_expired_cookie_is_not_sent() -> None:
    clock = Clock()
    jar = Jar(FilesInMemory(), clock)
    jar.keep(["short=1; Max-Age=10", "long=2; Max-Age=1000"])
    clock.now += 10
    assert jar.header == "long=2"


def test_a_cookie_that_is_set_with_an_end_in_the_past_is_deleted() -> None:
    files = FilesInMemory()
    jar = Jar(files)
    jar.keep(["lang=ja; Max-Age=3600", "theme=dark; Max-Age=3600"])
    jar.keep(['lang=""; expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=0', "theme=; expires=Thu, 01 Jan 1970 00:00:00 GMT"])
    assert jar.header == ""
    assert Jar(files).header == ""


def test_a_file_that_cannot_be_read_holds_no_cookies() -> None:
    files = FilesInMemory()
    files.put(FILE, b"\x00not cookies")
    assert Jar(files).header == ""


def test_quoted_values_are_sent_as_they_were_set() -> None:
    jar = Jar(FilesInMemory())
    jar.keep(['lessons="a b"; Max-Age=60'])
    assert jar.header == 'lessons="a b"'
