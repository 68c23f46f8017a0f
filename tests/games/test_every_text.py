"""The rulebook, the source and the words belong together: for every game that is played by people."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

from regalia import games
from regalia.core import Perform, Rules, Step, look
from regalia.server.pages.rules import rules_of
from regalia.words import LANGUAGES, Words
from tests.playing import moments, name_of, seed

GAMES = [games.load(slug) for slug in games.slugs()]
every_game = pytest.mark.parametrize("rules", GAMES, ids=name_of)

CITED = re.compile(r"[Rr]ules(?:\.md)? (\d+(?:\.\d+)*(?:(?:,| and| to) \d+(?:\.\d+)*)*)")
HEADING = re.compile(r"^#+ (\d+(?:\.\d+)*)\.? ", re.MULTILINE)


def folder(rules: Rules[Any]) -> Path:
    return Path(str(games.resource(rules.slug)))


def sections(rules: Rules[Any], language: str) -> list[str]:
    return HEADING.findall((folder(rules) / "text" / f"rules.{language}.md").read_text("utf-8"))


def citations(rules: Rules[Any]) -> set[str]:
    sources = [file for kind in ("*.py", "*.toml") for file in folder(rules).rglob(kind)]
    found = [cited for source in sources for cited in CITED.findall(source.read_text("utf-8"))]
    return {number for cited in found for number in re.findall(r"\d+(?:\.\d+)*", cited)}


@every_game
def test_every_section_of_the_rules_is_cited_and_no_citation_points_nowhere(rules: Rules[Any]) -> None:
    assert {*sections(rules, "en")} - citations(rules) == set()
    assert citations(rules) - {*sections(rules, "en")} == set()


@every_game
def test_every_step_cites_its_section(rules: Rules[Any]) -> None:
    assert [step.__name__ for step in rules.steps if step.rule not in sections(rules, "en")] == []


@every_game
def test_the_rules_have_the_same_sections_in_every_language(rules: Rules[Any]) -> None:
    assert all(sections(rules, language) == sections(rules, "en") for language in LANGUAGES)


def messages(rules: Rules[Any], language: str) -> dict[str, set[str]]:
    """Each message of a language with its attributes and the arguments it uses."""
    resource = parse((folder(rules) / "text" / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: {f".{attribute.id.name}" for attribute in entry.attributes}
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


@every_game
def test_every_message_exists_in_every_language(rules: Rules[Any]) -> None:
    english = messages(rules, "en")
    for language in LANGUAGES:
        assert messages(rules, language) == english


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_asked_or_happens_has_words(rules: Rules[Any], language: str) -> None:
    known = messages(rules, language)
    assert [name for name in (f"option-{kind.__name__}" for kind in rules.choices) if name not in known] == []
    assert [name for name in (f"event-{kind.__name__}" for kind in rules.events) if name not in known] == []
    for seats in rules.seats:
        for game in moments(rules, seats, 12):
            words = Words(rules.slug, language, [f"<{seat}>" for seat in range(seats)])
            sight = look(game, None)
            words.nouns = sight.nouns
            if sight.decision is not None:
                assert f"decision-{sight.decision.kind}" in known
                assert ".others" in known[f"decision-{sight.decision.kind}"]
            for event in game.events or []:
                seen = event.seen_by(frozenset())
                assert seen is None or "{" not in words.event(seen)
            game.events = []


@every_game
def test_every_refusal_has_words(rules: Rules[Any]) -> None:
    known = messages(rules, "en")
    for game in moments(rules, rules.seats[0], 13):
        if not game.is_over and (refusal := game.step.why_not(game.state, 0, -1)):
            assert f"why-{refusal.reason}" in known
    assert {"why-not-asked", "why-game-over"} <= {*known}
    sources = [source.read_text("utf-8") for source in folder(rules).rglob("*.py")]
    named = {reason for source in sources for reason in re.findall(r'Refusal\("([\w-]+)"', source)}
    assert {f"why-{reason}" for reason in named} <= {*known}


def questions(rules: Rules[Any]) -> set[tuple[str, str]]:
    """Every question the game can ask: what the decision is called, and what refuses an answer to it."""
    performing = [step for step in rules.steps if issubclass(step, Perform)]
    picks = [pick for step in performing for deed in step.deeds.values() for pick in deed.picks]
    asking = [step for step in rules.steps if step.asks and step not in performing and step.kind is Step.kind]
    return {(name, pick.__name__) for name, pick in picks} | {(step.__name__, step.__name__) for step in asking}


@every_game
def test_every_question_that_a_step_or_a_card_can_ask_has_words(rules: Rules[Any]) -> None:
    known = messages(rules, "en")
    for kind, reason in sorted(questions(rules)):
        assert ".others" in known.get(f"decision-{kind}", set()), kind
        assert f"why-{reason}" in known, reason


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_drawn_in_the_words_of_its_players(rules: Rules[Any], language: str) -> None:
    for seats in (rules.seats[0], rules.seats[-1]):
        words = Words(rules.slug, language, [f"<{seat}>" for seat in range(seats)])
        for game in moments(rules, seats, 14, rules.options().ending):
            drawn = rules.text(look(game, 0).view, words)
            assert not re.search(r"[a-z]+_[a-z]+|None|draw-|phase-", drawn), drawn
            assert language == "en" or not re.search(r"[A-Za-z]{3,}", drawn), drawn


@every_game
def test_a_piece_has_its_printed_numbers_in_words(rules: Rules[Any]) -> None:
    words = Words(rules.slug, "en", ())
    pieces = [name.removeprefix("does-") for name in messages(rules, "en") if name.startswith("does-")]
    told = [words.say(message, args) for piece in pieces for message, args in rules.numbers(piece)]
    assert not [line for line in told if "{" in line or "-" in line]
    assert bool(told) == (rules.slug != "oriflamme")  # where the words of its cards say all there is


HALF_WIDTH = re.compile(
    r"[?!~]|(?<=[\u3041-\u30ff\u4e00-\u9fff}」）]):|[()](?=[\u3041-\u30ff\u4e00-\u9fff])|(?<=[\u3041-\u30ff\u4e00-\u9fff])[()]"
)
TEXTS = sorted([*Path("src/regalia").rglob("text/*ja.*"), Path("client/src/text/ja.ftl")])


def spoken(text: Path) -> list[str]:
    """The lines that people read; what a key is called stays as it is on the keyboard."""
    lines = [line for line in text.read_text("utf-8").splitlines() if text.suffix == ".md" or not line.startswith("#")]
    return [re.sub(r"`[^`]*`|「\?」", "", line) for line in lines]


@pytest.mark.parametrize("text", TEXTS, ids=str)
def test_japanese_uses_full_width_punctuation(text: Path) -> None:
    assert [line for line in spoken(text) if HALF_WIDTH.search(line)] == []


SAID_OTHERWISE = re.compile(
    "だれ|無作為|先駆者|女黒魔術師|宮廷道化師|神官|共通在庫|接続中|待った|元に戻す|時代[12]|でたらめ"
)
"""Words for which there is another one:
誰, ランダム, 使者, 女魔術師, 旅の楽師, 神託者, サプライ, 接続済み, やり直し, 第I時代."""


@pytest.mark.parametrize("text", TEXTS, ids=str)
def test_japanese_has_one_word_for_one_thing(text: Path) -> None:
    assert [line for line in spoken(text) if SAID_OTHERWISE.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_the_rules_leave_no_mark_of_their_source(rules: Rules[Any], language: str) -> None:
    assert re.findall(r"\*\*.{9}", str(rules_of(rules.slug, language))) == []


@every_game
def test_the_games_card_agrees_with_its_rules(rules: Rules[Any]) -> None:
    import tomllib

    card = tomllib.loads((folder(rules) / "game.toml").read_text("utf-8"))
    assert (card["slug"], card["players"]) == (rules.slug, [rules.seats[0], rules.seats[-1]])
    assert rules.begin(card["players"][0], seed(1)).asks
