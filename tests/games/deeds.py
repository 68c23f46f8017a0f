"""What the rules of a game do about a card: to mention its name is not enough."""

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

QUESTIONS = ("has", "has_hq", "has_text", "owns", "employer", "holder", "placed_at", "tile")
"""What the rules ask about a card that is named: `state.has(seat, "watchfire_towers")`."""
RULES = ("state.py", "effective.py", "tally.py", "scoring.py", "steps", "verbs", "cards")
"""Where rules stand; events, views, drawings and bots only speak of them."""


def asked_for(game: ModuleType) -> set[str]:
    """The names on which a rule depends: compared with something, handed to a question, or keys of a table of functions."""
    assert game.__file__ is not None
    folder = Path(game.__file__).parent
    files = [file for file in folder.rglob("*.py") if file.relative_to(folder).parts[0] in RULES]
    trees = [ast.parse(file.read_text("utf-8")) for file in files]
    constants = {name: value for tree in trees for name, value in named(tree)}
    return {
        text for tree in trees for node in ast.walk(tree) for piece in decisive(node) for text in texts(piece, constants)
    }


def named(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """The constants of a module: `SIGNET = "signet_of_succession"`, also several in one line."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield node.target.id, node.value
        if isinstance(node, ast.Assign):
            yield from pairs(node.targets[0], node.value)


def pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """The names of an assignment, each with its value."""
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for name, each in zip(target.elts, value.elts, strict=True):
            yield from pairs(name, each)


def decisive(node: ast.AST) -> list[ast.expr]:
    """The parts of a node on which it depends what a rule does."""
    if isinstance(node, ast.Compare):
        return [node.left, *node.comparators]
    if isinstance(node, ast.MatchValue):
        return [node.value]
    if isinstance(node, ast.Dict) and all(isinstance(value, ast.Name) for value in node.values):
        return [key for key in node.keys if key is not None]
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        return node.args if name in QUESTIONS else []
    return []


def texts(piece: ast.expr, constants: dict[str, ast.expr]) -> Iterator[str]:
    """The strings that an expression stands for."""
    if isinstance(piece, ast.Constant) and isinstance(piece.value, str):
        yield piece.value
    elif isinstance(piece, ast.Name) and piece.id in constants:
        yield from texts(constants[piece.id], {})
    elif isinstance(piece, ast.Tuple):
        for each in piece.elts:
            yield from texts(each, constants)
