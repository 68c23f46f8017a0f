"""The mutation operators: those of mutmut that change a rule, and a few of our own."""

import difflib
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import libcst as cst
import libcst.matchers as m
from libcst.metadata import CodeRange, MetadataWrapper, PositionProvider
from mutmut.mutation import mutators


def negated(node: cst.If | cst.While | cst.CompIf) -> Iterator[cst.CSTNode]:
    """`if a:` becomes `if not (a):`."""
    yield node.with_changes(test=cst.UnaryOperation(cst.Not(), in_brackets(node.test)))


def in_brackets(node: cst.BaseExpression) -> cst.BaseExpression:
    """The expression, bound more tightly than what stands before it."""
    return node.with_changes(lpar=[cst.LeftParen(), *node.lpar], rpar=[*node.rpar, cst.RightParen()])


def undone(node: cst.Expr | cst.AugAssign) -> Iterator[cst.CSTNode]:
    """A call made for its effect, or a change of a number, is left out."""
    yield cst.Pass()


def not_returned(node: cst.Return) -> Iterator[cst.CSTNode]:
    """An early `return` is left out."""
    if node.value is None:
        yield cst.Pass()


def undecorated(node: cst.FunctionDef) -> Iterator[cst.CSTNode]:
    """A decorator with arguments, such as the condition of a card, is left out."""
    for index, decorator in enumerate(node.decorators):
        if isinstance(decorator.decorator, cst.Call):
            yield node.with_changes(decorators=[*node.decorators[:index], *node.decorators[index + 1 :]])


def shorter_call(node: cst.Call) -> Iterator[cst.CSTNode]:
    """An argument that another value can stand in for, by default or because there may be any number, is left out."""
    for index, argument in enumerate(node.args):
        if argument.keyword or argument.star or (len(node.args) > 1 and isinstance(argument.value, cst.Call)):
            yield node.with_changes(args=[*node.args[:index], *node.args[index + 1 :]])


def first_string(node: cst.BaseString) -> Iterator[cst.CSTNode]:
    """One change of a word is enough; its upper and lower case tell nothing more."""
    yield from list(mutators.operator_string(node))[:1]


CRASHES = {mutators.operator_arg_removal, mutators.operator_assignment, mutators.operator_lambda}
"""These put `None` where a type checker would not let it stand: whatever test runs the line fails, so they tell nothing."""
OURS: dict[Callable[[Any], Iterable[cst.CSTNode]], Callable[[Any], Iterable[cst.CSTNode]]] = {
    mutators.operator_string: first_string
}
OPERATORS: tuple[tuple[type | tuple[type, ...], Callable[[Any], Iterable[cst.CSTNode]]], ...] = (
    *((kind, OURS.get(change, change)) for kind, change in mutators.mutation_operators if change not in CRASHES),
    ((cst.If, cst.While, cst.CompIf), negated),
    ((cst.Expr, cst.AugAssign), undone),
    (cst.Return, not_returned),
    (cst.FunctionDef, undecorated),
    (cst.Call, shorter_call),
)

DOC_STRING = m.SimpleStatementLine([m.Expr(m.SimpleString() | m.ConcatenatedString())])
NAMES_FOR_OTHERS = m.Assign([m.AssignTarget(m.Name("__all__"))])
TYPE = m.Annotation() | m.Subscript(m.Name("Literal")) | m.AnnAssign(annotation=m.Annotation(m.Name("TypeAlias")))
FOR_THE_TYPE_CHECKER = m.If(m.Name("TYPE_CHECKING")) | m.Assert() | m.Call(m.Name("cast"))
MEANINGLESS = DOC_STRING | NAMES_FOR_OTHERS | TYPE | FOR_THE_TYPE_CHECKER | m.Import() | m.ImportFrom()
"""Code in which changes have no effect on the game."""


@dataclass(frozen=True)
class Mutant:
    """A file with one change."""

    file: Path
    lines: frozenset[int]
    """A test that runs none of these lines cannot notice."""
    around: frozenset[int]
    """The lines of the function or class it stands in; a test that runs these is likely to notice."""
    before: str
    after: str

    @property
    def line(self) -> int:
        """The first line that differs."""
        pairs = zip(self.before.splitlines(), self.after.splitlines(), strict=False)
        return next((number for number, (old, new) in enumerate(pairs, 1) if old != new), 0)

    @property
    def diff(self) -> str:
        """What was changed, without the lines around it."""
        lines = difflib.unified_diff(self.before.splitlines(), self.after.splitlines(), lineterm="", n=0)
        return "\n".join(line for line in list(lines)[2:] if not line.startswith("@@"))


@dataclass(frozen=True)
class Site:
    """A place in a file that can be changed, in one or more ways."""

    file: Path
    module: cst.Module
    node: cst.CSTNode
    lines: frozenset[int]
    around: frozenset[int]
    ways: Sequence[cst.CSTNode]

    def mutant(self, way: cst.CSTNode) -> Mutant:
        """The file, changed here in one way."""
        changed = self.module.deep_replace(self.node, way)
        assert isinstance(changed, cst.Module)
        return Mutant(self.file, self.lines, self.around, self.module.code, changed.code)


class Sites(cst.CSTVisitor):
    """Collects every place of a file that can be changed."""

    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self, file: Path, module: cst.Module) -> None:
        super().__init__()
        self.file, self.module = file, module
        self.found: list[Site] = []
        self.statements: list[cst.CSTNode] = []
        self.bases: set[cst.CSTNode] = set()

    def on_visit(self, node: cst.CSTNode) -> bool:
        if node in self.bases or m.matches(node, MEANINGLESS):
            return False
        if isinstance(node, cst.ClassDef):
            self.bases.update(node.bases, node.keywords)
        if isinstance(node, cst.SimpleStatementLine | cst.BaseCompoundStatement):
            self.statements.append(node)
        ways = [way for kind, change in OPERATORS if isinstance(node, kind) for way in change(node)]
        if ways:
            innermost, outermost = self.statements[-1], self.statements[0]
            self.found.append(Site(self.file, self.module, node, self.head(innermost), self.whole(outermost), ways))
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        if self.statements and self.statements[-1] is original_node:
            self.statements.pop()

    def whole(self, node: cst.CSTNode) -> frozenset[int]:
        """The lines of a statement."""
        place = self.get_metadata(PositionProvider, node)
        assert isinstance(place, CodeRange)
        return frozenset(range(place.start.line, place.end.line + 1))

    def head(self, node: cst.CSTNode) -> frozenset[int]:
        """The lines of a statement up to the statements inside it."""
        lines = self.whole(node)
        if not isinstance(node, cst.BaseCompoundStatement):
            return lines
        inner = min(self.whole(node.cases[0] if isinstance(node, cst.Match) else node.body.body[0]))
        return frozenset(line for line in lines if line < inner) or frozenset((inner,))


def sites(file: Path) -> list[Site]:
    """Every place of a file that can be changed."""
    wrapper = MetadataWrapper(cst.parse_module(file.read_text("utf-8")))
    visitor = Sites(file, wrapper.module)
    wrapper.visit(visitor)
    return visitor.found


def sample(files: Iterable[Path], count: int, seed: int) -> list[Mutant]:
    """A sample of mutants at `count` different places. Equal files and seeds give equal mutants."""
    chance = random.Random(seed)
    everywhere = [site for file in sorted(files) for site in sites(file)]
    chosen = chance.sample(everywhere, min(count, len(everywhere)))
    return sorted((site.mutant(chance.choice(site.ways)) for site in chosen), key=lambda mutant: (mutant.file, mutant.line))
