"""Doc strings in plain words, as far as a test can tell, and words of the code that mean one thing."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("src/regalia", "benchmarks", "tools", "docs/examples")
SOURCES = sorted(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py"))
BOOL = ("bool", "ClassVar[bool]")
ARCHAIC = re.compile(
    r"\b(anew|befall\w*|befell|hence|whence|hither|thither|lest|naught|nought|thereof|hereby|wherein|wherefore|albeit"
    r"|amidst|whilst|shall|ought|upon)\b",
    re.IGNORECASE,
)
CHARMING = re.compile(
    r"(?<!`)\b(([Ww]ho(m)?ever|[Nn]obody|[Ss]omebody|[Aa]nybody|[Ee]verybody)('s)?"
    r"|[Ss]o (many|much)|(is|are|was|were|be) told|[Hh]ears?|[Hh]eard)\b(?!`)"
)
"""Words that hide who is meant: a player, a seat, a person, a number; and a client or a card that `hears`."""
ONE_MEANING = {
    "told": "what a watcher or a reader has been sent so far",
    "standing": "an effect that holds as long as a card lies there",
}
"""Words of the code that mean one thing. No function or class is called by them; docs/core.md says what they mean."""


def yes_or_no(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The doc strings of functions and fields that are bool, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, FUNCTIONS) and node.returns is not None and ast.unparse(node.returns) == "bool":
            yield node.lineno, ast.get_docstring(node) or ""
        for field, text in pairwise(node.body) if isinstance(node, ast.ClassDef) else ():
            match field, text:
                case ast.AnnAssign(annotation=kind), ast.Expr(ast.Constant(str(doc))) if ast.unparse(kind) in BOOL:
                    yield text.lineno, doc


FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def doc_strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """All doc strings, those of fields too, with their lines."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(ast.Constant(str(doc))):
                yield node.lineno, doc


@cache
def source(file: Path) -> str:
    """The text of a source file."""
    return file.read_text("utf-8")


@cache
def tree_of(file: Path) -> ast.Module:
    """A source file as Python reads it."""
    return ast.parse(source(file))


def in_sources(what: re.Pattern[str], texts: Callable[[ast.Module], Iterator[tuple[int, str]]]) -> list[str]:
    return [
        f"{file.relative_to(ROOT)}:{line}: {text}"
        for file in SOURCES
        for line, text in texts(tree_of(file))
        if what.search(text)
    ]


def test_what_is_true_or_false_says_when_it_is_true() -> None:
    assert in_sources(re.compile(r"\bWhether\b|; whether\b"), yes_or_no) == [], "write `True if …`"


def test_no_doc_string_has_an_archaic_word() -> None:
    assert in_sources(ARCHAIC, doc_strings) == []


def test_doc_strings_name_who_is_meant() -> None:
    assert in_sources(CHARMING, doc_strings) == [], "write `a player`, `no seat`, `this number of`, `is sent`"


@pytest.mark.parametrize("word", ONE_MEANING)
def test_a_word_with_one_meaning_names_nothing_else(word: str) -> None:
    named = re.compile(rf"^\s*(def|async def|class) {word}s?\b", re.IGNORECASE | re.MULTILINE)
    assert [str(file.relative_to(ROOT)) for file in SOURCES if named.search(source(file))] == []
    assert f"**{word}**" in (ROOT / "docs" / "core.md").read_text("utf-8"), "it is explained"


def test_a_position_in_a_sequence_is_an_index() -> None:
    counted = re.compile(r"for \(?place, .* in enumerate\(")
    found = [str(file.relative_to(ROOT)) for file in SOURCES if counted.search(source(file))]
    assert found == ["docs/examples/bot.py"], "there they are the places of a question"
