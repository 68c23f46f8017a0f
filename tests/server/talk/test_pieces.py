"""Pieces that chat messages name, in words."""

import pytest

from regalia.server.talk.pieces import in_words


@pytest.mark.parametrize(
    ("game", "text", "english", "japanese"),
    [
        ("kings_guild", "Build #tile:0:library!", "Build Library!", "Build 図書館!"),
        (
            "oriflamme",
            "Mind #b1, we are #1 in #fun",
            "Mind [a piece], we are #1 in #fun",
            "Mind ［コマ］, we are #1 in #fun",
        ),
        ("oriflamme", "No # here", "No # here", "No # here"),
    ],
)
def test_pieces_go_by_their_kind_and_what_names_none_stays(game: str, text: str, english: str, japanese: str) -> None:
    assert (in_words(text, game, "en"), in_words(text, game, "ja")) == (english, japanese)
