"""The messages and every game's view, options and events as TypeScript, drawn from the records that are really sent."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args, get_type_hints

from msgspec import inspect

from regalia import games
from regalia.boards import Recipe
from regalia.core import Arrange, Assign, Event, Number, OneOf, Option, Rules, Several, Share
from regalia.server.debug.routes import PanelTest, Position
from regalia.server.wire import FromTable, Reply
from regalia.server.wire.analysis import AnalysisOf
from regalia.server.wire.belongings import Examined, PublishedList, PublishedVersion, Stock
from regalia.server.wire.branches import Branches
from regalia.server.wire.chronicles import Chronicle
from regalia.server.wire.hints import Hint, Review
from regalia.server.wire.lessons import LessonTable
from regalia.server.wire.outlooks import Expected
from regalia.server.wire.puzzles import PuzzleTable
from regalia.server.wire.requests import FromPlayer
from regalia.server.wire.sights import Pong
from regalia.server.wire.talk import Phrase

WIDTH = 124
"""Lines are broken where the client's formatter would break them."""
MARK = "// Written by `regalia types`; change the Python records instead.\n"
OVER_HTTP = (
    *(Stock, Examined, PublishedList, PublishedVersion, LessonTable),
    *(Hint, Review, Branches, Expected, Chronicle, AnalysisOf, PuzzleTable, Recipe),
)
"""What the client reads over HTTP."""
OPEN = {Option: "Option", Event: "GameEvent"}
"""Records of which the arena only knows that they have a type; each game says which there are."""
NAMES: dict[type, str] = {
    OneOf: "AskOne",
    Several: "AskSeveral",
    Number: "AskNumber",
    Assign: "AskAssign",
    Share: "AskShare",
    Arrange: "AskArrange",
}
LEAVES: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "Answer",
}
PRELUDE = """
export type Seat = number;

export interface Option {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface GameEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

export type Answer = Option | readonly Option[] | number | Assigned | Shared | Unasked;
"""
POSTLUDE = """
export type Ask = AskOne | AskSeveral | AskNumber | AskAssign | AskShare | AskArrange;

type Asking<Message> = Message extends { readonly id: string } ? Omit<Message, "id"> : never;

/** What a player asks for; the connection adds the id. */
export type Request = Asking<FromPlayer>;
"""


def key(record: inspect.StructType, field: inspect.Field) -> str:
    """A field's name; with a question mark if it is left out where it has its usual value."""
    left_out = inspected(record.cls).__struct_config__.omit_defaults and not field.required
    return f"{field.encode_name}{'?' if left_out else ''}"


def line_of(name: str, expression: str) -> str:
    """A field of a record; a long union has a line for each member."""
    line = f"readonly {name}: {expression};"
    return line if len(line) <= WIDTH - 2 else f"readonly {name}:\n    | " + expression.replace(" | ", "\n    | ") + ";"


class Module:
    """Builds a TypeScript module; each record is declared once, after the records it refers to."""

    def __init__(self, before: str = "") -> None:
        self.text = MARK + before
        self._declared: dict[type, str] = {}

    def union(self, name: str, kinds: Iterable[Any]) -> None:
        """Declare a union of records, and the records."""
        self._alias(name, [self.expression(inspect.type_info(kind)) for kind in kinds])

    def words(self, name: str, says: str, kind: Any) -> None:
        """Declare the words that a literal type allows, in their order, as a value."""
        lines = "".join(f"  {json.dumps(word)},\n" for word in get_args(kind))
        self.text += f"\n/** {says} */\nexport const {name} = [\n{lines}] as const;\n"

    def expression(self, kind: inspect.Type) -> str:
        """A type as it is written where it is used."""
        if type(kind) in LEAVES:
            return LEAVES[type(kind)]
        match kind:
            case inspect.StructType():
                return OPEN.get(kind.cls) or self._record(kind)
            case inspect.Metadata():
                written = self.expression(kind.type)
                return str(kind.extra["typescript"]) if kind.extra else written
            case inspect.LiteralType():
                return " | ".join(json.dumps(value) for value in kind.values)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(map(self.expression, sorted(kind.types, key=is_none))))
            case inspect.DictType():
                return f"Readonly<Record<string, {self.expression(kind.value_type)}>>"
            case inspect.ListType() | inspect.VarTupleType():
                item = self.expression(kind.item_type)
                return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
            case inspect.TupleType():
                return f"readonly [{', '.join(map(self.expression, kind.item_types))}]"
        raise TypeError(f"no TypeScript for {kind}")

    def _record(self, kind: inspect.StructType) -> str:
        name = NAMES.get(kind.cls, kind.cls.__name__)
        if kind.cls not in self._declared:
            assert name not in self._declared.values(), f"two records are called {name}"
            self._declared[kind.cls] = name
            lines = [line_of(key(kind, field), self.expression(field.type)) for field in kind.fields]
            tag = [f"readonly {kind.tag_field}: {json.dumps(kind.tag)};"] if kind.tag else []
            says = (inspected(kind.cls).__doc__ or "").partition("\n")[0]
            body = "\n".join(f"  {line}" for line in [*tag, *lines])
            self.text += f"\n/** {says} */\nexport interface {name} {{\n{body}\n}}\n"
        return name

    def _alias(self, name: str, members: list[str]) -> None:
        line = f"export type {name} = {' | '.join(members)};"
        if len(line) > WIDTH:
            rest = f"  {' | '.join(members)};"
            line = f"export type {name} =\n" + (rest if len(rest) <= WIDTH else "  | " + "\n  | ".join(members) + ";")
        self.text += f"\n{line}\n"


def inspected(kind: Any) -> Any:
    """The record itself; of a generic one with its parameters, the class that was written."""
    return getattr(kind, "__origin__", kind)


def is_none(kind: inspect.Type) -> bool:
    """True if it is the type of None, which is written last."""
    return isinstance(kind, inspect.NoneType)


def messages() -> str:
    """The messages of the live channel, and what the client reads over HTTP."""
    module = Module(PRELUDE)
    module.union("FromPlayer", get_args(FromPlayer))
    module.union("FromTable", get_args(FromTable))
    module.union("Reply", [kind for kind in get_args(Reply) if kind is not Pong])
    for kind in OVER_HTTP:
        module.expression(inspect.type_info(kind))
    module.words("PHRASES", "Set phrases of the talk, in the order in which they are offered.", Phrase)
    module.text += POSTLUDE
    return module.text


def debug_panel() -> str:
    """What the debug panel receives."""
    module = Module()
    for kind in (Position, PanelTest):
        module.expression(inspect.type_info(kind))
    return module.text


def of_game(rules: Rules[Any]) -> str:
    """A game's view, options, events, and what its tables may agree on."""
    module = Module()
    module.expression(inspect.type_info(get_type_hints(rules.see)["return"]))
    module.union("Choice", rules.choices)
    module.union("Happened", rules.events)
    module.expression(inspect.type_info(rules.options))
    return module.text


def module_of(slug: str) -> Path:
    """The file that has the types of a game's board. The game may be a package from outside."""
    return Path(str(games.resource(slug, "board", "types.ts")))


def all_modules(client: Path) -> dict[Path, str]:
    """Each file and what belongs into it."""
    own = {client / "src" / "wire.ts": messages(), client / "src" / "debug" / "types.ts": debug_panel()}
    boards = {module_of(slug): of_game(games.load(slug)) for slug in games.slugs()}
    return {file: text for file, text in (own | boards).items() if file.parent.is_dir()}
