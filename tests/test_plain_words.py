"""Doc strings in plain words, as far as a test can tell: what is true or false says when it is true."""

import ast
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = sorted(file for folder in ("core", "games") for file in (ROOT / "src" / "regalia" / folder).rglob("*.py"))
BOOL = ("bool", "ClassVar[bool]")


def yes_or_no(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The doc strings of functions and fields that are bool, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.returns is not None and ast.unparse(node.returns) == "bool":
            yield node.lineno, ast.get_docstring(node) or ""
        for field, text in pairwise(node.body) if isinstance(node, ast.ClassDef) else ():
            match field, text:
                case ast.AnnAssign(annotation=kind), ast.Expr(ast.Constant(str(doc))) if ast.unparse(kind) in BOOL:
                    yield text.lineno, doc


def test_what_is_true_or_false_says_when_it_is_true() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{line}: {text}"
        for file in SOURCES
        for line, text in yes_or_no(ast.parse(file.read_text("utf-8")))
        if "Whether" in text
    ]
    assert found == [], "write `True if …`"
