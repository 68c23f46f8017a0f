"""What one is asked, in words."""

import pytest

from regalia.core import look
from regalia.games.oriflamme.notation import lay_out
from regalia.words import Words


@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        ("en", "Reveal your Conspiracy?", "Ada is deciding whether to reveal a card."),
        ("ja", "陰謀を表にしますか？", "Adaがカードを表にするか決めています。"),
    ],
)
def test_ones_own_cards_go_by_their_names_alone(language: str, own: str, others: str) -> None:
    game = lay_out(["players A B C | round 1 | first A | cursor 0", "queue (A.conspiracy+2) (B.spy)"])
    for seat, told in ((0, own), (1, others)):
        sight = look(game, seat)
        words = Words("oriflamme", language, ["Ada", "Bob", "Eve"])
        words.nouns = sight.nouns
        assert sight.decision is not None
        assert words.decision(sight.decision, seat, sight.view) == told
