"""Messages in Fluent's syntax, each parsed when it is first asked for: a site has ten thousand, a page some dozens."""

import re
from collections.abc import Iterable, Iterator

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax.ast import BaseNode, MessageReference, Resource, TermReference

BEGINS = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=", re.MULTILINE)
"""How a message or a term begins: everything else in a file is indented, a comment, or empty."""


class Messages(FluentBundle):
    """A bundle of messages in one language. Of two messages of one name the later one holds."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        super().__init__([language], use_isolating=False)
        self._unparsed = {name: text for each in texts for name, text in entries(each)}
        """The source of each message and term that was not asked for yet, by its name; a term's begins with a hyphen."""

    def has_message(self, message_id: str) -> bool:
        """True if there is a message of this name."""
        self._parse(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        """A message, with those that it refers to. Raises KeyError if there is none."""
        self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, name: str, within: frozenset[str] = frozenset()) -> None:
        """Parse a message that was not used before, and those that it refers to.

        Its source stays until then: another thread can ask meanwhile. Messages `within` which it is parsed are left out.
        """
        source = self._unparsed.get(name)
        if source is None or name in within:
            return
        resource = FluentResource(source)
        for reference in references(resource):
            self._parse(reference, within | {name})
        self.add_resource(resource)
        self._unparsed.pop(name, None)


def references(resource: Resource) -> set[str]:
    """The names of the messages and terms that a text refers to; a term's begins with a hyphen."""
    found = [node for node in nodes(resource) if isinstance(node, MessageReference | TermReference)]
    return {f"{'-' * isinstance(node, TermReference)}{node.id.name}" for node in found}


def nodes(node: BaseNode) -> Iterator[BaseNode]:
    """A node of a parsed text, and all within it."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, BaseNode):
                yield from nodes(part)


def entries(text: str) -> Iterable[tuple[str, str]]:
    """Each message and term in a file, by its name, with its source."""
    found = [*BEGINS.finditer(text)]
    ends = [each.start() for each in found[1:]] + [len(text)]
    return ((each[1], text[each.start() : end]) for each, end in zip(found, ends, strict=True))
