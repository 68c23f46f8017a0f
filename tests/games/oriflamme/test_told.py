"""What one is asked, in words."""

import pytest

from regalia.cli.words import Words
from regalia.core import look
from regalia.games.oriflamme.events import Discarded
from regalia.games.oriflamme.notation import lay_out
from regalia.games.oriflamme.options import Target


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


@pytest.mark.parametrize(
    ("language", "options", "told"),
    [
        ("en", ["Eliminate Ada’s card in place 2", "Eliminate Ada’s card in place 4"], "Ada’s card leaves the queue."),
        ("ja", ["2番目にあるAdaのカードを排除する", "4番目にあるAdaのカードを排除する"], "Adaのカードが場を離れました。"),
    ],
)
def test_hidden_cards_of_a_seat_are_told_apart_by_their_places_where_one_is_chosen(
    language: str, options: list[str], told: str
) -> None:
    game = lay_out(["players A B C | round 1 | first A", "queue (B.spy) (A.conspiracy+2) (B.heir) (A.archer)"])
    sight, words = look(game, 2), Words("oriflamme", language, ["Ada", "Bob", "Eve"])
    words.nouns = sight.nouns
    first, second = (pile[0] for pile in sight.view.queue[1::2])
    assert [words.option(Target(card)) for card in (first, second)] == options
    assert words.event(Discarded(first, "conspiracy")) == told
