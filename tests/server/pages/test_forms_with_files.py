"""Forms with a file: whatever they hold is read at once, and is no error of the arena."""

import pytest

from regalia.server.pages.records import file_in
from regalia.server.requests.records import MOST_KB

FORM = "multipart/form-data; boundary=x"
FILE = b'--x\r\nContent-Disposition: form-data; name="record"; filename="g.json"\r\n\r\n{"a":\r\n1}\r\n--x--\r\n'
MOST = MOST_KB * 1024


def nested(depth: int) -> bytes:
    """A form in a form in a form."""
    return b"--x" + b"".join(b"\r\nContent-Type: multipart/mixed; boundary=%d\r\n\r\n--%d" % (i, i) for i in range(depth))


@pytest.mark.parametrize("kind", [FORM, 'multipart/form-data; boundary="x"', FORM + "; charset=utf-8"])
@pytest.mark.parametrize("before", [b"", b'--x\r\nContent-Disposition: form-data; name="other"\r\n\r\n1\r\n'])
def test_the_file_is_found_as_it_was(kind: str, before: bytes) -> None:
    assert file_in(kind, before + FILE) == b'{"a":\r\n1}'


def test_what_is_no_form_is_the_file() -> None:
    assert file_in("application/json", b"{}") == b"{}"


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        (FORM, b"--x\r\n\r\n\r\n" * (MOST // 9)),
        (FORM, b"--x\r\nContent-Disposition: form-data" + b'; a="b"' * (MOST // 7)),
        (FORM, b"--x\r\nContent-Disposition: " + b"(" * MOST),
        (FORM, nested(8000)),
        ("multipart/form-data; " + "a=b;" * 10_000, b"--x"),
        ("multipart/form-data; boundary=" + "(" * 5000, b"--x"),
        ("multipart/form-data", FILE),
    ],
)
def test_a_form_that_is_meant_to_take_long_holds_nothing(kind: str, body: bytes) -> None:
    assert file_in(kind, body) == b""
