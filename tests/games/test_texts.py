"""The texts of this repository: what is asked of them beyond what `regalia.testing` asks of every game's."""

import re
from pathlib import Path

import pytest

from regalia import games
from regalia.testing.test_every_text import HALF_WIDTH, messages, spoken
from regalia.text.texts import LANGUAGES

TEXTS = sorted([*Path("src/regalia").rglob("text/*ja.*"), *Path("client/src").rglob("text/ja.ftl")])

SAID_OTHERWISE = re.compile(
    "だれ|無作為|使者|女魔術師|旅の楽師|神託者|闘士のホール|共通在庫|接続中|待った|やり直|第I+時代|でたらめ"
)
"""Words for which there is another one:
誰, ランダム, 先駆者, 女黒魔術師, 宮廷道化師, 神官, 戦士のホール, サプライ, 接続済み, 元に戻す, 時代1."""


def lines(text: Path) -> list[str]:
    return spoken(text.read_text("utf-8"), comment="" if text.suffix == ".md" else "#")


@pytest.mark.parametrize("text", TEXTS, ids=str)
def test_japanese_uses_full_width_punctuation(text: Path) -> None:
    assert [line for line in lines(text) if HALF_WIDTH.search(line)] == []


@pytest.mark.parametrize("text", TEXTS, ids=str)
def test_japanese_has_one_word_for_one_thing(text: Path) -> None:
    assert [line for line in lines(text) if SAID_OTHERWISE.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", games.slugs())
def test_every_question_says_what_is_possible_now(slug: str, language: str) -> None:
    asked = {
        name: attributes
        for name, attributes in messages(games.load(slug), language).items()
        if name.startswith("decision-")
    }
    assert [name for name, attributes in asked.items() if ".situation" not in attributes] == []


@pytest.mark.parametrize("slug", ["kings_guild", "old_kings_crown"])
def test_what_is_printed_on_pieces_is_told(slug: str) -> None:
    rules = games.load(slug)
    pieces = [name.removeprefix("does-") for name in messages(rules, "en") if name.startswith("does-")]
    assert any(rules.numbers(piece) for piece in pieces)
