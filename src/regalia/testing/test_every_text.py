"""The rulebook, the source and the words belong together: for every game that is played by people."""

import html
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import pytest
from fluent.syntax import ast, parse
from msgspec import Struct

from regalia import games
from regalia.cli import keyboard
from regalia.cli.words import Words
from regalia.core import Game, Option, Perform, Rules, Seat, Step, look, situation_of
from regalia.server.pages.rules import rules_of
from regalia.testing.playing import installed, moments, name_of, seed, some_moments
from regalia.text.texts import LANGUAGES, texts, texts_of_game

Thing = TypeVar("Thing", bound=Struct)
every_game = pytest.mark.parametrize("rules", installed(), ids=name_of)

CITED = re.compile(r"[Rr]ules(?:\.md)? (\d+(?:\.\d+)*(?:(?:,| and| to) \d+(?:\.\d+)*)*)")
HEADING = re.compile(r"^#+ (\d+(?:\.\d+)*)\.? ", re.MULTILINE)
PICTURE = re.compile(r'!\[(.+)\]\((.+) "(.+)"\)')
FILES = ("game.toml", *(f"text/{name}" for code in LANGUAGES for name in (f"{code}.ftl", f"rules.{code}.md")))
"""What every game has beside its rules in Python. A board, a bot and worked cases are welcome and not needed."""
DRAWN = 200
"""The number of positions of each game that are drawn as text, beside the first of every kind of decision."""
LONGEST = {"en": 90, "ja": 50}
"""Characters of a sentence on what is possible now: one line on a desk, two on a phone."""
OFTEN = 10
"""How often each kind of decision is put into words in a game."""
LOBBY = ("game-title", "game-summary", "game-goal")
"""What the arena says of a game."""


def none_of(missing: list[str]) -> None:
    """Nothing is missing; otherwise the test fails with all that is."""
    if missing:
        pytest.fail("missing:\n" + "\n".join(dict.fromkeys(missing)))


def folder(rules: Rules[Any]) -> Traversable:
    return games.resource(rules.slug)


def text(rules: Rules[Any], *path: str) -> str:
    """A file of a game; an empty text if it is missing, which another test reports."""
    file = folder(rules).joinpath(*path)
    return file.read_text("utf-8") if file.is_file() else ""


def sources(at: Traversable, *endings: str) -> list[str]:
    """All files of a folder with these endings."""
    inner = [found for each in at.iterdir() if each.is_dir() for found in sources(each, *endings)]
    return inner + [each.read_text("utf-8") for each in at.iterdir() if each.is_file() and each.name.endswith(endings)]


def sections(rules: Rules[Any], language: str) -> list[str]:
    return HEADING.findall(text(rules, "text", f"rules.{language}.md"))


def citations(rules: Rules[Any]) -> set[str]:
    found = [cited for source in sources(folder(rules), ".py", ".toml") for cited in CITED.findall(source)]
    return {number for cited in found for number in re.findall(r"\d+(?:\.\d+)*", cited)}


@every_game
def test_the_files_of_a_game_are_there(rules: Rules[Any]) -> None:
    none_of([name for name in FILES if not folder(rules).joinpath(*name.split("/")).is_file()])


@every_game
def test_every_section_of_the_rules_is_cited_and_no_citation_points_nowhere(rules: Rules[Any]) -> None:
    none_of([f"a citation of section {number}" for number in sorted({*sections(rules, "en")} - citations(rules))])
    none_of([f"section {number}, which is cited" for number in sorted(citations(rules) - {*sections(rules, "en")})])


@every_game
def test_every_step_cites_its_section(rules: Rules[Any]) -> None:
    none_of([f"{step.__name__}: its section" for step in rules.steps if step.rule not in sections(rules, "en")])


@every_game
def test_the_rules_have_the_same_sections_in_every_language(rules: Rules[Any]) -> None:
    for language in LANGUAGES:
        assert sections(rules, language) == sections(rules, "en")


def messages(rules: Rules[Any], language: str) -> dict[str, set[str]]:
    """Each message of a language with its attributes, in all the game's files of that language."""
    return messages_in("\n".join(texts_of_game(games.package(rules.slug), language)))


@cache
def messages_in(source: str) -> dict[str, set[str]]:
    resource = parse(source)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: {f".{attribute.id.name}" for attribute in entry.attributes}
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


def names(rules: Rules[Any], language: str) -> set[str]:
    """All messages of a language, and their attributes as `message.attribute`."""
    known = messages(rules, language)
    return {*known, *(name + attribute for name in known for attribute in known[name])}


@every_game
def test_every_message_exists_in_every_language(rules: Rules[Any]) -> None:
    everywhere = {name for language in LANGUAGES for name in names(rules, language)}
    none_of([f"{language}: {name}" for language in LANGUAGES for name in sorted(everywhere - names(rules, language))])


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["ends", pytest.param("between", marks=pytest.mark.exhaustive)])
def test_everything_that_is_asked_or_happens_has_words(rules: Rules[Any], language: str, part: str) -> None:
    """With the fewest and the most seats; the numbers of seats `between` bring nothing else but for the games played."""
    known = names(rules, language)
    needed = [*LOBBY, *(f"option-{kind.__name__}" for kind in rules.choices)]
    needed += [f"event-{kind.__name__}" for kind in rules.events]
    needed += [f"agreed-{choice.field}{ending}" for choice in rules.table_choices for ending in ("", ".hint")]
    unmet, spoken_of = list[str](), list[str]()
    for seats in (rules.seats[0], rules.seats[-1]) if part == "ends" else rules.seats[1:-1]:
        words, met = Words(rules.slug, language, [f"<{seat}>" for seat in range(seats)]), set[Struct]()
        asked = Counter[str]()
        for game in moments(rules, seats, 12):
            sight = look(game, None)
            words.nouns = sight.nouns
            if sight.decision is not None:
                needed += [f"decision-{sight.decision.kind}", f"decision-{sight.decision.kind}.others"]
                asked[sight.decision.kind] += 1
                spoken_of += [words.situation(sight.decision, situation_of(game, seat)) for seat in game.asks]
                for seat in (sight.decision.waiting[0], None) if asked[sight.decision.kind] <= OFTEN else ():
                    words.decision(sight.decision, seat, sight.view)
                for option in new(options_of(game, sight.decision.waiting[0]), met):
                    words.option(option)
            public = [event.seen_by(frozenset()) for event in game.events or []]
            for shown in new([event for event in public if event is not None], met):
                words.event(shown)
            game.events = []
        unmet += sorted(words.unmet)
    none_of([f"a shorter sentence: {said}" for said in spoken_of if len(said) > LONGEST[language]])
    none_of([name for name in needed if name not in known] + unmet)


def new(things: Iterable[Thing], met: set[Struct]) -> list[Thing]:
    """Those of these options or events that were not met before."""
    found = [thing for thing in dict.fromkeys(things) if thing not in met]
    met.update(found)
    return found


def options_of(game: Game[Any], seat: Seat) -> Sequence[Option]:
    """All that the question to a seat names."""
    ask = look(game, seat).ask
    assert ask is not None
    return keyboard.options(ask)


@every_game
def test_the_last_ranking_says_what_was_compared(rules: Rules[Any]) -> None:
    (*_, end) = moments(rules, rules.seats[0], 12)
    keys = [f"key-{index}" for rank in rules.rank(end.state) for index, _ in enumerate(rank.keys)]
    none_of(sorted({*keys} - names(rules, "en")))


@every_game
def test_every_refusal_has_words(rules: Rules[Any]) -> None:
    needed = {"not-asked", "game-over"}
    for game in moments(rules, rules.seats[0], 13):
        if not game.is_over and (refusal := game.step.why_not(game.state, 0, -1)):
            needed.add(refusal.reason)
    python = sources(folder(rules), ".py")
    needed |= {reason for source in python for reason in re.findall(r'Refusal\("([\w-]+)"', source)}
    none_of(sorted({f"why-{reason}" for reason in needed} - names(rules, "en")))


def questions(rules: Rules[Any]) -> set[tuple[str, str]]:
    """Every question the game can ask: what the decision is called, and what refuses an answer to it."""
    performing = [step for step in rules.steps if issubclass(step, Perform)]
    picks = [pick for step in performing for deed in step.deeds.values() for pick in deed.picks]
    asking = [step for step in rules.steps if step.asks and step not in performing and step.kind is Step.kind]
    return {(name, pick.__name__) for name, pick in picks} | {(step.__name__, step.__name__) for step in asking}


@every_game
def test_every_question_that_a_step_or_a_card_can_ask_has_words(rules: Rules[Any]) -> None:
    needed = {name for kind, why in questions(rules) for name in (f"decision-{kind}.others", f"why-{why}")}
    none_of(sorted(needed - names(rules, "en")))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_drawn_in_the_words_of_its_players(rules: Rules[Any], language: str) -> None:
    for seats in (rules.seats[0], rules.seats[-1]):
        words = Words(rules.slug, language, [f"<{seat}>" for seat in range(seats)])
        for _, game in some_moments(rules, seats, 14, DRAWN):
            sight = look(game, 0)
            words.nouns = sight.nouns
            drawn = rules.text(sight.view, words)
            assert not re.search(r"[a-z]+_[a-z]+|None|draw-|phase-", drawn), drawn
            assert language == "en" or not re.search(r"[A-Za-z]{3,}", drawn), drawn


@every_game
def test_a_piece_has_its_printed_numbers_in_words(rules: Rules[Any]) -> None:
    words = Words(rules.slug, "en", ())
    pieces = [name.removeprefix("kind-") for name in messages(rules, "en") if name.startswith("kind-")]
    printed = [(message, args) for piece in pieces for message, args in rules.numbers(piece)]
    assert not [message for message, args in printed if not words.knows(message) or "{" in words.say(message, args)]


HALF_WIDTH = re.compile(
    r"[?!~]|(?<=[\u3041-\u30ff\u4e00-\u9fff}」）]):|[()](?=[\u3041-\u30ff\u4e00-\u9fff])|(?<=[\u3041-\u30ff\u4e00-\u9fff])[()]"
)


def spoken(written: str, comment: str = "#") -> list[str]:
    """The visible lines, with the descriptions of pictures; key names stay as they are printed on the keyboard."""
    lines = [line for line in written.splitlines() if not comment or not line.startswith(comment)]
    return [re.sub(r"`[^`]*`|「\?」", "", PICTURE.sub(r"\1\3", line)) for line in lines]


@every_game
def test_japanese_uses_full_width_punctuation(rules: Rules[Any]) -> None:
    told = "\n".join(texts(games.package(rules.slug), "ja"))
    lines = spoken(told) + spoken(text(rules, "text", "rules.ja.md"), comment="")
    assert [line for line in lines if HALF_WIDTH.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_the_rules_leave_no_mark_of_their_source(rules: Rules[Any], language: str) -> None:
    if text(rules, "text", f"rules.{language}.md"):
        assert re.findall(r"\*\*.{9}", str(rules_of(rules.slug, language))) == []


@every_game
def test_the_rules_show_the_same_pictures_in_every_language_each_with_words_of_its_own(rules: Rules[Any]) -> None:
    written = [PICTURE.findall(text(rules, "text", f"rules.{language}.md")) for language in LANGUAGES]
    shown = [[path for _, path, _ in pictures] for pictures in written]
    assert all(each == shown[0] for each in shown)
    for language, pictures in zip(LANGUAGES, written, strict=True):
        page = str(rules_of(rules.slug, language)) if pictures else ""
        shows = re.findall(
            r'<figure[^>]*><(?:img src="data:[^"]+" alt|div data-picture="[^"]+" role="img" aria-label)="([^"]+)">', page
        )
        assert [html.unescape(alt) for alt in shows] == [alt for alt, _, _ in pictures]
        assert page.count("<figcaption>") == len(pictures)


@every_game
def test_the_games_card_agrees_with_its_rules(rules: Rules[Any]) -> None:
    card = tomllib.loads(text(rules, "game.toml"))
    assert (card.get("slug"), card.get("players")) == (rules.slug, [rules.seats[0], rules.seats[-1]])
    assert rules.begin(card["players"][0], seed(1)).asks
