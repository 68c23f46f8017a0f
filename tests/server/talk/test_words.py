"""What a line may hold, and whom it mentions."""

import pytest

from regalia.server.errors import Refuse
from regalia.server.people.names import in_one_line
from regalia.server.talk.mentions import seats_named

NAMES = ["Ada", "Ada 2", "Bob", None, "花子", "O'Neil"]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  well \n played\t!  ", "well played !"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("a\u202eb\u2066c\u200bd\x00e\x1b[31m", "abcde[31m"),
        ("e\u0301", "é"),
        ("👩\u200d🚀 go", "👩\u200d🚀 go"),
        ("\ufeffもう一回！", "もう一回！"),
    ],
)
def test_a_line_is_plain_text_without_what_cannot_be_seen(text: str, kept: str) -> None:
    assert in_one_line(text) == kept


@pytest.mark.parametrize("text", ["", "  \n ", "\u200b\u2066", "\u200d", "\u3164\u2800", "a" + "\u0301" * 6, "\ue000"])
def test_a_line_that_shows_nothing_or_disturbs_others_is_refused(text: str) -> None:
    with pytest.raises(Refuse) as refusal:
        in_one_line(text)
    assert (refusal.value.problem.code, refusal.value.problem.detail) == ("malformed", "text")


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("@Bob your turn", (2,)),
        ("@bob, @ADA!", (0, 2)),
        ("@Ada 2 and nobody else", (1,)),
        ("@Ada 3", (0,)),
        ("@Adam is not here", ()),
        ("mail@Bob.example", ()),
        ("@花子さん、どうぞ", (4,)),
        ("＠花子", (4,)),
        ("@O'Neil?", (5,)),
        ("Bob", ()),
        ("@", ()),
        ("@@Bob", (2,)),
    ],
)
def test_an_at_sign_before_a_name_at_the_table_mentions_that_seat(text: str, seats: tuple[int, ...]) -> None:
    assert seats_named(text, NAMES) == seats
